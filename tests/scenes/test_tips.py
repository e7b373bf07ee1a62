"""Tips: once each, at their moment, and never over a number."""

from pathlib import Path

import pytest

from flip7 import i18n
from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, new_numbers, plan_for, play_to, turn_of_person, with_next
from flip7.engine import Move, Target, Turn, card
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipThreeStarted,
    Frozen,
    Place,
    Reshuffled,
    SecondChanceTaken,
)
from flip7.match.match import Match
from flip7.scenes.settings import SettingsScene
from flip7.scenes.settings.scene import Part
from flip7.scenes.table.tip_display import place_for
from flip7.scenes.tips import TIPS, Moment, Tip, tip_for
from flip7.store.home import Home
from flip7.store.settings import Pace, Settings
from flip7.ui import Intent
from flip7.ui.hints import hints
from flip7.ui.pads import LABELS, PadFamily
from flip7.ui.text import Fitting
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

ALL = frozenset(tip.name for tip in TIPS)
SIZE = (1280, 720)


def only(*names: str) -> Settings:
    """Settings of somebody who has seen all tips but these."""
    return Settings(seen_tips=ALL - set(names))


def home(tmp_path: Path, *unseen: str) -> Context:
    context = Context(Home.at(tmp_path), language="en")
    context.change(introduction_seen=True, ai_pace=Pace.INSTANT, seen_tips=ALL - set(unseen))
    return context


def name_of(tip: Tip | None) -> str | None:
    return None if tip is None else tip.name


def person_hits(match: Match, card: str) -> tuple[Match, list[Event]]:
    """The match in which this card comes next, and what comes of it."""
    match = with_next(match, [card])
    return match, match.apply(Move.HIT)


def at_turn(least: int = 2, seed: int = 11) -> Match:
    return mid_game(3, least, seed)


def due(match: Match, name: str, *events: Event) -> bool:
    """Whether a tip is given after one of these events, or without any when a decision is due."""
    moments = [Moment(match, only(name), event) for event in events] or [Moment(match, only(name))]
    return any(name_of(tip_for(moment)) == name for moment in moments)


def test_every_tip_has_a_name_of_its_own() -> None:
    assert len(ALL) == len(TIPS)


def test_a_bust_of_a_person_is_the_moment_for_the_tip_about_it() -> None:
    match = at_turn()
    match, events = person_hits(match, match.game.seats[0].row[0].name)
    assert [event for event in events if due(match, "bust", event)] == [
        event for event in events if isinstance(event, Busted)
    ]
    assert not due(match, "bust")


def test_an_ai_that_busts_is_not() -> None:
    match = at_turn()
    card = match.game.seats[0].row[0]
    assert not due(match, "bust", Busted(1, card, 9))
    assert due(match, "bust", Busted(0, card, 9))


def test_frozen_second_chance_and_reshuffle_have_theirs() -> None:
    match = at_turn()
    assert due(match, "frozen", Frozen(0, 1, Place.HAND, 12))
    assert not due(match, "frozen", Frozen(2, 0, Place.HAND, 12))
    assert due(match, "second-chance", SecondChanceTaken(0, 0, Place.HAND))
    assert due(match, "reshuffle", Reshuffled(40))


def test_a_flip_three_of_anybody_is_explained() -> None:
    match = at_turn()
    assert due(match, "flip-three", FlipThreeStarted(1, 1, Place.HAND))
    assert not due(match, "flip-three", Reshuffled(40))


def test_a_bonus_card_of_a_person_has_its_own() -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1))
    match, events = person_hits(match, "+4")
    assert due(match, "bonus", *events)
    assert not due(match, "bonus", CardDealt(1, card("+4"), Place.BONUSES, 4, 30))
    assert not due(match, "bonus", CardDealt(0, card("4"), Place.ROW, 4, 30))


def test_choosing_a_target_is_explained_when_a_person_chooses() -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and sum(seat.active for seat in game.seats) > 1)
    match, _events = person_hits(match, "freeze")
    assert isinstance(match.game.pending, Target)
    assert due(match, "target")


def test_five_numbers_are_told_at_five_numbers() -> None:
    match = Match(plan_for(1), 3)
    match.apply(Move.DEAL)
    while len(match.game.seats[0].row) < 5:
        assert not due(match, "five-numbers")
        match = with_next(match, new_numbers(match.game, 0)[:1])
        match.apply(Move.HIT)
    assert due(match, "five-numbers")


def test_speed_and_story_wait_until_a_match_gets_long() -> None:
    match = Match(plan_for(2), 5)
    play_to(match, lambda game: turn_of_person(game, 0))
    assert not due(match, "story")
    assert not due(match, "speed")
    play_to(match, lambda game: game.round_number == 3 and turn_of_person(game, 0))
    assert due(match, "story")
    assert due(match, "speed")


def test_what_is_switched_off_is_not_recommended() -> None:
    match = at_turn(4)
    assert match.game.pending == Turn(0)
    shown = Settings(seen_tips=ALL - {"risk", "hint"})
    hidden = Settings(seen_tips=ALL - {"risk", "hint"}, bust_risk=False, hints=False)
    assert tip_for(Moment(match, shown)) is not None
    assert tip_for(Moment(match, hidden)) is None


def test_switched_off_there_are_none() -> None:
    assert tip_for(Moment(at_turn(4), Settings(tips=False))) is None


def test_the_key_in_a_tip_is_the_one_of_the_device_in_hand() -> None:
    hint = next(tip for tip in TIPS if tip.name == "hint")
    assert "(T)" in str(hint.text)
    hints.source = lambda kind, _index: LABELS[PadFamily.PLAYSTATION].get(kind, "")
    assert "(L3)" in str(hint.text)


def test_where_nothing_is_kept_nothing_is_said() -> None:
    match = Match(plan_for(3), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and sum(seat.active for seat in game.seats) > 1)
    match = with_next(match, ["freeze"])
    staged = StagedTable(Context(language="en"), match, SIZE)
    staged.decide(Move.HIT)
    staged.settle()
    assert staged.scene.tips.shown is None


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4, 6, 18, 24])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_no_tip_covers_a_card_or_a_number_or_is_cut(language: str, seats: int, text_size: float) -> None:
    context = stage.context(language)
    context.change(text_size=text_size)
    staged = StagedTable(context, mid_game(seats, 3), (1024, 640))
    layout, model = staged.scene.board.layout, staged.scene.model
    place = layout.home
    covered = [other.frame for other in layout.others]
    covered += [layout.deck, layout.discard, place.controls, place.points, place.sum]
    covered += [place.slot(index, 7, 0) for index in range(7)]
    for tip in TIPS:
        speech = place_for(tip, layout, model)
        assert speech is not None
        assert not any(part.colliderect(box) for part in (speech.bubble, speech.face) for box in covered)
        staged.scene.tips.shown = tip
        said = staged.screen.facts().part("tip").texts
        assert [text.string for text in said][:1] == [str(tip.text)]
        assert len(said) == 1 + tip.holds
        for drawn in said:
            assert drawn.fitting is not Fitting.CUT
            assert drawn.on_surface


def test_they_can_be_shown_again(tmp_path: Path) -> None:
    context = home(tmp_path)
    screen = stage.show(SettingsScene(context, Part.GAME))
    button = stage.find(screen, "tips again")
    assert button.enabled
    scene = screen.manager.top
    assert isinstance(scene, SettingsScene)
    scene.ring.focus(button)
    stage.press(screen, Intent.CONFIRM)
    assert context.settings.seen_tips == frozenset()
    assert not stage.find(screen, "tips again").enabled
