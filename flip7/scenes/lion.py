"""What the Lion says about a decision, wherever it is asked: in one sentence, to whoever decides."""

from collections.abc import Mapping, Sequence
from typing import Final

from flip7.ai.hints import reason_for
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn
from flip7.i18n import Text, _, pgettext

EQUAL: Final = 0.005
"""Options so near to each other are called equal."""


def option_name(option: Decision, seat: int, names: Sequence[str]) -> Text | str:
    """An option of a seat, in a word or two."""
    if option is Move.HIT:
        return pgettext("choice", "Hit")
    if option is Move.STAY:
        return pgettext("choice", "Stay")
    assert isinstance(option, int)
    # TRANSLATORS: an action card that somebody plays on themselves; {name} is who does so
    return _("{name} (own seat)", name=names[option]) if option == seat else names[option]


def lion_says(table: Table, pending: Turn | Target, chances: Mapping[Decision, float], names: Sequence[str]) -> Text:
    """What it would do, and why."""
    if max(chances.values()) - min(chances.values()) < EQUAL:
        return _("It makes no difference: all choices are equally good.")
    best = max(chances, key=lambda option: chances[option])
    reason = reason_for(table, pending, best)
    if best is Move.HIT:
        # TRANSLATORS: the advice of the champion, and why, as a sentence of its own
        return _("The Lion hits. {reason}", reason=reason)
    if best is Move.STAY:
        return _("The Lion stays. {reason}", reason=reason)
    assert isinstance(best, int)
    if best == pending.seat:
        return _("The Lion takes the card. {reason}", reason=reason)
    return _("The Lion chooses {name}. {reason}", name=names[best], reason=reason)
