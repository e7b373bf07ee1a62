"""The tool that shows and renews the golden pictures."""

import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import snapshots as tool

from tests.snapshots import gallery
from tests.snapshots.gallery import Snapshot
from tests.snapshots.likeness import Taken


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Pictures and page are written into a folder of the test."""
    pictures = tmp_path / "pictures"
    monkeypatch.setattr(gallery, "FOLDER", pictures)
    monkeypatch.setattr(tool, "FOLDER", pictures)
    monkeypatch.setattr(tool, "PROJECT", tmp_path)
    monkeypatch.setattr(tool, "PAGE", tmp_path / "page.html")
    return tmp_path


def kept(folder: Path) -> set[str]:
    return {path.name for path in (folder / "pictures").glob("*")}


def test_only_the_named_pictures_are_renewed(elsewhere: Path) -> None:
    assert tool.main(["--renew", "pause-high-contrast"]) == 0
    assert kept(elsewhere) == {"pause-high-contrast.png", "pause-high-contrast.txt"}
    assert tool.main(["pause-high-contrast"]) == 0


def test_looking_renews_nothing_and_shows_old_new_and_difference(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool.main(["--renew", "pause-high-contrast"])
    before = (elsewhere / "pictures" / "pause-high-contrast.png").read_bytes()
    take = Snapshot.take

    def reddened(self: Snapshot) -> Taken:
        taken = take(self)
        taken.picture.fill("red", pygame.Rect(300, 100, 40, 40))
        return replace(taken, texts=taken.texts[1:])

    monkeypatch.setattr(Snapshot, "take", reddened)
    assert tool.main(["pause-high-contrast"]) == 1
    assert "pause-high-contrast: the texts are" in capsys.readouterr().out
    assert (elsewhere / "page.html").read_text(encoding="utf-8").count("<img") == 3
    assert (elsewhere / "pictures" / "pause-high-contrast.png").read_bytes() == before


def test_a_name_that_no_picture_has_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tool.main(["nowhere"])
    assert "nowhere" in capsys.readouterr().err
