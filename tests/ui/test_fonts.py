import pygame
import pytest

from flip7.ui.fonts import Face, FontName, Fonts

FACE = Face(FontName.TEXT, 24)


@pytest.fixture
def fonts() -> Fonts:
    return Fonts()


@pytest.mark.parametrize("name", FontName)
def test_all_letters_of_the_four_languages_are_there(fonts: Fonts, name: FontName) -> None:
    letters = "äöüßÄÖÜ éèêëàâçîïôùûœæÉÈÀÇŒ ąćęłńóśźżĄĆĘŁŃÓŚŹŻ „“”«»’–—…·×−\u00a0\u202f"
    assert fonts.lacking(letters, name) == set()


def test_a_letter_the_font_does_not_have_is_found(fonts: Fonts) -> None:
    assert fonts.lacking("a → b", FontName.TEXT) == {"→"}


def test_the_same_text_is_drawn_once(fonts: Fonts) -> None:
    assert fonts.render("Flip", FACE, (255, 255, 255)) is fonts.render("Flip", FACE, (255, 255, 255))


def test_rendered_texts_stay_within_their_bytes() -> None:
    fonts = Fonts(budget=200_000)
    for number in range(300):
        fonts.render(f"Round {number}", FACE, (255, 255, 255))
    assert 0 < fonts.rendered_bytes <= 200_000


def test_what_is_measured_is_what_is_drawn(fonts: Fonts) -> None:
    for px in (12, 18, 24, 40, 90, 200):
        face = Face(FontName.DISPLAY, px)
        assert fonts.width("Runde 143", face) == pytest.approx(
            fonts.render("Runde 143", face, (0, 0, 0)).get_width(), abs=1
        )


def test_extra_space_between_letters_is_drawn_as_measured(fonts: Fonts) -> None:
    face = Face(FontName.STRONG, 20, tracking=3)
    assert fonts.width("STOPP", face) - fonts.width("STOPP", Face(FontName.STRONG, 20)) == 12
    assert fonts.render("STOPP", face, (0, 0, 0)).get_width() == pytest.approx(fonts.width("STOPP", face), abs=1)


def test_width_grows_in_step_with_the_size(fonts: Fonts) -> None:
    """A layout made at one window size holds at every other."""
    text = "Spielstand löschen und neu beginnen"
    for px in range(12, 100):
        share = fonts.width(text, Face(FontName.TEXT, px)) / px
        assert share == pytest.approx(fonts.width(text, Face(FontName.TEXT, 96)) / 96, rel=0.02)


def test_letters_stand_on_the_baseline(fonts: Fonts) -> None:
    for px in (13, 24, 36, 60):
        face = Face(FontName.DISPLAY, px)
        ink = fonts.render("H", face, (255, 255, 255)).get_bounding_rect(min_alpha=128)
        assert ink.bottom == pytest.approx(fonts.ascent(face), abs=1)
        assert ink.height == pytest.approx(fonts.cap_height(face), abs=1)


def test_wrapped_lines_fit_and_lose_nothing(fonts: Fonts) -> None:
    text = "Wer an der Reihe ist, nimmt noch eine Karte oder hört auf und sichert seine Punkte."
    lines = fonts.wrap(text, FACE, 260)
    assert len(lines) > 2
    assert all(fonts.width(line, FACE) <= 260 for line in lines)
    assert " ".join(lines) == text


def test_a_line_break_in_the_text_is_kept(fonts: Fonts) -> None:
    assert fonts.wrap("one\n\ntwo", FACE, 500) == ("one", "", "two")


def test_a_no_break_space_holds_its_words_together(fonts: Fonts) -> None:
    lines = fonts.wrap("risk of 34\u00a0% now", FACE, fonts.width("risk of 34", FACE) + 2)
    assert any("34\u00a0%" in line for line in lines)


def test_a_soft_hyphen_is_seen_only_where_the_word_breaks(fonts: Fonts) -> None:
    word = "Geschwindig\u00adkeits\u00adbegrenzung"
    assert fonts.wrap(word, FACE, 1000) == ("Geschwindigkeitsbegrenzung",)
    assert fonts.wrap(word, FACE, fonts.width("Geschwindigkeits-", FACE)) == ("Geschwindigkeits-", "begrenzung")


def test_a_word_wider_than_the_line_is_cut_between_letters(fonts: Fonts) -> None:
    lines = fonts.wrap("Donaudampfschifffahrt", FACE, 80)
    assert "".join(lines) == "Donaudampfschifffahrt"
    assert all(fonts.width(line, FACE) <= 80 for line in lines)


def test_no_room_at_all_ends_in_single_letters_and_not_in_a_hang(fonts: Fonts) -> None:
    assert "".join(fonts.wrap("ab\u00adc d", FACE, 0)).replace("-", "") == "abcd"


def test_an_ellipsis_keeps_as_much_as_fits(fonts: Fonts) -> None:
    width = fonts.width("Spielstand", FACE)
    short = fonts.ellipsise("Spielstand löschen", FACE, width)
    assert short.endswith("…")
    assert fonts.width(short, FACE) <= width
    assert fonts.ellipsise("Spiel", FACE, width) == "Spiel"


def test_letters_carry_the_colour_asked_for(fonts: Fonts) -> None:
    picture = fonts.render("██", Face(FontName.TEXT, 20), (10, 200, 30))
    ink = picture.get_bounding_rect(min_alpha=255)
    assert pygame.Color(picture.get_at(ink.center))[:3] == (10, 200, 30)
