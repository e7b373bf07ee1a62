"""The rest of a round, played out with quick seats and a deck of our own: how a round may go from here.

Nothing of the game is touched and nothing hidden is known: the deck is a new one of the cards that are left, shuffled
by the player's own chance. What the round leads to is judged by the race, so a play-out ends with the round.
"""

import random
from collections.abc import Callable, Iterator
from operator import mul

from flip7.ai.hand import Hand
from flip7.ai.odds import cards_to_come
from flip7.ai.race import Race, Track
from flip7.ai.table import Table
from flip7.engine import FACES, Target, Turn


class Luck:
    """The chance of one play-out: every seat has luck of its own, for its first card, its second ...

    So another decision of ours leaves the others nearly the same cards, and the options differ by what they do and
    hardly by the luck of the draw.
    """

    __slots__ = ("_draws", "_random")

    def __init__(self, seats: int, chance: random.Random, first: tuple[int, float] | None = None) -> None:
        self._random = chance.random
        self._draws: list[list[float]] = [[] for _ in range(seats)]
        if first is not None:
            self._draws[first[0]].append(first[1])

    def of(self, seat: int, card: int) -> float:
        draws = self._draws[seat]
        if card == len(draws):
            draws.append(self._random())
        return draws[card]


class Start:
    """What every play-out of a moment starts from."""

    def __init__(
        self, table: Table, pending: Turn | Target, race: Race, goes_on: Callable[[Hand], bool] | None = None
    ) -> None:
        """`goes_on` says whether the seat that decides would hit again with such a hand."""
        self.goes_on = goes_on
        self.table = table
        self.pending = pending
        self.race = race
        self.hands = [Hand.of(view) for view in table.seats]
        self.rows = [list(view.numbers) for view in table.seats]
        self.points = [view.points for view in table.seats]
        self.totals = [view.total for view in table.seats]
        self.active = [view.active for view in table.seats]
        self.counts = list(cards_to_come(table))
        self.cards = [face.index for face in FACES for _ in range(self.counts[face.index])]
        # When the deck runs out within the round, the discard is next.
        discard = table.discard if table.deck_left else {}
        self.reserve = [face.index for face in FACES for _ in range(discard.get(face, 0))]
        self._spares: dict[int, Track] = {}

    def lucks(self, chance: random.Random, count: int) -> Iterator[Luck]:
        """So many chances. The first card of the seat on turn, which matters most, is spread evenly over the deck."""
        seats = len(self.totals)
        for part in range(count):
            first = (self.pending.seat, (part + chance.random()) / count) if isinstance(self.pending, Turn) else None
            yield Luck(seats, chance, first)

    def judge(self, totals: list[int], seat: int) -> float:
        """The chance of `seat` to win a match that stands like this between two rounds."""
        target = self.table.rules.target
        best = max(totals)
        if best >= target:
            return 0.0 if totals[seat] < best else 1.0 / totals.count(best)
        spare: Track | None = None
        for other, total in enumerate(totals):
            if other != seat:
                track = self._spare(target - total)
                spare = track if spare is None else list(map(mul, spare, track))
        place, rest = Race.place(target - totals[seat])
        arrive = self.race.arrive
        if spare is None:
            return 1.0  # there is nobody else
        chance = self.race.win(arrive[place], spare)
        if rest:
            chance += rest * (self.race.win(arrive[place + 1], spare) - chance)
        return chance

    def _spare(self, needed: int) -> Track:
        found = self._spares.get(needed)
        if found is None:
            place, rest = Race.place(needed)
            here, there = self.race.spare[place], self.race.spare[place + 1]
            found = self._spares[needed] = [a + rest * (b - a) for a, b in zip(here, there, strict=True)]
        return found
