"""The keys that mean the same on every page. A page that gives one of them a meaning of its own hears it first."""

from collections.abc import Callable

from flip7.app.preferences import Preferences
from flip7.app.speeds import SPEED_LABELS
from flip7.i18n import _
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Scene, SceneManager


class Shortcuts:
    """Sound, rules and speed, wherever a player is. What they change is said in words for a moment."""

    def __init__(self, preferences: Preferences, manager: SceneManager, rules: Callable[[], Scene]) -> None:
        """`rules` makes the page with the rules that are played by now."""
        self._preferences = preferences
        self._manager = manager
        self._rules = rules

    def __call__(self, intent: Intent) -> bool:
        """An intent that the page on top did not hear; True if it was one of these."""
        match intent.kind:
            case Kind.MUTE:
                self._mute()
            case Kind.RULES | Kind.IN_SHORT:
                self._show_rules()
            case Kind.SPEED if self._manager.top is not None and self._manager.top.paced:
                self._change_speed()
            case _:
                return False
        return True

    def _mute(self) -> None:
        self._preferences.toggle_mute()
        # TRANSLATORS: shown for a moment when the key for it was pressed
        said = _("Sound off") if self._preferences.settings.muted else _("Sound on")
        self._preferences.captions.say(said, "icons/speaker")

    def _show_rules(self) -> None:
        self._manager.push(self._rules())

    def _change_speed(self) -> None:
        self._preferences.next_speed()
        # TRANSLATORS: shown for a moment when the key for it was pressed; {speed} is 1×, 2×, 4× or "at once"
        self._preferences.captions.say(_("Speed: {speed}", speed=SPEED_LABELS[self._preferences.speed]), "icons/speed")
