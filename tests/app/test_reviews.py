"""Reviews: begun when a match ends, kept with the records, and there at once when they are asked for again."""

from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.app.reviews import Reviews
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of, play
from flip7.dev.sketches import sketched_review
from flip7.match.plan import SavedMatch
from flip7.match.review import NotReviewable, Review
from flip7.store.home import Home


class Work:
    """A review that is computed as slowly as a test wants it."""

    wants_frames = False
    refused: NotReviewable | None = None

    def __init__(self, match: SavedMatch, on_done: object) -> None:
        self.match, self.on_done = match, on_done
        self.review: Review | None = None
        self.progress, self.done, self.closed = 0.0, False, False

    def advance(self) -> bool:
        return self.review is not None

    def close(self) -> None:
        self.closed = True


def finished(context: Context | None = None) -> SavedMatch:
    if context is None:
        return SavedMatch.of(match_of(plan_for(2), None))
    match = context.new_match(plan_for(2))
    play(match)
    context.finish(match)
    return SavedMatch.of(match)


def test_the_one_wanted_last_is_computed_and_the_other_gives_way() -> None:
    begun: list[Work] = []

    def start(match: SavedMatch, on_done: object) -> Work:
        begun.append(Work(match, on_done))
        return begun[-1]

    reviews = Reviews(start)  # type: ignore[arg-type]
    one, two = finished(), finished()
    assert one.stamp != two.stamp
    job = reviews.of(one)
    assert reviews.of(one) is job, "asked again, it is the same"
    reviews.of(two)
    assert [work.closed for work in begun] == [True, False]
    reviews.close()
    assert begun[1].closed


def test_a_review_is_kept_with_its_match_and_goes_with_it(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en", seed=1)
    match = finished(context)
    review = sketched_review(match)
    assert context._kept_review(match) is None
    context._keep_review(match, review)
    kept = context.reviews.of(match)
    assert kept.done
    assert kept.review is not None
    assert kept.review.steps[3].chances == pytest.approx(review.steps[3].chances)
    assert context.records is not None
    [line] = context.records.matches()
    context.change_records(lambda records: records.delete(line.id))
    assert context._kept_review(match) is None
    context.close()


def test_a_match_that_is_not_in_the_records_keeps_no_review(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en", seed=1)
    finished(context)
    stranger = finished()
    context._keep_review(stranger, sketched_review(stranger))
    assert context._kept_review(stranger) is None
    context.close()


def test_a_damaged_review_is_computed_anew(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en", seed=1)
    match = finished(context)
    for damaged in (b"", b"\x00\xff", b"x\x9cKL\x04\x00\x00b\x00b"):
        context.change_records(
            lambda records, data=damaged: records._database.write(  # type: ignore[misc]
                lambda c: c.execute("INSERT OR REPLACE INTO review SELECT id, ? FROM match", (data,)), None
            )
        )
        job = context.reviews.of(match)
        assert job.review is None
        assert not job.done
        context.reviews.close()
    assert not context.take_notices()
    context.close()
