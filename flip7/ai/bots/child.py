"""The Chick plays by feeling."""

from typing import Final

from flip7.ai.bots.character import Character
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.situation import Situation
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
    level=1,
    names=("Pip", "Kiki", "Toto", "Mimi", "Lulu", "Bibi"),
    phrases={
        Situation.HIT_LOW: (
            # TRANSLATORS: the Chick speaks: hits at hardly any risk
            _("One more, please!"),
            _("More, more, more!"),
        ),
        Situation.HIT_MIDDLE: (
            # TRANSLATORS: the Chick speaks: hits at some risk
            _("Ooh, what comes next?"),
            _("Eeny, meeny, miny, moe!"),
        ),
        Situation.HIT_HIGH: (
            # TRANSLATORS: the Chick speaks: hits at a high risk
            _("I'm closing my eyes."),
            _("My tummy tickles!"),
        ),
        Situation.STAY: (
            # TRANSLATORS: the Chick speaks: stays
            _("I have so many points already!"),
            _("What a lot! That's enough."),
            _("All in my nest now!"),
        ),
        Situation.BUST: (
            # TRANSLATORS: the Chick speaks: busts
            _("Oh no, the same one!"),
            _("Aw, man!"),
            _("Does that really count?"),
        ),
        Situation.BUST_AT_SIX: (
            # TRANSLATORS: the Chick speaks: busts one number short of a Flip 7
            _("But I can count to seven!"),
        ),
        Situation.SAVED: (
            # TRANSLATORS: the Chick speaks: is saved by a Second Chance
            _("Phew! The heart helped me!"),
            _("Thank you, little heart!"),
        ),
        Situation.FLIP_SEVEN: (
            # TRANSLATORS: the Chick speaks: has a Flip 7
            _("Seven! I can count to seven!"),
        ),
        Situation.FROZEN: (
            # TRANSLATORS: the Chick speaks: was given a Freeze by {name}
            _("Hey, {name}! That's mean!"),
            _("Brrr, cold feet!"),
        ),
        Situation.FREEZE: (
            # TRANSLATORS: the Chick speaks: gives a Freeze to somebody
            _("Freeze tag! You're it!"),
            _("Got you!"),
        ),
        Situation.FREEZE_SELF: (
            # TRANSLATORS: the Chick speaks: takes its Freeze itself
            _("Then I'll be a snowman!"),
        ),
        Situation.FLIP_THREE_GIVEN: (
            # TRANSLATORS: the Chick speaks: gives a Flip Three to somebody
            _("Three, just for you!"),
            _("All good things come in threes!"),
        ),
        Situation.FLIP_THREE_TAKEN: (
            # TRANSLATORS: the Chick speaks: was given a Flip Three
            _("Three for me? Really?"),
            _("I'm telling the owl!"),
        ),
        Situation.FLIP_THREE_SELF: (
            # TRANSLATORS: the Chick speaks: takes its Flip Three itself
            _("Three presents! All mine!"),
        ),
        Situation.FLIP_THREE_SURVIVED: (
            # TRANSLATORS: the Chick speaks: has survived a Flip Three
            _("Did you see that? All three!"),
        ),
        Situation.GIFT_GIVEN: (
            # TRANSLATORS: the Chick speaks: gives a Second Chance to somebody
            _("A present for you!"),
        ),
        Situation.GIFT_RECEIVED: (
            # TRANSLATORS: the Chick speaks: was given a Second Chance
            _("For me? You're the best!"),
        ),
        Situation.LEADING: (
            # TRANSLATORS: the Chick speaks: leads
            _("Look, I'm winning! Sort of!"),
        ),
        Situation.LAST: (
            # TRANSLATORS: the Chick speaks: is last
            _("Wait for me! My legs are short!"),
        ),
        Situation.MATCH_POINT: (
            # TRANSLATORS: the Chick speaks: one good round can decide the match
            _("Is it nearly over? Is it?"),
        ),
        Situation.PERSON_FLIP_SEVEN: (
            # TRANSLATORS: the Chick speaks: {name} has a Flip 7
            _("Wow, {name}! Show me how!"),
        ),
        Situation.PERSON_BUST: (
            # TRANSLATORS: the Chick speaks: {name} has busted
            _("Don't cry, {name}!"),
            _("Oopsie daisy, {name}!"),
        ),
        Situation.PERSON_COMEBACK: (
            # TRANSLATORS: the Chick speaks: {name} was last and leads now
            _("How did you get up there, {name}?"),
        ),
        Situation.REVENGE: (
            # TRANSLATORS: the Chick speaks: strikes back
            _("You started it!"),
        ),
        Situation.WIN: (
            # TRANSLATORS: the Chick speaks: has won the match
            _("I won! Again, again!"),
            _("Mum, look! First place!"),
        ),
        Situation.SECOND: (
            # TRANSLATORS: the Chick speaks: is second
            _("Second is nearly first!"),
        ),
        Situation.LAST_PLACE: (
            # TRANSLATORS: the Chick speaks: is last at the end
            _("Is there a prize for last?"),
        ),
        Situation.GREETING: (
            # TRANSLATORS: the Chick speaks: greets {name}
            _("Hi, {name}! Play with me!"),
            _("{name}! Hooray!"),
        ),
        Situation.LAST_WON: (
            # TRANSLATORS: the Chick speaks: won the last match with {name}
            _("I won last time, {name}! Remember?"),
        ),
        Situation.LAST_LOST: (
            # TRANSLATORS: the Chick speaks: {name} won the last match
            _("You won last time, {name}. My turn!"),
        ),
        Situation.STREAK: (
            # TRANSLATORS: the Chick speaks: {name} has won several matches in a row
            _("Do you always win, {name}?"),
        ),
        Situation.REVANCHE: (
            # TRANSLATORS: the Chick speaks: the same table plays again
            _("Again! Again! You promised!"),
        ),
    },
    make_bot=lambda _seed: Child(),
)
