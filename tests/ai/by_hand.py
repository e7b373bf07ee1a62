"""The value of hitting on, worked out card by card with lists of names: slow, plain, and nothing of the game's own."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

Worth: TypeAlias = Callable[[int], float]
"""What points at the end of the round are worth."""


def points_of(row: Sequence[str]) -> int:
    """The points of a row of cards, the Flip 7 included."""
    numbers = [int(name) for name in row if name.isdigit()]
    points = (sum(numbers) << row.count("x2")) + sum(int(name) for name in row if name[0] == "+")
    return points + 15 * (len(numbers) == 7)


def gain_points(points: int) -> float:
    """Points for their own sake."""
    return float(points)


def stay_or_hit(row: list[str], deck: list[str], ahead: int, worth: Worth) -> float:
    """The value for a seat that may hit up to `ahead` times, and stays or hits as it is best."""
    stay = worth(points_of(row))
    return max(stay, hit_on(row, deck, ahead, worth)) if ahead and deck else stay


def hit_on(row: list[str], deck: list[str], ahead: int, worth: Worth) -> float:
    """The value of one card more, and of up to `ahead` - 1 after it, for the last seat in the round.

    A Freeze keeps its points. The deck must have no Flip Three, and one Second Chance at most.
    """
    assert "flip3" not in deck
    value = 0.0
    for place, name in enumerate(deck):
        rest = deck[:place] + deck[place + 1 :]
        value += _dealt(row, name, rest, ahead - 1, worth) / len(deck)
    return value


def _dealt(row: list[str], name: str, deck: list[str], ahead: int, worth: Worth) -> float:
    if name == "freeze":
        return worth(points_of(row))
    if name.isdigit() and name in row:
        if "second" not in row:
            return worth(0)
        saved = [held for held in row if held != "second"]
        return stay_or_hit(saved, deck, ahead, worth)
    grown = [*row, name]
    if sum(held.isdigit() for held in grown) == 7:
        return worth(points_of(grown))
    return stay_or_hit(grown, deck, ahead, worth)
