"""What can be said about the packaged program without building it."""

import ast
import io
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import identity
import leave_out
import package
import package_appimage
import package_flatpak
import pygame
import pytest

import flip7
from flip7 import crash_log, i18n, program
from flip7.app.context import Context
from flip7.dev import smoke
from flip7.failure import FAILED
from flip7.ui.fonts import FontName

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "build" / "spec"
REAL = identity.Identity("org.example.Flip7", "https://example.org/flip7", "flip7@example.org")
"""As it will be once somebody publishes the game."""


def imports() -> Iterator[tuple[str, str]]:
    """Every module that the game imports, and every part of pygame that it names, with the file that does."""
    for file in sorted((ROOT / "flip7").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "pygame":
                names = [f"pygame.{node.attr}"]
            yield from ((name, str(file.relative_to(ROOT))) for name in names)


def test_the_game_uses_nothing_that_the_package_leaves_out() -> None:
    missing = [
        (name, file)
        for name, file in imports()
        for module in leave_out.MODULES
        if name == module or name.startswith(f"{module}.")
    ]
    assert missing == []


def test_the_wheels_list_of_data_is_the_only_one() -> None:
    spec = (SPEC / "flip7.spec").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert "force-include" in spec
    for folder in data:
        assert (ROOT / folder).is_dir()
        assert not re.search(rf"[\"'/]{folder}[\"'/]", spec), "the spec has a list of its own"


def test_every_folder_of_data_lies_inside_the_package_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert data == {"assets": "flip7/assets", "locale": "flip7/locale"}, "flip7/resources.py looks there"


def test_the_version_is_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", flip7.__version__), "Windows takes no other"


def test_the_icons_have_the_sizes_their_systems_ask_for() -> None:
    ico = (SPEC / "flip7.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", ico)
    sizes = {ico[6 + 16 * index] or 256 for index in range(count)}
    assert kind == 1
    assert sizes >= {16, 32, 48, 256}
    icns = (SPEC / "flip7.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack_from(">I", icns, 4) == (len(icns),)
    assert all(kind in icns for kind in (b"ic07", b"ic08", b"ic09", b"ic10"))


def test_the_icon_shows_the_drawing_of_today() -> None:
    kept = pygame.image.load(io.BytesIO((SPEC / "flip7.png").read_bytes()))
    drawn = pygame.image.load_sized_svg(str(ROOT / "assets" / "icon.svg"), kept.get_size())
    pairs = zip(pygame.image.tobytes(kept, "RGBA"), pygame.image.tobytes(drawn, "RGBA"), strict=True)
    # Another version of the rasteriser may see an edge a little differently.
    assert sum(abs(a - b) > 24 for a, b in pairs) < 400, "run build/spec/draw_icons.py"


def filled(name: str, who: identity.Identity) -> str:
    return who.fill((SPEC / "linux" / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("who", [identity.load(), REAL], ids=["now", "real"])
def test_the_menu_entry_and_its_description_belong_together(who: identity.Identity) -> None:
    about = ElementTree.fromstring(filled("flip7.metainfo.xml", who))
    assert f"Icon={who.app_id}\n" in filled("flip7.desktop", who)
    assert about.findtext("id") == who.app_id
    assert about.findtext("launchable") == f"{who.app_id}.desktop"
    assert [url.text for url in about.iter("url")][:1] == ([who.homepage] if who.homepage else [])
    for name in ("flip7.desktop", "flip7.metainfo.xml", "add-to-menu.sh"):
        assert "@" not in filled(name, who)


def test_the_identity_is_written_down_once() -> None:
    app_id = identity.load().app_id
    kinds = {".py", ".spec", ".sh", ".xml", ".desktop", ".nsi", ".yml", ".manifest"}
    files = [file for folder in ("build/spec", "tools", "flip7") for file in (ROOT / folder).rglob("*")]
    assert [file for file in files if file.suffix in kinds and app_id in file.read_text(encoding="utf-8")] == []


def test_a_build_for_the_public_needs_a_real_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(identity.PUBLIC, raising=False)
    who = identity.load()
    monkeypatch.setenv(identity.PUBLIC, "1")
    if who.is_public:
        assert identity.load() == who
    else:
        with pytest.raises(SystemExit, match=r"RELEASING\.md"):
            identity.load()
    assert REAL.is_public


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstream is not installed")
def test_the_package_index_shows_pictures_and_links_once_there_is_an_address() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    there = REAL.readable_elsewhere(readme)
    targets = re.findall(r"\]\(([^)]+)\)", there)
    assert len(targets) == len(re.findall(r"\]\(([^)]+)\)", readme)) > 10
    assert {target for target in targets if not target.startswith(("https://", "#"))} == set()
    assert f"]({REAL.homepage}/raw/main/docs/pictures/table.jpg)" in there
    assert replace(REAL, homepage="").readable_elsewhere(readme) == readme


def test_an_appimage_has_what_desktops_look_for_at_its_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _pack_for_linux(tmp_path, monkeypatch)
    package_appimage.fill(tmp_path / "AppDir")
    inside = tmp_path / "AppDir"
    who = identity.load()
    assert os.access(inside / "AppRun", os.X_OK)
    assert (inside / "opt" / "flip7" / "flip7").exists()
    assert {path.name for path in inside.iterdir() if path.is_file()} == {
        "AppRun", ".DirIcon", f"{who.app_id}.desktop", f"{who.app_id}.png",
    }  # fmt: skip
    started = subprocess.run([inside / "AppRun", "--version"], capture_output=True, text=True, check=True)
    assert started.stdout == "started with --version\n"


def test_the_flatpak_recipe_builds_what_is_in_the_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _pack_for_linux(tmp_path, monkeypatch)
    recipe = package_flatpak.fill(tmp_path / "flatpak")
    text = recipe.read_text(encoding="utf-8")
    assert f'id: "{identity.load().app_id}"' in text
    assert "@" not in text.replace(identity.load().app_id, "")
    commands = re.findall(r"^      - ((?!type:)\w.*)$", text, re.MULTILINE)
    assert commands[-1].startswith("ln -s")
    app = tmp_path / "app"
    shutil.copytree(recipe.parent / "program", tmp_path / "flatpak" / "program-folder")
    for command in commands:
        subprocess.run(command.replace("/app/", f"{app}/"), shell=True, check=True, cwd=tmp_path / "flatpak")
    assert (app / "share" / "applications").is_dir()
    assert (app / "bin" / "flip7").is_symlink()


def _pack_for_linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive as tools/package.py makes it, of a program that only says how it was started."""
    monkeypatch.setattr(package, "DIST", tmp_path / "dist")
    folder = tmp_path / f"flip7-{package.version()}-linux-x86_64"
    folder.mkdir()
    (folder / "flip7").write_text('#!/bin/sh\necho started with "$@"\n', encoding="utf-8")
    (folder / "flip7").chmod(0o755)
    (folder / "READ-ME.txt").write_text("", encoding="utf-8")
    package.add_menu_files(folder, identity.load())
    package.pack(folder, "linux")


def test_app_stores_accept_the_description(tmp_path: Path) -> None:
    file = tmp_path / f"{REAL.app_id}.metainfo.xml"
    file.write_text(filled("flip7.metainfo.xml", REAL), encoding="utf-8")
    command = ["appstreamcli", "validate", "--strict", "--no-net", str(file)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stdout
    complaints = [line for line in said.splitlines() if line[:3] in ("E: ", "W: ", "I: ")]
    # Debian 12 has a version from before this tag, which newer ones ask for.
    assert [line for line in complaints if not line.endswith("unknown-tag developer")] == []


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_desktops_accept_the_menu_entry(tmp_path: Path) -> None:
    file = tmp_path / f"{REAL.app_id}.desktop"
    file.write_text(filled("flip7.desktop", REAL), encoding="utf-8")
    done = subprocess.run(["desktop-file-validate", str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("language", sorted(set(i18n.LANGUAGES) - {"en"}))
def test_the_menu_speaks_every_language(language: str) -> None:
    entry = (SPEC / "linux" / "flip7.desktop").read_text(encoding="utf-8")
    about = (SPEC / "linux" / "flip7.metainfo.xml").read_text(encoding="utf-8")
    assert f"Comment[{language}]=" in entry
    assert f'<summary xml:lang="{language}">' in about
    assert about.count(f'<p xml:lang="{language}">') == about.count("<p>")


@pytest.mark.skipif(sys.platform == "win32", reason="for Linux")
@pytest.mark.parametrize("name", ["my games", "cards & dice", "a|b"])
def test_the_menu_finds_a_program_in_a_folder_with_a_strange_name(name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    package.add_menu_files(folder, REAL)
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "home")}
    script = ["sh", str(folder / "add-to-menu.sh")]
    done = subprocess.run(script, env=environment, check=True, capture_output=True, text=True, timeout=60)
    assert "is in the menu now" in done.stdout
    entry = tmp_path / "home/.local/share/applications" / f"{REAL.app_id}.desktop"
    assert f'\nExec="{folder}/flip7"\n' in entry.read_text(encoding="utf-8")
    subprocess.run([*script, "--remove"], env=environment, check=True, timeout=60)
    assert not [file for file in (tmp_path / "home").rglob("*") if file.is_file()]


def test_the_path_of_python_is_written_over_and_its_version_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/home/somebody/pythons/3.13.2")
    monkeypatch.setattr(sys, "base_exec_prefix", "/home/somebody/pythons/3.13.2")
    library = tmp_path / "libpython.so"
    # A linker keeps "3.13.2" only as the end of the path: both are the same bytes.
    library.write_bytes(b"\0/home/somebody/pythons/3.13.2\0")
    package.forget_python(tmp_path)
    left = library.read_bytes()
    assert b"somebody" not in left
    assert left.endswith(b"/3.13.2\0")
    assert len(left) == 31


@pytest.mark.parametrize("system", ["linux", "windows"])
def test_the_same_program_gives_the_same_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr(package, "DIST", tmp_path / "dist")
    packed = []
    for moment in (1_600_000_000, 1_700_000_000):
        folder = tmp_path / str(moment) / "flip7-1.0.0"
        folder.mkdir(parents=True)
        for name in ("b", "a"):
            (folder / name).write_text(name)
            os.utime(folder / name, (moment, moment))
        packed.append(package.pack(folder, system).read_bytes())
    assert packed[0] == packed[1]


def test_everybody_may_read_what_was_unpacked_from_a_zip_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "DIST", tmp_path / "dist")
    (tmp_path / "flip7-1.0.0").mkdir()
    (tmp_path / "flip7-1.0.0" / "flip7.exe").write_text("")
    with zipfile.ZipFile(package.pack(tmp_path / "flip7-1.0.0", "windows")) as packed:
        assert [entry.external_attr >> 16 for entry in packed.infolist()] == [0o644]


def test_alone_in_a_zip_file_the_program_says_what_to_do(tmp_path: Path) -> None:
    program = tmp_path / "flip7.exe"
    before = b"MZ" + package.NO_PYTHON.encode("utf-16-le") + b"rest"
    program.write_bytes(before)
    package.say_unpack_first(program)
    after = program.read_bytes()
    assert len(after) == len(before)
    assert "Unpack the whole zip file first!" in after.decode("utf-16-le", errors="ignore")
    with pytest.raises(SystemExit):
        package.say_unpack_first(program)


def test_windows_is_told_that_the_game_draws_at_the_real_resolution() -> None:
    about = (SPEC / "windows" / "flip7.manifest").read_text(encoding="utf-8")
    ElementTree.fromstring(about)
    assert ">PerMonitorV2, PerMonitor<" in about
    assert 'longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true<' in about


def test_every_build_has_the_same_seed_and_date() -> None:
    assert package.REPRODUCIBLE["PYTHONHASHSEED"] == "0"
    assert package.REPRODUCIBLE["SOURCE_DATE_EPOCH"] == str(int(package.LONG_AGO.timestamp()))


@pytest.mark.parametrize("system", ["linux", "windows"])
def test_every_archive_has_a_page_that_says_how_to_start(system: str) -> None:
    text = (SPEC / system / "READ-ME.txt").read_text(encoding="utf-8")
    assert "flip7" in text
    assert "settings, matches and records are in" in text


def test_a_smoke_test_that_fails_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_context: Context) -> str:
        raise smoke.SmokeError("deal.ogg is silent")

    monkeypatch.setattr(smoke, "play_sounds", fail)
    assert program.smoke(program.Options(language="en", home=str(tmp_path))) == FAILED
    assert "deal.ogg is silent" in capsys.readouterr().err
    assert "deal.ogg is silent" in (tmp_path / "flip7.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("found", [[], ["hit"]], ids=["nothing", "less"])
def test_a_match_that_is_not_continued_where_it_was_left_fails_the_smoke_test(
    found: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = SimpleNamespace(match=SimpleNamespace(journal=["hit", "stay"]))
    parts = iter([SimpleNamespace(), first, SimpleNamespace(found=found)])
    monkeypatch.setattr(program.App, "rehearse", lambda *_: next(parts))
    assert program.smoke(program.Options(language="en", home=str(tmp_path))) == FAILED
    assert "not continued where it was left" in capsys.readouterr().err


def test_without_a_sound_device_the_smoke_test_says_so() -> None:
    assert smoke.play_sounds(Context()) == "no sound device"


def test_messages_that_somebody_reads_stay_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = sys.stderr
    monkeypatch.setattr(sys, "stdout", None)
    crash_log.take_messages(tmp_path / "flip7.log")
    taken = sys.stdout
    taken.close()
    assert sys.stderr is read
    assert taken is not read


def test_a_windowed_program_writes_its_messages_into_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    crash_log.take_messages(tmp_path / "logs" / "flip7.log")
    print("Grüße vom Tisch")
    print("und von den Fehlern", file=sys.stderr)
    sys.stdout.close()
    assert (tmp_path / "logs" / "flip7.log").read_text(encoding="utf-8").splitlines() == [
        "Grüße vom Tisch",
        "und von den Fehlern",
    ]


def test_a_program_with_a_terminal_keeps_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crash_log.take_messages(tmp_path / "flip7.log")
    print("hello")
    assert capsys.readouterr().out == "hello\n"
    assert not list(tmp_path.iterdir())


def test_every_font_file_comes_with_its_licence() -> None:
    folder = ROOT / "assets" / "fonts"
    families = {path.stem.split("-")[0] for path in folder.glob("*.ttf")}
    assert families == {"Baloo2", "Nunito", "MPlusRounded1c"}
    for family in families:
        assert "SIL Open Font License, Version 1.1" in (folder / f"{family}-OFL.txt").read_text(encoding="utf-8")
    assert sum(path.stat().st_size for path in folder.glob("*-Names.ttf")) < 120_000


def test_all_fonts_that_the_game_looks_for_are_there() -> None:
    wanted = {f"{file}.ttf" for name in FontName for file in name.files}
    assert wanted == {path.name for path in (ROOT / "assets" / "fonts").glob("*.ttf")}
