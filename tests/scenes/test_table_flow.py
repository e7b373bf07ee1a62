"""Who decides next at the table, and how a match goes on from there by itself."""

from flip7.app.context import Context
from flip7.dev.fixtures import plan_for, play_to
from flip7.engine import Deal, Decision, Move, Target, Turn
from flip7.match.match import Match
from flip7.scenes.table.flow import Flow
from flip7.ui.timeline import Speed


class Screen:
    """What the flow of a match has asked for."""

    def __init__(self, people: int) -> None:
        self.context = Context(language="en")
        self.match = Match(plan_for(3, people=people), 5)
        self.asked: list[str] = []
        self.flow = Flow(self.context, self.match, self)

    def decide(self, decision: Decision) -> None:
        self.asked.append(f"decide {decision}")
        self.match.apply(decision)

    def decide_for_ai(self, pending: Turn | Target, decision: Decision) -> None:
        self.asked.append(f"seat {pending.seat}")
        self.match.apply(decision)

    @property
    def person_in_round(self) -> bool:
        """What has happened is shown at once here."""
        seats = zip(self.match.game.seats, self.match.plan.seats, strict=True)
        return any(seat.active and plan.is_person for seat, plan in seats)

    def show_summary(self) -> None:
        self.asked.append("summary")

    def show_podium(self) -> None:
        self.asked.append("podium")

    def turn_of(self, seat: int) -> None:
        play_to(self.match, lambda game: isinstance(game.pending, Turn) and game.pending.seat == seat)


def test_a_round_begins_by_itself_and_a_person_is_waited_for() -> None:
    screen = Screen(people=3)
    assert screen.flow.wake_in == 0.0
    screen.flow.go_on(0.0)
    assert screen.asked == [f"decide {Move.DEAL}"]
    screen.turn_of(0)
    assert screen.flow.wake_in is None
    screen.flow.go_on(100.0)
    assert len(screen.asked) == 1


def test_an_ai_seat_acts_after_its_pause_or_when_it_is_hurried() -> None:
    screen = Screen(people=1)
    screen.turn_of(1)
    screen.flow.think()
    while screen.flow.thinking:
        screen.flow.think()
    assert (screen.flow.wake_in or 0.0) > 0
    screen.flow.go_on(0.0)
    assert screen.asked == [], "it takes its time"
    screen.flow.hurry()
    screen.flow.go_on(0.0)
    assert screen.asked == ["seat 1"]


def test_who_takes_over_from_another_person_is_called_and_a_press_too_early_does_not_count() -> None:
    screen = Screen(people=2)
    screen.context.change(banners=True)
    for seat, called in ((0, None), (1, screen.match.plan.seats[1].name)):
        screen.turn_of(seat)
        assert screen.flow.called() == called
        screen.flow.asked()
        assert screen.flow.too_early == (called is not None)
    screen.flow.pass_time(10.0)
    assert not screen.flow.too_early
    assert screen.flow.called() is None, "the same person goes on"


def test_a_round_is_summed_up_once_before_the_next_one_is_dealt() -> None:
    screen = Screen(people=3)
    play_to(screen.match, lambda game: len(game.rounds) == 1 and isinstance(game.pending, Deal))
    screen.flow.go_on(0.0)
    assert screen.asked == ["summary"]
    screen.flow.go_on(0.0)
    assert screen.asked == ["summary", f"decide {Move.DEAL}"]


def test_a_table_without_a_person_to_wait_for_is_in_no_hurry() -> None:
    screen = Screen(people=0)
    screen.flow.go_on(0.0)
    assert screen.flow.speed is Speed.NORMAL


def test_after_the_last_round_comes_the_podium() -> None:
    screen = Screen(people=3)
    play_to(screen.match, lambda game: game.outcome() is not None)
    screen.flow.leave_round()
    assert screen.asked == ["podium"]
