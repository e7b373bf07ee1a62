import copy
import pickle
from collections import Counter

import pytest

from flip7.engine import FACES, Kind, card, full_deck


def test_a_deck_has_94_cards() -> None:
    deck = full_deck(4)
    assert len(deck) == 94
    kinds = Counter(card.kind for card in deck)
    assert kinds == {Kind.NUMBER: 79, Kind.ACTION: 9, Kind.BONUS: 6}


@pytest.mark.parametrize("number", range(1, 13))
def test_a_number_is_there_as_often_as_it_is_high(number: int) -> None:
    assert full_deck(4).count(card(str(number))) == number


def test_there_is_one_zero() -> None:
    assert full_deck(4).count(card("0")) == 1


@pytest.mark.parametrize(("seats", "cards"), [(1, 94), (18, 94), (19, 188), (36, 188)])
def test_every_18_seats_add_a_deck(seats: int, cards: int) -> None:
    assert len(full_deck(seats)) == cards


def test_a_copied_card_is_the_same_card() -> None:
    for face in FACES:
        assert copy.deepcopy(face) is face
        assert pickle.loads(pickle.dumps(face)) is face


def test_a_card_shows_its_name() -> None:
    assert repr(card("+10")) == "<+10>"
