"""What the pages for contributors say is there is there."""

import re
import sys
import tomllib
from pathlib import Path
from types import FrameType

import pygame
import pytest

import flip7
from flip7.app.context import Context
from flip7.engine import Turn
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.settings import Pace, Speed
from flip7.ui import Input, Intent, Offscreen

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("tests/data/**/*.md")])
ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:flip7|tests|tools|build|docs|assets|locale|examples)/[\w./-]+)`")
COMMENTS = 47
"""The column where the diagram says in words what stands there."""
ABSENT = {"build/work"}
"""Made when they are needed."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links write them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_pages_for_contributors_are_there() -> None:
    assert {
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/RULES.md", "docs/ARCHITECTURE.md", "docs/TRANSLATING.md",
        "docs/RELEASING.md",
    } <= set(map(name_of, PAGES))  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        file, _, heading = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not heading or heading in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_that_are_named_are_there(page: Path) -> None:
    named = PATH.findall(page.read_text(encoding="utf-8"))
    missing = [path for path in named if "CODE" not in path and path not in ABSENT and not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_tables_have_cells_for_every_column(page: Path) -> None:
    table: list[int] = []
    for line in [*page.read_text(encoding="utf-8").splitlines(), ""]:
        if line.lstrip().startswith("|"):
            table.append(line.replace("\\|", "").count("|"))
        else:
            assert len(set(table)) <= 1, table
            table = []


def test_every_package_is_in_the_table_of_packages() -> None:
    packages = {path.parent.name for path in (ROOT / "flip7").glob("*/__init__.py")}
    assert set(re.findall(r"^\| `flip7/(\w+)/`", ARCHITECTURE, re.MULTILINE)) == packages


def test_every_module_of_the_table_has_its_place_among_the_ideas() -> None:
    modules = {path.stem for path in (ROOT / "flip7" / "scenes" / "table").glob("*.py")} - {"__init__"}
    part = ARCHITECTURE.split("## The table")[1].split("\n## ")[0]
    told = re.findall(r"`(\w+)`", part)
    assert sorted(told) == sorted(modules)


def test_the_diagram_has_the_layers_that_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    wanted = [name.removeprefix("flip7.") for layer in layers for name in layer.split(" : ")]
    left = [line[:COMMENTS] for line in ARCHITECTURE.split("```")[1].splitlines()]
    assert [word for line in left for word in re.findall(r"\w+", line)] == wanted


def walk() -> list[str]:
    """The files that a key press goes through, as the page says."""
    part = ARCHITECTURE.split("## A key press")[1].split("\n## ")[0]
    return re.findall(r"^\d+\. `([^`]+)`", part, re.MULTILINE)


def test_a_key_press_goes_through_the_files_that_the_page_names(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), seed=3, language="en")
    context.change(speed=Speed.INSTANT, ai_pace=Pace.INSTANT, tips=False)
    match = context.new_match(context.last_plan())
    screen = Offscreen((1280, 720))
    scene = context.navigation.table(match)
    assert isinstance(scene, TableScene)
    screen.manager.push(scene)
    while not (isinstance(pending := match.game.pending, Turn) and match.plan.seats[pending.seat].is_person):
        screen.advance(0.1)
        screen.give(Intent.CONFIRM)
    screen.advance(2.0)
    seen: list[str] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        file = Path(frame.f_code.co_filename)
        # To look at the game of a match is no step of the press.
        asked = frame.f_code.co_name == "game"
        if event == "call" and not asked and file.is_relative_to(ROOT / "flip7") and name_of(file) not in seen:
            seen.append(name_of(file))

    decisions = len(match.journal)
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, scancode=11, unicode="h")
    sys.setprofile(note)
    try:
        screen.give(*Input(screen.viewport).translate(press, text_entry=False))
    finally:
        sys.setprofile(None)
    context.close()
    assert len(match.journal) == decisions + 1
    first, *inside = walk()
    assert first == "flip7/ui/window.py", "a test has no window; the rest is seen here"
    assert [file for file in seen if file in inside] == inside


def test_the_changelog_is_about_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in text or f"## [{flip7.__version__}]" in text
    assert flip7.__version__ in text


def test_the_source_archive_has_what_contributors_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {"docs", "examples", "tests", "tools", "CONTRIBUTING.md", "CHANGELOG.md"} <= set(included)
    assert [name for name in included if not (ROOT / name).exists()] == []


def test_the_hooks_before_a_commit_need_nothing_from_elsewhere() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.+)", hooks) == ["local"]
    assert {"ruff format", "ruff check", "mypy", "lint-imports"} <= {
        " ".join(entry.split()[:2]).removesuffix(" --force-exclude") for entry in re.findall(r"entry: (.+)", hooks)
    }
