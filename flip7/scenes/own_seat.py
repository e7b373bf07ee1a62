"""Who plays alone with the characters: on the road, and the deal of the day."""

from collections.abc import Callable

from flip7.app.context import Context
from flip7.app.first_table import person_name
from flip7.i18n import Text, pgettext
from flip7.match.plan import PERSON, SeatPlan
from flip7.ui.widgets.choice import Choice


def own_seat(context: Context, name: str | None = None) -> SeatPlan:
    """The seat of that person, or of who played last; of somebody without a name where nobody is known."""
    person = (context.people.find(name) if name is not None else None) or context.people.first
    return SeatPlan(person_name(1), PERSON, 0, "star") if person is None else person.seat()


def who_plays(
    context: Context, name: str, on_change: Callable[[str], object], text: Text | None = None
) -> Choice[str] | None:
    """A choice among the people who are known, with a text before it; None where there is nobody to choose."""
    known = [person.name for person in context.known_people()]
    if len(known) < 2:
        return None
    # TRANSLATORS: before the name of a person, who is about to play alone with the characters
    text = text or pgettext("who plays", "Plays")
    return Choice(text, [(one, one) for one in known], name, on_change, label_share=0.3, key="who plays")
