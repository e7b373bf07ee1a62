"""The puzzles of a family as JSON: each with the match that it comes from, up to the question."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from flip7.engine import Decision
from flip7.match.puzzles import Entry, Puzzle, PuzzleBook
from flip7.match.puzzles.book import MOST, MOST_STUDIED
from flip7.store import codec, migrations, validation
from flip7.store.validation import Json, WrongValue

MAGIC: Final = "flip7 puzzles"
VERSION: Final = migrations.version_after(migrations.PUZZLES)
_MOST_RIGHT: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ReadPuzzles:
    """Puzzles out of a file."""

    book: PuzzleBook
    wrong: int = 0
    """How many entries made no sense, and are left out."""


def read(data: bytes) -> ReadPuzzles:
    """Puzzles from JSON. `Damaged` only if it is no such file at all; a wrong entry costs no other. Whether its match
    is possible is asked by `Puzzle.game`, when somebody wants to solve it."""
    found = validation.document(data, MAGIC, VERSION)
    migrations.migrate(found, migrations.PUZZLES)
    entries: list[Entry] = []
    wrong = 0
    for value in validation.items(found.get("puzzles"), 10 * MOST):
        try:
            entries.append(_entry(value))
        except WrongValue:
            wrong += 1
    streak, longest = (_count(found.get(key)) for key in ("streak", "longest"))
    try:
        studied = tuple(map(validation.name, validation.items(found.get("studied", []), MOST_STUDIED)))
    except WrongValue:
        studied = ()  # they are looked at once more
    return ReadPuzzles(PuzzleBook(tuple(entries[:MOST]), streak, max(streak, longest), studied), wrong)


def written(book: PuzzleBook) -> bytes:
    """Puzzles as `read` takes them."""
    body: dict[str, Json] = {
        "magic": MAGIC,
        "version": VERSION,
        "streak": book.streak,
        "longest": book.longest,
        "studied": list(book.studied),
        "puzzles": [_entry_to_json(entry) for entry in book.entries],
    }
    return validation.bytes_of(body)


def _entry_to_json(entry: Entry) -> Json:
    puzzle = entry.puzzle
    options = list(puzzle.chances)
    return {
        "key": puzzle.key,
        "solved": entry.solved,
        "rests_until": None if entry.rests_until is None else entry.rests_until.isoformat(),
        **codec.origin_to_json(puzzle.origin),
        **codec.plan_to_json(puzzle.plan),
        "decisions": codec.decisions_to_json(puzzle.journal),
        "options": codec.decisions_to_json(options),
        "chances": [puzzle.chances[option] for option in options],
        "done": codec.decisions_to_json([] if puzzle.done is None else [puzzle.done]),
    }


def _entry(value: Json) -> Entry:
    found = validation.fields(value)
    options = codec.decisions_from_json(found.get("options"))
    chances = [validation.number(chance, 0.0, 1.0) for chance in validation.items(found.get("chances"), len(options))]
    done = codec.decisions_from_json(found.get("done"))
    if len(set(options)) != len(chances) or len(options) < 2 or any(one not in options for one in done):
        raise WrongValue("no question with its answers")
    key = found.get("key")
    puzzle = Puzzle(
        validation.name(key),
        codec.plan_from_json(found),
        codec.origin_from_json(found),
        codec.decisions_from_json(found.get("decisions")),
        dict(zip(options, chances, strict=True)),
        _first(done),
    )
    return Entry(puzzle, validation.whole(found.get("solved"), 0, _MOST_RIGHT), _day(found.get("rests_until")))


def _first(decisions: tuple[Decision, ...]) -> Decision | None:
    return decisions[0] if decisions else None


def _day(value: Json) -> date | None:
    if value is None:
        return None
    try:
        return date.fromisoformat(validation.word(value))
    except ValueError as error:
        raise WrongValue("no day") from error


def _count(value: Json) -> int:
    try:
        return validation.whole(value, 0, _MOST_RIGHT)
    except WrongValue:
        return 0
