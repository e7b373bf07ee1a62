"""Many games between bots."""

import argparse
import fcntl
import json
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from flip7 import cli
from flip7.ai import arena
from flip7.ai.arena import ArenaError, compete, tournament
from flip7.ai.arena.contest import Record
from flip7.ai.bot import Chooser
from flip7.engine import Rules

OWN = Path(__file__).with_name("own_bot.py")


def test_the_same_seed_gives_the_same_games() -> None:
    def figures(seed: int, processes: int) -> list[object]:
        return [
            (one.bot, one.win_rate, one.points_per_round, one.bust_rate)
            for one in compete(["greedy", "frosty", "counter"], games=24, seed=seed, processes=processes).standings
        ]

    assert figures(1, 1) == figures(1, 2)
    assert figures(1, 1) != figures(2, 1)


def test_the_chance_of_a_bots_own_is_in_the_seed_too() -> None:
    first, again = (compete([f"{OWN}:Tossing", "child"], games=3, seed=5, processes=1).standings[0] for _ in range(2))
    assert (first.points_per_round, first.decisions) == (again.points_per_round, again.decisions)


def test_in_each_game_everybody_sits_one_place_further(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def look(bots: Sequence[Chooser], _rules: Rules, _seed: int) -> list[Record]:
        seen.append([type(bot).__name__ for bot in bots])
        return [Record(seats=1, rounds=1, wins=not seat) for seat in range(3)]

    monkeypatch.setattr(tournament, "play", look)
    figures = compete(["child", "greedy", "frosty"], games=6, processes=1)
    assert seen == [["Child", "Greedy", "Frosty"], ["Greedy", "Frosty", "Child"], ["Frosty", "Child", "Greedy"]] * 2
    assert [one.win_rate for one in figures.standings] == pytest.approx([1 / 3] * 3)


def test_the_figures_of_two_seats_of_a_kind() -> None:
    """A hundred games with two seats of this bot among four: one of them won 36."""
    record = Record(
        seats=200, wins=36, places=500.0, places_squared=1500.0, rounds=1600, points=32_000, points_squared=1_000_000,
        busts=400, flip_sevens=24, cards=6400, aimed=50, at_leader=20, at_itself=5, decisions=5000, seconds=10.0,
    )  # fmt: skip
    one = tournament._standing("some", record, 4, 2)
    assert one.win_rate == pytest.approx(0.18)
    assert one.win_rate_error == pytest.approx((0.36 * 0.64 / 100) ** 0.5 / 2)
    assert one.place == pytest.approx(2.5)
    assert one.place_error == pytest.approx(((7.5 - 2.5**2) / 200) ** 0.5)
    assert one.points_per_round == pytest.approx(20)
    assert one.points_per_round_error == pytest.approx(((625 - 400) / 1600) ** 0.5)
    assert (one.cards_per_round, one.bust_rate) == (4, 0.25)
    assert one.flip_sevens == pytest.approx(1.5), "in a hundred rounds"
    assert one.at_leader == pytest.approx(0.4)
    assert one.at_itself == pytest.approx(0.1)
    assert one.mean_ms == pytest.approx(2)
    assert tournament._standing("some", record, 2, 2).win_rate_error == 0, "who sits there alone wins for sure"


def test_somebody_wins_every_game() -> None:
    figures = compete(["child", "careful", "frosty", "frosty"], games=40, processes=1)
    assert sum(one.win_rate * one.seats for one in figures.standings) == pytest.approx(1)
    assert sum(one.place * one.seats for one in figures.standings) == pytest.approx(1 + 2 + 3 + 4)
    assert [one.seats for one in figures.standings] == [1, 1, 2]


def test_an_own_bot_plays_along() -> None:
    figures = compete([f"{OWN}:Cautious", "child", "child"], games=60, processes=1)
    assert figures.standings[0].win_rate > 1 / 3


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Crashing", "RuntimeError: out of ideas"),
        ("Cheating", "answered deal; allowed is hit, stay"),
        ("Missing99", "answered 99; allowed is hit, stay"),
        ("Missing", "no class Missing"),
        ("NeedsMore", "TypeError"),
        ("RaisesUnspeakable", "failed: Unspeakable"),
        ("AnswersUnspeakable", "answered what cannot be printed; allowed is hit, stay"),
        ("AnswersNoise", r"answered '\x1b[2J\ud800'"),
        ("Exits", "SystemExit: enough"),
        ("ExitsAtOnce", "has ended its process, with status 3"),
        ("Interrupts", "KeyboardInterrupt"),
        ("NeverAnswers", "has not answered within 0.5 seconds"),
        ("NeverLetsGo", "has not answered within 0.5 seconds"),
        ("WritesEverywhere", "has ended its process, with status -9"),
        ("BeginsToAnswer", "has ended its process, with status -9"),
        ("EatsMemory", "MemoryError"),
        ("EndsInC", "has ended its process, with status -6"),
        ("EqualToAll", "KeyboardInterrupt"),
        ("SleepsWhenMade", "has not answered within 0.5 seconds"),
        ("ExitsWhenMade", "SystemExit: 4"),
        ("EndsWhenMade", "has ended its process, with status 0"),
    ],
)
def test_a_bot_that_goes_wrong_ends_the_run_and_is_named(name: str, says: str) -> None:
    before = active_children()
    seconds = 0.5 if "0.5" in says else 1 if "-9" in says else 30
    with pytest.raises(ArenaError) as error:
        compete(["child", f"{OWN}:{name}", "child"], games=8, processes=1, seed=1, seconds=seconds, edition="fr")
    assert says in str(error.value)
    assert str(OWN) in str(error.value)
    assert str(error.value).isprintable()
    assert active_children() == before, "its process has ended, too"


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import sys; sys.exit(5)", "SystemExit: 5"),
        ("import os; os._exit(6)", "has ended its process, with status 6"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("while True: pass", "has not answered within 0.5 seconds"),
        ("this is no Python", "SyntaxError"),
    ],
)
def test_a_file_that_goes_wrong_is_named(source: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(source)
    with pytest.raises(ArenaError) as error:
        compete([f"{file}:Bot"], games=1, processes=1, seconds=0.5 if "0.5" in says else 30)
    assert says in str(error.value)
    assert str(file) in str(error.value)


def test_what_a_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    """Its child holds a lock for as long as it lives."""
    file, held = tmp_path / "parent.py", tmp_path / "held"
    file.write_text(f"""
import fcntl, os, time
class Bot:
    def choose(self, table, pending):
        end, begin = os.pipe()
        if os.fork() == 0:
            fcntl.flock(open({str(held)!r}, "w"), fcntl.LOCK_EX)
            os.write(begin, b"!")
            time.sleep(1000)
        os.read(end, 1)
        raise RuntimeError("my child is alive")
""")
    with pytest.raises(ArenaError, match="my child is alive"):
        compete([f"{file}:Bot"], games=1, processes=1, edition="fr")
    with held.open("w") as lock:
        for _turn in range(200):
            with suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            sleep(0.05)
    pytest.fail("it is alive still")


@pytest.mark.parametrize("bot", ["nowhere.py:Bot", "grandmother", "bot.py", "bot.txt:Bot"])
def test_a_bot_that_does_not_exist_is_named(bot: str) -> None:
    with pytest.raises(ArenaError, match=bot.partition(":")[0]):
        compete(["child", bot], games=1, processes=1)


def test_one_that_goes_wrong_in_one_of_many_processes_ends_them_all() -> None:
    before = active_children()
    with pytest.raises(ArenaError, match="Crashing failed: RuntimeError: out of ideas"):
        compete(["child", f"{OWN}:Crashing"], games=100_000, processes=2)
    assert active_children() == before


def test_the_command_says_it_in_one_line_and_fails(capfd: pytest.CaptureFixture[str]) -> None:
    status = cli.run(["--lang", "de", "arena", "--processes", "1", "--games", "1", "--seats", f"{OWN}:ExitsAtOnce"])
    output = capfd.readouterr()
    assert status == cli.BAD_INPUT
    assert output.out == ""
    assert output.err.splitlines() == [
        f"flip7: der Bot {OWN}:ExitsAtOnce hat seinen Prozess beendet, mit Status 3",
    ]


def test_what_a_bot_prints_is_not_printed_with_the_figures(capfd: pytest.CaptureFixture[str]) -> None:
    cli.run(["arena", "--json", "--processes", "1", "--games", "2", "--target", "20", "--seats", f"{OWN}:Talkative"])
    output = capfd.readouterr()
    assert json.loads(output.out)["games"] == 2
    assert "let me see" in output.err


def test_a_bot_gets_copies() -> None:
    """What it does to the rules and the options is for itself alone: it still gets the answer wrong."""
    with pytest.raises(ArenaError, match="Tampering answered 99; allowed is 0, 1"):
        compete([f"{OWN}:Tampering", "child"], games=2, processes=1, seed=1)


def test_a_bot_is_not_told_the_arguments_of_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["flip7", "arena", "--seed", "5"])
    with pytest.raises(ArenaError, match=r"argv \[\]$"):
        compete([f"{OWN}:Nosy"], games=1, processes=1)


def test_every_seat_of_every_game_has_a_bot_of_its_own() -> None:
    compete([f"{OWN}:Forgetful"] * 3, games=6, processes=1, seed=3)


def test_the_seed_of_a_game_cannot_be_found_from_its_number_or_a_bots_own_seed() -> None:
    """The games of two runs have nothing in common, and no seed is a small step from another."""
    seeds = [
        tournament._seed(run, number, *seat) for run in range(20) for number in range(20) for seat in ((), (0,), (1,))
    ]
    assert len(set(seeds)) == len(seeds)
    assert min(seeds) > 2**64
    assert min(abs(one - other) for one, other in pairwise(sorted(seeds))) > 2**64


def test_without_a_seed_every_run_is_another_and_can_be_had_again() -> None:
    first, second = (compete(["child", "greedy"], games=20, processes=1) for _ in range(2))
    assert first.seed != second.seed
    again = compete(["child", "greedy"], games=20, processes=1, seed=first.seed)
    assert [one.points_per_round for one in again.standings] == [one.points_per_round for one in first.standings]


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
    assert len(lines) == 4
    assert "counter" in lines[2]
    assert lines[3] == "The same games again: --seed 4"


def test_the_99th_percentile_of_times() -> None:
    record = Record()
    for milliseconds in range(1, 101):
        record.took(milliseconds / 1000)
    assert record.time_of(0.99) == pytest.approx(0.099, rel=0.02)
    assert record.time_of(0.5) == pytest.approx(0.05, rel=0.02)
