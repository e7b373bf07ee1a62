"""Many games between bots."""

import argparse
import json
from pathlib import Path

import pytest

from flip7.ai import arena
from flip7.ai.arena import ArenaError, compete
from flip7.ai.contest import Record

OWN = Path(__file__).with_name("own_bot.py")


def test_the_same_seed_gives_the_same_games() -> None:
    def figures(seed: int, processes: int) -> list[object]:
        return [
            (one.bot, one.win_rate, one.points_per_round, one.bust_rate)
            for one in compete(["greedy", "frosty", "counter"], games=24, seed=seed, processes=processes).standings
        ]

    assert figures(1, 1) == figures(1, 2)
    assert figures(1, 1) != figures(2, 1)


def test_somebody_wins_every_game() -> None:
    figures = compete(["child", "careful", "frosty", "frosty"], games=40, processes=1)
    assert sum(one.win_rate * one.seats for one in figures.standings) == pytest.approx(1)
    assert sum(one.place * one.seats for one in figures.standings) == pytest.approx(1 + 2 + 3 + 4)
    assert [one.seats for one in figures.standings] == [1, 1, 2]


def test_an_own_bot_plays_along() -> None:
    figures = compete([f"{OWN}:Cautious", "child", "child"], games=60, processes=1)
    assert figures.standings[0].win_rate > 1 / 3


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (f"{OWN}:Crashing", "RuntimeError: out of ideas"),
        (f"{OWN}:Cheating", "hit, stay, not deal"),
        (f"{OWN}:Missing", "Missing"),
        (f"{OWN}:NeedsMore", "TypeError"),
        ("nowhere.py:Bot", "nowhere.py"),
        ("grandmother", "grandmother"),
    ],
)
@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_goes_wrong_ends_the_run_and_is_named(bot: str, says: str, processes: int) -> None:
    with pytest.raises(ArenaError) as error:
        compete(["child", bot, "child"], games=8, processes=processes)
    assert says in str(error.value)
    assert bot.rpartition(":")[0] in str(error.value)


def test_bots_that_get_nowhere_are_stopped() -> None:
    with pytest.raises(ArenaError, match="nobody has won"):
        compete([f"{OWN}:Idle"] * 2, games=1, edition="fr", processes=1)


@pytest.mark.parametrize(("seats", "games"), [([], 1), (["child"] * 37, 1), (["child"], 0)])
def test_impossible_tables_are_told(seats: list[str], games: int) -> None:
    with pytest.raises(ArenaError):
        compete(seats, games=games)


def test_the_command_prints_json_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    arguments = ["--seats", "child,counter", "--games", "10", "--processes", "1", "--seed", "4"]
    arena.run(parser.parse_args([*arguments, "--json"]))
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == 10
    assert {"win_rate", "win_rate_error", "bust_rate", "flip_sevens", "p99_ms"} <= set(document["standings"][0])
    arena.run(parser.parse_args(arguments))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "counter" in lines[2]


def test_the_99th_percentile_of_times() -> None:
    record = Record()
    for milliseconds in range(1, 101):
        record.took(milliseconds / 1000)
    assert record.time_of(0.99) == pytest.approx(0.099, rel=0.02)
    assert record.time_of(0.5) == pytest.approx(0.05, rel=0.02)
