"""The road to the Lion: two tables for each character that bring out who it is, with up to three stars each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from flip7.ai.characters import CHARACTERS
from flip7.engine import Rules
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.history import History
from flip7.match.occasion import Kind, Occasion
from flip7.match.origin import Origin
from flip7.match.plan import SeatPlan, TablePlan

PERSON_SEAT: Final = 0
STARS: Final = 3
TRIES: Final = 3
"""After so many matches at a table the next one is open, won or not: nobody is held up by bad luck."""
_COLOURS: Final = (0, 1, 2, 3, 4)
_SYMBOLS: Final = ("key", "flower", "balloon", "star", "moon")


@dataclass(frozen=True, slots=True)
class Goal:
    """What a star is given for."""

    text: Text
    reached: Callable[[History], bool]


def _won(history: History) -> bool:
    return history.winner == PERSON_SEAT


def _lead(history: History) -> int:
    """Points ahead of the best of the others; 0 or less if not ahead."""
    totals = history.totals
    return totals[PERSON_SEAT] - max(totals[PERSON_SEAT + 1 :])


WIN: Final = Goal(pgettext("goal", "Win"), _won)


def _win_by(points: int) -> Goal:
    text = ngettext("Win by {count} point or more", "Win by {count} points or more", points)
    return Goal(text, lambda history: _won(history) and _lead(history) >= points)


def _win_within(rounds: int) -> Goal:
    text = ngettext("Win in {count} round at the most", "Win in {count} rounds at the most", rounds)
    return Goal(text, lambda history: _won(history) and len(history.rounds) <= rounds)


def _busts_at_most(most: int) -> Goal:
    if most == 0:
        return Goal(_("Win without a bust"), lambda history: _won(history) and not history.seats[PERSON_SEAT].busts)
    text = ngettext("Win with {count} bust at the most", "Win with {count} busts at the most", most)
    return Goal(text, lambda history: _won(history) and len(history.seats[PERSON_SEAT].busts) <= most)


def _round_of(points: int) -> Goal:
    text = ngettext("Make {count} point in one round", "Make {count} points in one round", points)
    return Goal(text, lambda history: history.seats[PERSON_SEAT].best_points >= points)


def _reached(history: History) -> bool:
    return bool(history.rounds) and history.totals[PERSON_SEAT] >= history.target


def _flip_seven(history: History) -> bool:
    return bool(history.rounds) and bool(history.seats[PERSON_SEAT].flip_sevens)


def _freezes(history: History) -> int:
    return history.seats[PERSON_SEAT].freezes_given if history.rounds else 0


FLIP_SEVEN: Final = Goal(_("Get a Flip 7"), _flip_seven)
PEACE: Final = Goal(_("Win without giving anybody a Freeze"), lambda history: _won(history) and not _freezes(history))
FREEZE: Final = Goal(_("Win, and give somebody a Freeze"), lambda history: _won(history) and _freezes(history) > 0)
CHALLENGE: Final = Goal(_("Reach the target in time"), _reached)
AHEAD: Final = Goal(_("Reach it, and be ahead of the Owl"), lambda history: _reached(history) and _lead(history) > 0)


@dataclass(frozen=True, slots=True)
class RoadTable:
    """A table on the way."""

    id: str
    title: Text
    text: Text
    """What is special here, in a sentence."""
    opponents: tuple[str, ...]
    """Characters, in their order after the person."""
    goals: tuple[Goal, Goal, Goal]
    """One for each star. The first one opens the next table."""
    target: int
    totals: tuple[int, ...] = ()
    """What everybody has before the first round, the person first; empty for nothing."""
    challenge: bool = False

    @property
    def character(self) -> str:
        """Whose table it is."""
        return self.opponents[0]

    @property
    def occasion(self) -> Occasion:
        """What a match here counts for."""
        return Occasion(Kind.ROAD, self.id)

    def origin(self, seed: int) -> Origin:
        """A match of this table."""
        return Origin(seed, totals=self.totals)

    def plan(self, person: SeatPlan, edition: str, rules: Rules) -> TablePlan:
        """The table for this person, by the switches of their edition."""
        switches = Rules(rules.opening_deal, rules.second_in_flip3, rules.bust_pending, self.target, self.challenge)
        colours = [colour for colour in _COLOURS if colour != person.colour]
        symbols = [symbol for symbol in _SYMBOLS if symbol != person.symbol]
        seats = [person]
        for who, colour, symbol in zip(self.opponents, colours, symbols, strict=False):
            taken = {seat.name for seat in seats}
            name = next(name for name in CHARACTERS[who].names if name not in taken)
            seats.append(SeatPlan(name, who, colour, symbol))
        return TablePlan(tuple(seats), edition, switches)

    def stars(self, history: History) -> int:
        """A set of the goals reached, as a bit each: 1, 2 and 4."""
        if history.outcome is None:
            return 0
        return sum(1 << index for index, goal in enumerate(self.goals) if goal.reached(history))


_ALL: Final = (
    RoadTable(
        # TRANSLATORS: name of a table on the road to the Lion, against a chick
        "child-1",
        pgettext("road", "Fresh from the egg"),
        _("You and the Chick, to 100 points: a short match to warm up."),
        ("child",),
        (WIN, _win_by(30), _win_within(5)),
        100,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, against three chicks
        "child-2",
        pgettext("road", "The whole nest"),
        _("Three Chicks at once, and each of them is happy about everything."),
        ("child", "child", "child"),
        (WIN, _round_of(40), _busts_at_most(1)),
        150,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, against an owl that plays carefully
        "careful-1",
        pgettext("road", "Slow and steady"),
        _("The Owl hardly ever busts. Being careful will not be enough."),
        ("careful",),
        (WIN, _win_by(40), _busts_at_most(0)),
        150,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, a challenge of four rounds with an owl
        "careful-2",
        pgettext("road", "Before the clock strikes four"),
        _("Four rounds for 90 points, and the Owl keeps the time."),
        ("careful",),
        (CHALLENGE, AHEAD, _round_of(45)),
        90,
        challenge=True,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, against a greedy fox
        "greedy-1",
        pgettext("road", "Quick as a fox"),
        _("The Fox wants the Flip 7, always. Let it run, or be there first?"),
        ("greedy", "child"),
        (WIN, _win_within(7), FLIP_SEVEN),
        150,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, two foxes in the dark
        "greedy-2",
        pgettext("road", "The foxes' den"),
        _("Two Foxes, and both begin 20 points ahead."),
        ("greedy", "greedy"),
        (WIN, _round_of(50), _win_by(30)),
        200,
        (0, 20, 20),
    ),
    RoadTable(
        # TRANSLATORS: name of a table, against a yeti
        "frosty-1",
        pgettext("road", "The first snow"),
        _("The Yeti never forgets who froze it. Keep the peace, if you can."),
        ("frosty", "careful"),
        (WIN, PEACE, _busts_at_most(1)),
        200,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, two yetis at once
        "frosty-2",
        pgettext("road", "Snowball fight"),
        _("Two Yetis at once. Whoever leads gets it from both sides."),
        ("frosty", "frosty", "child"),
        (WIN, FREEZE, _win_by(25)),
        200,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, against a mouse that calculates
        "counter-1",
        pgettext("road", "Mental arithmetic"),
        _("The Mouse counts every card. In a duel nothing is hidden from it."),
        ("counter",),
        (WIN, _win_by(30), _busts_at_most(1)),
        200,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, three mice
        "counter-2",
        pgettext("road", "Three blind mice"),
        _("Three Mice who see everything, whatever the song says."),
        ("counter", "counter", "counter"),
        (WIN, _round_of(50), _win_within(8)),
        200,
    ),
    RoadTable(
        # TRANSLATORS: name of a table, against the lion
        "champion-1",
        pgettext("road", "The Lion's den"),
        _("The Lion alone, to 200. It plays for the match, not for the round."),
        ("champion",),
        (WIN, _win_by(40), FLIP_SEVEN),
        200,
    ),
    RoadTable(
        # TRANSLATORS: name of the last table: the lion is 40 points ahead
        "champion-2",
        pgettext("road", "The crown"),
        _("The Lion begins 40 points ahead, and the Mouse and the Yeti sit beside it."),
        ("champion", "counter", "frosty"),
        (WIN, _busts_at_most(1), _win_by(20)),
        200,
        (0, 40, 0, 0),
    ),
)

ROAD: Final[Mapping[str, RoadTable]] = MappingProxyType({table.id: table for table in _ALL})
"""The tables by id, in the order they are walked."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What somebody has reached at a table so far."""

    stars: int = 0
    """The goals reached in any match there, as a bit each."""
    tries: int = 0

    @property
    def count(self) -> int:
        """How many stars that is."""
        return self.stars.bit_count()

    @property
    def passed(self) -> bool:
        """Whether the next table is open."""
        return bool(self.stars & 1) or self.tries >= TRIES


def open_tables(visits: Mapping[str, Visit]) -> Sequence[str]:
    """The tables that can be played at, up to the first that is not passed yet."""
    found: list[str] = []
    for table in ROAD:
        found.append(table)
        if not visits.get(table, Visit()).passed:
            break
    return found
