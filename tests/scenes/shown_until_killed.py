"""Plays at a table and prints every event when it is shown, until it is killed in the middle of writing.

python -m tests.scenes.shown_until_killed FOLDER SYNCS
"""

import os
import signal
import sys
from pathlib import Path

from flip7.app.context import Context
from flip7.dev.fixtures import plan_for
from flip7.engine.events import Event
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.settings import Pace, Speed
from flip7.store.writer import WriterThread
from flip7.ui.intents import Intent
from flip7.ui.window import Offscreen


def die_at(sync: int) -> None:
    """Before this call to fsync has done anything."""
    left = sync
    fsync = os.fsync

    def count(descriptor: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        fsync(descriptor)

    os.fsync = count  # type: ignore[assignment]


def play(folder: Path, syncs: int) -> None:
    context = Context(Home.at(folder), language="en", seed=4, writer=WriterThread())
    context.preview(tips=False, ai_pace=Pace.INSTANT, speed=Speed.INSTANT)
    die_at(syncs)
    scene = TableScene(context, context.new_match(plan_for(4, people=2)))
    told = scene.board.director.on_told

    def show(event: Event) -> None:
        print(event, flush=True)
        told(event)

    scene.board.director.on_told = show
    screen = Offscreen((1024, 640))
    screen.manager.push(scene)
    while True:
        screen.give(Intent.HIT, Intent.pick(1), Intent.CONFIRM)
        screen.advance(0.1)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
