"""The ghosts of this run: fitted beside the game from what people have decided, and kept for the next run.

A ghost whose person was deleted is played by the stand-in, as a character is that this version does not know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from flip7.ai.bot import Bot
from flip7.ai.characters import CHARACTERS, STAND_IN
from flip7.ai.ghosts.bot import Ghost
from flip7.ai.ghosts.identity import is_ghost, new_number
from flip7.ai.ghosts.style import FEWEST_MATCHES, Style
from flip7.ai.ghosts.words import sentence
from flip7.app.opponents import bot_of
from flip7.app.saving import MatchSaver
from flip7.i18n import Text, _, pgettext
from flip7.match.match import SeatPlan, TablePlan
from flip7.match.style_of import style_of
from flip7.store.ghosts import Ghosts, KeptGhost
from flip7.store.ghosts_file import GhostsFile
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.people import Person
from flip7.store.writer import Job, Writer

if TYPE_CHECKING:
    from flip7.store.records import Records

_MATCHES: Final = 60
"""A ghost is fitted to so many of the last matches: people learn, and the fit takes no longer for a long history."""


@dataclass(frozen=True, slots=True)
class KnownGhost:
    """A ghost that can sit down."""

    who: str
    """As saves and records call it."""
    person: Person
    """Whom it plays like, and looks like."""
    about: Text
    """How it plays, in a sentence."""

    @property
    def name(self) -> str:
        """What it is called at a table."""
        # TRANSLATORS: the name of an AI seat that plays like the person {name}: short, the name first, since long names
        # are cut at their end. No case endings: the name stays as it is. German: "Anna als Geist".
        return str(pgettext("ghost", "{name}'s ghost", name=self.person.name))

    def seat(self) -> SeatPlan:
        """A seat for it at any table."""
        return SeatPlan(self.name, self.who, self.person.colour, self.person.symbol)


class KnownGhosts:
    """Who can sit down as a ghost. Without a home nobody can."""

    def __init__(self, home: Home | None, notices: Notices, writer: Writer, saver: MatchSaver | None) -> None:
        self._file = GhostsFile(home.ghosts, notices) if home is not None else None
        self._notices = notices
        self._writer = writer
        self._saver = saver
        self._ghosts: Ghosts | None = None
        self._changing = Lock()
        self._closing = False
        self.learning: Job | None = None
        """What is learned from the records in this moment, or was last."""

    @property
    def busy(self) -> bool:
        """Whether something is being learned just now."""
        return self.learning is not None and not self.learning.done

    def among(self, people: tuple[Person, ...]) -> tuple[KnownGhost, ...]:
        """The ghosts of these people, in their order: of those who have played often enough."""
        found: list[KnownGhost] = []
        for person in people:
            ghost = self._known.of(person.name)
            if ghost is not None and ghost.matches >= FEWEST_MATCHES:
                found.append(KnownGhost(ghost.who, person, sentence(ghost.style.habits)))
        return tuple(found)

    def find(self, who: str) -> KeptGhost | None:
        """How a ghost plays, by its id; None if its person was deleted."""
        return self._known.find(who)

    def bot_of(self, who: str, seed: int) -> Bot:
        """The player of any AI seat: a ghost, a character, or the stand-in for what is not known."""
        ghost = self.find(who) if is_ghost(who) else None
        return bot_of(who, seed) if ghost is None else Ghost(ghost.style, seed)

    def tell_of_strangers(self, plan: TablePlan) -> None:
        """Tell the player who plays for the ghosts of this table that nobody knows any more."""
        for seat in plan.seats:
            if seat.is_ghost and self.find(seat.who) is None:
                text = _("Nobody knows any more how {name} plays. {character} decides instead.",
                         name=seat.name, character=CHARACTERS[STAND_IN].title)  # fmt: skip
                self._notices.add(text)

    def learn(self) -> None:
        """Fit the ghosts anew of whoever has played since they were fitted, while the frames go on."""
        saver = self._saver
        if saver is None or self.busy:
            return
        entering = saver.entering

        def learn(records: "Records") -> None:
            if entering is not None:
                entering.wait()
            self._learn(records, saver.rest)

        self.learning = saver.ask_records(learn)

    def rename(self, name: str, other: str) -> None:
        """Another name for somebody; two ghosts are one if there is one of that name."""
        self._change(lambda ghosts: ghosts.renamed(name, other))

    def forget(self, name: str) -> None:
        """Somebody was deleted: nothing is known any more of how they play."""
        self._change(lambda ghosts: ghosts.without(name))

    def close(self) -> None:
        """Leave what is not learned yet for the next time."""
        self._closing = True

    @property
    def _known(self) -> Ghosts:
        # Read when it is first asked for: the title needs no ghosts.
        if self._ghosts is None:
            self._ghosts = self._file.load() if self._file is not None else Ghosts()
        return self._ghosts

    def _change(self, change: Callable[[Ghosts], Ghosts]) -> None:
        with self._changing:
            self._ghosts = change(self._known)
        if self._file is not None:
            self._writer.do(partial(self._file.change, change))

    def _learn(self, records: "Records", rest: Callable[[], object]) -> None:
        for name in [player.name for player in records.players() if player.is_person]:
            matches, last = records.matches_of(name)
            known = self._known.of(name)
            if matches < FEWEST_MATCHES or (known is not None and (known.matches, known.last) == (matches, last)):
                continue
            style = self._fitted(records, name, rest)
            if style is None:
                return
            number = new_number() if known is None else known.numbers[0]
            self._change(partial(_learned, KeptGhost(name, (number,), matches, last, style)))

    def _fitted(self, records: "Records", name: str, rest: Callable[[], object]) -> Style | None:
        """How somebody plays; None if the game is being left meanwhile."""
        work = style_of(records.played_by(name, _MATCHES))
        while not self._closing:
            try:
                next(work)
            except StopIteration as end:
                style: Style = end.value
                return style
            rest()
        return None


def _learned(ghost: KeptGhost, ghosts: Ghosts) -> Ghosts:
    return ghosts.learned(ghost)
