"""Random games of every edition and size, watched card by card."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.ai.table import Table
from flip7.engine import (
    EDITIONS,
    BustPending,
    Chance,
    Deal,
    Decision,
    Game,
    IllegalDecision,
    Move,
    Pending,
    Rules,
    SecondInFlipThree,
    Target,
    Turn,
    full_deck,
)
from flip7.engine.cards import Card
from tests.engine.onlooker import Onlooker

RULES = st.builds(
    Rules,
    opening_deal=st.booleans(),
    second_in_flip3=st.sampled_from(SecondInFlipThree),
    bust_pending=st.sampled_from(BustPending),
    target=st.integers(1, 250),
)
EDITION_RULES = st.sampled_from(list(EDITIONS.values()))
SEATS = st.integers(1, 36)
SEEDS = st.integers(0, 2**64)

EVERY_DECISION: list[object] = [*Move, *range(-1, 37), True, 1.0, "hit", None]
"""Among them all that can be legal, and some that only look like it."""


def choose(pending: Pending, chance: random.Random, courage: float) -> Decision:
    if isinstance(pending, Turn):
        return Move.HIT if chance.random() < courage else Move.STAY
    return chance.choice(list[Decision](pending.options))


def play_watched(game: Game, onlooker: Onlooker, seed: int, courage: float) -> list[Decision]:
    """Play at random to the end, with every claim checked after every event; the decisions."""
    chance = random.Random(seed)
    journal: list[Decision] = []
    while (pending := game.pending) is not None:
        active = [index for index, seat in enumerate(game.seats) if seat.active]
        if isinstance(pending, Turn):
            assert pending.seat in active
        if isinstance(pending, Target):
            assert set(pending.options) <= set(active)
            assert len(pending.options) >= 2
            assert list(pending.options) == sorted(pending.options)
        decision = choose(pending, chance, courage)
        journal.append(decision)
        for event in game.apply(decision):
            onlooker.see(event)
        onlooker.agrees_with(game)
        assert len(journal) < 200_000, "this game never ends"
    outcome = game.outcome()
    assert outcome is not None
    assert onlooker.over is not None
    assert onlooker.over.winner == outcome.winner
    return journal


@settings(max_examples=150, deadline=None)
@given(RULES, SEATS, SEEDS, st.sampled_from([0.55, 0.75, 0.9]))
def test_every_card_is_in_one_place_after_every_event_and_every_game_ends(
    rules: Rules, seats: int, seed: int, courage: float
) -> None:
    game = Game.start(rules, seats, seed)
    play_watched(game, Onlooker(full_deck(seats), [0] * seats), seed, courage)


@settings(max_examples=80, deadline=None)
@given(
    RULES,
    st.integers(1, 6),
    st.lists(st.sampled_from(full_deck(1)), max_size=40),
    st.lists(st.sampled_from(full_deck(1)), max_size=10),
    SEEDS,
)
def test_the_same_with_small_decks_that_run_out_again_and_again(
    rules: Rules, seats: int, deck: list[Card], discard: list[Card], seed: int
) -> None:
    game = Game(rules, seats, seed % seats, deck, Chance(seed), discard=discard)
    onlooker = Onlooker(deck + discard, [0] * seats)
    onlooker.deck.subtract(discard)
    onlooker.discard += discard
    chance = random.Random(seed)
    for _ in range(300):
        if game.pending is None:
            break
        for event in game.apply(choose(game.pending, chance, 0.85)):
            onlooker.see(event)
        onlooker.agrees_with(game)


@settings(max_examples=30, deadline=None)
@given(EDITION_RULES, SEATS, SEEDS)
def test_a_replay_of_the_journal_gives_the_same_events(rules: Rules, seats: int, seed: int) -> None:
    def play(decide: random.Random | list[Decision]) -> tuple[list[object], list[Decision]]:
        game = Game.start(rules, seats, seed)
        events: list[object] = []
        journal: list[Decision] = []
        while game.pending is not None and len(journal) < 400:
            decision = choose(game.pending, decide, 0.8) if isinstance(decide, random.Random) else decide[len(journal)]
            journal.append(decision)
            events += game.apply(decision)
        return events, journal

    events, journal = play(random.Random(seed))
    assert play(journal) == (events, journal)


@settings(max_examples=40, deadline=None)
@given(RULES, st.integers(1, 20), SEEDS)
def test_a_decision_is_accepted_exactly_if_it_is_among_the_options(rules: Rules, seats: int, seed: int) -> None:
    game = Game.start(rules, seats, seed)
    chance = random.Random(seed)
    for _ in range(60):
        pending = game.pending
        if pending is None:
            break
        before = Table.of(game)
        for decision in EVERY_DECISION:
            if any(decision is option for option in pending.options):
                continue
            with pytest.raises(IllegalDecision):
                game.apply(decision)  # type: ignore[arg-type]
        assert Table.of(game) == before
        assert game.pending is pending
        game.apply(choose(pending, chance, 0.8))


@settings(max_examples=30, deadline=None)
@given(RULES, st.integers(1, 24), SEEDS)
def test_the_view_shows_what_a_person_could_count(rules: Rules, seats: int, seed: int) -> None:
    game = Game.start(rules, seats, seed)
    onlooker = Onlooker(full_deck(seats), [0] * seats)
    chance = random.Random(seed)
    for _ in range(150):
        if game.pending is None:
            break
        for event in game.apply(choose(game.pending, chance, 0.8)):
            onlooker.see(event)
        table = Table.of(game)
        assert dict(table.left) == {card: count for card, count in onlooker.deck.items() if count}
        assert table.deck_left == onlooker.deck.total()
        assert dict(table.discard) == {card: onlooker.discard.count(card) for card in onlooker.discard}
        in_front = sum(len(seen.cards()) for seen in onlooker.seats)
        shown = sum(
            len(seat.numbers) + len(seat.bonuses) + len(seat.front) + seat.second_chance + (seat.duplicate is not None)
            for seat in table.seats
        )
        assert shown + len(table.waiting) + (table.in_hand is not None) == in_front
        assert [seat.total for seat in table.seats] == [seen.total for seen in onlooker.seats]


def test_nothing_is_pending_once_the_game_is_over() -> None:
    game = Game.start(Rules(target=1), 3, 7)
    play_watched(game, Onlooker(full_deck(3), [0] * 3), 7, 0.5)
    with pytest.raises(IllegalDecision, match="over"):
        game.apply(Move.DEAL)
    assert not isinstance(game.pending, Deal)
