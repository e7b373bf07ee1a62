"""The Chick plays by feeling."""

from typing import Final

from flip7.ai.bots.character import Character, Mood
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.targets import neighbour
from flip7.ai.table import Table
from flip7.i18n import _, pgettext


class Child(RuleBot):
    """Plays by feeling: a big card is enough, a small one asks for more. Cards go to the neighbour."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return True
        big = sum(number >= 7 for number in view.numbers)
        return (big < 1 and len(view.numbers) < 3) or len(view.numbers) + len(view.bonuses) < 2

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return neighbour(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # Three cards sound like a present as long as there is nothing to lose.
        if seat in options and len(table.seats[seat].numbers) < 2:
            return seat
        return neighbour(table, seat, options)


CHILD: Final = Character(
    id="child",
    title=pgettext("character", "The Chick"),
    description=_("Plays by feeling and is glad about every big card."),
    face="child",
    names=("Pip", "Kiki", "Toto", "Mimi", "Lulu", "Bibi"),
    phrases={
        Mood.HIT: (_("One more, please!"), _("Ooh, what comes next?")),
        Mood.STAY: (_("I have so many points already!"), _("That's a big number. Enough!")),
        Mood.BUST: (_("Oh no, the same one!"),),
        Mood.SAVED: (_("Phew! The heart helped me!"),),
        Mood.FLIP_SEVEN: (_("Seven! I can count to seven!"),),
        Mood.AIM: (_("Here, this is for you!"),),
        Mood.STRUCK: (_("Hey! That's mean!"),),
        Mood.WIN: (_("I won! Again, again!"),),
    },
    make_bot=lambda _seed: Child(),
)
