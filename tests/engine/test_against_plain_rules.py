"""Thousands of random scripts, played by the engine and by the plain reading of the rules."""

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import full_deck, scenario
from tests.engine.plain_rules import OutOfDecisions, PlainGame

SWITCHES = st.fixed_dictionaries(
    {
        "opening_deal": st.booleans(),
        "second_in_flip3": st.sampled_from(["after", "at_once"]),
        "bust_pending": st.sampled_from(["pass_on", "discard"]),
    }
)

SPECIALS = ["freeze", "flip3", "second", "+4", "x2"]


def random_script(chance: random.Random, switches: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game that the plain rules play with random decisions: the script of it, and what came out."""
    seats = chance.choice([1, 2, 2, 3, 3, 4, 5, 8, 19])
    if chance.random() < 0.4:
        deck = [card.name for card in full_deck(seats)]
        chance.shuffle(deck)
    else:  # few numbers and many actions: the corners of the rules
        names = [*map(str, range(chance.choice([4, 8, 13]))), *SPECIALS * chance.choice([1, 2, 4])]
        deck = chance.choices(names, k=chance.choice([0, 3, 10, 30, 60]))
    cut = chance.choice([len(deck), len(deck) // 2, 0])
    script: dict[str, Any] = {
        "edition": switches,
        "seats": seats,
        "dealer": chance.randrange(seats),
        "deck": deck[:cut],
        "discard": deck[cut:],
        "totals": [chance.choice([0, 30, 60]) for _ in range(seats)],
        "target": chance.choice([50, 90, 200]),
        "rounds": chance.choice([1, 2, 5, 20]),
        "decisions": [],
        "reshuffles": [],
    }
    courage = chance.choice([0.5, 0.8, 0.95])
    most = chance.choice([3, 30, 300])

    def ask(question: dict[str, Any]) -> Any:
        if len(script["decisions"]) >= most:
            raise OutOfDecisions
        answer = chance.choice(question["options"])
        if question["kind"] == "turn":
            answer = "hit" if chance.random() < courage else "stay"
        script["decisions"].append(answer)
        return answer

    def reshuffle(cards: list[str]) -> list[str]:
        order = chance.sample(cards, len(cards))
        script["reshuffles"].append(list(order))
        return order

    expected = PlainGame(script, reshuffle, ask).play()
    return script, expected


@settings(max_examples=300, deadline=None)
@given(SWITCHES, st.integers(0, 2**32))
def test_the_engine_plays_as_the_plain_rules_do(switches: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(10):
        script, expected = random_script(chance, switches)
        assert scenario.play(scenario.parse(json.dumps(script))) == expected
