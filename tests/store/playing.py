"""Plays matches and keeps them, until it is killed. Says every decision only when it is kept, as a screen would.

python -m tests.store.playing FOLDER SEED
"""

import random
import sys
from pathlib import Path

from flip7.engine import Decision, Rules
from flip7.match.match import Match
from flip7.match.origin import Origin
from flip7.match.plan import SavedMatch, Stamp
from flip7.store.finished_match import FinishedMatch
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.records import Records
from tests.store.tables import table


def say(*words: object) -> None:
    print(*words, flush=True)


def play(folder: Path, seed: int) -> None:
    notices = Notices()
    file, records = MatchFile(folder, notices), Records(folder / "records.sqlite", notices)
    choose = random.Random(seed)
    plan = table(3, "custom", Rules(target=80))
    while True:
        saved = file.load() or SavedMatch(plan, Origin(choose.randrange(2**32)), (), Stamp.new())

        def keep(match: Match, saved: SavedMatch = saved) -> None:
            file.save(SavedMatch(saved.plan, match.origin, tuple(match.journal), saved.stamp))

        match = Match.replay(saved.plan, saved.origin, saved.journal, keep)
        while match.game.pending is not None:
            decision = choose.choice(list[Decision](match.game.pending.options))
            match.apply(decision)
            say("decided", saved.stamp.key, len(match.journal), decision)
        say("over", saved.stamp.key)
        if notices.take():
            raise SystemExit("something was wrong with a file")
        over = SavedMatch(saved.plan, saved.origin, tuple(match.journal), saved.stamp)
        if records.add(FinishedMatch.of(over)):
            say("recorded", saved.stamp.key)
            file.clear()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
