"""How a packed program is tried out."""

import re
import tarfile
from pathlib import Path

import pytest
import tryout
import wine

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    program = tmp_path / "flip7-1.0.0" / "flip7"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    archive = tmp_path / "flip7-1.0.0-linux-x86_64.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(program, "flip7-1.0.0/flip7")
    return archive


def test_nothing_starts_a_message_bus_that_would_outlive_the_program(archive: Path, tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    on_linux = tryout.Linux(archive, work).environment(":1")
    under_wine = wine.Wine(tmp_path / "windows", ":1").environment()
    assert on_linux["DBUS_SESSION_BUS_ADDRESS"] == under_wine["DBUS_SESSION_BUS_ADDRESS"] == "disabled:"


def test_no_step_of_all_checks_can_hang() -> None:
    """What runs a program for longer than a moment has a limit."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    skipped = re.compile(r"\s*(#|for |command -v|install )|.*\blocal as_root")
    slow = re.compile(r"(/bin/[a-z0-9-]+\"?|\"\$python\"|apt-get|msgfmt --check|weston|bash -c|-m venv) ")
    lines = [line.strip() for line in script.splitlines() if slow.search(line) and not skipped.match(line)]
    assert len(lines) > 10
    assert [line for line in lines if "within " not in line] == []
