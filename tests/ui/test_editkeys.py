import pygame
import pytest

from flip7.ui.editkeys import edit_of
from flip7.ui.intents import Intent, Kind

SHIFT, CTRL, META, ALT = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA, pygame.KMOD_RALT


@pytest.mark.parametrize(
    ("key", "kind"),
    [(pygame.K_a, Kind.SELECT_ALL), (pygame.K_c, Kind.COPY), (pygame.K_x, Kind.CUT), (pygame.K_v, Kind.PASTE)],
)
@pytest.mark.parametrize("command", [CTRL, META])
def test_control_or_command_with_a_letter(key: int, kind: Kind, command: int) -> None:
    assert edit_of(key, 0, command) == Intent(kind)
    assert edit_of(key, 0, 0) is None
    assert edit_of(key, 0, SHIFT) is None


@pytest.mark.parametrize(("scancode", "kind"), [(pygame.KSCAN_A, Kind.SELECT_ALL), (pygame.KSCAN_V, Kind.PASTE),
                                                (pygame.KSCAN_C, Kind.COPY), (pygame.KSCAN_X, Kind.CUT)])  # fmt: skip
def test_on_a_cyrillic_keyboard_the_place_of_the_key_counts(scancode: int, kind: Kind) -> None:
    assert edit_of(ord("м"), scancode, CTRL) == Intent(kind)


def test_on_a_french_keyboard_its_own_letter_counts() -> None:
    assert edit_of(pygame.K_q, pygame.KSCAN_A, CTRL) is None


def test_right_alt_writes_letters_even_where_it_comes_with_control() -> None:
    assert edit_of(pygame.K_a, 0, CTRL | ALT) is None
    assert edit_of(pygame.K_x, 0, CTRL | pygame.KMOD_MODE) is None


@pytest.mark.parametrize(
    ("key", "modifiers", "kind"),
    [(pygame.K_LEFT, CTRL, Kind.WORD_LEFT), (pygame.K_RIGHT, CTRL, Kind.WORD_RIGHT),
     (pygame.K_BACKSPACE, CTRL, Kind.ERASE_WORD), (pygame.K_DELETE, CTRL, Kind.ERASE_WORD_FORWARD),
     (pygame.K_LEFT, 0, Kind.LEFT), (pygame.K_RIGHT, 0, Kind.RIGHT), (pygame.K_HOME, 0, Kind.HOME),
     (pygame.K_END, 0, Kind.END)],
)  # fmt: skip
def test_moves_and_with_shift_they_select(key: int, modifiers: int, kind: Kind) -> None:
    assert edit_of(key, 0, modifiers) == Intent(kind)
    assert edit_of(key, 0, modifiers | SHIFT) == Intent(kind, selecting=True)
