"""Puzzles wait, rest when they were solved, and are forgotten last when they are hard."""

from datetime import date, timedelta

import pytest

from flip7.engine import EDITIONS, Move
from flip7.match.origin import Origin
from flip7.match.plan import PERSON, SeatPlan, TablePlan
from flip7.match.puzzles import Puzzle, PuzzleBook
from flip7.match.puzzles.book import MOST, RESTS

TODAY = date(2026, 3, 1)
PLAN = TablePlan((SeatPlan("Anna", PERSON, 0, "star"),), "de", EDITIONS["de"])


def puzzle(key: str) -> Puzzle:
    return Puzzle(key, PLAN, Origin(1), (), {Move.HIT: 0.5, Move.STAY: 0.4})


def waiting(book: PuzzleBook, day: date = TODAY) -> str:
    return "".join(entry.puzzle.key for entry in book.waiting(day))


BOOK = PuzzleBook().with_puzzles([puzzle("a"), puzzle("b")])


def test_new_puzzles_come_first_and_none_comes_twice() -> None:
    book = BOOK.with_puzzles([puzzle("c"), puzzle("a")])
    assert waiting(book) == "cab"


def test_what_was_solved_rests_longer_each_time() -> None:
    book, day = BOOK, TODAY
    for days in (*RESTS, RESTS[-1]):
        book = book.answered(puzzle("a"), right=True, today=day)
        assert waiting(book, day + timedelta(days=days - 1)) == "b"
        day += timedelta(days=days)
        assert waiting(book, day) == "ba", "the one that was never solved comes first"


def test_what_was_not_solved_comes_again_tomorrow_and_rests_briefly_then() -> None:
    book = BOOK.answered(puzzle("a"), right=True, today=TODAY).answered(puzzle("a"), right=False, today=TODAY)
    assert waiting(book) == "b"
    tomorrow = TODAY + timedelta(days=1)
    assert waiting(book, tomorrow) == "ab"
    again = book.answered(puzzle("a"), right=True, today=tomorrow)
    assert waiting(again, tomorrow + timedelta(days=RESTS[0])) == "ba"


def test_a_clock_that_was_set_back_lets_nothing_rest_for_years() -> None:
    book = BOOK.answered(puzzle("a"), right=True, today=date(2099, 1, 1))
    assert waiting(book) == "ba"


def test_the_streak_ends_with_a_wrong_answer_and_the_longest_is_remembered() -> None:
    book = PuzzleBook()
    for right in (True, True, False, True):
        book = book.answered(puzzle("of the characters"), right=right, today=TODAY)
    assert (book.streak, book.longest, book.entries) == (1, 2, ())


def test_of_too_many_those_go_that_were_solved_most() -> None:
    book = PuzzleBook().with_puzzles(puzzle(str(number)) for number in range(MOST))
    book = book.answered(puzzle("5"), right=True, today=TODAY)
    book = book.with_puzzles([puzzle("new")])
    keys = [entry.puzzle.key for entry in book.entries]
    assert len(keys) == MOST
    assert keys[0] == "new"
    assert "5" not in keys


@pytest.mark.parametrize("key", ["a", "b"])
def test_one_that_cannot_be_asked_any_more_is_left_out(key: str) -> None:
    assert waiting(BOOK.without(puzzle(key))) == {"a": "b", "b": "a"}[key]
