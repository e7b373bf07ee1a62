"""What is shown next at the table: in which order, from when on, and when it waits."""

from flip7.engine.events import Event, RoundStarted, Stayed, TableCleared
from flip7.scenes.table.queue import EventQueue
from flip7.ui.timeline import Call, Pause, Speed, Timeline, Timelines

EVENTS: list[Event] = [TableCleared(0), RoundStarted(1, 0), Stayed(0, 0)]


class Watched:
    """A queue whose events take a second each, and what has begun and ended of them."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.saved = True
        self.queue = EventQueue(self.show, lambda: self.part("question"), lambda: self.saved, Timelines())

    def show(self, event: Event) -> Timeline:
        return self.part(type(event).__name__)

    def part(self, name: str) -> Timeline:
        def see(what: str) -> Call:
            return Call(lambda: self.seen.append(f"{name} {what}"))

        return Timeline(see("begins"), Pause(1.0), see("ends"))


ALL = [
    f"{name} {what}" for name in ("TableCleared", "RoundStarted", "Stayed", "question") for what in ("begins", "ends")
]


def test_events_are_shown_one_after_another_and_then_the_question() -> None:
    watched = Watched()
    watched.queue.add(EVENTS)
    assert watched.queue.release()
    for _ in range(9):
        watched.queue.advance(0.5)
    assert watched.seen == ALL
    assert not watched.queue.busy
    assert watched.queue.showing is None


def test_nothing_is_shown_before_the_decision_is_saved() -> None:
    watched = Watched()
    watched.saved = False
    watched.queue.add(EVENTS, on_begin=lambda: watched.seen.append("saved"))
    assert not watched.queue.release()
    assert not watched.queue.advance(5.0)
    assert watched.queue.busy
    assert watched.seen == []
    watched.saved = True
    assert watched.queue.advance(0.1)
    watched.queue.advance(0.1)
    assert watched.seen == ["saved", "TableCleared begins"]


def test_a_press_before_it_is_saved_shows_only_the_end() -> None:
    watched = Watched()
    watched.saved = False
    watched.queue.add(EVENTS)
    watched.queue.catch_up()
    assert watched.seen == []
    watched.saved = True
    watched.queue.advance(0.0)
    assert watched.seen == ALL
    assert not watched.queue.busy


def test_a_press_in_motion_ends_what_moves_and_is_forgotten_at_the_next_decision() -> None:
    watched = Watched()
    watched.queue.add(EVENTS)
    watched.queue.release()
    watched.queue.catch_up()
    assert watched.seen == ALL
    watched.queue.add(EVENTS)
    watched.queue.release()
    assert watched.queue.busy


def test_at_once_or_at_instant_speed_all_of_it_is_over_when_it_begins() -> None:
    rushed, instant = Watched(), Watched()
    rushed.queue.add(EVENTS, at_once=True)
    instant.queue.timelines.speed = Speed.INSTANT
    instant.queue.add(EVENTS)
    for watched in (rushed, instant):
        assert watched.queue.release()
        assert watched.seen == ALL


def test_an_event_that_is_held_stays_until_somebody_goes_on() -> None:
    watched = Watched()
    watched.queue.holds = lambda event: isinstance(event, RoundStarted)
    watched.queue.add(EVENTS)
    watched.queue.release()
    watched.queue.catch_up()
    assert watched.seen == ALL[:4]
    assert watched.queue.showing == EVENTS[1]
    assert not watched.queue.busy, "nothing moves meanwhile"
    assert not watched.queue.advance(5.0)
    watched.queue.go_on()
    watched.queue.catch_up()
    assert watched.seen == ALL
