"""The log on screen: who got which cards from whom, what came of it, and what each round brought."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from flip7.dev.fixtures import plan_for
from flip7.engine import EDITIONS, FLIP_THREE, FREEZE, SECOND_CHANCE, Decision, Move, Turn, card
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
from flip7.match.log import Log
from flip7.match.match import Match
from flip7.scenes.log.entries import Entry, What, entries_of
from flip7.scenes.log.scene import LogScene
from flip7.scenes.table.story import tell
from flip7.ui import Fitting, Intent, Kind, Offscreen, Scene
from flip7.ui.facts import Facts
from flip7.ui.theme import theme
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

ANNA, BODO = range(2)
SEVEN, TWO = card("7"), card("2")


def played(edition: str, seed: int, seats: int = 4, rounds: int = 3) -> Match:
    """Some rounds of a random match."""
    match, chance = Match(plan_for(seats, edition), seed), random.Random(seed)
    while (pending := match.game.pending) is not None and len(match.game.rounds) < rounds:
        decision: Decision = chance.choice(list[Decision](pending.options))
        if isinstance(pending, Turn):
            decision = Move.HIT if match.game.seats[pending.seat].points < 30 else Move.STAY
        match.apply(decision)
    return match


def scene_of(match: Match) -> LogScene:
    return LogScene(Log.of(match), match.plan.seats)


def lines_of(*events: Event) -> list[Entry]:
    return entries_of(events)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_that_is_worth_a_word_stands_in_one_line_or_in_the_heading(edition: str) -> None:
    for seed in range(6):
        for logged in Log.of(played(edition, seed)).rounds:
            told = [event for entry in entries_of(logged.events) for event in entry.events]
            wanted = [
                event
                for event in logged.events
                if tell(event, "ABCD") is not None and not isinstance(event, RoundStarted | RoundEnded)
            ]
            assert told == wanted


def test_cards_dealt_to_a_seat_one_after_another_are_one_line() -> None:
    (line,) = lines_of(CardDealt(ANNA, SEVEN, Place.ROW, 7, 80), CardDealt(ANNA, TWO, Place.ROW, 9, 79))
    assert (line.what, line.seat, line.cards, line.points) == (What.DEALT, ANNA, (SEVEN, TWO), 9)


def test_a_card_for_another_seat_is_a_new_line_and_what_lay_there_is_told_apart() -> None:
    events = [CardDealt(seat, number, Place.ROW, 7, 80) for seat, number in ((ANNA, SEVEN), (BODO, TWO), (ANNA, TWO))]
    lines = lines_of(*events)
    assert [(line.seat, line.before, line.cards) for line in lines] == [
        (ANNA, (), (SEVEN,)), (BODO, (), (TWO,)), (ANNA, (SEVEN,), (TWO,)),
    ]  # fmt: skip


def test_a_bust_shows_the_pair_first_and_then_what_it_cost() -> None:
    lines = lines_of(
        CardDealt(ANNA, SEVEN, Place.ROW, 7, 80), CardDealt(ANNA, TWO, Place.ROW, 9, 79),
        CardDealt(ANNA, SEVEN, Place.DUPLICATE, 9, 78), Busted(ANNA, SEVEN, 9),
    )  # fmt: skip
    assert (lines[-1].what, lines[-1].cards, lines[-1].points) == (What.BUSTED, (SEVEN, SEVEN, TWO), 9)


def test_a_second_chance_that_helps_is_shown_with_the_pair() -> None:
    (line,) = lines_of(CardDealt(ANNA, SEVEN, Place.DUPLICATE, 9, 78), Saved(ANNA, SEVEN, 4))
    assert (line.what, line.seat, line.cards) == (What.SAVED, ANNA, (SEVEN, SEVEN, SECOND_CHANCE))


@pytest.mark.parametrize(
    ("drawn", "given"),
    [
        (FREEZE, Frozen(BODO, ANNA, Place.HAND, 12)),
        (FLIP_THREE, FlipThreeStarted(BODO, ANNA, Place.HAND)),
        (SECOND_CHANCE, SecondChanceTaken(BODO, ANNA, Place.HAND)),
    ],
)
def test_an_action_card_and_whom_it_went_to_are_one_line(drawn: object, given: Event) -> None:
    number, action = CardDealt(ANNA, TWO, Place.ROW, 2, 80), CardDealt(ANNA, drawn, Place.HAND, 2, 79)  # type: ignore[arg-type]
    assert [line.what for line in lines_of(number, action)] == [What.DEALT], "as long as nobody is chosen"
    before, line = lines_of(number, action, given)
    assert (before.cards, before.points) == ((TWO,), 2)
    assert (line.what, line.seat, line.target, line.cards) == (What.GIVEN, ANNA, BODO, (drawn,))


def test_a_card_put_aside_stays_with_the_three_and_is_told_again_when_it_is_played() -> None:
    lines = lines_of(
        CardDealt(ANNA, FREEZE, Place.ASIDE, 0, 80), CardDealt(ANNA, TWO, Place.ROW, 2, 79),
        Frozen(BODO, ANNA, Place.ASIDE, 12),
    )  # fmt: skip
    assert [(line.what, line.cards) for line in lines] == [(What.DEALT, (FREEZE, TWO)), (What.GIVEN, (FREEZE,))]


def shown_lines(screen: Offscreen) -> dict[str, Facts]:
    """All lines of the rounds that are open, wherever they must be scrolled to."""
    screen.give(Intent.HOME)
    found: dict[str, Facts] = {}
    pane = stage.find(screen, "log")
    pane.handle(Intent.HOME)
    while True:
        for key, facts in screen.facts().parts("line").items():
            if len(facts.strings) >= len(found.get(str(key), Facts()).strings):
                found[str(key)] = facts
        if not pane.handle(Intent.PAGE_DOWN):
            return found


@pytest.mark.parametrize("seats", [1, 3, 10, 18])
def test_a_line_shows_who_it_is_about_with_the_cards_and_the_points_of_the_game(seats: int) -> None:
    kinds: Counter[What] = Counter()
    for seed in range(2):
        match = played("de", seed, seats, 2)
        names = [plan.name for plan in match.plan.seats]
        screen = stage.show(scene_of(match))
        lines = shown_lines(screen)
        newest = Log.of(match).rounds[-1]
        entries = entries_of(newest.events)
        assert set(lines) == {f"{newest.number}-{index}" for index in range(len(entries))}
        for index, entry in enumerate(entries):
            facts = lines[f"{newest.number}-{index}"]
            kinds[entry.what] += 1
            if entry.seat is None:
                continue
            assert facts.part("name").strings == [names[entry.seat]]
            assert_says(facts, entry, names)
    assert kinds[What.DEALT]
    assert kinds[What.STAYED] + kinds[What.BUSTED]


def assert_says(facts: Facts, entry: Entry, names: Sequence[str]) -> None:
    """The cards and figures of a line, read off the events themselves."""
    cards, points = facts.part("cards").faces, facts.part("points").strings
    match entry.events[-1]:
        case CardDealt(_seat, _card, _place, now):
            dealt = [event.card.name for event in entry.events if isinstance(event, CardDealt)]
            assert (cards, points) == (dealt, [str(now)])
        case Busted(_seat, twice, lost):
            assert cards[:2] == [twice.name] * 2
            assert twice.name not in cards[2:]
            assert points == [f"−{lost}" if lost else "0"]
            assert facts.part("state").strings == ["BUST"]
        case Stayed(_seat, won):
            assert points == [f"+{won}" if won else "0"]
            assert facts.part("state").strings == ["STAYED"]
        case FlipSeven(_seat, won):
            assert len([face for face in set(cards) if face.isdigit()]) == 7
            assert points == [f"+{won}"]
        case Frozen(seat, by, _origin, won):
            assert (cards, points) == (["freeze"], [f"+{won}" if won else "0"])
            assert facts.part("target").strings == ([names[seat]] if seat != by else [])
        case FlipThreeStarted(seat, by) | SecondChanceTaken(seat, by):
            assert cards in (["flip3"], ["second"])
            assert facts.part("target").strings == ([names[seat]] if seat != by else [])
        case Saved(_seat, twice):
            assert cards == [twice.name, twice.name, "second"]
        case CardLost():
            assert str(tell(entry.events[-1], names)) in " ".join(facts.strings)


def test_a_heading_shows_what_each_seat_got_in_its_round() -> None:
    match = played("de", 4, 6, 3)
    screen = stage.show(scene_of(match))
    stage.find(screen, "log").handle(Intent.HOME)
    results = [event for event in match.events() if isinstance(event, RoundEnded)]
    shown = screen.facts().parts("round")
    assert 1 in shown
    for number, facts in shown.items():
        assert isinstance(number, int)
        for seat, points in enumerate(results[number - 1].points):
            won = f"+{points}" if points else "0"
            name = match.plan.seats[seat].name
            assert facts.part("result", seat).strings in ([name, won], [won])


def test_only_the_newest_round_is_open_and_its_end_in_view() -> None:
    match = played("de", 4, 4, 3)
    screen = stage.show(scene_of(match))
    lines = screen.facts().visible.indices("line")
    newest = entries_of(Log.of(match).rounds[-1].events)
    assert f"3-{len(newest) - 1}" in lines
    assert all(str(key).startswith("3-") for key in lines)


def test_a_heading_opens_and_folds_its_round() -> None:
    screen = stage.show(scene_of(played("de", 4, 4, 3)))
    pane = stage.find(screen, "log")
    for shown in (True, False):
        pane.handle(Intent.HOME)
        stage.click(screen, "round-1")
        pane.handle(Intent.HOME)
        assert any(str(key).startswith("1-") for key in screen.facts().indices("line")) is shown


def test_what_is_pointed_at_is_said_in_words() -> None:
    match = played("de", 4, 4, 3)
    screen = stage.show(scene_of(match))
    names = [plan.name for plan in match.plan.seats]
    entries = entries_of(Log.of(match).rounds[-1].events)
    for steps in range(4):
        said = " ".join(screen.facts().part("words").strings)
        assert said == " ".join(str(tell(event, names)) for event in entries[-1 - steps].events)
        stage.press(screen, Intent.UP)


def test_before_anything_has_happened_the_log_says_so() -> None:
    match = Match(plan_for(3), 1)
    assert "Nothing has happened yet." in stage.shown(stage.show(scene_of(match)))


@pytest.mark.parametrize("intent", [Intent.BACK, Intent(Kind.LOG), Intent.CONFIRM], ids=lambda intent: intent.kind.name)
@pytest.mark.parametrize("rounds", [0, 2])
def test_the_log_is_closed_by_the_key_that_opened_it_by_back_and_by_enter(intent: Intent, rounds: int) -> None:
    screen = stage.show(Scene())
    screen.manager.push(scene_of(played("de", 1, rounds=rounds)))
    stage.settle(screen)
    stage.press(screen, intent)
    assert len(screen.manager.scenes) == 1


def test_the_wheel_scrolls_it_and_what_means_nothing_there_is_not_heard() -> None:
    scene = scene_of(played("de", 5))
    stage.show(scene)
    assert scene.handle(Intent.scroll(1.0, (640.0, 360.0)))
    assert not scene.handle(Intent(Kind.MUTE))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_with_large_text_nothing_in_it_is_cut(size: tuple[int, int]) -> None:
    theme.text_scale = 1.5
    screen = stage.show(scene_of(played("de", 2, 18, 2)), size)
    for facts in shown_lines(screen).values():
        for text in facts.texts:
            assert text.fitting is not Fitting.CUT, text.string


def test_a_card_without_a_target_is_told_with_its_reason() -> None:
    lost = CardLost(ANNA, FREEZE, Place.HAND, Loss.NO_TARGET, 8)
    (line,) = lines_of(CardDealt(ANNA, FREEZE, Place.HAND, 0, 80), lost)
    assert (line.what, line.cards, line.events[-1]) == (What.LOST, (FREEZE,), lost)
