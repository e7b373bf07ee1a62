"""The rules as a library: one round of three seats, told line by line, and then how often a simple plan busts.

python examples/engine.py
"""

from flip7 import EDITIONS, Deal, Decision, Event, Game, Move, Pending, Status, Target, Turn

STAY_AT = 20


def decide(game: Game, pending: Pending) -> Decision:
    """Stay with enough points; give an action card to the first seat that it can be for."""
    match pending:
        case Deal():
            return Move.DEAL
        case Turn(seat):
            return Move.STAY if game.seats[seat].points >= STAY_AT else Move.HIT
        case Target(options=seats):
            return seats[0]


def play_round(game: Game) -> list[Event]:
    """Everything that happens until the round is over."""
    happened: list[Event] = []
    before = len(game.rounds)
    while len(game.rounds) == before and game.pending is not None:
        happened += game.apply(decide(game, game.pending))
    return happened


def bust_rate(games: int) -> float:
    """How many seats at a table of four bust in the first round."""
    busted = 0
    for seed in range(games):
        game = Game.start(EDITIONS["en"], seats=4, seed=seed)
        play_round(game)
        busted += sum(seat.status is Status.BUSTED for seat in game.seats)
    return busted / (4 * games)


def main() -> None:
    """Print one round, and how often those who stay at `STAY_AT` bust."""
    for event in play_round(Game.start(EDITIONS["en"], seats=3, seed=7)):
        print(event)
    print(f"Whoever stays at {STAY_AT} busts in {bust_rate(500):.0%} of the rounds.")


if __name__ == "__main__":
    main()
