"""The Lion plays to win the match."""

from typing import Final

from flip7.ai.bots.character import Character, Mood
from flip7.ai.champion import best_option, win_chances
from flip7.ai.slices import Slices, run_to_end
from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn
from flip7.i18n import _, pgettext


class Champion:
    """Plays to win the match."""

    def __init__(self, seed: int) -> None:
        """The seed is for what it imagines the others to be dealt. The same moment always gets the same thought."""
        self._seed = seed

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """The option with the highest chance to win the match."""
        return run_to_end(self.think(table, pending))

    def think(self, table: Table, pending: Turn | Target) -> Slices[Decision]:
        """The same, in slices of a few milliseconds."""
        chances = yield from win_chances(table, pending, self._seed)
        return best_option(chances)


CHAMPION: Final = Character(
    id="champion",
    title=pgettext("character", "The Lion"),
    description=_("Plays to win the match, not the round: every card, every target, every risk."),
    face="champion",
    names=("Leon", "Regina", "Viktor", "Stella", "Roman", "Diana"),
    phrases={
        Mood.HIT: (_("Now is the moment to dare."), _("Points alone don't win.")),
        Mood.STAY: (_("Enough to stay ahead."), _("Your turn to be nervous.")),
        Mood.BUST: (_("A risk that had to be taken."),),
        Mood.SAVED: (_("Luck is part of the plan."),),
        Mood.FLIP_SEVEN: (_("That is how it's done."),),
        Mood.AIM: (_("You are the one to beat."),),
        Mood.STRUCK: (_("I take that as a compliment."),),
        Mood.WIN: (_("Well played, everybody. A rematch?"),),
    },
    make_bot=Champion,
)
