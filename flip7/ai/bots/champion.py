"""The Lion plays to win the match."""

from typing import Final

from flip7.ai.bots.character import Character
from flip7.ai.bots.situation import Situation
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
    level=5,
    names=("Leon", "Regina", "Viktor", "Stella", "Roman", "Diana"),
    phrases={
        Situation.HIT_LOW: (
            # TRANSLATORS: the Lion speaks: hits at hardly any risk
            _("On."),
            _("I take the lion's share."),
        ),
        Situation.HIT_MIDDLE: (
            # TRANSLATORS: the Lion speaks: hits at some risk
            _("A king does not hesitate."),
            _("Points alone don't win."),
        ),
        Situation.HIT_HIGH: (
            # TRANSLATORS: the Lion speaks: hits at a high risk
            _("Now is the moment to dare."),
            _("Fortune favours the brave."),
        ),
        Situation.STAY: (
            # TRANSLATORS: the Lion speaks: stays
            _("Enough. For now."),
            _("Your turn to be nervous."),
            _("The king rests."),
        ),
        Situation.BUST: (
            # TRANSLATORS: the Lion speaks: busts
            _("A risk that had to be taken."),
            _("Even kings stumble."),
            _("It's a long match."),
        ),
        Situation.BUST_AT_SIX: (
            # TRANSLATORS: the Lion speaks: busts one number short of a Flip 7
            _("So close to the crown."),
        ),
        Situation.SAVED: (
            # TRANSLATORS: the Lion speaks: is saved by a Second Chance
            _("Luck is part of the plan."),
            _("A crown does not slip so easily."),
        ),
        Situation.FLIP_SEVEN: (
            # TRANSLATORS: the Lion speaks: has a Flip 7
            _("That is how it's done."),
        ),
        Situation.FROZEN: (
            # TRANSLATORS: the Lion speaks: was given a Freeze by {name}
            _("I take that as a compliment, {name}."),
            _("A lion forgets nothing, {name}."),
        ),
        Situation.FREEZE: (
            # TRANSLATORS: the Lion speaks: gives a Freeze to somebody
            _("You are the one to beat."),
            _("This is where you stop."),
        ),
        Situation.FREEZE_SELF: (
            # TRANSLATORS: the Lion speaks: takes its Freeze itself
            _("I end this on my terms."),
        ),
        Situation.FLIP_THREE_GIVEN: (
            # TRANSLATORS: the Lion speaks: gives a Flip Three to somebody
            _("Show what you've got."),
            _("A test of courage."),
        ),
        Situation.FLIP_THREE_TAKEN: (
            # TRANSLATORS: the Lion speaks: was given a Flip Three
            _("So you are afraid of me."),
            _("Three? Bring them on."),
        ),
        Situation.FLIP_THREE_SELF: (
            # TRANSLATORS: the Lion speaks: takes its Flip Three itself
            _("I'll take this one myself."),
        ),
        Situation.FLIP_THREE_SURVIVED: (
            # TRANSLATORS: the Lion speaks: has survived a Flip Three
            _("Not a hair out of place."),
        ),
        Situation.GIFT_GIVEN: (
            # TRANSLATORS: the Lion speaks: gives a Second Chance to somebody
            _("Generosity is royal."),
        ),
        Situation.GIFT_RECEIVED: (
            # TRANSLATORS: the Lion speaks: was given a Second Chance
            _("Tribute accepted."),
        ),
        Situation.LEADING: (
            # TRANSLATORS: the Lion speaks: leads
            _("The view from the throne is fine."),
        ),
        Situation.LAST: (
            # TRANSLATORS: the Lion speaks: is last
            _("A lion hunts from behind."),
        ),
        Situation.MATCH_POINT: (
            # TRANSLATORS: the Lion speaks: one good round can decide the match
            _("Now every card is for the crown."),
        ),
        Situation.PERSON_FLIP_SEVEN: (
            # TRANSLATORS: the Lion speaks: {name} has a Flip 7
            _("I bow to you, {name}. Briefly."),
        ),
        Situation.PERSON_BUST: (
            # TRANSLATORS: the Lion speaks: {name} has busted
            _("Bravely lost, {name}."),
            _("Rise again, {name}."),
        ),
        Situation.PERSON_COMEBACK: (
            # TRANSLATORS: the Lion speaks: {name} was last and leads now
            _("A worthy rival at last, {name}."),
        ),
        Situation.REVENGE: (
            # TRANSLATORS: the Lion speaks: strikes back
            _("A king pays his debts."),
        ),
        Situation.WIN: (
            # TRANSLATORS: the Lion speaks: has won the match
            _("Well played, everybody. A rematch?"),
            _("Bow. Just kidding."),
        ),
        Situation.SECOND: (
            # TRANSLATORS: the Lion speaks: is second
            _("Second. Polish the crown for me."),
        ),
        Situation.LAST_PLACE: (
            # TRANSLATORS: the Lion speaks: is last at the end
            _("Roaring won't help now."),
        ),
        Situation.GREETING: (
            # TRANSLATORS: the Lion speaks: greets {name}
            _("{name}. The arena awaits."),
            _("Welcome to my court, {name}."),
        ),
        Situation.LAST_WON: (
            # TRANSLATORS: the Lion speaks: won the last match with {name}
            _("The crown is still mine, {name}."),
        ),
        Situation.LAST_LOST: (
            # TRANSLATORS: the Lion speaks: {name} won the last match
            _("You have my crown, {name}."),
        ),
        Situation.STREAK: (
            # TRANSLATORS: the Lion speaks: {name} has won several matches in a row
            _("Every reign ends, {name}."),
        ),
        Situation.REVANCHE: (
            # TRANSLATORS: the Lion speaks: the same table plays again
            _("To the rematch. Heads high."),
        ),
    },
    make_bot=Champion,
)
