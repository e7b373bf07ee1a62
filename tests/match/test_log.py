"""The log of a match: all events that were seen, by rounds."""

import pytest

from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import match_of
from flip7.engine import EDITIONS, card
from flip7.engine.events import Busted, RoundEnded, RoundStarted
from flip7.match.log import Log


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_continued_match_has_its_log_from_the_start(edition: str) -> None:
    match = match_of(plan_for(4, edition), 3)
    log = Log.of(match)
    assert list(log.events) == list(match.events())
    assert [played.number for played in log.rounds] == [1, 2, 3, 4]
    assert log.rounds[-1].result is None


def test_a_round_has_the_result_of_its_own_end() -> None:
    match = match_of(plan_for(4), None)
    ends = [event for event in match.events() if isinstance(event, RoundEnded)]
    assert [played.result for played in Log.of(match).rounds] == ends
    starts = [event for event in match.events() if isinstance(event, RoundStarted)]
    assert [played.started for played in Log.of(match).rounds] == starts


def test_what_comes_before_the_first_round_is_part_of_none() -> None:
    log = Log([Busted(0, card("7"), 3)])
    assert not log.rounds
    assert not list(log.events)
