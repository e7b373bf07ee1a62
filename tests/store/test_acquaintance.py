"""What opponents remember: only what the records say."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from flip7.ai.characters import Situation
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import play
from flip7.match.match import Match, TablePlan
from flip7.match.situations import Remark
from flip7.store.acquaintance import greetings, reminders
from flip7.store.finished_match import FinishedMatch
from flip7.store.notices import Notices
from flip7.store.records import Records


def won_by(plan: TablePlan, winner: int) -> FinishedMatch:
    """A match at this table that this seat has won."""
    for seed in range(500):
        match = Match(plan, seed)
        play(match)
        outcome = match.game.outcome()
        if outcome is not None and outcome.winner == winner:
            return FinishedMatch.of(match)
    raise AssertionError("it never wins")


def test_where_nobody_has_met_there_is_a_greeting_and_nothing_invented(tmp_path: Path) -> None:
    plan = plan_for(3)
    assert reminders(plan, Records(tmp_path / "records", Notices())) == ()
    assert greetings(plan) == (Remark(1, Situation.GREETING, 0), Remark(2, Situation.GREETING, 0))


def test_they_know_who_won_the_last_match_and_that_this_is_the_revanche(tmp_path: Path) -> None:
    plan = plan_for(3)
    records = Records(tmp_path / "records", Notices())
    records.add(won_by(plan, 1))
    assert set(reminders(plan, records)) == {
        Remark(1, Situation.REVANCHE, 0), Remark(2, Situation.REVANCHE, 0), Remark(1, Situation.LAST_WON, 0),
    }  # fmt: skip
    records.add(won_by(plan, 0))
    assert set(reminders(plan, records)) == {
        Remark(1, Situation.REVANCHE, 0), Remark(2, Situation.REVANCHE, 0),
        Remark(1, Situation.LAST_LOST, 0), Remark(2, Situation.LAST_LOST, 0),
    }  # fmt: skip


def test_a_streak_is_known_at_every_table_but_not_to_be_a_revanche(tmp_path: Path) -> None:
    records = Records(tmp_path / "records", Notices())
    for _ in range(2):
        records.add(won_by(plan_for(3), 0))
    stranger = replace(plan_for(3).seats[1], name="Somebody")
    other = replace(plan_for(3), seats=(plan_for(3).seats[0], stranger))
    assert reminders(other, records) == (Remark(1, Situation.STREAK, 0),)


def test_what_is_deleted_is_forgotten(tmp_path: Path) -> None:
    records = Records(tmp_path / "records", Notices())
    records.add(won_by(plan_for(3), 0))
    assert reminders(plan_for(3), records)
    records.delete_all()
    assert reminders(plan_for(3), records) == ()


def _day(number: int) -> datetime:
    return datetime(2025, 12, 31, tzinfo=UTC) + timedelta(days=number)


def test_of_what_was_before_a_moment_nothing_is_remembered(tmp_path: Path) -> None:
    plan = plan_for(3)
    records = Records(tmp_path / "records", Notices())
    for day in (1, 2, 3):
        records.add(replace(won_by(plan, 0), ended=datetime(2026, 1, day, tzinfo=UTC)))
    said = {since: {one.situation for one in reminders(plan, records, since)} for since in map(_day, range(4))}
    assert Situation.STREAK in said[_day(0)]
    assert Situation.STREAK in said[_day(1)], "two wins are left"
    assert said[_day(2)] == {Situation.REVANCHE, Situation.LAST_LOST}, "one win is no streak"
    assert said[_day(3)] == set()
