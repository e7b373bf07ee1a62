"""The one place that reads pygame's events: keyboard, mouse and gamepad become intents here."""

from enum import Enum
from time import perf_counter

import pygame

from flip7.i18n import Text
from flip7.ui.bindings import Bindings
from flip7.ui.editkeys import edit_of
from flip7.ui.gamepad import Gamepads
from flip7.ui.intents import DIRECTIONS, OUTSIDE, Intent, Kind
from flip7.ui.pads import PadFamily
from flip7.ui.scale import Viewport

__all__ = ["Bindings", "Device", "Input", "Intent", "Kind"]

_REPEATING = (*DIRECTIONS, Kind.ERASE, Kind.ERASE_FORWARD, Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.NEXT, Kind.PREVIOUS)
"""What counts again while its key is held. A held HIT must not draw a second card."""

_EDITING = (
    *DIRECTIONS, Kind.CONFIRM, Kind.BACK, Kind.NEXT, Kind.PREVIOUS, Kind.HOME, Kind.END, Kind.ERASE,
    Kind.ERASE_FORWARD, Kind.IN_SHORT, Kind.FULLSCREEN,
)  # fmt: skip
"""What keys still mean while a text is typed, unless they write something."""


_SHIFT_KEYS = (pygame.K_LSHIFT, pygame.K_RSHIFT)
_DOUBLE_CLICK = 0.4
"""Seconds between two presses that belong together."""
_SAME_PLACE = 5
"""So many pixels a hand may shake between them."""

_SHORT_NAP, _LONG_NAP = 0.004, 0.016
"""How long to sleep between two looks at the events: soon after one more often, and never longer than a frame."""


class Device(Enum):
    """What a player has in hand: it decides which keys or buttons are shown as hints."""

    KEYBOARD = "keyboard"
    MOUSE = "mouse"
    GAMEPAD = "gamepad"


class Input:
    """Translates events. `viewport` is kept up to date by the window; `device` is what was used last."""

    def __init__(self, viewport: Viewport, bindings: Bindings | None = None) -> None:
        self.viewport = viewport
        self.bindings = bindings or Bindings()
        self.pixel_ratio = 1.0
        """Pixels to a unit of the window system, in which the mouse is told."""
        self.device = Device.KEYBOARD
        self.gamepads = Gamepads()
        self.raw_key: str | None = None
        """The name of the key pressed last, for a dialog that asks for a new key."""
        self._down: set[int] = set()
        self._writing: bool | None = None
        self._clicks = _Clicks()

    def start(self) -> None:
        """Begin to listen; pygame's display must be open."""
        pygame.key.set_repeat(380, 45)
        self.gamepads.start()
        self.listen_for_text(text_entry=False)

    def listen_for_text(self, *, text_entry: bool) -> None:
        """Tell the system whether a text is typed now. An input method would swallow letters outside of one."""
        if text_entry == self._writing:
            return
        self._writing = text_entry
        if text_entry:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def poll(self, *, text_entry: bool) -> list[Intent]:
        """What was meant since the last time."""
        self.listen_for_text(text_entry=text_entry)
        return [intent for event in pygame.event.get() for intent in self.translate(event, text_entry=text_entry)]

    def wait(self, seconds: float, *, text_entry: bool) -> list[Intent]:
        """Sleep until something is meant, `seconds` at most.

        In naps of our own: `pygame.event.wait` looks a thousand times a second, 2 % of a processor for nothing.
        """
        end = perf_counter() + seconds
        nap = _SHORT_NAP
        while True:
            intents = self.poll(text_entry=text_entry)
            left = end - perf_counter()
            if intents or left <= 0:
                return intents
            pygame.time.wait(max(1, round(min(nap, left) * 1000)))
            nap = min(_LONG_NAP, nap * 1.05)

    def tick(self, dt: float) -> list[Intent]:
        """Held directions of a gamepad that count again."""
        return self.gamepads.tick(dt)

    @property
    def pad(self) -> PadFamily | None:
        """The family of the gamepad in use; None while something else is."""
        return self.gamepads.family if self.device is Device.GAMEPAD else None

    def hint(self, kind: Kind, index: int = 0) -> Text | str:
        """What to show on a button that does `kind`: its key, or the gamepad's button while that is in use."""
        if self.device is Device.GAMEPAD:
            return self.gamepads.label(kind)
        return self.bindings.label(kind, index)

    def translate(self, event: pygame.Event, *, text_entry: bool) -> list[Intent]:
        """What an event means, as intents; an empty list for nothing. With `text_entry` letters are text, not
        shortcuts."""
        match event.type:
            case pygame.KEYDOWN:
                self.device = Device.KEYBOARD
                return self._key(event, text_entry)
            case pygame.KEYUP:
                self._down.discard(event.key)
            case pygame.TEXTINPUT if text_entry:
                self.device = Device.KEYBOARD
                return [Intent.typed(event.text)]
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                return self._mouse(event)
            case pygame.QUIT:
                return [Intent.QUIT]
            case pygame.WINDOWLEAVE:
                return [Intent.point(OUTSIDE)]
            case pygame.WINDOWFOCUSLOST:
                self._down.clear()
                self.gamepads.release_all()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                return [Intent.RESIZED]
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWFOCUSGAINED:
                return [Intent.EXPOSED]
            case _:
                intents = self.gamepads.translate(event)
                if intents:
                    self.device = Device.GAMEPAD
                return intents
        return []

    def _key(self, event: pygame.Event, text_entry: bool) -> list[Intent]:
        repeated = event.key in self._down
        self._down.add(event.key)
        self.raw_key = pygame.key.name(event.key)
        modifiers: int = getattr(event, "mod", 0)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and modifiers & pygame.KMOD_ALT:
            return [] if repeated else [Intent.FULLSCREEN]
        scancode: int = getattr(event, "scancode", 0)
        edit = edit_of(event.key, scancode, modifiers) if text_entry else None
        if edit is not None:
            return [edit]
        meaning = self.bindings.meaning(event.key) or _digit(scancode)
        if meaning is None or modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return []
        kind, index = meaning
        if text_entry and (kind not in _EDITING or _writes(event.key)):
            return []
        if kind is Kind.NEXT and modifiers & pygame.KMOD_SHIFT:
            kind = Kind.PREVIOUS
        if repeated and kind not in _REPEATING:
            return []
        return [Intent(kind, index=index if kind is Kind.PICK else 0)]

    def _logical(self, pos: tuple[float, float]) -> tuple[float, float]:
        return self.viewport.to_logical((pos[0] * self.pixel_ratio, pos[1] * self.pixel_ratio))

    def _mouse(self, event: pygame.Event) -> list[Intent]:
        if event.type == pygame.MOUSEWHEEL:
            amount = float(getattr(event, "precise_y", event.y))
            return [Intent.scroll(amount, self._logical(pygame.mouse.get_pos()))] if amount else []
        if event.type == pygame.MOUSEMOTION and tuple(event.rel) == (0, 0):
            # A window that opens under a mouse at rest hears of a motion by nothing: nobody has pointed at anything.
            return []
        self.device = Device.MOUSE
        pos = self._logical(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Intent.point(pos)]
        if event.button == pygame.BUTTON_LEFT:
            if event.type == pygame.MOUSEBUTTONUP:
                return [Intent.release(pos)]
            clicks = self._clicks.count(event.pos, perf_counter())
            return [Intent.press(pos, clicks, selecting=not self._down.isdisjoint(_SHIFT_KEYS))]
        if event.button == pygame.BUTTON_X1 and event.type == pygame.MOUSEBUTTONDOWN:
            return [Intent.BACK]
        return []


class _Clicks:
    """Counts presses of the mouse that follow each other quickly at one place."""

    def __init__(self) -> None:
        self._number = 0
        self._last = 0.0
        self._place = (0, 0)

    def count(self, place: tuple[int, int], now: float) -> int:
        near = max(abs(place[0] - self._place[0]), abs(place[1] - self._place[1])) <= _SAME_PLACE
        self._number = self._number + 1 if near and now - self._last <= _DOUBLE_CLICK else 1
        self._last, self._place = now, place
        return self._number


def _digit(scancode: int) -> tuple[Kind, int] | None:
    """The keys where most keyboards have their digits: a French one writes & é " there, and its player counts too."""
    index = scancode - pygame.KSCAN_1
    return (Kind.PICK, index) if 0 <= index < 10 else None


def _writes(key: int) -> bool:
    """Whether a key writes something: then the system sends the text itself, with its accents."""
    return 32 <= key < 127 or 160 <= key < 0x40000000
