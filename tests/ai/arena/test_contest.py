"""What is noted about each bot in a game."""

import math

import pytest

from flip7.ai.arena import ArenaError
from flip7.ai.arena.contest import Record, play
from flip7.ai.table import Table
from flip7.engine import FLIP_THREE, FREEZE, Decision, Game, Move, Rules, Status, Target, Turn
from flip7.engine.events import Busted, CardDealt, FlipSeven
from tests.ai.positions import moments


class Bold:
    """Hits to 30 points, and aims at the first seat it may."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        if isinstance(pending, Target):
            return pending.options[0]
        return Move.HIT if table.seats[pending.seat].points < 30 else Move.STAY


def played_again(seed: int, seats: int, rules: Rules) -> tuple[Game, list[dict[str, float]]]:
    """The same game, counted once more as it is read from the events and the table."""
    game = Game.start(rules, seats, seed)
    notes: list[dict[str, float]] = [dict.fromkeys(Record.__slots__, 0) for _ in range(seats)]
    bot = Bold()
    while (pending := game.pending) is not None:
        decision: Decision = Move.DEAL
        if isinstance(pending, Turn | Target):
            decision = bot.choose(Table.of(game), pending)
            mine = notes[pending.seat]
            mine["decisions"] += 1
            if isinstance(pending, Target) and isinstance(decision, int) and pending.card in (FREEZE, FLIP_THREE):
                totals = [seat.total for seat in game.seats]
                mine["aimed"] += 1
                mine["at_itself"] += decision == pending.seat
                mine["at_leader"] += totals[decision] == max(totals)
        for event in game.apply(decision):
            if isinstance(event, CardDealt | Busted | FlipSeven):
                name = {CardDealt: "cards", Busted: "busts", FlipSeven: "flip_sevens"}[type(event)]
                notes[event.seat][name] += 1
    return game, notes


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("opening", [True, False])
def test_a_record_tells_what_happened(seats: int, opening: bool) -> None:
    """Alone, an opening deal may be a whole round: the Freeze can be for nobody else."""
    rules = Rules(opening_deal=opening, target=1000)
    records = play([Bold()] * seats, rules, 1)
    game, notes = played_again(1, seats, rules)
    outcome = game.outcome()
    assert outcome is not None
    totals = [seat.total for seat in game.seats]
    for seat, (record, note) in enumerate(zip(records, notes, strict=True)):
        for name in ("cards", "busts", "flip_sevens", "decisions", "aimed", "at_itself", "at_leader"):
            assert getattr(record, name) == note[name], name
        points = [of_round[seat] for of_round in game.rounds]
        assert record.rounds == len(points)
        assert record.points == sum(points) == totals[seat]
        assert record.points_squared == sum(one**2 for one in points)
        assert record.wins == (outcome.winner == seat)
        assert record.seats == 1
        assert record.places == sorted(totals, reverse=True).index(totals[seat]) + (totals.count(totals[seat]) + 1) / 2
        assert record.places_squared == record.places**2
    assert seats == 1 or sum(record.aimed for record in records) > 0
    assert sum(record.busts for record in records) > 0


def test_records_add_up() -> None:
    one = Record(1, 1, 2.0, 4.0, 8, 170, 4000, 2, 1, 30, 4, 3, 1, 40, 0.5, {-500: 3, -400: 1})
    other = Record(1, 0, 3.0, 9.0, 7, 100, 2000, 3, 0, 20, 2, 1, 0, 30, 0.25, {-400: 2, -300: 5})
    one.add(other)
    expected = Record(2, 1, 5.0, 13.0, 15, 270, 6000, 5, 1, 50, 6, 4, 1, 70, 0.75, {-500: 3, -400: 3, -300: 5})
    assert one == expected


def test_times_are_counted_in_classes_of_a_percent() -> None:
    record = Record()
    for seconds in (0.001, 0.002, 0.002, 4.0):
        record.took(seconds)
    assert record.decisions == 4
    assert record.seconds == pytest.approx(4.005)
    assert record.time_of(0.25) == pytest.approx(0.001, rel=0.01)
    assert record.time_of(0.5) == record.time_of(0.75) == pytest.approx(0.002, rel=0.01)
    assert record.time_of(0.76) == record.time_of(1) == pytest.approx(4, rel=0.01)
    assert Record().time_of(0.5) == 0
    record.took(0)
    assert math.isfinite(record.time_of(0.01))


class Shy:
    """Never takes a card."""

    def choose(self, _table: Table, pending: Turn | Target) -> Decision:
        return Move.STAY if isinstance(pending, Turn) else pending.options[0]


def test_those_who_are_level_share_their_places() -> None:
    """Two who never take a card have nothing, both: one is second and one third."""
    records = play([Bold(), Shy(), Shy()], Rules(opening_deal=False), 1)
    assert [record.places for record in records] == [1, 2.5, 2.5]
    assert [record.wins for record in records] == [1, 0, 0]


def test_bots_that_get_nowhere_are_stopped_after_a_thousand_rounds() -> None:
    with pytest.raises(ArenaError, match="after 1000 rounds nobody has won"):
        play([Shy()] * 2, Rules(opening_deal=False), 1)


def test_who_is_asked_sees_the_moment_that_is() -> None:
    """The table that a bot is given is that of its own decision."""

    class Watching(Bold):
        def choose(self, table: Table, pending: Turn | Target) -> Decision:
            assert table.pending == pending
            if isinstance(pending, Turn):
                assert table.seats[pending.seat].status is Status.ACTIVE
            return super().choose(table, pending)

    play([Watching()] * 3, Rules(), 5)
    assert all(table.pending == pending for _game, table, pending in moments(1, 3))
