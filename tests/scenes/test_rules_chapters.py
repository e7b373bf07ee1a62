"""What the rules screen tells, by edition."""

import dataclasses
from collections.abc import Iterator

import pytest

from flip7.engine import EDITIONS, FACES, BustPending, Rules, SecondInFlipThree
from flip7.i18n import Text
from flip7.scenes.rules import Chapter, book
from flip7.scenes.rules.blocks import CardRow, Version, Versions

pytestmark = pytest.mark.usefixtures("unpainted")

OPENING = "The round opens with one card for everybody"
NO_OPENING = "Nothing is dealt in advance"
SECOND_AFTER = "It cannot save you from a bust within the same Flip Three"
SECOND_AT_ONCE = "If you have none, it is yours at once"
PASS_ON = "you still play the cards that were put aside"
DISCARD = "the cards that were put aside are lost"


def texts(value: object) -> Iterator[str]:
    """Every text within chapters and blocks."""
    if isinstance(value, Text):
        yield str(value)
    elif isinstance(value, tuple | list):
        for one in value:
            yield from texts(one)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from texts(getattr(value, field.name))


def told(chapters: tuple[Chapter, ...]) -> str:
    """All of it but the comparison of the editions, which names the rules of all."""
    return "\n".join(texts([chapter for chapter in chapters if chapter.key != "editions"]))


@pytest.mark.parametrize(
    ("edition", "said", "unsaid"),
    [
        ("de", (OPENING, SECOND_AFTER, PASS_ON), (NO_OPENING, SECOND_AT_ONCE, DISCARD)),
        ("fr", (NO_OPENING, SECOND_AFTER, PASS_ON), (OPENING, SECOND_AT_ONCE, DISCARD)),
        ("pl", (NO_OPENING, SECOND_AT_ONCE, DISCARD), (OPENING, SECOND_AFTER, PASS_ON)),
        ("en", (OPENING, SECOND_AT_ONCE, DISCARD), (NO_OPENING, SECOND_AFTER, PASS_ON)),
    ],
)
def test_where_editions_differ_the_text_is_that_of_the_edition(
    edition: str, said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    text = told(book(EDITIONS[edition], edition))
    assert all(sentence in text for sentence in said)
    assert not any(sentence in text for sentence in unsaid)


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        ("de", "German edition"),
        ("fr", "French edition"),
        ("pl", "Polish edition"),
        ("en", "English edition"),
        ("custom", "House rules"),
    ],
)
def test_a_rule_of_the_edition_says_whose_it_is(edition: str, name: str) -> None:
    text = told(book(EDITIONS.get(edition, Rules()), edition))
    assert text.count(f"{name}: this is how it goes") == 3
    assert text.count(": this is how it goes") == 3


def test_context_rules_follow_the_switches() -> None:
    mixed = Rules(opening_deal=True, second_in_flip3=SecondInFlipThree.AT_ONCE, bust_pending=BustPending.PASS_ON)
    text = told(book(mixed, "custom"))
    assert OPENING in text
    assert SECOND_AT_ONCE in text
    assert PASS_ON in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ticks_among_the_editions_are_those_of_this_table(edition: str) -> None:
    name = {"de": "German", "fr": "French", "pl": "Polish", "en": "English"}[edition]
    chapter = next(one for one in book(EDITIONS[edition], edition) if one.key == "editions")
    compared = [block for block in chapter.blocks if isinstance(block, Versions)]
    assert len(compared) == 4
    for block in compared:
        chosen: list[Version] = [version for version in block.versions if version.chosen]
        assert len(chosen) == 1
        assert name in str(chosen[0].editions)


def test_the_target_score_is_that_of_the_table() -> None:
    text = told(book(Rules(target=350), "custom"))
    assert "350 points" in text
    assert "200" not in text


def test_the_challenge_says_so_when_it_is_being_played() -> None:
    playing = "what you are playing right now"
    assert playing in told(book(Rules(challenge=True), "custom"))
    assert playing not in told(book(Rules(), "de"))


def test_the_deck_is_shown_whole() -> None:
    chapter = next(one for one in book(Rules(), "de") if one.key == "deck")
    shown = [card.name for block in chapter.blocks if isinstance(block, CardRow) for card in block.cards]
    assert sorted(shown) == sorted(face.name for face in FACES)
    for block in chapter.blocks:
        if isinstance(block, CardRow):
            for card in block.cards:
                copies = next(face.copies for face in FACES if face.name == card.name)
                assert card.name not in {str(n) for n in range(13)} or str(card.caption) == f"{copies}×"


def test_chapters_have_names_to_open_them_by() -> None:
    keys = [chapter.key for chapter in book(Rules(), "de")]
    assert len(set(keys)) == len(keys)
    assert {"goal", "deck", "round", "hit", "cards", "flip7", "freeze", "flip3", "second", "scoring", "winner",
            "challenge", "editions", "tips"} <= set(keys)  # fmt: skip
