"""What somebody can be proud of for good: two dozen trophies, most of them found by playing.

A trophy is won by a feat in one match, or by something that many matches make together. Both are asked when a match
goes into the records, so a trophy stays won whatever becomes of the match.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from flip7.ai.characters import CHARACTERS
from flip7.engine import FACES, BonusCard, NumberCard
from flip7.i18n import Text, _, ngettext, pgettext
from flip7.match.history import Ending, History, Round, SeatHistory, SeatRound
from flip7.match.plan import TablePlan
from flip7.match.road import ROAD

_ZERO: Final = next(face for face in FACES if isinstance(face, NumberCard) and face.name == "0")
_DOUBLE: Final = next(face for face in FACES if isinstance(face, BonusCard) and face.name == "x2")


@dataclass(frozen=True, slots=True)
class Feat:
    """One match as one seat has played it."""

    history: History
    plan: TablePlan
    seat: int

    @property
    def own(self) -> SeatHistory:
        """The seat's own match."""
        return self.history.seats[self.seat]

    @property
    def won(self) -> bool:
        """Whether this seat has won."""
        return self.history.winner == self.seat

    @property
    def rounds(self) -> tuple[SeatRound, ...]:
        """The seat's own rounds."""
        return self.own.rounds

    @property
    def lead(self) -> int:
        """Points ahead of the best of the others at the end; 0 alone at the table."""
        totals = self.history.totals
        others = [total for seat, total in enumerate(totals) if seat != self.seat]
        return totals[self.seat] - max(others) if others else 0

    def behind(self) -> Iterator[int]:
        """After each round but the last: so many points behind whoever led."""
        for played in self.history.rounds[:-1]:
            yield max(played.totals) - played.totals[self.seat]


@dataclass(frozen=True, slots=True)
class Career:
    """What many matches make together."""

    beaten: frozenset[str] = frozenset()
    """The characters that somebody has won against."""
    day_streak: int = 0
    """The most days in a row with the deal of the day."""
    road_tables: int = 0
    """Tables on the road with the star for winning."""
    road_stars: int = 0
    companions: int = 0
    """The most people at one table with somebody, themselves among them."""


@dataclass(frozen=True, slots=True)
class Trophy:
    """Something to be proud of. It has either a feat or a measure."""

    id: str
    title: Text
    text: Text
    """What it is won for."""
    icon: str
    """A name from assets/icons."""
    feat: Callable[[Feat], bool] | None = None
    measure: Callable[[Career], int] | None = None
    goal: int = 1
    """What the measure has to reach."""
    brave: bool = False
    """Hard to get, for those who look for it."""


def _tie(feat: Feat) -> bool:
    def shared(played: Round) -> bool:
        best = max(played.totals)
        return best >= feat.history.target and played.totals.count(best) > 1 and played.totals[feat.seat] == best

    return feat.won and any(shared(played) for played in feat.history.rounds[:-1])


def _flip_seven_by_three(feat: Feat) -> bool:
    return any(played.ending is Ending.FLIP_SEVEN and played.flip_threes_from for played in feat.rounds)


def _cold_feet(feat: Feat) -> bool:
    return any(played.frozen_by == feat.seat and played.points >= 40 for played in feat.rounds)


def _ice_age(feat: Feat) -> bool:
    frozen = sum(played.frozen_by not in (None, feat.seat) for played in feat.rounds)
    return feat.won and frozen >= 3


def _peaceful(feat: Feat) -> bool:
    return feat.won and len(feat.plan.seats) > 2 and not feat.own.freezes_given and not feat.own.flip_threes_given


def _zero(feat: Feat) -> bool:
    return any(played.row == (_ZERO,) and not played.bust for played in feat.rounds)


def _only_bonuses(feat: Feat) -> bool:
    return any(played.bonuses and not played.row and played.points for played in feat.rounds)


def _doubled(feat: Feat) -> bool:
    return any(_DOUBLE in played.bonuses and played.points >= 70 for played in feat.rounds)


def _one_short(feat: Feat) -> bool:
    return any(played.bust and len(played.row) == 6 for played in feat.rounds)


def _lion(feat: Feat) -> bool:
    return feat.won and any(seat.who == "champion" for seat in feat.plan.seats)


def _sprint(feat: Feat) -> bool:
    return feat.won and feat.history.target >= 200 and len(feat.history.rounds) <= 5


_ALL: Final = (
    # TRANSLATORS: name of a trophy; what it is for follows in the catalogue, so for all of these
    Trophy(
        "flip7",
        pgettext("trophy", "On cloud seven"),
        _("Get a Flip 7"),
        "coin7",
        lambda feat: bool(feat.own.flip_sevens),
    ),
    Trophy(
        "twice",
        pgettext("trophy", "Seven twice over"),
        _("Get two Flip 7s in one match"),
        "coin7",
        lambda feat: len(feat.own.flip_sevens) >= 2,
        brave=True,
    ),
    Trophy(
        "sixty",
        pgettext("trophy", "What a round!"),
        ngettext("Make {count} point in one round", "Make {count} points in one round", 60),
        "star",
        lambda feat: feat.own.best_points >= 60,
    ),
    Trophy(
        "double",
        pgettext("trophy", "Double the fun"),
        _("Make 70 points or more in a round with an x2"),
        "flame",
        _doubled,
        brave=True,
    ),
    Trophy("one-short", pgettext("trophy", "Almost"), _("Bust with six different numbers"), "heart_broken", _one_short),
    Trophy(
        "expensive",
        pgettext("trophy", "An expensive card"),
        _("Bust with 45 points or more"),
        "warning",
        lambda feat: any(bust.lost >= 45 for _number, bust in feat.own.busts),
    ),
    Trophy(
        "spotless",
        pgettext("trophy", "Spotless"),
        _("Win without a single bust"),
        "shield",
        lambda feat: feat.won and len(feat.rounds) >= 4 and not feat.own.busts,
    ),
    Trophy(
        "phoenix",
        pgettext("trophy", "From the ashes"),
        _("Win after being 70 points behind"),
        "arrow_up",
        lambda feat: feat.won and any(points >= 70 for points in feat.behind()),
    ),
    Trophy(
        "whisker",
        pgettext("trophy", "Photo finish"),
        _("Win by a single point"),
        "eye",
        lambda feat: feat.won and feat.lead == 1,
        brave=True,
    ),
    Trophy(
        "landslide",
        pgettext("trophy", "No contest"),
        _("Win by 100 points or more"),
        "speed",
        lambda feat: feat.won and feat.lead >= 100,
    ),
    Trophy(
        "tie",
        pgettext("trophy", "After extra time"),
        _("Win a match that was tied at the top"),
        "swap",
        _tie,
        brave=True,
    ),
    Trophy(
        "lives",
        pgettext("trophy", "Nine lives"),
        _("Be saved by a Second Chance three times in one match"),
        "heart",
        lambda feat: len(feat.own.saves) >= 3,
    ),
    Trophy(
        "threes",
        pgettext("trophy", "Bring it on"),
        _("Come through three Flip Threes in one match"),
        "three_cards",
        lambda feat: feat.own.flip_threes_survived >= 3,
    ),
    Trophy(
        "flip7-by-three",
        pgettext("trophy", "Thanks for the cards"),
        _("Get a Flip 7 in a round with a Flip Three for you"),
        "three_cards",
        _flip_seven_by_three,
        brave=True,
    ),
    Trophy(
        "cold-feet",
        pgettext("trophy", "Cold feet"),
        _("Freeze yourself with 40 points or more"),
        "snowflake",
        _cold_feet,
    ),
    Trophy(
        "ice-age",
        pgettext("trophy", "Out of the ice"),
        _("Win although the others froze you three times"),
        "snowflake",
        _ice_age,
        brave=True,
    ),
    Trophy(
        "peace",
        pgettext("trophy", "In peace"),
        _("Win without giving others a Freeze or Flip Three"),
        "bulb",
        _peaceful,
    ),
    Trophy("zero", pgettext("trophy", "Nothing is something"), _("End a round with nothing but a 0"), "minus", _zero),
    Trophy("bonus", pgettext("trophy", "No numbers needed"), _("Score with bonus cards alone"), "plus", _only_bonuses),
    Trophy("sprint", pgettext("trophy", "In a hurry"), _("Win to 200 points in five rounds"), "play", _sprint),
    Trophy(
        "crowd",
        pgettext("trophy", "Full house"),
        _("Win at a table of ten or more"),
        "person",
        lambda feat: feat.won and len(feat.plan.seats) >= 10,
    ),
    Trophy("lion", pgettext("trophy", "Lion tamer"), _("Win against the Lion"), "crown", _lion),
    Trophy(
        "zoo",
        pgettext("trophy", "All six"),
        _("Win against each of the six characters"),
        "paw",
        measure=lambda career: len(career.beaten & CHARACTERS.keys()),
        goal=len(CHARACTERS),
    ),
    Trophy(
        "family",
        pgettext("trophy", "Family evening"),
        _("Finish a match with four people at the table"),
        "home",
        measure=lambda career: career.companions,
        goal=4,
    ),
    Trophy(
        "week",
        pgettext("trophy", "Seven days"),
        _("Play the deal of the day seven days in a row"),
        "check",
        measure=lambda career: career.day_streak,
        goal=7,
    ),
    Trophy(
        "road",
        pgettext("trophy", "At the Lion's side"),
        _("Win at every table on the road to the Lion"),
        "trophy",
        measure=lambda career: career.road_tables,
        goal=len(ROAD),
    ),
)

TROPHIES: Final[Mapping[str, Trophy]] = MappingProxyType({trophy.id: trophy for trophy in _ALL})
"""All trophies by id. An id goes into the records: it can never change."""


def feats(feat: Feat) -> tuple[str, ...]:
    """The trophies that this match is worth to this seat, whether it had them before or not."""
    if not feat.history.rounds or feat.history.outcome is None:
        return ()
    return tuple(trophy.id for trophy in _ALL if trophy.feat is not None and trophy.feat(feat))


def reached(career: Career) -> tuple[str, ...]:
    """The trophies that many matches together are worth by now."""
    return tuple(trophy.id for trophy in _ALL if trophy.measure is not None and trophy.measure(career) >= trophy.goal)


def progress(trophy: Trophy, career: Career) -> int | None:
    """How far somebody is, up to the goal; None where one match decides."""
    return None if trophy.measure is None else min(trophy.goal, trophy.measure(career))
