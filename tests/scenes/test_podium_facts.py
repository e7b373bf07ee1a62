"""The end of a round and of a match on the screen, compared with the game itself: points, places, endings, awards."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from flip7.awards import awards
from flip7.engine import EDITIONS, Decision, Rules, Turn
from flip7.engine.decisions import Move
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    Frozen,
    Place,
    RoundEnded,
    RoundStarted,
    Saved,
    Stayed,
)
from flip7.history import History
from flip7.scenes.house import House
from flip7.scenes.podium import PodiumScene
from flip7.scenes.summary import RoundSummary
from flip7.session import Match
from flip7.staging import plan_for
from flip7.ui import Offscreen
from flip7.ui.facts import Facts, ShownShape
from tests.scenes import stage

LARGE = (1920, 1080)
MARKS = {"BUST": "close", "FROZEN": "snowflake", "STAYED": "check", "FLIP 7": "star", "STILL IN": "arrow_right"}


@dataclass
class Seen:
    """What can be seen of one round, told by its events alone."""

    number: int
    dealer: int
    words: list[str]
    cards: list[list[str]]
    before: tuple[int, ...]
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()

    def see(self, event: Event) -> None:
        match event:
            case CardDealt(seat, card, Place.ROW | Place.BONUSES | Place.DUPLICATE):
                self.cards[seat].append(card.name)
            case Saved(seat, card):
                self.cards[seat].remove(card.name)
            case Busted(seat):
                self.words[seat] = "BUST"
            case FlipSeven(seat):
                self.words[seat] = "FLIP 7"
            case Frozen(seat):
                self.words[seat] = "FROZEN"
            case Stayed(seat):
                self.words[seat] = "STAYED"
            case RoundEnded(_, points, totals):
                self.points, self.totals = points, totals


def rounds(match: Match, seed: int) -> Iterator[Seen]:
    """Play on by chance, and stop after each round."""
    chance, count = random.Random(seed), len(match.plan.seats)
    seen = Seen(0, 0, [], [], (0,) * count)
    while (pending := match.game.pending) is not None:
        decision: Decision = chance.choice(list[Decision](pending.options))
        if isinstance(pending, Turn):
            limit = chance.choice((15, 25, 60))
            decision = Move.HIT if match.game.seats[pending.seat].points < limit else Move.STAY
        for event in match.apply(decision):
            if isinstance(event, RoundStarted):
                seen = Seen(event.number, event.dealer, ["STILL IN"] * count, [[] for _ in range(count)],
                            seen.totals or seen.before)  # fmt: skip
            seen.see(event)
            if isinstance(event, RoundEnded):
                yield seen


def still(match: Match) -> House:
    house = stage.house()
    house.change(reduced_motion=True)
    return house


def summary_of(match: Match) -> Facts:
    screen = Offscreen(LARGE)
    screen.manager.push(RoundSummary(still(match), match, lambda: None))
    return screen.facts()


def podium_of(match: Match) -> Facts:
    screen = Offscreen(LARGE)
    screen.manager.push(PodiumScene(still(match), match))
    return screen.facts()


def place(totals: Sequence[int], seat: int) -> int:
    return 1 + len([total for total in totals if total > totals[seat]])


def table(seats: int, edition: str = "de", **rules: object) -> Match:
    plan = plan_for(seats, edition)
    changed: Rules = replace(plan.rules, **rules)  # type: ignore[arg-type]
    return Match(replace(plan, rules=changed), 31 * seats)


@pytest.mark.parametrize(("seats", "edition"), [(1, "de"), (2, "pl"), (3, "fr"), (5, "en"), (8, "de")])
def test_the_summary_of_a_round_shows_what_its_events_told(seats: int, edition: str) -> None:
    match = table(seats, edition)
    names = [plan.name for plan in match.plan.seats]
    words = set[str]()
    for seen in rounds(match, seats):
        facts = summary_of(match)
        assert facts.part("round").strings == [f"Round {seen.number}"]
        assert facts.part("target").strings == ["Target 200"]
        tops = {}
        for seat in range(seats):
            row = facts.part("seat", seat)
            won = seen.points[seat]
            assert row.part("name").strings == [names[seat]]
            assert row.part("points").strings == [f"+{won}" if won else "0"]
            assert row.part("total").strings == [str(seen.totals[seat])]
            assert row.part("place").strings == [str(place(seen.totals, seat))]
            assert row.part("state").strings == [seen.words[seat]]
            assert [one.name for one in row.part("state").pictures] == [f"icons/{MARKS[seen.words[seat]]}"]
            words.add(seen.words[seat])
            climbed = place(seen.before, seat) - place(seen.totals, seat) if seen.number > 1 else 0
            arrow = ["icons/arrow_up"] if climbed > 0 else ["icons/arrow_down"] if climbed < 0 else []
            assert [one.name for one in row.part("place").pictures] == arrow
            busted = seen.words[seat] == "BUST"
            assert sorted(row.faces) == sorted("back" if busted else name for name in seen.cards[seat])
            assert filled(row.part("bar")) == pytest.approx(min(1, seen.totals[seat] / 200), abs=0.02)
            tops[seat] = row.part("name").texts[0].box.top
        assert sorted(tops, key=lambda seat: tops[seat]) == sorted(range(seats), key=lambda seat: -seen.totals[seat])
        over = match.game.outcome() is not None
        dealer = names[(seen.dealer + 1) % seats]
        assert facts.part("next").strings == ([] if over else [f"Next dealer: {dealer}"])
        [button] = facts.widgets
        assert button.label == ("See the result" if over else "Next round")
    assert words >= ({"STAYED", "BUST", "FROZEN"} if seats > 3 else {"STAYED"})


def filled(bar: Facts) -> float:
    """How much of the bar has the colour of the seat."""
    track, *rest = bar.shapes
    if not rest:
        return 0.0
    end: ShownShape = rest[-1]
    return (end.box.right - track.box.left) / track.box.width


def test_a_tie_at_the_top_is_told_with_the_next_dealer() -> None:
    found = 0
    for seed in range(40):
        match = Match(replace(plan_for(3), rules=Rules(target=12)), seed)
        for seen in rounds(match, seed):
            tied = max(seen.totals) >= 12 and seen.totals.count(max(seen.totals)) > 1
            told = "Tied at the top: one more round!" in summary_of(match).strings
            assert told == tied
            found += tied
        if found >= 2:
            break
    assert found


def finished(match: Match, seed: int = 5) -> list[Seen]:
    return list(rounds(match, seed))


@pytest.mark.parametrize("seats", [1, 2, 3, 6, 9])
def test_the_podium_shows_the_outcome_of_the_game(seats: int) -> None:
    match = table(seats)
    played = finished(match)
    totals, names = played[-1].totals, [plan.name for plan in match.plan.seats]
    facts = podium_of(match)
    order = sorted(range(seats), key=lambda seat: -totals[seat])
    title, detail = dict.fromkeys(facts.part("headline").strings)
    assert title == f"{names[order[0]]} wins!"
    assert detail == f"{totals[order[0]]} points · {len(played)} rounds"
    podium = facts.part("podium")
    assert podium.indices("seat") == set(order[:3])
    for seat in order[:3]:
        column = podium.part("seat", seat)
        assert column.part("name").strings == [names[seat]]
        assert column.part("total").strings == [str(totals[seat])]
        assert column.part("place").strings == [str(place(totals, seat))]
        assert any(one.name == "icons/crown" for one in column.pictures) == (place(totals, seat) == 1)
    if seats > 1:
        standing = facts.part("standing")
        tops = {}
        for seat in range(seats):
            row = standing.part("seat", seat)
            assert row.part("name").strings == [names[seat]]
            assert row.part("total").strings == [str(totals[seat])]
            assert row.part("place").strings == [str(place(totals, seat))]
            tops[seat] = row.part("name").texts[0].box.top
        assert sorted(tops, key=lambda seat: tops[seat]) == order


def test_the_winner_stands_before_the_cards_of_the_best_round() -> None:
    match = table(4)
    played = finished(match)
    totals = played[-1].totals
    winner = totals.index(max(totals))
    best = max(played, key=lambda seen: seen.points[winner])
    numbers = {name for name in best.cards[winner] if name.isdigit()}
    assert set(podium_of(match).part("podium").part("seat", winner).faces) == numbers


@pytest.mark.parametrize("seats", [2, 6])
def test_each_award_is_read_with_its_reason_its_picture_and_who_gets_it(seats: int) -> None:
    match = table(seats)
    finished(match)
    names = [plan.name for plan in match.plan.seats]
    facts = podium_of(match)
    given = awards(History.of(match), names)
    assert facts.indices("award") == set(range(len(given)))
    for index, award in enumerate(given):
        shown = facts.part("award", index)
        assert shown.part("title").strings == [str(award.title)]
        assert shown.part("reason").strings == [str(award.reason)]
        assert names[award.seat] in shown.part("name").strings
        assert f"icons/{award.icon}" in [one.name for one in shown.pictures]


def test_the_lines_of_the_chart_go_through_the_totals_of_every_round() -> None:
    match = table(4)
    played = finished(match)
    [painting] = podium_of(match).part("chart").paintings
    ways = {seat: [0, *(seen.totals[seat] for seen in played)] for seat in range(4)}
    heights: dict[int, float] = {}
    for seat, way in ways.items():
        [line] = painting.shown.part("seat", seat).lines
        assert len(line.points) == len(way)
        assert [x for x, _y in line.points] == sorted(x for x, _y in line.points)
        for total, (_x, y) in zip(way, line.points, strict=True):
            assert heights.setdefault(total, y) == pytest.approx(y)
    low, high = heights[0], heights[max(heights)]
    for total, y in heights.items():
        assert y == pytest.approx(low + (high - low) * total / max(heights), abs=0.1)
    assert high < low, "more points are higher up"
    chart = podium_of(match).part("chart")
    assert chart.strings[:6] == ["Points round by round", "0", "50", "100", "150", "200"]
    assert "Target 200" in chart.strings
    assert [int(text) for text in chart.strings[6 : chart.strings.index("Target 200")]] == list(range(len(played) + 1))


@pytest.mark.parametrize(("target", "seats"), [(20, 1), (20, 2), (2000, 1), (2000, 2)])
def test_a_challenge_tells_whether_it_was_won_and_by_how_much_not(target: int, seats: int) -> None:
    match = Match(replace(plan_for(seats), rules=replace(EDITIONS["pl"], challenge=True, target=target)), 9)
    played = finished(match)
    totals, names = played[-1].totals, [plan.name for plan in match.plan.seats]
    title, detail = dict.fromkeys(podium_of(match).part("headline").strings)
    best = max(totals)
    if target == 20:
        first = " & ".join(name for name, total in zip(names, totals, strict=True) if total == best)
        count = "1 round" if len(played) == 1 else f"{len(played)} rounds"
        assert (title, detail) == ("Challenge won!", f"{first} · {best} points · {count}")
    else:
        assert len(played) == 4
        assert (title, detail) == ("Not this time", f"{target - best} points short of {target}")
