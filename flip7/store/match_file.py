"""The match under way on disk, whole with every decision.

The whole match is written each time, by `atomic.write`, and not appended to a growing file: a match is a few kilobytes,
and so a cut-off file is known to be damaged, where a cut-off journal would pass for a shorter match.

Several copies of the game can run at once. Each has a file of its own, match.json or match-2.json ..., which it holds
locked for as long as it lives. A copy that starts takes the match that was left last and is nobody's now.
"""

import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flip7.i18n import _
from flip7.match.plan import Keepable, SavedMatch
from flip7.store import atomic, codec, migrations, recovery, validation
from flip7.store.lock import Hold, Lock
from flip7.store.notices import Notices
from flip7.store.recovery import Loaded, Why
from flip7.store.validation import Damaged, Json

MAGIC: Final = "flip7 match"
VERSION: Final = migrations.version_after(migrations.MATCH)
COPIES: Final = 9
"""So many copies of the game can each keep a match."""
LIMIT: Final = 1 << 23


def read(data: bytes) -> SavedMatch:
    """A match that can be played on, or `Damaged`: every decision has been tried."""
    found = validation.document(data, MAGIC, VERSION)
    check = found.pop("check", None)
    # Only a match changed by hand has none. With one, no flipped bit can turn a match into another.
    if check is not None and check != zlib.crc32(validation.bytes_of(found)):
        raise Damaged("not as it was written")
    migrations.migrate(found, migrations.MATCH)
    saved = SavedMatch(
        plan=codec.plan_from_json(found),
        origin=codec.origin_from_json(found),
        journal=codec.decisions_from_json(found.get("decisions")),
        stamp=codec.stamp_from_json(found.get("key"), found.get("started")),
        handovers=codec.handovers_from_json(found.get("handovers", [])),
        occasion=codec.occasion_from_json(found.get("occasion")),
    )
    _try(saved)
    return saved


def written(match: Keepable) -> bytes:
    """A match as `read` takes it, with a checksum."""
    body: dict[str, Json] = {
        "magic": MAGIC,
        "version": VERSION,
        "key": match.stamp.key,
        "started": match.stamp.started.isoformat(),
        **codec.origin_to_json(match.origin),
        **codec.plan_to_json(match.plan),
        "handovers": codec.handovers_to_json(match.handovers),
        "occasion": codec.occasion_to_json(match.occasion),
        "decisions": codec.decisions_to_json(match.journal),
    }
    text = validation.bytes_of(body)
    return text[:-1] + b',"check":%d}\n' % zlib.crc32(text)


def _try(saved: SavedMatch) -> None:
    seats = len(saved.plan.seats)
    if any(one.seat >= seats or one.after > len(saved.journal) for one in saved.handovers):
        raise Damaged("a seat that is not there was handed over")
    try:
        game = saved.origin.start(saved.plan.rules, seats)
        for decision in saved.journal:
            game.apply(decision)
    except ValueError as error:
        raise Damaged(str(error)) from error


@dataclass(frozen=True, slots=True)
class _Place:
    """A file for a match, and the lock on it."""

    path: Path
    lock: Lock

    @property
    def taken(self) -> bool:
        """Whether something lies there."""
        return os.path.lexists(self.path) or os.path.lexists(atomic.backup_of(self.path))

    @property
    def written(self) -> float:
        """A match as `read` takes it, with a checksum."""
        try:
            return self.path.stat().st_mtime
        except OSError:
            return 0.0


class MatchFile:
    """Where this copy of the game keeps its match."""

    def __init__(self, folder: Path, notices: Notices) -> None:
        self._folder = folder
        self._notices = notices
        names = ["match", *(f"match-{number}" for number in range(2, COPIES + 1))]
        self._places = [_Place(folder / f"{name}.json", Lock(folder / f"{name}.lock")) for name in names]
        self._mine: _Place | None = None

    def load(self) -> SavedMatch | None:
        """The match to continue: that of this copy, or the one left last by a copy that is no more."""
        for place in self._left():
            if not self._move_to(place):
                continue
            loaded = recovery.load(place.path, read, LIMIT)
            if loaded.why is not None:
                tell(place.path, loaded, self._notices)
            if loaded.value is not None:
                return loaded.value
            if loaded.stuck:
                self._leave()
        return None

    def save(self, match: Keepable) -> None:
        """Keep the match as it stands. Where that is impossible the player is told, once."""
        place = self._own()
        if place is None:
            text = _("Too many copies of the game are open: this match is not saved.")
            self._notices.add_once("too many copies", text)
            return
        try:
            atomic.write(place.path, written(match))
        except OSError as error:
            self._notices.cannot_save(error, self._folder)

    def holds(self, match: Keepable) -> bool:
        """Whether our file has this match with all its decisions. The file is read: what counts is on the disk."""
        saved = self._stored()
        if saved is None or saved.stamp.key != match.stamp.key or saved.origin != match.origin:
            return False
        return saved.journal == tuple(match.journal) and saved.handovers == tuple(match.handovers)

    def move_away(self, match: Keepable, target: Path) -> bool:
        """Give the file another name, if it has this match with all its decisions. False if nothing has changed."""
        if self._mine is None or not self.holds(match):
            return False
        try:
            # The backup first, or a crash in between would bring a match back that is over.
            atomic.backup_of(self._mine.path).unlink(missing_ok=True)
            self._mine.path.replace(target)
        except OSError:
            return False
        atomic.sync_folder(self._folder)
        return True

    def clear_of(self, match: Keepable) -> None:
        """Delete what our file has of this match, but not another one."""
        saved = self._stored()
        if saved is not None and saved.stamp.key == match.stamp.key:
            self.clear()

    def clear(self) -> None:
        """The match is over and recorded, or given up: there is nothing to continue."""
        if self._mine is None:
            return
        try:
            atomic.remove(self._mine.path)
        except OSError as error:
            self._notices.cannot_save(error, self._folder)

    def close(self) -> None:
        """Let other copies have the file, and the match that lies there."""
        self._leave()

    def _stored(self) -> SavedMatch | None:
        """What our file has now."""
        if self._mine is None:
            return None
        try:
            return read(self._mine.path.read_bytes())
        except (OSError, Damaged):
            return None

    def _left(self) -> Iterator[_Place]:
        """Places with a match, our own first, then the last written."""
        taken = [place for place in self._places if place.taken]
        yield from sorted(taken, key=lambda place: (place is self._mine, place.written), reverse=True)

    def _own(self) -> _Place | None:
        """The place to write to. Until something was loaded from it, only a free one will do."""
        if self._mine is not None and self._mine.lock.take() is not Hold.BUSY:
            return self._mine
        for place in self._places:
            if not place.taken and self._move_to(place):
                # It may have been taken between the look and the lock.
                if not place.taken:
                    return place
                self._leave()
        return None

    def _move_to(self, place: _Place) -> bool:
        """Take the lock of a place and give back that of the last one. Where no locks are possible nothing can be
        written either, or the player's file system is to blame; reading is no harm."""
        if place is self._mine:
            return True
        if place.lock.take() is Hold.BUSY:
            return False
        self._leave()
        self._mine = place
        return True

    def _leave(self) -> None:
        if self._mine is not None:
            self._mine.lock.release()
            self._mine = None


def tell(path: Path, loaded: Loaded[object], notices: Notices) -> None:
    """Say what became of a file that could not be read."""
    if loaded.aside is None:
        notices.add_once(f"stuck {path.name}", _("The saved match in {file} cannot be read or moved.", file=path))
        return
    if loaded.why is Why.NEWER:
        # TRANSLATORS: In all such texts {file} is the name of a file, in the folder of the game.
        text = _("The saved match is from a newer version of the game. It is kept as {file}.", file=loaded.aside.name)
    elif loaded.value is not None:
        text = _(
            "The saved match could not be read, so it continues one decision earlier. The file is kept as {file}.",
            file=loaded.aside.name,
        )
    else:
        text = _("The saved match could not be read. It is kept as {file}.", file=loaded.aside.name)
    notices.add(text)
