"""The table of the very first match: one person and three AI seats, each with a name, a colour and a symbol."""

from flip7.app.editions import edition_of_language
from flip7.engine import EDITIONS
from flip7.i18n import pgettext
from flip7.match.match import PERSON, SeatPlan, TablePlan
from flip7.store.people import Person

_OPPONENTS = (
    # TRANSLATORS: a given name for the chick that is a beginner's first opponent: whatever suits it in the language
    (pgettext("name", "Pip"), "child", "balloon"),
    # TRANSLATORS: a given name for a careful owl: whatever suits it in the language
    (pgettext("name", "Ida"), "careful", "key"),
    # TRANSLATORS: a given name for a greedy vixen: whatever suits it in the language
    (pgettext("name", "Roxy"), "greedy", "flower"),
)
"""Three that a beginner can beat, and that play differently."""
_COLOURS = (0, 1, 2, 3)


def person_name(number: int) -> str:
    """The name of a person who has not given one, in the language of now; `number` counts seats from 1."""
    # TRANSLATORS: The name of a seat whose player has not given one.
    return str(pgettext("name", "Player {number}", number=number))


def first_table(person: Person | None = None) -> TablePlan:
    """The plan of it, by the rules of the edition that goes with the language of now. Who plays sits first."""
    first = SeatPlan(person_name(1), PERSON, 0, "star") if person is None else person.seat()
    free = [colour for colour in _COLOURS if colour != first.colour]
    others = [
        SeatPlan(str(name), who, colour, symbol) for (name, who, symbol), colour in zip(_OPPONENTS, free, strict=False)
    ]
    edition = edition_of_language()
    return TablePlan((first, *others), edition, EDITIONS[edition])
