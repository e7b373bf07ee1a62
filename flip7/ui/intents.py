"""What a player means, whatever device it was said with."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

Pos = tuple[float, float]

OUTSIDE: Pos = (-1.0e6, -1.0e6)
"""Where the mouse is when it is not over the window; also where a gamepad scrolls, which points nowhere."""


class Kind(Enum):
    """All that can be meant."""

    CONFIRM = "confirm"
    BACK = "back"
    HIT = "hit"
    STAY = "stay"
    PICK = "pick"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    HOME = "home"
    END = "end"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    POINT = "point"
    PRESS = "press"
    RELEASE = "release"
    SCROLL = "scroll"
    TEXT = "text"
    ERASE = "erase"
    ERASE_FORWARD = "erase forward"
    ERASE_WORD = "erase word"
    ERASE_WORD_FORWARD = "erase word forward"
    WORD_LEFT = "word left"
    WORD_RIGHT = "word right"
    SELECT_ALL = "select all"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"
    PAUSE = "pause"
    LOG = "log"
    CARDS_LEFT = "cards left"
    HINT = "hint"
    SPEED = "speed"
    RULES = "rules"
    IN_SHORT = "in short"
    """The rules on one page, whatever is asked just now."""
    MUTE = "mute"
    SKIP = "skip"
    REVIEW = "review"
    FULLSCREEN = "fullscreen"
    RESIZED = "resized"
    EXPOSED = "exposed"
    """The window has to be drawn again, though nothing in the game has changed."""
    QUIT = "quit"


DIRECTIONS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)
EDITS = (
    Kind.TEXT, Kind.LEFT, Kind.RIGHT, Kind.HOME, Kind.END, Kind.WORD_LEFT, Kind.WORD_RIGHT, Kind.ERASE,
    Kind.ERASE_FORWARD, Kind.ERASE_WORD, Kind.ERASE_WORD_FORWARD, Kind.SELECT_ALL, Kind.COPY, Kind.CUT, Kind.PASTE,
)  # fmt: skip
"""What changes a text or moves in it."""
SYSTEM = (Kind.RESIZED, Kind.EXPOSED, Kind.QUIT)


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing meant. Those without a value are constants: `intent == Intent.CONFIRM`; the others are asked for their
    kind: `intent.kind is Kind.PICK and intent.index == 2`."""

    kind: Kind
    index: int = 0
    """PICK: which one, counted from 0."""
    pos: Pos = (0.0, 0.0)
    """POINT, PRESS, RELEASE, SCROLL: where, in logical units."""
    text: str = ""
    """TEXT: what was typed."""
    amount: float = 0.0
    """SCROLL: notches of the wheel; upwards is positive."""
    clicks: int = 1
    """PRESS: the second of a double click is 2."""
    selecting: bool = False
    """A move in a text, or a PRESS: whether what lies between is selected."""

    CONFIRM: ClassVar["Intent"]
    BACK: ClassVar["Intent"]
    HIT: ClassVar["Intent"]
    STAY: ClassVar["Intent"]
    UP: ClassVar["Intent"]
    DOWN: ClassVar["Intent"]
    LEFT: ClassVar["Intent"]
    RIGHT: ClassVar["Intent"]
    NEXT: ClassVar["Intent"]
    PREVIOUS: ClassVar["Intent"]
    HOME: ClassVar["Intent"]
    END: ClassVar["Intent"]
    PAGE_UP: ClassVar["Intent"]
    PAGE_DOWN: ClassVar["Intent"]
    ERASE: ClassVar["Intent"]
    ERASE_FORWARD: ClassVar["Intent"]
    ERASE_WORD: ClassVar["Intent"]
    ERASE_WORD_FORWARD: ClassVar["Intent"]
    WORD_LEFT: ClassVar["Intent"]
    WORD_RIGHT: ClassVar["Intent"]
    SELECT_ALL: ClassVar["Intent"]
    COPY: ClassVar["Intent"]
    CUT: ClassVar["Intent"]
    PASTE: ClassVar["Intent"]
    PAUSE: ClassVar["Intent"]
    LOG: ClassVar["Intent"]
    CARDS_LEFT: ClassVar["Intent"]
    HINT: ClassVar["Intent"]
    SPEED: ClassVar["Intent"]
    RULES: ClassVar["Intent"]
    IN_SHORT: ClassVar["Intent"]
    MUTE: ClassVar["Intent"]
    SKIP: ClassVar["Intent"]
    REVIEW: ClassVar["Intent"]
    FULLSCREEN: ClassVar["Intent"]
    RESIZED: ClassVar["Intent"]
    EXPOSED: ClassVar["Intent"]
    QUIT: ClassVar["Intent"]

    @staticmethod
    def pick(index: int) -> "Intent":
        """The one with this number is chosen, 0 for the first."""
        return Intent(Kind.PICK, index=index)

    @staticmethod
    def point(pos: Pos) -> "Intent":
        """The mouse is there, in logical units; `OUTSIDE` when it has left the window."""
        return Intent(Kind.POINT, pos=pos)

    @staticmethod
    def press(pos: Pos, clicks: int = 1, *, selecting: bool = False) -> "Intent":
        """The mouse button went down there, for the `clicks`-th time in quick succession; `selecting` with Shift
        held."""
        return Intent(Kind.PRESS, pos=pos, clicks=clicks, selecting=selecting)

    @staticmethod
    def release(pos: Pos) -> "Intent":
        """The mouse button came up there."""
        return Intent(Kind.RELEASE, pos=pos)

    @staticmethod
    def scroll(amount: float, pos: Pos = (0.0, 0.0)) -> "Intent":
        """The wheel was turned by so many notches, upwards if positive, with the mouse at `pos`."""
        return Intent(Kind.SCROLL, amount=amount, pos=pos)

    @staticmethod
    def typed(text: str) -> "Intent":
        """These letters were written, one or more."""
        return Intent(Kind.TEXT, text=text)


_WITH_VALUE = (Kind.PICK, Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.SCROLL, Kind.TEXT)

for _kind in Kind:
    if _kind not in _WITH_VALUE:
        setattr(Intent, _kind.name, Intent(_kind))
