"""The rows of the settings, part by part: what can be set, and the control that sets it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flip7 import i18n
from flip7.app.context import Context
from flip7.app.speeds import SPEED_CHOICES
from flip7.i18n import LANGUAGES, Percent, Text, _, pgettext
from flip7.scenes.settings.pad_legend import PadLegend
from flip7.store.settings import Pace, Summaries, Talkativeness, WindowSize
from flip7.ui.theme import STRONG
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.choice import Choice
from flip7.ui.widgets.row import Row
from flip7.ui.widgets.slider import Slider
from flip7.ui.widgets.toggle import Toggle

_TEXT_SIZES = (1.0, 1.1, 1.2, 1.3, 1.4, 1.5)
_WINDOW_SIZES = ((1024, 640), (1280, 720), (1280, 800), (1600, 900), (1920, 1080), (2560, 1440))


@dataclass(frozen=True, slots=True)
class Setting:
    """A row of the page, with a sentence on what it does where its name does not say it all."""

    widget: Row | Button | PadLegend
    about: Text | None = None

    def height_for(self, width: float) -> float:
        """The height in logical units that it needs at a width, without its sentence."""
        return self.widget.wanted_height if isinstance(self.widget, Button) else self.widget.height_for(width)


def of(row: Row, about: Text | None = None) -> Setting:
    """A setting with this row; `about` is the sentence below it."""
    return Setting(row, about)


def _setter(context: Context, name: str) -> Callable[[Any], None]:
    return lambda value: context.change(**{name: value})


def toggle(context: Context, name: str, text: Text, about: Text | None = None) -> Setting:
    """A switch for the setting of this name, which must be a yes or no. It takes effect when it is pressed."""
    return of(Toggle(text, getattr(context.settings, name), _setter(context, name), key=name), about)


def picture(context: Context) -> list[Setting]:
    """What the player sees, and in which language."""
    settings = context.settings
    sizes: list[tuple[float, Text | str]] = [(size, str(Percent(size))) for size in _TEXT_SIZES]
    return [
        of(Choice(pgettext("settings", "Language"), list(LANGUAGES.items()), i18n.language(),
                  _setter(context, "language"), key="language")),
        of(Choice(_("Text size"), sizes, settings.text_size, _setter(context, "text_size"), key="text_size")),
        toggle(context, "high_contrast", _("High contrast"), _("Darker table, brighter letters, clear edges.")),
        toggle(context, "reduced_motion", _("Less motion"),
               _("Cards appear where they belong. Nothing shakes, sways or flies; the time to read stays.")),
        of(Toggle(_("Full screen"), context.fullscreen, _setter(context, "fullscreen"), key="fullscreen"),
           _("F11 also toggles it.")),
        of(Choice(_("Window size"), _window_sizes(context.window_size), context.window_size, _setter(context, "window"),
                  key="window")),
    ]  # fmt: skip


def _window_sizes(now: WindowSize) -> list[tuple[WindowSize, Text | str]]:
    """The usual sizes, and the one it was dragged to."""
    sizes = {*(WindowSize(*size) for size in _WINDOW_SIZES), now}
    ordered = sorted(sizes, key=lambda size: (size.width, size.height))
    return [(size, f"{size.width} × {size.height}") for size in ordered]


def game(context: Context, rebuild: Callable[[], object]) -> list[Setting]:
    """How the table plays. `rebuild` is called when the rows themselves must change."""
    settings = context.settings

    def forget_tips() -> None:
        context.change(seen_tips=frozenset())
        rebuild()

    again = Button(_("Show all tips again"), forget_tips, icon="icons/restart", text_style=STRONG, key="tips again")
    again.enabled = bool(settings.seen_tips)
    paces: list[tuple[Pace, Text | str]] = [
        (Pace.SLOW, pgettext("pace", "Leisurely")),
        (Pace.NORMAL, pgettext("pace", "Normal")),
        (Pace.FAST, pgettext("pace", "Quick")),
        (Pace.INSTANT, pgettext("pace", "At once")),
    ]
    # TRANSLATORS: how much AI opponents say, after "AI opponents talk"
    manners: list[tuple[Talkativeness, Text | str]] = [
        (Talkativeness.TALKATIVE, pgettext("talk", "A lot")),
        (Talkativeness.NORMAL, pgettext("talk", "Now and then")),
        (Talkativeness.QUIET, pgettext("talk", "Hardly ever")),
    ]
    summaries: list[tuple[Summaries, Text | str]] = [
        # TRANSLATORS: when the summary of a round is shown; the name of the setting stands before it
        (Summaries.EVERY_ROUND, pgettext("summaries", "After every round")),
        (Summaries.LAST_ROUND, pgettext("summaries", "Only after the last one")),
    ]
    return [
        of(Choice(_("Speed of the cards"), SPEED_CHOICES, settings.speed, _setter(context, "speed"), key="speed")),
        of(Choice(_("AI opponents think"), paces, settings.ai_pace, _setter(context, "ai_pace"), key="ai_pace")),
        of(Choice(_("AI opponents talk"), manners, settings.talk, _setter(context, "talk"), key="talk")),
        of(Choice(_("Round summary"), summaries, settings.summaries, _setter(context, "summaries"), key="summaries")),
        toggle(context, "bust_risk", _("Show the risk"), _("The exact chance that the next card busts you.")),
        toggle(context, "count_cards", _("Count the cards for me"),
               _("A key shows which cards are left. Off for those who want to remember.")),
        toggle(context, "hints", _("Allow hints"), _("A key shows what the best AI would do in your place.")),
        # TRANSLATORS: the coach puts a mark at the seat after each decision of a person
        toggle(context, "coach", _("Coach"),
               _("After each of your decisions a small mark tells how good it was. Press it to hear why.")),
        toggle(context, "banners", _("Announce the next player"),
               _("A short banner with the name, when several people share the screen.")),
        toggle(context, "tips", _("Tips for beginners"), _("Each appears once, when it matters.")),
        Setting(again),
    ]  # fmt: skip


def sound(context: Context) -> list[Setting]:
    """Volumes, heard at once, and what stands in for sounds."""

    def volume(name: str, text: Text, sample: str | None) -> Setting:
        def turn(value: float) -> None:
            context.preview(**{name: value})
            if sample is not None:
                context.audio.play(sample)

        return of(Slider(text, getattr(context.settings, name), turn, key=name))

    return [
        toggle(context, "muted", _("No sound at all")),
        volume("effects_volume", pgettext("volume", "Cards and events"), "deal"),
        volume("interface_volume", pgettext("volume", "Buttons"), "press"),
        volume("voices_volume", pgettext("volume", "Opponents' voices"), "greedy-glad"),
        volume("music_volume", pgettext("volume", "Music"), None),
        toggle(context, "captions", _("Captions"), _("What is heard is also written.")),
    ]
