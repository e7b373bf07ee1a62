"""The deal of the day: the same deck and the same opponents for everybody in the world, from the date alone."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from random import Random
from typing import Final

from flip7.ai.characters import CHARACTERS
from flip7.engine import EDITIONS
from flip7.match.history import Ending, History
from flip7.match.occasion import Kind, Occasion
from flip7.match.origin import Origin
from flip7.match.plan import SeatPlan, TablePlan

OPPONENTS: Final = 3
EDITION: Final = "en"
"""The rules have to be the same for everybody, too."""
_SALT: Final = 0xF117 << 32
_CAST: Final = ("child", "careful", "greedy", "frosty", "counter", "champion")
"""Who can come. It stays as it is whoever joins the game later, or every past day would be another."""
_SYMBOLS: Final = ("key", "flower", "balloon", "star")
_COLOURS: Final = (0, 1, 2, 3)

MARKS: Final = {
    Ending.FLIP_SEVEN: "\N{GLOWING STAR}",
    Ending.STAYED: "\N{LARGE GREEN CIRCLE}",
    Ending.STILL_IN: "\N{LARGE GREEN CIRCLE}",
    Ending.FROZEN: "\N{LARGE BLUE CIRCLE}",
    Ending.BUSTED: "\N{LARGE RED CIRCLE}",
}
"""How a round ended, for a line of text: nothing of the deck can be told from it."""


@dataclass(frozen=True, slots=True)
class DealOfTheDay:
    """What a date stands for."""

    day: date
    characters: tuple[str, ...]
    """Who sits at the table, in their order after the person."""
    names: tuple[str, ...]
    """What they are called today."""
    seed: int

    @classmethod
    def of(cls, day: date) -> "DealOfTheDay":
        """The deal of this date."""
        seed = _SALT | day.toordinal()
        # As for a match only `random` is asked: it gives the same numbers in every version of Python.
        draw = Random(~seed).random
        waiting = list(_CAST)
        characters = [waiting.pop(int(draw() * len(waiting))) for _ in range(OPPONENTS)]
        names = [CHARACTERS[who].names[int(draw() * len(CHARACTERS[who].names))] for who in characters]
        return cls(day, tuple(characters), tuple(names), seed)

    @property
    def occasion(self) -> Occasion:
        """What a match of this deal counts for."""
        return Occasion(Kind.DAY, self.day.isoformat())

    @property
    def origin(self) -> Origin:
        """The deck, shuffled for this date."""
        return Origin(self.seed)

    def plan(self, person: SeatPlan) -> TablePlan:
        """The table, with this person at the first seat. Names and colours of the others make room for theirs."""
        colours = [colour for colour in _COLOURS if colour != person.colour]
        symbols = [symbol for symbol in _SYMBOLS if symbol != person.symbol]
        others = [
            SeatPlan(_another(CHARACTERS[who].names, name, person.name), who, colour, symbol)
            for who, name, colour, symbol in zip(self.characters, self.names, colours, symbols, strict=False)
        ]
        return TablePlan((replace(person), *others), EDITION, EDITIONS[EDITION])


def _another(names: tuple[str, ...], name: str, taken: str) -> str:
    """That name, or the next one if the person is called so."""
    return name if name != taken else names[(names.index(name) + 1) % len(names)]


def marks(history: History, seat: int) -> str:
    """How the rounds of a seat ended, a sign each."""
    return "".join(MARKS[played.ending] for played in history.seats[seat].rounds) if history.rounds else ""


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row were played, up to today; a day that is not over yet ends no streak."""
    played = set(days)
    last = today if today in played else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in played:
        count += 1
    return count


def may_play(day: date, tried: Iterable[date]) -> bool:
    """Whether a try of this day would count. A clock that was set back gives no second try, and no day that is past:
    only a day after the last one that was tried counts."""
    return all(day > other for other in tried)
