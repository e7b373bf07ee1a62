"""Where lines break, measured with a real font."""

import doctest
from functools import partial

import pytest

from flip7.i18n import use_language
from flip7.ui import typesetting
from flip7.ui.fonts import Face, FontName, Fonts
from flip7.ui.typesetting import Measure, ellipsise, longest_word, typeset, wrap


@pytest.fixture
def measure() -> Measure:
    return partial(Fonts().width, face=Face(FontName.TEXT, 24))


def test_the_examples_are_true() -> None:
    result = doctest.testmod(typesetting)
    assert result.attempted == 4
    assert result.failed == 0


@pytest.mark.parametrize(
    ("language", "text", "shown"),
    [
        ("en", "a Flip 7 brings 15 points", "a Flip~7 brings 15~points"),
        ("en", "the 12 twelve times", "the~12~twelve times"),
        ("en", "Your Second Chance", "Your Second~Chance"),
        ("en", "Hello – you", "Hello~– you"),
        ("de", "sag „Noch eine“", "sag „Noch~eine“"),
        ("de", "so i z", "so i z"),
        ("fr", "un Trois à la suite pour le 12", "un Trois~à~la~suite pour le~12"),
        ("fr", "s’il n’y a plus", "s’il n’y a plus"),
        ("pl", "z Drugą szansą i w rzędzie", "z~Drugą~szansą i~w~rzędzie"),
    ],
)
def test_what_belongs_together_stays_together(language: str, text: str, shown: str) -> None:
    use_language(language)
    try:
        assert typeset(text) == shown.replace("~", "\u00a0")
    finally:
        use_language("en")


def test_no_paragraph_ends_in_one_word_if_another_fits_beside_it(measure: Measure) -> None:
    text = "Wer an der Reihe ist, nimmt noch eine Karte"
    lines = wrap(text, measure(text) - 1, measure)
    assert lines == ("Wer an der Reihe ist, nimmt noch", "eine Karte")


def test_what_is_kept_together_comes_apart_before_a_word_does(measure: Measure) -> None:
    assert wrap("Trois\u00a0à\u00a0la\u00a0suite", measure("Trois à la"), measure) == ("Trois\u00a0à\u00a0la", "suite")


def test_wrapped_lines_fit_and_lose_nothing(measure: Measure) -> None:
    text = "Wer an der Reihe ist, nimmt noch eine Karte oder hört auf und sichert seine Punkte."
    lines = wrap(text, 260, measure)
    assert len(lines) > 2
    assert all(measure(line) <= 260 for line in lines)
    assert " ".join(lines) == text


def test_a_line_break_in_the_text_is_kept(measure: Measure) -> None:
    assert wrap("one\n\ntwo", 500, measure) == ("one", "", "two")


def test_a_no_break_space_holds_its_words_together(measure: Measure) -> None:
    lines = wrap("risk of 34\u00a0% now", measure("risk of 34") + 2, measure)
    assert any("34\u00a0%" in line for line in lines)


def test_a_soft_hyphen_is_seen_only_where_the_word_breaks(measure: Measure) -> None:
    word = "Geschwindig\u00adkeits\u00adbegrenzung"
    assert wrap(word, 1000, measure) == ("Geschwindigkeitsbegrenzung",)
    assert wrap(word, measure("Geschwindigkeits-"), measure) == ("Geschwindigkeits-", "begrenzung")


def test_a_word_wider_than_the_line_is_cut_between_letters(measure: Measure) -> None:
    lines = wrap("Donaudampfschifffahrt", 80, measure)
    assert "".join(lines) == "Donaudampfschifffahrt"
    assert all(measure(line) <= 80 for line in lines)


def test_no_room_at_all_ends_in_single_letters_and_not_in_a_hang(measure: Measure) -> None:
    assert "".join(wrap("ab\u00adc d", 0, measure)).replace("-", "") == "abcd"


def test_an_ellipsis_keeps_as_much_as_fits(measure: Measure) -> None:
    width = measure("Spielstand")
    short = ellipsise("Spielstand löschen", width, measure)
    assert short.endswith("…")
    assert measure(short) <= width
    assert ellipsise("Spiel", width, measure) == "Spiel"


def test_a_cyrillic_name_is_cut_and_wrapped_as_it_is_measured(measure: Measure) -> None:
    width = measure("Олекс")
    short = ellipsise("Олександр", width, measure)
    assert short.endswith("…")
    assert 2 < len(short) < 6
    assert measure(short) <= width
    lines = wrap("Олександр Ґалаґан", measure("Олександр"), measure)
    assert lines == ("Олександр", "Ґалаґан")


def test_the_longest_word_is_the_narrowest_room_without_a_cut(measure: Measure) -> None:
    text = "eine Geschwindig\u00adkeits\u00adbegrenzung"
    width = longest_word(text, measure)
    assert width == measure("Geschwindig-")
    assert wrap(text, width, measure)[:2] == ("eine", "Geschwindig-")
