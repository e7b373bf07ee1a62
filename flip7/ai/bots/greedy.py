"""The Fox wants the Flip 7."""

from typing import Final

from flip7.ai.bots.character import Character
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.situation import Situation
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
    level=3,
    names=("Roxy", "Felix", "Lola", "Max", "Tina", "Rico"),
    phrases={
        Situation.HIT_LOW: (
            # TRANSLATORS: the Fox speaks: hits at hardly any risk
            _("More! Always more!"),
            _("Low-hanging grapes."),
        ),
        Situation.HIT_MIDDLE: (
            # TRANSLATORS: the Fox speaks: hits at some risk
            _("Stop? Me?"),
            _("Greedy? A little."),
        ),
        Situation.HIT_HIGH: (
            # TRANSLATORS: the Fox speaks: hits at a high risk
            _("Who dares wins."),
            _("All or nothing!"),
        ),
        Situation.STAY: (
            # TRANSLATORS: the Fox speaks: stays
            _("Just this once."),
            _("Fine, I'll take what's there."),
            _("Off to the den with it."),
        ),
        Situation.BUST: (
            # TRANSLATORS: the Fox speaks: busts
            _("It was worth it!"),
            _("Sour grapes anyway."),
            _("Not a word to the owl!"),
        ),
        Situation.BUST_AT_SIX: (
            # TRANSLATORS: the Fox speaks: busts one number short of a Flip 7
            _("I was licking my lips already!"),
        ),
        Situation.SAVED: (
            # TRANSLATORS: the Fox speaks: is saved by a Second Chance
            _("Ha! Luck loves me."),
            _("A fox has nine lives. Or was that cats?"),
        ),
        Situation.FLIP_SEVEN: (
            # TRANSLATORS: the Fox speaks: has a Flip 7
            _("Seven! What did I say?"),
        ),
        Situation.FROZEN: (
            # TRANSLATORS: the Fox speaks: was given a Freeze by {name}
            _("I was on a roll, {name}!"),
            _("Envy, pure envy."),
        ),
        Situation.FREEZE: (
            # TRANSLATORS: the Fox speaks: gives a Freeze to somebody
            _("Nobody else gets the seven!"),
            _("Cool off a bit."),
        ),
        Situation.FREEZE_SELF: (
            # TRANSLATORS: the Fox speaks: takes its Freeze itself
            _("My loot's safe. Clever, eh?"),
        ),
        Situation.FLIP_THREE_GIVEN: (
            # TRANSLATORS: the Fox speaks: gives a Flip Three to somebody
            _("Enjoy the three!"),
            _("Don't choke on them."),
        ),
        Situation.FLIP_THREE_TAKEN: (
            # TRANSLATORS: the Fox speaks: was given a Flip Three
            _("A feast! And you're paying."),
            _("Three? I was only sniffing!"),
        ),
        Situation.FLIP_THREE_SELF: (
            # TRANSLATORS: the Fox speaks: takes its Flip Three itself
            _("Three for me? Always!"),
        ),
        Situation.FLIP_THREE_SURVIVED: (
            # TRANSLATORS: the Fox speaks: has survived a Flip Three
            _("Delicious. Any dessert?"),
        ),
        Situation.GIFT_GIVEN: (
            # TRANSLATORS: the Fox speaks: gives a Second Chance to somebody
            _("You owe me one."),
        ),
        Situation.GIFT_RECEIVED: (
            # TRANSLATORS: the Fox speaks: was given a Second Chance
            _("A gift? Where's the catch?"),
        ),
        Situation.LEADING: (
            # TRANSLATORS: the Fox speaks: leads
            _("The biggest slice is mine."),
        ),
        Situation.LAST: (
            # TRANSLATORS: the Fox speaks: is last
            _("Just wait till I pounce."),
        ),
        Situation.MATCH_POINT: (
            # TRANSLATORS: the Fox speaks: one good round can decide the match
            _("I smell the finish."),
        ),
        Situation.PERSON_FLIP_SEVEN: (
            # TRANSLATORS: the Fox speaks: {name} has a Flip 7
            _("{name}! That seven was mine!"),
        ),
        Situation.PERSON_BUST: (
            # TRANSLATORS: the Fox speaks: {name} has busted
            _("Greedy, {name}? I like you."),
            _("More for me, {name}!"),
        ),
        Situation.PERSON_COMEBACK: (
            # TRANSLATORS: the Fox speaks: {name} was last and leads now
            _("Sly, {name}. Very sly."),
        ),
        Situation.REVENGE: (
            # TRANSLATORS: the Fox speaks: strikes back
            _("Tit for tat, my dear."),
        ),
        Situation.WIN: (
            # TRANSLATORS: the Fox speaks: has won the match
            _("I wanted everything, and I got it."),
            _("Sly wins the pie."),
        ),
        Situation.SECOND: (
            # TRANSLATORS: the Fox speaks: is second
            _("Second? I want seconds!"),
        ),
        Situation.LAST_PLACE: (
            # TRANSLATORS: the Fox speaks: is last at the end
            _("I didn't want to win anyway."),
        ),
        Situation.GREETING: (
            # TRANSLATORS: the Fox speaks: greets {name}
            _("{name}! Got any points for me?"),
            _("Come closer, {name}. I don't bite."),
        ),
        Situation.LAST_WON: (
            # TRANSLATORS: the Fox speaks: won the last match with {name}
            _("{name}, last time tasted like more."),
        ),
        Situation.LAST_LOST: (
            # TRANSLATORS: the Fox speaks: {name} won the last match
            _("{name}, you still have my win."),
        ),
        Situation.STREAK: (
            # TRANSLATORS: the Fox speaks: {name} has won several matches in a row
            _("Winning again, {name}? Share!"),
        ),
        Situation.REVANCHE: (
            # TRANSLATORS: the Fox speaks: the same table plays again
            _("A second helping! Deal!"),
        ),
    },
    make_bot=lambda _seed: Greedy(),
)
