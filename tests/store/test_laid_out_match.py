"""A match whose cards were laid out can be saved and continued. It is not one for the records."""

import json
from pathlib import Path

import pytest

from flip7.engine import Move, Rules, card
from flip7.match.match import Match
from flip7.match.origin import Origin
from flip7.match.plan import SavedMatch
from flip7.store.finished_match import FinishedMatch
from flip7.store.match_file import read, written
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.validation import Damaged
from tests.store.tables import saved, table

FLIP_SEVEN = tuple(card(str(number)) for number in range(12, 5, -1))


def laid_out() -> Match:
    """One seat that has a Flip 7 in the first round, and needs another one."""
    match = Match(table(1, "custom", Rules(opening_deal=False, target=100)), Origin(7, 0, FLIP_SEVEN * 2))
    for decision in [Move.DEAL, *[Move.HIT] * 7]:
        match.apply(decision)
    return match


def test_it_is_continued_as_it_was_left() -> None:
    match = laid_out()
    found = read(written(match))
    assert found == SavedMatch.of(match)
    again = Match.resume(found)
    assert again.table() == match.table()
    assert again.game.rounds == [(78,)]


def test_the_file_of_an_ordinary_match_says_nothing_of_it() -> None:
    assert not {"cards", "dealer"} & set(json.loads(written(saved())))


@pytest.mark.parametrize(
    "change",
    [
        {"cards": ["13"]},
        {"cards": [12]},
        {"cards": "12 11"},
        {"cards": ["0", "0"]},
        {"dealer": 1},
        {"dealer": -1},
        {"dealer": "0"},
    ],
)
def test_nonsense_is_damage(change: dict[str, object]) -> None:
    body = json.loads(written(laid_out()))
    del body["check"]
    read(json.dumps(body).encode())
    with pytest.raises(Damaged):
        read(json.dumps(body | change).encode())


def test_it_is_not_recorded(tmp_path: Path) -> None:
    match = laid_out()
    for decision in [Move.DEAL, *[Move.HIT] * 7]:
        match.apply(decision)
    records = Records(tmp_path / "records.sqlite", Notices())
    assert records.add(FinishedMatch.of(match))
    assert records.count() == 0
    records.close()
