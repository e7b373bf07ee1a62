"""The Yeti bears grudges, and is merciless with the leader."""

from typing import Final

from flip7.ai.bots.character import Character
from flip7.ai.bots.rule_bot import RuleBot
from flip7.ai.bots.situation import Situation
from flip7.ai.bots.targets import leader
from flip7.ai.table import Table
from flip7.engine.events import Frozen
from flip7.i18n import _, pgettext


class Frosty(RuleBot):
    """Solid in its own play, merciless with who froze it last, and else with the leader: everything cold goes there."""

    def wants_more(self, table: Table, seat: int) -> bool:
        view = table.seats[seat]
        if view.second_chance:
            return True
        behind = max(other.total for other in table.seats) - view.total
        return view.points < (30 if behind >= 60 else 23)

    def freeze(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        foe = grudge(table, seat)
        return foe if foe in options else leader(table, seat, options)

    def flip_three(self, table: Table, seat: int, options: tuple[int, ...]) -> int:
        # Revenge is served cold: a Freeze for a Freeze. With every card it would forget who is about to win.
        return leader(table, seat, options)


def grudge(table: Table, seat: int) -> int | None:
    """Who froze the seat last, until it has struck back there."""
    struck: set[int] = set()
    for attack in reversed(table.attacks):
        if attack.by == seat:
            struck.add(attack.seat)
        elif attack.seat == seat and isinstance(attack, Frozen):
            return None if attack.by in struck else attack.by
    return None


FROSTY: Final = Character(
    id="frosty",
    title=pgettext("character", "The Yeti"),
    description=_("Plays solidly, is nasty to the leader, and never forgets who froze it."),
    face="frosty",
    level=3,
    names=("Boris", "Yuki", "Nora", "Igor", "Ingrid", "Olaf"),
    phrases={
        Situation.HIT_LOW: (
            # TRANSLATORS: the Yeti speaks: hits at hardly any risk
            _("One more scoop, please."),
            _("No thaw yet."),
        ),
        Situation.HIT_MIDDLE: (
            # TRANSLATORS: the Yeti speaks: hits at some risk
            _("A cool head takes one more."),
            _("I'm warming up. Slowly."),
        ),
        Situation.HIT_HIGH: (
            # TRANSLATORS: the Yeti speaks: hits at a high risk
            _("The ice is creaking."),
            _("Into the blizzard!"),
        ),
        Situation.STAY: (
            # TRANSLATORS: the Yeti speaks: stays
            _("Put on ice."),
            _("Cold, calm, done."),
            _("Time to hibernate."),
        ),
        Situation.BUST: (
            # TRANSLATORS: the Yeti speaks: busts
            _("Brrr. I'll remember that."),
            _("Fell through the ice."),
            _("There I melt away."),
        ),
        Situation.BUST_AT_SIX: (
            # TRANSLATORS: the Yeti speaks: busts one number short of a Flip 7
            _("One step below the summit!"),
        ),
        Situation.SAVED: (
            # TRANSLATORS: the Yeti speaks: is saved by a Second Chance
            _("Thin ice, but it held."),
            _("A warm heart, for once."),
        ),
        Situation.FLIP_SEVEN: (
            # TRANSLATORS: the Yeti speaks: has a Flip 7
            _("An avalanche of seven!"),
        ),
        Situation.FROZEN: (
            # TRANSLATORS: the Yeti speaks: was given a Freeze by {name}
            _("I don't forget, {name}."),
            _("Freeze a yeti, {name}? Cute."),
        ),
        Situation.FREEZE: (
            # TRANSLATORS: the Yeti speaks: gives a Freeze to somebody
            _("Put a hat on!"),
            _("Mind the cold snap."),
        ),
        Situation.FREEZE_SELF: (
            # TRANSLATORS: the Yeti speaks: takes its Freeze itself
            _("Back to my cave."),
        ),
        Situation.FLIP_THREE_GIVEN: (
            # TRANSLATORS: the Yeti speaks: gives a Flip Three to somebody
            _("Three snowballs for you."),
            _("Catch!"),
        ),
        Situation.FLIP_THREE_TAKEN: (
            # TRANSLATORS: the Yeti speaks: was given a Flip Three
            _("A snowball fight? Gladly."),
            _("That goes on the list."),
        ),
        Situation.FLIP_THREE_SELF: (
            # TRANSLATORS: the Yeti speaks: takes its Flip Three itself
            _("I throw this one myself."),
        ),
        Situation.FLIP_THREE_SURVIVED: (
            # TRANSLATORS: the Yeti speaks: has survived a Flip Three
            _("Not even a chill."),
        ),
        Situation.GIFT_GIVEN: (
            # TRANSLATORS: the Yeti speaks: gives a Second Chance to somebody
            _("A warm scarf. Don't get used to it."),
        ),
        Situation.GIFT_RECEIVED: (
            # TRANSLATORS: the Yeti speaks: was given a Second Chance
            _("How kind. I strike one name off."),
        ),
        Situation.LEADING: (
            # TRANSLATORS: the Yeti speaks: leads
            _("The air up here is lovely."),
        ),
        Situation.LAST: (
            # TRANSLATORS: the Yeti speaks: is last
            _("Even an avalanche starts small."),
        ),
        Situation.MATCH_POINT: (
            # TRANSLATORS: the Yeti speaks: one good round can decide the match
            _("The peak is in sight."),
        ),
        Situation.PERSON_FLIP_SEVEN: (
            # TRANSLATORS: the Yeti speaks: {name} has a Flip 7
            _("{name}, that gave me goose bumps."),
        ),
        Situation.PERSON_BUST: (
            # TRANSLATORS: the Yeti speaks: {name} has busted
            _("Slipped, {name}? It's icy here."),
            _("Cold luck, {name}."),
        ),
        Situation.PERSON_COMEBACK: (
            # TRANSLATORS: the Yeti speaks: {name} was last and leads now
            _("{name}, you roll like a snowball."),
        ),
        Situation.REVENGE: (
            # TRANSLATORS: the Yeti speaks: strikes back
            _("Revenge is best served cold."),
        ),
        Situation.WIN: (
            # TRANSLATORS: the Yeti speaks: has won the match
            _("Winter has come."),
            _("Summit reached. Mind the view."),
        ),
        Situation.SECOND: (
            # TRANSLATORS: the Yeti speaks: is second
            _("Second. The list grows."),
        ),
        Situation.LAST_PLACE: (
            # TRANSLATORS: the Yeti speaks: is last at the end
            _("I don't do grudges. Much."),
        ),
        Situation.GREETING: (
            # TRANSLATORS: the Yeti speaks: greets {name}
            _("Come in, {name}. Mind the draught."),
            _("{name}. Nice and cool today."),
        ),
        Situation.LAST_WON: (
            # TRANSLATORS: the Yeti speaks: won the last match with {name}
            _("Last time winter won, {name}."),
        ),
        Situation.LAST_LOST: (
            # TRANSLATORS: the Yeti speaks: {name} won the last match
            _("You won last time, {name}. I noted it."),
        ),
        Situation.STREAK: (
            # TRANSLATORS: the Yeti speaks: {name} has won several matches in a row
            _("Running hot, {name}? I'll cool you."),
        ),
        Situation.REVANCHE: (
            # TRANSLATORS: the Yeti speaks: the same table plays again
            _("A rematch. I have waited."),
        ),
    },
    make_bot=lambda _seed: Frosty(),
)
