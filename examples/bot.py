"""A bot of your own: one class with one method.

flip7 arena --games 1000 --seats examples/bot.py:Brave,counter,careful     how good is it?
python examples/bot.py                                                     one match, round by round
"""

from flip7 import (
    EDITIONS,
    PERSON,
    Deal,
    Decision,
    Match,
    Move,
    SeatPlan,
    Table,
    TablePlan,
    Target,
    Turn,
    bust_risk,
    make_bot,
)


class Brave:
    """Takes any risk below a third, and sends what hurts to whoever leads."""

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """One of `pending.options`. The table is what everybody can see: rows, totals, what the deck still has."""
        if isinstance(pending, Turn):
            return Move.HIT if bust_risk(table, pending.seat) < 1 / 3 else Move.STAY
        if pending.card.name == "second":
            return pending.options[0]
        others = [seat for seat in pending.options if seat != pending.seat]
        return max(others or pending.options, key=lambda seat: table.seats[seat].total)


def main() -> None:
    """Brave against two characters of the game."""
    names = ("brave", "careful", "counter")
    bots = (Brave(), make_bot("careful", seed=1), make_bot("counter", seed=1))
    seats = tuple(SeatPlan(name, PERSON, colour, "star") for colour, name in enumerate(names))
    match = Match(TablePlan(seats, "en", EDITIONS["en"]), 7)
    game = match.game
    while (pending := game.pending) is not None:
        match.apply(Move.DEAL if isinstance(pending, Deal) else bots[pending.seat].choose(match.table(), pending))
    for number, points in enumerate(game.rounds, 1):
        print(f"round {number}:", ", ".join(f"{name} {won}" for name, won in zip(names, points, strict=True)))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    print(f"{names[outcome.winner]} wins with {game.seats[outcome.winner].total} points.")


if __name__ == "__main__":
    main()
