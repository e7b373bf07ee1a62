"""The awards of a match: true, friendly, and spread over the table.

Each award is a small question to the history. One that compares goes only to a seat that is alone at the top of the
comparison: what many share is no award.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from flip7.i18n import Text, _, ngettext
from flip7.match.history import History, places

MOST: Final = 6
"""So many are shown at most: more would be a list, and no honour."""


@dataclass(frozen=True, slots=True)
class Award:
    """Something that a seat is honoured for after a match."""

    title: Text
    reason: Text
    seat: int
    icon: str
    """A name from assets/icons."""


Awards = Iterator[Award]
Names = Sequence[str]


def awards(history: History, names: Names) -> tuple[Award, ...]:
    """The awards in the order they are handed out. With up to six seats everybody gets one; what is left goes to
    whoever earned a second."""
    if not history.rounds:
        return ()
    earned = [award for ask in _EARNED for award in ask(history, names)]
    comforting = [award for ask in _COMFORTING for award in ask(history, names)]
    first: dict[int, Award] = {}
    for award in earned + comforting:
        first.setdefault(award.seat, award)
    chosen = list(first.values())[:MOST]
    # In a match of one or two, six would be praise by the pound; and nobody gets a shower of them.
    seats = len(history.seats)
    most = min(MOST, 2 * seats + 1)
    share = Counter(award.seat for award in chosen)
    for award in earned:
        if len(chosen) < most and award not in chosen and share[award.seat] < -(-most // seats):
            chosen.append(award)
            share[award.seat] += 1
    return tuple(chosen)


def _alone(values: Sequence[int | Fraction], least: int = 1) -> int | None:
    """The seat with the highest value, if it has it alone, and it is worth mentioning."""
    best = max(values)
    return values.index(best) if best >= least and values.count(best) == 1 else None


def _ahead(values: Sequence[int | Fraction], least: int = 1) -> int | None:
    """The same for awards that speak of the others: somebody else must be at the table."""
    return _alone(values, least) if len(values) > 1 else None


def _flip_sevens(history: History, _names: Names) -> Awards:
    # Rare enough to honour two for it; among three or more only who has the most.
    holders = [seat for seat in history.seats if seat.flip_sevens]
    if len(holders) > 2:
        most = _alone([len(seat.flip_sevens) for seat in history.seats])
        holders = [] if most is None else [history.seats[most]]
    for seat in holders:
        count = len(seat.flip_sevens)
        once = _("Flip 7 in round {number}", number=seat.flip_sevens[0])
        often = ngettext("{count} Flip 7", "{count} Flip 7s", count)
        # TRANSLATORS: award for a Flip 7
        yield Award(_("Seventh heaven"), once if count == 1 else often, seat.seat, "coin7")


def _comeback(history: History, _names: Names) -> Awards:
    winner = history.winner
    if winner is None or len(history.seats) < 3:
        return
    for played in reversed(history.rounds[:-1]):
        if _alone([-total for total in played.totals], -max(played.totals)) == winner:
            reason = _("Still in last place after round {number}", number=played.number)
            # TRANSLATORS: award for the winner who was last for a while
            yield Award(_("From last to first"), reason, winner, "arrow_up")
            return


def _finish(history: History, names: Names) -> Awards:
    """A win by very little, or by very much."""
    winner = history.winner
    if winner is None or len(history.seats) < 2:
        return
    second = max((seat for seat in history.seats if seat.seat != winner), key=lambda seat: seat.total)
    lead = history.seats[winner].total - second.total
    if lead <= 5:
        reason = ngettext("{count} point ahead at the end", "{count} points ahead at the end", lead)
        # TRANSLATORS: award for a very close win
        yield Award(_("By a whisker"), reason, winner, "flame")
    elif lead >= 60:
        name = names[second.seat]
        reason = ngettext("{count} point ahead of {name}", "{count} points ahead of {name}", lead, name=name)
        # TRANSLATORS: award for a very clear win
        yield Award(_("Miles ahead"), reason, winner, "speed")


def _never_behind(history: History, _names: Names) -> Awards:
    leaders = {_ahead(played.totals) for played in history.rounds}
    if history.winner is not None and leaders == {history.winner} and len(history.rounds) >= 3:
        # TRANSLATORS: award for a winner who led all the way
        yield Award(_("Start to finish"), _("In the lead after every round"), history.winner, "crown")


def _overtaken(history: History, _names: Names) -> Awards:
    if history.winner is None or len(history.rounds) < 3:
        return
    leader = _ahead(history.rounds[-2].totals)
    if leader is not None and leader != history.winner:
        # TRANSLATORS: award for who was overtaken in the last round
        yield Award(_("So close!"), _("In the lead before the last round"), leader, "warning")


def _biggest_round(history: History, _names: Names) -> Awards:
    seat = _ahead([seat.best_points for seat in history.seats], 20)
    if seat is not None:
        points, number = history.seats[seat].best_points, history.seats[seat].best
        reason = ngettext("{count} point in round {number}", "{count} points in round {number}", points, number=number)
        # TRANSLATORS: award for the most points in a single round
        yield Award(_("Best round of the match"), reason, seat, "star")


def _luckiest_save(history: History, _names: Names) -> Awards:
    # Points lost to a bust later in the same round were not saved for long.
    saved = [
        max(((save.points, -number) for number, save in seat.saves if not seat.rounds[number - 1].bust), default=(0, 0))
        for seat in history.seats
    ]
    seat = _alone([points for points, _round in saved], 10)
    if seat is not None:
        points, number = saved[seat][0], -saved[seat][1]
        reason = ngettext(
            "Second Chance saved {count} point in round {number}",
            "Second Chance saved {count} points in round {number}",
            points, number=number,
        )  # fmt: skip
        # TRANSLATORS: award for the luckiest save by a Second Chance
        yield Award(_("Guardian angel"), reason, seat, "heart")


def _dearest_bust(history: History, _names: Names) -> Awards:
    seat = _alone([max((bust.lost for _round, bust in seat.busts), default=0) for seat in history.seats], 20)
    if seat is not None:
        bust = max((bust for _round, bust in history.seats[seat].busts), key=lambda bust: bust.lost)
        reason = ngettext(
            "{count} point lost to a second {card}", "{count} points lost to a second {card}",
            bust.lost, card=bust.card.name,
        )  # fmt: skip
        # TRANSLATORS: award for the bust that cost the most points
        yield Award(_("Ouch!"), reason, seat, "heart_broken")


def _most_busts(history: History, _names: Names) -> Awards:
    seat = _ahead([len(seat.busts) for seat in history.seats], 2)
    if seat is not None:
        count = len(history.seats[seat].busts)
        reason = ngettext("{count} bust, more than anybody else", "{count} busts, more than anybody else", count)
        # TRANSLATORS: award for the most busts; a funny name for somebody who crashes a lot
        yield Award(_("Crash landing"), reason, seat, "dice")


def _no_bust(history: History, _names: Names) -> Awards:
    count = len(history.rounds)
    seat = _ahead([int(not seat.busts) for seat in history.seats])
    if seat is not None and count >= 4:
        reason = ngettext("{count} round without a single bust", "{count} rounds without a single bust", count)
        # TRANSLATORS: award for never having bust in the whole match
        yield Award(_("Nerves of steel"), reason, seat, "shield")


def _streak(history: History, _names: Names) -> Awards:
    seat = _alone([seat.longest_streak for seat in history.seats], 4)
    if seat is not None and history.seats[seat].busts:
        count = history.seats[seat].longest_streak
        reason = ngettext(
            "{count} round in a row without a bust", "{count} rounds in a row without a bust", count
        )  # fmt: skip
        # TRANSLATORS: award for many rounds in a row without a bust
        yield Award(_("Sure-footed"), reason, seat, "check")


def _freezes(history: History, _names: Names) -> Awards:
    seat = _ahead([seat.freezes_given for seat in history.seats], 2)
    if seat is not None:
        count = history.seats[seat].freezes_given
        # TRANSLATORS: award for whoever froze the others most often
        yield Award(
            _("Ice age"), ngettext("{count} Freeze for others", "{count} Freezes for others", count), seat, "snowflake"
        )


def _target(history: History, names: Names) -> Awards:
    if len(history.seats) < 3:
        return
    seat = _alone([len(seat.attackers) for seat in history.seats], 3)
    if seat is None:
        return
    attackers = Counter(history.seats[seat].attackers)
    by, count = max(attackers.items(), key=lambda entry: (entry[1], -entry[0]))
    reason = _("Freeze and Flip Three from others: {count}", count=attackers.total())
    if count >= 3:
        # TRANSLATORS: {name} played so many Freezes and Flip Threes on the seat that gets the award
        reason = ngettext("{name} aimed here {count} time", "{name} aimed here {count} times", count, name=names[by])
    # TRANSLATORS: award for whoever got the most Freezes and Flip Threes
    yield Award(_("Favourite target"), reason, seat, "eye")


def _flip_threes(history: History, _names: Names) -> Awards:
    seat = _ahead([seat.flip_threes_given for seat in history.seats], 2)
    if seat is not None:
        count = history.seats[seat].flip_threes_given
        reason = ngettext("{count} Flip Three for others", "{count} Flip Threes for others", count)
        # TRANSLATORS: award for whoever played the most Flip Threes on others
        yield Award(_("Troublemaker"), reason, seat, "three_cards")


def _survivor(history: History, _names: Names) -> Awards:
    seat = _ahead([seat.flip_threes_survived for seat in history.seats], 2)
    if seat is not None:
        count = history.seats[seat].flip_threes_survived
        reason = ngettext("{count} Flip Three survived", "{count} Flip Threes survived", count)
        # TRANSLATORS: award for the most Flip Threes without a bust
        yield Award(_("Unshakeable"), reason, seat, "three_cards")


def _just_in_case(history: History, _names: Names) -> Awards:
    seat = _alone([seat.second_chances if not seat.saves else 0 for seat in history.seats], 2)
    if seat is not None:
        count = history.seats[seat].second_chances
        reason = ngettext(
            "{count} Second Chance, never needed", "{count} Second Chances, none of them needed", count
        )  # fmt: skip
        # TRANSLATORS: award for several Second Chances that were not needed
        yield Award(_("Just in case"), reason, seat, "heart")


def _generous(history: History, _names: Names) -> Awards:
    seat = _ahead([seat.second_chances_given for seat in history.seats])
    if seat is not None:
        count = history.seats[seat].second_chances_given
        reason = ngettext("{count} Second Chance given away", "{count} Second Chances given away", count)
        # TRANSLATORS: award for who gave Second Chances to others
        yield Award(_("Heart of gold"), reason, seat, "heart")


def _old_enemy(history: History, _names: Names) -> Awards:
    worst = [Counter(bust.card.value for _round, bust in seat.busts).most_common(1) for seat in history.seats]
    seat = _alone([entry[0][1] if entry else 0 for entry in worst], 2)
    if seat is not None:
        [(value, count)] = worst[seat]
        reason = ngettext("{count} bust on the {card}", "{count} busts on the {card}", count, card=value)
        # TRANSLATORS: award for having bust again and again on the same number
        yield Award(_("Old enemy"), reason, seat, "close")


def _unlikely_bust(history: History, _names: Names) -> Awards:
    unlikely = [[bust.card.value for _round, bust in seat.busts if bust.card.value <= 3] for seat in history.seats]
    seat = _alone([len(values) for values in unlikely])
    if seat is not None:
        # TRANSLATORS: award for a bust on one of the rarest numbers
        yield Award(_("Against all odds"), _("Bust on a {card}, of all cards", card=min(unlikely[seat])), seat, "dice")


def _short_visit(history: History, _names: Names) -> Awards:
    visits = [[number for number, bust in seat.busts if bust.dealt == 2] for seat in history.seats]
    seat = _alone([len(numbers) for numbers in visits])
    if seat is not None:
        reason = _("Bust on the second card in round {number}", number=visits[seat][0])
        # TRANSLATORS: award for a round that was over after two cards
        yield Award(_("Short visit"), reason, seat, "speed")


def _one_short(history: History, _names: Names) -> Awards:
    seat = _alone([len(seat.sixes) for seat in history.seats])
    if seat is not None:
        number = history.seats[seat].sixes[0]
        reason = _("Six different numbers in round {number}, but no seventh", number=number)
        # TRANSLATORS: award for six different numbers, one short of a Flip 7
        yield Award(_("One short"), reason, seat, "coin7")


def _rounds_won(history: History, _names: Names) -> Awards:
    best = Counter(_ahead(played.points) for played in history.rounds)
    seat = _ahead([best[seat.seat] for seat in history.seats], 2)
    if seat is not None:
        reason = ngettext("Best of all in {count} round", "Best of all in {count} rounds", best[seat])
        # TRANSLATORS: award for having the most points in the most rounds
        yield Award(_("Round after round"), reason, seat, "trophy")


def _card_shark(history: History, _names: Names) -> Awards:
    seat = _ahead([Fraction(seat.total, max(1, seat.cards)) for seat in history.seats])
    if seat is not None:
        # TRANSLATORS: award for the most points per card
        yield Award(_("Card shark"), _("More points per card than anybody else"), seat, "deck")


def _most_cards(history: History, _names: Names) -> Awards:
    seat = _ahead([seat.cards for seat in history.seats])
    if seat is not None:
        count = history.seats[seat].cards
        reason = ngettext("{count} card, more than anybody else", "{count} cards, more than anybody else", count)
        # TRANSLATORS: award for the most cards drawn
        yield Award(_("One more, one more!"), reason, seat, "deck")


def _fewest_cards(history: History, _names: Names) -> Awards:
    cards = [-seat.cards for seat in history.seats]
    seat = _ahead(cards, min(cards))
    # For the last one at the table it would be mockery.
    if seat is not None and places(history.totals)[seat] < len(cards):
        reason = ngettext(
            "Only {count} card, fewer than anybody else", "Only {count} cards, fewer than anybody else", -cards[seat]
        )
        # TRANSLATORS: award for the fewest cards drawn
        yield Award(_("Less is more"), reason, seat, "minus")


def _last(history: History, _names: Names) -> Awards:
    totals = [-total for total in history.totals]
    seat = _alone(totals, min(totals))
    if seat is not None and len(totals) >= 3:
        # TRANSLATORS: a comforting award for the last place: the lamp at the end of a train
        yield Award(_("Last but not least"), _("The rematch can only get better"), seat, "bulb")


def _own_best(history: History, _names: Names) -> Awards:
    for seat in history.seats:
        if seat.best is not None:
            reason = ngettext("Best round: {count} point", "Best round: {count} points", seat.best_points)
            # TRANSLATORS: a comforting award: the best round of a seat
            yield Award(_("Moment of glory"), reason, seat.seat, "star")


def _took_part(history: History, _names: Names) -> Awards:
    count = len(history.rounds)
    for seat in history.seats:
        # TRANSLATORS: a comforting award for a seat that never scored
        yield Award(
            _("It's the taking part that counts"),
            ngettext("{count} round at the table", "{count} rounds at the table", count),
            seat.seat,
            "person",
        )


Question = Callable[[History, Names], Awards]

_EARNED: Final[tuple[Question, ...]] = (
    _flip_sevens, _comeback, _finish, _biggest_round, _luckiest_save, _most_busts, _overtaken, _never_behind,
    _dearest_bust, _no_bust, _freezes, _just_in_case, _target, _old_enemy, _one_short, _flip_threes, _survivor,
    _unlikely_bust, _short_visit, _rounds_won, _streak, _generous, _card_shark, _most_cards, _fewest_cards,
)  # fmt: skip
"""The most telling first."""
_COMFORTING: Final[tuple[Question, ...]] = (_last, _own_best, _took_part)
"""Nobody leaves with empty hands."""
