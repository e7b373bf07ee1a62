"""The introduction: the real rules in every edition, no wrong turn, a way out at any time, and no trace but one."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from flip7 import i18n
from flip7.app.context import Context
from flip7.app.first_table import first_table
from flip7.engine import EDITIONS, Deal, Game, Move, Target, Turn, full_deck
from flip7.engine.events import Busted, CardDealt, Event, FlipSeven, FlipThreeStarted, Frozen, Place, Saved, Stayed
from flip7.match.history import Ending, History
from flip7.match.match import Match
from flip7.scenes.introduction import Introduced, IntroductionScene, Offer, WhoPlays
from flip7.scenes.introduction.guide import Words
from flip7.scenes.introduction.lesson import PIP, ROXY, YOU, Step, lesson_match
from flip7.scenes.table import TableScene
from flip7.scenes.title import OFFER_AFTER, TitleScene
from flip7.store.home import Home
from flip7.store.settings import Speed
from flip7.ui import DialogScene, Intent, Offscreen
from flip7.ui.text import Fitting
from flip7.ui.theme import theme
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

READING = 3.6
"""Words a second: an unhurried reader."""
REACHING = 0.45
"""Seconds from having read to the press."""


def played(edition: str) -> Iterator[tuple[Step, Game, list[Event]]]:
    """The lesson, step by step, without a screen: each step and what came of it."""
    match, steps = lesson_match(first_table().seats[0], edition, EDITIONS[edition])
    for step in steps:
        yield step, match.game, [] if step.decision is None else match.apply(step.decision)


def open_lesson(
    context: Context | None = None, size: tuple[int, int] = stage.HD
) -> tuple[Offscreen, IntroductionScene]:
    scene = IntroductionScene(context or stage.context())
    return stage.show(scene, size), scene


def wait(screen: Offscreen, scene: IntroductionScene) -> float:
    """Until something is asked of the player; the seconds it took."""
    passed = 0.0
    while screen.manager.top is scene and (scene.busy or not (scene.explaining or scene.board.person_decides)):
        screen.advance(1 / 60)
        passed += 1 / 60
        assert passed < 30, "nothing is asked"
    return passed


def to_step(screen: Offscreen, scene: IntroductionScene, decision: object) -> None:
    """Play on until this decision is asked for."""
    wait(screen, scene)
    while scene.explaining or scene.step.decision != decision:
        screen.give(Intent.CONFIRM)
        wait(screen, scene)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_is_a_whole_deck(edition: str) -> None:
    match, _steps = lesson_match(first_table().seats[0], edition, EDITIONS[edition])
    assert match.game.cards_left() == Counter(full_deck(3))


@pytest.mark.parametrize("edition", EDITIONS)
def test_its_journal_played_again_is_the_same_lesson(edition: str) -> None:
    match, steps = lesson_match(first_table().seats[0], edition, EDITIONS[edition])
    events = [event for step in steps if step.decision is not None for event in match.apply(step.decision)]
    again = Match.replay(match.plan, match.origin, match.journal)
    assert again.table() == match.table()
    assert list(again.events()) == events
    history = History.of(match)
    assert history.rounds[-1].seats[YOU].ending is Ending.FLIP_SEVEN
    assert history.totals == tuple(seat.total for seat in match.game.seats)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_of_the_lesson_is_one_the_rules_ask_for(edition: str) -> None:
    rounds = [game.rounds for _step, game, _events in played(edition)][-1]
    assert len(rounds) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_step_brings_exactly_the_cards_that_it_names(edition: str) -> None:
    for step, _game, events in played(edition):
        assert [event.card.name for event in events if isinstance(event, CardDealt)] == list(step.cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_a_beginner_needs_is_met(edition: str) -> None:
    events = [event for _step, _game, events in played(edition) for event in events]
    happened = {(type(event), event.seat) for event in events if hasattr(event, "seat")}
    assert {
        (Stayed, YOU),
        (Busted, ROXY),
        (Frozen, ROXY),
        (Saved, YOU),
        (FlipThreeStarted, YOU),
        (FlipSeven, YOU),
        (Stayed, PIP),
    } <= happened
    assert any(isinstance(event, CardDealt) and event.place is Place.BONUSES for event in events)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whenever_the_player_decides_it_is_seen_what_to_press(edition: str) -> None:
    match, steps = lesson_match(first_table().seats[0], edition, EDITIONS[edition])
    for step in steps[:-1]:
        pending = match.game.pending
        if isinstance(pending, Turn | Target) and pending.seat == YOU:
            assert step.spots
        elif not isinstance(pending, Deal):
            assert step.words is None, "nothing is explained while another decides"
        assert step.decision is not None
        match.apply(step.decision)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_it_takes_ninety_seconds_at_most(language: str) -> None:
    screen, scene = open_lesson(stage.context(language))
    passed = 0.4 + wait(screen, scene)
    while screen.manager.top is scene:
        said = str(scene.step.said(scene.match.game) or "").split()
        passed += sum(any(map(str.isalnum, word)) for word in said) / READING + REACHING
        screen.give(Intent.CONFIRM)
        passed += wait(screen, scene)
    assert isinstance(screen.manager.top, Introduced)
    assert passed <= 90


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_it_is_played_by_the_edition_of_the_language(language: str) -> None:
    _screen, scene = open_lesson(stage.context(language))
    assert scene.match.plan.edition == language


def test_the_wrong_button_is_gently_refused() -> None:
    screen, scene = open_lesson()
    to_step(screen, scene, Move.STAY)
    before = len(scene.match.journal)
    screen.give(Intent.HIT, Intent.pick(0), Intent.press((400, 500)), Intent.release((400, 500)))
    assert len(scene.match.journal) == before
    screen.give(Intent.STAY)
    assert scene.match.journal[-1] is Move.STAY


def test_only_roxy_can_be_frozen() -> None:
    screen, scene = open_lesson()
    to_step(screen, scene, ROXY)
    before = len(scene.match.journal)
    screen.give(Intent.pick(0), Intent.HIT, Intent.pick(7))
    assert len(scene.match.journal) == before
    screen.give(Intent.pick(1))
    assert scene.match.journal[-1] == ROXY


def test_by_the_mouse_alone() -> None:
    screen, scene = open_lesson()
    wait(screen, scene)
    while screen.manager.top is scene:
        at = scene._on.box.center
        if not scene.explaining:
            wanted = scene._wanted()
            assert wanted is not None
            at = wanted.box.center
        screen.give(Intent.point(at), Intent.press(at), Intent.release(at))
        wait(screen, scene)
    assert isinstance(screen.manager.top, Introduced)


def test_a_press_in_mid_motion_shows_the_end_and_answers_nothing() -> None:
    screen, scene = open_lesson()
    to_step(screen, scene, Move.HIT)
    screen.give(Intent.HIT)
    before = len(scene.match.journal)
    screen.advance(0.1)
    assert scene.busy
    screen.give(Intent.HIT)
    assert not scene.busy
    assert len(scene.match.journal) == before


def test_hints_story_speed_and_pause_do_not_distract() -> None:
    screen, scene = open_lesson()
    to_step(screen, scene, Move.HIT)
    screen.give(Intent.HINT, Intent.LOG, Intent.SPEED, Intent.RULES)
    assert screen.manager.top is scene
    assert not screen.facts().parts("advice")


@pytest.mark.parametrize("way", ["esc", "button"])
def test_it_can_be_left_at_any_time_and_asks_first(way: str) -> None:
    screen, scene = open_lesson()
    if way == "esc":
        stage.press(screen, Intent.BACK)
    else:
        at = scene._skip.box.center
        stage.press(screen, Intent.point(at), Intent.press(at), Intent.release(at))
    assert type(screen.manager.top) is DialogScene
    stage.press(screen, Intent.CONFIRM)
    assert screen.manager.scenes == (scene,), "a hasty Enter stays"
    stage.press(screen, Intent.BACK, Intent.RIGHT, Intent.CONFIRM)
    assert isinstance(screen.manager.top, TitleScene)


def test_it_is_neither_kept_nor_recorded(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en")
    context.change(introduction_seen=True, speed=Speed.INSTANT)
    screen, scene = open_lesson(context)
    wait(screen, scene)
    while screen.manager.top is scene:
        screen.give(Intent.CONFIRM)
        wait(screen, scene)
    assert context.match_under_way() is None
    assert not (tmp_path / "match.json").exists()
    assert context.records is not None
    assert not context.records.matches()
    context.close()


def test_after_it_a_real_match_is_one_press_away() -> None:
    context = stage.context()
    screen = stage.show(Introduced(context))
    stage.press(screen, Intent.CONFIRM)
    table = screen.manager.top
    assert type(table) is TableScene
    assert table.match is context.match_under_way()


@pytest.mark.usefixtures("painted")
def test_with_reduced_motion_nothing_pulses() -> None:
    context = stage.context()
    context.change(reduced_motion=True)
    screen, scene = open_lesson(context)
    wait(screen, scene)
    before = screen.draw().copy()
    screen.advance(2)
    assert not screen.manager.animating
    assert screen.draw().get_buffer().raw == before.get_buffer().raw


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (1080, 1080)])
def test_at_the_largest_letters_the_guide_covers_no_seat_and_is_never_cut(language: str, size: tuple[int, int]) -> None:
    context = stage.context(language)
    context.change(text_size=1.5, speed=Speed.INSTANT)
    assert theme.text_scale == 1.5
    screen, scene = open_lesson(context, size)
    wait(screen, scene)
    while screen.manager.top is scene:
        texts = stage.texts(screen)
        assert all(text.fitting is not Fitting.CUT and text.on_surface for text in texts)
        for words in (widget for widget in scene.ring.widgets if isinstance(widget, Words)):
            layout, covered = scene.board.layout, (words.speech.bubble, words.speech.face)
            seats = [place.box for place in layout.others]
            assert not any(part.colliderect(box) for part in covered for box in seats)
            left = next(text for text in texts if text.string == str(scene.board.model.deck) and text.box.top > 500)
            assert not any(part.colliderect(left.drawn) for part in covered), "the cards left can be read"
        screen.give(Intent.CONFIRM)
        wait(screen, scene)


def first_start(tmp_path: Path) -> tuple[Context, Offscreen]:
    context = Context(Home.at(tmp_path), language="en")
    screen = stage.show(TitleScene(context))
    screen.advance(OFFER_AFTER + 0.5)
    if isinstance(screen.manager.top, WhoPlays):
        stage.click(screen, "cancel")
    return context, screen


def test_it_is_offered_at_the_first_start_and_only_then(tmp_path: Path) -> None:
    context, screen = first_start(tmp_path)
    assert isinstance(screen.manager.top, Offer)
    stage.press(screen, Intent.BACK)
    assert isinstance(screen.manager.top, TitleScene)
    context.close()
    _context, screen = first_start(tmp_path)
    assert isinstance(screen.manager.top, TitleScene)


def test_enter_at_the_first_start_begins_it(tmp_path: Path) -> None:
    context, screen = first_start(tmp_path)
    stage.press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, IntroductionScene)
    assert context.settings.introduction_seen


def test_who_has_a_match_under_way_is_not_new(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en")
    context.new_match(context.last_plan())
    screen = stage.show(TitleScene(context))
    screen.advance(OFFER_AFTER + 0.5)
    assert isinstance(screen.manager.top, TitleScene)


def test_the_offer_can_be_read_in_another_language(tmp_path: Path) -> None:
    context, screen = first_start(tmp_path)
    stage.click(screen, "language pl")
    assert i18n.language() == "pl"
    assert isinstance(screen.manager.top, Offer)
    assert not context.settings.introduction_seen


def test_it_is_always_in_the_menu() -> None:
    screen = stage.show(TitleScene(stage.context()))
    stage.click(screen, "introduction")
    assert isinstance(screen.manager.top, IntroductionScene)
