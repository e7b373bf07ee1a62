"""The Owl takes no risk worth the name."""

from typing import Final

from flip7.ai.bots.character import Character
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.situation import Situation
from flip7.ai.bots.targets import strongest_row
from flip7.ai.table import SeatView, Table
from flip7.engine import FACES, full_deck
from flip7.i18n import _, pgettext


class Careful(RuleBot):
    """Counts the cards it sees, but forgets those of earlier rounds, and takes no risk worth the name."""

    risk: Final = 0.18

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return view.points < 40
        return remembered_risk(table, view) < self.risk

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # A good row is brought home before anything happens to it.
        if seat in options and table.seats[seat].points >= 18:
            return seat
        return strongest_row(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        return strongest_row(table, seat, options)


def remembered_risk(table: Table, view: SeatView) -> float:
    """The bust risk for somebody who takes the deck to be new, but for what lies on the table."""
    counts = [0] * len(FACES)
    for card in full_deck(len(table.seats)):
        counts[card.index] += 1
    for seat in table.seats:
        for number in seat.numbers:
            counts[number] -= 1
        for bonus in seat.bonuses:
            counts[bonus.index] -= 1
    return sum(counts[number] for number in view.numbers) / sum(counts)


CAREFUL: Final = Character(
    id="careful",
    title=pgettext("character", "The Owl"),
    description=_("Stays early, takes hardly any risk, and forgets what was played before."),
    face="careful",
    level=2,
    names=("Ida", "Otto", "Alma", "Hugo", "Frida", "Anton"),
    phrases={
        Situation.HIT_LOW: (
            # TRANSLATORS: the Owl speaks: hits at hardly any risk
            _("One small card can't hurt."),
            _("Just a very small risk."),
        ),
        Situation.HIT_MIDDLE: (
            # TRANSLATORS: the Owl speaks: hits at some risk
            _("All right, but only one."),
            _("At my age … oh well."),
        ),
        Situation.HIT_HIGH: (
            # TRANSLATORS: the Owl speaks: hits at a high risk
            _("My feathers bristle."),
            _("Against my better judgement."),
        ),
        Situation.STAY: (
            # TRANSLATORS: the Owl speaks: stays
            _("Better safe than sorry."),
            _("A bird in the hand …"),
            _("Enough is as good as a feast."),
        ),
        Situation.BUST: (
            # TRANSLATORS: the Owl speaks: busts
            _("I should have listened to myself."),
            _("Pride comes before a fall."),
            _("I should be asleep."),
        ),
        Situation.BUST_AT_SIX: (
            # TRANSLATORS: the Owl speaks: busts one number short of a Flip 7
            _("So near. Never again. I mean it."),
        ),
        Situation.SAVED: (
            # TRANSLATORS: the Owl speaks: is saved by a Second Chance
            _("Good thing I was prepared."),
            _("A stitch in time saves nine."),
        ),
        Situation.FLIP_SEVEN: (
            # TRANSLATORS: the Owl speaks: has a Flip 7
            _("My goodness, all seven!"),
        ),
        Situation.FROZEN: (
            # TRANSLATORS: the Owl speaks: was given a Freeze by {name}
            _("I saw that coming, {name}."),
            _("Nap time, then."),
        ),
        Situation.FREEZE: (
            # TRANSLATORS: the Owl speaks: gives a Freeze to somebody
            _("Have a little rest."),
            _("I'm sorry, but it has to be done."),
        ),
        Situation.FREEZE_SELF: (
            # TRANSLATORS: the Owl speaks: takes its Freeze itself
            _("That's me done for tonight."),
        ),
        Situation.FLIP_THREE_GIVEN: (
            # TRANSLATORS: the Owl speaks: gives a Flip Three to somebody
            _("Be careful with these."),
            _("Three. I couldn't watch."),
        ),
        Situation.FLIP_THREE_TAKEN: (
            # TRANSLATORS: the Owl speaks: was given a Flip Three
            _("Three? Is that necessary?"),
            _("What goes around …"),
        ),
        Situation.FLIP_THREE_SELF: (
            # TRANSLATORS: the Owl speaks: takes its Flip Three itself
            _("Three for me? Oh dear."),
        ),
        Situation.FLIP_THREE_SURVIVED: (
            # TRANSLATORS: the Owl speaks: has survived a Flip Three
            _("I may open my eyes again."),
        ),
        Situation.GIFT_GIVEN: (
            # TRANSLATORS: the Owl speaks: gives a Second Chance to somebody
            _("Take it. Safety first."),
        ),
        Situation.GIFT_RECEIVED: (
            # TRANSLATORS: the Owl speaks: was given a Second Chance
            _("How thoughtful of you!"),
        ),
        Situation.LEADING: (
            # TRANSLATORS: the Owl speaks: leads
            _("Leading? How unsettling."),
        ),
        Situation.LAST: (
            # TRANSLATORS: the Owl speaks: is last
            _("Slowly does it. I have time."),
        ),
        Situation.MATCH_POINT: (
            # TRANSLATORS: the Owl speaks: one good round can decide the match
            _("Careful now, it's nearly decided."),
        ),
        Situation.PERSON_FLIP_SEVEN: (
            # TRANSLATORS: the Owl speaks: {name} has a Flip 7
            _("{name}, my heart! But well done."),
        ),
        Situation.PERSON_BUST: (
            # TRANSLATORS: the Owl speaks: {name} has busted
            _("I did worry about you, {name}."),
            _("Look before you leap, {name}."),
        ),
        Situation.PERSON_COMEBACK: (
            # TRANSLATORS: the Owl speaks: {name} was last and leads now
            _("Still waters run deep, {name}."),
        ),
        Situation.REVENGE: (
            # TRANSLATORS: the Owl speaks: strikes back
            _("As you sow, so shall you reap."),
        ),
        Situation.WIN: (
            # TRANSLATORS: the Owl speaks: has won the match
            _("Slow and steady wins."),
            _("More haste, less speed. You see?"),
        ),
        Situation.SECOND: (
            # TRANSLATORS: the Owl speaks: is second
            _("Second, and no feather ruffled."),
        ),
        Situation.LAST_PLACE: (
            # TRANSLATORS: the Owl speaks: is last at the end
            _("At least I took no risks."),
        ),
        Situation.GREETING: (
            # TRANSLATORS: the Owl speaks: greets {name}
            _("Good evening, {name}. Warm enough?"),
            _("{name}, do be careful today."),
        ),
        Situation.LAST_WON: (
            # TRANSLATORS: the Owl speaks: won the last match with {name}
            _("Last time caution won, {name}."),
        ),
        Situation.LAST_LOST: (
            # TRANSLATORS: the Owl speaks: {name} won the last match
            _("You won last time, {name}. Bravely."),
        ),
        Situation.STREAK: (
            # TRANSLATORS: the Owl speaks: {name} has won several matches in a row
            _("{name}, all luck comes to an end."),
        ),
        Situation.REVANCHE: (
            # TRANSLATORS: the Owl speaks: the same table plays again
            _("Once more? Then without haste."),
        ),
    },
    make_bot=lambda _seed: Careful(),
)
