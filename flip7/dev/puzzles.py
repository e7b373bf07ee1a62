"""The page of puzzles with something to show: a turn, an answer, a card that looks for its target."""

from datetime import date
from itertools import count

from flip7.ai.champion.assessment import Thoroughness, assess
from flip7.ai.slices import run_to_end
from flip7.app.context import Context
from flip7.dev.fixtures import mid_game, plan_for, play_to
from flip7.engine import Decision, Game, Move, Target, Turn
from flip7.match.match import Match
from flip7.match.puzzles import Puzzle
from flip7.scenes.puzzles import PuzzlesScene
from flip7.ui.scene import Scene

_DAY = date(2026, 1, 1)
_NUMBERS = count(1)
"""Each is a new puzzle: one that was answered before would rest."""
_GLANCE = Thoroughness(look=12, least=1, most=1)


def turn(context: Context) -> Scene:
    """Hit or stay."""
    context.puzzles.remember([puzzle_of(mid_game(4, 4, 12), Move.HIT)])
    return context.navigation.puzzles()


def answered(context: Context, seats: int = 4) -> PuzzlesScene:
    """The worst answer was given."""
    scene = _asked(context, mid_game(seats, 4, 12))
    scene.answer(scene.worst)
    return scene


def target(context: Context, seats: int = 4, *, answer: bool = False) -> PuzzlesScene:
    """A Freeze or Flip Three."""
    scene = _asked(context, _match_with_target(seats))
    if answer:
        scene.answer(scene.worst)
    return scene


def puzzle_of(match: Match, done: Decision | None = None) -> Puzzle:
    """The decision that a match waits for, as a puzzle; its chances are rough ones."""
    pending = match.game.pending
    assert isinstance(pending, Turn | Target)
    found = run_to_end(assess(match.table(), pending, None, 1, _GLANCE))
    return Puzzle(
        f"example {next(_NUMBERS)}", match.plan, match.origin, tuple(match.journal), dict(found.options), done
    )


def _asked(context: Context, match: Match) -> PuzzlesScene:
    assert match.game.pending is not None
    context.puzzles.remember([puzzle_of(match, match.game.pending.options[0])])
    return PuzzlesScene(context, today=lambda: _DAY)


def _match_with_target(seats: int) -> Match:
    def ready(game: Game) -> bool:
        pending = game.pending
        return len(game.rounds) >= 1 and isinstance(pending, Target) and pending.seat == 0 and len(pending.options) > 2

    for seed in range(400):
        match = Match(plan_for(seats), seed)
        try:
            play_to(match, ready)
        except ValueError:
            continue
        return match
    raise ValueError("nobody gets an action card")
