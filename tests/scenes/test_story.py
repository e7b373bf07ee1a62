"""The story of a match: who did what to whom, with which card and for how many points, in all languages."""

import random
import re
from collections.abc import Iterator

import pytest

from flip7.cards.texts import name_of
from flip7.dev.fixtures import plan_for
from flip7.engine import EDITIONS, FLIP_THREE, FREEZE, SECOND_CHANCE, Decision, Turn, card
from flip7.engine.decisions import Move
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    CardsRanOut,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    Loss,
    Place,
    Reason,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
    TableCleared,
)
from flip7.i18n import LANGUAGES, use_language
from flip7.match.match import Match
from flip7.scenes.table.story import tell

NAMES = ("Anna", "Bodo", "Cleo")
ANNA, BODO, CLEO = range(3)


def told(event: Event, language: str = "en") -> str:
    """With plain spaces: which kind stands before a colon is the catalogue's business."""
    use_language(language)
    return re.sub(r"\s", " ", str(tell(event, NAMES)))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (RoundStarted(4, CLEO), "Round 4: Cleo deals."),
        (CardDealt(BODO, card("7"), Place.ROW, 7, 80), "Bodo gets: 7"),
        (CardDealt(BODO, card("+10"), Place.BONUSES, 17, 80), "Bodo gets: +10"),
        (CardDealt(BODO, card("x2"), Place.BONUSES, 14, 80), "Bodo gets: ×2"),
        (CardDealt(CLEO, FREEZE, Place.HAND, 7, 80), "Cleo gets: Freeze"),
        (CardDealt(CLEO, FLIP_THREE, Place.HAND, 7, 80), "Cleo gets: Flip Three"),
        (CardDealt(CLEO, SECOND_CHANCE, Place.HAND, 7, 80), "Cleo gets: Second Chance"),
        (CardDealt(ANNA, FREEZE, Place.ASIDE, 7, 80), "Anna: Freeze is put aside for now."),
        (CardDealt(CLEO, card("12"), Place.DUPLICATE, 12, 80), "Cleo gets another 12!"),
        (Busted(BODO, card("9"), 23), "Bodo busts with a second 9 and loses 23 points."),
        (Busted(BODO, card("1"), 1), "Bodo busts with a second 1 and loses 1 point."),
        (Saved(CLEO, card("11"), 5), "Second Chance! Cleo discards the second 11 and stays in."),
        (FlipSeven(ANNA, 63), "Flip 7! Anna has seven different numbers: 63 points."),
        (Stayed(BODO, 22), "Bodo stays with 22 points."),
        (Stayed(BODO, 1), "Bodo stays with 1 point."),
        (SecondChanceTaken(BODO, BODO, Place.HAND), "Bodo keeps a Second Chance."),
        (Frozen(BODO, BODO, Place.HAND, 12), "Bodo takes the Freeze and keeps the points."),
        (FlipThreeStarted(ANNA, ANNA, Place.HAND), "Anna takes the Flip Three: three cards in a row."),
        (CardLost(CLEO, FREEZE, Place.ASIDE, Loss.NO_TARGET, 8), "Freeze of Cleo has no target and is discarded."),
        (CardLost(CLEO, FLIP_THREE, Place.ASIDE, Loss.BUST, 8), "Flip Three of Cleo is lost with the bust."),
        (CardLost(CLEO, FREEZE, Place.ASIDE, Loss.FLIP_SEVEN, 8), "Freeze of Cleo is discarded."),
        (CardLost(CLEO, SECOND_CHANCE, Place.ASIDE, Loss.NO_CARDS, 8), "Second Chance of Cleo is discarded."),
        (Reshuffled(43), "The deck was empty: 43 cards are shuffled."),
        (Reshuffled(1), "The deck was empty: 1 card is shuffled."),
        (CardsRanOut(BODO), "No card is left: everybody stays."),
        (RoundEnded(4, (1, 2, 3), (4, 5, 6)), "Round 4 is over."),
        (GameEnded(CLEO, Reason.TARGET_REACHED), "Cleo wins!"),
        (GameEnded(BODO, Reason.CHALLENGE_WON), "Bodo wins!"),
        (GameEnded(None, Reason.CHALLENGE_WON), "You both won the challenge!"),
        (GameEnded(None, Reason.CHALLENGE_LOST), "The challenge is lost."),
    ],
)
def test_what_is_told_of_an_event(event: Event, line: str) -> None:
    assert told(event) == line


def test_what_speaks_for_itself_is_not_told() -> None:
    assert tell(TableCleared(40), NAMES) is None
    assert tell(FlipThreeEnded(ANNA, (FREEZE,)), NAMES) is None


@pytest.mark.parametrize(
    ("language", "freeze", "flip_three", "second_chance"),
    [
        ("en", "Cleo freezes Bodo.", "Cleo plays Flip Three on Anna.", "Anna gives Cleo a Second Chance."),
        (
            "de",
            "Cleo friert Bodo ein.",
            "Flip Three! Cleo gibt Anna drei Karten.",
            "Anna schenkt Cleo eine Second Chance.",
        ),
        (
            "fr",
            "Cleo joue la carte Stop sur Bodo.",
            "Cleo joue Trois à la suite sur Anna.",
            "Anna offre une Seconde Chance à Cleo.",
        ),
        (
            "pl",
            "„Zamroź”! Cleo wybiera: Bodo.",
            "Flip 3! Cleo wybiera: Anna.",
            "Anna oddaje Drugą szansę. Dostaje ją Cleo.",
        ),
    ],
)
def test_who_gives_and_who_gets_are_told_the_right_way_round(
    language: str, freeze: str, flip_three: str, second_chance: str
) -> None:
    assert told(Frozen(BODO, CLEO, Place.HAND, 12), language) == freeze
    assert told(FlipThreeStarted(ANNA, CLEO, Place.HAND), language) == flip_three
    assert told(SecondChanceTaken(CLEO, ANNA, Place.HAND), language) == second_chance


def events(edition: str, seed: int, seats: int = 3) -> Iterator[Event]:
    match, chance = Match(plan_for(seats, edition), seed), random.Random(seed)
    while (pending := match.game.pending) is not None:
        decision: Decision = chance.choice(list[Decision](pending.options))
        if isinstance(pending, Turn):
            decision = Move.HIT if match.game.seats[pending.seat].points < 30 else Move.STAY
        yield from match.apply(decision)


def people_in(event: Event) -> set[int]:
    match event:
        case RoundStarted(_, seat) | GameEnded(seat):
            return set() if seat is None else {seat}
        case SecondChanceTaken(seat, by) | Frozen(seat, by) | FlipThreeStarted(seat, by):
            return {seat, by}
        case CardDealt(seat) | Busted(seat) | Saved(seat) | FlipSeven(seat) | Stayed(seat) | CardLost(seat):
            return {seat}
    return set()


def numbers_in(event: Event) -> list[int]:
    match event:
        case RoundStarted(number) | RoundEnded(number) | Reshuffled(number) | Stayed(_, number):
            return [number]
        case FlipSeven(_, points):
            return [7, points]
        case Busted(_, duplicate, lost):
            return [duplicate.value, lost]
        case Saved(_, duplicate):
            return [duplicate.value]
        case CardDealt(_, dealt) if dealt.name[-1].isdigit() and dealt not in (FREEZE, FLIP_THREE, SECOND_CHANCE):
            return [int(dealt.name.lstrip("+x"))]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_line_names_the_people_the_card_and_the_numbers_of_its_event_and_no_others(
    edition: str, language: str
) -> None:
    use_language(language)
    names = ["«A»", "«B»", "«C»"]
    lines = 0
    for seed in range(4):
        for event in events(edition, seed):
            told = tell(event, names)
            if told is None:
                continue
            lines += 1
            line = str(told)
            assert {seat for seat in range(3) if names[seat] in line} == people_in(event), line
            assert "{" not in line
            if isinstance(event, CardDealt | CardLost):
                assert str(name_of(event.card)) in line
                line = line.replace(str(name_of(event.card)), str(event.card.name).replace("flip3", ""))
            line = line.replace("Flip 3", "")
            assert sorted(map(int, re.findall(r"\d+", line))) == sorted(numbers_in(event)), line
    assert lines > 200
