"""A table that is being set up. It may be unfinished at any moment; `plan` makes a table of it that can be played."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import TypeVar

from flip7.ai.characters import CHARACTERS
from flip7.app.first_table import person_name
from flip7.app.opponents import names_for
from flip7.engine import EDITIONS, BustPending, Rules, SecondInFlipThree
from flip7.engine.rules import CHALLENGE_SEATS
from flip7.match.match import PERSON, SeatPlan, TablePlan
from flip7.scenes.person import LONGEST_NAME, PERSON_NAMES, SYMBOLS
from flip7.store.codec import CUSTOM
from flip7.store.people import Person
from flip7.ui.theme import SEAT_COLOURS

T = TypeVar("T")

MOST_SEATS = len(SEAT_COLOURS)
"""So many can be told apart on one screen."""
MOST_POINTS = 9999


class Draft:
    """Seats in their order, and the rules. Every change keeps the rest."""

    def __init__(self, plan: TablePlan, random: Random | None = None) -> None:
        self.seats = list(plan.seats)
        self.rules = plan.rules
        self._random = random or Random()

    @property
    def full(self) -> bool:
        """Whether nobody more can sit down."""
        return len(self.seats) >= MOST_SEATS

    @property
    def edition(self) -> str:
        """The edition that has these switches, or `CUSTOM`; target and challenge are nobody's edition."""
        plain = replace(self.rules, target=Rules().target, challenge=False)
        return next((name for name, rules in EDITIONS.items() if rules == plain), CUSTOM)

    @property
    def challenge_possible(self) -> bool:
        """Whether so few sit here that the challenge can be played."""
        return len(self.seats) <= CHALLENGE_SEATS

    def plan(self) -> TablePlan:
        """The table as it is played: every seat has a name of its own, and there is a challenge only for one or two."""
        seats = tuple(replace(seat, name=name) for seat, name in zip(self.seats, self.names(), strict=True))
        rules = replace(self.rules, challenge=self.rules.challenge and self.challenge_possible)
        return TablePlan(seats, self.edition, rules)

    def names(self) -> list[str]:
        """The names they will have: an empty one gets a default, and the second Anna is Anna 2."""
        names: list[str] = []
        for index, seat in enumerate(self.seats):
            wanted = seat.name.strip() or self.default_name(index)
            names.append(_free(wanted, names))
        return names

    def renamed(self) -> list[tuple[str, str]]:
        """Names that are taken already, with what they become."""
        pairs = zip(self.seats, self.names(), strict=True)
        return [(seat.name.strip(), name) for seat, name in pairs if seat.name.strip() and seat.name.strip() != name]

    def default_name(self, index: int) -> str:
        """What an unnamed seat is called."""
        seat = self.seats[index]
        return person_name(index + 1) if seat.is_person else names_for(seat.who)[0]

    def add(self, who: str) -> int:
        """Somebody more sits down, to the right of the last; which seat that is."""
        colour = _first_free(range(len(SEAT_COLOURS)), (seat.colour for seat in self.seats))
        symbol = _first_free(SYMBOLS, (seat.symbol for seat in self.seats))
        name = person_name(len(self.seats) + 1) if who == PERSON else self._some_name(names_for(who))
        self.seats.append(SeatPlan(name, who, colour, symbol))
        return len(self.seats) - 1

    def add_person(self, known: Iterable[Person]) -> int:
        """A person more sits down: the first of those known who does not sit here yet, or somebody without a name."""
        sitting = {seat.name for seat in self.seats}
        person = next((one for one in known if one.name not in sitting), None)
        if person is None:
            return self.add(PERSON)
        self.seats.append(person.seat())
        return len(self.seats) - 1

    def next_character(self) -> str:
        """An AI character that does not sit here yet, or the one that sits here least often."""
        sitting = [seat.who for seat in self.seats]
        return min(CHARACTERS, key=lambda who: (sitting.count(who), list(CHARACTERS).index(who)))

    def remove(self, index: int) -> None:
        """Take a seat away; the last one stays."""
        if len(self.seats) > 1:
            del self.seats[index]

    def move(self, index: int, steps: int) -> int:
        """Move a seat up or down; where it is then."""
        target = min(len(self.seats) - 1, max(0, index + steps))
        self.seats.insert(target, self.seats.pop(index))
        return target

    def rename(self, index: int, name: str) -> None:
        """Give a seat a name, cut at the longest allowed. It may be empty, or taken: `names` says what becomes of
        it."""
        self.seats[index] = replace(self.seats[index], name=name[:LONGEST_NAME])

    def another_name(self, index: int) -> None:
        """A suggestion, for those who do not want to type."""
        seat = self.seats[index]
        names = PERSON_NAMES if seat.is_person else names_for(seat.who)
        self.rename(index, self._some_name(names))

    def hand_to(self, index: int, who: str) -> None:
        """A person or another character sits there. A name that only stood for who sat there goes with them."""
        seat = self.seats[index]
        if seat.who == who:
            return
        names = () if seat.is_person else names_for(seat.who)
        made_up = seat.name == self.default_name(index) or seat.name in names
        self.seats[index] = replace(seat, who=who)
        if made_up and who != PERSON:
            self.another_name(index)
        elif made_up:
            self.rename(index, person_name(index + 1))

    def seat(self, index: int, plan: SeatPlan) -> None:
        """Somebody who is known sits there, with the name and the look that they have."""
        self.seats[index] = plan

    def paint(self, index: int, colour: int) -> None:
        """Give a seat one of the theme's seat colours, by its number; two may have the same."""
        self.seats[index] = replace(self.seats[index], colour=colour)

    def mark(self, index: int, symbol: str) -> None:
        """Give a seat a symbol of assets/symbols; two may have the same."""
        self.seats[index] = replace(self.seats[index], symbol=symbol)

    def choose_edition(self, edition: str) -> None:
        """Take over the switches of an edition; custom rules start from those there are."""
        if edition in EDITIONS:
            switches = EDITIONS[edition]
            self.rules = replace(switches, target=self.rules.target, challenge=self.rules.challenge)

    def set_opening_deal(self, value: bool) -> None:
        """Whether a round begins with a card for everybody."""
        self.rules = replace(self.rules, opening_deal=value)

    def set_second_at_once(self, value: bool) -> None:
        """Whether a Second Chance drawn within a Flip Three can save within it; else only after its three cards."""
        choice = SecondInFlipThree.AT_ONCE if value else SecondInFlipThree.AFTER
        self.rules = replace(self.rules, second_in_flip3=choice)

    def set_pass_on(self, value: bool) -> None:
        """Whether the target that busts in a Flip Three still plays the cards put aside; else they are discarded."""
        self.rules = replace(self.rules, bust_pending=BustPending.PASS_ON if value else BustPending.DISCARD)

    def set_target(self, target: int) -> None:
        """The points that end the game, brought into what is allowed."""
        self.rules = replace(self.rules, target=min(MOST_POINTS, max(1, target)))

    def set_challenge(self, value: bool) -> None:
        """Whether it is for the challenge. It is remembered when too many sit here, and `plan` leaves it out."""
        self.rules = replace(self.rules, challenge=value)

    def _some_name(self, names: Iterable[str]) -> str:
        choices = list(names)
        taken = {seat.name for seat in self.seats}
        return self._random.choice([name for name in choices if name not in taken] or choices)


def _free(name: str, taken: list[str]) -> str:
    number, free = 2, name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free


def _first_free(choices: Iterable[T], taken: Iterable[T]) -> T:
    """The first that is not taken; when all are, the one taken least often."""
    counts = list(taken)
    return min(choices, key=counts.count)
