"""The play-outs know the rules a second time: here they are held to the engine."""

import random

import pytest

from flip7.ai.playout import Luck, Start
from flip7.ai.rest import Rest
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Chance, Decision, Game, Move, Target, Turn, card, full_deck
from tests.ai.positions import moments
from tests.ai.test_race import race


class StackedRest(Rest):
    """A play-out that is dealt the cards of the game itself: only a test may know them."""

    _stack: list[int]

    def _draw(self, seat: int) -> int:  # noqa: ARG002
        order = self._stack
        if not order:
            self._over = True
            return -1
        found = order.pop()
        self._counts[found] -= 1
        return found


def played_by_the_engine(game: Game, option: Decision) -> list[int]:
    """The real game, with every decision made as the play-out would make it."""
    ended = len(game.rounds)
    game.apply(option)
    while len(game.rounds) == ended and (pending := game.pending) is not None:
        if isinstance(pending, Turn):
            quick = _same_table(game)
            game.apply(Move.HIT if quick._wants_more(pending.seat) else Move.STAY)
        else:
            assert isinstance(pending, Target)
            game.apply(_quick_target(game, pending))
    return [seat.total for seat in game.seats]


def _quick_target(game: Game, pending: Target) -> int:
    quick = _same_table(game)
    chosen: list[int] = []
    quick._carry_out = lambda card, target: chosen.append(target)  # type: ignore[method-assign]  # noqa: ARG005
    quick._use(pending.seat, pending.card.index)
    return chosen[0]


def _same_table(game: Game) -> Rest:
    table = Table.of(game)
    pending = game.pending
    assert isinstance(pending, Turn | Target)
    return Rest(Start(table, pending, race(table.rules.target, len(table.seats))), Luck(4, random.Random(0)))


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_play_out_on_the_cards_of_the_game_ends_like_the_game(edition: str) -> None:
    import copy

    compared = 0
    for seed in range(12):
        for index, (game, table, pending) in enumerate(moments(seed, 4, EDITIONS[edition])):
            # Nested put-aside cards and a deck that runs out are simplified in play-outs.
            if index % 3 or table.waiting or table.opening or table.deck_left < 40:
                continue
            if isinstance(pending, Target):
                continue
            for option in pending.options:
                rest = StackedRest(Start(table, pending, race(200, 4)), Luck(4, random.Random(0)))
                rest._stack = [face.index for face in game._deck]
                totals = rest.play(option)
                assert totals == played_by_the_engine(copy.deepcopy(game), option)
                compared += 1
    assert compared > 100


def test_every_seat_has_luck_of_its_own() -> None:
    """What one seat does leaves the luck of the others as it was."""
    luck = Luck(3, random.Random(1))
    first = luck.of(2, 0)
    assert [luck.of(1, 0) == luck.of(1, 0), luck.of(2, 0)] == [True, first]


def test_the_first_card_of_the_seat_on_turn_is_spread_over_the_deck() -> None:
    deck = full_deck(3)
    game = Game(EDITIONS["fr"], 3, 2, deck, Chance(1))
    game.apply(Move.DEAL)
    pending = game.pending
    assert isinstance(pending, Turn)
    start = Start(Table.of(game), pending, race(200, 3))
    draws = [luck.of(pending.seat, 0) for luck in start.lucks(random.Random(2), 20)]
    assert [int(draw * 20) for draw in draws] == list(range(20))


def test_a_flip_seven_ends_a_play_out_at_once() -> None:
    deck = [card(name) for name in ["12", "1", "11", "2", "10", "3", "9", "4", "8", "5", "7", "6", "5", "12"]]
    game = Game(EDITIONS["fr"], 2, 1, deck, Chance(1))
    game.apply(Move.DEAL)
    for _ in range(12):
        game.apply(Move.HIT)
    table = Table.of(game)
    pending = game.pending
    assert isinstance(pending, Turn)
    for luck in Start(table, pending, race(200, 2)).lucks(random.Random(1), 2):
        totals = Rest(Start(table, pending, race(200, 2)), luck).play(Move.HIT)
        # The deck has a 5, which is the Flip 7 of the first seat, and a 12, which busts it.
        assert totals in ([12 + 11 + 10 + 9 + 8 + 7 + 5 + 15, 21], [0, 21])
