"""Where the cards of a match come from: its seed, or an order that was laid out before the first deal."""

from dataclasses import dataclass

from flip7.engine import Card, Chance, Game, Rules, full_deck


@dataclass(frozen=True, slots=True)
class Origin:
    """With the seats, the rules and the decisions this is all that a match is made of.

    The seed alone is what players get. A lesson, a picture or a test lays out cards as well.
    """

    seed: int
    dealer: int | None = None
    """Who deals the first round. None: drawn by lot."""
    cards: tuple[Card, ...] = ()
    """The first cards in the order they are dealt, across reshuffles too. All others are shuffled by the seed."""
    totals: tuple[int, ...] = ()
    """What the seats have before the first round; empty if nobody has anything, as in every ordinary match."""

    @property
    def by_chance(self) -> bool:
        """Whether the seed alone decides, as in every match that players begin."""
        return self.dealer is None and not self.cards and not self.totals

    def totals_of(self, seats: int) -> tuple[int, ...]:
        """What each of so many seats has before the first round."""
        return self.totals or (0,) * seats

    def start(self, rules: Rules, seats: int) -> Game:
        """The game before its first deal; ValueError if the deck has no such cards.

        Cards for a later deck are looked for only when it is shuffled: then `Game.apply` raises it.
        """
        if self.by_chance:
            return Game.start(rules, seats, self.seed)
        # The lot is drawn and the deck shuffled in any case. So what is not laid out is as the seed alone has it.
        chance = Chance(self.seed)
        lot = chance.lot(seats)
        shuffler = _LaidOut(chance, self.cards)
        deck = full_deck(seats)
        chance.shuffle(deck)
        deck.reverse()
        shuffler.lay_out(deck)
        dealer = lot if self.dealer is None else self.dealer
        return Game(rules, seats, dealer, deck[::-1], shuffler, totals=self.totals)


class _LaidOut:
    """Shuffles by chance, and then brings the cards to the top that are to be dealt next."""

    def __init__(self, chance: Chance, cards: tuple[Card, ...]) -> None:
        self._chance = chance
        self._cards = cards
        """What no deck has had yet. A deck is dealt to its last card before the next one is shuffled."""

    def shuffle(self, cards: list[Card]) -> None:
        self._chance.shuffle(cards)
        self.lay_out(cards)

    def lay_out(self, deck: list[Card]) -> None:
        """The last card is dealt first. Each wanted one changes places with the one that lies there."""
        first, self._cards = self._cards[: len(deck)], self._cards[len(deck) :]
        for place, wanted in enumerate(first, 1):
            depth = next((depth for depth in range(place, len(deck) + 1) if deck[-depth] is wanted), None)
            if depth is None:
                raise ValueError(f"no {wanted.name} is left to be card {place} of the deck")
            deck[-place], deck[-depth] = deck[-depth], deck[-place]
