"""What keys mean in a text besides writing: by the word, to the ends, with Shift to select, and the clipboard."""

import sys
from collections.abc import Mapping

import pygame

from flip7.ui.intents import Intent, Kind

_SHIFT: int = pygame.KMOD_SHIFT
_COMMAND: int = pygame.KMOD_CTRL | pygame.KMOD_META
_WORD: int = pygame.KMOD_ALT if sys.platform == "darwin" else pygame.KMOD_CTRL
_TO_THE_END: int = pygame.KMOD_META if sys.platform == "darwin" else 0

_LETTERS: Mapping[int, Kind] = {
    pygame.K_a: Kind.SELECT_ALL,
    pygame.K_c: Kind.COPY,
    pygame.K_x: Kind.CUT,
    pygame.K_v: Kind.PASTE,
}
_SCANCODES: Mapping[int, int] = {
    pygame.KSCAN_A: pygame.K_a,
    pygame.KSCAN_C: pygame.K_c,
    pygame.KSCAN_X: pygame.K_x,
    pygame.KSCAN_V: pygame.K_v,
}
_BY_WORD: Mapping[int, Kind] = {
    pygame.K_LEFT: Kind.WORD_LEFT,
    pygame.K_RIGHT: Kind.WORD_RIGHT,
    pygame.K_BACKSPACE: Kind.ERASE_WORD,
    pygame.K_DELETE: Kind.ERASE_WORD_FORWARD,
}
_TO_ENDS: Mapping[int, Kind] = {pygame.K_LEFT: Kind.HOME, pygame.K_RIGHT: Kind.END}
_PLAIN: Mapping[int, Kind] = {
    pygame.K_LEFT: Kind.LEFT,
    pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_HOME: Kind.HOME,
    pygame.K_END: Kind.END,
}


def edit_of(key: int, scancode: int, modifiers: int) -> Intent | None:
    """The edit that a key with these modifiers held means; None if it is none."""
    # Right Alt writes letters (ą, €), and some systems report it together with Ctrl.
    if modifiers & _COMMAND and not modifiers & (pygame.KMOD_ALT | pygame.KMOD_MODE):
        # A Cyrillic or Greek keyboard has other letters on these keys: there the place of the key counts.
        letter = key if key < 128 else _SCANCODES.get(scancode, key)
        if letter in _LETTERS:
            return Intent(_LETTERS[letter])
    if modifiers & _TO_THE_END:
        kind = _TO_ENDS.get(key)
    elif modifiers & _WORD:
        kind = _BY_WORD.get(key)
    else:
        kind = _PLAIN.get(key)
    return None if kind is None else Intent(kind, selecting=bool(modifiers & _SHIFT))
