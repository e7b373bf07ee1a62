import pytest

from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of
from flip7.engine import Deal, Move
from flip7.engine.events import CardDealt
from flip7.match.match import Match
from flip7.match.occasion import PRACTICE
from flip7.match.plan import SavedMatch
from flip7.match.playing_on import Cards, played_on

SAVED = SavedMatch.of(match_of(plan_for(4), None))


def dealt(match: Match) -> list[object]:
    return [event.card for event in match.events() if isinstance(event, CardDealt)]


@pytest.mark.parametrize("step", [0, 1, 25, len(SAVED.journal)])
@pytest.mark.parametrize("cards", list(Cards))
def test_the_table_is_as_it_stood_and_counts_for_nothing(step: int, cards: Cards) -> None:
    match = played_on(SAVED, step, 0, cards, 5)
    begun = min(step, len(SAVED.journal) - 1)
    stood = Match.replay(SAVED.plan, SAVED.origin, SAVED.journal[:begun])
    assert match.table() == stood.table()
    assert match.game.pending == stood.game.pending
    assert match.occasion == PRACTICE
    assert dealt(match) == dealt(stood)


def test_the_same_cards_come_or_others_do() -> None:
    whole = dealt(Match.replay(SAVED.plan, SAVED.origin, SAVED.journal))

    def to_come(cards: Cards, seed: int) -> list[object]:
        match = played_on(SAVED, 25, 0, cards, seed)
        for decision in SAVED.journal[25:]:
            if match.game.pending is None or decision not in match.game.pending.options:
                break
            match.apply(decision)
        return dealt(match)

    assert to_come(Cards.SAME, 1) == to_come(Cards.SAME, 2) == whole
    assert to_come(Cards.NEW, 1)[:60] != to_come(Cards.NEW, 2)[:60]


def test_whoever_sits_down_is_a_person_and_nobody_else_changes() -> None:
    match = played_on(SAVED, 25, 2, Cards.SAME, 5)
    assert match.plan.seats[2].is_person
    assert [seat.who for seat in match.plan.seats if seat is not match.plan.seats[2]] == [
        seat.who for number, seat in enumerate(SAVED.plan.seats) if number != 2
    ]


def test_it_can_be_played_to_its_end() -> None:
    match = played_on(SAVED, 25, 0, Cards.NEW, 5)
    while (pending := match.game.pending) is not None:
        match.apply(Move.DEAL if isinstance(pending, Deal) else pending.options[-1])
    assert match.game.outcome() is not None
