import ast
from pathlib import Path

import pytest

import flip7.ui

FOLDER = Path(flip7.ui.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))


def _imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_interface_knows_nothing_about_the_rules(path: Path) -> None:
    forbidden = ("flip7.engine", "flip7.ai", "flip7.match.match", "flip7.scenes", "flip7.store", "flip7.cli")
    assert not [name for name in _imports(path) if name.startswith(forbidden)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_only_input_reads_events(path: Path) -> None:
    if path.stem not in ("input", "gamepad"):
        text = path.read_text(encoding="utf-8")
        assert not [word for word in ("pygame.event", "pygame.mouse", "pygame.KEYDOWN", "pygame.Event") if word in text]


def test_every_public_name_is_there() -> None:
    assert all(hasattr(flip7.ui, name) for name in flip7.ui.__all__)
