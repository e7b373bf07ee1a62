"""A whole match of a newcomer under impatient hands: at any moment a press does what it is for, once, or nothing."""

import random
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import plan_for
from flip7.engine import Decision, Move, Target, Turn
from flip7.match.match import Match
from flip7.scenes.summary import RoundSummary
from flip7.scenes.table import TableScene
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.seat_target import SeatTarget
from flip7.store.home import Home
from flip7.store.settings import Pace, Speed
from flip7.ui import Intent, Offscreen
from flip7.ui.intents import Kind

pytestmark = pytest.mark.usefixtures("unpainted")

PRESSES = 700
PEOPLE = 2
KEYS = (
    Intent.HIT, Intent.HIT, Intent.HIT, Intent.STAY, Intent.CONFIRM, Intent.pick(0), Intent.pick(1), Intent.pick(7),
    Intent.SKIP, Intent.HINT, Intent.SPEED, Intent.MUTE, Intent.PAUSE, Intent.LOG, Intent.RULES, Intent.BACK,
    Intent.NEXT, Intent.LEFT,
)  # fmt: skip


def goes_on(table: TableScene) -> bool:
    """Whether the match goes on without a press."""
    pending = table.match.game.pending
    person = isinstance(pending, Turn | Target) and pending.seat < PEOPLE
    return not table.tips.holds and not person


def meant(table: TableScene, intent: Intent) -> Decision | None:
    """The decision that a key means by what is to be seen now; None if it decides nothing."""
    pending, focused = table.model.pending, table.ring.focused
    if table.busy or table.tips.holds or not isinstance(pending, Turn | Target) or pending.seat >= PEOPLE:
        return None
    if isinstance(pending, Turn):
        key = focused.key if intent == Intent.CONFIRM and focused is not None else intent.kind.value
        return {"hit": Move.HIT, "stay": Move.STAY}.get(key)
    if intent.kind is Kind.PICK and intent.index < len(pending.options):
        return pending.options[intent.index]
    return focused.seat if intent == Intent.CONFIRM and isinstance(focused, SeatTarget) else None


@pytest.mark.parametrize("seed", range(2))
def test_every_press_is_one_decision_or_none_as_the_screen_says(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    context = Context(Home.at(tmp_path), language="en", seed=seed)
    context.change(introduction_seen=True, ai_pace=Pace.FAST, speed=Speed.NORMAL)
    match = context.new_match(plan_for(4, people=PEOPLE))
    screen = Offscreen((1024, 640), reduced_motion=lambda: True)
    table = TableScene(context, match)
    screen.manager.push(table)
    decided = 0
    for _ in range(PRESSES):
        if chance.random() < 0.4:
            # Quickly, in the middle of whatever moves.
            screen.advance(chance.choice([0.0, 0.02, 0.1, 0.5]), 0.05)
            still = False
        else:
            while screen.manager.animating or (screen.manager.top is table and goes_on(table)):
                screen.advance(0.1, 0.1)
            screen.rest(chance.uniform(0.4, 5))
            still = True
        if match.game.outcome() is not None:
            break
        if screen.manager.top is not table:
            screen.give(Intent.CONFIRM if isinstance(screen.manager.top, RoundSummary) else Intent.BACK)
            continue
        intent = chance.choice(KEYS)
        before, wanted, busy = list(match.journal), meant(table, intent), table.busy
        tip, corner = table.tips.shown, table.board.for_corner(intent)
        screen.give(intent)
        made = match.journal[len(before) :]
        if wanted is None:
            assert made == [], (intent, "decided what nobody was asked for")
        elif still:
            assert made == [wanted], (intent, "was lost")
            assert tip is None or table.tips.shown is not tip, "a tip stays"
        else:
            assert made in ([], [wanted])
        if busy and not corner and intent.kind in (Kind.HIT, Kind.STAY, Kind.CONFIRM, Kind.PICK, Kind.SKIP):
            assert not table.busy or tip is not None, "the screen is brought up to the game"
        decided += len(made)
    assert decided > 15
    again = Match.replay(match.plan, match.seed, match.journal)
    assert TableModel.of(again.game) == TableModel.of(match.game)
