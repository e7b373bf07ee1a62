"""The real process, killed at random moments, dozens of times: what was on screen is there at the next start."""

import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.records import Records

KILLS = 30
ROOT = Path(__file__).parent.parent.parent


@dataclass
class Screen:
    """What a player has seen, over all starts."""

    journals: dict[str, list[str]] = field(default_factory=dict)
    recorded: set[str] = field(default_factory=set)

    def show(self, line: str) -> None:
        words = line.split()
        match words:
            case ["decided", key, number, *decision]:
                journal = self.journals.setdefault(key, [])
                assert int(number) == len(journal) + 1, "a start goes on exactly where the last one ended"
                journal.append(" ".join(decision))
            case ["recorded", key]:
                self.recorded.add(key)


def play_and_kill(folder: Path, draw: random.Random, screen: Screen) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.playing", str(folder), str(draw.randrange(10**6))],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    for _line in range(draw.choice([1, 2, 10, 60])):
        screen.show(process.stdout.readline())
    # Every other time in the moments when a match goes from its file into the records.
    to_the_end = draw.random() < 0.5
    while to_the_end and not (line := process.stdout.readline()).startswith("over"):
        assert line, "it has ended by itself"
        screen.show(line)
    time.sleep(draw.random() * 0.005)
    process.kill()
    # Not communicate(): that passes over what our reading has buffered already, and so over what was on screen.
    rest, errors = process.stdout.read(), process.stderr.read()
    process.wait()
    process.stdout.close()
    process.stderr.close()
    assert not errors
    # A line that the kill has cut off was not on screen.
    for line in rest.splitlines(keepends=True):
        if line.endswith("\n"):
            screen.show(line)


def test_every_decision_on_screen_is_there_after_a_kill(disk: Path) -> None:
    draw = random.Random(20261118)
    screen = Screen()
    continued = 0
    for _kill in range(KILLS):
        play_and_kill(disk, draw, screen)
        notices = Notices()
        file = MatchFile(disk, notices)
        match = file.load()
        file.close()
        records = Records(disk / "records.sqlite", notices)
        recorded = {found.stamp.key for line in records.matches(0, 1000) if (found := records.match(line.id))}
        assert len(recorded) == records.count()
        records.close()
        assert not notices.take()
        assert recorded >= screen.recorded
        assert set(screen.journals) <= recorded | {match.stamp.key if match else ""}, "every match is somewhere"
        if match is None:
            continue
        seen = screen.journals.setdefault(match.stamp.key, [])
        kept = [str(decision) for decision in match.journal]
        assert kept[: len(seen)] == seen
        assert len(kept) <= len(seen) + 1, "and no more than the one that was being decided"
        seen[:] = kept
        continued += bool(seen)
    assert continued > KILLS // 2
    assert len(screen.recorded) > 3, "matches came to their end in between"
