import random

from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.dev.fixtures import plan_for
from flip7.engine import BustPending, Chance, Decision, Game, Move, Rules, SecondInFlipThree, Target, Turn, full_deck
from flip7.engine.cards import Card
from flip7.match.match import Match
from flip7.scenes.table.model import TableModel

RULES = st.builds(
    Rules,
    opening_deal=st.booleans(),
    second_in_flip3=st.sampled_from(SecondInFlipThree),
    bust_pending=st.sampled_from(BustPending),
    target=st.integers(20, 150),
)


def follow(game: Game, seed: int, steps: int) -> None:
    """All that the table shows comes from the events, but who sits at home: that is the person who decided last."""
    chance = random.Random(seed)
    people = tuple(seat for seat in range(len(game.seats)) if chance.random() < 0.5)
    model = TableModel.of(game, people)
    home = model.home
    assert home in people or not people
    for _ in range(steps):
        pending = game.pending
        if pending is None:
            break
        decision = chance.choice(list[Decision](pending.options))
        if isinstance(pending, Turn):
            decision = Move.HIT if chance.random() < 0.8 else Move.STAY
        for event in game.apply(decision):
            model.see(event)
        model.ask(game.pending)
        if isinstance(game.pending, Turn | Target) and game.pending.seat in people:
            home = game.pending.seat
        assert model == TableModel.of(game, people, home)


@settings(max_examples=60, deadline=None)
@given(RULES, st.integers(1, 24), st.integers(0, 2**32))
def test_the_events_leave_the_table_as_the_state_is(rules: Rules, seats: int, seed: int) -> None:
    follow(Game.start(rules, seats, seed), seed, 200)


@settings(max_examples=100, deadline=None)
@given(RULES, st.integers(1, 5), st.lists(st.sampled_from([*full_deck(1), *full_deck(1)[-9:] * 4]), max_size=50),
       st.integers(0, 2**32))  # fmt: skip
def test_also_with_many_action_cards_in_each_other(rules: Rules, seats: int, deck: list[Card], seed: int) -> None:
    follow(Game(rules, seats, 0, deck, Chance(seed)), seed, 120)


def test_points_that_are_in_the_totals_already_bring_nobody_nearer_to_the_target() -> None:
    model = TableModel.of(Match(plan_for(2), 1).game)
    model.target = 200
    model.seats[0].total, model.seats[0].points, model.counted = 190, 30, False
    assert model.total_after(0) == 220
    assert model.match_point
    model.counted = True
    assert model.total_after(0) == 190
    assert not model.match_point
