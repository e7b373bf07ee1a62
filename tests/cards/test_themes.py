"""A theme of the cards is whole: a drawing and an ink for everything."""

from flip7.cards.faces import BACK
from flip7.cards.themes import CLASSIC
from flip7.engine import FACES, Action
from flip7.engine.cards import NumberCard
from flip7.ui.assets import assets


def test_every_card_and_the_back_have_a_drawing() -> None:
    names = [BACK, *(face.name for face in FACES)]
    assert [name for name in names if not assets.exists(CLASSIC.drawing(name))] == []
    faces = [name for name in names if name != BACK]
    assert [name for name in faces if not assets.exists(CLASSIC.middle_drawing(name))] == []


def test_every_number_has_an_ink_of_its_own() -> None:
    numbers = {face.value for face in FACES if isinstance(face, NumberCard)}
    assert numbers == set(range(len(CLASSIC.numbers)))
    assert len(set(CLASSIC.numbers)) == len(CLASSIC.numbers)


def test_a_back_and_the_signs_of_actions_are_told_apart_by_their_ground() -> None:
    grounds = [CLASSIC.back, CLASSIC.paper, CLASSIC.bonus_paper, *map(CLASSIC.action, Action)]
    assert len(set(grounds)) == len(grounds)
