"""The chance to win with each option, from the race and a search through our own next cards."""

import random
from collections.abc import Mapping
from typing import Final

from flip7.ai.forecast import experience
from flip7.ai.foresight import Foresight, Outlook
from flip7.ai.hand import Hand, Search
from flip7.ai.odds import cards_after, cards_to_come
from flip7.ai.prospects import Fate, Prospects
from flip7.ai.race import Race
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.ai.three import deal
from flip7.engine import FLIP_THREE, FREEZE, Card, Decision, Move, Status, Target, Turn

_AHEAD: Final = 3
"""Cards that are looked through before a turn."""
_AHEAD_OF_TARGET: Final = 2
"""The same where every target needs its own look."""
_HANDS_A_SLICE: Final = 40
_NOTHING_TO_LOSE: Final = 1e-6
"""Who has no points hits. If nobody took the last card of a deck, no match would ever end."""


def weigh(race: Race, table: Table, pending: Turn | Target, chance: random.Random) -> Slices[dict[Decision, float]]:
    """The chance to win with each option, in slices. `chance` is for what the others may be dealt."""
    position = Position(race, table, pending.seat, chance)
    yield from position.look_round()
    if isinstance(pending, Turn):
        search = position.search({})
        yield
        stay = search.stay(position.hand)
        hit = search.hit(position.hand, _AHEAD)
        if not table.seats[pending.seat].points:
            hit = max(hit, stay + _NOTHING_TO_LOSE)
        return {Move.HIT: hit, Move.STAY: stay}
    chances: dict[Decision, float] = {}
    for option in pending.options:
        if pending.card is FLIP_THREE and option == pending.seat:
            chances[option] = yield from position.with_three_cards()
        else:
            chances[option] = position.with_target(pending.card, option)
        yield
    return chances


class Position:
    """One moment of a match, as the seat that has to decide sees it."""

    def __init__(self, race: Race, table: Table, seat: int, chance: random.Random) -> None:
        self.hand = Hand.of(table.seats[seat])
        self._race = race
        self._table = table
        self._seat = seat
        self._counts = cards_to_come(table)
        self._reserve = cards_after(table)
        self._foresight = Foresight(self._counts, self._reserve, len(table.seats), chance)
        self._rivals = [other for other in range(len(table.seats)) if other != seat]
        self._fates: dict[int, Fate] = {}
        first = max(view.total for view in table.seats)
        self._keep = experience(len(table.seats)).keeps(table.rules.target - first)
        self._at_once = self._prospects({rival: ((table.seats[rival].points, 1.0),) for rival in self._rivals})

    def look_round(self) -> Slices[None]:
        """See what the others may come to, one after another."""
        for rival in self._rivals:
            self._usual_fate(rival)
            yield

    def search(self, changed: Mapping[int, Outlook]) -> Search:
        """Our own next cards, if the rounds of these seats look like that."""
        alone = not any(self._table.seats[rival].active and rival not in changed for rival in self._rivals)
        return Search(self._counts, self._prospects(changed), self._at_once, reserve=self._reserve, alone=alone)

    def with_target(self, card: Card, target: int) -> float:
        """Our chance if the card in hand is for that seat."""
        view = self._table.seats[target]
        if card is FREEZE:
            if target == self._seat:
                return self._prospects({})[view.points]
            return self._however_we_go_on({target: ((view.points, 1.0),)})
        if card is FLIP_THREE:
            return self._however_we_go_on({target: self._foresight.outlook(Hand.of(view), forced=3)})
        return self._however_we_go_on({target: self._foresight.outlook(Hand.of(view)._replace(second=True))})

    def with_three_cards(self) -> Slices[float]:
        """Our chance if we take a Flip Three ourselves."""
        search = self.search({})
        usual = self._prospects({})
        ends: dict[int, float] = {}
        hands = {self.hand: 1.0}
        for _card in range(3):
            hands = deal(self._counts, hands, ends)
            yield
        value = ends.pop(0, 0.0) * usual[0]
        value += sum(chance * self._at_once[points] for points, chance in ends.items())
        for number, (hand, chance) in enumerate(hands.items()):
            value += chance * search.best(hand, 1)
            if number % _HANDS_A_SLICE == 0:
                yield
        return value

    def _however_we_go_on(self, changed: Mapping[int, Outlook]) -> float:
        mine = self._table.seats[self._seat]
        if mine.status is Status.ACTIVE:
            return self.search(changed).best(self.hand, _AHEAD_OF_TARGET)
        return self._prospects(changed)[mine.points]

    def _prospects(self, changed: Mapping[int, Outlook]) -> Prospects:
        fates = [
            self._fate_of(rival, changed[rival]) if rival in changed else self._usual_fate(rival)
            for rival in self._rivals
        ]
        table = self._table
        total = table.seats[self._seat].total
        return Prospects(self._race, table.rules, total, fates, table.round_number, keep=self._keep)

    def _usual_fate(self, seat: int) -> Fate:
        if seat not in self._fates:
            view = self._table.seats[seat]
            outlook: Outlook = ((view.points, 1.0),)
            if view.active:
                outlook = self._foresight.outlook(Hand.of(view))
            self._fates[seat] = self._fate_of(seat, outlook)
        return self._fates[seat]

    def _fate_of(self, seat: int, outlook: Outlook) -> Fate:
        return Fate(self._race, self._table.rules.target, self._table.seats[seat].total, outlook)
