"""The keys that mean the same on every page. A page that gives one of them a meaning of its own hears it first."""

from typing import TYPE_CHECKING

from flip7.app.speeds import SPEED_LABELS
from flip7.i18n import _
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import SceneManager

if TYPE_CHECKING:
    from flip7.app.context import Context


class Shortcuts:
    """Sound, rules and speed, wherever a player is. What they change is said in words for a moment."""

    def __init__(self, context: "Context", manager: SceneManager) -> None:
        self._context = context
        self._manager = manager

    def __call__(self, intent: Intent) -> bool:
        """An intent that the page on top did not hear; True if it was one of these."""
        match intent.kind:
            case Kind.MUTE:
                self._mute()
            case Kind.RULES:
                self._show_rules()
            case Kind.SPEED if self._manager.top is not None and self._manager.top.paced:
                self._change_speed()
            case _:
                return False
        return True

    def _mute(self) -> None:
        self._context.toggle_mute()
        # TRANSLATORS: shown for a moment when the key for it was pressed
        self._context.captions.say(_("Sound off") if self._context.settings.muted else _("Sound on"), "icons/speaker")

    def _show_rules(self) -> None:
        under_way = self._context.match_under_way()
        plan = self._context.last_plan() if under_way is None else under_way.plan
        self._manager.push(self._context.navigation.rules(plan.rules, plan.edition))

    def _change_speed(self) -> None:
        self._context.next_speed()
        # TRANSLATORS: shown for a moment when the key for it was pressed; {speed} is 1×, 2×, 4× or "at once"
        self._context.captions.say(_("Speed: {speed}", speed=SPEED_LABELS[self._context.speed]), "icons/speed")
