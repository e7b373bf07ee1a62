"""What is written beside a seat that is not the home seat."""

import pytest

from flip7.dev.fixtures import plan_for
from flip7.engine import Move
from flip7.match.match import Match
from tests.scenes.sights import place_of
from tests.scenes.watched import Watched


def counts(watched: Watched) -> list[str]:
    """What is said of the numbers of each other seat."""
    seats = place_of(watched.facts()).parts("seat")
    return ["".join(shown.part("numbers").strings) for seat, shown in seats.items() if seat != watched.home]


@pytest.mark.parametrize("seats", [4, 18])
def test_numbers_are_counted_from_the_first_round_on(seats: int) -> None:
    """Around the table as in rows: before anything is dealt there is nothing to count."""
    watched = Watched(Match(plan_for(seats), 3))
    assert set(counts(watched)) == {""}
    for _event in watched.decide(Move.DEAL):
        pass
    assert set(counts(watched)) <= {f"{number}/7" for number in range(8)} | {""}
    assert any(counts(watched))
