"""What the table shows is what has happened: at every event of random games, told apart from how it is painted."""

import random
from collections.abc import Iterator
from dataclasses import replace
from math import atan2

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.engine import EDITIONS, Rules, Status, Target, Turn
from flip7.engine.events import Event
from flip7.match.match import PERSON, Match
from flip7.ui.facts import Facts
from flip7.ui.theme import Tone, theme
from tests.scenes.sights import (
    AROUND_THE_TABLE,
    HomeSight,
    QuestionSight,
    everything_meant,
    everything_shown,
    place_of,
)
from tests.scenes.watched import CUSTOM, Watched, mixed_plan, quiet_context, random_choice, stacked

pytestmark = pytest.mark.usefixtures("unpainted")

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
LOGICAL = (1920.0, 1080.0)
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
            everybody_sits_in_order(facts, watched)
            plates_are_right(facts, watched)
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
    """The number, the hand and its colour say how many of the cards to come would bust the home seat, as it lies."""
    gauge = facts.part("gauge")
    home = watched.onlooker.seats[watched.home]
    if home.status is not Status.ACTIVE or not watched.onlooker.round_number:
        assert not gauge
        return
    risk = watched.bust_risk(watched.home)
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


def everybody_sits_in_order(facts: Facts, watched: Watched) -> None:
    """Each seat once: around the table in the order of play, from the left over the top to the right, or in rows."""
    count = len(watched.names)
    seats = place_of(facts).parts("seat")
    assert seats.keys() == set(range(count))
    boxes = {seat: seats[seat].part("tile").shapes[0].box for seat in range(count)}
    if count <= AROUND_THE_TABLE:
        others = [(watched.home + step) % count for step in range(1, count)]
        angles = [atan2(boxes[seat].centery - LOGICAL[1], boxes[seat].centerx - LOGICAL[0] / 2) for seat in others]
        assert angles == sorted(angles)
        assert len(set(angles)) == len(angles)
    else:
        places = [(boxes[seat].top, boxes[seat].left) for seat in range(count) if seat != watched.home]
        assert places == sorted(set(places))
    home = seats[watched.home]
    assert boxes[watched.home].top > max((boxes[s].bottom for s in boxes if s != watched.home), default=0)
    large = min((lying.box.height for lying in home.part("row").cards), default=999)
    assert large >= 200
    assert large > max((c.box.height for s in boxes if s != watched.home for c in seats[s].cards), default=0)
    for lying in facts.part("hand").cards:
        assert lying.box.height >= 265, "it waits where all can see it"
        middle = LOGICAL[0] / 2 if count <= AROUND_THE_TABLE else facts.part("deck").cards[0].box.centerx
        assert abs(lying.box.centerx - middle) < 15, "between the piles"


def plates_are_right(facts: Facts, watched: Watched) -> None:
    """Each seat that a card can go to says what it would mean there: counted once more."""
    asked = watched.asked
    plates = facts.parts("meaning")
    if not isinstance(asked, Target) or not watched.is_person(asked.seat):
        assert not plates
        return
    assert plates.keys() == set(asked.options)
    ends = {seat: known.total + known.points for seat, known in enumerate(watched.onlooker.seats)}
    for seat in asked.options:
        points = watched.onlooker.seats[seat].points
        effect, *detail = plates[seat].strings
        meant = f"row of {points}"
        if asked.card.name == "freeze":
            assert effect == f"keeps {points}"
            meant = f"{ends[seat]} in all"
            best = max((total for other, total in ends.items() if other != seat), default=0)
            if ends[seat] >= watched.match.plan.rules.target and ends[seat] > best:
                meant = "you would be ahead" if seat == asked.seat else f"{ends[seat]}: could win"
        else:
            flip_three = asked.card.name == "flip3"
            risk = watched.flip_three_risk(seat) if flip_three else watched.bust_risk(seat)
            percent, _, words = effect.partition("%")
            assert words == (" bust" if flip_three else " risk")
            assert abs(int(percent) - 100 * risk) <= 0.5001
        assert detail in ([], [meant]), "a low plate has room for the first line alone"
        assert bool(detail) or len(watched.names) > 5


def speaker_is_right(facts: Facts, watched: Watched) -> None:
    """One speaks at a time, with a line of its character. tests/scenes/test_table_talk.py has the situations."""
    bubbles = facts.part("bubble").parts("seat")
    assert len(bubbles) <= 1
    for speaker, said in bubbles.items():
        assert isinstance(speaker, int)
        phrases = CHARACTERS[watched.match.plan.seats[speaker].who].phrases.values()
        lines = [str(line) for phrase in phrases for line in phrase]
        assert said.strings[0] in [line.replace("{name}", name) for line in lines for name in watched.names]


@pytest.mark.parametrize("seats", [2, 5, 12])
def test_with_one_person_the_home_seat_never_moves(seats: int) -> None:
    plan = mixed_plan(seats)
    alone = replace(
        plan, seats=tuple(replace(s, who=PERSON if n == 1 else "careful") for n, s in enumerate(plan.seats))
    )
    watched = Watched(Match(alone, 3))
    places = set()
    for _event in random_events(watched, 3, 60):
        facts = watched.facts()
        assert HomeSight.shown(facts).seat == 1
        places.add(tuple(facts.part("home").part("tile").shapes[0].box))
    assert len(places) == 1


def test_a_table_without_people_shows_the_first_seat_at_home() -> None:
    plan = mixed_plan(3)
    watched = Watched(Match(replace(plan, seats=tuple(replace(s, who="greedy") for s in plan.seats)), 5))
    assert {HomeSight.shown(watched.facts()).seat for _event in random_events(watched, 5, 30)} == {0}


def test_of_several_people_whoever_decides_comes_home() -> None:
    watched = Watched(Match(mixed_plan(5), 7))
    homes = []
    for event in random_events(watched, 7, 120):
        home = HomeSight.shown(watched.facts()).seat
        if event is None and isinstance(watched.asked, Turn | Target) and watched.is_person(watched.asked.seat):
            assert home == watched.asked.seat
        homes.append(home)
    assert set(homes) == {0, 4}


@pytest.mark.parametrize("seats", [4, 14])
def test_cards_to_come_are_counted_at_the_seat_that_gets_them(seats: int) -> None:
    watched = Watched(Match(mixed_plan(seats), stacked(4)))
    counted = set()
    for _event in random_events(watched, 4, 80):
        facts = watched.facts()
        if watched.to_come:
            assert watched.lit is not None
            coin = facts.part("cards to come").texts[0].box
            face = place_of(facts).part("seat", watched.lit).part("tile").shapes[0].box
            assert coin.colliderect(face)
            counted.add(watched.to_come)
    assert counted == {3, 2, 1}


def test_the_risk_can_be_switched_off_with_all_that_comes_of_it() -> None:
    plan = mixed_plan(4)
    people = replace(plan, seats=tuple(replace(seat, who=PERSON) for seat in plan.seats))
    watched = Watched(Match(people, stacked(2)), quiet_context(bust_risk=False))
    asked = 0
    for _event in random_events(watched, 2, 60):
        facts = watched.facts()
        assert not facts.part("gauge")
        assert not facts.part("meaning")
        assert QuestionSight.shown(facts) == QuestionSight.meant(watched), "digits are still there"
        asked += isinstance(watched.asked, Target)
    assert asked
