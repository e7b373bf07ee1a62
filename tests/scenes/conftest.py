"""Where the tests of the scenes write: as those of the store. And screens that are asked and never looked at."""

import pytest

from flip7.scenes.table.picture import TablePicture
from flip7.ui import Offscreen
from tests.store.conftest import tmp_path

__all__ = ["tmp_path"]


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen paints anything, which takes far longer than to know what is on it: for tests that ask what is there
    and where, and never how it looks."""
    monkeypatch.setattr(Offscreen, "draw", Offscreen.facts)
    monkeypatch.setattr(TablePicture, "prepare", lambda *_: None)


@pytest.fixture
def painted(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among such tests, for the one that compares pictures."""
    monkeypatch.undo()
