"""Tables set up for a telling moment: for pictures of the game, and for measuring its busiest frames.

Nothing is faked: the decks are real decks, only with some cards laid out, and every match can be played again.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from flip7.ai.characters import CHARACTERS
from flip7.app.context import Context
from flip7.engine import EDITIONS, Game, Move, Turn, card
from flip7.engine.events import CardDealt, Event
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan
from flip7.scenes.table import TableScene
from flip7.ui.window import Offscreen

NAMES = (
    "Anna", "Marta", "Otto", "Zofia", "Lucas", "Inès", "Jonas", "Hania", "Paul", "Chloé", "Emil", "Kasia",
    "Hugo", "Mia", "Léa", "Tomek", "Nora", "Piotr", "Ida", "Jörg", "Ada", "Michał", "Eva", "Leo",
)  # fmt: skip
SYMBOLS = (
    "sun", "moon", "star", "cloud", "tree", "leaf", "flower", "fish", "cat", "dog", "owl", "fox", "bear", "rabbit",
    "bee", "snail", "boat", "rocket", "bike", "balloon", "key", "bell", "crown", "anchor",
)  # fmt: skip
FRAME = 1 / 60


def plan_for(seats: int, edition: str = "de", people: int = 1) -> TablePlan:
    """A table with so many seats, the first `people` of them persons and the others AI characters in turn."""
    characters = list(CHARACTERS)
    who = [PERSON if seat < people else characters[seat % len(characters)] for seat in range(seats)]
    plans = [SeatPlan(NAMES[seat], who[seat], seat, SYMBOLS[seat]) for seat in range(seats)]
    return TablePlan(tuple(plans), edition, EDITIONS[edition])


def with_next(match: Match, names: Sequence[str]) -> Match:
    """The match as it stands, but these cards are dealt next, in this order; ValueError if the deck lacks one.

    It is another match: one in which they were laid out from the start.
    """
    wanted = [card(name) for name in names]
    lacking = Counter(wanted) - Counter(match.game.cards_left())
    if lacking:
        raise ValueError(f"not in the deck: {', '.join(face.name for face in lacking)}")
    dealt = [event.card for event in match.events() if isinstance(event, CardDealt)]
    return Match.replay(match.plan, replace(match.origin, cards=(*dealt, *wanted)), match.journal)


def play_to(match: Match, ready: Callable[[Game], bool], seed: int = 7, stay_at: int = 24) -> None:
    """Let everybody play simply until the table is as wanted; a ValueError if it never is."""
    chance = random.Random(seed)
    while not ready(match.game):
        pending = match.game.pending
        if pending is None:
            raise ValueError("the match ended before the table was as wanted")
        if isinstance(pending, Turn):
            match.apply(Move.STAY if match.game.seats[pending.seat].points >= stay_at else Move.HIT)
        else:
            match.apply(pending.options[chance.randrange(len(pending.options))])


def turn_of_person(game: Game, least: int, most: int = 6) -> bool:
    """The first seat decides, with so many numbers in its row."""
    pending = game.pending
    return isinstance(pending, Turn) and pending.seat == 0 and least <= len(game.seats[0].row) <= most


def new_numbers(game: Game, seat: int) -> list[str]:
    """Numbers that a seat does not have, as many as are in the deck."""
    have = set(game.seats[seat].row)
    left = [face for face in game.cards_left() if face.name.isdigit() and face not in have]
    return [face.name for face in sorted(left, key=lambda face: -face.value)]


class StagedTable:
    """A table on a screen without a window, that can be run to a moment."""

    def __init__(self, context: Context, match: Match, size: tuple[int, int]) -> None:
        self.match = match
        self.screen = Offscreen(size)
        self.scene = TableScene(context, match)
        self.screen.manager.push(self.scene)
        self.screen.advance(0.3)
        self.screen.draw()

    def decide(self, decision: Move | int) -> None:
        """Decide for whom the table waits, as a press would. It must be settled and ask for this decision."""
        self.scene.decide(decision)

    def run_to(self, kind: type[Event], seconds: float = 0.0, most: float = 30.0) -> None:
        """Until an event of this kind is shown, and so many seconds into it."""
        passed = 0.0
        while not isinstance(self.scene.showing, kind):
            self.screen.advance(FRAME)
            passed += FRAME
            assert passed < most, f"no {kind.__name__} in {most} seconds"
        self.screen.advance(seconds)

    def settle(self) -> None:
        """Until nothing moves and somebody decides."""
        while self.scene.busy:
            self.screen.advance(FRAME)


def mid_game(seats: int, least: int = 3, seed: int = 11, edition: str = "de") -> Match:
    """A match in its second or third round, the person on turn with some numbers."""
    for offset in range(400):
        match = Match(plan_for(seats, edition), seed + offset)
        try:
            play_to(match, lambda game: len(game.rounds) >= 1 and turn_of_person(game, least), seed)
        except ValueError:
            continue
        return match
    raise ValueError(f"no table of {seats} with {least} numbers on turn")


def six_numbers(seats: int, seed: int = 11) -> Match:
    """The person on turn with six different numbers, and the seventh on top of the deck."""
    for offset in range(400):
        match = mid_game(seats, 3, seed + offset)
        try:
            while len(match.game.seats[0].row) < 6:
                match = with_next(match, new_numbers(match.game, 0)[-1:])
                match.apply(Move.HIT)
                play_to(match, lambda game: turn_of_person(game, 3), stay_at=18)
            return with_next(match, new_numbers(match.game, 0)[:1])
        except ValueError:
            continue
    raise ValueError("nobody comes to six numbers")
