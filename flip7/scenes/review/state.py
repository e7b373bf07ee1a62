"""What the page shows now: which match, whose chances, which step."""

from functools import cached_property

from flip7.match.course import Course
from flip7.match.match import TablePlan
from flip7.match.plan import SavedMatch
from flip7.match.review import Kind, Mark, Moment, Review, marks, moments


class ReviewState:
    """One for a page. The panels read it; the scene changes it."""

    def __init__(self, match: SavedMatch, seat: int | None = None) -> None:
        self.match = match
        self.course = Course.of(match)
        people = [number for number, plan in enumerate(match.plan.seats) if plan.is_person]
        self.seat = seat if seat is not None else people[0] if people else 0
        """Whose chances are looked at."""
        self.step = 0
        """The step that is looked at, or their number for the end."""
        self.review: Review | None = None
        """As far as it is known."""
        self.revision = 0
        """Grows with every other review: what was drawn of the last one is out of date."""

    @property
    def plan(self) -> TablePlan:
        """Who sits there."""
        return self.match.plan

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        return tuple(seat.name for seat in self.plan.seats)

    @property
    def last(self) -> int:
        """The number of steps, which stands for the end of the match."""
        return len(self.course.steps)

    @property
    def moments(self) -> dict[Kind, Moment]:
        """The telling moments of the seat, by their kind."""
        return {} if self.review is None else {moment.kind: moment for moment in moments(self.review, self.seat)}

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the chart marks for the seat."""
        return () if self.review is None else marks(self.review, self.seat)

    def show(self, review: Review) -> None:
        """Another review of the match: the first one, or a better one."""
        self.review = review
        self.revision += 1
