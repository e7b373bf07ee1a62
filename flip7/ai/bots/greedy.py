"""The Fox wants the Flip 7."""

from typing import Final

from flip7.ai.bots.character import Character, Mood
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.targets import longest_row
from flip7.ai.table import Table
from flip7.engine.rules import FLIP_SEVEN
from flip7.i18n import _, pgettext


class Greedy(RuleBot):
    """Wants the Flip 7 and nothing less, once it smells it; bolder still when behind."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        size = len(view.numbers)
        if view.second_chance or size < 4:
            return True
        behind = max(other.total for other in table.seats) - view.total
        return (size == 4 and view.points < 42) or (size == FLIP_SEVEN - 1 and behind >= 50)

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # Who is nearest to a Flip 7 of its own must be stopped.
        return longest_row(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        mine = table.seats[seat]
        if seat in options and (len(mine.numbers) <= 1 or (mine.second_chance and len(mine.numbers) >= 4)):
            return seat
        return longest_row(table, seat, options)


GREEDY: Final = Character(
    id="greedy",
    title=pgettext("character", "The Fox"),
    description=_("Wants the Flip 7 and goes on when others have long had enough."),
    face="greedy",
    names=("Roxy", "Felix", "Lola", "Max", "Tina", "Rico"),
    phrases={
        Mood.HIT: (_("More! Always more!"), _("I can smell the seven.")),
        Mood.STAY: (_("Just this once."), _("Fine, I'll take what's there.")),
        Mood.BUST: (_("It was worth it!"),),
        Mood.SAVED: (_("Ha! Luck loves me."),),
        Mood.FLIP_SEVEN: (_("Seven! What did I say?"),),
        Mood.AIM: (_("Nobody else gets the seven!"),),
        Mood.STRUCK: (_("I was so close!"),),
        Mood.WIN: (_("I wanted everything, and I got it."),),
    },
    make_bot=lambda _seed: Greedy(),
)
