import pytest

from flip7.ui.text import Fitting, line_height, set_text, text_height, text_width, widest_word
from flip7.ui.theme import BODY, HEADING, LEAST_TEXT, PILL, theme

ROOMY = (2000, 400)


def test_a_text_with_room_enough_is_left_alone() -> None:
    setting = set_text("Play", BODY, 1.0, ROOMY)
    assert (setting.lines, setting.fitting, setting.face.px) == (("Play",), Fitting.NATURAL, 26)


def test_a_text_too_wide_is_made_smaller_until_it_fits() -> None:
    setting = set_text("Einstellungen", HEADING, 1.0, (200, 60))
    assert setting.fitting is Fitting.SHRUNK
    assert LEAST_TEXT <= setting.face.px < HEADING.size
    assert setting.width <= 200
    assert setting.needed[0] > 200


def test_no_text_becomes_smaller_than_eighteen_it_is_cut_instead() -> None:
    setting = set_text("Geschwindigkeitsbegrenzung", HEADING, 1.0, (100, 60))
    assert setting.fitting is Fitting.CUT
    assert setting.face.px == LEAST_TEXT
    assert setting.lines[0].endswith("…")


def test_the_floor_scales_with_the_window() -> None:
    assert set_text("Geschwindigkeitsbegrenzung", HEADING, 2.0, (150, 60)).face.px == 2 * LEAST_TEXT


def test_wrapping_comes_before_shrinking() -> None:
    setting = set_text("Spielstand wirklich löschen", HEADING, 1.0, (260, 160), wrap=True)
    assert setting.fitting is Fitting.NATURAL
    assert len(setting.lines) > 1


def test_a_long_word_is_made_smaller_rather_than_broken() -> None:
    setting = set_text("Computergegner wählen", HEADING, 1.0, (240, 200), wrap=True)
    assert setting.fitting is Fitting.SHRUNK
    assert setting.lines == ("Computergegner", "wählen")


def test_too_many_lines_end_in_an_ellipsis() -> None:
    setting = set_text("word " * 60, BODY, 1.0, (200, 60), wrap=True)
    assert setting.fitting is Fitting.CUT
    assert setting.lines[-1].endswith("…")
    assert setting.height <= 60


def test_extra_space_between_letters_is_given_up_first() -> None:
    room = (round(text_width("EINGEFROREN", PILL)) - 6, 40)
    setting = set_text("EINGEFROREN", PILL, 1.0, room)
    assert setting.face.tracking == 0
    assert setting.face.px >= PILL.size - 1


def test_text_grows_with_the_players_text_size() -> None:
    small = text_width("Settings", BODY)
    theme.text_scale = 1.5
    assert text_width("Settings", BODY) == pytest.approx(1.5 * small, rel=0.03)
    assert set_text("Settings", BODY, 1.0, ROOMY).face.px == 39


@pytest.mark.parametrize("scale", [0.55, 0.667, 1.0, 1.333, 2.0])
def test_a_height_measured_beforehand_holds_at_every_window_size(scale: float) -> None:
    text = "Kommt eine Zahl zum zweiten Mal, ist die Runde für diese Person vorbei, ohne Punkte. " * 4
    width = 431.0
    room = (round(width * scale), round(text_height(text, BODY, width) * scale))
    assert set_text(text, BODY, scale, room, wrap=True).fitting is Fitting.NATURAL


def test_the_height_of_a_text_counts_its_lines() -> None:
    assert text_height("one\ntwo\nthree", BODY, 900) == pytest.approx(3 * line_height(BODY))


def test_no_word_needs_to_be_broken_at_the_width_of_the_widest() -> None:
    width = widest_word("Geschwindigkeit der Computergegner", BODY)
    assert width == text_width("Computergegner", BODY) or width == text_width("Geschwindigkeit", BODY)
