"""Moments for the tests of the AI: those of real games, and those laid out card by card."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

from flip7.ai.table import SeatView, Table
from flip7.engine import (
    ACTION_CARDS,
    EDITIONS,
    FACES,
    SECOND_CHANCE,
    Card,
    Deal,
    Game,
    Kind,
    Move,
    Rules,
    Status,
    Target,
    Turn,
    card,
    full_deck,
)
from flip7.engine.events import Place

Moment: TypeAlias = tuple[Game, Table, Turn | Target]


def moments(seed: int, seats: int = 4, rules: Rules = EDITIONS["de"], courage: float = 0.75) -> Iterator[Moment]:
    """Every decision of a game that is played at random."""
    chance = random.Random(seed)
    game = Game.start(rules, seats, seed)
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
            continue
        yield game, Table.of(game), pending
        if isinstance(pending, Target):
            game.apply(chance.choice(pending.options))
        else:
            hit = not game.seats[pending.seat].points or chance.random() < courage
            game.apply(Move.HIT if hit else Move.STAY)


def laid_out(*rows: str, gone: str = "", left: str | None = None, rules: Rules = EDITIONS["fr"]) -> Table:
    """A table with these rows, as in "12 5 x2 second | 140 stayed": the cards, then the total, then the status.

    `gone` are cards of earlier rounds. The deck has all the others, or just those of `left`.
    """
    seats = tuple(map(_seat, rows))
    discard = Counter(map(card, gone.split()))
    deck = Counter(full_deck(len(rows)))
    for row in rows:
        deck.subtract(map(card, row.partition("|")[0].split()))
    deck.subtract(discard)
    assert min(deck.values()) >= 0, "there are not so many of a card"
    if left is not None:
        deck = Counter(map(card, left.split()))
    return Table(
        rules=rules,
        seats=seats,
        dealer=len(rows) - 1,
        round_number=3,
        pending=Turn(0),
        opening=(),
        flipping=(),
        waiting=(),
        discard=_in_order(discard),
        left=_in_order(deck),
        deck_left=deck.total(),
    )


def aiming(table: Table, seat: int, name: str, options: tuple[int, ...] = ()) -> tuple[Table, Target]:
    """The moment when that seat has to say whom the card is for: all who are still in, if nothing else is said."""
    still_in = tuple(other for other, view in enumerate(table.seats) if view.active)
    asked = next(face for face in ACTION_CARDS if face.name == name)
    target = Target(seat, asked, options or still_in, Place.HAND)
    return replace(table, pending=target), target


def _seat(row: str) -> SeatView:
    cards, _bar, standing = row.partition("|")
    total, *status = standing.split() or ["0"]
    dealt = [card(name) for name in cards.split()]
    numbers = tuple(one.value for one in dealt if one.kind is Kind.NUMBER)
    bonuses = tuple(one for one in dealt if one.kind is Kind.BONUS)
    points = sum(numbers)
    for bonus in bonuses:
        points *= 2 if bonus.name == "x2" else 1
    points += sum(int(bonus.name[1:]) for bonus in bonuses if bonus.name != "x2")
    busted = status == ["busted"]
    return SeatView(
        numbers=numbers,
        bonuses=bonuses,
        second_chance=SECOND_CHANCE in dealt,
        front=(),
        duplicate=None,
        status=Status(status[0]) if status else Status.ACTIVE,
        points=0 if busted else points,
        total=int(total),
    )


def _in_order(counts: Counter[Card]) -> MappingProxyType[Card, int]:
    return MappingProxyType({face: counts[face] for face in FACES if counts[face]})
