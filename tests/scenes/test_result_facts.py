"""The summary of a round, the podium and the seats page show what was played: worked out from the events by hand."""

import random
from dataclasses import dataclass, field, replace

import pytest

from flip7.app.context import Context
from flip7.engine import EDITIONS, Deal, Rules, Status, full_deck
from flip7.engine.events import Place, RoundEnded
from flip7.match.awards import awards
from flip7.match.history import History
from flip7.match.match import Match
from flip7.scenes.podium import PodiumScene
from flip7.scenes.seats import SeatsScene
from flip7.scenes.summary import RoundSummary
from flip7.ui.facts import Facts
from flip7.ui.scene import Scene, Transition
from flip7.ui.theme import SEAT_COLOURS, Tone, theme
from flip7.ui.window import Offscreen
from tests.engine.onlooker import Onlooker, WatchedSeat
from tests.scenes.sights import Tile
from tests.scenes.watched import CUSTOM, mixed_plan, quiet_context, random_choice
from tests.scenes.words import TITLES, count_of

pytestmark = pytest.mark.usefixtures("unpainted")

SIZE = (960, 540)
MARKS = {
    Status.STAYED: ("STAYED", Tone.GREEN, "icons/check"),
    Status.ACTIVE: ("STILL IN", Tone.RAISED_EDGE, "icons/arrow_right"),
    Status.FROZEN: ("FROZEN", Tone.ICE_DEEP, "icons/snowflake"),
    Status.BUSTED: ("BUST", Tone.RED, "icons/close"),
    Status.FLIP_SEVEN: ("FLIP 7", Tone.GOLD, "icons/star"),
}


@dataclass
class Played:
    """A round as somebody saw it who was there."""

    dealer: int
    endings: list[Status]
    """ACTIVE: still in when it was over."""
    points: list[int]
    cards: list[list[str]]
    """Face down after a bust."""
    rows: list[list[str]]


@dataclass
class Seen:
    """A match and what an onlooker noted of it."""

    match: Match
    rounds: list[Played] = field(default_factory=list)

    def totals(self, after: int | None = None) -> list[int]:
        rounds = self.rounds[:after]
        return [sum(played.points[seat] for played in rounds) for seat in range(len(self.match.plan.seats))]


def seen_match(seats: int, seed: int, rules: Rules = EDITIONS["de"], most: int = 99, courage: float = 0.7) -> Seen:
    """Played at random to its end, or to the end of so many rounds."""
    match = Match(mixed_plan(seats, rules, first=seed), seed)
    seen, onlooker, chance = Seen(match), Onlooker(full_deck(seats), [0] * seats), random.Random(seed)
    while match.game.pending is not None and not (isinstance(match.game.pending, Deal) and len(seen.rounds) == most):
        for event in match.apply(random_choice(match, chance, courage)):
            if isinstance(event, RoundEnded):
                seen.rounds.append(_note(onlooker))
            onlooker.see(event)
    return seen


def _note(onlooker: Onlooker) -> Played:
    assert onlooker.dealer is not None
    seats = onlooker.seats
    return Played(
        onlooker.dealer,
        [seat.status for seat in seats],
        [seat.points for seat in seats],
        [_lying(seat) for seat in seats],
        [[card.name for card in seat.places[Place.ROW]] for seat in seats],
    )


def _lying(seat: WatchedSeat) -> list[str]:
    """What is seen of its cards: after a bust the pair, and the rest face down."""
    cards = [card.name for card in (*seat.places[Place.ROW], *seat.places[Place.BONUSES])]
    if seat.status is not Status.BUSTED:
        return cards
    [twice] = seat.places[Place.DUPLICATE]
    return [twice.name, twice.name, *["back"] * (len(cards) - 1)]


def place_of(totals: list[int], seat: int) -> int:
    return 1 + sum(other > totals[seat] for other in totals)


def on_screen(scene: Scene) -> Offscreen:
    screen = Offscreen(SIZE)
    screen.manager.push(scene, Transition.NONE)
    screen.draw()
    return screen


def summary_of(seen: Seen, context: Context | None = None) -> Offscreen:
    return on_screen(RoundSummary(context or quiet_context(reduced_motion=True), seen.match, lambda: None))


def only(facts: Facts) -> str:
    [string] = facts.strings
    return string


def in_order(parts: dict[int | str | None, Facts]) -> list[int | str | None]:
    """From top to bottom, and in two columns from left to right."""
    return sorted(parts, key=lambda seat: (parts[seat].shapes[0].box.left, parts[seat].shapes[0].box.top))


SUMMARIES = [(1, 1, 2), (2, 2, 1), (3, 3, 4), (4, 4, 3), (6, 5, 2), (8, 2, 5), (9, 6, 3), (18, 7, 2), (24, 8, 2)]


@pytest.mark.parametrize(("seats", "seed", "rounds"), SUMMARIES)
def test_the_summary_shows_everybodys_round(seats: int, seed: int, rounds: int) -> None:
    seen = seen_match(seats, seed, most=rounds)
    facts = summary_of(seen).facts()
    played, plans = seen.rounds[-1], seen.match.plan.seats
    before, after = seen.totals(-1), seen.totals()
    assert only(facts.part("round")) == f"Round {len(seen.rounds)}"
    assert only(facts.part("target")) == "Target 200"
    rows = facts.outside("next").parts("seat")
    assert set(rows) == set(range(seats))
    ranking = in_order(rows)
    assert [after[int(str(seat))] for seat in ranking] == sorted(after, reverse=True)
    for seat in range(seats):
        row, words = rows[seat], MARKS[played.endings[seat]]
        assert only(row.part("name")) == plans[seat].name
        assert Tile.shown(row) == Tile.meant(plans[seat])
        assert only(row.part("place")) == str(place_of(after, seat))
        assert only(row.part("total")) == str(after[seat])
        [points] = row.part("points").texts
        assert points.string == (f"+{played.points[seat]}" if played.points[seat] else "0")
        assert points.colour == theme.rgba(Tone.MINT if played.points[seat] else Tone.ROSE)
        state = row.part("state")
        plate, sign = state.shapes[0].fill, state.pictures[0].name
        assert (only(state), plate, sign) == (words[0], theme.rgba(words[1]), words[2])
        if seats <= 4:
            assert row.faces == played.cards[seat]
        if played.endings[seat] is Status.BUSTED:
            assert row.faces[:2] == played.cards[seat][:2]
        elif row.cards:
            assert row.faces == played.cards[seat]
        leads = row.shapes[1].border == theme.rgba(Tone.GOLD)
        assert leads == (place_of(after, seat) == 1)
        _arrow_is_right(row, place_of(before, seat), place_of(after, seat), len(seen.rounds))
        _bar_is_right(row.part("bar"), after[seat] / 200, SEAT_COLOURS[plans[seat].colour])
    dealer = plans[(played.dealer + 1) % seats]
    assert facts.part("next").strings[-1] == f"Next dealer: {dealer.name}"
    assert Tile.shown(facts.part("next")) == Tile.meant(dealer)


def _arrow_is_right(row: Facts, before: int, after: int, rounds: int) -> None:
    arrows = [picture.name for picture in row.part("place").pictures]
    if rounds == 1 or before == after:
        assert not arrows
    else:
        assert arrows == ["icons/arrow_up" if after < before else "icons/arrow_down"]


def _bar_is_right(bar: Facts, share: float, colour: tuple[int, int, int]) -> None:
    track, *filled = bar.shapes
    if not filled:
        assert share * track.box.width < track.box.height
        return
    assert {shape.fill for shape in filled} == {(*colour, 255)}
    assert filled[-1].box.right == pytest.approx(track.box.left + min(1, share) * track.box.width, abs=1)


def test_the_summary_has_the_new_totals_at_once_and_sorts_the_old_places() -> None:
    seen = seen_match(5, 3, most=4)
    before, after = seen.totals(-1), seen.totals()
    screen = summary_of(seen, quiet_context())
    screen.advance(0.1)
    rows = screen.facts().outside("next").parts("seat")
    assert [int(only(rows[seat].part("total"))) for seat in range(5)] == after, "counted at the table already"
    assert [int(only(rows[seat].part("place"))) for seat in range(5)] == [place_of(before, seat) for seat in range(5)]
    assert [before[int(str(seat))] for seat in in_order(rows)] == sorted(before, reverse=True)
    screen.advance(6)
    rows = screen.facts().outside("next").parts("seat")
    assert [int(only(rows[seat].part("total"))) for seat in range(5)] == after


def test_only_a_tie_at_the_top_is_called_one() -> None:
    called = {True: 0, False: 0}
    for seed in range(400):
        seen = seen_match(2, seed, replace(EDITIONS["fr"], target=6), most=1, courage=0.4)
        [one, other] = seen.totals()
        tied = one == other >= 6
        if called[tied] < 3:
            lines = summary_of(seen).facts().part("next").strings
            assert ("Tied at the top: one more round!" in lines) == tied
            called[tied] += 1
    assert called[True]


PODIUMS = [
    (1, 1, EDITIONS["de"]),
    (2, 2, EDITIONS["fr"]),
    (3, 3, CUSTOM),
    (6, 4, CUSTOM),
    (10, 5, CUSTOM),
    (24, 6, CUSTOM),
]


@pytest.mark.parametrize(("seats", "seed", "rules"), PODIUMS)
def test_the_podium_shows_the_outcome(seats: int, seed: int, rules: Rules) -> None:
    seen = seen_match(seats, seed, rules)
    facts = on_screen(PodiumScene(quiet_context(reduced_motion=True), seen.match)).facts()
    plans, totals = seen.match.plan.seats, seen.totals()
    order = sorted(range(seats), key=lambda seat: -totals[seat])
    winner = order[0]
    rounds = f"{len(seen.rounds)} round{'s' if len(seen.rounds) > 1 else ''}"
    headline = facts.part("headline").strings
    detail = f"{totals[winner]} points · {rounds}"
    said = f"{plans[winner].name} wins!"
    people = [seat for seat in range(seats) if plans[seat].is_person]
    if len(people) == 1 and seats > 1:
        # A person alone among AI seats is spoken to.
        name, behind = plans[people[0]].name, totals[winner] - totals[people[0]]
        if people[0] == winner:
            said = f"{name}, you win!"
        else:
            detail = f"{name}, you were {count_of(behind, 'point')} short · {detail}"
    assert headline == [said] * 2 + [detail]
    columns = facts.part("podium").parts("seat")
    assert set(columns) == set(order[: min(3, seats)])
    left_to_right = sorted(columns, key=lambda seat: columns[seat].part("name").texts[0].drawn.centerx)
    assert left_to_right == {1: [winner], 2: [order[min(1, seats - 1)], winner]}.get(
        seats, [order[1 % seats], winner, order[2 % seats]]
    )
    tops = {}
    for seat in range(seats):
        if seat not in columns:
            continue
        column = columns[seat]
        assert only(column.part("name")) == plans[seat].name
        assert only(column.part("total")) == str(totals[seat])
        assert only(column.part("place")) == str(place_of(totals, seat))
        assert Tile.shown(column) == Tile.meant(plans[seat])
        crowned = any(picture.name == "icons/crown" for picture in column.pictures)
        assert crowned == (seat == winner)
        tops[seat] = column.part("name").texts[0].drawn.top
    assert sorted(tops, key=lambda seat: tops[seat]) == order[: min(3, seats)], "who is better stands higher"
    best = max(range(len(seen.rounds)), key=lambda number: (seen.rounds[number].points[winner], -number))
    assert columns[winner].faces == seen.rounds[best].rows[winner]
    _standing_is_right(facts.part("standing"), seen)
    _awards_are_right(facts, seen)
    _chart_is_right(facts.part("chart"), seen)


def _standing_is_right(standing: Facts, seen: Seen) -> None:
    plans, totals = seen.match.plan.seats, seen.totals()
    rows = standing.parts("seat")
    if len(plans) == 1:
        assert not rows
        return
    assert [totals[int(str(seat))] for seat in in_order(rows)] == sorted(totals, reverse=True)
    for seat, plan in enumerate(plans):
        assert only(rows[seat].part("name")) == plan.name
        assert only(rows[seat].part("total")) == str(totals[seat])
        assert only(rows[seat].part("place")) == str(place_of(totals, seat))
        assert Tile.shown(rows[seat]) == Tile.meant(plan)
        assert (rows[seat].shapes[0].border is not None) == (place_of(totals, seat) == 1)


def _awards_are_right(facts: Facts, seen: Seen) -> None:
    plans = seen.match.plan.seats
    given = awards(History.of(seen.match), [plan.name for plan in plans])
    cards = facts.parts("award")
    assert set(cards) == set(range(len(given)))
    for number, award in enumerate(given):
        card = cards[number]
        holder = plans[award.seat]
        assert only(card.part("title")) == str(award.title)
        assert only(card.part("reason")) == str(award.reason)
        assert only(card.part("name")) == holder.name
        assert Tile.shown(card) == Tile.meant(holder)
        assert f"icons/{award.icon}" in [picture.name for picture in card.pictures]


def _chart_is_right(chart: Facts, seen: Seen) -> None:
    """A line for each seat in its colour, as high as its total was after each round."""
    plans = seen.match.plan.seats
    [sheet] = chart.paintings
    lines = sheet.shown.parts("seat")
    assert set(lines) == set(range(len(plans)))
    # Two totals that are known give the scale: nothing, where all lines begin, and the best.
    best = max(range(len(plans)), key=lambda seat: seen.totals()[seat])
    floor = lines[best].lines[0].points[0][1]
    unit = (floor - lines[best].lines[0].points[-1][1]) / seen.totals()[best]
    for seat, plan in enumerate(plans):
        [line] = lines[seat].lines
        assert line.colour == (*SEAT_COLOURS[plan.colour], 255)
        heights = [(floor - y) / unit for _x, y in line.points]
        assert heights == pytest.approx([seen.totals(number)[seat] for number in range(len(seen.rounds) + 1)], abs=0.5)
        assert [x for x, _y in line.points] == sorted(x for x, _y in line.points)
    for named, end in chart.parts("seat").items():
        assert isinstance(named, int)
        assert Tile.shown(end) == Tile.meant(plans[named])
        assert set(end.strings) <= {plans[named].name}
    assert f"Target {seen.match.plan.rules.target}" in chart.strings


def test_the_chart_counts_points_upwards_and_rounds_to_the_right() -> None:
    seen = seen_match(4, 4)
    chart = on_screen(PodiumScene(quiet_context(reduced_motion=True), seen.match)).facts().part("chart")
    heading, *scale = chart.strings[: chart.strings.index("Target 200")]
    assert heading == "Points round by round"
    points, rounds = scale[:5], [int(text) for text in scale[5:]]
    assert points == ["0", "50", "100", "150", "200"]
    assert 1 <= rounds[1] <= 3
    assert rounds == list(range(0, len(seen.rounds) + 1, rounds[1]))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_challenge_that_was_won_names_the_winner_and_the_rounds(seats: int) -> None:
    seen = seen_match(seats, 9, replace(EDITIONS["pl"], challenge=True, target=5))
    totals = seen.totals()
    best = max(totals)
    plans = seen.match.plan.seats
    first = " & ".join(plan.name for plan, total in zip(plans, totals, strict=True) if total == best)
    rounds = f"{len(seen.rounds)} round{'s' if len(seen.rounds) > 1 else ''}"
    facts = on_screen(PodiumScene(quiet_context(reduced_motion=True), seen.match)).facts()
    assert list(dict.fromkeys(facts.part("headline").strings)) == [
        "Challenge won!",
        f"{first} · {best} points · {rounds}",
    ]


def test_a_challenge_is_lost_by_so_many_points() -> None:
    seen = seen_match(2, 3, replace(EDITIONS["de"], challenge=True, target=900))
    facts = on_screen(PodiumScene(quiet_context(reduced_motion=True), seen.match)).facts()
    short = 900 - max(seen.totals())
    assert facts.part("headline").strings == ["Not this time", f"{short} points short of 900"]
    assert not any(picture.name == "icons/crown" for picture in facts.part("podium").pictures)


def test_the_seats_page_shows_who_sits_where_with_their_totals() -> None:
    seen = seen_match(6, 2, most=2)
    facts = on_screen(SeatsScene(quiet_context(), seen.match)).facts()
    for seat, plan in enumerate(seen.match.plan.seats):
        plate = facts.part("seat", seat)
        assert only(plate.part("total")) == str(seen.totals()[seat])
        assert only(plate.part("name")) == plan.name
        assert only(plate.part("title")) == (TITLES[plan.who] or "Person")
        assert Tile.shown(plate) == Tile.meant(plan)
