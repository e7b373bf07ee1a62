"""The table on screen: what is pressed, skipped or resized in mid-motion never changes the match, and at rest the
picture is that of a table drawn afresh."""

import random
from dataclasses import replace

import pygame
import pytest

from flip7.app.context import Context
from flip7.cards import faces
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.engine import Deal, Decision, Game, Move, Target, Turn
from flip7.engine.events import Busted, CardDealt
from flip7.match.match import Match
from flip7.scenes.notice import NoticeBar
from flip7.scenes.podium import PodiumScene
from flip7.scenes.summary import RoundSummary
from flip7.scenes.table import TableScene
from flip7.scenes.table.ai_seats import closeness_of
from flip7.scenes.table.model import TableModel
from flip7.store.settings import Pace, Speed
from flip7.ui.intents import Intent, Kind
from flip7.ui.scale import Viewport
from flip7.ui.window import Offscreen
from tests.scenes import stage

SIZE = (1024, 640)


def quiet_context(**settings: object) -> Context:
    context = Context(language="en")
    context.change(ai_pace=Pace.INSTANT, **settings)
    return context


def on_screen(match: Match, context: Context, size: tuple[int, int] = SIZE) -> tuple[Offscreen, TableScene]:
    screen = Offscreen(size)
    scene = TableScene(context, match)
    # The summary of a round is a scene of its own: here the next round follows at once.
    scene.show_summary = scene.flow.leave_round  # type: ignore[method-assign]
    screen.manager.push(scene)
    return screen, scene


def same_picture(screen: Offscreen, scene: TableScene) -> bool:
    """Whether the table looks as one drawn afresh from the state of the game."""
    shown = screen.draw().copy()
    fresh = Offscreen(screen.surface.get_size())
    other = TableScene(scene.context, scene.match)
    other.model.home = scene.model.home
    fresh.manager.push(other)
    other.view.ticker = scene.view.ticker
    return pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(fresh.draw(), "RGB")


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 9, 18, 24])
def test_with_the_queue_drained_the_picture_is_that_of_the_state(seats: int) -> None:
    """After every decision of random games, with motion at full length."""
    match = Match(plan_for(seats, people=seats), seats)
    context = quiet_context(banners=False)
    screen, scene = on_screen(match, context)
    chance = random.Random(seats)
    for step in range(40):
        while scene.board.moving or isinstance(match.game.pending, Deal):
            screen.advance(0.25)
        pending = match.game.pending
        if pending is None:
            break
        assert scene.view.at_rest
        assert scene.model == TableModel.of(match.game, tuple(range(seats)), pending.seat)
        if step % 4 == 0:
            assert same_picture(screen, scene)
        scene.decide(choose(match.game, chance))


def choose(game: Game, chance: random.Random) -> Decision:
    pending = game.pending
    assert pending is not None
    if isinstance(pending, Turn):
        return Move.HIT if chance.random() < 0.75 else Move.STAY
    return chance.choice(list[Decision](pending.options))


@pytest.mark.parametrize("seed", range(6))
def test_pressing_at_random_in_mid_motion_never_changes_the_match(seed: int) -> None:
    """Hundreds of intents, skips, resizes and changes of speed: the match is exactly its journal, played plainly."""
    chance = random.Random(seed)
    seats = chance.choice([2, 3, 6])
    match = Match(plan_for(seats, people=chance.choice([1, 2])), seed)
    context = quiet_context()
    screen, scene = on_screen(match, context)
    keys = [Intent.HIT, Intent.STAY, Intent.CONFIRM, Intent.UP, Intent.DOWN, Intent.NEXT, Intent.SKIP, Intent.SPEED]
    for _ in range(1200):
        if match.game.outcome() is not None or screen.manager.top is not scene:
            break
        roll = chance.random()
        if roll < 0.6:
            screen.give(chance.choice(keys))
        elif roll < 0.75:
            screen.give(Intent.pick(chance.randrange(4)))
        elif roll < 0.85:
            pos = (chance.uniform(0, 1700), chance.uniform(0, 1000))
            screen.give(Intent.point(pos), Intent.press(pos), Intent.release(pos))
        elif roll < 0.87:
            size = (chance.randrange(1024, 1700), chance.randrange(640, 1000))
            screen.manager.resize(Viewport(size))
        while screen.manager.top is not scene and len(screen.manager.scenes) > 1:
            screen.manager.pop()
        screen.advance(chance.choice([0.01, 0.05, 0.2]))
    assert len(match.journal) > 20
    again = Match.replay(match.plan, seed, match.journal)
    assert TableModel.of(again.game) == TableModel.of(match.game)
    assert again.game.rounds == match.game.rounds


def test_at_every_frame_rate_a_decision_takes_the_same_time() -> None:
    durations = []
    for frames in (30, 60, 144):
        staged = StagedTable(quiet_context(), mid_game(4), SIZE)
        staged.decide(Move.STAY)
        passed = 0.0
        while staged.scene.busy and passed < 20:
            staged.scene.flow._ai_seats._waited = -1e9  # nobody else acts meanwhile
            staged.screen.advance(1 / frames, 1 / frames)
            passed += 1 / frames
        durations.append(passed)
    assert max(durations) - min(durations) < 0.07


def test_a_press_in_mid_motion_shows_the_end_and_decides_nothing() -> None:
    staged = StagedTable(quiet_context(), mid_game(4, 2), SIZE)
    staged.decide(Move.HIT)
    decisions = len(staged.match.journal)
    staged.screen.advance(0.1)
    assert staged.scene.busy
    staged.screen.give(Intent.HIT)
    assert not staged.scene.busy
    assert len(staged.match.journal) == decisions


def test_a_press_meant_for_the_last_turn_does_nothing_for_the_next_person() -> None:
    match = Match(plan_for(2, "fr", people=2), 4)
    screen, scene = on_screen(match, quiet_context(banners=False))
    screen.advance(3)
    before = len(match.journal)
    screen.give(Intent.HIT)
    while scene.busy:
        screen.advance(1 / 60)
    screen.give(Intent.HIT)
    assert len(match.journal) == before + 1
    screen.advance(0.4)
    screen.give(Intent.HIT)
    assert len(match.journal) == before + 2


@pytest.mark.parametrize("banners", [True, False])
@pytest.mark.parametrize("speed", list(Speed))
def test_one_press_after_four_still_seconds_is_one_decision(speed: Speed, banners: bool) -> None:
    """Three people at one screen; nothing is drawn while one of them thinks."""
    match = Match(plan_for(3, "fr", people=3), 6)
    screen, scene = on_screen(match, quiet_context(banners=banners, speed=speed))
    click = (Intent.press, Intent.release)
    counted = 0
    for turn in range(12):
        while screen.manager.animating or isinstance(match.game.pending, Deal):
            screen.advance(1 / 60)
        screen.rest(4)
        before = len(match.journal)
        if isinstance(match.game.pending, Target):
            screen.give(Intent.pick(0))
        elif turn % 3 == 0:
            screen.give(Intent.HIT)
        elif turn % 3 == 1:
            screen.give(Intent.CONFIRM)
        else:
            screen.give(*(do(scene.controls.hit.box.center) for do in click))
        assert len(match.journal) == before + 1, (turn, match.game.pending)
        counted += 1
    assert counted == 12


def test_digits_pick_the_target() -> None:
    from flip7.dev.moments import target

    staged = target(quiet_context(), 4, SIZE)
    options = staged.match.game.pending.options  # type: ignore[union-attr]
    staged.screen.give(Intent.pick(1))
    assert staged.match.journal[-1] == options[1]


def test_an_ai_seat_taken_over_waits_for_a_person() -> None:
    staged = StagedTable(quiet_context(), mid_game(3), SIZE)
    for seat in range(3):
        staged.match.hand_over(seat, "person")
    staged.scene._seats_changed()
    staged.scene.decide(Move.STAY)
    staged.settle()
    decisions = len(staged.match.journal)
    staged.screen.advance(5)
    assert len(staged.match.journal) == decisions


def test_no_card_is_drawn_for_the_first_time_in_the_middle_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    staged = StagedTable(quiet_context(), mid_game(4), SIZE)
    staged.screen.draw()
    painted: list[object] = []
    monkeypatch.setattr(faces, "_paint", lambda _canvas, name, _detail: painted.append(name))
    staged.decide(Move.HIT)
    while isinstance(staged.scene.showing, CardDealt):
        staged.screen.advance(1 / 60)
        staged.screen.draw()
    assert painted == []


def test_at_instant_speed_nothing_is_left_in_motion() -> None:
    context = quiet_context(speed=Speed.INSTANT)
    staged = StagedTable(context, mid_game(4), SIZE)
    staged.decide(Move.HIT)
    assert not staged.scene.busy
    assert staged.scene.view.at_rest


def test_a_bust_is_told_in_one_line() -> None:
    from flip7.dev.moments import bust

    staged = bust(quiet_context(), 3, SIZE)
    staged.settle()
    assert any(isinstance(event, Busted) for event in staged.scene.board.log.events)
    assert "busts with a second" in str(staged.scene.view.ticker)


def rest_on(staged: StagedTable, pos: tuple[float, float]) -> None:
    staged.screen.give(Intent.point(pos))
    staged.screen.advance(1)


def test_a_click_on_the_deck_hits() -> None:
    staged = StagedTable(quiet_context(), mid_game(4, 2), SIZE)
    at = staged.scene.board.layout.deck.center
    decisions = len(staged.match.journal)
    staged.screen.give(Intent.point(at), Intent.press(at), Intent.release(at))
    assert staged.match.journal[decisions:] == [Move.HIT]


def test_a_press_on_the_deck_that_is_let_go_elsewhere_does_nothing() -> None:
    staged = StagedTable(quiet_context(), mid_game(4, 2), SIZE)
    at = staged.scene.board.layout.deck.center
    decisions = len(staged.match.journal)
    staged.screen.give(Intent.press(at), Intent.point((3, 3)), Intent.release((3, 3)))
    assert len(staged.match.journal) == decisions


def test_the_deck_hears_the_mouse_button_and_nothing_else() -> None:
    deck = StagedTable(quiet_context(), mid_game(4, 2), SIZE).scene.controls.deck
    at = deck.box.center
    heard = [intent.kind for intent in (Intent.press(at), Intent.release(at)) if deck.handle(intent)]
    assert heard == [Kind.PRESS, Kind.RELEASE]
    assert not any(map(deck.handle, (Intent.point(at), Intent.CONFIRM, Intent.HIT, Intent.BACK)))


def test_the_deck_lights_up_under_the_mouse_and_says_what_a_click_does() -> None:
    staged = StagedTable(quiet_context(), mid_game(4, 2), SIZE)
    before = pygame.image.tobytes(staged.screen.draw(), "RGB")
    rest_on(staged, staged.scene.board.layout.deck.center)
    assert staged.scene.controls.deck.hovered
    assert pygame.image.tobytes(staged.screen.draw(), "RGB") != before
    assert stage.shown(staged.screen).split("\n").count("Hit") == 2, "on the button, and beside the deck"


def test_while_somebody_else_decides_the_deck_is_only_a_deck() -> None:
    context = quiet_context()
    context.change(ai_pace=Pace.SLOW)
    staged = StagedTable(context, mid_game(4, 2), SIZE)
    staged.decide(Move.STAY)
    staged.settle()
    decisions = len(staged.match.journal)
    assert staged.scene.ring.at(staged.scene.board.layout.deck.center) is None
    assert len(staged.match.journal) == decisions


@pytest.mark.parametrize(
    ("speed", "share"), [(Speed.NORMAL, 1.0), (Speed.DOUBLE, 0.5), (Speed.FOURFOLD, 0.25), (Speed.INSTANT, 0.25)]
)
def test_at_twice_the_speed_an_ai_seat_pauses_half_as_long(speed: Speed, share: float) -> None:
    context = quiet_context(speed=speed)
    context.change(ai_pace=Pace.SLOW)
    staged = StagedTable(context, Match(plan_for(3, people=2), 1), SIZE)
    staged.settle()
    while staged.match.game.pending != Turn(2):
        staged.decide(Move.HIT if isinstance(staged.match.game.pending, Turn) else 0)
        staged.settle()
    staged.screen.draw()
    while staged.scene.flow.thinking:
        staged.screen.manager.update(0.0)
    waits = staged.scene.flow.wake_in
    assert waits is not None
    closeness = closeness_of(staged.match.table(), Turn(2))
    assert waits == pytest.approx(2.5 * (0.15 + 1.05 * closeness) * share, abs=0.06)


@pytest.mark.parametrize("people", [0, 2])
def test_after_the_last_round_the_summary_comes_before_the_podium(people: int) -> None:
    plan = replace(plan_for(2, people=people), rules=replace(plan_for(2).rules, target=40))
    context = quiet_context(speed=Speed.INSTANT)
    match = context.new_match(plan, origin=3)
    screen = Offscreen(SIZE)
    screen.manager.push(TableScene(context, match))
    chance = random.Random(1)
    while match.game.outcome() is None:
        top = screen.manager.top
        if isinstance(top, RoundSummary):
            assert "Next round" in stage.shown(screen)
            screen.give(Intent.CONFIRM)
        elif isinstance(match.game.pending, Turn | Target) and people:
            assert isinstance(top, TableScene)
            top.decide(choose(match.game, chance))
        screen.advance(0.5)
    screen.advance(1)
    assert isinstance(screen.manager.top, RoundSummary)
    assert "See the result" in stage.shown(screen)
    assert context.match_under_way() is None, "it is recorded before anybody presses"
    screen.give(Intent.CONFIRM)
    screen.advance(1)
    assert [type(scene) for scene in screen.manager.scenes] == [PodiumScene]


def test_a_notice_is_closed_at_the_first_click_while_cards_move() -> None:
    staged = StagedTable(quiet_context(), mid_game(4, 2), SIZE)
    staged.scene.controls.notice = NoticeBar("The disk is full.", staged.scene.board._close_notice)
    staged.decide(Move.HIT)
    at = staged.scene.controls.notice.close.box.center
    staged.screen.give(Intent.point(at), Intent.press(at), Intent.release(at))
    assert staged.scene.controls.notice is None
    assert staged.scene.busy, "and the cards move on"
