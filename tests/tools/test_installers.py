"""What can be said about the installers without making them."""

import re
from pathlib import Path

import identity
import package
import package_deb

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = (ROOT / "build" / "spec" / "windows" / "flip7.nsi").read_text(encoding="utf-8")


def test_installing_on_windows_needs_no_administrator() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    assert r'InstallDir "$LOCALAPPDATA\Programs' in SCRIPT


def test_uninstalling_on_windows_leaves_the_saves_and_says_where() -> None:
    removal = SCRIPT.split('Section "Uninstall"')[1]
    assert not re.search(r"(RMDir|Delete) .*LOCALAPPDATA", removal)
    assert r'RMDir /r "$INSTDIR"' not in removal, "a folder that somebody chose may hold other things"
    assert r"$(KEPT) $LOCALAPPDATA\flip7" in removal
    languages = re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT)
    assert [line.upper() for line in languages] == re.findall(r"LangString KEPT \$\{LANG_(\w+)\}", SCRIPT)


def test_the_package_system_is_told_all_that_it_asks_for(tmp_path: Path) -> None:
    (tmp_path / "opt").mkdir()
    (tmp_path / "opt" / "flip7").write_bytes(bytes(4096))
    who = identity.Identity("org.example.Flip7", "https://example.org/flip7", "flip7@example.org")
    package_deb.control(tmp_path, package.version(), who)
    fields = dict(
        line.split(": ", 1)
        for line in (tmp_path / "DEBIAN" / "control").read_text("utf-8").splitlines()
        if line[0] != " "
    )
    assert {"Package", "Version", "Architecture", "Maintainer", "Depends", "Description"} <= set(fields)
    assert fields["Homepage"] == "https://example.org/flip7"
    assert fields["Maintainer"].endswith("<flip7@example.org>")
    assert fields["Installed-Size"] == "4"
