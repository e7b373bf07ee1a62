import os

import pygame
import pytest

from flip7.ui.fonts import MOST_FONTS, Face, FontName, Fonts

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


def test_letters_carry_the_colour_asked_for(fonts: Fonts) -> None:
    picture = fonts.render("██", Face(FontName.TEXT, 20), (10, 200, 30))
    ink = picture.get_bounding_rect(min_alpha=255)
    assert pygame.Color(picture.get_at(ink.center))[:3] == (10, 200, 30)


def test_eighty_sizes_of_all_fonts_leave_no_file_open(fonts: Fonts) -> None:
    before = _next_file_number()
    for px in range(10, 90):
        for name in FontName:
            fonts.render("Flip", Face(name, px), (255, 255, 255))
    assert _next_file_number() == before


def test_a_font_used_long_ago_is_closed_and_opened_again_when_it_is_asked_for(fonts: Fonts) -> None:
    first = fonts.font(FontName.TEXT, 10)
    for px in range(11, 10 + MOST_FONTS):
        fonts.font(FontName.TEXT, px)
    assert fonts.font(FontName.TEXT, 10) is first, "so many are kept"
    for px in range(11, 11 + MOST_FONTS):
        fonts.font(FontName.TEXT, px)
    again = fonts.font(FontName.TEXT, 10)
    assert again is not first
    assert again.size("Flip") == first.size("Flip")


NAMES = ("Олександр", "Ґалаґан", "Їжакевич", "Ελένη", "Γιώργος", "Nguyễn", "Łukasz", "Zoë", "אבי", "Øyvind", "Đorđe")


@pytest.mark.parametrize("name", FontName)
@pytest.mark.parametrize("text", NAMES)
def test_names_of_many_languages_are_drawn_with_real_letters(fonts: Fonts, name: FontName, text: str) -> None:
    assert fonts.lacking(text, name) == set()
    face = Face(name, 40)
    strange = {_ink(fonts, letter, face) for letter in ("\ue123", "😀")}
    assert all(_ink(fonts, letter, face) not in strange for letter in text), "no empty boxes"
    assert fonts.render(text, face, (255, 255, 255)).get_width() == pytest.approx(fonts.width(text, face), abs=1)


@pytest.mark.parametrize("name", FontName)
def test_what_no_font_has_is_shown_by_a_dot_and_measured_as_one(fonts: Fonts, name: FontName) -> None:
    face = Face(name, 40)
    assert fonts.lacking("A😀日 b", name) == {"😀", "日"}
    assert _ink(fonts, "A😀日b", face) == _ink(fonts, "A··b", face)
    assert fonts.width("A😀日b", face) == fonts.width("A··b", face)


@pytest.mark.parametrize("name", FontName)
@pytest.mark.parametrize("letter", ["Н", "Η"])
def test_cyrillic_and_greek_stand_on_the_same_line_and_are_about_as_high(
    fonts: Fonts, name: FontName, letter: str
) -> None:
    face = Face(name, 60)
    latin = fonts.render("H", face, (255, 255, 255)).get_bounding_rect(min_alpha=128)
    other = fonts.render(letter, face, (255, 255, 255)).get_bounding_rect(min_alpha=128)
    assert other.bottom == pytest.approx(latin.bottom, abs=1)
    assert other.height == pytest.approx(latin.height, rel=0.2)


def test_a_line_of_several_fonts_has_its_pieces_side_by_side(fonts: Fonts) -> None:
    for face in (FACE, Face(FontName.STRONG, 30, tracking=4)):
        mixed = fonts.width("HНH", face)
        letters = fonts.width("H", face) * 2 + fonts.width("Н", face) + 2 * face.tracking
        assert mixed == pytest.approx(letters, abs=2)
        picture = fonts.render("HНH", face, (255, 255, 255))
        assert picture.get_bounding_rect(min_alpha=64).width > fonts.width("HН", face)
        assert picture.get_width() == pytest.approx(mixed, abs=1)


def test_extra_space_is_also_between_the_pieces_of_several_fonts(fonts: Fonts) -> None:
    def last_ink(tracking: int) -> int:
        picture = fonts.render("HНH", Face(FontName.STRONG, 100, tracking), (255, 255, 255))
        return picture.get_bounding_rect(min_alpha=64).right

    assert last_ink(10) - last_ink(0) == 20


def test_hebrew_runs_from_right_to_left(fonts: Fonts) -> None:
    face = Face(FontName.TEXT, 48)
    one, whole = fonts.width("א", face), fonts.render("אבי", face, (255, 255, 255))
    first = whole.subsurface((whole.get_width() - one, 0, one, whole.get_height()))
    alone = fonts.render("א", face, (255, 255, 255))
    ink = pygame.mask.from_surface(alone)
    shared = ink.overlap_area(pygame.mask.from_surface(first), (first.get_width() - alone.get_width(), 0))
    assert shared > 0.9 * ink.count(), "its first letter stands at the right"


def test_an_accent_that_comes_by_itself_is_drawn_on_its_letter(fonts: Fonts) -> None:
    assert _ink(fonts, "Zoe\u0308", FACE) == _ink(fonts, "Zoë", FACE)


def _ink(fonts: Fonts, text: str, face: Face) -> bytes:
    return pygame.image.tobytes(fonts.render(text, face, (255, 255, 255)), "RGBA")


def _next_file_number() -> int:
    """The system gives the lowest number that is free: it grows with every file that stays open."""
    number = os.open(os.devnull, os.O_RDONLY)
    os.close(number)
    return number
