"""What the cards are called, and what tooltips say about them."""

import itertools
import re
from collections.abc import Iterator

import pytest

from flip7.cards.texts import face_of, name_of, points, question_about, title_of, tooltip_of, what_it_does
from flip7.engine import (
    ACTION_CARDS,
    EDITIONS,
    FACES,
    FLIP_THREE,
    FREEZE,
    ActionCard,
    BustPending,
    Rules,
    SecondInFlipThree,
    card,
)
from flip7.i18n import LANGUAGES, use_language


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
    for added in (2, 4, 6, 8, 10):
        assert str(what_it_does(card(f"+{added}"), Rules())).startswith(f"{added} points more")


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


@pytest.mark.parametrize(
    ("language", "names", "titles"),
    [
        (
            "en",
            ("7", "+4", "×2", "Freeze", "Flip Three", "Second Chance"),
            ("Number card 7", "Bonus card +4", "Bonus card ×2", "Freeze", "Flip Three", "Second Chance"),
        ),
        (
            "de",
            ("7", "+4", "×2", "Freeze", "Flip Three", "Second Chance"),
            ("Zahlenkarte 7", "Bonuskarte +4", "Bonuskarte ×2", "Freeze", "Flip Three", "Second Chance"),
        ),
        # RULES.md: in French, Stop is both the choice and the card; it is said which one is meant.
        (
            "fr",
            ("7", "+4", "×2", "carte Stop", "Trois à la suite", "Seconde Chance"),
            ("Carte Numéro 7", "Carte Bonus +4", "Carte Bonus ×2", "Carte Stop", "Trois à la suite", "Seconde Chance"),
        ),
        (
            "pl",
            ("7", "+4", "×2", "„Zamroź”", "Flip 3", "Druga szansa"),
            ("Karta z liczbą 7", "Karta modyfikatora +4", "Karta modyfikatora ×2", "Zamroź", "Flip 3", "Druga szansa"),
        ),
    ],
)
def test_what_the_cards_are_called(language: str, names: tuple[str, ...], titles: tuple[str, ...]) -> None:
    use_language(language)
    cards = [card(name) for name in ("7", "+4", "x2", "freeze", "flip3", "second")]
    assert tuple(str(name_of(one)) for one in cards) == names
    assert tuple(str(title_of(one)) for one in cards) == titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_card_names_its_worth_and_its_copies_in_every_language(language: str) -> None:
    use_language(language)
    for value in range(13):
        numbers = [int(word) for word in re.findall(r"\d+", str(what_it_does(card(str(value)), Rules())))]
        # The 7 of the Flip 7; a single copy is said in a word.
        assert numbers == ([7] if value == 0 else [1] if value == 1 else [value, value])
    for value in (2, 4, 6, 8, 10):
        assert re.findall(r"\d+", str(what_it_does(card(f"+{value}"), Rules()))) == [str(value), "2"]


def test_what_the_cards_do_in_words() -> None:
    def effect(name: str) -> str:
        return str(what_it_does(card(name), Rules()))

    assert effect("0") == "Brings no points, but counts toward the Flip 7. There is only one in a deck."
    assert effect("2") == "Brings 2 points. If it comes twice, you bust. There are 2 in a deck."
    assert effect("x2").startswith("Doubles the sum of your number cards, but neither + cards nor")
    assert effect("+10").endswith("×2 does not double them.")
    assert effect("freeze").startswith("Choose somebody, or yourself: the round is over for them")
    assert effect("second").startswith("Keep it: if a number comes twice")
    assert effect("flip3").startswith("Choose who gets the next three cards")


def test_a_tooltip_has_the_title_above_the_effect() -> None:
    assert str(tooltip_of(card("1"), Rules())) == "Number card 1\nBrings 1 point. There is only one in a deck."
    use_language("de")
    title, effect = str(tooltip_of(FREEZE, Rules())).split("\n")
    assert (title, effect[:19]) == ("Freeze", "Such jemanden aus (")


def test_the_owner_of_an_action_card_is_asked_about_that_card() -> None:
    questions = {face.name: str(question_about(face)) for face in ACTION_CARDS}
    assert questions == {
        "freeze": "Freeze: who has to stop?",
        "flip3": "Flip Three: who gets three cards?",
        "second": "Second Chance: who gets it?",
    }


def test_points_are_counted_as_the_object_of_a_sentence() -> None:
    assert [str(points(count)) for count in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_the_faces_are_written_as_they_are_printed() -> None:
    cards = [one for one in FACES if not isinstance(one, ActionCard) and one.name in ("0", "12", "+8", "x2")]
    assert [face_of(one) for one in cards] == ["0", "12", "+8", "×2"]
