"""Which of its lines a character says: what has not been heard for longest, and nothing too often."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

from flip7.ai.characters import Character, Situation
from flip7.i18n import Text

EVERYDAY: Final = frozenset({Situation.HIT_LOW, Situation.HIT_MIDDLE, Situation.HIT_HIGH, Situation.STAY})
"""What comes so often that nobody need remark on it."""
_TWICE: Final = 2
"""The most that one line is said in a match; of the everyday ones once."""


class Lines:
    """The lines of one match. Seats of the same character share them: nobody repeats what another has said."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._times: Counter[str] = Counter()
        self._last: dict[str, int] = {}

    def choose(self, character: Character, situation: Situation, name: str) -> Text | None:
        """A line for this situation, which may call somebody by name; None if all have been said often enough."""
        most = 1 if situation in EVERYDAY else _TWICE
        left = [line for line in character.phrases[situation] if self._times[line.message] < most]
        if not left:
            return None
        line = min(left, key=lambda line: (self._last.get(line.message, 0), self._chance.random()))
        self._times[line.message] += 1
        self._last[line.message] = self._times.total()
        return replace(line, values={"name": name})
