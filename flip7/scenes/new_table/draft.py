"""A table that is being set up. It may be unfinished at any moment; `plan` makes a table of it that can be played."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from flip7.ai.characters import CHARACTERS
from flip7.app.first_table import person_name
from flip7.app.opponents import names_for
from flip7.engine import EDITIONS, BustPending, Rules, SecondInFlipThree
from flip7.engine.rules import CHALLENGE_SEATS
from flip7.match.match import PERSON, SeatPlan, TablePlan
from flip7.scenes.person import SYMBOLS
from flip7.store.codec import CUSTOM
from flip7.store.people import Person
from flip7.ui.theme import SEAT_COLOURS

T = TypeVar("T")

MOST_SEATS = len(SEAT_COLOURS)
"""So many can be told apart on one screen."""
MOST_POINTS = 9999
SIZES = (6, 8, 10, 12, 16, 20, MOST_SEATS)
"""So many chairs a table has: the next size stands there before the last chair of one is taken."""
_ROUND = 12
"""So many chairs can stand around a table; more of them stand in rows."""
_USUAL = 4
"""So many sit at a table that is mixed where nobody has asked for more."""


class Draft:
    """Chairs around a table, some of them free, and the rules. Every change keeps the rest."""

    def __init__(self, plan: TablePlan, random: Random | None = None) -> None:
        self.chairs = spread(plan.seats, _size_for(len(plan.seats)))
        """Who sits on each chair, in the order of play; None on a free one."""
        self.rules = plan.rules
        self._random = random or Random()

    @property
    def seats(self) -> list[SeatPlan]:
        """Those who sit here, in the order of play."""
        return [seat for seat in self.chairs if seat is not None]

    @property
    def full(self) -> bool:
        """Whether nobody more can sit down."""
        return None not in self.chairs

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
            names.append(_free(seat.name.strip() or _default_name(seat, index), names))
        return names

    def name_at(self, chair: int) -> str:
        """The name that whoever sits on a chair will have; empty for a free chair."""
        if self.chairs[chair] is None:
            return ""
        return self.names()[sum(seat is not None for seat in self.chairs[:chair])]

    def renamed(self) -> list[tuple[str, str]]:
        """Names that are taken already, with what they become."""
        pairs = zip(self.seats, self.names(), strict=True)
        return [(seat.name.strip(), name) for seat, name in pairs if seat.name.strip() and seat.name.strip() != name]

    def strangers(self, known: Iterable[Person]) -> list[Person]:
        """Those of them who do not sit here yet."""
        sitting = {seat.name for seat in self.seats if seat.is_person}
        return [person for person in known if person.name not in sitting]

    def somebody(self, who: str) -> SeatPlan:
        """Somebody new for a chair: an AI character with a name, or a person who has not given one."""
        colour = _first_free(range(len(SEAT_COLOURS)), (seat.colour for seat in self.seats))
        symbol = _first_free(SYMBOLS, (seat.symbol for seat in self.seats))
        if who != PERSON:
            return SeatPlan(self._some_name(names_for(who)), who, colour, symbol)
        taken = {seat.name for seat in self.seats}
        number = next(number for number in range(len(self.seats) + 1, 99) if person_name(number) not in taken)
        return SeatPlan(person_name(number), who, colour, symbol)

    def add(self, who: str) -> int:
        """Somebody new takes the first free chair; where they sit then."""
        return self.sit(self.chairs.index(None), self.somebody(who))

    def sit(self, chair: int, seat: SeatPlan) -> int:
        """Somebody sits down, in the place of who sat there; where they sit then. Chairs are added when the last free
        one is taken. An AI seat of the same colour gets another one: people keep theirs."""
        self.chairs[chair] = seat
        if seat.is_person:
            self._give_way(chair, seat.colour)
        if self.full and len(self.chairs) < MOST_SEATS:
            self.chairs = spread(self.seats, _size_for(len(self.seats)))
            chair = [place for place, one in enumerate(self.chairs) if one is not None][chair]
        return chair

    def next_character(self) -> str:
        """An AI character that does not sit here yet, or the one that sits here least often."""
        sitting = [seat.who for seat in self.seats]
        return min(CHARACTERS, key=lambda who: (sitting.count(who), list(CHARACTERS).index(who)))

    def some_character(self) -> str:
        """One of those that sit here least often, by chance."""
        sitting = [seat.who for seat in self.seats]
        least = min(sitting.count(who) for who in CHARACTERS)
        return self._random.choice([who for who in CHARACTERS if sitting.count(who) == least])

    def remove(self, chair: int) -> bool:
        """Somebody gets up, and the chair is free; the last one stays: then it is False."""
        if self.chairs[chair] is None or len(self.seats) == 1:
            return False
        self.chairs[chair] = None
        return True

    def swap(self, chair: int, other: int) -> None:
        """Those on two chairs change places; one of the chairs may be free."""
        self.chairs[chair], self.chairs[other] = self.chairs[other], self.chairs[chair]

    def mix(self) -> None:
        """Other AI opponents by chance, weak and strong ones; people stay where they are. Where no AI sits, some come,
        so that there are four."""
        people = sum(seat.is_person for seat in self.seats)
        places = [index for index, seat in enumerate(self.chairs) if seat is not None and not seat.is_person]
        for chair in places:
            self.chairs[chair] = None
        if not places:
            wanted = max(1, _USUAL - people)
            self.chairs = spread(self.seats, _size_for(people + wanted))
            places = [index for index, seat in enumerate(self.chairs) if seat is None][:wanted]
        for chair, who in zip(places, self._mixed(len(places)), strict=True):
            self.chairs[chair] = self.somebody(who)

    def take(self, plan: TablePlan) -> None:
        """Those of another plan sit down in order; where they are as many as before, on the same chairs."""
        if len(plan.seats) != len(self.seats):
            self.chairs = spread(plan.seats, _size_for(len(plan.seats)))
            return
        coming = iter(plan.seats)
        self.chairs = [None if seat is None else next(coming) for seat in self.chairs]

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

    def _give_way(self, chair: int, colour: int) -> None:
        for index, seat in enumerate(self.chairs):
            if seat is not None and index != chair and not seat.is_person and seat.colour == colour:
                free = _first_free(range(len(SEAT_COLOURS)), (other.colour for other in self.seats))
                self.chairs[index] = replace(seat, colour=free)

    def _mixed(self, count: int) -> list[str]:
        """So many characters, easy and hard ones in turn, each as often as the others as far as that goes."""
        order = list(CHARACTERS)
        found: list[str] = []
        while len(found) < count:
            halves = [order[: len(order) // 2], order[len(order) // 2 :]]
            self._random.shuffle(halves)
            for half in halves:
                self._random.shuffle(half)
            found += [who for pair in zip(*halves, strict=True) for who in pair]
        del found[count:]
        self._random.shuffle(found)
        return found

    def _some_name(self, names: Iterable[str]) -> str:
        choices = list(names)
        taken = {seat.name for seat in self.seats}
        return self._random.choice([name for name in choices if name not in taken] or choices)


def spread(seats: Sequence[SeatPlan], size: int) -> list[SeatPlan | None]:
    """Seats on so many chairs, as evenly as it goes and the same on both sides of the table. The first sits on the
    first chair, which is the one at the front. In rows the free chairs are the last ones."""
    chairs: list[SeatPlan | None] = [None] * size
    count = len(seats)
    if size > _ROUND:
        return [*seats, *chairs[count:]]
    beside = range(1, (count - 1) // 2 + 1)
    left = [-(-(2 * number * size - count) // (2 * count)) for number in beside]
    opposite = [size // 2] if count and count % 2 == 0 else []
    right = [size - place for place in reversed(left)]
    for place, seat in zip([0, *left, *opposite, *right], seats, strict=False):
        chairs[place] = seat
    return chairs


def _size_for(count: int) -> int:
    """How many chairs stand around a table for so many: one at least is free, as long as there can be more."""
    return next((size for size in SIZES if size > count), MOST_SEATS)


def _default_name(seat: SeatPlan, index: int) -> str:
    return person_name(index + 1) if seat.is_person else names_for(seat.who)[0]


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
