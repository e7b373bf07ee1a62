"""The table of the very first match: one person and three AI seats, each with a name, a colour and a symbol."""

from flip7.app.editions import edition_of_language
from flip7.engine import EDITIONS
from flip7.i18n import pgettext
from flip7.match.match import PERSON, SeatPlan, TablePlan

_OPPONENTS = (("Pip", "child", "balloon"), ("Ida", "careful", "key"), ("Roxy", "greedy", "flower"))
"""Three that a beginner can beat, and that play differently."""


def person_name(number: int) -> str:
    """The name of a person who has not given one, in the language of now; `number` counts seats from 1."""
    # TRANSLATORS: The name of a seat whose player has not given one.
    return str(pgettext("name", "Player {number}", number=number))


def first_table() -> TablePlan:
    """The plan of it, by the rules of the edition that goes with the language of now."""
    person = SeatPlan(person_name(1), PERSON, 0, "star")
    others = [SeatPlan(name, who, colour, symbol) for colour, (name, who, symbol) in enumerate(_OPPONENTS, 1)]
    edition = edition_of_language()
    return TablePlan((person, *others), edition, EDITIONS[edition])
