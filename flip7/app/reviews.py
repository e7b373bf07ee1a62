"""The reviews of finished matches: begun when a match ends, kept with the records, and there when they are asked for.

One is computed at a time: the one wanted last. One that had to give way begins anew when it is asked for.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from flip7.match.plan import SavedMatch
from flip7.match.review import NotReviewable, Review
from flip7.match.review.background import ReviewProcess, SlicedReview

Work: TypeAlias = ReviewProcess | SlicedReview
Start: TypeAlias = Callable[[SavedMatch, Callable[[Review], object]], Work]
"""Begins the work on a review, which calls back when it is done."""


class ReviewJob:
    """The review of one match, from the moment it is wanted. Ask it in every frame, or now and then."""

    def __init__(self, match: SavedMatch, work: Work | None, kept: Review | None = None) -> None:
        """Without any work the review is there already: it was `kept`."""
        self.match: Final = match
        self.review = kept
        """As far as it is known; at first None."""
        self.refused: NotReviewable | None = None
        """Why this match has no review."""
        self._work = work

    @property
    def done(self) -> bool:
        """Whether it gets no better any more."""
        return self._work is None

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1.0 if self._work is None else self._work.progress

    @property
    def wants_frames(self) -> bool:
        """Whether it goes on only while it is asked."""
        return self._work is not None and self._work.wants_frames

    def advance(self) -> bool:
        """Go on, or see how far it is. True if there is something new to show."""
        work = self._work
        if work is None:
            return False
        if isinstance(work, ReviewProcess) and work.failed:
            # Where no process can work, frames have to do.
            self._work = work.in_slices()
            return True
        done = work.done
        news = work.advance()
        self.review = work.review or self.review
        if done or work.done:
            self.refused = work.refused
            self._work = None
        return news or self._work is None

    def close(self) -> None:
        """Nobody waits for it any more."""
        if self._work is not None:
            self._work.close()


class Reviews:
    """Where a scene asks for the review of a match."""

    def __init__(
        self,
        start: Start = SlicedReview,
        *,
        find: Callable[[SavedMatch], Review | None] = lambda _match: None,
        keep: Callable[[SavedMatch, Review], object] = lambda _match, _review: None,
    ) -> None:
        """`find` gives what is kept of a match, and `keep` hears of each review that is done, on any thread."""
        self._start = start
        self._find = find
        self._keep = keep
        self._current: ReviewJob | None = None

    def begin(self, match: SavedMatch) -> ReviewJob:
        """A match has just ended, or has no review yet: it is begun."""
        self.close()
        self._current = ReviewJob(match, self._start(match, partial(self._keep, match)))
        return self._current

    def of(self, match: SavedMatch) -> ReviewJob:
        """The review of a match: the one under way, what is kept of it, or one that begins now."""
        if self._current is not None and self._current.match.stamp == match.stamp:
            return self._current
        kept = self._find(match)
        return self.begin(match) if kept is None else ReviewJob(match, None, kept)

    def close(self) -> None:
        """Whatever is under way is not wanted any more."""
        if self._current is not None:
            self._current.close()
            self._current = None
