"""What is seen while something moves: nothing before its time, and all about the right seat and the right cards."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from flip7.cards.texts import tooltip_of
from flip7.dev.fixtures import StagedTable, six_numbers
from flip7.engine import EDITIONS, FREEZE, Card, Move, Rules, Status, Target, Turn, card
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    Event,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    Loss,
    Place,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
)
from flip7.i18n import LANGUAGES, use_language
from flip7.match.match import PERSON, Match
from flip7.scenes.table.story import tell
from flip7.ui.facts import Facts
from flip7.ui.intents import Intent, Kind
from tests.scenes.sights import SeatSight, Sight, everything_meant, everything_shown, panel_of
from tests.scenes.watched import CUSTOM, SIZE, Watched, mixed_plan, quiet_context, random_choice, told_at_once

A_MOMENT = 0.02


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
        lying = Counter(face for name in ("row", "extras", "in motion") for face in facts.part(name).faces)
        if isinstance(event, CardDealt):
            assert facts.part("in motion").faces == ["back"]
            lying["back"] -= 1
        assert +lying == _all_cards(meant)
        self.looks += 1


def _without_cards(sights: list[Sight]) -> list[Sight]:
    return [
        replace(sight, row=(), bonuses=(), actions=(), empty=0) if isinstance(sight, SeatSight) else sight
        for sight in sights
    ]


def _all_cards(sights: list[Sight]) -> Counter[str]:
    seats = [sight for sight in sights if isinstance(sight, SeatSight)]
    return Counter(face for sight in seats for face in (*sight.row, *sight.bonuses, *sight.actions))


@pytest.mark.parametrize(("seats", "rules"), [(2, EDITIONS["pl"]), (4, CUSTOM), (7, EDITIONS["de"])])
def test_nothing_is_told_before_it_has_happened(seats: int, rules: Rules) -> None:
    watched = watched_table(seats, seats, rules)
    early = NothingEarly(watched)
    play(watched, 30, early)
    assert early.looks > 30


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


class EqualCards(During):
    """The two cards that are lit before a bust."""

    def __call__(self, event: Event) -> None:
        if isinstance(event, Busted):
            self.watched.pass_time(0.2)
            facts = self.watched.facts()
            lit = [shape.box for shape in facts.part("glow").shapes]
            row = facts.part("seat", event.seat).part("row").cards
            faces = [shown.face for shown in row if any(box.contains(shown.box) for box in lit)]
            assert faces == [event.card.name] * 2
            assert len(lit) == 2
            self.looks += 1


def test_before_a_bust_the_two_equal_cards_are_lit() -> None:
    watched = watched_table(3, 2)
    equal = EqualCards(watched)
    play(watched, 60, equal)
    assert equal.looks > 2


class Flying(During):
    """The points on their way to the totals at the end of a round."""

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
            for seat, shown in facts.parts("seat").items():
                if isinstance(seat, int):
                    [total] = panel_of(shown).part("total").strings
                    assert before[seat] <= int(total) <= event.totals[seat]
        assert flown == {seat: {f"+{won}"} for seat, won in enumerate(event.points) if won}
        self.looks += 1


@pytest.mark.parametrize("seats", [2, 6])
def test_at_the_end_of_a_round_everybodys_points_fly_to_their_total(seats: int) -> None:
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
        watched.pass_time(0.8)
        banner = watched.facts().part("banner").strings
        watched.scene.board.queue.timelines.finish_all()
        if banner:
            assert match.game.pending is not None
            called.append((banner, match.game.pending.seat))
    assert {seat for _banner, seat in called} == {0, 4}, "the people at this table"
    assert all(banner == [f"{watched.names[seat]}, it's your turn"] for banner, seat in called)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6, 10, 18, 24])
def test_all_that_belongs_to_a_seat_lies_on_its_panel(seats: int) -> None:
    watched = watched_table(seats, 5)
    chance = random.Random(4)
    for _decision in range(2 * seats + 3):
        for _event in watched.decide(random_choice(watched.match, chance, 0.9)):
            pass
    shown = watched.facts().outside("bubble").parts("seat")
    panels = []
    for seat in range(seats):
        panel = panel_of(shown[seat])
        box = panel.shapes[0].box
        assert all(box.contains(text.drawn) for text in panel.texts)
        assert all(box.inflate(4, 4).contains(lying.box) for lying in panel.cards)
        assert box.contains(panel.part("tile").shapes[0].box)
        panels.append(box)
        _lie_in_order(panel.part("row"))
        _lie_in_order(shown[seat].part("stage").part("row"))
    assert all(not one.colliderect(other) for one in panels for other in panels if one is not other)
    assert panels == sorted(panels, key=lambda box: (box.top, box.left)), "in the order of play"


def _lie_in_order(row: Facts) -> None:
    lefts = [lying.box.left for lying in row.cards]
    assert lefts == sorted(set(lefts)), "from left to right, none upon another"


def test_every_card_on_the_table_says_what_it_is_when_pointed_at() -> None:
    plan = mixed_plan(3, EDITIONS["fr"])
    people = replace(plan, seats=tuple(replace(seat, who=PERSON) for seat in plan.seats))
    watched = Watched(Match(people, 2))
    chance = random.Random(1)
    while len(watched.match.journal) < 13 or not isinstance(watched.match.game.pending, Turn):
        for _event in watched.decide(random_choice(watched.match, chance, 0.97)):
            pass
    lying = [card for part in ("row", "extras") for card in watched.facts().part(part).cards if card.face != "back"]
    assert len({card.face for card in lying}) > 5
    for shown in lying:
        watched.screen.give(Intent.point((5, 5)), Intent.point(shown.box.center))
        watched.screen.advance(1)
        said = " ".join(watched.facts().part("tooltip").strings)
        assert said == str(tooltip_of(card(shown.face), people.rules))


def test_the_log_has_every_event_of_the_match_and_ends_with_the_newest() -> None:
    watched = watched_table(3, 4)
    chance = random.Random(4)
    for _decision in range(25):
        for _event in watched.decide(random_choice(watched.match, chance)):
            pass
    lines = [tell(event, watched.names) for event in watched.scene.board.log.events]
    assert [str(line) for line in lines if line is not None] == watched.told
    watched.screen.give(Intent(Kind.LOG))
    watched.screen.advance(0.5)
    assert watched.told[-1] in " ".join(watched.facts().part("words").strings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_the_giver_is_named_before_whom_it_is_for(language: str) -> None:
    use_language(language)
    for event in (
        Frozen(1, 2, Place.HAND, 12),
        FlipThreeStarted(1, 2, Place.HAND),
        SecondChanceTaken(1, 2, Place.HAND),
    ):
        line = str(tell(event, ["Anna", "Marta", "Otto"]))
        assert 0 <= line.find("Otto") < line.find("Marta"), line
        assert "Anna" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_a_line_names_who_it_is_about_and_the_figures(language: str) -> None:
    use_language(language)
    seven: Card = card("7")
    lines: dict[Event, tuple[str, ...]] = {
        RoundStarted(3, 1): ("3", "Marta"),
        CardDealt(1, seven, Place.ROW, 7, 50): ("Marta", "7"),
        CardDealt(1, seven, Place.DUPLICATE, 7, 50): ("Marta", "7"),
        Busted(1, seven, 23): ("Marta", "7", "23"),
        Saved(1, seven, 4): ("Marta", "7"),
        Stayed(1, 31): ("Marta", "31"),
        FlipSeven(1, 58): ("Marta", "58"),
        CardLost(1, FREEZE, Place.ASIDE, Loss.BUST, 9): ("Marta",),
        Frozen(1, 1, Place.HAND, 12): ("Marta",),
        FlipThreeStarted(1, 1, Place.HAND): ("Marta",),
        SecondChanceTaken(1, 1, Place.HAND): ("Marta",),
        RoundEnded(6, (1, 2, 3), (4, 5, 6)): ("6",),
    }
    for event, words in lines.items():
        line = str(tell(event, ["Anna", "Marta", "Otto"]))
        assert all(word in line for word in words), (line, words)
