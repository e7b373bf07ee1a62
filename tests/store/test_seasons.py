"""The rankings of the family: by month, by a season of their own, and for all time."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from flip7.match.rating import Rating, rated
from flip7.store.finished_match import FinishedMatch
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.test_honours import EVENING, many, over


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "records.sqlite", Notices())


def names(records: Records) -> dict[int, str]:
    return {player.id: player.name or player.who for player in records.players()}


def ranked(records: Records, season: str) -> dict[str, Rating]:
    return {one.name or one.who: one.rating for one in records.ranking(season)}


def reckoned(matches: list[FinishedMatch]) -> dict[str, Rating]:
    """The ratings, worked out from the matches alone."""
    ratings: dict[str, Rating] = {}
    for match in matches:
        who = [seat.name if seat.is_person else seat.who for seat in match.match.plan.seats]
        after = rated([ratings.get(name, Rating()) for name in who], [seat.place for seat in match.seats])
        ratings.update(zip(who, after, strict=True))
    return ratings


def test_the_ranking_is_that_of_the_matches_in_their_order(records: Records) -> None:
    matches = many(15)
    for match in matches:
        records.add(match)
    found, expected = ranked(records, "all"), reckoned(matches)
    assert found.keys() == expected.keys()
    for name, rating in expected.items():
        assert found[name].value == pytest.approx(rating.value)
        assert found[name].deviation == pytest.approx(rating.deviation)
    order = [one.rating.at_least for one in records.ranking("all")]
    assert order == sorted(order, reverse=True)


def test_a_month_has_its_own_matches_only(records: Records) -> None:
    november, december = many(4), [over(seed=20 + seed, ended=EVENING + timedelta(days=20)) for seed in range(3)]
    for match in [*november, *december]:
        records.add(match)
    assert [season.id for season in records.seasons()] == ["all", "2026-12", "2026-11"]
    assert {one.matches for one in records.ranking("2026-12")} == {3}
    assert {one.matches for one in records.ranking("2026-11")} == {4}
    assert ranked(records, "2026-12")["Anna"].value == pytest.approx(reckoned(december)["Anna"].value)


def test_a_season_begun_by_hand_lasts_until_the_next(records: Records) -> None:
    def at(days: int) -> datetime:
        return EVENING + timedelta(days=days)

    records.add(over(seed=1, ended=at(0)))
    records.begin_season("Holidays", at(1))
    records.add(over(seed=2, ended=at(2)))
    records.add(over(seed=3, ended=at(3)))
    records.begin_season("Winter", at(4))
    records.add(over(seed=4, ended=at(5)))
    records.end_season(at(6))
    records.add(over(seed=5, ended=at(7)))
    own = {season.name: season for season in records.seasons() if season.name}
    assert list(own) == ["Winter", "Holidays"]
    assert {one.matches for one in records.ranking(own["Holidays"].id)} == {2}
    assert {one.matches for one in records.ranking(own["Winter"].id)} == {1}
    assert own["Holidays"].ended == at(4)
    assert own["Winter"].ended == at(6)


def test_who_came_before_whom_is_counted(records: Records) -> None:
    matches = many(10)
    for match in matches:
        records.add(match)
    who = {name: player for player, name in names(records).items()}
    (met,) = [one for one in records.meetings("all", who["Anna"]) if one.other == who["Ben"]]
    assert met.matches == 10
    assert met.ahead == sum(match.seats[0].place < match.seats[1].place for match in matches)


def test_after_a_match_is_deleted_the_rankings_are_those_of_the_others(records: Records) -> None:
    matches = many(6)
    for match in matches:
        records.add(match)
    last = records.matches()[0]
    records.delete(last.id)
    while records.catch_up(2):
        pass
    assert {one.matches for one in records.ranking("all")} == {5}
    assert ranked(records, "all")["Ben"].value == pytest.approx(reckoned(matches[:-1])["Ben"].value)
    trophies = {won.trophy: won.times for won in records.trophies("Anna")}
    records.add(matches[-1])
    assert {one.matches for one in records.ranking("all")} == {6}
    assert all(won.times >= trophies.get(won.trophy, 0) for won in records.trophies("Anna"))


def test_before_the_first_match_nobody_is_ranked(records: Records) -> None:
    records.begin_season("Winter", EVENING)
    assert records.ranking("all") == ()
    assert [season.name for season in records.seasons()] == ["", "Winter"]
