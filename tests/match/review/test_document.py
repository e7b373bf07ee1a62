"""A review as JSON, word by word."""

import json
from typing import Any

import pytest

from flip7.match.review import VERSION, from_json, to_json
from tests.match.review.on_paper import DEAL, review, step


def a_document() -> dict[str, Any]:
    aimed = step(0, 1, {0: 0.2, 1: 0.6}, 0.6, 0.4, usual=0, number=3)
    return to_json(review(step(1, DEAL, {DEAL: 0.5}, 0.5, 0.5), aimed, finished=False))


def test_every_figure_has_its_name() -> None:
    assert a_document() == {
        "version": VERSION,
        "finished": False,
        "seats": [{"name": "Anna", "who": "person"}, {"name": "Otto", "who": "counter"}],
        "start": [0.5, 0.5],
        "steps": [
            {
                "round": 1, "seat": 1, "decision": "deal", "options": {"deal": 0.5}, "cost": 0.0, "usual": "deal",
                "decided": [0.5, 0.5], "chances": [0.5, 0.5],
            },
            {
                "round": 3, "seat": 0, "decision": "1", "options": {"0": 0.2, "1": 0.6}, "cost": 0.0, "usual": "0",
                "decided": [0.6, 0.4], "chances": [0.6, 0.4],
            },
        ],
        "luck": [0.1, -0.1],
        "skill": [0.0, 0.0],
        "result": [0.6, 0.4],
    }  # fmt: skip


def test_figures_have_six_digits_after_the_point() -> None:
    found = to_json(review(step(0, 1, {0: 0.5, 1: 1 / 3}, 1 / 3, 2 / 3)))
    assert found["steps"][0]["cost"] == 0.166667
    assert (found["skill"], found["luck"]) == ([-0.166667, 0.0], [0.0, 0.166667])


def test_it_comes_back_as_it_was() -> None:
    kept = json.loads(json.dumps(a_document()))
    again = from_json(kept)
    assert again is not None
    assert to_json(again) == a_document()


@pytest.mark.parametrize("key", ["version", "finished", "seats", "start", "steps"])
def test_a_document_with_a_hole_is_none(key: str) -> None:
    document = a_document()
    del document[key]
    assert from_json(document) is None


@pytest.mark.parametrize("key", ["decision", "usual"])
def test_what_was_decided_must_have_been_an_option(key: str) -> None:
    document = a_document()
    document["steps"][1][key] = "2"
    assert from_json(document) is None
    document["steps"][1][key] = "1"
    assert from_json(document) is not None
