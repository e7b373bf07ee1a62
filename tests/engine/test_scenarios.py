"""The scenarios of the rules, each with the outcome that RULES.md expects."""

import json
from pathlib import Path

import pytest

from flip7.engine import scenario

FILE = Path(__file__).parent.parent / "data" / "scenarios" / "rules.jsonl"
SCENARIOS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", SCENARIOS, ids=[case["name"] for case in SCENARIOS])
def test_scenario(case: dict[str, object]) -> None:
    assert scenario.play(scenario.parse(json.dumps(case["scenario"]))) == case["expect"]


def test_a_wrapped_scenario_is_the_scenario_in_it() -> None:
    case = SCENARIOS[0]
    assert scenario.parse(json.dumps(case)) == scenario.parse(json.dumps(case["scenario"]))
