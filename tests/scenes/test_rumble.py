"""What a gamepad lets a player feel: their own turn, their own bust, every Flip 7."""

from collections import Counter
from collections.abc import Callable

import pytest

from flip7.app.context import Context
from flip7.app.rumble import Rumble
from flip7.dev.fixtures import plan_for
from flip7.engine import Move, Target, Turn
from flip7.engine.events import Busted, FlipSeven
from flip7.match.match import Match
from flip7.scenes.table import TableScene
from flip7.store.settings import Pace, Speed, Summaries
from flip7.ui import Offscreen
from flip7.ui.scene import Transition


class Felt(Context):
    """Writes down what is felt."""

    def __init__(self) -> None:
        self.felt: list[Rumble] = []
        super().__init__(language="en", seed=5)
        self.change(speed=Speed.INSTANT, ai_pace=Pace.INSTANT, summaries=Summaries.LAST_ROUND, banners=False,
                    tips=False)  # fmt: skip

    def rumble(self, moment: Rumble) -> None:
        self.felt.append(moment)


def _played(seed: int, rounds: int) -> tuple[Match, list[Rumble], int]:
    """So many rounds of five seats in which people always hit; and how often the turn came to a person anew."""
    context, screen, match = Felt(), Offscreen((480, 270)), Match(plan_for(5), seed)
    scene = TableScene(context, match)
    screen.manager.push(scene, Transition.NONE)
    board, turns, last = scene.board, 0, None
    decide: Callable[..., None] = board.decide

    def noted(decision: object, **how: object) -> None:
        nonlocal last, turns
        pending = match.game.pending
        seat = pending.seat if isinstance(pending, Turn | Target) else None
        if seat is not None and match.plan.seats[seat].is_person and seat != last:
            turns += 1
        last = seat
        decide(decision, **how)

    board.decide = noted  # type: ignore[method-assign]
    for _ in range(4000):
        screen.advance(0.1, 0.1)
        if len(match.game.rounds) >= rounds or match.game.outcome() is not None:
            break
        pending = match.game.pending
        if board.person_decides and not board.busy and pending is not None:
            board.decide(Move.HIT if isinstance(pending, Turn) else pending.options[0])
    screen.advance(1.0, 0.1)
    pending = match.game.pending
    asked = board.person_decides and isinstance(pending, Turn | Target) and pending.seat != last
    return match, context.felt, turns + asked


@pytest.mark.parametrize("seed", [1, 6])
def test_own_busts_every_flip_7_and_each_new_turn_are_felt(seed: int) -> None:
    match, felt, turns = _played(seed, 6)
    told = Counter(felt)
    events = list(match.events())
    assert told[Rumble.BUST] == sum(
        isinstance(event, Busted) and match.plan.seats[event.seat].is_person for event in events
    )
    assert told[Rumble.BUST] > 0
    assert any(isinstance(event, Busted) and not match.plan.seats[event.seat].is_person for event in events)
    assert told[Rumble.FLIP_SEVEN] == sum(isinstance(event, FlipSeven) for event in events)
    assert told[Rumble.TURN] == turns > 0
