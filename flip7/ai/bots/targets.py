"""Simple ways to choose the seat that a card is for.

Each looks at the other seats of `options` only, and takes the seat itself if there is no other.
"""

from flip7.ai.table import Table


def standing(table: Table, seat: int) -> int:
    """The total that the seat would have if the round ended now."""
    view = table.seats[seat]
    return view.total + view.points


def distance(table: Table, seat: int, other: int) -> int:
    """How many places to the left: equals are told apart by it, so that no chair at the table is worse than another."""
    return (other - seat) % len(table.seats)


def neighbour(table: Table, seat: int, options: tuple[int, ...]) -> int:
    """The next one to the left."""
    return min(_others(seat, options), key=lambda other: distance(table, seat, other))


def leader(table: Table, seat: int, options: tuple[int, ...]) -> int:
    """Who has the highest total, with the points of its row."""
    return max(_others(seat, options), key=lambda other: (standing(table, other), -distance(table, seat, other)))


def weakest(table: Table, seat: int, options: tuple[int, ...]) -> int:
    """Who has the lowest total, with the points of its row."""
    return min(_others(seat, options), key=lambda other: (standing(table, other), distance(table, seat, other)))


def strongest_row(table: Table, seat: int, options: tuple[int, ...]) -> int:
    """Whose row has the most points."""
    return max(_others(seat, options), key=lambda other: (table.seats[other].points, -distance(table, seat, other)))


def longest_row(table: Table, seat: int, options: tuple[int, ...]) -> int:
    """Whose row has the most numbers."""
    return max(
        _others(seat, options),
        key=lambda other: (len(table.seats[other].numbers), standing(table, other), -distance(table, seat, other)),
    )


def _others(seat: int, options: tuple[int, ...]) -> list[int]:
    return [other for other in options if other != seat] or [seat]
