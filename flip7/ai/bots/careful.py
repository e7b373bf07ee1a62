"""The Owl takes no risk worth the name."""

from typing import Final

from flip7.ai.bots.character import Character, Mood
from flip7.ai.bots.rule_bot import RuleBot
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
    names=("Ida", "Otto", "Alma", "Hugo", "Frida", "Anton"),
    phrases={
        Mood.HIT: (_("One small card can't hurt."), _("All right, but only one.")),
        Mood.STAY: (_("Better safe than sorry."), _("A bird in the hand …")),
        Mood.BUST: (_("I should have listened to myself."),),
        Mood.SAVED: (_("Good thing I was prepared."),),
        Mood.FLIP_SEVEN: (_("My goodness, all seven!"),),
        Mood.AIM: (_("I'm sorry, but it has to be done."),),
        Mood.STRUCK: (_("I saw that coming."),),
        Mood.WIN: (_("Slow and steady wins."),),
    },
    make_bot=lambda _seed: Careful(),
)
