"""A review while the game goes on: in a process of its own, or a slice in each frame where there can be none.

Both can be asked at any time, and never wait.
"""

import json
import os
import sys
import threading
import zlib
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

from flip7.match.plan import SavedMatch
from flip7.match.review.document import from_json, to_json
from flip7.match.review.review import Review
from flip7.match.review.reviewer import NotReviewable, Reviewer

SLICE: Final = 0.004
"""Seconds of a frame that a review may take."""
_NEWS: Final = 0.4
"""Seconds from one word of the process to the next."""
_LONGEST: Final = 16 << 20
"""Bytes of a review. What is longer was not written by us."""
_NICE: Final = 10
_BELOW_NORMAL: Final = 0x4000
"""How Windows calls a process that lets others go first."""


OnDone: TypeAlias = Callable[[Review], object]
"""Hears of a review that is done."""


class SlicedReview:
    """Computed here, in slices."""

    def __init__(self, match: SavedMatch, on_done: OnDone) -> None:
        """`on_done` hears of the review when it gets no better any more."""
        self._match = match
        self._on_done = on_done
        self._reviewer: Reviewer | None = None
        self.review: Review | None = None
        """As far as it is known."""
        self.progress = 0.0
        """From 0 to 1."""
        self.done = False
        self.refused: NotReviewable | None = None
        """Why there is none."""

    wants_frames: Final = True
    """Whether it goes on only while it is called."""

    def advance(self) -> bool:
        """Go on for a slice. True if there is another review than before."""
        if self.done:
            return False
        try:
            self._reviewer = self._reviewer or Reviewer(self._match)
        except NotReviewable as error:
            self.refused, self.done = error, True
            return True
        reviewer = self._reviewer
        was_rough = reviewer.rough
        reviewer.advance(SLICE)
        self.progress, self.done = reviewer.progress, reviewer.done
        if self.done or (reviewer.rough and not was_rough):
            self.review = reviewer.review()
            if self.done:
                self._on_done(self.review)
            return True
        return False

    def close(self) -> None:
        """Nobody wants it any more."""
        self.done = True


class ReviewProcess:
    """Computed in a process that lets everything else go first. A thread starts it and hears what it says."""

    wants_frames: Final = False

    def __init__(self, match: SavedMatch, on_done: OnDone) -> None:
        """`on_done` hears of the review when it is done, on a thread of its own."""
        self._match = match
        self._on_done = on_done
        self.review: Review | None = None
        """As far as it is known."""
        self.progress = 0.0
        """From 0 to 1."""
        self.done = False
        self.failed = False
        """It has ended before it was done: somebody else has to go on."""
        self.refused: None = None
        """A match without a review is as good as a failure: who goes on here finds out."""
        self._seen: Review | None = None
        self._closed = threading.Event()
        self._process: BaseProcess | None = None
        self._thread = threading.Thread(target=self._run, name="review", daemon=True)
        self._thread.start()

    def advance(self) -> bool:
        """Look whether there is news. True if there is another review than before."""
        if self.review is self._seen:
            return False
        self._seen = self.review
        return True

    def in_slices(self) -> SlicedReview:
        """The same work begun anew without a process."""
        return SlicedReview(self._match, self._on_done)

    def close(self) -> None:
        """Nobody wants it any more. The process ends now: the end of the program would wait for its next word."""
        self._closed.set()
        if self._process is not None:
            self._process.kill()

    def _run(self) -> None:
        try:
            self._listen()
        except Exception:
            # Whatever it is: no process can be started here, or somebody has ended it.
            self.failed = not (self.done or self._closed.is_set())

    def _listen(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=serve, args=(theirs, self._match), daemon=True)
        process.start()
        # Whoever closes this meanwhile finds no process yet: then the loop below is not entered.
        self._process = process
        theirs.close()
        try:
            while not self.done and not self._closed.is_set():
                self._hear(json.loads(zlib.decompress(ours.recv_bytes(_LONGEST))))
        finally:
            ours.close()
            process.kill()
            process.join()

    def _hear(self, news: dict[str, object]) -> None:
        self.progress = float(str(news["progress"]))
        found = from_json(news.get("review"))
        if found is not None:
            self.review = found
        if news.get("done") and self.review is not None:
            self._on_done(self.review)
            self.done = True


def serve(connection: Connection, match: SavedMatch) -> None:
    """What the process does: compute, and say how far it is. It ends when nobody listens any more."""
    _let_others_go_first()
    with suppress(OSError, NotReviewable):
        reviewer = Reviewer(match)
        while not reviewer.done:
            # The first chart is waited for: it is told of in the moment that it is there.
            was_rough = reviewer.rough
            reviewer.advance(_NEWS if was_rough else 0.02)
            if reviewer.rough:
                _say(connection, progress=reviewer.progress, done=reviewer.done, review=to_json(reviewer.review()))
            elif reviewer.progress:
                _say(connection, progress=reviewer.progress)


def _say(connection: Connection, **news: object) -> None:
    connection.send_bytes(zlib.compress(json.dumps(news).encode("ascii"), 1))


def _let_others_go_first() -> None:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with suppress(OSError):
            os.nice(_NICE)
