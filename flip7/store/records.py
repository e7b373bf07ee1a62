"""Every match that was played to its end, and what that says about who played."""

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from flip7.i18n import _
from flip7.match.plan import SavedMatch, Stamp
from flip7.match.review import Review, from_json, to_json
from flip7.match.road import Visit
from flip7.match.trophies import Career
from flip7.store import counting, entries, honours, queries, seasons
from flip7.store.csv_export import Style, write_csv
from flip7.store.database import Database
from flip7.store.finished_match import FinishedMatch
from flip7.store.honours import BestOf, DayPlayed, Won
from flip7.store.notices import Notices
from flip7.store.people import Person
from flip7.store.queries import ExportRow, MatchLine, PlayedMatch, Player
from flip7.store.seasons import Meeting, Ranked, Season

_LONGEST_REVIEW: Final = 16 << 20
"""Bytes of a review as text. A damaged file may claim more."""


class Interrupted(Exception):
    """The file stopped answering in the middle of an export."""


class Records:
    """The file of all matches. Every question has an answer: an empty one if the file cannot give any."""

    def __init__(self, path: Path, notices: Notices) -> None:
        self._database = Database(path, notices)
        self._notices = notices

    def add(self, match: FinishedMatch) -> bool:
        """Enter a match; entering it again changes nothing. False if it could not be, and must be tried again."""
        return self._database.write(partial(entries.enter, match), False)

    def players(self) -> tuple[Player, ...]:
        """People and AI characters, who played most first."""
        return self._database.read(queries.players, ())

    def people(self) -> tuple[Person, ...]:
        """The people who have played, each as they looked in their last match; who played most first."""
        return self._database.read(queries.people, ())

    def count(self) -> int:
        """How many matches there are."""
        return self._database.read(queries.count, 0)

    def matches(self, first: int = 0, count: int = 50) -> tuple[MatchLine, ...]:
        """A page of the list, the last match first."""
        return self._database.read(partial(queries.lines, first, count), ())

    def history(self, player: int, count: int = 30) -> tuple[PlayedMatch, ...]:
        """The last matches of a player, in the order played."""
        return self._database.read(partial(queries.history, player, count), ())

    def matches_of(self, name: str) -> tuple[int, int]:
        """How many matches count for a person, and the number of the last of them; (0, 0) if there is none."""
        return self._database.read(partial(queries.last_match, name), (0, 0))

    def played_by(self, name: str, count: int) -> Iterator[tuple[SavedMatch, int]]:
        """The last matches of a person, the last one first, each with the seat they had. One that cannot be read any
        more is left out."""
        nothing: tuple[tuple[int, int], ...] = ()
        for number, seat in self._database.read(partial(queries.played_by, name, count), nothing):
            found = self._database.read(partial(queries.journal, number), None)
            if found is not None:
                with suppress(ValueError):
                    yield queries.saved(*found), seat

    def match(self, match: int) -> SavedMatch | None:
        """A match to be played again. The player is told if it is there and cannot be."""
        found = self._database.read(partial(queries.journal, match), None)
        if found is None:
            return None
        try:
            return queries.saved(*found)
        except ValueError:
            self._notices.add(_("This match cannot be read any more."))
            return None

    def keep_review(self, match: Stamp, review: Review) -> bool:
        """Keep a review with its match, if the match is here. False if that was impossible."""
        document = zlib.compress(json.dumps(to_json(review)).encode("ascii"))
        return self._database.write(partial(entries.keep_review, match.key, document), False)

    def review(self, match: Stamp) -> Review | None:
        """The review that is kept with a match; None if there is none, or none that this version can read."""
        document = self._database.read(partial(queries.review, match.key), None)
        if document is None:
            return None
        try:
            written = zlib.decompressobj().decompress(document, _LONGEST_REVIEW)
            return from_json(json.loads(written))
        except (zlib.error, ValueError, RecursionError):
            return None

    def delete(self, match: int) -> bool:
        """Take one match out, and out of the statistics."""
        return self._database.write(partial(entries.delete, match), False)

    def delete_all(self) -> bool:
        """Take all matches out. False if that was impossible."""
        return self._database.write(entries.delete_all, False)

    def rename_person(self, name: str, other: str) -> bool:
        """Have all that somebody has played under another name. What a person of that name has played joins it."""
        return self._database.write(partial(entries.rename_person, name, other), False)

    def forget_person(self, name: str) -> bool:
        """Take somebody out of the statistics. The matches stay, with the name, for those who played them too."""
        return self._database.write(partial(entries.forget_person, name), False)

    def catch_up(self, most: int) -> int:
        """Count older matches for rankings and trophies, up to `most` of them; how many are left."""
        return self._database.write(partial(counting.catch_up, most), 0)

    def begin_deal(self, name: str, day: str, key: str) -> bool:
        """Write down that somebody has begun the deal of this day, as in 2026-11-18."""
        return self._database.write(partial(honours.begin_deal, name, day, key), False)

    def deals(self, name: str) -> tuple[DayPlayed, ...]:
        """The days whose deal somebody has tried, in their order."""
        return self._database.read(partial(honours.deals, name), ())

    def visits(self, name: str) -> Mapping[str, Visit]:
        """How far somebody has come on the road, by table."""
        return self._database.read(partial(honours.visits, name), {})

    def trophies(self, name: str) -> tuple[Won, ...]:
        """The trophies that somebody has, the first one first."""
        return self._database.read(partial(honours.trophies_of, name), ())

    def trophies_of_match(self, key: str) -> tuple[Won, ...]:
        """The trophies that were won for the first time in the match with this key."""
        return self._database.read(partial(honours.trophies_of_match, key), ())

    def career(self, name: str) -> Career:
        """What all matches of somebody make together."""
        return self._database.read(partial(honours.career, name), Career())

    def bests(self) -> tuple[BestOf, ...]:
        """The records of this table, as far as there are any."""
        return self._database.read(honours.bests, ())

    def seasons(self) -> tuple[Season, ...]:
        """All time, the seasons begun by hand, and the months."""
        return self._database.read(seasons.seasons, ())

    def ranking(self, season: str) -> tuple[Ranked, ...]:
        """Everybody who has played in a season, the strongest first."""
        return self._database.read(partial(seasons.ranking, season), ())

    def meetings(self, season: str, player: int) -> tuple[Meeting, ...]:
        """Whom somebody has met in a season, the most frequent first."""
        return self._database.read(partial(seasons.meetings, season, player), ())

    def begin_season(self, name: str, moment: datetime) -> bool:
        """Begin a season by hand; one that is open ends with it."""
        return self._database.write(partial(seasons.begin, name, moment), False)

    def end_season(self, moment: datetime) -> bool:
        """End the season that is open, if there is one."""
        return self._database.write(partial(seasons.end, moment), False)

    def export(self, *places: Path, language: str = "en") -> Path | None:
        """Write every seat of every match as CSV to the first of these places where it is possible; what the file is
        called. None if it is possible nowhere: the player is told."""
        for path in places:
            with suppress(OSError, Interrupted):
                return write_csv(path, self._batches(), Style.of(language))
        self._notices.add(_("The records could not be written to {file}.", file=places[0]))
        return None

    def _batches(self) -> Iterator[tuple[ExportRow, ...]]:
        """A part at a time, since there may be very many."""
        after = 0
        while True:
            batch = self._database.read(partial(queries.export, after), None)
            if batch is None and self._database.exists:
                raise Interrupted
            if not batch or batch[-1].match <= after:
                return
            yield batch
            after = batch[-1].match

    def close(self) -> None:
        """Let go of the file. The next question opens it again."""
        self._database.close()
