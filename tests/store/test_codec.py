"""The largest and the smallest that can be is read; one more is refused."""

from collections.abc import Callable
from datetime import UTC

import pytest

from flip7.engine import MAX_SEATS
from flip7.match.plan import Handover, Stamp
from flip7.store import codec
from flip7.store.validation import Json, WrongValue


def test_every_seat_can_be_chosen_and_no_other() -> None:
    assert codec.decisions_from_json([0, MAX_SEATS - 1]) == (0, MAX_SEATS - 1)
    for wrong in (-1, MAX_SEATS):
        with pytest.raises(WrongValue):
            codec.decisions_from_json([wrong])


@pytest.mark.parametrize("seed", [0, 2**256, -(2**256)])
def test_every_seed_that_can_be_asked_for_can_be_read(seed: int) -> None:
    assert codec.seed_from_json(seed) == seed
    with pytest.raises(WrongValue):
        codec.seed_from_json(seed + (2 * (seed >= 0) - 1) * 2**256 * 2)


def test_a_seat_can_be_handed_over_before_the_first_decision_and_be_the_last_one() -> None:
    handovers = (Handover(0, 0, "person"), Handover(codec.MAX_DECISIONS, MAX_SEATS - 1, "child"))
    assert codec.handovers_from_json(codec.handovers_to_json(handovers)) == handovers


@pytest.mark.parametrize(("text", "colour"), [("0", 0), ("35", 35), ("999", 999), ("1000", 0), ("-1", 0), ("x", 0)])
def test_a_colour_written_as_a_word_is_a_small_number(text: str, colour: int) -> None:
    assert codec.colour_of_word(text) == colour


def test_a_moment_is_the_same_all_over_the_world() -> None:
    moment = codec.moment_from_json("2026-11-18T20:15:00+02:00")
    assert (moment.hour, moment.tzinfo) == (18, UTC)
    started = Stamp.new().started
    assert (started.tzinfo, started.microsecond) == (UTC, 0)


def test_no_two_matches_have_the_same_key() -> None:
    assert len({Stamp.new().key for _ in range(100)}) == 100


SEAT: Json = {"name": "Anna", "who": "person", "colour": 0, "symbol": "fox"}


@pytest.mark.parametrize(
    ("read", "value", "reason"),
    [
        (codec.edition_from_json, "es", "no edition"),
        (codec.edition_from_json, None, "no edition"),
        (codec.plan_from_json, {"seats": []}, "nobody sits there"),
        (codec.plan_from_json, {"seats": [SEAT], "edition": "es"}, "no edition"),
        (codec.plan_from_json, [], "no object"),
        (codec.decisions_from_json, ["nap"], f"no whole number from 0 to {MAX_SEATS - 1}"),
        (codec.decisions_from_json, "hit", f"no list of at most {codec.MAX_DECISIONS}"),
        (codec.origin_from_json, {"seed": 1, "cards": ["13"]}, "no card"),
        (codec.origin_from_json, {"seed": 1, "cards": [13]}, "no card"),
        (codec.moment_from_json, 3, "no date"),
        (codec.moment_from_json, "soon", "no date"),
        (lambda key: codec.stamp_from_json(key, "2026-11-18"), "../up", "no key"),
    ],
)
def test_what_is_refused_says_what_it_is_not(read: Callable[[Json], object], value: Json, reason: str) -> None:
    with pytest.raises(WrongValue) as refused:
        read(value)
    assert str(refused.value) == reason
