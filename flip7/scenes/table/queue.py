"""What is shown next: the events of a decision wait here, and become motion one after another.

Nothing of a decision is shown before it is safe on the disk, so that nothing seen can be taken back. A press while
something moves brings everything to its end. A tip about an event may hold back the next one.
"""

from collections import deque
from collections.abc import Callable, Iterable

from flip7.engine.events import Event
from flip7.ui.timeline import Speed, Timeline, Timelines


class EventQueue:
    """Plays events in their order, and then asks for the next decision.

    `show` gives the timeline of an event, built from the table as it is then; `ask` that of the question after the last
    event. `saved` says whether the last decision is on the disk.
    """

    def __init__(
        self,
        show: Callable[[Event], Timeline],
        ask: Callable[[], Timeline],
        saved: Callable[[], bool],
        timelines: Timelines,
    ) -> None:
        self._show = show
        self._ask = ask
        self._saved = saved
        self.timelines = timelines
        self.showing: Event | None = None
        """The event that is in motion now, or that is held on the screen."""
        self.holds: Callable[[Event], bool] = lambda _event: False
        """Asked about each event that has been shown: True to wait for `go_on` before the next one."""
        self._waiting: deque[Event] = deque()
        self._asks = False
        self._unsaved = False
        self._at_once = False
        self._on_begin: Callable[[], object] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is still being shown, or will be at once."""
        return self.timelines.busy or self._unsaved

    def add(
        self, events: Iterable[Event], *, at_once: bool = False, on_begin: Callable[[], object] | None = None
    ) -> None:
        """Have what has come of a decision wait for `release`.

        `on_begin` is called in the moment it begins to be shown. With `at_once` only the end of it all is seen.
        """
        self._waiting.extend(events)
        self._asks = self._unsaved = True
        self._at_once, self._on_begin = at_once, on_begin

    def release(self) -> bool:
        """Begin to show what has come of the last decision, once nothing can take that back. True if it begins now."""
        if not self._unsaved or not self._saved():
            return False
        self._unsaved = False
        if self._on_begin is not None:
            self._on_begin()
        self._next()
        if self._at_once or self.timelines.speed is Speed.INSTANT:
            self.timelines.finish_all()
        return True

    def advance(self, dt: float) -> bool:
        """Let time pass. True if something has changed on the screen."""
        moving = self.timelines.moving
        if moving:
            self.timelines.advance(dt)
        return (not self.timelines.busy and self.release()) or moving

    def go_on(self) -> None:
        """What was held on the screen has been understood: on to the next event."""
        self.showing = None
        self._next()

    def catch_up(self) -> None:
        """Bring the screen up to the game, also with what is not released yet."""
        self._at_once = True
        self.timelines.finish_all()

    def _next(self) -> None:
        if self.showing is not None and self.holds(self.showing):
            return
        self.showing = self._waiting.popleft() if self._waiting else None
        if self.showing is not None:
            timeline = self._show(self.showing)
        elif self._asks:
            self._asks = False
            timeline = self._ask()
        else:
            return
        self.timelines.push(timeline.hands_over(self._next))
