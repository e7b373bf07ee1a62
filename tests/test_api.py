"""What others can import: documented, lazy, and shown by examples that run."""

import ast
import doctest
import inspect
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import flip7

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def python(code: str) -> str:
    """What a fresh Python prints."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_the_examples_in_the_documentation_are_true() -> None:
    result = doctest.testmod(flip7)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("name", flip7.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    value = getattr(flip7, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert inspect.getdoc(value), f"{name} has no docstring"


def test_the_names_for_the_type_checker_are_the_public_ones() -> None:
    tree = ast.parse(Path(flip7.__file__).read_text(encoding="utf-8"))
    typed = next(node for node in tree.body if isinstance(node, ast.If))
    homes = {
        alias.name: node.module for node in ast.walk(typed) if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert sorted(homes) == sorted(flip7.__all__)
    assert len(set(flip7.__all__)) == len(flip7.__all__)
    for name, module in homes.items():
        assert getattr(sys.modules[str(module)], name) is getattr(flip7, name)


def test_a_name_that_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Dealer'"):
        getattr(flip7, "Dealer")  # noqa: B009, a type checker knows this one
    assert {"Game", "__version__"} <= set(dir(flip7))


def test_the_version_costs_no_import_and_the_library_no_window() -> None:
    print_loaded = "print(*sorted(m for m in sys.modules if m.startswith(('flip7.', 'pygame', 'platformdirs'))))"
    assert python(f"import sys, flip7; flip7.__version__; {print_loaded}") == ""
    loaded = python(f"import sys; from flip7 import *; {print_loaded}").split()
    assert "flip7.engine.game" in loaded
    assert [module for module in loaded if not module.startswith("flip7.")] == []
    assert not {"app", "cards", "dev", "scenes", "store", "ui"} & {module.split(".")[1] for module in loaded}


def test_type_checkers_may_read_the_annotations() -> None:
    assert (Path(flip7.__file__).parent / "py.typed").exists()


def test_there_is_a_bot_and_the_engine_among_the_examples() -> None:
    assert [path.name for path in EXAMPLES] == ["bot.py", "engine.py"]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_and_has_something_to_tell(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_the_example_of_a_bot_is_one_for_the_arena() -> None:
    brave = ["arena", "--games", "4", "--seed", "7", "--seats", "examples/bot.py:Brave,careful,greedy"]
    played = subprocess.run(
        [sys.executable, "-m", "flip7", "--lang", "en", *brave], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "Brave" in played.stdout
