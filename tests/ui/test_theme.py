import pytest

from flip7.ui import theme as themes
from flip7.ui.fonts import FontName
from flip7.ui.theme import LEAST_TEXT, SEAT_COLOURS, Contrast, TextStyle, Tone, contrast_ratio, over, theme

GROUNDS = (Tone.FELT_EDGE, Tone.FELT_LIGHT, Tone.PANEL, Tone.SOLID, Tone.RAISED, Tone.WELL)
COLOURED = (Tone.MINT, Tone.ROSE, Tone.GOLD, Tone.ICE)
PAIRS = [(text, ground) for text in (Tone.CREAM, Tone.LAVENDER) for ground in GROUNDS]
# On a raised surface, which lies on the bare felt, text is cream or lavender only.
PAIRS += [(text, ground) for text in COLOURED for ground in GROUNDS if ground is not Tone.RAISED]
PAIRS += [(Tone.CREAM, fill) for fill in (Tone.GREEN, Tone.RED, Tone.ICE_DEEP)]
PAIRS += [(Tone.INK, fill) for fill in (Tone.GOLD, Tone.GOLD_LIGHT, Tone.GOLD_DEEP)]

STYLES = {name: value for name, value in vars(themes).items() if isinstance(value, TextStyle)}


def _on_the_brightest_felt(tone: Tone) -> tuple[int, int, int]:
    return over(theme.rgba(tone), theme.rgb(Tone.FELT_LIGHT))


@pytest.mark.parametrize("contrast", Contrast)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_has_a_contrast_of_four_and_a_half(text: Tone, ground: Tone, contrast: Contrast) -> None:
    theme.contrast = contrast
    assert contrast_ratio(theme.rgb(text), _on_the_brightest_felt(ground)) >= 4.5


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_high_contrast_is_seven_to_one(text: Tone, ground: Tone) -> None:
    theme.contrast = Contrast.HIGH
    assert contrast_ratio(theme.rgb(text), _on_the_brightest_felt(ground)) >= 7


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_dark_letters_read_well_on_every_seat_colour(colour: tuple[int, int, int]) -> None:
    assert contrast_ratio(colour, theme.rgb(Tone.FELT_EDGE)) >= 4.5


def test_twenty_four_seats_have_colours_of_their_own() -> None:
    assert len(set(SEAT_COLOURS)) == 24


@pytest.mark.parametrize("name", STYLES)
def test_no_style_is_smaller_than_eighteen(name: str) -> None:
    assert STYLES[name].size >= LEAST_TEXT == 18


def test_black_on_white_is_the_greatest_contrast_there_is() -> None:
    assert contrast_ratio((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_the_text_size_stays_between_100_and_150_percent() -> None:
    theme.text_scale = 3
    assert theme.text_scale == 1.5
    theme.text_scale = 0.2
    assert theme.text_scale == 1.0


def test_a_style_made_before_the_switch_to_high_contrast_follows_it() -> None:
    style = TextStyle(FontName.TEXT, 20, Tone.LAVENDER)
    before = theme.rgb(style.colour)
    theme.contrast = Contrast.HIGH
    assert theme.rgb(style.colour) != before


def test_each_change_of_the_look_is_a_new_revision() -> None:
    before = theme.revision
    theme.text_scale = 1.25
    theme.contrast = Contrast.HIGH
    theme.contrast = Contrast.HIGH
    assert theme.revision == before + 2


def test_a_faded_tone_keeps_its_colour() -> None:
    assert theme.rgba(Tone.GOLD.faded(0.5)) == (*theme.rgb(Tone.GOLD), 128)
