"""Settings survive a restart, a wrong value costs no other, and two copies of the game do not undo each other's."""

import errno
import json
import threading
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from flip7.store import atomic, recovery
from flip7.store import lock as lock_file
from flip7.store.lock import Hold, Lock
from flip7.store.notices import Notices
from flip7.store.settings import (
    VERSION,
    Pace,
    PadButtons,
    Settings,
    Speed,
    Summaries,
    Talkativeness,
    WindowSize,
    read,
    written,
)
from flip7.store.settings_file import SettingsFile
from tests.store.tables import table

OTHER = Settings(
    language="pl", text_size=1.25, speed=Speed.FOURFOLD, ai_pace=Pace.FAST,
    talk=Talkativeness.QUIET, summaries=Summaries.LAST_ROUND, reduced_motion=True, high_contrast=True,
    bust_risk=False, count_cards=False, banners=False, hints=False, coach=True, tips=False,
    captions=True,
    effects_volume=0.1, music_volume=0.0,
    voices_volume=0.3,
    interface_volume=1.0, muted=True, fullscreen=True, window=WindowSize(1920, 1080),
    keys={"HIT": ("x",), "STAY": ()},
    windows={"3840x2160": WindowSize(2937, 1836)},
    gamepad=False,
    rumble=False,
    pad_buttons=PadButtons.NINTENDO,
    edition="fr", table=table(), introduction_seen=True, seen_tips=frozenset({"freeze", "flip3"}),
)  # fmt: skip
"""Every setting other than its default."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def restarted(path: Path) -> tuple[Settings, list[str]]:
    notices = Notices()
    settings = SettingsFile(path, notices).load()
    return settings, [notice.text.message for notice in notices.take()]


def test_every_setting_survives_a_restart(path: Path) -> None:
    assert all(getattr(OTHER, one.name) != getattr(Settings(), one.name) for one in fields(Settings))
    file = SettingsFile(path, Notices())
    file.load()
    file.save(OTHER)
    assert restarted(path) == (OTHER, [])


def test_the_first_start_has_the_defaults_and_writes_nothing(path: Path) -> None:
    assert restarted(path) == (Settings(), [])
    assert not path.exists()


WRONG: dict[str, list[Any]] = {
    "language": ["xx", 3, None, []], "text_size": [0.9, 1.6, "1", True, float("nan"), float("inf"), 10**400],
    "speed": ["3", 4, None, {}], "ai_pace": ["never", []], "talk": ["loud", 1], "reduced_motion": [1, "true", None],
    "effects_volume": [-0.1, 1.01, "loud", None, False], "window": [[1280], [0, 0], [1e3, 700], "big", [10**9, 10**9]],
    "windows": [[], {"1x1": [0, 0]}, {"../..": [1280, 800]}, {str(n): [1280, 800] for n in range(21)}],
    "keys": [[], {"HIT": "x"}, {"HIT": [1]}, {"../..": ["x"]}, {str(n): [] for n in range(200)}],
    "edition": ["it", 1, None],
    "table": [{}, [], {"edition": "de"}, {"edition": "de", "seats": [], "rules": {}}, 5],
    "seen_tips": ["freeze", [1], [["a"]]],
}  # fmt: skip


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG.items() for value in values])
def test_a_wrong_value_costs_no_other_and_the_file_is_kept(path: Path, key: str, value: object) -> None:
    body = json.loads(written(OTHER, {}))
    body[key] = value
    data = json.dumps(body).encode()
    path.write_bytes(data)
    settings, told = restarted(path)
    assert settings == replace(OTHER, **{key: getattr(Settings(), key)})
    assert told == ["One setting could not be read and is back at its default. The file is kept as {file}."]
    assert path.with_name("settings.damaged-1.json").read_bytes() == data
    assert restarted(path) == (settings, []), "told once, not at every start"


def test_several_wrong_values_are_one_notice(path: Path) -> None:
    path.write_text('{"magic": "flip7 settings", "version": 1, "muted": 5, "speed": 5, "tips": false}')
    settings, told = restarted(path)
    assert not settings.tips
    assert len(told) == 1


def test_what_a_later_game_has_added_is_kept_for_it(path: Path) -> None:
    path.write_text('{"magic": "flip7 settings", "version": 1, "muted": true, "weather": {"rain": [1, 2]}}')
    file = SettingsFile(path, Notices())
    file.save(replace(file.load(), captions=True))
    body = json.loads(path.read_bytes())
    assert body["weather"] == {"rain": [1, 2]}
    assert body["muted"] is body["captions"] is True


def test_what_is_unknown_and_bottomless_is_not_carried_along() -> None:
    deep = "[" * 300 + "]" * 300
    found = read(f'{{"magic": "flip7 settings", "version": 1, "deep": {deep}, "long": "{"x" * 2000}"}}'.encode())
    assert not found.unknown


def test_a_newer_file_is_set_aside(path: Path) -> None:
    path.write_text(f'{{"magic": "flip7 settings", "version": {VERSION + 1}}}')
    _settings, told = restarted(path)
    assert told == ["The settings are from a newer version of the game. They are kept as {file}."]
    assert path.with_name("settings.newer-1.json").exists()


def test_the_last_good_ones_are_used_if_the_file_is_damaged(path: Path) -> None:
    file = SettingsFile(path, Notices())
    file.save(replace(Settings(), language="de"))
    file.save(replace(Settings(), language="fr"))
    path.write_bytes(path.read_bytes()[:50])
    settings, told = restarted(path)
    assert settings.language == "de"
    assert told == ["The settings could not be read, so the last good ones are used. The file is kept as {file}."]


def test_a_file_with_the_mark_of_an_editor_is_read(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + written(OTHER, {}))
    assert restarted(path) == (OTHER, [])


def test_two_copies_of_the_game_keep_each_others_changes(path: Path) -> None:
    one, two = SettingsFile(path, Notices()), SettingsFile(path, Notices())
    first, second = one.load(), two.load()
    one.save(replace(first, muted=True))
    two.save(replace(second, language="fr"))
    one.save(replace(first, muted=True, captions=True))
    settings, _told = restarted(path)
    assert (settings.muted, settings.language, settings.captions) == (True, "fr", True)


def test_what_could_not_be_written_is_written_with_the_next_change(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(path, Notices())
    loaded = file.load()

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "no room")

    with monkeypatch.context() as disk:
        disk.setattr(atomic, "write", full)
        file.save(replace(loaded, muted=True))
    file.save(replace(loaded, muted=True, captions=True))
    settings, _told = restarted(path)
    assert (settings.muted, settings.captions) == (True, True)


def test_what_another_copy_has_changed_back_stays_so(path: Path) -> None:
    one, two = SettingsFile(path, Notices()), SettingsFile(path, Notices())
    first = replace(one.load(), muted=True)
    one.save(first)
    two.save(replace(two.load(), muted=False))
    one.save(replace(first, captions=True))
    settings, _told = restarted(path)
    assert (settings.muted, settings.captions) == (False, True)


def test_a_copy_that_is_writing_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock_file, "_PATIENCE", 60)
    lock = Lock(path.with_suffix(".lock"))
    assert lock.take() is Hold.HELD
    file = SettingsFile(path, Notices())
    saving = threading.Thread(target=file.save, args=[replace(Settings(), muted=True)])
    saving.start()
    saving.join(0.1)
    assert not path.exists()
    lock.release()
    saving.join()
    assert restarted(path)[0].muted
    assert lock.take() is Hold.HELD, "and the lock is given back"
    lock.release()


@pytest.mark.parametrize(
    "edge", [{"text_size": 1.0}, {"text_size": 1.5}, {"window": [320, 200]}, {"window": [16384, 16384]}]
)
def test_the_ends_of_a_range_are_inside_it(path: Path, edge: dict[str, Any]) -> None:
    path.write_text(json.dumps({"magic": "flip7 settings", "version": 1, **edge}))
    assert restarted(path)[1] == []


def test_a_stopped_copy_is_not_waited_for_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock_file, "_PATIENCE", 0.02)
    lock = Lock(path.with_suffix(".lock"))
    lock.take()
    SettingsFile(path, Notices()).save(replace(Settings(), muted=True))
    lock.release()
    assert restarted(path)[0].muted


def test_what_cannot_be_read_and_not_be_moved_is_not_written_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Path:
        raise OSError("no")

    path.write_bytes(b"not ours")
    monkeypatch.setattr(recovery, "set_aside", refuse)
    notices = Notices()
    file = SettingsFile(path, notices)
    file.save(replace(file.load(), muted=True))
    assert path.read_bytes() == b"not ours"
    assert [notice.text.message for notice in notices.take()] == [
        "The settings in {file} cannot be read or moved, so changes to them are not saved."
    ]


def test_a_reset_keeps_the_table_and_what_was_seen() -> None:
    reset = OTHER.reset()
    assert reset.table == OTHER.table
    assert reset.introduction_seen
    assert reset.speed is Speed.NORMAL
    assert not reset.keys


def test_the_bindings_of_the_keyboard_come_back_as_they_were(path: Path) -> None:
    from flip7.ui.bindings import Bindings
    from flip7.ui.intents import Kind

    bindings = Bindings().rebound(Kind.HIT, "x")
    kept = {kind: tuple(names) for kind, names in bindings.to_dict().items()}
    SettingsFile(path, Notices()).save(replace(Settings(), keys=kept))
    assert Bindings.from_dict(restarted(path)[0].keys) == bindings
