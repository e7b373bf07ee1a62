"""The puzzles of a family: which are waiting, which rest because they were solved, and the streak."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from flip7.match.puzzles.puzzle import Puzzle

MOST: Final = 100
"""Puzzles that are kept. Beyond that those go that were solved most often."""
MOST_STUDIED: Final = 500
"""Matches that are known to have been looked at."""
RESTS: Final = (2, 7, 21, 60)
"""Days that a puzzle rests after it was solved once, twice ..."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One puzzle, and what became of it so far."""

    puzzle: Puzzle
    solved: int = 0
    """How often in a row."""
    rests_until: date | None = None


@dataclass(frozen=True, slots=True)
class PuzzleBook:
    """All that is remembered about puzzles. Every change gives a new one."""

    entries: tuple[Entry, ...] = ()
    """The mistakes of people, the last one first."""
    streak: int = 0
    """Right answers in a row, with the puzzles of the characters."""
    longest: int = 0
    studied: tuple[str, ...] = ()
    """The keys of matches whose mistakes are here, the last one first."""

    def with_studied(self, match: str) -> "PuzzleBook":
        """After a match was looked at: that is done once."""
        others = (key for key in self.studied if key != match)
        return replace(self, studied=(match, *others)[:MOST_STUDIED])

    def with_puzzles(self, puzzles: Iterable[Puzzle]) -> "PuzzleBook":
        """With those that are not known yet, before all others."""
        known = {entry.puzzle.key for entry in self.entries}
        new = [Entry(puzzle) for puzzle in puzzles if puzzle.key not in known]
        entries = [*new, *self.entries]
        while len(entries) > MOST:
            most = max(entry.solved for entry in entries)
            del entries[max(at for at, entry in enumerate(entries) if entry.solved == most)]
        return replace(self, entries=tuple(entries))

    def waiting(self, today: date) -> tuple[Entry, ...]:
        """Those that do not rest today, the least solved first."""
        # A clock that was set back must not let a puzzle rest for years.
        longest = today + timedelta(days=RESTS[-1])
        awake = [
            entry
            for entry in self.entries
            if entry.rests_until is None or entry.rests_until <= today or entry.rests_until > longest
        ]
        return tuple(sorted(awake, key=lambda entry: entry.solved))

    def answered(self, puzzle: Puzzle, *, right: bool, today: date) -> "PuzzleBook":
        """After an answer: what was solved rests, longer each time; what was not comes again tomorrow."""
        streak = self.streak + 1 if right else 0
        entries = tuple(
            _after(entry, right=right, today=today) if entry.puzzle.key == puzzle.key else entry
            for entry in self.entries
        )
        return replace(self, entries=entries, streak=streak, longest=max(self.longest, streak))

    def without(self, puzzle: Puzzle) -> "PuzzleBook":
        """Without one that can be asked no more."""
        return replace(self, entries=tuple(entry for entry in self.entries if entry.puzzle.key != puzzle.key))


def _after(entry: Entry, *, right: bool, today: date) -> Entry:
    solved = entry.solved + 1 if right else 0
    days = RESTS[min(solved, len(RESTS)) - 1] if right else 1
    return replace(entry, solved=solved, rests_until=today + timedelta(days=days))
