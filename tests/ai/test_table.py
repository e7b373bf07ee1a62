import gc
from collections import Counter
from types import MappingProxyType

import pytest

from flip7.ai.row import Row
from flip7.ai.table import FlippingView, Table, WaitingView
from flip7.engine import (
    EDITIONS,
    FLIP_THREE,
    FREEZE,
    Card,
    Chance,
    FlipThree,
    Game,
    Move,
    PutAside,
    Status,
    Target,
    Turn,
    card,
    full_deck,
)
from flip7.engine.events import Attack, FlipThreeStarted, Frozen
from tests.ai.positions import moments


def game_with(names: str, seats: int) -> Game:
    game = Game(EDITIONS["fr"], seats, seats - 1, [card(name) for name in names.split()], Chance(0))
    game.apply(Move.DEAL)
    return game


def test_cards_put_aside_are_shown_in_the_order_they_will_be_carried_out() -> None:
    game = game_with("flip3 flip3 freeze 1 flip3 freeze 2", 3)
    game.apply(Move.HIT)
    game.apply(0)  # seat 0 gets the three: a Flip Three, a Freeze, a 1
    game.apply(1)  # its Flip Three goes to seat 1, which puts a Flip Three and a Freeze aside
    table = Table.of(game)
    assert table.in_hand is FLIP_THREE
    assert table.waiting == (WaitingView(1, FREEZE), WaitingView(0, FREEZE))
    assert table.flipping == ()


def test_the_opening_deal_shows_who_still_gets_a_card() -> None:
    game = Game(EDITIONS["de"], 4, 1, [card(name) for name in ["5", "freeze", "6", "7"]], Chance(0))
    game.apply(Move.DEAL)
    assert game.pending is not None
    assert game.pending.seat == 3
    assert Table.of(game).opening == (0, 1)


def test_a_flip_three_under_way_is_shown_with_the_cards_it_still_gives() -> None:
    game = Game(EDITIONS["de"], 3, 2, [card(name) for name in ["flip3", "1", "second", "2", "5", "6"]], Chance(0))
    game.apply(Move.DEAL)
    agenda = game._agenda
    agenda.append(FlipThree(1, 2, [FREEZE]))
    table = Table.of(game)
    assert table.flipping == (FlippingView(1, 2),)
    assert table.waiting == (WaitingView(1, FREEZE),)
    agenda.append(FlipThree(2, 1, []))
    assert Table.of(game).flipping == (FlippingView(1, 2), FlippingView(2, 1)), "the innermost last"


def test_no_way_leads_from_the_view_to_the_deck() -> None:
    """Follow every reference from a view: nothing is the game, its deck, or a list of cards in the deck's order."""
    deck = full_deck(4)
    Chance(11).shuffle(deck)
    game = Game(EDITIONS["de"], 4, 1, deck, Chance(11))
    game.apply(Move.DEAL)
    deck = deck[-game.deck_left :]
    seen: set[int] = set()
    reached: list[object] = [Table.of(game)]
    while reached:
        thing = reached.pop()
        if id(thing) in seen or isinstance(thing, type | Card) or callable(thing):
            continue
        seen.add(id(thing))
        assert thing is not game
        assert thing not in game.seats
        if isinstance(thing, list | tuple):
            assert list(thing) not in (deck, deck[::-1])
        reached += gc.get_referents(thing)
    assert len(seen) > 30, "the view was walked through"


def test_shuffling_the_unseen_cards_does_not_change_the_view() -> None:
    deck = full_deck(4)
    Chance(11).shuffle(deck)
    game = Game(EDITIONS["de"], 4, 1, deck, Chance(11))
    game.apply(Move.DEAL)
    before = Table.of(game)
    dealt, unseen = deck[: -game.deck_left], deck[-game.deck_left :]
    Chance(99).shuffle(unseen)
    other = Game(EDITIONS["de"], 4, 1, dealt + unseen, Chance(11))
    other.apply(Move.DEAL)
    assert Table.of(other) == before
    assert isinstance(before.left, MappingProxyType)
    assert list(before.left) == sorted(before.left, key=lambda face: face.index)


@pytest.mark.parametrize(("edition", "seats"), [("de", 4), ("pl", 2), ("fr", 19)])
def test_the_view_shows_what_lies_there(edition: str, seats: int) -> None:
    for game, table, pending in moments(6, seats, EDITIONS[edition]):
        assert table.pending == pending == game.pending
        assert table.rules == EDITIONS[edition]
        assert (table.dealer, table.round_number) == (game.dealer, game.round_number)
        seen = Counter(game.discard)
        for seat in game.seats:
            seen.update(seat.cards())
        for task in game.agenda:
            seen.update(task.aside if isinstance(task, FlipThree) else task.cards if isinstance(task, PutAside) else ())
        if isinstance(pending, Target):
            seen[pending.card] += 1
        assert Counter(table.left) == Counter(full_deck(seats)) - seen
        assert table.deck_left == sum(table.left.values())
        assert Counter(table.discard) == Counter(game.discard)
        assert table.in_hand == (pending.card if isinstance(pending, Target) else None)
        for view, seat in zip(table.seats, game.seats, strict=True):
            assert view.numbers == tuple(seat.numbers)
            assert view.bonuses == tuple(seat.bonuses)
            assert view.front == tuple(seat.front)
            assert (view.second_chance, view.duplicate) == (seat.second_chance, seat.duplicate)
            assert (view.status, view.points, view.total) == (seat.status, seat.points, seat.total)
            assert view.active is (seat.status is Status.ACTIVE)
            assert Row.of(view).points == seat.points or seat.status in (Status.BUSTED, Status.FLIP_SEVEN)


def test_everybody_sees_what_one_seat_did_to_another_and_keeps_it_over_the_rounds() -> None:
    game = Game.start(EDITIONS["de"], 4, 5)
    happened: list[Attack] = []
    while game.pending is not None and len(game.rounds) < 6:
        pending = game.pending
        if isinstance(pending, Turn):
            decision = Move.HIT if game.seats[pending.seat].points < 20 else Move.STAY
            events = game.apply(decision)
        else:
            events = game.apply(pending.options[-1] if isinstance(pending, Target) else Move.DEAL)
        happened += [
            event for event in events if isinstance(event, Frozen | FlipThreeStarted) and event.by != event.seat
        ]
        assert Table.of(game).attacks == tuple(happened)
    assert happened
