"""Sounds in words, for those who do not hear them. The smallest ones, as of buttons or of a card that is lifted,
need none."""

from collections.abc import Callable

from flip7.i18n import Text, pgettext
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import SMALL, Tone

SECONDS = 1.8

# TRANSLATORS: texts with the context "caption" say what is heard, as in subtitles for the deaf: short, no full stop.
_CAPTIONS: dict[str, Text] = {
    "deal": pgettext("caption", "A card glides over the felt"),
    "flip": pgettext("caption", "A card snaps over"),
    "shuffle": pgettext("caption", "Cards are riffled"),
    "gather": pgettext("caption", "Cards are swept together"),
    "number": pgettext("caption", "A wooden note, a step higher"),
    "bonus": pgettext("caption", "Coins clink"),
    "bust": pgettext("caption", "A horn sinks down"),
    "slam": pgettext("caption", "A heavy thump"),
    "drain": pgettext("caption", "Points run out"),
    "freeze": pgettext("caption", "Ice crackles"),
    "ice": pgettext("caption", "Ice grows and creaks"),
    "second-chance": pgettext("caption", "Three warm notes"),
    "heart-break": pgettext("caption", "Something breaks with a clink"),
    "relief": pgettext("caption", "A sigh of relief"),
    "flip-three": pgettext("caption", "Three cards are fanned"),
    "countdown": pgettext("caption", "A clock ticks"),
    "count": pgettext("caption", "Points trickle in"),
    "stay": pgettext("caption", "A pile is patted"),
    "round": pgettext("caption", "A soft gong"),
    "turn": pgettext("caption", "A doorbell"),
    "heartbeat": pgettext("caption", "A heart beats"),
    "match-point": pgettext("caption", "Drums and a chord that waits"),
    "last-card": pgettext("caption", "A low note swells"),
    "applause": pgettext("caption", "Applause"),
    "flip7": pgettext("caption", "Fanfare"),
    "firework": pgettext("caption", "Fireworks"),
    "victory": pgettext("caption", "The winner's tune"),
    "challenge_lost": pgettext("caption", "A tune that falls"),
    "award": pgettext("caption", "Little bells"),
}


def caption_of(cue: str) -> Text | None:
    """What a cue sounds like; number5 is a number, and countdown3 a countdown."""
    return _CAPTIONS.get(cue) or _CAPTIONS.get(cue.rstrip("1234567"))


class Captions:
    """The last sound in words, for a moment, at the lower edge of whatever is shown."""

    def __init__(self) -> None:
        self._text: Text | None = None
        self._icon = ""
        self._left = 0.0
        self.on_change: Callable[[], object] = lambda: None

    @property
    def wake_in(self) -> float | None:
        """Seconds until it goes; None if there is none."""
        return self._left if self._text is not None else None

    def hear(self, cue: str) -> None:
        """A sound was played: show it in words, in place of the last one. Nothing for sounds without words."""
        text = caption_of(cue)
        if text is not None:
            self.say(text, "icons/speaker")

    def say(self, text: Text, icon: str) -> None:
        """Show something else in words for a moment, such as what a key has just changed."""
        self._text, self._icon, self._left = text, icon, SECONDS
        self.on_change()

    def pass_time(self, seconds: float) -> bool:
        """True if one has just gone."""
        if self._text is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._text = None
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the caption onto whatever is there; nothing if there is none."""
        if self._text is None:
            return
        side = 26.0
        height = line_height(SMALL) + 8
        width = text_width(self._text, SMALL) + side + 44
        screen = canvas.box
        box = Box(screen.centerx - width / 2, screen.bottom - height - 4, width, height)
        canvas.rect(box, Tone.SOLID.faded(0.94), PILL, Tone.RAISED_EDGE)
        canvas.image(self._icon, Box(box.left + 14, box.centery - side / 2, side, side), Tone.LAVENDER)
        canvas.text(self._text, Box(box.left + side + 24, box.top, width - side - 34, height), SMALL, Align.LEFT)
