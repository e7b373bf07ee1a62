"""A bot in a process of its own, and its end."""

import os
from multiprocessing import active_children
from pathlib import Path
from threading import Thread

import pytest

from flip7.ai.arena.guest import Guest

OWN = Path(__file__).with_name("own_bot.py")


def test_a_bot_that_has_no_group_of_its_own_yet_is_ended_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python may be starting still: then there is no group that could be ended, only the one process."""
    before = set(active_children())
    guest = Guest(f"{OWN}:Idle")
    [process] = set(active_children()) - before

    def no_group(_leader: int, _signal: int) -> None:
        raise ProcessLookupError

    monkeypatch.setattr(os, "killpg", no_group)
    closing = Thread(target=guest.close, daemon=True)
    closing.start()
    closing.join(30)
    waits = closing.is_alive()
    process.kill()
    closing.join()
    assert not waits, "it waits for a process that nobody has ended"
