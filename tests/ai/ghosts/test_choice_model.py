"""Weights for choices: what explains them, held back towards what is usual."""

from random import Random

import pytest

from flip7.ai.ghosts.choice_model import Choice, chances, fit_weights
from flip7.ai.slices import run_to_end

USUAL = (0.5, -1.0)


def choices(weights: tuple[float, ...], count: int, options: int = 3) -> list[Choice]:
    """What somebody with these weights chooses."""
    chance = Random(3)
    made = []
    for _ in range(count):
        rows = tuple(tuple(chance.uniform(-1, 1) for _ in weights) for _ in range(options))
        made.append(Choice(rows, chance.choices(range(options), chances(weights, rows))[0]))
    return made


def test_without_any_choice_the_weights_are_the_usual_ones() -> None:
    assert run_to_end(fit_weights([], USUAL, 0.5)) == USUAL


@pytest.mark.parametrize("options", [2, 4])
def test_many_choices_show_the_weights_that_they_were_made_with(options: int) -> None:
    found = run_to_end(fit_weights(choices((2.0, -0.5), 600, options), (0.0, 0.0), 0.1))
    assert found == pytest.approx((2.0, -0.5), abs=0.35)


def test_the_weights_found_explain_the_choices_better_than_any_beside_them() -> None:
    """The slope of the summit, worked out here once more: what is held back counts, too."""
    made, hold = choices((1.0, -1.0), 60), 0.3
    found = run_to_end(fit_weights(made, USUAL, hold))
    for place in range(2):
        slope = hold * (USUAL[place] - found[place])
        for choice in made:
            shares = chances(found, choice.options)
            expected = sum(share * option[place] for share, option in zip(shares, choice.options, strict=True))
            slope += choice.options[choice.chosen][place] - expected
        assert slope == pytest.approx(0.0, abs=1e-3)


def test_few_choices_move_the_weights_less_than_many() -> None:
    few, many = (run_to_end(fit_weights(choices((3.0, 0.0), count), (0.0, 0.0), 1.0)) for count in (5, 500))
    assert 0 < few[0] < many[0]


def test_somebody_who_never_errs_gets_weights_that_stay_within_reason() -> None:
    sure = [Choice(((1.0, 0.0), (0.0, 0.0)), 0)] * 300
    weight, other = run_to_end(fit_weights(sure, (0.0, 0.0), 0.1))
    assert 3 < weight < 20
    assert other == 0
