"""The table on screen: what is pressed, skipped or resized in mid-motion never changes the match, and at rest the
picture is that of a table drawn afresh."""

import random

import pygame
import pytest

from flip7.engine import Deal, Game, Move, Turn
from flip7.engine.events import CardDealt
from flip7.scenes.house import House
from flip7.scenes.table import TableScene
from flip7.scenes.table.model import TableModel
from flip7.session import Match
from flip7.staging import StagedTable, mid_game, plan_for
from flip7.store.settings import Pace, Speed
from flip7.ui.intents import Intent
from flip7.ui.scale import Viewport
from flip7.ui.window import Offscreen

SIZE = (1024, 640)


def quiet_house(**settings: object) -> House:
    house = House(language="en")
    house.change(ai_pace=Pace.INSTANT, **settings)
    return house


def on_screen(match: Match, house: House, size: tuple[int, int] = SIZE) -> tuple[Offscreen, TableScene]:
    screen = Offscreen(size)
    scene = TableScene(house, match)
    # The summary of a round is a scene of its own: here the next round follows at once.
    scene._summarise = scene._deal_next  # type: ignore[method-assign]
    screen.manager.push(scene)
    return screen, scene


def same_picture(screen: Offscreen, scene: TableScene) -> bool:
    """Whether the table looks as one drawn afresh from the state of the game."""
    shown = screen.draw().copy()
    fresh = Offscreen(screen.surface.get_size())
    other = TableScene(scene.house, scene.match)
    fresh.manager.push(other)
    other.view.ticker = scene.view.ticker
    return pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(fresh.draw(), "RGB")


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 9, 18, 24])
def test_with_the_queue_drained_the_picture_is_that_of_the_state(seats: int) -> None:
    """After every decision of random games, with motion at full length."""
    match = Match(plan_for(seats, people=seats), seats)
    house = quiet_house(banners=False)
    screen, scene = on_screen(match, house)
    chance = random.Random(seats)
    for step in range(40):
        while scene.busy or isinstance(match.game.pending, Deal):
            screen.advance(0.25)
        pending = match.game.pending
        if pending is None:
            break
        assert scene.view.at_rest
        assert scene.model == TableModel.of(match.game)
        if step % 4 == 0:
            assert same_picture(screen, scene)
        scene.decide(choose(match.game, chance))


def choose(game: Game, chance: random.Random) -> Move | int:
    pending = game.pending
    assert pending is not None
    if isinstance(pending, Turn):
        return Move.HIT if chance.random() < 0.75 else Move.STAY
    return chance.choice(pending.options)


@pytest.mark.parametrize("seed", range(6))
def test_pressing_at_random_in_mid_motion_never_changes_the_match(seed: int) -> None:
    """Hundreds of intents, skips, resizes and changes of speed: the match is exactly its journal, played plainly."""
    chance = random.Random(seed)
    seats = chance.choice([2, 3, 6])
    match = Match(plan_for(seats, people=chance.choice([1, 2])), seed)
    house = quiet_house()
    screen, scene = on_screen(match, house)
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
        staged = StagedTable(quiet_house(), mid_game(4), SIZE)
        staged.decide(Move.STAY)
        passed = 0.0
        while staged.scene.busy and passed < 20:
            staged.scene._players._waited = -1e9  # nobody else acts meanwhile
            staged.screen.advance(1 / frames, 1 / frames)
            passed += 1 / frames
        durations.append(passed)
    assert max(durations) - min(durations) < 0.07


def test_a_press_in_mid_motion_shows_the_end_and_decides_nothing() -> None:
    staged = StagedTable(quiet_house(), mid_game(4, 2), SIZE)
    staged.decide(Move.HIT)
    decisions = len(staged.match.journal)
    staged.screen.advance(0.1)
    assert staged.scene.busy
    staged.screen.give(Intent.HIT)
    assert not staged.scene.busy
    assert len(staged.match.journal) == decisions


def test_a_press_meant_for_the_last_turn_does_nothing_for_the_next_person() -> None:
    match = Match(plan_for(2, "fr", people=2), 4)
    screen, scene = on_screen(match, quiet_house(banners=False))
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


def test_digits_pick_the_target() -> None:
    from flip7.shots import _target

    staged = _target(quiet_house(), 4, SIZE)
    options = staged.match.game.pending.options  # type: ignore[union-attr]
    staged.screen.give(Intent.pick(1))
    assert staged.match.journal[-1] == options[1]


def test_an_ai_seat_taken_over_waits_for_a_person() -> None:
    staged = StagedTable(quiet_house(), mid_game(3), SIZE)
    for seat in range(3):
        staged.match.hand_over(seat, "person")
    staged.scene._seats_changed()
    staged.scene.decide(Move.STAY)
    staged.settle()
    decisions = len(staged.match.journal)
    staged.screen.advance(5)
    assert len(staged.match.journal) == decisions


def test_no_card_is_drawn_for_the_first_time_in_the_middle_of_a_deal() -> None:
    staged = StagedTable(quiet_house(), mid_game(4), SIZE)
    staged.screen.draw()
    drawn = staged.screen.canvas.assets.rasterised
    staged.decide(Move.HIT)
    while isinstance(staged.scene.showing, CardDealt):
        staged.screen.advance(1 / 60)
        staged.screen.draw()
    assert staged.screen.canvas.assets.rasterised == drawn


def test_at_instant_speed_nothing_is_left_in_motion() -> None:
    house = quiet_house(speed=Speed.INSTANT)
    staged = StagedTable(house, mid_game(4), SIZE)
    staged.decide(Move.HIT)
    assert not staged.scene.busy
    assert staged.scene.view.at_rest


def test_a_bust_is_told_in_one_line() -> None:
    from flip7.shots import _bust

    staged = _bust(quiet_house(), 3, SIZE)
    staged.settle()
    assert any("busts with a second" in str(line) for line in staged.scene.story)
