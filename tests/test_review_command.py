"""`flip7 review`: a match file or a recorded match, as JSON or as a table; bad input is told in a sentence."""

import json
from pathlib import Path

import pytest

from flip7 import cli
from flip7.ai import make_bot
from flip7.engine import Deal, Move, Rules
from flip7.match.match import Match, SeatPlan, TablePlan
from flip7.match.plan import SavedMatch
from flip7.store import match_file
from flip7.store.finished_match import FinishedMatch
from flip7.store.notices import Notices
from flip7.store.records import Records


def played(rules: Rules, most: int = 10_000) -> SavedMatch:
    who = ("counter", "child")
    match = Match(
        TablePlan(tuple(SeatPlan(name, name, at, "star") for at, name in enumerate(who)), "custom", rules), 11
    )
    bots = [make_bot(name, 0) for name in who]
    while (pending := match.game.pending) is not None and len(match.journal) < most:
        match.apply(Move.DEAL if isinstance(pending, Deal) else bots[pending.seat].choose(match.table(), pending))
    return SavedMatch.of(match)


def review(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    status = cli.run(["--lang", lang, *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(match_file.written(played(Rules(target=40))))
    return path


def test_a_match_file_gets_a_review_in_the_form_that_is_promised(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = review(capsys, "review", str(file), "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert [seat["name"] for seat in found["seats"]] == ["counter", "child"]
    assert len(found["steps"]) == len(played(Rules(target=40)).journal)
    for step in found["steps"]:
        assert sum(step["chances"]) == pytest.approx(1.0)
        assert step["cost"] == pytest.approx(
            max(step["options"].values()) - step["options"][step["decision"]], abs=1e-5
        )
    assert sorted(found["result"]) == [0.0, 1.0]
    for seat in (0, 1):
        costs = sum(step["cost"] for step in found["steps"] if step["seat"] == seat)
        assert found["skill"][seat] == pytest.approx(-costs, abs=1e-3)
        whole = found["start"][seat] + found["luck"][seat] + found["skill"][seat]
        assert found["result"][seat] == pytest.approx(whole, abs=0.01)


def test_a_recorded_match_is_known_by_its_number(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = Records(tmp_path / "records.sqlite", Notices())
    assert records.add(FinishedMatch.of(played(Rules(target=40))))
    records.close()
    by_file = review(capsys, "review", str(file), "--json")
    assert review(capsys, "--home", str(tmp_path), "review", "1", "--json") == by_file
    assert review(capsys, "review", "1", "--json", "--home", str(tmp_path)) == by_file
    status, out, err = review(capsys, "--home", str(tmp_path), "review", "2")
    assert (status, out) == (2, "")
    assert "no match 2" in err


def test_without_json_it_is_a_table_in_the_language_of_the_user(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = review(capsys, "review", str(file), lang="de")
    assert status == 0
    head, *rows = out.splitlines()
    assert head.split()[:3] == ["Platz", "Start", "Glück"]
    assert [row.split()[0] for row in rows[:2]] == ["counter", "child"]
    assert "50,0\N{NO-BREAK SPACE}%" in rows[0]


def test_bad_input_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = ["--home", str(tmp_path)]
    broken, newer, challenge = tmp_path / "broken", tmp_path / "newer", tmp_path / "challenge"
    broken.write_text('{"magic": "flip7 match"')
    newer.write_text('{"magic": "flip7 match", "version": 99}')
    far = tmp_path / "far"
    far.write_bytes(match_file.written(played(Rules(target=10**8), most=3)))
    challenge.write_bytes(match_file.written(played(Rules(challenge=True), most=3)))
    for match, said in (
        (str(tmp_path / "nowhere.json"), "cannot be read"),
        (str(tmp_path), "cannot be read"),
        (str(broken), "no match of this game"),
        (str(newer), "newer version"),
        (str(challenge), "challenge"),
        (str(far), "target score"),
        ("7", "no match 7"),
        ("9" * 50, "no match 9"),
        ("a\0b", "cannot be read"),
    ):
        status, out, err = review(capsys, *home, "review", match)
        assert (status, out) == (2, ""), match
        assert said in err
        assert len(err.splitlines()) == 1
