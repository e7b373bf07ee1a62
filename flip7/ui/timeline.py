"""Motions as plain data: what happens when, played in time order at any frame rate and at any speed.

A timeline is put together from steps, each placed relative to the end of what is there already. Time left over at its
end is handed back, so that a sequence takes as long at 30 as at 144 frames a second. It can be finished at once: then
all that it does is done, in the same order, only silently.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Union

from flip7.ui.easing import Ease, linear

PlaySound = Callable[[str], object]


def silence(_cue: str) -> None:
    """No sound at all."""


@dataclass(frozen=True, slots=True)
class Tween:
    """Calls `apply` with a value from 0 to 1 over `duration` seconds; the last call is always with the end value."""

    duration: float
    apply: Callable[[float], object]
    ease: Ease = linear


@dataclass(frozen=True, slots=True)
class Pause:
    """Nothing happens for so many seconds."""

    duration: float


@dataclass(frozen=True, slots=True)
class Call:
    """Something that is done once at its moment, also when the timeline is skipped."""

    function: Callable[[], object]
    duration: float = field(default=0.0, init=False)


@dataclass(frozen=True, slots=True)
class Sound:
    """A cue that is heard at its moment, but not when the timeline is skipped."""

    cue: str
    duration: float = field(default=0.0, init=False)


Step = Union[Tween, Pause, Call, Sound, "Timeline"]


class _Edge(Enum):
    START = 0
    END = 1


@dataclass(frozen=True, slots=True)
class _Moment:
    """Where something begins or ends."""

    time: float
    order: int
    edge: _Edge
    step: Tween | Call | Sound


_REACHED = 1e-9
"""So near to a moment is in it: sums of frames and sums of durations differ in their last digits."""


def _seconds(value: float) -> float:
    # Two ways of adding up to the same moment must meet in it: 0.1 + 0.2 and 0.3 are the same time.
    return round(value, 6)


class Timeline:
    """Steps with their times. Building it: `timeline.add(move).add(flip, at=-0.08).with_previous(Sound("flip"))`."""

    def __init__(self, *steps: Step) -> None:
        self._placed: list[tuple[float, Tween | Pause | Call | Sound]] = []
        self._duration = 0.0
        self._previous = 0.0
        self._time = 0.0
        self._moments: list[_Moment] | None = None
        self._hand_over: float | None = None
        self._next = 0
        self._running: dict[int, tuple[float, Tween]] = {}
        for step in steps:
            self.add(step)

    def __repr__(self) -> str:
        return f"Timeline({len(self._placed)} steps, {self._time:.3f} of {self._duration:.3f} s)"

    @property
    def duration(self) -> float:
        """Seconds from the first step to the end of the last."""
        return self._duration

    @property
    def elapsed(self) -> float:
        """Seconds played so far, `duration` at most."""
        return min(self._time, self._duration)

    @property
    def hand_over(self) -> float:
        """The moment from which on the next timeline may play beside the rest of this one; its end if not said."""
        return self._duration if self._hand_over is None else self._hand_over

    def hands_over(self, function: Callable[[], object] | None = None) -> "Timeline":
        """What is added after this is only its fading out: the next timeline may begin here.

        With a function, it is called at that moment, wherever it was set before.
        """
        if function is None:
            self._hand_over = self._duration
            return self
        return self._place(Call(function), self.hand_over)

    @property
    def done(self) -> bool:
        """Whether every step has been played to its end. One that was never advanced is not done, even if it is
        empty."""
        return (
            self._moments is not None and self._next >= len(self._moments) and self._time >= self._duration - _REACHED
        )

    def add(self, step: Step, at: float | None = None) -> "Timeline":
        """Put a step at the end, or `at` seconds after the end: a negative `at` overlaps with what is there.

        Another timeline is taken as it is now; what is added to that one later is not part of this.
        """
        return self._place(step, self._duration + (at or 0.0))

    def with_previous(self, step: Step, at: float = 0.0) -> "Timeline":
        """Start a step together with the one added before it, or `at` seconds after that one's start."""
        return self._place(step, self._previous + at)

    def scaled(self, factor: float) -> "Timeline":
        """The same steps, taking `factor` times as long."""
        whole = Timeline()
        for start, step in self._placed:
            if isinstance(step, Tween):
                step = Tween(step.duration * factor, step.apply, step.ease)  # noqa: PLW2901
            elif isinstance(step, Pause):
                step = Pause(step.duration * factor)  # noqa: PLW2901
            whole._place(step, start * factor)
        return whole

    def advance(self, dt: float, play_sound: PlaySound = silence) -> float:
        """Let `dt` seconds pass. Gives the time that was left over: more than nothing only when it has ended."""
        target = self._time + dt
        moments = self._unrolled()
        while self._next < len(moments) and moments[self._next].time <= target + _REACHED:
            moment = moments[self._next]
            self._next += 1
            if isinstance(moment.step, Call):
                self._show(moment.time)
            self._meet(moment, play_sound)
        if self._running:
            self._show(target)
        # A call may have finished this timeline from inside; time never runs backwards.
        self._time = max(self._time, min(target, self._duration))
        return max(0.0, target - self._duration) if self.done else 0.0

    def finish(self) -> None:
        """Go to the end: every call and every tween's end in its order, each once, and no sound."""
        self.advance(max(0.0, self._duration - self._time) + 1.0, silence)

    def _place(self, step: Step, start: float) -> "Timeline":
        if self._moments is not None:
            raise ValueError("a timeline that is playing takes no more steps")
        start = _seconds(max(0.0, start))
        if isinstance(step, Timeline):
            self._placed.extend((_seconds(start + inner), part) for inner, part in step._placed)
        else:
            if step.duration < 0:
                raise ValueError(f"a step takes no negative time: {step}")
            self._placed.append((_seconds(start), step))
        self._previous = start
        self._duration = max(self._duration, _seconds(start + _seconds(step.duration)))
        return self

    def _unrolled(self) -> list[_Moment]:
        if self._moments is None:
            moments: list[_Moment] = []
            for order, (start, step) in enumerate(self._placed):
                if isinstance(step, Pause):
                    continue
                moments.append(_Moment(start, order, _Edge.START, step))
                if isinstance(step, Tween):
                    moments.append(_Moment(_seconds(start + _seconds(step.duration)), order, _Edge.END, step))
            # At the same moment, what was added first comes first: a call after a tween sees it ended.
            moments.sort(key=lambda moment: (moment.time, moment.order, moment.edge.value))
            self._moments = moments
        return self._moments

    def _meet(self, moment: _Moment, play_sound: PlaySound) -> None:
        step = moment.step
        if isinstance(step, Call):
            step.function()
        elif isinstance(step, Sound):
            play_sound(step.cue)
        elif moment.edge is _Edge.START:
            self._running[moment.order] = (moment.time, step)
            if step.duration:
                step.apply(step.ease(0.0))
        else:
            self._running.pop(moment.order, None)
            step.apply(step.ease(1.0))

    def _show(self, time: float) -> None:
        """Bring the tweens under way to a moment, so that a call at that moment sees the same at every frame rate."""
        for start, tween in tuple(self._running.values()):
            # A call at the very end of a tween that was added after it sees it ended, too.
            if tween.duration and start < time:
                tween.apply(tween.ease(min(1.0, (time - start) / tween.duration)))


class Speed(Enum):
    """How fast timelines play, as a factor on time."""

    NORMAL = 1.0
    DOUBLE = 2.0
    QUADRUPLE = 4.0
    INSTANT = float("inf")


class Timelines:
    """Timelines one after another. What is pushed while one plays waits until that one hands over."""

    def __init__(self, play_sound: PlaySound = silence, speed: Speed = Speed.NORMAL) -> None:
        self.play_sound = play_sound
        self.speed = speed
        self._waiting: deque[Timeline] = deque()
        self._fading: list[Timeline] = []
        """Those that have handed over, and are not at their end yet."""

    @property
    def busy(self) -> bool:
        """Whether one plays that has not handed over yet."""
        return bool(self._waiting)

    @property
    def moving(self) -> bool:
        """Whether anything plays, if only its end."""
        return bool(self._waiting or self._fading)

    def __len__(self) -> int:
        return len(self._waiting)

    def push(self, timeline: Timeline) -> None:
        """Let a timeline play after those that wait already; at once if there are none."""
        self._waiting.append(timeline)

    def advance(self, dt: float) -> None:
        """Let `dt` real seconds pass, at the speed that is set. Time left over by one goes to the next."""
        if self.speed is Speed.INSTANT:
            self.finish_all()
            return
        left = dt * self.speed.value
        fading = tuple(self._fading)
        while self._waiting:
            current = self._waiting[0]
            spent = current.elapsed + left
            current.advance(left, self.play_sound)
            left = spent - current.hand_over
            if left < -_REACHED:
                break
            left = max(0.0, left)
            self._drop(current)
            if not current.done and current not in self._fading:
                self._fading.append(current)
        for timeline in fading:
            timeline.advance(dt * self.speed.value, self.play_sound)
        self._fading = [timeline for timeline in self._fading if not timeline.done]

    def settle(self) -> None:
        """Bring what fades to its end: something else is about to move the same things."""
        fading, self._fading = self._fading, []
        for timeline in fading:
            timeline.finish()

    def skip(self) -> None:
        """Finish the timeline under way; the next one starts from its beginning."""
        self.settle()
        if self._waiting:
            current = self._waiting[0]
            current.finish()
            self._drop(current)

    def finish_all(self) -> None:
        """Bring everything to its end, also what is pushed by a call on the way."""
        self.settle()
        while self._waiting:
            self.skip()

    def _drop(self, timeline: Timeline) -> None:
        # A call inside it may have skipped or finished the queue already.
        if self._waiting and self._waiting[0] is timeline:
            self._waiting.popleft()
