"""The Mouse counts cards and plays for points."""

from typing import Final

from flip7.ai.bots.character import Character, Mood
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.targets import distance, leader, standing
from flip7.ai.odds import cards_to_come
from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.ai.table import Table
from flip7.i18n import _, pgettext

_DEPTH: Final = 3
"""Cards that are looked through before a turn."""


class Counter(RuleBot):
    """Knows every card and plays for the most points, exactly; that a match is to be won it forgets."""

    def wants_more(self, table: Table, seat: int) -> bool:
        row = Row.of(table.seats[seat])
        alone = not any(view.active for other, view in enumerate(table.seats) if other != seat)
        search = Search(cards_to_come(table), alone=alone)
        return search.hit(row, 1) > row.points or search.hit(row, _DEPTH) > row.points

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return leader(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        counts = cards_to_come(table)
        search = Search(counts)
        if seat in options and not table.seats[seat].numbers:
            return seat
        others = [other for other in options if other != seat]
        return max(
            others,
            key=lambda other: (
                standing(table, other) / 4 + table.seats[other].points - search.forced(Row.of(table.seats[other]), 3),
                -distance(table, seat, other),
            ),
        )


COUNTER: Final = Character(
    id="counter",
    title=pgettext("character", "The Mouse"),
    description=_("Knows every card that is gone and works out the most points, exactly."),
    face="counter",
    names=("Emil", "Mina", "Ada", "Oskar", "Klara", "Tim"),
    phrases={
        Mood.HIT: (_("The numbers say: one more."), _("Most of those are gone already.")),
        Mood.STAY: (_("Expected gain: negative."), _("That's the best average.")),
        Mood.BUST: (_("Improbable, but possible."),),
        Mood.SAVED: (_("That was factored in."),),
        Mood.FLIP_SEVEN: (_("Seven different ones. Quite rare."),),
        Mood.AIM: (_("Nothing personal, just arithmetic."),),
        Mood.STRUCK: (_("That changes the calculation."),),
        Mood.WIN: (_("It all adds up."),),
    },
    make_bot=lambda _seed: Counter(),
)
