"""The tables on the road to the Lion, their stars, and which of them are open."""

import random
from dataclasses import replace

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.engine import EDITIONS, Outcome
from flip7.engine.events import Reason
from flip7.match.history import History
from flip7.match.match import Match
from flip7.match.plan import PERSON, SeatPlan
from flip7.match.road import ROAD, TRIES, RoadTable, Visit, open_tables
from tests.match.test_award_questions import FLIPPED, Rounds, bust, freezing, got, match
from tests.match.test_match import played

ANNA = SeatPlan("Ida", PERSON, 2, "balloon")


def ended(*seats: Rounds, winner: int | None = 0, target: int = 200) -> History:
    return replace(match(*seats, winner=winner), target=target)


def stars(table: str, history: History) -> set[int]:
    """The stars that this match gives, from 1."""
    given = ROAD[table].stars(history)
    return {number for number in (1, 2, 3) if given >> (number - 1) & 1}


def test_each_character_has_two_tables_from_the_weakest_to_the_strongest() -> None:
    hosts = [table.character for table in ROAD.values()]
    assert hosts == [who for who in CHARACTERS for _ in range(2)]


@pytest.mark.parametrize("table", ROAD.values(), ids=ROAD)
def test_every_table_can_be_played_to_its_end(table: RoadTable) -> None:
    plan = table.plan(ANNA, "pl", EDITIONS["pl"])
    one = Match(plan, table.origin(5), occasion=table.occasion)
    assert [seat.total for seat in one.game.seats] == list(table.totals or [0] * len(plan.seats))
    assert len({seat.name for seat in plan.seats}) == len({seat.colour for seat in plan.seats}) == len(plan.seats)
    played(one, random.Random(1))
    assert one.game.outcome() is not None
    totals = History.of(one).totals_of(1)
    assert totals[0] == (table.totals[1] if table.totals else 0)


def test_the_switches_are_those_of_the_players_edition() -> None:
    table = ROAD["champion-1"]
    assert table.plan(ANNA, "fr", EDITIONS["fr"]).rules == EDITIONS["fr"]


def test_a_lost_match_gives_no_star_for_winning() -> None:
    lost = ended((got(90), got(20)), (got(100), got(50)), winner=1, target=100)
    assert stars("child-1", lost) == set()


def test_a_clear_and_quick_win_gives_all_three() -> None:
    assert stars("child-1", ended((got(60), got(50)), (got(40), got(40)), target=100)) == {1, 2, 3}
    assert stars("child-1", ended((got(60), got(50)), (got(40), got(41)), target=100)) == {1, 3}
    slow = ended((got(20),) * 6, (got(5),) * 6, target=100)
    assert stars("child-1", slow) == {1, 2}


def test_busts_are_counted() -> None:
    others = (got(10),) * 5
    assert 3 in stars("careful-1", ended((got(40),) * 5, others))
    assert 3 not in stars("careful-1", ended((got(60), bust(), got(60), got(60), got(60)), others))
    assert 3 in stars("counter-1", ended((got(60), bust(), got(60), got(60), got(60)), others))
    assert 3 not in stars("counter-1", ended((bust(), bust(), got(60), got(60), got(80)), others))


def test_a_great_round_counts_in_a_lost_match_too() -> None:
    lost = ended((got(40), got(10)), (got(100), got(100)), (got(1), got(1)), (got(1), got(1)), winner=1)
    assert stars("child-2", lost) == {2}
    assert stars("child-2", ended((got(39), got(10)), (got(100), got(100)), winner=1)) == set()


def test_a_flip_7_counts_at_the_foxs_table() -> None:
    assert 3 in stars("greedy-1", ended((FLIPPED, got(90)), (got(5), got(5)), (got(5), got(5))))
    assert 3 not in stars("greedy-1", ended((got(90), got(90)), (got(5), got(5)), (got(5), got(5))))


def test_peace_and_war_with_the_yetis() -> None:
    others = (got(5), got(5))
    peaceful = ended((got(100), got(100)), others, others)
    freezer = ended((got(100), replace(got(100), freezes=(1,))), others, others)
    assert 2 in stars("frosty-1", peaceful)
    assert 2 not in stars("frosty-1", freezer)
    assert 2 in stars("frosty-2", freezer)
    assert 2 not in stars("frosty-2", peaceful)
    assert 2 not in stars("frosty-2", ended((got(1), freezing(1)), (got(200), got(5)), winner=1))


def test_the_challenge_of_the_owl_is_reached_in_time_or_not() -> None:
    def challenge(mine: int, owls: int, reason: Reason) -> History:
        history = ended((got(45), got(mine)), (got(20), got(owls)), target=90)
        return replace(history, outcome=Outcome(0 if mine > owls else 1, reason))

    assert stars("careful-2", challenge(45, 20, Reason.CHALLENGE_WON)) == {1, 2, 3}
    assert stars("careful-2", challenge(45, 75, Reason.CHALLENGE_WON)) == {1, 3}
    assert stars("careful-2", challenge(44, 30, Reason.CHALLENGE_LOST)) == {3}


def test_a_match_that_is_not_over_gives_nothing() -> None:
    assert stars("child-1", replace(ended((got(99),), (got(1),)), outcome=None)) == set()


def test_the_next_table_opens_with_a_win_or_after_some_tries() -> None:
    assert open_tables({}) == ["child-1"]
    assert open_tables({"child-1": Visit(0b110, TRIES - 1)}) == ["child-1"]
    assert open_tables({"child-1": Visit(0b001, 1)}) == ["child-1", "child-2"]
    assert open_tables({"child-1": Visit(0, TRIES), "child-2": Visit(1, 1)}) == ["child-1", "child-2", "careful-1"]
    assert open_tables({table: Visit(1, 1) for table in ROAD}) == list(ROAD)


def test_stars_are_counted_by_their_bits() -> None:
    assert [Visit(bits).count for bits in range(8)] == [0, 1, 1, 2, 1, 2, 2, 3]
