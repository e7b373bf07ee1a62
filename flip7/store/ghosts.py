"""The ghosts of the people of this computer: how each of them plays, as far as it is known from the records.

A ghost has a number, which saves and records call it by. A number is never given twice: what is saved with the ghost of
somebody who was deleted since must not be played by somebody else's.
"""

from dataclasses import dataclass, replace
from typing import Final

from flip7.ai.ghosts.features import AIM, TURN
from flip7.ai.ghosts.features import VERSION as FEATURES
from flip7.ai.ghosts.habits import Habits, Victim
from flip7.ai.ghosts.identity import HIGHEST, ghost_id, ghost_number
from flip7.ai.ghosts.style import Style
from flip7.store import migrations, validation
from flip7.store.validation import Json, WrongValue

MAGIC: Final = "flip7 ghosts"
VERSION: Final = migrations.version_after(migrations.GHOSTS)
_MOST: Final = 10_000
_MOST_NUMBERS: Final = 100
_HEAVIEST: Final = 1000.0
_MOST_MATCHES: Final = 1 << 40
_WEIGHTS: Final = ("turn", "freeze", "flip_three", "gift")


@dataclass(frozen=True, slots=True)
class KeptGhost:
    """How somebody plays."""

    name: str
    """Of the person."""
    numbers: tuple[int, ...]
    """Its own first. The others are those of people that were found to be the same person."""
    matches: int
    """So many matches of theirs it is fitted to."""
    last: int
    """The last of these, by its number in the records."""
    style: Style

    @property
    def who(self) -> str:
        """Who decides for a seat that it sits on."""
        return ghost_id(self.numbers[0])


@dataclass(frozen=True, slots=True)
class Ghosts:
    """Every ghost. Every change gives new ones and leaves these as they are.

    >>> ghosts = Ghosts((KeptGhost("Anna", (4,), 5, 12, Style()), KeptGhost("Ben", (7,), 6, 12, Style())))
    >>> ghosts.renamed("Ben", "Anna").find("ghost-7").name
    'Anna'
    """

    known: tuple[KeptGhost, ...] = ()

    def of(self, name: str) -> KeptGhost | None:
        """The ghost of a person."""
        return next((ghost for ghost in self.known if ghost.name == name), None)

    def find(self, who: str) -> KeptGhost | None:
        """The ghost that a save or the records call by this id."""
        number = ghost_number(who)
        return next((ghost for ghost in self.known if number in ghost.numbers), None)

    def learned(self, ghost: KeptGhost) -> "Ghosts":
        """With what is known now about how somebody plays. Every number they have had goes on to be theirs."""
        known = self.of(ghost.name)
        if known is None:
            return Ghosts((*self.known, ghost))
        better = replace(ghost, numbers=tuple(dict.fromkeys((*known.numbers, *ghost.numbers))))
        return Ghosts(tuple(better if one is known else one for one in self.known))

    def renamed(self, name: str, other: str) -> "Ghosts":
        """With another name for somebody. If there is a ghost of that name, the two are one from now on."""
        ghost, there = self.of(name), self.of(other)
        if ghost is None or name == other:
            return self
        if there is None:
            changed = replace(ghost, name=other)
            return Ghosts(tuple(changed if one is ghost else one for one in self.known))
        # What both have played is not known to either: it is fitted anew.
        both = replace(there, numbers=(*there.numbers, *ghost.numbers), matches=0)
        return Ghosts(tuple(both if one is there else one for one in self.known if one is not ghost))

    def without(self, name: str) -> "Ghosts":
        """Without the ghost of somebody."""
        return Ghosts(tuple(ghost for ghost in self.known if ghost.name != name))


def read(data: bytes) -> Ghosts:
    """Ghosts from JSON. `Damaged` only if it is no such file; a wrong entry costs no other, and is fitted anew."""
    found = validation.document(data, MAGIC, VERSION)
    migrations.migrate(found, migrations.GHOSTS)
    ghosts: list[KeptGhost] = []
    taken: set[int] = set()
    for entry in validation.items(found.get("ghosts"), _MOST):
        try:
            ghost = _ghost(entry)
        except WrongValue:
            continue
        if not taken & {*ghost.numbers} and all(ghost.name != one.name for one in ghosts):
            taken |= {*ghost.numbers}
            ghosts.append(ghost)
    return Ghosts(tuple(ghosts))


def written(ghosts: Ghosts) -> bytes:
    """Ghosts as `read` takes them."""
    entries: list[Json] = [_entry(ghost) for ghost in ghosts.known]
    return validation.bytes_of({"magic": MAGIC, "version": VERSION, "ghosts": entries})


def _entry(ghost: KeptGhost) -> Json:
    style, habits = ghost.style, ghost.style.habits
    weights: dict[str, Json] = {name: [round(weight, 4) for weight in getattr(style, name)] for name in _WEIGHTS}
    return {
        "name": ghost.name, "numbers": list(ghost.numbers), "matches": ghost.matches, "last": ghost.last,
        "features": FEATURES, **weights,
        "stays_at": round(habits.stays_at, 2), "victim": habits.victim.value, "always": habits.always,
    }  # fmt: skip


def _ghost(value: Json) -> KeptGhost:
    found = validation.fields(value)
    name = validation.name(found.get("name"))
    numbers = [validation.whole(one, 1, HIGHEST) for one in validation.items(found.get("numbers"), _MOST_NUMBERS)]
    if not name or not numbers:
        raise WrongValue("nobody")
    matches = validation.whole(found.get("matches"), 0, _MOST_MATCHES)
    last = validation.whole(found.get("last"), 0, _MOST_MATCHES)
    try:
        style = _style(found)
    except WrongValue:
        # Who it is stays known, so that saves with it load. How they play is found out again.
        matches, style = 0, Style()
    return KeptGhost(name, tuple(numbers), matches, last, style)


def _style(found: dict[str, Json]) -> Style:
    validation.whole(found.get("features"), FEATURES, FEATURES)
    habits = Habits(
        validation.number(found.get("stays_at"), 0.0, _HEAVIEST),
        validation.choice(Victim, found.get("victim")),
        validation.flag(found.get("always")),
    )
    return Style(
        _weights(found.get("turn"), TURN), _weights(found.get("freeze"), AIM), _weights(found.get("flip_three"), AIM),
        _weights(found.get("gift"), AIM), habits,
    )  # fmt: skip


def _weights(value: Json, names: tuple[str, ...]) -> tuple[float, ...]:
    found = validation.items(value, len(names))
    if len(found) != len(names):
        raise WrongValue("other numbers than ours")
    return tuple(validation.number(one, -_HEAVIEST, _HEAVIEST) for one in found)
