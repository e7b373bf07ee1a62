"""What is seen while something moves: nothing before its time, and all about the right seat and the right cards."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from flip7.dev.fixtures import StagedTable, six_numbers
from flip7.engine import EDITIONS, Move, Rules, Status, Target, Turn
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    Place,
    RoundEnded,
    RoundStarted,
    SecondChanceTaken,
)
from flip7.match.match import PERSON, Match
from flip7.ui.facts import Box, Facts, ShownCard
from tests.scenes.sights import (
    HomeSight,
    RaceSight,
    SeatSight,
    Sight,
    everything_meant,
    everything_shown,
    place_of,
)
from tests.scenes.watched import CUSTOM, SIZE, Watched, mixed_plan, quiet_context, random_choice, told_at_once
from tests.scenes.words import count_of

pytestmark = pytest.mark.usefixtures("unpainted")

A_MOMENT = 0.02
LOGICAL = (1920.0, 1080.0)


def watched_table(seats: int, seed: int, rules: Rules = EDITIONS["de"], **settings: object) -> Watched:
    return Watched(Match(mixed_plan(seats, rules, first=seed), seed), quiet_context(**settings))


def play(watched: Watched, decisions: int, during: "During") -> None:
    chance = random.Random(watched.match.seed)
    for _decision in range(decisions):
        if watched.match.game.pending is None:
            return
        for _event in watched.decide(random_choice(watched.match, chance, 0.85), during):
            pass


class During:
    """Looks at the events of a match while they are in motion, and counts those that told something."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.looks = 0

    def __call__(self, event: Event) -> None:
        raise NotImplementedError


class NothingEarly(During):
    def __call__(self, event: Event) -> None:
        if told_at_once(event, self.watched):
            return
        meant = everything_meant(self.watched)
        self.watched.pass_time(A_MOMENT)
        facts = self.watched.facts()
        assert _without_cards(everything_shown(facts)) == _without_cards(meant)
        # Some of the cards may be in the air already, and the one that is dealt shows its back.
        parts = ("row", "extras", "hand", "in motion")
        lying = Counter(face for name in parts for face in facts.part(name).faces)
        if isinstance(event, CardDealt):
            assert facts.part("in motion").faces == ["back"]
            lying["back"] -= 1
        assert +lying == _all_cards(meant)
        self.looks += 1


def _without_cards(sights: list[Sight]) -> list[Sight]:
    return [_without(sight) for sight in sights]


def _without(sight: Sight) -> Sight:
    if isinstance(sight, SeatSight):
        return replace(sight, row=(), angle=0, bonuses=(), actions=(), hand=())
    return replace(sight, empty=0) if isinstance(sight, HomeSight) else sight


def _all_cards(sights: list[Sight]) -> Counter[str]:
    seats = [sight for sight in sights if isinstance(sight, SeatSight)]
    return Counter(face for sight in seats for face in (*sight.row, *sight.bonuses, *sight.actions, *sight.hand))


@pytest.mark.parametrize(("seats", "rules"), [(2, EDITIONS["pl"]), (4, CUSTOM), (7, EDITIONS["de"])])
def test_nothing_is_told_before_it_has_happened(seats: int, rules: Rules) -> None:
    watched = watched_table(seats, seats, rules)
    early = NothingEarly(watched)
    play(watched, 30, early)
    assert early.looks > 25


class Banners(During):
    def __call__(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.watched.pass_time(0.5)
            dealer = self.watched.names[event.dealer]
            assert self.watched.facts().part("banner").strings == [f"Round {event.number}", f"{dealer} deals"]
            self.looks += 1


def test_a_round_is_announced_with_who_deals_it() -> None:
    watched = watched_table(3, 1, EDITIONS["fr"])
    banners = Banners(watched)
    play(watched, 40, banners)
    assert banners.looks > 1


class Pair(During):
    """The two cards of a bust, in the middle of the table."""

    def __call__(self, event: Event) -> None:
        if not isinstance(event, Busted):
            return
        row = len(self.watched.onlooker.seats[event.seat].places[Place.ROW])
        self.watched.pass_time(0.6)
        facts = self.watched.facts()
        in_the_air = sorted(facts.part("in motion").cards, key=lambda lying: -lying.box.height)
        left, right = sorted(in_the_air[:2], key=lambda lying: lying.box.left)
        assert (left.face, right.face) == (event.card.name, event.card.name)
        assert left.angle < 0 < right.angle, "they lean away from each other"
        assert left.box.height > max((lying.box.height for lying in in_the_air[2:]), default=0)
        assert (left.box.centerx + right.box.centerx) / 2 == pytest.approx(LOGICAL[0] / 2, abs=1)
        told = facts.part("bust")
        assert told.strings == [self._line(event, row)]
        assert {string for painting in told.paintings for string in painting.shown.strings} == {"BUST!"}
        [points] = place_of(facts.part("seat", event.seat)).part("points").strings
        assert 0 <= int(points) <= event.lost, "they drain away"
        self.looks += 1

    @staticmethod
    def _line(event: Busted, row: int) -> str:
        if row == 6:
            return f"A second {event.card.name} · one card before the Flip 7"
        return f"A second {event.card.name} · {count_of(event.lost, 'point')} gone"


def test_at_a_bust_the_pair_leaps_to_the_middle_and_the_word_says_what_is_gone() -> None:
    watched = watched_table(3, 2)
    pair = Pair(watched)
    play(watched, 60, pair)
    assert pair.looks > 2


class Aims(During):
    """The line from an action card to somebody else."""

    def __call__(self, event: Event) -> None:
        if not isinstance(event, Frozen | FlipThreeStarted | SecondChanceTaken):
            return
        self.watched.pass_time(0.2)
        facts = self.watched.facts()
        seats = facts.part("aim line").indices("seat")
        assert seats == ({event.seat} if event.seat != event.by else set())
        name = {Frozen: "freeze", FlipThreeStarted: "flip3", SecondChanceTaken: "second"}[type(event)]
        assert facts.part("in motion").faces == [name]
        if seats:
            assert facts.part("in motion").cards[0].box.height >= 280, "it leaves when the line has reached them"
            self.looks += 1


def test_a_line_goes_from_an_action_card_to_whom_it_is_played_on() -> None:
    watched = watched_table(4, 6)
    aims = Aims(watched)
    play(watched, 60, aims)
    assert aims.looks > 2


class Flying(During):
    """The points on their way to the tokens of the race at the end of a round."""

    def __call__(self, event: Event) -> None:
        if not isinstance(event, RoundEnded):
            return
        before = [total - won for total, won in zip(event.totals, event.points, strict=True)]
        flown: dict[int | str | None, set[str]] = {}
        for _step in range(40):
            if len(flown) == sum(map(bool, event.points)):
                break
            self.watched.pass_time(0.07)
            facts = self.watched.facts()
            for seat, flying in facts.part("flying points").parts("seat").items():
                flown.setdefault(seat, set()).update(flying.strings)
            target = self.watched.match.plan.rules.target
            for seat, (_tile, token) in enumerate(RaceSight.shown(facts).tokens):
                [total] = place_of(facts.part("seat", seat)).part("total").strings
                assert before[seat] <= int(total) <= event.totals[seat]
                assert token == min(int(total), target) or abs(token - int(total)) <= 1, "the token goes with it"
        assert flown == {seat: {f"+{won}"} for seat, won in enumerate(event.points) if won}
        self.looks += 1


@pytest.mark.parametrize("seats", [2, 6])
def test_at_the_end_of_a_round_everybodys_points_fly_to_their_token(seats: int) -> None:
    watched = watched_table(seats, 3)
    flying = Flying(watched)
    play(watched, 40, flying)
    assert flying.looks > 0


def test_a_flip_7_is_celebrated_with_its_cards_its_name_and_its_sum() -> None:
    staged = StagedTable(quiet_context(), six_numbers(4), SIZE)
    staged.decide(Move.HIT)
    seat = staged.match.game.seats[0]
    assert seat.status is Status.FLIP_SEVEN
    staged.run_to(FlipSeven, 2.2)
    party = staged.screen.facts().part("celebration")
    assert party.indices("seat") == {0}
    assert party.faces == [number.name for number in seat.row]
    assert party.part("sum").strings == [str(seat.points - 15), "+15", "=", str(seat.points)]
    assert "Anna · 7 different numbers" in party.strings
    assert {string for painting in party.paintings for string in painting.shown.strings} >= {"FLIP 7!"}


def test_of_several_people_the_next_one_is_called_by_name() -> None:
    match = Match(mixed_plan(5, EDITIONS["fr"]), 8)
    watched = Watched(match, quiet_context())
    watched.scene.context.change(banners=True)
    called = []
    for _turn in range(30):
        if not isinstance(match.game.pending, Turn | Target):
            decision: Move | int = Move.DEAL
        else:
            decision = Move.HIT if isinstance(match.game.pending, Turn) else match.game.pending.options[0]
        watched.scene.decide(decision)
        while watched.scene.showing is not None:
            watched.scene.board.queue.timelines.skip()
        watched.pass_time(0.4)
        banner = watched.facts().part("banner").strings
        watched.scene.board.queue.timelines.finish_all()
        if banner:
            assert match.game.pending is not None
            called.append((banner, match.game.pending.seat))
    assert {seat for _banner, seat in called} == {0, 4}, "the people at this table"
    assert all(banner == [f"{watched.names[seat]}, it's your turn"] for banner, seat in called)


def test_that_somebody_can_win_is_said_once_a_round_before_the_next_decision() -> None:
    watched = Watched(Match(mixed_plan(3, replace(EDITIONS["fr"], target=40)), 9))
    target, said = 40, list[tuple[int, str]]()
    chance = random.Random(9)
    for _decision in range(80):
        if watched.match.game.pending is None:
            break
        watched.scene.decide(random_choice(watched.match, chance, 0.7))
        while watched.scene.showing is not None:
            watched._see(watched.scene.showing)
            watched.scene.board.queue.timelines.skip()
        watched.pass_time(0.4)
        title, *detail = watched.facts().part("banner").strings or [""]
        ends = [seat.total + watched.to_win(number) for number, seat in enumerate(watched.onlooker.seats)]
        able, told = max(ends) >= target and not watched.counted, title == "Match point"
        number = watched.onlooker.round_number
        assert told == (able and number not in [before for before, _name in said])
        if told:
            assert detail == [f"{watched.names[ends.index(max(ends))]} can win"]
            said.append((number, detail[0]))
        watched.scene.board.queue.timelines.finish_all()
    assert said


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6, 10, 18, 24])
def test_all_that_belongs_to_a_seat_lies_at_its_place(seats: int) -> None:
    watched = watched_table(seats, 5)
    chance = random.Random(4)
    for _decision in range(2 * seats + 3):
        for _event in watched.decide(random_choice(watched.match, chance, 0.9)):
            pass
    shown = place_of(watched.facts()).parts("seat")
    layout = watched.scene.board.layout
    for seat in range(seats):
        room = layout.place(seat, watched.home).box.inflate(4, 4)
        place = shown[seat]
        assert all(room.contains(text.drawn) for text in place.texts)
        assert all(room.contains(_covered(lying)) for lying in place.cards)
        assert room.contains(place.part("tile").shapes[0].box.inflate(-14, -14)), "who acts is a little larger"
        _lie_in_order(place.part("row"))


def _covered(lying: ShownCard) -> Box:
    """What a card covers, also when it lies across."""
    if lying.angle != 90:
        return lying.box
    across = Box(0, 0, lying.box.height, lying.box.width)
    across.center = lying.box.center
    return across


def _lie_in_order(row: Facts) -> None:
    lefts = [lying.box.left for lying in row.cards]
    assert lefts == sorted(set(lefts)), "from left to right, none upon another"


def test_the_home_seat_passes_from_one_person_to_another_in_one_motion() -> None:
    """First the one panel goes, then the other one comes; the cards of both are on their way, and none is lost."""
    plan = mixed_plan(4, EDITIONS["fr"])
    people = replace(plan, seats=tuple(replace(seat, who=PERSON) for seat in plan.seats))
    watched = Watched(Match(people, 3))
    chance = random.Random(3)
    turned = 0
    for _decision in range(24):
        home = watched.home
        watched.scene.decide(random_choice(watched.match, chance, 0.95))
        while watched.scene.showing is not None:
            watched._see(watched.scene.showing)
            watched.scene.board.queue.timelines.skip()
        asked = watched.match.game.pending
        if isinstance(asked, Turn | Target) and asked.seat != home:
            lying = _faces_of_all(watched.facts())
            at_home: list[int | str | None] = []
            for _step in range(4):
                watched.pass_time(0.1)
                facts = watched.facts()
                at_home.extend(facts.part("home").indices("seat"))
                assert _faces_of_all(facts) == lying
            assert at_home == [home, home, asked.seat, asked.seat]
            watched.home = asked.seat
            turned += 1
        watched.scene.board.queue.timelines.finish_all()
    assert turned > 8


def _faces_of_all(facts: Facts) -> Counter[str]:
    parts = ("row", "extras", "hand", "in motion")
    return Counter(face for name in parts for face in facts.part(name).faces)
