"""A ghost in a sentence: when it stays, and whom it hits."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from flip7.ai.ghosts.habits import Boldness, Habits, Victim
from flip7.i18n import Text, pgettext

_STAYS: Final[Mapping[Boldness, Text]] = {
    # TRANSLATORS: how somebody plays; goes on with whom they hit: "Stays early, and always goes for the leader."
    Boldness.EARLY: pgettext("ghost", "Stays early"),
    # TRANSLATORS: how somebody plays; goes on with whom they hit: "..., and always goes for the leader."
    Boldness.IN_TIME: pgettext("ghost", "Stays in good time"),
    # TRANSLATORS: how somebody plays; goes on with whom they hit: "..., and always goes for the leader."
    Boldness.LATE: pgettext("ghost", "Likes to risk one more"),
    # TRANSLATORS: how somebody plays; goes on with whom they hit: "..., and always goes for the leader."
    Boldness.NEVER_ENOUGH: pgettext("ghost", "Never has enough"),
}
_ALWAYS: Final[Mapping[Victim, Text]] = {
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.LEADER: pgettext("ghost", "{stays}, and always goes for the leader."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.STRONGEST_ROW: pgettext("ghost", "{stays}, and always goes for the best row."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.LONGEST_ROW: pgettext("ghost", "{stays}, and always goes for whoever is closest to a Flip 7."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.NEIGHBOUR: pgettext("ghost", "{stays}, and always hits whoever is next in turn."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.THEMSELVES: pgettext("ghost", "{stays}, and always keeps Freeze and Flip Three."),
}
_OFTEN: Final[Mapping[Victim, Text]] = {
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.LEADER: pgettext("ghost", "{stays}, and likes to go for the leader."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.STRONGEST_ROW: pgettext("ghost", "{stays}, and likes to go for the best row."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.LONGEST_ROW: pgettext("ghost", "{stays}, and likes to go for whoever is closest to a Flip 7."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.NEIGHBOUR: pgettext("ghost", "{stays}, and likes to hit whoever is next in turn."),
    # TRANSLATORS: {stays} is e.g. "Stays early"; about somebody's Freezes and Flip Threes
    Victim.THEMSELVES: pgettext("ghost", "{stays}, and likes to keep Freeze and Flip Three."),
}
# TRANSLATORS: {stays} is e.g. "Stays early"; whom somebody gives Freezes and Flip Threes cannot be foretold
_ANYBODY: Final = pgettext("ghost", "{stays}, and may hit anybody.")


def sentence(habits: Habits) -> Text:
    """How somebody plays.

    >>> str(sentence(Habits(stays_at=18, victim=Victim.LEADER, always=True)))
    'Stays early, and always goes for the leader.'
    """
    ends = _ALWAYS if habits.always else _OFTEN
    return replace(ends.get(habits.victim, _ANYBODY), values={"stays": _STAYS[habits.boldness]})
