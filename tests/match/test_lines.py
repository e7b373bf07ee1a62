"""Which lines of a character are heard in a match."""

from collections import Counter
from random import Random

import pytest

from flip7.ai.characters import CHARACTERS, Situation
from flip7.match.lines import Lines

OWL = CHARACTERS["counter"]


def said(situation: Situation, seed: int = 0) -> list[str]:
    """All that is ever said of a situation in one match, in order."""
    lines = Lines(Random(seed))
    found: list[str] = []
    while (line := lines.choose(OWL, situation, "Anna")) is not None:
        found.append(line.message)
    return found


@pytest.mark.parametrize("situation", Situation)
def test_every_line_is_said_twice_but_of_a_hit_or_stay_once(situation: Situation) -> None:
    often = (Situation.HIT_LOW, Situation.HIT_MIDDLE, Situation.HIT_HIGH, Situation.STAY)
    most = 1 if situation in often else 2
    assert Counter(said(situation)) == {line.message: most for line in OWL.phrases[situation]}


def test_nothing_is_repeated_before_all_has_been_said_and_then_the_oldest_first() -> None:
    heard = said(Situation.BUST)
    count = len(OWL.phrases[Situation.BUST])
    assert len(set(heard[:count])) == count
    assert heard[count:] == heard[:count]


def test_which_comes_first_is_left_to_chance() -> None:
    assert len({said(Situation.BUST, seed)[0] for seed in range(30)}) > 1


def test_a_line_calls_by_the_name_that_it_is_given() -> None:
    line = Lines(Random(0)).choose(OWL, Situation.FROZEN, "Anna")
    assert line is not None
    assert line.values == {"name": "Anna"}


def test_two_seats_of_one_character_share_its_lines() -> None:
    lines = Lines(Random(0))
    heard = [lines.choose(OWL, Situation.STAY, name) for name in ("Anna", "Ben")]
    assert None not in heard
    assert heard[0] != heard[1]
    assert len({line.message for line in heard if line is not None}) == 2
