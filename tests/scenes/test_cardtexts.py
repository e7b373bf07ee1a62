"""What the cards are called, and what tooltips say about them."""

import itertools
from collections.abc import Iterator

import pytest

from flip7.engine import EDITIONS, FACES, FLIP_THREE, FREEZE, BustPending, Rules, SecondInFlipThree, card
from flip7.i18n import LANGUAGES, use_language
from flip7.scenes.cardtexts import name_of, title_of, tooltip_of, what_it_does


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_effect_of_its_own(language: str) -> None:
    use_language(language)
    for named in (name_of, title_of):
        assert len({str(named(face)) for face in FACES}) == len(FACES)
    for rules in EDITIONS.values():
        for face in FACES:
            assert str(what_it_does(face, rules)).endswith(".")


def test_a_number_says_what_it_is_worth_and_how_many_there_are() -> None:
    rules = Rules()
    assert str(what_it_does(card("7"), rules)) == (
        "Brings 7 points. If it comes twice, you bust. There are 7 in a deck."
    )
    assert str(what_it_does(card("1"), rules)) == "Brings 1 point. There is only one in a deck."
    assert "no points" in str(what_it_does(card("0"), rules))


def test_a_plus_card_says_how_much_it_adds() -> None:
    for points in (2, 4, 6, 8, 10):
        assert str(what_it_does(card(f"+{points}"), Rules())).startswith(f"{points} points more")


def test_a_tooltip_is_short_enough_to_be_read_at_a_glance() -> None:
    for rules, face in itertools.product(EDITIONS.values(), FACES):
        assert len(str(tooltip_of(face, rules))) < 260


def test_flip_three_tells_the_switches_of_the_table() -> None:
    told = {
        (second, bust): str(what_it_does(FLIP_THREE, Rules(second_in_flip3=second, bust_pending=bust)))
        for second, bust in itertools.product(SecondInFlipThree, BustPending)
    }
    assert len(set(told.values())) == 4
    for (second, bust), text in told.items():
        assert ("helps at once" in text) == (second is SecondInFlipThree.AT_ONCE)
        assert ("lost at a bust" in text) == (bust is BustPending.DISCARD)


def test_only_flip_three_depends_on_the_edition() -> None:
    for face in FACES:
        texts = {str(what_it_does(face, rules)) for rules in EDITIONS.values()}
        assert (len(texts) > 1) == (face is FLIP_THREE)


def test_the_french_freeze_card_is_not_mistaken_for_the_choice() -> None:
    """RULES.md: in French, Stop is both the choice and the card; say which one is meant."""
    use_language("fr")
    if str(name_of(FREEZE)) == "Freeze":
        pytest.skip("the French catalogue does not have it yet")
    assert str(name_of(FREEZE)) == "carte Stop"
    assert str(title_of(FREEZE)) == "Carte Stop"
