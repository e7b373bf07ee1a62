from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.ui.easing import out_cubic
from flip7.ui.timeline import Call, Pause, Sound, Speed, Step, Timeline, Timelines, Tween

FRAME = 1 / 64
"""Exact in binary, so that sums of frames are exact and a test can ask for equal times."""


@dataclass
class Table:
    """Something timelines change, and a record of what they did."""

    values: dict[str, float] = field(default_factory=dict)
    done: list[tuple[str, dict[str, float]]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)

    def mover(self, name: str) -> Callable[[float], None]:
        return lambda value: self.values.__setitem__(name, value)

    def noter(self, name: str) -> Callable[[], None]:
        return lambda: self.done.append((name, dict(self.values)))


def _play(timeline: Timeline, table: Table, frames: list[float]) -> float:
    """Play to the end; gives the time it took."""
    spent = 0.0
    for dt in frames:
        left = timeline.advance(dt, table.heard.append)
        spent += dt - left
        if timeline.done:
            return spent
    raise AssertionError("the frames did not suffice")


def test_steps_follow_each_other() -> None:
    table = Table()
    timeline = Timeline(Pause(0.5), Call(table.noter("one")), Pause(0.25), Call(table.noter("two")))
    timeline.advance(0.5)
    assert [name for name, _ in table.done] == ["one"]
    timeline.advance(0.25)
    assert [name for name, _ in table.done] == ["one", "two"]
    assert timeline.done


def test_a_negative_place_overlaps_with_what_is_there() -> None:
    timeline = Timeline(Pause(1.0)).add(Pause(0.5), at=-0.25)
    assert timeline.duration == pytest.approx(1.25)


def test_a_positive_place_leaves_a_gap() -> None:
    assert Timeline(Pause(1.0)).add(Pause(0.5), at=0.25).duration == pytest.approx(1.75)


def test_with_previous_starts_together() -> None:
    table = Table()
    timeline = Timeline(Pause(1.0)).add(Tween(1.0, table.mover("x"))).with_previous(Call(table.noter("now")))
    assert timeline.duration == 2.0
    timeline.advance(1.0)
    assert table.done[0] == ("now", {"x": 0.0})


def test_a_nested_timeline_is_a_step_like_others() -> None:
    table = Table()
    inner = Timeline(Pause(0.5), Call(table.noter("inner")), Pause(0.5))
    outer = Timeline(Pause(1.0), inner, Call(table.noter("outer")))
    assert outer.duration == 2.0
    outer.advance(1.5)
    assert [name for name, _ in table.done] == ["inner"]
    outer.advance(0.5)
    assert [name for name, _ in table.done] == ["inner", "outer"]


def test_calls_of_nested_timelines_mix_in_the_order_of_time() -> None:
    table = Table()
    one = Timeline(Pause(0.1), Call(table.noter("a")), Pause(0.2), Call(table.noter("c")))
    two = Timeline(Pause(0.2), Call(table.noter("b")), Pause(0.2), Call(table.noter("d")))
    Timeline(one).with_previous(two).advance(5.0)
    assert [name for name, _ in table.done] == ["a", "b", "c", "d"]


def test_time_left_over_is_handed_back() -> None:
    assert Timeline(Pause(0.3)).advance(1.0) == pytest.approx(0.7)


def test_a_tween_ends_exactly_at_one() -> None:
    table = Table()
    timeline = Timeline(Tween(0.7, table.mover("x"), out_cubic))
    timeline.advance(0.33)
    assert 0 < table.values["x"] < 1
    timeline.advance(0.5)
    assert table.values["x"] == 1.0


def test_a_call_after_a_tween_sees_it_ended_however_the_times_add_up() -> None:
    table = Table()
    timeline = Timeline(Tween(0.1, table.mover("x")), Tween(0.2, table.mover("y")), Call(table.noter("end")))
    timeline.advance(10)
    assert table.done == [("end", {"x": 1.0, "y": 1.0})]


def test_a_call_in_the_middle_of_a_tween_sees_the_same_at_every_frame_rate() -> None:
    seen = []
    for frames in ([2.0], [FRAME] * 128):
        table = Table()
        _play(Timeline(Tween(1.0, table.mover("x"))).with_previous(Call(table.noter("half")), at=0.5), table, frames)
        seen.append(table.done)
    assert seen[0] == seen[1] == [("half", {"x": 0.5})]


def test_a_step_of_no_time_is_done() -> None:
    table = Table()
    assert Timeline(Tween(0.0, table.mover("x")), Call(table.noter("end"))).advance(0.0) == 0.0
    assert table.done == [("end", {"x": 1.0})]


def test_finish_is_silent_and_does_everything_else() -> None:
    table = Table()
    timeline = Timeline(Sound("deal"), Tween(1.0, table.mover("x")), Sound("flip"), Call(table.noter("end")))
    timeline.advance(0.25, table.heard.append)
    timeline.finish()
    assert table.heard == ["deal"]
    assert table.done == [("end", {"x": 1.0})]
    assert timeline.done


def test_a_finished_timeline_does_nothing_more() -> None:
    table = Table()
    timeline = Timeline(Pause(0.5), Call(table.noter("once")))
    timeline.finish()
    timeline.finish()
    assert timeline.advance(1.0) == 1.0
    assert len(table.done) == 1


def test_a_playing_timeline_takes_no_more_steps() -> None:
    timeline = Timeline(Pause(1.0))
    timeline.advance(0.1)
    with pytest.raises(ValueError, match="playing"):
        timeline.add(Pause(1.0))


def test_a_timeline_can_be_stretched() -> None:
    table = Table()
    slow = Timeline(Tween(1.0, table.mover("x")), Call(table.noter("end"))).add(Pause(0.5), at=-0.25).scaled(2.0)
    assert slow.duration == pytest.approx(2.5)
    slow.advance(1.0)
    assert table.values["x"] == 0.5


def test_the_same_tween_twice_runs_twice() -> None:
    values: list[float] = []
    tween = Tween(1.0, values.append)
    Timeline(tween).with_previous(tween, at=0.5).advance(9)
    assert values.count(1.0) == 2


def test_a_call_may_finish_its_own_timeline() -> None:
    table = Table()
    timeline = Timeline(Pause(0.1))
    timeline.add(Call(timeline.finish)).add(Pause(5.0)).add(Call(table.noter("end")))
    timeline.advance(0.2)
    assert timeline.done
    assert len(table.done) == 1


times = st.integers(min_value=0, max_value=64).map(lambda n: n * FRAME)
kinds = st.sampled_from(["tween", "call", "sound", "pause", "nest"])
plans = st.lists(st.tuples(kinds, times, st.integers(-32, 32).map(lambda n: n * FRAME), st.booleans()), max_size=9)
partitions = st.lists(st.integers(min_value=0, max_value=40).map(lambda n: n * FRAME), max_size=60)


def _build(plan: list[tuple[str, float, float, bool]], table: Table) -> Timeline:
    timeline = Timeline()
    for number, (kind, duration, at, together) in enumerate(plan):
        name = f"{kind} {number}"
        # Three tweens share a value: which of them has the last word must not depend on the frames.
        mover = table.mover(f"value {number % 3}")
        steps: dict[str, Step] = {
            "tween": Tween(duration, mover, out_cubic),
            "call": Call(table.noter(name)),
            "sound": Sound(name),
            "pause": Pause(duration),
            "nest": Timeline(Pause(duration / 2), Call(table.noter(name)), Tween(duration, mover)),
        }
        if together:
            timeline.with_previous(steps[kind], max(0.0, at))
        else:
            timeline.add(steps[kind], at)
    return timeline


@settings(max_examples=120, deadline=None)
@given(plans, partitions)
def test_any_frames_give_the_same_end_the_same_order_and_the_same_time(
    plan: list[tuple[str, float, float, bool]], frames: list[float]
) -> None:
    whole, parts = Table(), Table()
    timeline = _build(plan, whole)
    spent = _play(timeline, whole, [timeline.duration + 1])
    assert spent == pytest.approx(timeline.duration)
    again = _build(plan, parts)
    assert _play(again, parts, [*frames, again.duration + 1]) == pytest.approx(spent)
    assert parts == whole


@settings(max_examples=120, deadline=None)
@given(plans, partitions)
def test_skipping_at_any_moment_does_what_playing_would_have_done(
    plan: list[tuple[str, float, float, bool]], frames: list[float]
) -> None:
    played, skipped = Table(), Table()
    _play(_build(plan, played), played, [1e6])
    timeline = _build(plan, skipped)
    for dt in frames:
        timeline.advance(dt, skipped.heard.append)
    heard = list(skipped.heard)
    timeline.finish()
    assert skipped.heard == heard
    assert (skipped.values, skipped.done) == (played.values, played.done)


@settings(max_examples=60, deadline=None)
@given(st.lists(plans, max_size=4), partitions)
def test_a_queue_takes_the_sum_of_its_times_at_any_frame_rate(
    queue: list[list[tuple[str, float, float, bool]]], frames: list[float]
) -> None:
    def run(dts: list[float]) -> Table:
        table = Table()
        timelines = Timelines(table.heard.append)
        for plan in queue:
            timelines.push(_build(plan, table))
        for dt in dts:
            timelines.advance(dt)
        return table

    total = sum(_build(plan, Table()).duration for plan in queue)
    assert run([total]) == run([min(dt, 0.25) for dt in frames] + [total])


def test_left_over_time_flows_into_the_next_timeline() -> None:
    table = Table()
    timelines = Timelines()
    timelines.push(Timeline(Pause(0.3)))
    timelines.push(Timeline(Tween(1.0, table.mover("x"))))
    timelines.advance(0.8)
    assert table.values["x"] == pytest.approx(0.5)


@pytest.mark.parametrize(("speed", "seconds"), [(Speed.NORMAL, 2.0), (Speed.DOUBLE, 1.0), (Speed.QUADRUPLE, 0.5)])
def test_speed_shortens_the_time(speed: Speed, seconds: float) -> None:
    timelines = Timelines(speed=speed)
    timelines.push(Timeline(Pause(2.0)))
    timelines.advance(seconds - FRAME)
    assert timelines.busy
    timelines.advance(FRAME)
    assert not timelines.busy


def test_instant_is_done_at_the_next_frame_and_silent() -> None:
    table = Table()
    timelines = Timelines(table.heard.append, Speed.INSTANT)
    timelines.push(Timeline(Pause(60), Sound("bust"), Call(table.noter("end"))))
    timelines.advance(0)
    assert not timelines.busy
    assert len(table.done) == 1
    assert table.heard == []


def fading(table: Table) -> Timeline:
    """Hands over after half of its two seconds."""
    return (
        Timeline(Tween(1.0, table.mover("x")))
        .hands_over()
        .add(Tween(1.0, table.mover("y")))
        .add(Call(table.noter("faded")))
    )


def test_the_next_timeline_begins_where_one_hands_over_and_both_play_to_their_end() -> None:
    table = Table()
    timelines = Timelines()
    timelines.push(fading(table))
    timelines.push(Timeline(Tween(1.0, table.mover("z"))))
    timelines.advance(1.5)
    assert (table.values["x"], table.values["y"], table.values["z"]) == pytest.approx((1.0, 0.5, 0.5))
    timelines.advance(0.5)
    assert (table.values["y"], table.values["z"]) == (1.0, 1.0)
    assert [name for name, _ in table.done] == ["faded"]
    assert not timelines.moving


def test_what_only_fades_moves_but_keeps_nobody_waiting() -> None:
    table = Table()
    timelines = Timelines()
    timelines.push(fading(table))
    assert timelines.busy
    timelines.advance(1.0)
    assert (timelines.busy, timelines.moving) == (False, True)
    timelines.advance(1.0)
    assert (timelines.busy, timelines.moving) == (False, False)


def test_settle_brings_what_fades_to_its_end_and_leaves_the_rest_alone() -> None:
    table = Table()
    timelines = Timelines()
    timelines.push(fading(table))
    timelines.push(Timeline(Tween(1.0, table.mover("z"))))
    timelines.advance(1.25)
    timelines.settle()
    assert table.values["y"] == 1.0
    assert table.values["z"] == pytest.approx(0.25)
    assert timelines.busy


@pytest.mark.parametrize("frames", [1, 7, 60])
def test_a_function_is_called_once_where_it_hands_over(frames: int) -> None:
    table = Table()
    timeline = fading(table).hands_over(table.noter("over"))
    assert timeline.hand_over == 1.0
    timelines = Timelines()
    timelines.push(timeline)
    for _frame in range(frames):
        timelines.advance(2.0 / frames)
    timelines.finish_all()
    assert [name for name, _ in table.done] == ["over", "faded"]


def test_a_timeline_that_says_nothing_hands_over_at_its_end() -> None:
    assert Timeline(Pause(0.75)).hand_over == 0.75


def test_skip_ends_the_current_timeline_only() -> None:
    table = Table()
    timelines = Timelines()
    timelines.push(Timeline(Pause(5), Call(table.noter("first"))))
    timelines.push(Timeline(Pause(5), Call(table.noter("second"))))
    timelines.advance(0.1)
    timelines.skip()
    assert [name for name, _ in table.done] == ["first"]
    assert timelines.busy


def test_what_a_call_pushes_waits_for_its_turn() -> None:
    table = Table()
    timelines = Timelines()
    later = Timeline(Call(table.noter("later")))
    timelines.push(Timeline(Call(lambda: timelines.push(later)), Pause(0.5), Call(table.noter("first"))))
    timelines.finish_all()
    assert [name for name, _ in table.done] == ["first", "later"]


def test_a_call_may_skip_the_queue_it_is_in() -> None:
    table = Table()
    timelines = Timelines()
    timelines.push(Timeline(Call(timelines.finish_all), Pause(9), Call(table.noter("first"))))
    timelines.push(Timeline(Pause(9), Call(table.noter("second"))))
    timelines.advance(0.1)
    assert [name for name, _ in table.done] == ["first", "second"]
    assert not timelines.busy
