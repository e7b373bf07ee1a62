"""What the records say is what was played, however many matches were entered and deleted in between."""

import random
import sqlite3
from collections import defaultdict
from pathlib import Path

import pytest

from flip7.engine import EDITIONS, Game, Rules
from flip7.match.plan import PERSON, Handover, SeatPlan, TablePlan
from flip7.store.database import Database
from flip7.store.finished_match import FinishedMatch
from flip7.store.notices import Notices
from flip7.store.queries import Player
from flip7.store.records import Records
from tests.store.tables import ENDED, finished, saved, table


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def records(tmp_path: Path, notices: Notices) -> Records:
    return Records(tmp_path / "records.sqlite", notices)


def messages(notices: Notices) -> list[str]:
    return [notice.text.message for notice in notices.take()]


def reckoned(matches: list[FinishedMatch]) -> dict[tuple[str, str], tuple[int, ...]]:
    """The statistics, worked out anew and slowly."""
    played: dict[tuple[str, str], list[tuple[FinishedMatch, int]]] = defaultdict(list)
    for match in matches:
        for index, seat in enumerate(match.match.plan.seats):
            if match.seats[index].counted:
                played[seat.who, seat.name if seat.is_person else ""].append((match, index))
    result: dict[tuple[str, str], tuple[int, ...]] = {}
    for who, entries in played.items():
        results = [match.seats[index] for match, index in entries]
        streak = longest = 0
        for one in results:
            streak = streak + 1 if one.won else 0
            longest = max(longest, streak)
        result[who] = (
            len(results), sum(seat.won for seat in results), sum(len(seat.points) for seat in results),
            sum(seat.total for seat in results), sum(seat.busts for seat in results),
            sum(seat.flip_sevens for seat in results), max(max(seat.points) for seat in results), streak, longest,
        )  # fmt: skip
    return result


def shown(players: tuple[Player, ...]) -> dict[tuple[str, str], tuple[int, ...]]:
    return {
        (one.who, one.name): (
            one.matches, one.wins, one.rounds, one.points, one.busts, one.flip_sevens, one.best_round, one.streak,
            one.longest_streak,
        )
        for one in players
    }  # fmt: skip


def party(seed: int) -> TablePlan:
    """A table of people and AI characters that come and go."""
    draw = random.Random(seed)
    people = [SeatPlan(name, PERSON, 0, "star") for name in draw.sample(["Anna", "Ben", "Zoë"], 2)]
    others = [SeatPlan(f"AI {index}", draw.choice(["child", "champion"]), 1, "moon") for index in range(2)]
    return TablePlan((*people, *others), "fr", Rules(target=60))


def test_the_statistics_are_those_of_the_matches_that_are_there(records: Records) -> None:
    draw = random.Random(1)
    there: list[tuple[int, FinishedMatch]] = []
    for seed in range(40):
        handovers = (Handover(2, draw.randrange(4), PERSON),) if draw.random() < 0.2 else ()
        match = finished(seed, party(seed), handovers)
        assert records.add(match)
        there.append((records.matches(0, 1)[0].id, match))
        if draw.random() < 0.3:
            gone = there.pop(draw.randrange(len(there)))
            assert records.delete(gone[0])
        assert shown(records.players()) == reckoned([match for _id, match in there])
    assert records.count() == len(there)


def test_a_result_is_what_the_game_says() -> None:
    match = finished(3)
    game = Game.start(match.match.plan.rules, 4, 3)
    for decision in match.match.journal:
        game.apply(decision)
    outcome = game.outcome()
    assert outcome is not None
    assert [seat.total for seat in match.seats] == [seat.total for seat in game.seats]
    assert [index for index, seat in enumerate(match.seats) if seat.won] == [outcome.winner]
    assert sorted(seat.place for seat in match.seats)[0] == 1
    assert match.reason is outcome.reason


def test_nobody_wins_a_lost_challenge(records: Records) -> None:
    match = finished(1, table(2, "custom", Rules(target=900, challenge=True)))
    assert not any(seat.won for seat in match.seats)
    records.add(match)
    assert all(player.wins == 0 for player in records.players())


def test_a_match_that_is_not_over_is_no_record() -> None:
    with pytest.raises(ValueError, match="not over"):
        FinishedMatch.of(saved(most=5))


def test_a_match_is_entered_once(records: Records) -> None:
    assert records.add(finished(1))
    assert records.add(finished(1))
    assert records.count() == 1
    assert {player.matches for player in records.players()} == {1, 3}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_can_be_played_again_from_the_records(records: Records, edition: str) -> None:
    match = finished(5, table(3, edition))
    records.add(match)
    assert records.matches()[0].edition == edition
    found = records.match(records.matches()[0].id)
    assert found is not None
    assert FinishedMatch.of(found, ENDED) == match
    assert records.match(99) is None


def test_the_list_has_pages_and_begins_with_the_last(records: Records) -> None:
    for seed in range(12):
        records.add(finished(seed))
    pages = [records.matches(first, 5) for first in (0, 5, 10, 15)]
    assert [len(page) for page in pages] == [5, 5, 2, 0]
    assert [line.id for page in pages for line in page] == list(range(12, 0, -1))
    line = pages[0][0]
    assert (line.ended, line.edition) == (ENDED, "de")
    assert [seat.plan.name for seat in line.seats] == ["Anna", "Leon 1", "Leon 2", "Leon 3"]
    assert sum(seat.won for seat in line.seats) == 1


def test_the_chart_has_the_last_matches_of_a_player_in_order(records: Records) -> None:
    matches = [finished(seed) for seed in range(8)]
    for match in matches:
        records.add(match)
    anna = next(player for player in records.players() if player.name == "Anna")
    history = records.history(anna.id, 5)
    assert [played.total for played in history] == [match.seats[0].total for match in matches[3:]]
    assert all(played.points_a_round == played.total / played.rounds for played in history)


def test_who_has_played_most_comes_first(records: Records) -> None:
    for seed, names in enumerate(["Ben", "Anna", "Anna", "Zoë", "Anna", "Zoë"]):
        records.add(finished(seed, table(2, names=names)))
    assert [(player.name, player.matches) for player in records.players() if player.is_person] == [
        ("Anna", 3), ("Zoë", 2), ("Ben", 1),
    ]  # fmt: skip


def test_rates_are_shares_of_matches_and_of_rounds() -> None:
    player = Player(1, PERSON, "Anna", 8, 2, 50, 900, 10, 3, 60, 0, 1)
    assert (player.win_rate, player.points_a_round, player.bust_rate) == (0.25, 18.0, 0.2)


def test_rates_of_somebody_without_matches_are_nothing() -> None:
    nobody = Player(1, PERSON, "Anna", 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert nobody.win_rate == nobody.points_a_round == nobody.bust_rate == 0


def test_asking_an_empty_home_makes_no_file(tmp_path: Path, records: Records) -> None:
    assert (records.players(), records.matches(), records.count(), records.history(1)) == ((), (), 0, ())
    assert not list(tmp_path.iterdir())


def test_everything_can_be_deleted(records: Records) -> None:
    for seed in range(3):
        records.add(finished(seed))
    assert records.delete_all()
    assert (records.count(), records.players()) == (0, ())
    assert records.add(finished(1))


def test_every_question_goes_by_an_index(tmp_path: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it takes as long with a million rounds as with ten."""
    Records(tmp_path / "records.sqlite", notices).add(finished(1))
    plans: list[str] = []

    class Explaining(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql.startswith("SELECT") and "sqlite_master" not in sql:
                rows = super().execute(f"EXPLAIN QUERY PLAN {sql}", *values)  # type: ignore[arg-type]
                plans.extend(row[3] for row in rows)
            return super().execute(sql, *values)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *arguments, **options: connect(*arguments, **{**options, "factory": Explaining})
    )
    records = Records(tmp_path / "records.sqlite", notices)
    records.matches()
    records.history(1)
    records.match(1)
    records.export(tmp_path / "out.csv")
    assert plans
    # The one walk through a table is that of the list along its key, and it stops at the end of the page.
    assert [plan for plan in plans if plan.startswith("SCAN")] == ["SCAN match"]
    assert not [plan for plan in plans if "TEMP B-TREE" in plan]


def test_a_mistake_in_the_program_does_not_move_a_good_file(tmp_path: Path, notices: Notices) -> None:
    Records(tmp_path / "records.sqlite", notices).add(finished(1))
    database = Database(tmp_path / "records.sqlite", notices)
    with pytest.raises(sqlite3.ProgrammingError):
        database.read(lambda connection: connection.execute("SELECT ?", ()).fetchone(), None)
    assert [path.name for path in tmp_path.iterdir()] == ["records.sqlite"]


def test_editions_are_kept(records: Records) -> None:
    for edition in EDITIONS:
        records.add(finished(1 + len(edition) + ord(edition[0]), table(edition=edition)))
    assert {line.edition for line in records.matches()} == set(EDITIONS)
