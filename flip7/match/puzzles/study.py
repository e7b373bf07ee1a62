"""Looks for the mistakes of people in matches that are over, one match after another, a little at a time."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from flip7.match.plan import SavedMatch
from flip7.match.review import NotReviewable, Review, Reviewer

OnReviewed: TypeAlias = Callable[[SavedMatch, Review | None], object]
"""Hears of a match with its review; None if it can have none."""


class Study:
    """Call `advance` whenever there is time, until `done`. What is under way when nobody calls any more is lost."""

    def __init__(self, matches: Iterator[SavedMatch], on_reviewed: OnReviewed) -> None:
        self._matches = matches
        self._on_reviewed = on_reviewed
        self._match: SavedMatch | None = None
        self._reviewer: Reviewer | None = None
        self.done = False

    def advance(self, seconds: float) -> None:
        """Go on for about so long; to begin with another match takes a little longer."""
        if self.done:
            return
        if self._reviewer is None or self._match is None:
            self._begin()
            return
        self._reviewer.advance(seconds)
        if self._reviewer.done:
            self._on_reviewed(self._match, self._reviewer.review())
            self._reviewer = None

    def _begin(self) -> None:
        self._match = next(self._matches, None)
        if self._match is None:
            self.done = True
            return
        try:
            self._reviewer = Reviewer(self._match)
        except NotReviewable:
            self._on_reviewed(self._match, None)
