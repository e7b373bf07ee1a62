"""RULES.md once more, written as plainly as it reads: recursion, lists of names, no events, no thought of speed.

An oracle for the engine. It shares nothing with it, so where both agree, one of them would have to be wrong twice.
"""

from collections.abc import Callable
from typing import Any

Ask = Callable[[dict[str, Any]], Any]


class OutOfDecisions(Exception):
    pass


class RoundOver(Exception):
    pass


class PlainGame:
    def __init__(self, script: dict[str, Any], reshuffle: Callable[[list[str]], list[str]], ask: Ask) -> None:
        edition = script["edition"]
        self.opening = edition["opening_deal"]
        self.at_once = edition["second_in_flip3"] == "at_once"
        self.drop = edition["bust_pending"] == "discard"
        self.count = script["seats"]
        self.dealer = script["dealer"]
        self.deck = list(script["deck"])
        self.discard = list(script.get("discard", []))
        self.totals = list(script.get("totals", [0] * self.count))
        self.target = script.get("target", 200)
        self.wanted = script.get("rounds", 1)
        self.reshuffle, self.ask = reshuffle, ask
        self.rounds: list[list[int]] = []
        self.winner: int | None = None
        self.pending: dict[str, Any] | None = None
        self.aside: list[tuple[int, list[str]]] = []  # whose, and which cards wait
        self.lay_table()

    def lay_table(self) -> None:
        self.numbers: list[list[int]] = [[] for _ in range(self.count)]
        self.bonuses: list[list[str]] = [[] for _ in range(self.count)]
        self.others: list[list[str]] = [[] for _ in range(self.count)]
        self.second = [False] * self.count
        self.status = ["active"] * self.count

    def play(self) -> dict[str, Any]:
        try:
            while len(self.rounds) < self.wanted and self.winner is None:
                if self.rounds:
                    self.clear_table()
                self.play_round()
        except OutOfDecisions:
            pass
        return self.outcome()

    def clear_table(self) -> None:
        for seat in range(self.count):
            self.discard += [str(number) for number in self.numbers[seat]] + self.bonuses[seat] + self.others[seat]
            self.discard += ["second"] * self.second[seat]
        self.dealer = (self.dealer + 1) % self.count
        self.lay_table()

    def play_round(self) -> None:
        order = [(self.dealer + 1 + step) % self.count for step in range(self.count)]
        try:
            if self.opening:
                for seat in order:
                    if self.status[seat] == "active":
                        self.receive(seat, self.draw())
            while "active" in self.status:
                for seat in order:
                    if self.status[seat] != "active":
                        continue
                    choice = self.decide({"kind": "turn", "seat": seat, "options": ["hit", "stay"]})
                    if choice == "stay":
                        self.status[seat] = "stayed"
                    else:
                        self.receive(seat, self.draw())
        except RoundOver:
            for _owner, cards in self.aside:
                self.discard += cards
        self.aside = []
        self.status = ["stayed" if status == "active" else status for status in self.status]
        points = [self.points(seat) for seat in range(self.count)]
        self.totals = [total + won for total, won in zip(self.totals, points, strict=True)]
        self.rounds.append(points)
        best = max(self.totals)
        if best >= self.target and self.totals.count(best) == 1:
            self.winner = self.totals.index(best)

    def decide(self, question: dict[str, Any]) -> Any:
        self.pending = question
        answer = self.ask(question)
        self.pending = None
        return answer

    def draw(self) -> str:
        if not self.deck:
            if not self.discard:
                raise RoundOver
            self.deck, self.discard = self.reshuffle(self.discard), []
        return self.deck.pop(0)

    def receive(self, seat: int, card: str) -> None:
        """A card in a turn or the opening deal."""
        if card in ("freeze", "flip3", "second"):
            self.carry_out(seat, card)
        else:
            self.add(seat, card)

    def add(self, seat: int, card: str) -> None:
        """A number or bonus."""
        if card[0] in "+x":
            self.bonuses[seat].append(card)
        elif int(card) not in self.numbers[seat]:
            self.numbers[seat].append(int(card))
            if len(self.numbers[seat]) == 7:
                self.status[seat] = "flip7"
                raise RoundOver
        elif self.second[seat]:
            self.discard += ["second", card]
            self.second[seat] = self.at_once and self.one_waits_for(seat)
        else:
            self.status[seat] = "busted"
            self.others[seat].append(card)

    def one_waits_for(self, seat: int) -> bool:
        """Fetch a Second Chance that waits for this seat from wherever it waits: the Flip Three being dealt first."""
        for owner, cards in self.aside[::-1]:
            if owner == seat and "second" in cards:
                cards.remove("second")
                return True
        return False

    def carry_out(self, owner: int, card: str) -> None:
        active = [seat for seat in range(self.count) if self.status[seat] == "active"]
        if card == "second":
            if owner in active and not self.second[owner]:
                self.second[owner] = True
                return
            active = [seat for seat in active if seat != owner and not self.second[seat]]
        if not active:
            self.discard.append(card)
            return
        target = active[0]
        if len(active) > 1:
            target = self.decide({"kind": "target", "seat": owner, "options": active})
        if card == "second":
            self.second[target] = True
            return
        self.others[target].append(card)
        if card == "freeze":
            self.status[target] = "frozen"
        else:
            self.flip_three(target)

    def flip_three(self, seat: int) -> None:
        mine: list[str] = []
        self.aside.append((seat, mine))
        for _ in range(3):
            card = self.draw()
            if card == "second" and self.at_once and not self.second[seat]:
                self.second[seat] = True
            elif card in ("freeze", "flip3", "second"):
                mine.append(card)
            else:
                self.add(seat, card)
            if self.status[seat] == "busted":
                if self.drop:
                    self.discard += mine
                    mine.clear()
                break
        while mine:
            self.carry_out(seat, mine.pop(0))
        self.aside.pop()

    def points(self, seat: int) -> int:
        if self.status[seat] == "busted":
            return 0
        points = sum(self.numbers[seat]) << self.bonuses[seat].count("x2")
        points += sum(int(bonus[1:]) for bonus in self.bonuses[seat] if bonus[0] == "+")
        return points + 15 * (self.status[seat] == "flip7")

    def outcome(self) -> dict[str, Any]:
        return {
            "seats": [
                {
                    "numbers": self.numbers[seat],
                    "bonuses": self.bonuses[seat],
                    "second_chance": self.second[seat],
                    "status": self.status[seat],
                    "points": self.points(seat),
                    "total": self.totals[seat],
                }
                for seat in range(self.count)
            ],
            "rounds": self.rounds,
            "winner": self.winner,
            "deck_left": len(self.deck),
            "discard": sorted(self.discard),
            "pending": self.pending,
        }
