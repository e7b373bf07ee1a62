"""Questions about people who are known: who somebody new is, and what is to be changed about somebody."""

from collections.abc import Callable

from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.match.match import PERSON, SeatPlan
from flip7.scenes.person import PersonScene, Question
from flip7.store.people import Person


def new_person(context: Context, seat: SeatPlan, on_done: Callable[[SeatPlan], object]) -> PersonScene:
    """Who is new, with the look of a seat to begin with. They are known from then on; `on_done` has to close this."""

    def keep(named: SeatPlan) -> Text | None:
        if any(person.name == named.name for person in context.known_people()):
            return _("{name} is known already: choose another name.", name=named.name)
        context.people.keep(Person.of(named))
        on_done(named)
        return None

    question = Question(_("Who is new here?"), pgettext("person", "Done"), pgettext("person", "Cancel"))
    return PersonScene(context, question, SeatPlan("", PERSON, seat.colour, seat.symbol), keep)


def change_person(context: Context, person: Person, on_done: Callable[[SeatPlan], object]) -> PersonScene:
    """Another name or look for somebody; what they have played goes with them. `on_done` has to close this."""

    def keep(named: SeatPlan) -> Text | None:
        if named.name != person.name and any(other.name == named.name for other in context.known_people()):
            return _("There is a {name} already. Under “People” two can be made one.", name=named.name)
        if named.name != person.name:
            context.rename_person(person.name, named.name)
        context.people.keep(Person.of(named))
        on_done(named)
        return None

    question = Question(
        _("Change {name}", name=person.name),
        pgettext("person", "Done"),
        pgettext("person", "Cancel"),
        _("What {name} has played goes along with a new name.", name=person.name),
    )
    return PersonScene(context, question, person.seat(), keep)
