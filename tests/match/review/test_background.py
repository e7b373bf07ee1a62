"""A review in a process of its own is the same as one at once, and nobody has to wait for it."""

import os
import signal
from dataclasses import replace
from functools import cache
from threading import Event
from unittest.mock import patch

import pytest

from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of
from flip7.match.plan import SavedMatch
from flip7.match.review import Review, review_match
from flip7.match.review.background import ReviewProcess, SlicedReview


def short_match(seed: int = 11, *, challenge: bool = False) -> SavedMatch:
    plan = plan_for(2)
    match = SavedMatch.of(match_of(replace(plan, rules=replace(plan.rules, target=16)), None))
    return replace(match, plan=replace(match.plan, rules=replace(match.plan.rules, challenge=challenge)))


@cache
def whole_review() -> Review:
    return review_match(short_match())


def test_a_process_gives_the_same_review_as_this_one() -> None:
    match, done, heard = short_match(), Event(), list[Review]()

    def on_done(review: Review) -> None:
        heard.append(review)
        done.set()

    work = ReviewProcess(match, on_done)
    assert done.wait(60)
    work._thread.join(10)
    assert heard == [whole_review()]
    assert work.done
    assert work.advance()
    assert work.review == heard[0]


def test_in_slices_it_is_the_same_too_and_the_first_chart_comes_before_the_end() -> None:
    match, heard, news = short_match(), list[Review](), list[Review | None]()
    work = SlicedReview(match, heard.append)
    while not work.done:
        if work.advance():
            news.append(work.review)
    assert heard == [whole_review()] == news[-1:]
    assert len(news) == 2


def test_a_match_without_a_review_says_why() -> None:
    work = SlicedReview(short_match(challenge=True), lambda _review: None)
    assert work.advance()
    assert work.done
    assert "challenge" in str(work.refused)


@pytest.mark.parametrize("broken", ["start", "serve"])
def test_where_no_process_can_work_it_says_so(broken: str) -> None:
    if broken == "start":
        with patch("flip7.match.review.background.get_context", side_effect=OSError("no more processes")):
            work = ReviewProcess(short_match(), lambda _review: None)
            work._thread.join(10)
    else:
        # A process that ends at once: it finds nothing to review in a challenge.
        work = ReviewProcess(short_match(challenge=True), lambda _review: None)
        work._thread.join(60)
    assert work.failed
    assert not work.done
    assert not isinstance(work.in_slices(), ReviewProcess)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be held still there")
def test_closing_it_ends_the_process_whatever_it_does() -> None:
    work = ReviewProcess(SavedMatch.of(match_of(plan_for(4), None)), lambda _review: None)
    while work._process is None and work._thread.is_alive():
        work._thread.join(0.01)
    process = work._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    work.close()
    work._thread.join(30)
    assert not work._thread.is_alive()
    assert not work.failed
    assert process.exitcode is not None
