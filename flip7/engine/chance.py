"""Chance, explicit and reproducible: everything random in a match comes from its seed, through here."""

import random
from math import floor
from typing import Protocol

from flip7.engine.cards import Card


class Shuffler(Protocol):
    """Puts cards into a new order, in place; the last one is dealt first."""

    def shuffle(self, cards: list[Card]) -> None:
        """Bring the cards of this list into their new order."""
        ...


class Chance:
    """The lots and shuffles of one match.

    Only `random.Random.random()` promises the same numbers in every version of Python, so a match saved today can be
    continued by the game of tomorrow only if nothing else is used.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def lot(self, among: int) -> int:
        """A number from 0 to `among` - 1."""
        return int(self._random() * among)

    def shuffle(self, cards: list[Card]) -> None:
        """Bring the cards of this list into an order that the seed alone decides."""
        draw = self._random
        for last in range(len(cards) - 1, 0, -1):
            other = floor(draw() * (last + 1))  # what int() gives as well, in half the time
            cards[last], cards[other] = cards[other], cards[last]
