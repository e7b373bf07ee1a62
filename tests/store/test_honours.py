"""Trophies, the road, days and bests: what a match leaves behind, once, and whose it is."""

import random
import sqlite3
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from flip7.engine import Decision, Rules
from flip7.match.daily import DealOfTheDay
from flip7.match.history import History
from flip7.match.match import Match
from flip7.match.occasion import PRACTICE, TABLE, Occasion
from flip7.match.origin import Origin
from flip7.match.plan import PERSON, SavedMatch, SeatPlan, Stamp, TablePlan
from flip7.match.road import ROAD
from flip7.match.trophies import Feat, feats
from flip7.store.finished_match import FinishedMatch
from flip7.store.honours import Best
from flip7.store.notices import Notices
from flip7.store.records import Records

EVENING = datetime(2026, 11, 18, 20, 15, tzinfo=UTC)
DAY = date(2026, 11, 18)
ANNA, BEN = SeatPlan("Anna", PERSON, 0, "star"), SeatPlan("Ben", PERSON, 1, "key")
PLAN = TablePlan(
    (ANNA, BEN, SeatPlan("Pip", "child", 2, "moon"), SeatPlan("Ida", "careful", 3, "sun")), "de", Rules(target=60)
)


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "records.sqlite", Notices())


def over(
    plan: TablePlan = PLAN,
    seed: int = 1,
    *,
    origin: Origin | None = None,
    occasion: Occasion = TABLE,
    key: str | None = None,
    ended: datetime = EVENING,
) -> FinishedMatch:
    """A match decided by chance to its end."""
    match = Match(plan, origin or seed, occasion=occasion)
    draw = random.Random(seed)
    while match.game.pending is not None:
        match.apply(draw.choice(list[Decision](match.game.pending.options)))
    stamp = Stamp(key or f"match-{seed}", EVENING)
    return FinishedMatch.of(SavedMatch(plan, match.origin, tuple(match.journal), stamp, occasion=occasion), ended)


def history(match: FinishedMatch) -> History:
    return History.of(Match.resume(match.match))


def many(count: int = 40) -> list[FinishedMatch]:
    return [over(seed=seed, ended=EVENING + timedelta(minutes=seed)) for seed in range(count)]


def test_trophies_are_those_that_the_matches_are_worth(records: Records) -> None:
    matches = many()
    for match in matches:
        assert records.add(match)
        records.add(match)  # again, as after a crash: it counts once
    for seat, plan in enumerate((ANNA, BEN)):
        earned = [trophy for match in matches for trophy in feats(Feat(history(match), match.match.plan, seat))]
        assert earned, "these matches are worth nothing: take others"
        found = {won.trophy: won.times for won in records.trophies(plan.name)}
        assert {trophy: count for trophy, count in found.items() if trophy in earned} == {
            trophy: earned.count(trophy) for trophy in earned
        }


def test_a_trophy_knows_the_match_that_it_was_won_in_first(records: Records) -> None:
    matches = many()
    for match in matches:
        records.add(match)
    for won in records.trophies("Anna"):
        first = next((one for one in matches if won.trophy in feats(Feat(history(one), one.match.plan, 0))), None)
        if first is not None:
            assert won.moment == first.ended
            assert won in records.trophies_of_match(first.match.stamp.key)


def test_whom_somebody_has_beaten_is_remembered(records: Records) -> None:
    matches = many()
    for match in matches:
        records.add(match)
    wins = [match for match in matches if match.seats[0].won]
    assert wins
    assert records.career("Anna").beaten == {"child", "careful"}
    assert records.career("Nobody").beaten == set()
    assert records.career("Anna").companions == 2


def forget_what_was_counted(connection: sqlite3.Connection) -> None:
    for table in ("counted", "rating", "meeting", "best", "milestone"):
        connection.execute(f"DELETE FROM {table}")


def test_a_match_from_before_there_were_trophies_is_counted_later(records: Records, tmp_path: Path) -> None:
    for match in many(12):
        records.add(match)
    expected = records.ranking("all"), records.bests(), records.career("Anna")
    records._database.write(forget_what_was_counted, None)
    assert not records.ranking("all")
    left = [records.catch_up(5), records.catch_up(5), records.catch_up(5)]
    assert left == [7, 2, 0]
    assert (records.ranking("all"), records.bests(), records.career("Anna")) == expected


def test_bests_belong_to_who_was_first_to_reach_them(records: Records) -> None:
    matches = many()
    for match in matches:
        records.add(match)
    found = {one.best: one for one in records.bests()}
    rounds = [(max(match.seats[seat].points), seat, match) for match in matches for seat in (0, 1)]
    top = max(points for points, _seat, _match in rounds)
    _points, seat, match = next(entry for entry in rounds if entry[0] == top)
    best = found[Best.ROUND]
    assert (best.value, best.name, best.key) == (top, match.match.plan.seats[seat].name, match.match.stamp.key)
    assert best.before == max(
        points for points, _seat, other in rounds[: rounds.index((top, seat, match))] for _ in [0]
    )
    assert found[Best.BUSTS].value == max(sum(one.seats[seat].busts for one in matches) for seat in (0, 1))


def test_an_evening_is_a_day_not_all_time(records: Records) -> None:
    for number, match in enumerate(many(6)):
        records.add(replace(match, ended=EVENING + timedelta(days=number)))
    worst = max(match.seats[seat].busts for match in many(6) for seat in (0, 1))
    assert {one.best: one.value for one in records.bests()}[Best.BUSTS] == worst


def test_a_visit_on_the_road_gives_its_stars_once_and_is_no_match_of_the_records(records: Records) -> None:
    table = ROAD["child-1"]
    plan = table.plan(ANNA, "de", Rules())
    matches = [over(plan, seed, origin=table.origin(seed), occasion=table.occasion) for seed in range(8)]
    for match in matches:
        records.add(match)
        records.add(match)
    stars = [table.stars(history(match)) for match in matches]
    visit = records.visits("Anna")["child-1"]
    assert visit.tries == 8
    assert visit.stars == stars[0] | stars[1] | stars[2] | stars[3] | stars[4] | stars[5] | stars[6] | stars[7]
    assert records.count() == 0
    assert records.career("Anna").road_stars == visit.count
    assert records.visits("Ben") == {}


def test_a_match_that_began_with_points_counts_for_the_road_too(records: Records) -> None:
    table = ROAD["champion-2"]
    plan = table.plan(ANNA, "de", Rules())
    assert records.add(over(plan, 3, origin=table.origin(3), occasion=table.occasion))
    assert records.visits("Anna")["champion-2"].tries == 1


def test_practice_counts_for_nothing(records: Records) -> None:
    assert records.add(over(occasion=PRACTICE))
    assert records.count() == 0
    assert records.trophies("Anna") == ()


def day_match(day: date, seed: int, key: str) -> FinishedMatch:
    deal = DealOfTheDay.of(day)
    return over(deal.plan(ANNA), seed, origin=deal.origin, occasion=deal.occasion, key=key)


def test_only_the_try_that_was_begun_first_counts_for_a_day(records: Records) -> None:
    first, second = day_match(DAY, 1, "first"), day_match(DAY, 2, "second")
    records.begin_deal("Anna", "2026-11-18", "first")
    (tried,) = records.deals("Anna")
    assert (tried.day, tried.total) == (DAY, None)
    records.add(second)
    assert records.deals("Anna")[0].total is None
    records.add(first)
    (done,) = records.deals("Anna")
    assert (done.total, done.place) == (first.seats[0].total, first.seats[0].place)
    assert len(done.marks) == len(first.seats[0].points)


def test_days_in_a_row_make_a_trophy(records: Records) -> None:
    days = [DAY + timedelta(days=count) for count in (0, 2, 3, 4, 5, 6, 7, 8)]
    for number, day in enumerate(days):
        records.add(day_match(day, number, f"day-{number}"))
        expected = max(1, number) if number > 1 else 1
        assert records.career("Anna").day_streak == expected
    assert "week" in [won.trophy for won in records.trophies("Anna")]


def test_everything_follows_a_person_who_is_renamed(records: Records) -> None:
    for match in many():
        records.add(match)
    table = ROAD["child-1"]
    records.add(over(table.plan(ANNA, "de", Rules()), 90, origin=table.origin(90), occasion=table.occasion))
    records.begin_deal("Anna", "2026-11-18", "x")
    before = (records.trophies("Anna"), records.career("Anna"), records.deals("Anna"), records.visits("Anna"))
    records.rename_person("Anna", "Hanna")
    after = (records.trophies("Hanna"), records.career("Hanna"), records.deals("Hanna"), records.visits("Hanna"))
    assert after == (tuple(replace(won, name="Hanna") for won in before[0]), *before[1:])
    assert records.trophies("Anna") == ()
    assert "Anna" not in {best.name for best in records.bests()}


def test_two_people_who_become_one_have_what_both_had(records: Records) -> None:
    for match in many():
        records.add(match)
    anna, ben = ({won.trophy: won for won in records.trophies(name)} for name in ("Anna", "Ben"))
    records.rename_person("Ben", "Anna")
    while records.catch_up(20):
        pass
    both = {won.trophy: won for won in records.trophies("Anna")}
    assert both.keys() == anna.keys() | ben.keys()
    for trophy in anna.keys() & ben.keys():
        assert both[trophy].times == anna[trophy].times + ben[trophy].times
        assert both[trophy].moment == min(anna[trophy].moment, ben[trophy].moment)


def test_who_is_forgotten_has_nothing_but_no_second_try_either(records: Records) -> None:
    for match in many():
        records.add(match)
    records.begin_deal("Anna", "2026-11-18", "x")
    records.forget_person("Anna")
    assert records.trophies("Anna") == ()
    assert [one.day for one in records.deals("Anna")] == [DAY]
