"""The Yeti is merciless with the leader."""

from typing import Final

from flip7.ai.bots.character import Character, Mood
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.targets import leader
from flip7.ai.table import Table
from flip7.i18n import _, pgettext


class Frosty(RuleBot):
    """Solid in its own play, merciless with the leader: everything cold goes there."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return True
        behind = max(other.total for other in table.seats) - view.total
        return view.points < (30 if behind >= 60 else 23)

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return leader(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return leader(table, seat, options)


FROSTY: Final = Character(
    id="frosty",
    title=pgettext("character", "The Yeti"),
    description=_("Plays solidly and turns every nasty card on the leader."),
    face="frosty",
    names=("Boris", "Yuki", "Nora", "Igor", "Ingrid", "Olaf"),
    phrases={
        Mood.HIT: (_("A cool head takes one more."), _("No thaw yet.")),
        Mood.STAY: (_("Put on ice."), _("Cold, calm, done.")),
        Mood.BUST: (_("Brrr. I'll remember that."),),
        Mood.SAVED: (_("Thin ice, but it held."),),
        Mood.FLIP_SEVEN: (_("An avalanche of seven!"),),
        Mood.AIM: (_("You lead? You freeze."),),
        Mood.STRUCK: (_("You'll get that back, ice cold."),),
        Mood.WIN: (_("Winter has come."),),
    },
    make_bot=lambda _seed: Frosty(),
)
