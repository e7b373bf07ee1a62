"""What the table shows is what has happened: at every event of random games, told apart from how it is painted."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.engine import EDITIONS, Rules, Turn
from flip7.engine.events import Event
from flip7.match.match import Match
from flip7.ui.facts import Facts
from flip7.ui.theme import Tone, theme
from tests.scenes.sights import everything_meant, everything_shown
from tests.scenes.watched import CUSTOM, Watched, mixed_plan, random_choice, stacked

TABLES = [
    (1, "de", replace(EDITIONS["de"], target=60)),
    (2, "fr", replace(EDITIONS["fr"], challenge=True)),
    (3, "pl", replace(EDITIONS["pl"], target=110)),
    (4, "en", EDITIONS["en"]),
    (6, "custom", CUSTOM),
    (10, "de", EDITIONS["de"]),
    (18, "fr", EDITIONS["fr"]),
    (24, "pl", EDITIONS["pl"]),
]
BANDS = [(Tone.MINT, 0, 0.15), (Tone.GOLD, 0.15, 0.4), (Tone.ROSE, 0.4, 1)]
"""The colours of the gauge."""


@pytest.mark.parametrize(("seats", "edition", "rules"), TABLES)
def test_after_every_event_the_table_shows_what_has_happened(seats: int, edition: str, rules: Rules) -> None:
    for seed in range(3 if seats <= 6 else 1):
        origin = stacked(seed) if seed % 2 == 0 else seed
        watched = Watched(Match(mixed_plan(seats, rules, edition, first=seed), origin))
        for event in random_events(watched, seed, 70):
            facts = watched.facts()
            assert everything_shown(facts) == everything_meant(watched)
            gauge_is_right(facts, watched)
            speaker_is_right(facts, watched)
            if event is None:
                top = [card.name for card in watched.match.game.discard[-3:]]
                assert facts.part("discard").faces == top, "the last one discarded lies on top"
        watched.onlooker.agrees_with(watched.match.game)


def random_events(watched: Watched, seed: int, most: int) -> Iterator[Event | None]:
    """So many events of a game that is played at random, and all that follow from the last decision."""
    chance = random.Random(seed)
    courage = chance.choice([0.6, 0.8, 0.95])
    seen = 0
    while watched.match.game.pending is not None and seen < most:
        for event in watched.decide(random_choice(watched.match, chance, courage)):
            yield event
            seen += 1


def gauge_is_right(facts: Facts, watched: Watched) -> None:
    """The number, the hand and its colour say how many of the cards to come would bust whoever is on turn."""
    gauge = facts.part("gauge")
    if not isinstance(watched.asked, Turn):
        assert not gauge
        return
    risk = watched.bust_risk(watched.asked.seat)
    number, label = gauge.strings
    percent = int(number.removesuffix("%"))
    assert abs(percent - 100 * risk) <= 0.5001
    assert label == "bust risk"
    dial, *hand = gauge.arcs
    assert dial.span == (-90, 90)
    if percent == 0:
        assert not hand
        return
    [arc] = hand
    assert arc.span[0] == -90
    assert arc.span[1] == pytest.approx(-90 + 1.8 * percent)
    tones = {tone for tone, low, high in BANDS if low - 1e-9 <= risk <= high + 1e-9}
    assert arc.colour in {theme.rgba(tone) for tone in tones}


def speaker_is_right(facts: Facts, watched: Watched) -> None:
    """One speaks at a time, with a line of its character. tests/scenes/test_table_talk.py has the situations."""
    bubbles = facts.part("bubble").parts("seat")
    assert len(bubbles) <= 1
    for speaker, said in bubbles.items():
        assert isinstance(speaker, int)
        phrases = CHARACTERS[watched.match.plan.seats[speaker].who].phrases.values()
        lines = [str(line) for phrase in phrases for line in phrase]
        assert said.strings[0] in [line.replace("{name}", name) for line in lines for name in watched.names]
