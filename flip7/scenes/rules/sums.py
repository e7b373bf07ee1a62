"""Worked examples: each step of a sum, with every number in it taken from the engine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from flip7.engine import ActionCard, BonusCard, Kind, NumberCard, Seat, Status, card
from flip7.engine.rules import FLIP_SEVEN_POINTS


@dataclass(frozen=True, slots=True)
class CardTerm:
    """A card that counts in this line."""

    name: str


@dataclass(frozen=True, slots=True)
class Sign:
    """What stands between two terms, such as "+" or "="."""

    sign: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number that was found on the way."""

    value: int


@dataclass(frozen=True, slots=True)
class Extra:
    """The points of a Flip 7."""

    value: int


Term = CardTerm | Sign | Number | Extra
Line = tuple[Term, ...]


def score(names: Sequence[str]) -> int:
    """What cards are worth in a round."""
    return _seat(names).points


def sum_lines(names: Sequence[str]) -> tuple[Line, ...]:
    """The sum as one writes it: the number cards, then a line for each thing that changes it."""
    cards = [card(name) for name in names]
    numbers = [one.name for one in cards if one.kind is Kind.NUMBER]
    # First x2 and then the + cards, whatever order they came in.
    bonuses = sorted((one for one in cards if one.kind is Kind.BONUS), key=lambda one: one.name != "x2")
    flip_seven = _seat(numbers).status is Status.FLIP_SEVEN
    sum_ = sum(card(name).value for name in numbers)
    lines: list[Line] = [(*_joined(numbers), Sign("="), Number(sum_))] if numbers else []
    counted = list(numbers)
    for bonus in bonuses:
        counted.append(bonus.name)
        after = score(counted) - (FLIP_SEVEN_POINTS if flip_seven else 0)
        # A bonus card carries its own sign.
        before: Line = (Number(sum_),) if len(counted) > 1 else ()
        lines.append((*before, CardTerm(bonus.name), Sign("="), Number(after)))
        sum_ = after
    if flip_seven:
        lines.append((Number(sum_), Sign("+"), Extra(FLIP_SEVEN_POINTS), Sign("="), Number(score(names))))
    return tuple(lines)


def _joined(names: Sequence[str]) -> Iterator[Term]:
    for index, name in enumerate(names):
        if index:
            yield Sign("+")
        yield CardTerm(name)


def _seat(names: Sequence[str]) -> Seat:
    seat = Seat()
    for name in names:
        match card(name):
            case NumberCard() as number:
                seat.add_number(number)
            case BonusCard() as bonus:
                seat.add_bonus(bonus)
            case ActionCard():
                pass  # it has no points
            case never:
                assert_never(never)
    return seat
