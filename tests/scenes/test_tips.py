"""Tips: once each, at their moment, never over a number, gone at any press, and never in the way of the match."""

from pathlib import Path

import pytest

from flip7 import i18n
from flip7.engine import Move, Target, Turn
from flip7.engine.events import Busted, CardDealt, Frozen, Place, Reshuffled, SecondChanceTaken
from flip7.scenes.house import House
from flip7.scenes.settings import SettingsScene
from flip7.scenes.settings.scene import Part
from flip7.scenes.table.whisper import place_for
from flip7.scenes.tips import TIPS, Moment, Tip, tip_for
from flip7.session import Match
from flip7.staging import StagedTable, bring_to_top, mid_game, new_numbers, plan_for, play_to, turn_of_person
from flip7.store.home import Home
from flip7.store.settings import Pace, Settings
from flip7.ui import Intent
from flip7.ui.gamepad import GLYPHS
from flip7.ui.guard import GUARD
from flip7.ui.hints import hints
from flip7.ui.text import Fitting
from tests.scenes import stage

ALL = frozenset(tip.name for tip in TIPS)
SIZE = (1280, 720)


def only(*names: str) -> Settings:
    """Settings of somebody who has seen all tips but these."""
    return Settings(seen_tips=ALL - set(names))


def home(tmp_path: Path, *unseen: str) -> House:
    house = House(Home.at(tmp_path), language="en")
    house.change(introduction_seen=True, ai_pace=Pace.INSTANT, seen_tips=ALL - set(unseen))
    return house


def name_of(tip: Tip | None) -> str | None:
    return None if tip is None else tip.name


def person_hits(match: Match, card: str) -> Moment:
    bring_to_top(match.game, [card])
    events = match.apply(Move.HIT)
    return Moment(match, events, Settings())


def at_turn(least: int = 2, seed: int = 11) -> Match:
    return mid_game(3, least, seed)


def due(moment: Moment, name: str) -> bool:
    return name_of(tip_for(Moment(moment.match, moment.events, only(name)))) == name


def test_every_tip_has_a_name_of_its_own() -> None:
    assert len(ALL) == len(TIPS)


def test_a_bust_of_a_person_is_the_moment_for_the_tip_about_it() -> None:
    match = at_turn()
    match.game.seats[0].second_chance = False
    twice = match.game.seats[0].row[0].name
    moment = person_hits(match, twice)
    assert any(isinstance(event, Busted) for event in moment.events)
    assert due(moment, "bust")


def test_an_ai_that_busts_is_not() -> None:
    match = at_turn()
    card = match.game.seats[0].row[0]
    assert not due(Moment(match, [Busted(1, card, 9)], Settings()), "bust")
    assert due(Moment(match, [Busted(0, card, 9)], Settings()), "bust")


def test_frozen_second_chance_and_reshuffle_have_theirs() -> None:
    match = at_turn()
    assert due(Moment(match, [Frozen(0, 1, Place.HAND, 12)], Settings()), "frozen")
    assert not due(Moment(match, [Frozen(2, 0, Place.HAND, 12)], Settings()), "frozen")
    assert due(Moment(match, [SecondChanceTaken(0, 0, Place.HAND)], Settings()), "second-chance")
    assert due(Moment(match, [Reshuffled(40)], Settings()), "reshuffle")


def test_a_bonus_card_of_a_person_has_its_own() -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1))
    moment = person_hits(match, "+4")
    assert any(isinstance(event, CardDealt) for event in moment.events)
    assert due(moment, "bonus")


def test_choosing_a_target_is_explained_when_a_person_chooses() -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and sum(seat.active for seat in game.seats) > 1)
    moment = person_hits(match, "freeze")
    assert isinstance(match.game.pending, Target)
    assert due(moment, "target")


def test_five_numbers_are_told_at_five_numbers() -> None:
    match = Match(plan_for(1), 3)
    match.apply(Move.DEAL)
    while len(match.game.seats[0].row) < 5:
        assert not due(Moment(match, [], Settings()), "five-numbers")
        bring_to_top(match.game, new_numbers(match.game, 0)[:1])
        match.apply(Move.HIT)
    assert due(Moment(match, [], Settings()), "five-numbers")


def test_speed_and_story_wait_until_a_match_gets_long() -> None:
    match = Match(plan_for(2), 5)
    play_to(match, lambda game: turn_of_person(game, 0))
    moment = Moment(match, [], Settings())
    assert not due(moment, "story")
    assert not due(moment, "speed")
    play_to(match, lambda game: game.round_number == 3 and turn_of_person(game, 0))
    assert due(moment, "story")
    assert due(moment, "speed")


def test_what_is_switched_off_is_not_recommended() -> None:
    match = at_turn(4)
    assert match.game.pending == Turn(0)
    shown = Settings(seen_tips=ALL - {"risk", "hint"})
    hidden = Settings(seen_tips=ALL - {"risk", "hint"}, bust_risk=False, hints=False)
    assert tip_for(Moment(match, [], shown)) is not None
    assert tip_for(Moment(match, [], hidden)) is None


def test_switched_off_there_are_none() -> None:
    assert tip_for(Moment(at_turn(4), [], Settings(tips=False))) is None


def test_the_key_in_a_tip_is_the_one_of_the_device_in_hand() -> None:
    hint = next(tip for tip in TIPS if tip.name == "hint")
    assert "(T)" in str(hint.text)
    hints.source = lambda kind, _index: GLYPHS.get(kind, "")
    assert "(L3)" in str(hint.text)


def freeze_in_hand(tmp_path: Path, *unseen: str) -> StagedTable:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and sum(seat.active for seat in game.seats) > 1)
    bring_to_top(match.game, ["freeze"])
    staged = StagedTable(home(tmp_path, *unseen), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    return staged


def test_a_press_puts_it_away_and_decides_nothing(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    assert name_of(staged.scene.tips.shown) == "target"
    decisions = len(staged.match.journal)
    staged.screen.advance(GUARD + 0.1)
    staged.screen.give(Intent.pick(0))
    assert staged.scene.tips.shown is None
    assert len(staged.match.journal) == decisions
    staged.screen.give(Intent.pick(0))
    assert len(staged.match.journal) == decisions + 1


def test_a_press_meant_for_what_was_there_before_leaves_it(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    staged.screen.give(Intent.CONFIRM)
    assert staged.scene.tips.shown is not None


def test_it_waits_as_long_as_it_takes(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    staged.screen.advance(60)
    assert staged.scene.tips.shown is not None
    assert staged.screen.manager.wake_in is None
    assert not staged.screen.manager.animating


def test_it_is_remembered_and_comes_once(tmp_path: Path) -> None:
    staged = freeze_in_hand(tmp_path, "target")
    staged.screen.advance(1)
    staged.screen.give(Intent.CONFIRM)
    again = House(Home.at(tmp_path), language="en")
    assert "target" in again.settings.seen_tips


def test_while_it_is_read_nobody_else_acts(tmp_path: Path) -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 2) and sum(seat.active for seat in game.seats) == 3)
    match.game.seats[0].second_chance = False
    twice = match.game.seats[0].row[0].name
    bring_to_top(match.game, [twice])
    staged = StagedTable(home(tmp_path, "bust"), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    assert name_of(staged.scene.tips.shown) == "bust"
    decisions = len(match.journal)
    staged.screen.advance(10)
    assert len(match.journal) == decisions
    staged.screen.give(Intent.CONFIRM)
    staged.screen.advance(5)
    assert len(match.journal) > decisions


def test_where_nothing_is_kept_nothing_is_said() -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and sum(seat.active for seat in game.seats) > 1)
    bring_to_top(match.game, ["freeze"])
    staged = StagedTable(House(language="en"), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    assert staged.scene.tips.shown is None


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4, 6, 18, 24])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_no_tip_covers_a_card_or_a_number_or_is_cut(language: str, seats: int, text_size: float) -> None:
    house = stage.house(language)
    house.change(text_size=text_size)
    staged = StagedTable(house, mid_game(seats, 3), (1024, 640))
    layout, model = staged.scene._layout, staged.scene.model
    stage_place = layout.stage
    covered = [panel.box for panel in layout.panels]
    covered += [layout.deck, layout.discard, stage_place.controls, stage_place.points, stage_place.sum]
    covered += [stage_place.slot(index) for index in range(7)]
    for tip in TIPS:
        speech = place_for(tip.text, layout, model)
        assert speech is not None
        assert not any(part.colliderect(box) for part in (speech.bubble, speech.face) for box in covered)
        staged.scene.tips.shown = tip
        drawn = next(text for text in stage.texts(staged.screen) if text.string == str(tip.text))
        assert drawn.fitting is not Fitting.CUT
        assert drawn.on_surface


def test_they_can_be_shown_again(tmp_path: Path) -> None:
    house = home(tmp_path)
    screen = stage.show(SettingsScene(house, Part.GAME))
    button = stage.find(screen, "tips again")
    assert button.enabled
    scene = screen.manager.top
    assert isinstance(scene, SettingsScene)
    scene.ring.focus(button)
    stage.press(screen, Intent.CONFIRM)
    assert house.settings.seen_tips == frozenset()
    assert not stage.find(screen, "tips again").enabled
