"""Tables and matches to keep, for the tests of the store."""

import random
from datetime import UTC, datetime

from flip7.engine import EDITIONS, Decision, Game, Rules
from flip7.match.origin import Origin
from flip7.match.plan import PERSON, Handover, SavedMatch, SeatPlan, Stamp, TablePlan
from flip7.store.finished_match import FinishedMatch

ENDED = datetime(2026, 11, 18, 20, 15, tzinfo=UTC)


def table(seats: int = 4, edition: str = "de", rules: Rules | None = None, names: str = "Anna") -> TablePlan:
    people = [SeatPlan(names, PERSON, 0, "star")]
    others = [SeatPlan(f"Leon {number}", "champion", number, "moon") for number in range(1, seats)]
    return TablePlan((*people, *others), edition, rules or EDITIONS[edition])


def decisions(plan: TablePlan, seed: int, most: int | None = None) -> tuple[Decision, ...]:
    """Somebody's decisions, up to the end of the match or `most` of them."""
    choose = random.Random(seed)
    game = Game.start(plan.rules, len(plan.seats), seed)
    journal: list[Decision] = []
    while game.pending is not None and (most is None or len(journal) < most):
        decision: Decision = choose.choice(list[Decision](game.pending.options))
        game.apply(decision)
        journal.append(decision)
    return tuple(journal)


def saved(seed: int = 7, most: int | None = 40, plan: TablePlan | None = None, key: str | None = None) -> SavedMatch:
    plan = plan or table()
    stamp = Stamp(key or f"match-{seed}", datetime(2026, 11, 18, 19, 0, tzinfo=UTC))
    return SavedMatch(plan, Origin(seed), decisions(plan, seed, most), stamp)


def finished(seed: int, plan: TablePlan | None = None, handovers: tuple[Handover, ...] = ()) -> FinishedMatch:
    match = saved(seed, None, plan)
    return FinishedMatch.of(SavedMatch(match.plan, match.origin, match.journal, match.stamp, handovers), ENDED)
