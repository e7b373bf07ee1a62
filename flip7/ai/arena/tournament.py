"""Many games between bots: who wins how often, with the error of it, and how each of them plays."""

import os
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass
from math import sqrt
from multiprocessing import active_children, get_context
from typing import Final

from flip7.ai.arena.contest import Record, play
from flip7.ai.arena.error import ArenaError
from flip7.ai.arena.guest import SECONDS, Guest
from flip7.ai.characters import CHARACTERS, make_bot
from flip7.engine import EDITIONS, MAX_SEATS, Rules
from flip7.i18n import _

_BAR: Final = 30
_CHUNK: Final = 4
"""Games that a process plays between two reports."""
_REPORTS: Final = 4
"""Reports of each process, where every report means a new process for each bot out of a file."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the seats of one bot did. `_error` is one standard error."""

    bot: str
    seats: int
    """How many seats of the table were its own."""
    win_rate: float
    """Of one of its seats."""
    win_rate_error: float
    place: float
    place_error: float
    points_per_round: float
    points_per_round_error: float
    cards_per_round: float
    bust_rate: float
    """Of the rounds."""
    flip_sevens: float
    """In a hundred rounds."""
    at_leader: float
    """The share of the Freeze and Flip Three cards that went to a seat with the highest total, of those to be aimed."""
    at_itself: float
    decisions: int
    mean_ms: float
    p99_ms: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The outcome of a run."""

    games: int
    edition: str
    target: int
    seed: int
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class _Job:
    specs: tuple[str, ...]
    rules: Rules
    seed: int
    games: range
    seconds: float


def compete(
    specs: Sequence[str],
    *,
    games: int,
    edition: str = "de",
    target: int | None = None,
    seed: int | None = None,
    processes: int | None = None,
    seconds: float = SECONDS,
) -> Figures:
    """Play so many games. In each the bots sit one place further than in the one before.

    Without a seed one is drawn, which the figures tell afterwards. A bot out of a file may think for so many seconds
    about a decision.
    """
    if not 1 <= len(specs) <= MAX_SEATS:
        raise ArenaError(_("a table has 1 to {most} seats, not {seats}", most=MAX_SEATS, seats=len(specs)))
    if games < 1:
        raise ArenaError(_("at least one game must be played"))
    if target is not None and target < 1:
        raise ArenaError(_("a target score is at least 1, not {target}", target=target))
    if not 0 < seconds < float("inf"):
        raise ArenaError(_("a bot needs some seconds to think, not {seconds}", seconds=seconds))
    if seed is None:
        seed = random.SystemRandom().getrandbits(48)
    preset = EDITIONS[edition]
    rules = Rules(
        preset.opening_deal,
        preset.second_in_flip3,
        preset.bust_pending,
        preset.target if target is None else target,
    )
    for spec in _files(specs):
        Guest(spec, seconds).close()  # a mistake in a name is told before anything is played
    records = {spec: Record() for spec in specs}
    done = 0
    processes = processes or os.cpu_count() or 1
    chunk = max(_CHUNK, -(-games // (processes * _REPORTS))) if _files(specs) else _CHUNK
    parts = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    jobs = [_Job(tuple(specs), rules, seed, part, seconds) for part in parts]
    for spec_records in _played(jobs, processes):
        for spec, record in spec_records:
            records[spec].add(record)
        done = sum(record.seats for record in records.values()) // len(specs)
        _show_progress(done, games)
    standings = [_standing(spec, record, len(specs), specs.count(spec)) for spec, record in records.items()]
    return Figures(games, edition, rules.target, seed, tuple(standings))


def _files(specs: Sequence[str]) -> list[str]:
    """The bots that are no characters of the game, each once."""
    return [spec for spec in dict.fromkeys(specs) if spec not in CHARACTERS]


def _played(jobs: Sequence[_Job], processes: int) -> Iterator[list[tuple[str, Record]]]:
    if processes == 1:
        yield from map(_play_some, jobs)
        return
    # A fresh process is the same on every system, and inherits nothing of a window.
    before = active_children()
    with ProcessPoolExecutor(min(processes, len(jobs)), get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(_play_some, job) for job in jobs]):
                yield future.result()
        except BaseException:
            # What the others are about is of no use any more, and may take long.
            for process in active_children():
                if process not in before:
                    process.kill()
            raise


def _play_some(job: _Job) -> list[tuple[str, Record]]:
    records = {spec: Record() for spec in job.specs}
    with ExitStack() as stack:
        guests = {spec: stack.enter_context(Guest(spec, job.seconds)) for spec in _files(job.specs)}
        for number in job.games:
            turned = number % len(job.specs)
            specs = job.specs[turned:] + job.specs[:turned]
            for spec, guest in guests.items():
                guest.begin([seat for seat, own in enumerate(specs) if own == spec], _seed(job.seed, number, spec))
            bots = [
                guests[spec] if spec in guests else make_bot(spec, _seed(job.seed, number, seat))
                for seat, spec in enumerate(specs)
            ]
            for spec, record in zip(specs, play(bots, job.rules, _seed(job.seed, number)), strict=True):
                records[spec].add(record)
    return list(records.items())


def _seed(run: int, *part: object) -> int:
    """The seed of a part of the run. There is no way back from it, nor from one part to another: a bot that is told its
    own, or counts the games, cannot find out how the deck lies."""
    # A text as the seed is hashed by SHA-512, in all versions of Python alike.
    return random.Random(repr((run, *part))).getrandbits(128)


def _standing(spec: str, record: Record, seats: int, own: int) -> Standing:
    games = record.seats // own
    group = record.wins / games
    return Standing(
        bot=spec,
        seats=own,
        win_rate=group / own,
        # One of its seats wins or none: that is a single toss, whose chance the seats share.
        win_rate_error=sqrt(group * (1 - group) / games) / own if seats > own else 0.0,
        place=record.places / record.seats,
        place_error=_error(record.places, record.places_squared, record.seats),
        points_per_round=record.points / record.rounds,
        points_per_round_error=_error(record.points, record.points_squared, record.rounds),
        cards_per_round=record.cards / record.rounds,
        bust_rate=record.busts / record.rounds,
        flip_sevens=100 * record.flip_sevens / record.rounds,
        at_leader=record.at_leader / max(record.aimed, 1),
        at_itself=record.at_itself / max(record.aimed, 1),
        decisions=record.decisions,
        mean_ms=1000 * record.seconds / max(record.decisions, 1),
        p99_ms=1000 * record.time_of(0.99),
    )


def _error(total: float, squares: float, count: int) -> float:
    mean = total / count
    return sqrt(max(squares / count - mean * mean, 0.0) / count)


def _show_progress(done: int, games: int) -> None:
    if not sys.stderr.isatty():
        return
    filled = _BAR * done // games
    end = "\n" if done == games else ""
    print(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True)
