"""The comparison of pictures sees what a player would see, and nothing else."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from unittest.mock import patch

import pygame
import pytest

from flip7.cards.faces import draw_card
from flip7.scenes.table import lying_cards
from flip7.ui.theme import Tone, theme
from tests.snapshots.gallery import Snapshot, snapshots
from tests.snapshots.likeness import BUILD, PlacedText, Taken, differences

TABLES = ("table-4-turn", "table-10-turn", "table-24-turn")
ELSEWHERE = "another build"


def snapshot(name: str) -> Snapshot:
    return next(one for one in snapshots() if one.name == name)


@cache
def as_it_is(name: str) -> Taken:
    return snapshot(name).take()


def with_one_card(name: str, change: Callable[..., None]) -> Taken:
    """The picture with the first number card of a row, and others of that number, drawn in another way."""
    changed: list[tuple[str, pygame.FRect]] = []

    def draw(canvas: object, card: str, box: pygame.FRect, **how: object) -> None:
        if card.isdigit() and not how.get("angle") and (not changed or changed[0][0] == card):
            changed[:] = [(card, box)]
            change(canvas, card, box)
        else:
            draw_card(canvas, card, box, **how)  # type: ignore[arg-type]

    with patch.object(lying_cards, "draw_card", draw):
        taken = snapshot(name).take()
    assert changed
    return taken


@pytest.mark.parametrize("name", TABLES)
def test_the_same_table_is_the_same(name: str) -> None:
    assert differences(as_it_is(name), snapshot(name).take()) == []


@pytest.mark.parametrize("name", TABLES)
def test_another_numeral_on_one_card_is_seen(name: str) -> None:
    def one_more(canvas: object, card: str, box: object) -> None:
        draw_card(canvas, str((int(card) + 1) % 13), box)  # type: ignore[arg-type]

    assert differences(as_it_is(name), with_one_card(name, one_more))


@pytest.mark.parametrize("build", [BUILD, ELSEWHERE])
@pytest.mark.parametrize("name", TABLES)
def test_a_missing_card_is_seen(name: str, build: str) -> None:
    without = with_one_card(name, lambda *_: None)
    assert differences(as_it_is(name), replace(without, build=build))


@pytest.mark.parametrize("name", TABLES)
def test_a_card_that_lies_elsewhere_is_seen(name: str) -> None:
    def moved(canvas: object, card: str, box: pygame.FRect) -> None:
        draw_card(canvas, card, box.move(12, 0))  # type: ignore[arg-type]

    assert differences(as_it_is(name), with_one_card(name, moved))


def test_a_shifted_panel_is_seen() -> None:
    before = as_it_is("pause")
    moved = before.picture.copy()
    panel = pygame.Rect(236, 66, 168, 228)
    moved.fill(before.picture.get_at((2, 2)), panel)
    moved.blit(before.picture, panel.move(4, 0), panel)
    assert differences(before, Taken(moved, before.texts))
    assert differences(before, Taken(moved, before.texts, ELSEWHERE))


@pytest.mark.parametrize("tone", [Tone.PANEL, Tone.GOLD, Tone.GREEN])
def test_another_colour_is_seen(tone: Tone) -> None:
    red, green, blue = theme.rgba(tone)[:3]
    rgba = theme.rgba

    def tinted(colour: object) -> tuple[int, int, int, int]:
        if colour is tone:
            return (255 - red, 255 - green, 255 - blue, rgba(tone)[3])
        return rgba(colour)  # type: ignore[arg-type]

    with patch.object(theme, "rgba", tinted):
        other = snapshot("table-24-turn").take()
    assert differences(as_it_is("table-24-turn"), other)
    assert differences(as_it_is("table-24-turn"), replace(other, build=ELSEWHERE))


def test_another_word_or_number_is_seen() -> None:
    before = as_it_is("table-4-turn")
    first = before.texts[0]
    other = PlacedText(f"{first.words}1", first.box)
    assert differences(before, Taken(before.picture, [other, *before.texts[1:]]))
    assert differences(before, Taken(before.picture, before.texts[1:]))


def test_a_text_that_stands_elsewhere_is_seen() -> None:
    before = as_it_is("table-4-turn")
    first = before.texts[0]
    lower = PlacedText(first.words, first.box.move(0, 8))
    assert differences(before, Taken(before.picture, [lower, *before.texts[1:]]))


def test_another_size_is_seen() -> None:
    before = as_it_is("table-4-turn")
    smaller = pygame.transform.smoothscale(before.picture, (320, 180))
    assert differences(before, Taken(smaller, before.texts))


@pytest.mark.parametrize("build", [BUILD, ELSEWHERE])
def test_noise_passes(build: str) -> None:
    before = as_it_is("table-10-turn")
    steps = bytes(value % 13 for value in range(256))
    noise = Random(1).randbytes(640 * 360 * 3).translate(steps)
    noisy = before.picture.copy()
    noisy.blit(pygame.image.frombytes(noise, (640, 360), "RGB"), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    assert differences(before, Taken(noisy, before.texts, build)) == []


def test_on_another_build_a_pixel_aside_passes() -> None:
    before = as_it_is("table-10-turn")
    moved = before.picture.copy()
    moved.blit(before.picture, (1, 0))
    assert differences(before, Taken(moved, before.texts, ELSEWHERE)) == []


def test_on_another_build_softer_edges_pass() -> None:
    before = as_it_is("table-4-turn")
    larger = pygame.transform.smoothscale(before.picture, (832, 468))
    soft = pygame.transform.smoothscale(larger, (640, 360))
    assert differences(before, Taken(soft, before.texts, ELSEWHERE)) == []


def test_lines_that_break_elsewhere_pass() -> None:
    def placed(top: int, words: str) -> PlacedText:
        return PlacedText(words, pygame.Rect(0, top, len(words) * 3, 8))

    picture = pygame.Surface((100, 50))
    before = [placed(0, "seven different numbers"), placed(10, "win the round")]
    after = [placed(0, "seven different"), placed(10, "numbers win the round")]
    assert differences(Taken(picture, before), Taken(picture, after)) == []
