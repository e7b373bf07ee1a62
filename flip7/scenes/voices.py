"""The voice that a line is said with: one of the character's cries, glad, sad or calm as the line is."""

from typing import Final

from flip7.ai.characters import Situation

_GLAD: Final = frozenset(
    {
        Situation.SAVED, Situation.FLIP_SEVEN, Situation.FLIP_THREE_SURVIVED, Situation.FLIP_THREE_GIVEN,
        Situation.FREEZE, Situation.GIFT_RECEIVED, Situation.LEADING, Situation.MATCH_POINT, Situation.REVENGE,
        Situation.WIN, Situation.PERSON_BUST, Situation.GREETING, Situation.LAST_WON, Situation.REVANCHE,
    }
)  # fmt: skip
_SAD: Final = frozenset(
    {
        Situation.BUST, Situation.BUST_AT_SIX, Situation.FROZEN, Situation.FLIP_THREE_TAKEN, Situation.LAST,
        Situation.LAST_PLACE, Situation.PERSON_FLIP_SEVEN, Situation.LAST_LOST, Situation.STREAK,
    }
)  # fmt: skip
MOODS: Final = ("calm", "glad", "sad")


def voice_of(character: str, situation: Situation) -> str:
    """The cue of the cry that a character, by its id, says a line of this situation with.

    >>> voice_of("careful", Situation.BUST)
    'careful-sad'
    """
    mood = "glad" if situation in _GLAD else "sad" if situation in _SAD else "calm"
    return f"{character}-{mood}"
