"""A match watched again at the table, and played on from one of its decisions."""

import pytest

from flip7.dev.simple_play import simple_decision
from flip7.dev.sketches import sketched_job
from flip7.engine import Deal
from flip7.match.match import Match
from flip7.match.occasion import PRACTICE
from flip7.scenes.podium import PodiumScene
from flip7.scenes.review import ReviewScene
from flip7.scenes.review.replay import ReplayScene
from flip7.scenes.table import TableScene
from flip7.store.settings import Speed
from flip7.ui import Fitting, Intent, Offscreen
from flip7.ui.form import DialogScene
from tests.scenes import stage


def watch(step: int, *, playing: bool = False, seats: int = 4, language: str = "en") -> tuple[Offscreen, ReplayScene]:
    job = sketched_job(seats)
    home = stage.context(language)
    page = ReviewScene(home, job.match, job=job)
    page.go_to(step)
    screen = stage.show(page)
    stage.click(screen, "watch")
    scene = screen.manager.top
    assert isinstance(scene, ReplayScene)
    scene.playing = playing
    return screen, scene


def as_it_stood(scene: ReplayScene) -> None:
    saved = scene.state.match
    again = Match.replay(saved.plan, saved.origin, saved.journal[: scene.step])
    assert [seat.total for seat in scene.match.game.seats] == [seat.total for seat in again.game.seats]
    assert [seat.row for seat in scene.board.model.seats] == [seat.row for seat in again.game.seats]
    assert scene.state.step == scene.transport.scrubber.step == scene.step


def test_it_begins_where_the_page_was_and_leaves_the_page_where_it_ends() -> None:
    screen, scene = watch(17)
    assert scene.step == 17
    as_it_stood(scene)
    screen.give(Intent.PAGE_DOWN, Intent.BACK)
    stage.settle(screen)
    page = screen.manager.top
    assert isinstance(page, ReviewScene)
    assert page.state.step == page.state.course.round_after(17)


def test_it_plays_every_decision_in_order_to_the_end() -> None:
    screen, scene = watch(0, playing=True)
    scene.context.change(speed=Speed.INSTANT)
    seen = [0]
    while scene.playing:
        screen.advance(0.2, 0.1)
        if scene.step != seen[-1]:
            seen.append(scene.step)
    assert seen == list(range(scene.state.last + 1))
    assert scene.match.journal == list(scene.state.match.journal)
    assert scene.match.game.outcome() is not None
    assert isinstance(screen.manager.top, ReplayScene), "no podium follows: nobody has won anything now"


def test_a_step_on_is_seen_in_motion_and_a_step_back_as_it_stood() -> None:
    screen, scene = watch(9)
    screen.give(Intent.RIGHT)
    assert scene.step == 10
    assert scene.board.busy
    screen.give(Intent.RIGHT)
    assert scene.step == 11, "a press while it moves goes on from there"
    screen.give(Intent.LEFT)
    assert scene.step == 10
    assert not scene.board.busy
    as_it_stood(scene)


def test_rounds_ends_and_moments_can_be_jumped_to() -> None:
    screen, scene = watch(5)
    course = scene.state.course
    screen.give(Intent.PAGE_DOWN)
    assert scene.step == course.rounds[1]
    screen.give(Intent.END)
    assert scene.step == scene.state.last
    screen.give(Intent.HOME)
    assert scene.step == 0
    screen.give(Intent.SKIP)
    assert scene.step == scene.state.marks[0].step
    [mistake] = [moment for kind, moment in scene.state.moments.items() if kind.value == "mistake"]
    screen.give(Intent.pick(0))
    assert scene.step == mistake.step
    assert scene.ring.focused is scene.transport.play_button
    as_it_stood(scene)


def test_the_scrubber_has_the_rounds_and_the_telling_moments_and_follows_the_mouse() -> None:
    screen, scene = watch(5)
    facts = screen.facts().part("widget", "scrubber")
    assert len(facts.parts("mark")) == len(scene.state.marks)
    assert len(facts.parts("round")) == len(scene.state.course.rounds) - 1
    scrubber = scene.transport.scrubber
    at = (scrubber.place_of(40), scrubber.track.centery)
    screen.give(Intent.press(at))
    assert scene.step in (40, *(mark.step for mark in scene.state.marks))
    screen.give(Intent.point((scrubber.place_of(60), 0.0)))
    assert scene.step == 60
    screen.give(Intent.release((scrubber.place_of(60), 0.0)))
    as_it_stood(scene)


def test_a_press_on_the_table_stops_it_and_lets_it_go_on() -> None:
    screen, scene = watch(5, playing=True)
    middle = scene.board.layout.middle.center
    screen.give(Intent.press(middle), Intent.release(middle))
    assert not scene.playing
    screen.give(Intent.CONFIRM)
    assert scene.playing


def test_nobody_can_decide_anything() -> None:
    screen, scene = watch(5)
    screen.give(Intent.HIT, Intent.STAY, Intent.pick(8))
    assert scene.step == 5
    keys = {widget.key for widget in scene.ring.widgets}
    assert not keys & {"hit", "stay", "deck"}


@pytest.mark.parametrize(("seats", "language"), [(2, "de"), (10, "fr"), (18, "pl")])
def test_every_text_is_there_in_full(seats: int, language: str) -> None:
    screen, _scene = watch(9, seats=seats, language=language)
    for text in stage.texts(screen):
        assert text.fitting is not Fitting.CUT, text


@pytest.mark.parametrize("answer", [0, 1])
def test_play_on_sits_down_at_that_moment_and_ends_on_a_podium_that_does_not_count(answer: int) -> None:
    screen, scene = watch(30)
    stood = [seat.total for seat in scene.match.game.seats]
    at = scene._play_on.box.center
    screen.give(Intent.point(at), Intent.press(at), Intent.release(at))
    stage.settle(screen)
    assert isinstance(screen.manager.top, DialogScene)
    screen.give(Intent.pick(answer))
    stage.settle(screen)
    table = screen.manager.top
    assert isinstance(table, TableScene)
    assert table.match.occasion == PRACTICE
    assert [seat.total for seat in table.match.game.seats] == stood
    assert table.match.journal[:30] == list(scene.state.match.journal[:30])
    assert any("does not count" in text for text in screen.facts().part("practice").strings)
    table.context.change(speed=Speed.INSTANT)
    while table.match.game.pending is not None:
        table.match.apply(simple_decision(table.match.game))
    table.show_podium()
    stage.settle(screen)
    screen.advance(6.0, 0.1)
    assert isinstance(screen.manager.top, PodiumScene)
    assert any("does not count" in text for text in screen.facts().part("headline").strings)
    screen.give(Intent.BACK)
    stage.settle(screen)
    assert screen.manager.scenes[-1] is scene, "back at what was watched"


def test_not_now_goes_back_to_what_was_looked_at() -> None:
    screen, scene = watch(30)
    scene._sit_down()
    stage.settle(screen)
    screen.give(Intent.BACK)
    stage.settle(screen)
    assert screen.manager.top is scene


def test_a_match_played_on_takes_the_place_of_none_that_is_under_way() -> None:
    screen, scene = watch(30)
    under_way = scene.context.new_match(scene.state.plan)
    scene._sit_down()
    stage.settle(screen)
    screen.give(Intent.pick(0))
    stage.settle(screen)
    assert scene.context.match_under_way() is under_way
    assert not isinstance(under_way.game.pending, type(None))
    assert isinstance(under_way.game.pending, Deal)
