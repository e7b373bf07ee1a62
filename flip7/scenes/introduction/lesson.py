"""What is played in the introduction: two rounds with a deck in a fixed order, decision by decision.

Nothing in them is faked. The deck has all its cards, the rules are those of the edition, and the whole lesson is the
journal of a match, with the guide's words before the decisions they are about.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from flip7.engine import Decision, Game, Move, Rules, card
from flip7.engine.rules import FLIP_SEVEN_POINTS
from flip7.i18n import Text, _, ngettext
from flip7.match.match import Match, Origin, SeatPlan, TablePlan

YOU, PIP, ROXY = 0, 1, 2
"""Who sits where: the player, and two who play what the lesson says."""
GUIDE_NAME: Final = "Ida"
OPPONENTS: Final = (SeatPlan("Pip", "child", 1, "balloon"), SeatPlan("Roxy", "greedy", 2, "flower"))
_SEED: Final = 7

Words = Callable[[Game], Text]
"""What the guide says with numbers from the table as it stands then."""


class Spot(Enum):
    """What the guide can point at."""

    HIT = "hit"
    STAY = "stay"
    GAUGE = "gauge"
    ROW = "row"
    EXTRAS = "extras"
    """The cards above the row."""
    TOTAL = "total"
    """The player's points of all rounds."""
    ROXY = "roxy"


@dataclass(frozen=True, slots=True)
class Step:
    """A decision, the cards that are dealt because of it, and what is said before it."""

    decision: Decision | None
    """None for the end: there is nothing more to decide."""
    cards: tuple[str, ...] = ()
    words: Text | Words | None = None
    spots: tuple[Spot, ...] = ()
    """What the guide points at; with an arrow at the first."""

    def said(self, game: Game) -> Text | None:
        """The guide's words at this stand of the game; None for a step without any."""
        return self.words(game) if callable(self.words) else self.words


def lesson_match(you: SeatPlan, edition: str, rules: Rules) -> tuple[Match, tuple[Step, ...]]:
    """A match in which the lesson can be played, and its steps. It is kept nowhere."""
    steps = lesson(rules)
    plan = TablePlan((you, *OPPONENTS), edition, rules)
    cards = tuple(card(name) for step in steps for name in step.cards)
    return Match(plan, Origin(_SEED, ROXY, cards)), steps


def lesson(rules: Rules) -> tuple[Step, ...]:
    """Everything that is decided, whoever decides it, in its order."""
    return (*_first_round(rules), *_second_round(rules), _END)


def _first_round(rules: Rules) -> tuple[Step, ...]:
    """Hit, hit, and stay in time, while Roxy goes too far."""
    first = ("8", "5", "11")
    (yours, pips, roxys), more = (("12", "6", "9"), "4") if rules.opening_deal else (first, "12")
    return (
        Step(Move.DEAL, first if rules.opening_deal else (), _HELLO),
        Step(Move.HIT, (yours,), _TAKE_A_CARD, (Spot.HIT,)),
        Step(Move.HIT, (pips,)),
        Step(Move.HIT, (roxys,)),
        Step(Move.HIT, (more,), _ONLY_ONCE, (Spot.GAUGE, Spot.HIT)),
        Step(Move.STAY),
        Step(Move.HIT, ("11",)),
        Step(Move.STAY, (), _TOO_FAR, (Spot.STAY,)),
    )


def _second_round(rules: Rules) -> tuple[Step, ...]:
    """A Freeze, a Second Chance and its use, a bonus, and with a Flip Three the Flip 7."""
    opening = ("10", "12", "9")
    start: tuple[Step, ...] = (Step(Move.DEAL, opening, _well_done, (Spot.TOTAL,)),)
    if not rules.opening_deal:
        start = (
            Step(Move.DEAL, (), _well_done, (Spot.TOTAL,)),
            Step(Move.HIT, opening[:1]),
            Step(Move.HIT, opening[1:2]),
            Step(Move.HIT, opening[2:], None, (Spot.HIT,)),
        )
    return (
        *start,
        Step(Move.STAY),
        Step(Move.HIT, ("7",)),
        Step(Move.HIT, ("freeze",), None, (Spot.HIT,)),
        Step(ROXY, (), _FREEZE, (Spot.ROXY,)),
        Step(Move.HIT, ("second",), _FROZEN, (Spot.HIT,)),
        Step(Move.HIT, ("9",), _SECOND_CHANCE, (Spot.EXTRAS, Spot.HIT)),
        Step(Move.HIT, ("+10",), _SAVED, (Spot.HIT,)),
        Step(Move.HIT, ("2",), _BONUS, (Spot.EXTRAS, Spot.HIT)),
        Step(Move.HIT, ("11",), None, (Spot.HIT,)),
        Step(Move.HIT, ("5",), None, (Spot.HIT,)),
        Step(Move.HIT, ("flip3", "12", "4", "7"), _SEVEN, (Spot.ROW, Spot.HIT)),
    )


# TRANSLATORS: The guide of the introduction, an owl, speaks to a beginner: one or two short, friendly sentences.
_HELLO: Final = _("Hello, I’m {name}! Collect different numbers – as many as you dare.", name=GUIDE_NAME)
_TAKE_A_CARD: Final = _("Your turn. Take a card: “Hit”!")
_ONLY_ONCE: Final = _("Numbers are points. But one that you already have busts you! The dial shows the risk.")
_TOO_FAR: Final = _("See? {name} got a second 11: bust, no points. Bank yours: “Stay”!", name=OPPONENTS[1].name)
_FREEZE: Final = _("A Freeze! It stops whoever you choose. Take {name}!", name=OPPONENTS[1].name)
_FROZEN: Final = _("{name} is out of the round, but keeps the points. Go on!", name=OPPONENTS[1].name)
_SECOND_CHANCE: Final = _("A Second Chance: it stays with you until you need it.")
_SAVED: Final = _("Phew, a second 9! Your Second Chance saved you.")
_BONUS: Final = _("A bonus card: 10 points on top. It can never bust you.")
_SEVEN: Final = _("Four different numbers. Seven make a Flip 7. Do you dare?")


def _well_done(game: Game) -> Text:
    return ngettext(
        "Well done, {count} point! Once somebody has {target}, the highest total wins.",
        "Well done, {count} points! Once somebody has {target}, the highest total wins.",
        game.seats[YOU].total,
        target=game.rules.target,
    )


def _what_it_counts(game: Game) -> Text:
    seat = game.seats[YOU]
    parts = (sum(number.value for number in seat.row), *(bonus.value for bonus in seat.bonuses), FLIP_SEVEN_POINTS)
    return ngettext(
        "Flip Three, three cards at once – and a Flip 7, 15 extra! {sum}: {count} point.",
        "Flip Three, three cards at once – and a Flip 7, 15 extra! {sum}: {count} points.",
        seat.points,
        # A sum is not broken between two lines.
        sum="\u00a0+\u00a0".join(map(str, parts)),
    )


_END: Final = Step(None, (), _what_it_counts, (Spot.TOTAL,))
