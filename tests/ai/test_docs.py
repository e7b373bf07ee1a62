"""What docs/AI.md and the docstrings of the AI show is what the code does."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

from flip7.ai import slices
from flip7.ai.champion import race
from flip7.i18n import use_language

AI = Path(__file__).parents[2] / "docs" / "AI.md"


def test_the_worked_example_has_the_numbers_of_today() -> None:
    use_language("en")
    failed, tried = doctest.testfile(str(AI), module_relative=False, encoding="utf-8")
    assert tried > 40
    assert not failed


@pytest.mark.parametrize("module", [race, slices])
def test_examples_in_docstrings_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
