"""The rules pages follow every switch of a table, and their numbers are those of the engine."""

import itertools
import re

import pytest

from flip7.cards.texts import title_of
from flip7.engine import (
    EDITIONS,
    FACES,
    MAX_SEATS,
    BustPending,
    Kind,
    Rules,
    SecondInFlipThree,
    card,
    full_deck,
)
from flip7.engine.cards import SEATS_PER_DECK
from flip7.engine.rules import CHALLENGE_ROUNDS, FLIP_SEVEN_POINTS
from flip7.i18n import LANGUAGES, use_language
from flip7.scenes.new_table.draft import MOST_SEATS
from flip7.scenes.rules import Chapter, RulesScene, book
from flip7.scenes.rules.blocks import Callout, CardNote, CardRow, Mark, Mood, Versions
from tests.scenes import stage
from tests.scenes.test_rules_chapters import texts

pytestmark = pytest.mark.usefixtures("unpainted")

SWITCHES = [
    Rules(opening, second, bust, target, challenge)
    for opening, second, bust, target, challenge in itertools.product(
        (True, False), SecondInFlipThree, BustPending, (150, 350), (True, False)
    )
]


def chapter(key: str, rules: Rules, edition: str = "custom") -> Chapter:
    return next(one for one in book(rules, edition) if one.key == key)


def told(key: str, rules: Rules, edition: str = "custom") -> str:
    return "\n".join(texts(chapter(key, rules, edition)))


@pytest.mark.parametrize("rules", SWITCHES, ids=str)
def test_every_chapter_follows_the_switches_of_the_table(rules: Rules) -> None:
    a_round, flip3, actions = (told(key, rules) for key in ("round", "flip3", "actions"))
    assert ("The round opens with one card for everybody" in a_round) == rules.opening_deal
    assert ("Nothing is dealt in advance" in a_round) == (not rules.opening_deal)
    at_once = rules.second_in_flip3 is SecondInFlipThree.AT_ONCE
    assert ("If you have none, it is yours at once" in flip3) == at_once
    assert ("It cannot save you from a bust within the same Flip Three" in flip3) == (not at_once)
    pass_on = rules.bust_pending is BustPending.PASS_ON
    assert ("you still play the cards that were put aside" in flip3) == pass_on
    assert ("the cards that were put aside are lost" in flip3) == (not pass_on)
    assert ("because you have busted, or have frozen yourself" in actions) == pass_on
    assert ("for instance because you have frozen yourself" in actions) == (not pass_on)
    for key in ("goal", "winner", "challenge"):
        assert f"{rules.target} points" in told(key, rules)
    assert ("This is what you are playing right now" in told("challenge", rules)) == rules.challenge


@pytest.mark.parametrize("rules", SWITCHES, ids=str)
@pytest.mark.parametrize("edition", [*EDITIONS, "custom"])
def test_the_ticks_among_the_editions_follow_the_switches(edition: str, rules: Rules) -> None:
    compared = [block for block in chapter("editions", rules, edition).blocks if isinstance(block, Versions)]
    ticks = {
        str(block.title): {str(version.text) for version in block.versions if version.chosen} for block in compared
    }
    at_once = rules.second_in_flip3 is SecondInFlipThree.AT_ONCE
    pass_on = rules.bust_pending is BustPending.PASS_ON
    assert ticks == {
        "The opening": {
            "One card for everybody before the first choice."
            if rules.opening_deal
            else "No card before the first choice."
        },
        "A Second Chance within a Flip Three": {
            "It helps at once, even with the next of the three cards."
            if at_once
            else "It waits until the three cards are dealt."
        },
        "A bust within a Flip Three": {
            "Cards put aside are still played, on others." if pass_on else "Cards put aside are discarded."
        },
        "One or two players": {
            "They take the challenge."
            if rules.challenge or edition in ("pl", "en")
            else "There are no rules for so few."
        }
        if rules.challenge or edition != "custom"
        else set(),
    }


def test_each_rule_is_given_to_the_editions_that_have_it() -> None:
    names = {"German": "de", "French": "fr", "Polish": "pl", "English": "en"}
    blocks = [block for block in chapter("editions", Rules()).blocks if isinstance(block, Versions)]
    given = {
        str(version.text): {code for name, code in names.items() if name in str(version.editions)}
        for block in blocks
        for version in block.versions
    }
    opening = {code for code, rules in EDITIONS.items() if rules.opening_deal}
    at_once = {code for code, rules in EDITIONS.items() if rules.second_in_flip3 is SecondInFlipThree.AT_ONCE}
    pass_on = {code for code, rules in EDITIONS.items() if rules.bust_pending is BustPending.PASS_ON}
    assert given == {
        "One card for everybody before the first choice.": opening,
        "No card before the first choice.": {*EDITIONS} - opening,
        "It waits until the three cards are dealt.": {*EDITIONS} - at_once,
        "It helps at once, even with the next of the three cards.": at_once,
        "Cards put aside are still played, on others.": pass_on,
        "Cards put aside are discarded.": {*EDITIONS} - pass_on,
        "There are no rules for so few.": {"de", "fr"},
        "They take the challenge.": {"pl", "en"},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_each_switch_changes_what_is_told_and_only_where_it_belongs(language: str) -> None:
    use_language(language)
    usual = {one.key: one for one in book(Rules(), "custom")}
    others = {
        Rules(opening_deal=False): {"round", "editions"},
        Rules(second_in_flip3=SecondInFlipThree.AT_ONCE): {"flip3", "editions"},
        Rules(bust_pending=BustPending.DISCARD): {"flip3", "actions", "editions"},
        Rules(target=350): {"short", "goal", "winner", "challenge"},
        Rules(challenge=True): {"challenge", "editions"},
    }
    for rules, changed in others.items():
        assert {one.key for one in book(rules, "custom") if told_of(one) != told_of(usual[one.key])} == changed
    assert "350" in told("goal", Rules(target=350))


def told_of(one: Chapter) -> tuple[list[str], list[bool]]:
    """The words of a chapter and its ticks."""
    versions = [version for block in one.blocks if isinstance(block, Versions) for version in block.versions]
    return list(texts(one)), [version.chosen for version in versions]


def test_a_chapter_named_after_a_card_shows_it_under_its_title() -> None:
    for key in ("freeze", "flip3", "second"):
        one = chapter(key, Rules())
        assert one.title == title_of(card(key))
        note = one.blocks[0]
        assert isinstance(note, CardNote)
        assert [pictured.name for pictured in note.cards] == [key]
    titles = {one.key: str(one.title) for one in book(Rules(), "de")}
    assert titles == {
        "short": "In short",
        "goal": "The goal", "deck": "The deck", "round": "A round", "hit": "Hit or stay", "cards": "What a card does",
        "flip7": "Flip 7", "actions": "Action cards", "freeze": "Freeze", "flip3": "Flip Three",
        "second": "Second Chance", "scoring": "Scoring", "round end": "End of a round", "empty deck": "Empty deck",
        "winner": "Who wins", "challenge": "The challenge", "editions": "Editions", "tips": "Tips",
        "keys": "Keys",
    }  # fmt: skip


def test_what_is_marked_on_the_pictures_is_what_the_text_is_about() -> None:
    notes = [block for block in chapter("cards", Rules()).blocks if isinstance(block, CardNote)]
    marked = {
        str(note.title): [(pictured.name, pictured.mark) for pictured in note.cards if pictured.mark is not Mark.PLAIN]
        for note in notes
    }
    assert marked == {
        "A new number": [("8", Mark.LIT)],
        "A number that you have": [("12", Mark.TWIN), ("12", Mark.BUST)],
        "A bonus card": [],
        "An action card": [],
    }
    kinds = {str(note.title): {card(pictured.name).kind for pictured in note.cards} for note in notes}
    assert (kinds["A bonus card"], kinds["An action card"]) == ({Kind.BONUS}, {Kind.ACTION})
    [saved] = [block for block in chapter("second", Rules()).blocks if isinstance(block, CardRow)]
    assert [one.name for one in saved.cards if one.mark is Mark.GONE] == ["9", "second"]
    [waits] = [block for block in chapter("flip3", Rules()).blocks if isinstance(block, CardRow)]
    assert [one.name for one in waits.cards if one.mark is Mark.LIT] == ["freeze"]
    [flip7] = [block for block in chapter("flip7", Rules()).blocks if isinstance(block, CardRow)]
    assert len({one.name for one in flip7.cards}) == 7
    assert all(card(one.name).kind is Kind.NUMBER and one.mark is Mark.LIT for one in flip7.cards)


def test_the_numbers_of_the_rules_are_those_of_the_engine() -> None:
    deck = told("deck", Rules())
    count = {kind: sum(face.copies for face in FACES if face.kind is kind) for kind in Kind}
    assert f"There are {len(full_deck(SEATS_PER_DECK))} cards" in deck
    assert f"{count[Kind.NUMBER]} number cards" in deck
    assert f"{count[Kind.BONUS]} bonus cards" in deck
    assert f"{count[Kind.ACTION]} action cards" in deck
    assert f"One deck is enough for {SEATS_PER_DECK} players. If there are more, two" in deck
    assert f"There is room for {MOST_SEATS} at this table" in deck
    assert f"that makes {len(full_deck(MAX_SEATS))} cards" in deck
    assert f"{FLIP_SEVEN_POINTS} extra points" in told("goal", Rules())
    assert f"You get {FLIP_SEVEN_POINTS} points" in told("flip7", Rules())
    assert f"Add {FLIP_SEVEN_POINTS} if you have a Flip 7" in told("scoring", Rules())
    assert CHALLENGE_ROUNDS == 4
    assert "four rounds" in told("challenge", Rules())


@pytest.mark.parametrize("edition", [*EDITIONS, "custom"])
def test_the_table_of_editions_is_headed_by_the_one_that_is_played(edition: str) -> None:
    names = {"de": "German edition", "fr": "French edition", "pl": "Polish edition", "en": "English edition"}
    rules = EDITIONS.get(edition, Rules())
    headed = [one for one in chapter("editions", rules, edition).blocks if isinstance(one, Callout)]
    [played] = [one for one in headed if one.mood is Mood.EDITION]
    assert str(played.title) == names.get(edition, "House rules")


def test_the_page_shows_what_the_chapter_tells() -> None:
    rules = Rules(opening_deal=False, target=350)
    scene = RulesScene(rules, "custom")
    screen = stage.show(scene, (1920, 1080))

    def plain(text: str) -> str:
        return re.sub(r"\s+", " ", text)

    assert "350 points" in plain(stage.shown(screen))
    for _chapter in range(3):
        scene.next_chapter()
    stage.settle(screen)
    assert "Nothing is dealt in advance" in plain(stage.shown(screen))
    assert "House rules: this is how it goes" in plain(stage.shown(screen))
