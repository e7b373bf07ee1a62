"""The Mouse counts cards and plays for points."""

from typing import Final

from flip7.ai.bots.character import Character
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.situation import Situation
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
    level=4,
    names=("Emil", "Mina", "Ada", "Oskar", "Klara", "Tim"),
    phrases={
        Situation.HIT_LOW: (
            # TRANSLATORS: the Mouse speaks: hits at hardly any risk
            _("The numbers say: one more."),
            _("Crumb by crumb."),
        ),
        Situation.HIT_MIDDLE: (
            # TRANSLATORS: the Mouse speaks: hits at some risk
            _("On paper: yes."),
            _("Worth it, by a whisker."),
        ),
        Situation.HIT_HIGH: (
            # TRANSLATORS: the Mouse speaks: hits at a high risk
            _("The mean still says yes."),
            _("Squeak! But the sum is right."),
        ),
        Situation.STAY: (
            # TRANSLATORS: the Mouse speaks: stays
            _("Expected gain: negative."),
            _("That's the best average."),
            _("Safe in the pantry."),
        ),
        Situation.BUST: (
            # TRANSLATORS: the Mouse speaks: busts
            _("Improbable, but possible."),
            _("A rounding error."),
            _("Oh, cheese."),
        ),
        Situation.BUST_AT_SIX: (
            # TRANSLATORS: the Mouse speaks: busts one number short of a Flip 7
            _("Six sevenths. That's nearly one."),
        ),
        Situation.SAVED: (
            # TRANSLATORS: the Mouse speaks: is saved by a Second Chance
            _("That was factored in."),
            _("Plus one, minus one: zero."),
        ),
        Situation.FLIP_SEVEN: (
            # TRANSLATORS: the Mouse speaks: has a Flip 7
            _("Seven different ones. Quite rare."),
        ),
        Situation.FROZEN: (
            # TRANSLATORS: the Mouse speaks: was given a Freeze by {name}
            _("{name}, that wasn't in my model."),
            _("That changes the calculation."),
        ),
        Situation.FREEZE: (
            # TRANSLATORS: the Mouse speaks: gives a Freeze to somebody
            _("Nothing personal, just arithmetic."),
            _("Statistically the best choice."),
        ),
        Situation.FREEZE_SELF: (
            # TRANSLATORS: the Mouse speaks: takes its Freeze itself
            _("Subtotal. I draw the line."),
        ),
        Situation.FLIP_THREE_GIVEN: (
            # TRANSLATORS: the Mouse speaks: gives a Flip Three to somebody
            _("Three samples, please."),
            _("An experiment. Hold still."),
        ),
        Situation.FLIP_THREE_TAKEN: (
            # TRANSLATORS: the Mouse speaks: was given a Flip Three
            _("Three unknowns at once?"),
            _("Noted, in red ink."),
        ),
        Situation.FLIP_THREE_SELF: (
            # TRANSLATORS: the Mouse speaks: takes its Flip Three itself
            _("Worth it. I counted twice."),
        ),
        Situation.FLIP_THREE_SURVIVED: (
            # TRANSLATORS: the Mouse speaks: has survived a Flip Three
            _("As predicted. Nearly."),
        ),
        Situation.GIFT_GIVEN: (
            # TRANSLATORS: the Mouse speaks: gives a Second Chance to somebody
            _("You need it most. I checked."),
        ),
        Situation.GIFT_RECEIVED: (
            # TRANSLATORS: the Mouse speaks: was given a Second Chance
            _("An unexpected plus. Thanks."),
        ),
        Situation.LEADING: (
            # TRANSLATORS: the Mouse speaks: leads
            _("First, with a narrow margin."),
        ),
        Situation.LAST: (
            # TRANSLATORS: the Mouse speaks: is last
            _("An outlier. It will even out."),
        ),
        Situation.MATCH_POINT: (
            # TRANSLATORS: the Mouse speaks: one good round can decide the match
            _("The sum is nearly complete."),
        ),
        Situation.PERSON_FLIP_SEVEN: (
            # TRANSLATORS: the Mouse speaks: {name} has a Flip 7
            _("{name}! I must check my tables."),
        ),
        Situation.PERSON_BUST: (
            # TRANSLATORS: the Mouse speaks: {name} has busted
            _("The odds were against you, {name}."),
            _("Minus everything, {name}."),
        ),
        Situation.PERSON_COMEBACK: (
            # TRANSLATORS: the Mouse speaks: {name} was last and leads now
            _("Your curve is steep, {name}."),
        ),
        Situation.REVENGE: (
            # TRANSLATORS: the Mouse speaks: strikes back
            _("Now the account is balanced."),
        ),
        Situation.WIN: (
            # TRANSLATORS: the Mouse speaks: has won the match
            _("It all adds up."),
            _("Quod erat demonstrandum."),
        ),
        Situation.SECOND: (
            # TRANSLATORS: the Mouse speaks: is second
            _("Second. Well above average."),
        ),
        Situation.LAST_PLACE: (
            # TRANSLATORS: the Mouse speaks: is last at the end
            _("A small sample proves nothing."),
        ),
        Situation.GREETING: (
            # TRANSLATORS: the Mouse speaks: greets {name}
            _("{name}. Counted and confirmed."),
            _("Hello {name}. Got any cheese?"),
        ),
        Situation.LAST_WON: (
            # TRANSLATORS: the Mouse speaks: won the last match with {name}
            _("Last time it added up for me, {name}."),
        ),
        Situation.LAST_LOST: (
            # TRANSLATORS: the Mouse speaks: {name} won the last match
            _("Your win last time, {name}? I recounted."),
        ),
        Situation.STREAK: (
            # TRANSLATORS: the Mouse speaks: {name} has won several matches in a row
            _("{name}, such a streak can't be chance."),
        ),
        Situation.REVANCHE: (
            # TRANSLATORS: the Mouse speaks: the same table plays again
            _("One more data point."),
        ),
    },
    make_bot=lambda _seed: Counter(),
)
