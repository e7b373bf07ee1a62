"""The records pages show the figures of the matches that were played: tallied by hand from their events."""

import random
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.engine import EDITIONS
from flip7.engine.events import Busted, FlipSeven, RoundEnded
from flip7.match.match import Match
from flip7.scenes.records import RecordsScene
from flip7.store.home import Home
from flip7.ui.intents import Intent
from flip7.ui.theme import Tone, theme
from tests.scenes import stage
from tests.scenes.watched import mixed_plan, random_choice
from tests.scenes.words import TITLES, count_of

pytestmark = pytest.mark.usefixtures("unpainted")

HEADINGS = [
    "Matches", "Wins", "Win rate", "Points per round", "Busts", "Flip 7s", "Best round", "Wins in a row",
]  # fmt: skip
SEATS = 5


@dataclass
class Tally:
    """What one player has done in all matches."""

    matches: list[tuple[int, int, bool]] = field(default_factory=list)
    """Total, rounds and whether it was won, the first one first."""
    busts: int = 0
    flip_sevens: int = 0
    best: int = 0

    def line(self) -> list[str]:
        rounds = sum(rounds for _total, rounds, _won in self.matches)
        wins = [won for _total, _rounds, won in self.matches]
        in_a_row = max(len(run) for run in "".join("w" if won else " " for won in wins).split(" "))
        return [
            str(len(wins)),
            str(sum(wins)),
            f"{100 * sum(wins) / len(wins):.0f}%",
            f"{sum(total for total, _rounds, _won in self.matches) / rounds:.1f}",
            f"{100 * self.busts / rounds:.0f}%",
            str(self.flip_sevens),
            str(self.best),
            str(in_a_row),
        ]


@dataclass
class Evening:
    context: Context
    players: dict[str, Tally]
    """By what they are called on the page."""
    matches: list[tuple[Match, list[int], int]]
    """Each with its totals and its rounds."""


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Four matches at one table, with the seats dealt out anew."""
    context = Context(Home.at(tmp_path), seed=3, language="en")
    evening = Evening(context, {}, [])
    chance = random.Random(6)
    for number in range(4):
        plan = mixed_plan(SEATS, replace(EDITIONS["fr"], target=70), "fr")
        match = context.new_match(replace(plan, seats=tuple(chance.sample(plan.seats, SEATS))), 20 + number)
        _play(match, chance, evening)
        context.finish(match)
    return evening


def _play(match: Match, chance: random.Random, evening: Evening) -> None:
    called = [TITLES[plan.who] or plan.name for plan in match.plan.seats]
    tallies = [evening.players.setdefault(name, Tally()) for name in called]
    totals, rounds = Counter[int](), 0
    while match.game.pending is not None:
        for event in match.apply(random_choice(match, chance, 0.75)):
            if isinstance(event, Busted):
                tallies[event.seat].busts += 1
            if isinstance(event, FlipSeven):
                tallies[event.seat].flip_sevens += 1
            if isinstance(event, RoundEnded):
                rounds += 1
                for seat, points in enumerate(event.points):
                    totals[seat] += points
                    tallies[seat].best = max(tallies[seat].best, points)
    best = max(totals.values())
    for seat, tally in enumerate(tallies):
        tally.matches.append((totals[seat], rounds, totals[seat] == best))
    evening.matches.append((match, [totals[seat] for seat in range(SEATS)], rounds))


def test_the_page_of_players_has_everybodys_figures(evening: Evening) -> None:
    facts = stage.show(RecordsScene(evening.context)).facts()
    headings = facts.parts("heading")
    assert [" ".join(headings[number].strings) for number in range(8)] == HEADINGS
    shown = {}
    for line in facts.parts("line").values():
        columns = line.parts("column")
        shown["".join(line.part("name").strings)] = ["".join(columns[number].strings) for number in range(8)]
    assert shown == {name: tally.line() for name, tally in evening.players.items()}


def test_a_player_is_known_by_the_face_of_the_character(evening: Evening) -> None:
    faces = {title: f"faces/{who}" for who, title in TITLES.items() if title}
    for line in stage.show(RecordsScene(evening.context)).facts().parts("line").values():
        name = "".join(line.part("name").strings)
        assert [picture.name for picture in line.pictures] == [faces.get(name, "icons/person")]


def test_the_chart_has_a_bar_for_each_match_and_a_star_for_each_win(evening: Evening) -> None:
    scene = RecordsScene(evening.context)
    screen = stage.show(scene)
    scene.ring.focus(stage.find(screen, "list of players"))
    for number in range(len(evening.players)):
        facts = screen.facts()
        name = "".join(facts.part("line", number).part("name").strings)
        assert f"{name}: points per round in the last matches" in facts.strings
        bars = facts.parts("bar")
        matches = evening.players[name].matches
        assert set(bars) == set(range(len(matches)))
        means = [total / rounds for total, rounds, _won in matches]
        highest = max(range(len(means)), key=lambda match: means[match])
        for place, (mean, (_total, _rounds, won)) in enumerate(zip(means, matches, strict=True)):
            share = bars[place].shapes[0].box.height / bars[highest].shapes[0].box.height
            assert share == pytest.approx(mean / means[highest], abs=0.03)
            assert bool(bars[place].pictures) == won
            assert (bars[place].shapes[0].fill == theme.rgba(Tone.GOLD)) == won
        stage.press(screen, Intent.DOWN)


def test_the_page_of_matches_has_the_last_one_first_and_its_winner_in_front(evening: Evening) -> None:
    screen = stage.show(RecordsScene(evening.context))
    stage.click(screen, "matches")
    lines = screen.facts().part("widget", "list of matches").parts("line")
    assert set(lines) == set(range(len(evening.matches)))
    for number, (match, totals, rounds) in enumerate(reversed(evening.matches)):
        line, plans = lines[number], match.plan.seats
        order = sorted(range(SEATS), key=lambda seat: -totals[seat])
        places = line.parts("place")
        assert ["".join(places[place].strings) for place in range(SEATS)] == [
            f"{plans[seat].name} {totals[seat]}" for seat in order
        ]
        assert [bool(places[place].pictures) for place in range(SEATS)] == [True] + [False] * (SEATS - 1)
        [about] = line.part("about").strings
        assert re.fullmatch(rf"\d{{4}}-\d\d-\d\d · Rules: French · {count_of(rounds, 'round')}", about)
