"""The puzzles of this run: asked one after another, with the streak, and kept by the writer while the frames go on."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from random import SystemRandom
from typing import Final

from flip7.engine import EDITIONS
from flip7.i18n import pgettext
from flip7.match.plan import PERSON, Keepable, SavedMatch, SeatPlan, TablePlan
from flip7.match.puzzles import Puzzle, PuzzleBook, PuzzleSearch, Study, mistakes_in
from flip7.match.review import Review
from flip7.match.review.reviewer import MOST_POINTS
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.people import Person
from flip7.store.puzzles_file import PuzzlesFile
from flip7.store.records import Records
from flip7.store.writer import Writer

_LAST: Final = 20
"""Matches that are looked through for mistakes."""


class Puzzles:
    """What can be asked. Without a home nothing is known after this run."""

    def __init__(self, home: Home | None, notices: Notices, writer: Writer) -> None:
        self._file = PuzzlesFile(home.puzzles, notices) if home is not None else None
        self._writer = writer
        self._book: PuzzleBook | None = None
        self._seeds: Callable[[], int] = partial(SystemRandom().getrandbits, 40)

    @property
    def book(self) -> PuzzleBook:
        """All that is remembered. It is read from the disk when it is first asked for."""
        if self._book is None:
            self._book = PuzzleBook() if self._file is None else self._file.load()
        return self._book

    def learn(self, match: Keepable, review: Review | None) -> None:
        """The mistakes of people in a match become puzzles; it is not looked at a second time."""
        puzzles = [] if review is None else mistakes_in(match, review)
        self._change(lambda book: book.with_puzzles(puzzles).with_studied(match.stamp.key))

    def study(self, records: Records | None) -> Study:
        """Look for mistakes in the last matches of people that were not looked at yet."""
        return Study(self._unstudied(records), self.learn)

    def _unstudied(self, records: Records | None) -> Iterator[SavedMatch]:
        if records is None:
            return
        for line in records.matches(0, _LAST):
            match = records.match(line.id)
            if match is None or match.stamp.key in self.book.studied:
                continue
            if any(seat.is_person for seat in match.plan.seats):
                yield match

    def remember(self, puzzles: Sequence[Puzzle]) -> None:
        """These wait for an answer, too."""
        self._change(lambda book: book.with_puzzles(puzzles))

    def next_own(self, today: date) -> Puzzle | None:
        """The next puzzle out of people's own matches that does not rest; None if there is none."""
        for entry in self.book.waiting(today):
            try:
                entry.puzzle.game()
            except ValueError:
                # A file that somebody has changed, or a match of rules that are no more.
                self._change(lambda book, puzzle=entry.puzzle: book.without(puzzle))  # type: ignore[misc]
                continue
            return entry.puzzle
        return None

    def search(self, person: Person | None, plan: TablePlan) -> PuzzleSearch:
        """Look for one in matches of the characters, by the rules of that table."""
        # TRANSLATORS: the name of the seat in a puzzle, where no person is known
        name = person.name if person is not None else str(pgettext("seat", "You"))
        you = SeatPlan(name, PERSON, 0, "star") if person is None else person.seat()
        # A challenge is played against nobody, and long matches have no race that could be looked at.
        usual = plan.rules.challenge or plan.rules.target > MOST_POINTS
        edition = plan.edition if plan.edition in EDITIONS else "en"
        return PuzzleSearch(self._seeds(), you, plan.edition, EDITIONS[edition] if usual else plan.rules)

    def answered(self, puzzle: Puzzle, *, right: bool, today: date) -> None:
        """Somebody has answered: the streak goes on or ends, and what was solved rests."""
        self._change(lambda book: book.answered(puzzle, right=right, today=today))

    def _change(self, change: Callable[[PuzzleBook], PuzzleBook]) -> None:
        self._book = change(self.book)
        if self._file is not None:
            self._writer.do(partial(self._file.change, change))
