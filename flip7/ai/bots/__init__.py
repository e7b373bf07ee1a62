"""The characters, one file each: how it decides, who it is and what it says."""

from flip7.ai.bots.careful import Careful
from flip7.ai.bots.champion import Champion
from flip7.ai.bots.character import Character
from flip7.ai.bots.child import Child
from flip7.ai.bots.counter import Counter
from flip7.ai.bots.frosty import Frosty
from flip7.ai.bots.greedy import Greedy
from flip7.ai.bots.situation import Situation

__all__ = ["Careful", "Champion", "Character", "Child", "Counter", "Frosty", "Greedy", "Situation"]
