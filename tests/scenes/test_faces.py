"""The faces of the characters: each expression is another picture, and few of them are kept."""

from itertools import combinations, product

import pygame
import pytest

from flip7.ai.characters import CHARACTERS
from flip7.match.match import SeatPlan
from flip7.resources import ASSETS
from flip7.scenes.faces import AHEAD, Expression, Look, can_blink, draw_face, look_step
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.ui.assets import Assets
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.scale import Viewport

SIDE = 84
SIDES: tuple[Look, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))
BOX = Box(0, 0, SIDE, SIDE)


def canvas() -> Canvas:
    sheet = Canvas(pygame.Surface((SIDE, SIDE)), Viewport((SIDE, SIDE), 1.0), Assets())
    sheet.facts = Facts()
    return sheet


def picture(who: str, expression: Expression, look: Look = AHEAD, *, closed: bool = False) -> pygame.Surface:
    sheet = canvas()
    sheet.surface.fill((90, 90, 90))
    draw_face(sheet, who, BOX, expression, look=look, closed=closed)
    return sheet.surface


def changed(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels are clearly not the same."""
    same: int = pygame.mask.from_threshold(one, (0, 0, 0), (40, 40, 40, 255), other).count()
    return SIDE * SIDE - same


@pytest.mark.parametrize("who", CHARACTERS)
def test_no_two_expressions_of_a_character_look_alike(who: str) -> None:
    drawn = {expression: picture(who, expression) for expression in Expression}
    assert len(drawn) >= 9
    for one, other in combinations(Expression, 2):
        assert changed(drawn[one], drawn[other]) > 0.03 * SIDE * SIDE, f"{one} and {other}"


@pytest.mark.parametrize("who", CHARACTERS)
def test_a_calm_face_is_the_picture_that_is_known_everywhere(who: str) -> None:
    sheet = canvas()
    sheet.surface.fill((90, 90, 90))
    sheet.image(f"faces/{who}", BOX)
    assert changed(sheet.surface, picture(who, Expression.CALM)) == 0


@pytest.mark.parametrize(("who", "side"), [*product(CHARACTERS, SIDES)])
def test_eyes_look_to_every_side_and_blink(who: str, side: Look) -> None:
    looking = picture(who, Expression.CALM, side)
    assert changed(looking, picture(who, Expression.CALM)) > 8
    others = [picture(who, Expression.CALM, other) for other in SIDES if other != side]
    assert all(changed(looking, other) > 8 for other in others)
    assert changed(picture(who, Expression.CALM, side, closed=True), looking) > 40


@pytest.mark.parametrize("expression", [Expression.BUST, Expression.FROZEN, Expression.DELIGHTED])
def test_eyes_that_are_not_open_cannot_blink(expression: Expression) -> None:
    assert not can_blink(expression)
    assert changed(picture("careful", expression, closed=True), picture("careful", expression)) == 0


@pytest.mark.parametrize(
    ("look", "step"),
    [
        ((0, 0), AHEAD),
        ((0.2, -0.3), AHEAD),
        ((0.9, 0.4), (1, 0)),
        ((-0.5, 0.4), (-1, 0)),
        ((0.3, 0.8), (0, 1)),
        ((0.1, -40), (0, -1)),
    ],
)
def test_a_look_is_drawn_in_five_directions(look: Look, step: Look) -> None:
    assert look_step(look) == step


def test_a_face_is_put_together_once() -> None:
    sheet = canvas()
    for _again in range(3):
        for tenth in range(-10, 11):
            draw_face(sheet, "counter", BOX, Expression.THINKING, look=(tenth / 10, 0.1))
    assert sheet.assets.rasterised == 3  # left, ahead and right


def test_facts_name_what_a_face_expresses() -> None:
    plan = SeatPlan("Anna", "greedy", 0, "star")
    sheet = canvas()
    draw_seat_tile(sheet, plan, BOX)
    draw_seat_tile(sheet, plan, BOX, look=(1, 0))
    draw_seat_tile(sheet, plan, BOX, expression=Expression.DELIGHTED)
    assert sheet.facts is not None
    assert [shown.name for shown in sheet.facts.part("tile").pictures] == [
        "faces/greedy",
        "faces/greedy",
        "faces/greedy:delighted",
    ]


def test_a_person_shows_a_symbol_whatever_happens() -> None:
    sheet = canvas()
    draw_seat_tile(sheet, SeatPlan("Anna", "person", 0, "star"), BOX, expression=Expression.BUST)
    assert sheet.facts is not None
    assert [shown.name for shown in sheet.facts.pictures] == ["symbols/star"]


def test_the_drawings_stay_small() -> None:
    assert sum(file.stat().st_size for file in (ASSETS / "faces").iterdir()) < 71_000
