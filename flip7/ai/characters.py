"""The six opponents, from a child's first to the champion: who they are, what they say, how they play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from flip7.ai.bot import Bot
from flip7.ai.champion import Champion
from flip7.ai.phrases import PHRASES, Mood
from flip7.ai.styles import Careful, Child, Counter, Frosty, Greedy
from flip7.i18n import Text, _, pgettext

__all__ = ["CHARACTERS", "Character", "Mood", "make_bot"]


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent as the player meets it."""

    id: str
    """As saves, settings and the arena name it."""
    title: Text
    description: Text
    """One line: what one can expect of it."""
    face: str
    """The name of its picture in assets/faces, without the ending."""
    names: tuple[str, ...]
    """Given names to suggest, the same in every language."""
    phrases: Mapping[Mood, tuple[Text, ...]]


def _character(ident: str, title: Text, description: Text, *names: str) -> Character:
    return Character(ident, title, description, ident, names, PHRASES[ident])


_ALL: Final = (
    _character(
        "child",
        pgettext("character", "The Chick"),
        _("Plays by feeling and is glad about every big card."),
        "Pip", "Kiki", "Toto", "Mimi", "Lulu", "Bibi",
    ),
    _character(
        "careful",
        pgettext("character", "The Owl"),
        _("Stays early, takes hardly any risk, and forgets what was played before."),
        "Ida", "Otto", "Alma", "Hugo", "Frida", "Anton",
    ),
    _character(
        "greedy",
        pgettext("character", "The Fox"),
        _("Wants the Flip 7 and goes on when others have long had enough."),
        "Roxy", "Felix", "Lola", "Max", "Tina", "Rico",
    ),
    _character(
        "frosty",
        pgettext("character", "The Yeti"),
        _("Plays solidly and turns every nasty card on the leader."),
        "Boris", "Yuki", "Nora", "Igor", "Ingrid", "Olaf",
    ),
    _character(
        "counter",
        pgettext("character", "The Mouse"),
        _("Knows every card that is gone and works out the most points, exactly."),
        "Emil", "Mina", "Ada", "Oskar", "Klara", "Tim",
    ),
    _character(
        "champion",
        pgettext("character", "The Lion"),
        _("Plays to win the match, not the round: every card, every target, every risk."),
        "Leon", "Regina", "Viktor", "Stella", "Roman", "Diana",
    ),
)  # fmt: skip

CHARACTERS: Final[Mapping[str, Character]] = MappingProxyType({character.id: character for character in _ALL})
"""By id, the weakest first."""

_STYLES: Final[Mapping[str, Callable[[int], Bot]]] = {
    "child": lambda _seed: Child(),
    "careful": lambda _seed: Careful(),
    "greedy": lambda _seed: Greedy(),
    "frosty": lambda _seed: Frosty(),
    "counter": lambda _seed: Counter(),
    "champion": Champion,
}


def make_bot(character_id: str, seed: int) -> Bot:
    """A player of that character. The same seed and the same table give the same decision; a KeyError if unknown."""
    return _STYLES[character_id](seed)
