"""Lets matches be played on the real table at normal speed, and counts what AI seats say in them.

python tools/check_talk.py --matches 200   prints a table, and fails if a line was said too often, too briefly, or in
                                           a situation that it is not for

Whether a line fits is judged from the journal and the events alone, by the rules below, and not by the code that
chooses: each line is looked up in the characters' files, which say what it is for.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from flip7.ai.characters import CHARACTERS, Situation
from flip7.ai.odds import bust_risk
from flip7.app.context import Context
from flip7.engine import EDITIONS, Game, Move, Target, Turn
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    Place,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
)
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan
from flip7.scenes.table import TableScene
from flip7.store.settings import Pace, Talkativeness
from flip7.ui.intents import Intent
from flip7.ui.window import Offscreen

STEP = 0.05
"""Seconds of a frame."""
LEAST = 1.6
MOST = 2
LATE = 6.0
"""Seconds: a line about something that was shown longer ago than this comes too late."""
SITUATIONS = {
    line.message: (character.id, situation)
    for character in CHARACTERS.values()
    for situation, lines in character.phrases.items()
    for line in lines
}


@dataclass
class Seen:
    """What was shown at the table, with the second in which it was."""

    events: list[tuple[float, Event]] = field(default_factory=list)
    hits: list[tuple[float, int, float]] = field(default_factory=list)
    """(second, seat, risk)"""
    chose_itself: list[tuple[float, int]] = field(default_factory=list)
    began: float = 0.0

    def lately(self, kind: type[Event], now: float) -> list[Event]:
        return [event for second, event in self.events if now - second <= LATE and isinstance(event, kind)]

    def rows(self) -> Counter[int]:
        """How many numbers each seat was dealt in this round before a duplicate."""
        row: Counter[int] = Counter()
        for _, event in self.events:
            if isinstance(event, RoundStarted):
                row.clear()
            elif isinstance(event, CardDealt) and event.place is Place.ROW:
                row[event.seat] += 1
        return row

    def totals(self) -> list[tuple[int, ...]]:
        return [event.totals for _, event in self.events if isinstance(event, RoundEnded)]

    def attacked_before(self, victim: int, by: int) -> bool:
        """Whether `victim` of an attack by `by` just now had attacked `by` earlier in the match."""
        given = [
            (event.by, event.seat) for _, event in self.events
            if isinstance(event, Frozen | FlipThreeStarted) and event.by != event.seat
        ]  # fmt: skip
        return (victim, by) in given


Rule = Callable[[Seen, int, float], bool]


def _struck(kind: type[Event], *, giver: bool) -> Rule:
    def holds(seen: Seen, seat: int, now: float) -> bool:
        struck = [event for event in seen.lately(kind, now) if event.seat != event.by]  # type: ignore[union-attr]
        return any((event.by if giver else event.seat) == seat for event in struck)  # type: ignore[union-attr]

    return holds


def _own(kind: type[Event]) -> Rule:
    return lambda seen, seat, now: any(event.seat == seat for event in seen.lately(kind, now))  # type: ignore[union-attr]


def _hit(low: float, high: float) -> Rule:
    return lambda seen, seat, now: any(
        now - second <= LATE and who == seat and low <= risk < high for second, who, risk in seen.hits
    )


def _chosen(kind: type[Event]) -> Rule:
    def holds(seen: Seen, seat: int, now: float) -> bool:
        to_itself = any(event.seat == event.by == seat for event in seen.lately(kind, now))  # type: ignore[union-attr]
        return to_itself and any(who == seat and now - second <= LATE + 3 for second, who in seen.chose_itself)

    return holds


def _person(kind: type[Event]) -> Rule:
    return lambda seen, seat, now: seat != 0 and any(event.seat == 0 for event in seen.lately(kind, now))  # type: ignore[union-attr]


def _bust(seen: Seen, seat: int, now: float) -> bool:
    return _own(Busted)(seen, seat, now) and seen.rows()[seat] != 6


def _bust_at_six(seen: Seen, seat: int, now: float) -> bool:
    return _own(Busted)(seen, seat, now) and seen.rows()[seat] == 6


def _survived(seen: Seen, seat: int, now: float) -> bool:
    return _own(FlipThreeEnded)(seen, seat, now) and not _own(Busted)(seen, seat, now)


def _revenge(seen: Seen, seat: int, now: float) -> bool:
    struck = [*seen.lately(Frozen, now), *seen.lately(FlipThreeStarted, now)]
    return any(
        event.by == seat != event.seat and seen.attacked_before(event.seat, seat)  # type: ignore[union-attr]
        for event in struck
    )


def _leading(seen: Seen, seat: int, now: float) -> bool:
    totals = seen.totals()[-1]
    return bool(seen.lately(RoundStarted, now)) and totals[seat] == max(totals) and totals.count(max(totals)) == 1


def _last(seen: Seen, seat: int, now: float) -> bool:
    totals = seen.totals()[-1]
    return bool(seen.lately(RoundStarted, now)) and totals[seat] == min(totals) and totals.count(min(totals)) == 1


def _match_point(seen: Seen, _seat: int, now: float) -> bool:
    return bool(seen.lately(RoundStarted, now)) and max(seen.totals()[-1]) >= 170


def _comeback(seen: Seen, _seat: int, now: float) -> bool:
    totals = seen.totals()
    was_last = any(one[0] == min(one) for one in totals[:-1])
    return bool(seen.lately(RoundStarted, now)) and was_last and totals[-1][0] == max(totals[-1])


RULES: dict[Situation, Rule] = {
    Situation.HIT_LOW: _hit(0.0, 0.15),
    Situation.HIT_MIDDLE: _hit(0.15, 0.35),
    Situation.HIT_HIGH: _hit(0.35, 1.01),
    Situation.STAY: _own(Stayed),
    Situation.BUST: _bust,
    Situation.BUST_AT_SIX: _bust_at_six,
    Situation.SAVED: _own(Saved),
    Situation.FLIP_SEVEN: _own(FlipSeven),
    Situation.FREEZE: _struck(Frozen, giver=True),
    Situation.FREEZE_SELF: _chosen(Frozen),
    Situation.FROZEN: _struck(Frozen, giver=False),
    Situation.FLIP_THREE_GIVEN: _struck(FlipThreeStarted, giver=True),
    Situation.FLIP_THREE_SELF: _chosen(FlipThreeStarted),
    Situation.FLIP_THREE_TAKEN: _struck(FlipThreeStarted, giver=False),
    Situation.FLIP_THREE_SURVIVED: _survived,
    Situation.REVENGE: _revenge,
    Situation.GIFT_GIVEN: _struck(SecondChanceTaken, giver=True),
    Situation.GIFT_RECEIVED: _struck(SecondChanceTaken, giver=False),
    Situation.LEADING: _leading,
    Situation.LAST: _last,
    Situation.MATCH_POINT: _match_point,
    Situation.PERSON_FLIP_SEVEN: _person(FlipSeven),
    Situation.PERSON_BUST: _person(Busted),
    Situation.PERSON_COMEBACK: _comeback,
    Situation.GREETING: lambda seen, _seat, now: now - seen.began <= LATE and len(seen.totals()) == 0,
}
"""What must have been seen for a line. Nothing else can be said here: there are no records, and no podium."""


@dataclass
class Count:
    """What was said in all matches."""

    lines: list[int] = field(default_factory=list)
    distinct: list[int] = field(default_factory=list)
    most: int = 0
    most_line: str = ""
    seconds: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    situations: Counter[Situation] = field(default_factory=Counter)
    length: list[float] = field(default_factory=list)


def table_for(seed: int) -> TablePlan:
    """A person and three of the six characters, others in every match."""
    characters = list(CHARACTERS)
    chosen = [characters[(seed + step) % len(characters)] for step in (0, 1 + seed % 2, 3 + seed % 3)]
    names = ("Zofia", "Otto", "Mia", "Leo")
    seats = [SeatPlan(names[0], PERSON, 0, "sun")]
    seats += [
        SeatPlan(name, who, place, "star") for place, (name, who) in enumerate(zip(names[1:], chosen, strict=True), 1)
    ]
    return TablePlan(tuple(seats), "de", EDITIONS["de"])


def persons_decision(game: Game) -> Move | int:
    """A person who plays sensibly, and aims at the next seat."""
    pending = game.pending
    if isinstance(pending, Turn):
        return Move.HIT if game.seats[pending.seat].points < 22 else Move.STAY
    assert isinstance(pending, Target)
    others = [option for option in pending.options if option != pending.seat]
    return others[0] if others else pending.options[0]


class Watch:
    """One match on a table without a window, seen frame by frame."""

    def __init__(self, seed: int, manner: Talkativeness) -> None:
        context = Context(language="en", seed=seed)
        context.change(tips=False, ai_pace=Pace.NORMAL, talk=manner, banners=False)
        self.match = Match(table_for(seed), seed)
        self.screen = Offscreen((1280, 720))
        self.scene = TableScene(context, self.match)
        self.seen = Seen()
        self.now = 0.0
        self.said: list[tuple[str, Situation, float]] = []
        self.wrong: list[str] = []
        told, ai = self.scene.board.director.on_told, self.scene.decide_for_ai

        def tell(event: Event) -> None:
            self.seen.events.append((self.now, event))
            told(event)

        def decide(pending: Turn | Target, decision: Move | int) -> None:
            if decision is Move.HIT:
                self.seen.hits.append((self.now, pending.seat, bust_risk(self.match.table(), pending.seat)))
            elif decision == pending.seat:
                self.seen.chose_itself.append((self.now, pending.seat))
            ai(pending, decision)

        self.scene.board.director.on_told = tell
        self.scene.decide_for_ai = decide  # type: ignore[method-assign]
        self.screen.manager.push(self.scene)

    def play(self) -> None:
        talk = self.scene.board.atmosphere.talk
        line, visible = None, 0.0
        while not self._over:
            self._act()
            self.screen.advance(STEP)
            self.now += STEP
            seen = STEP if self.screen.manager.top is self.scene and not talk.covered else 0.0
            if talk.spoken is not line:
                if line is not None:
                    self.said.append((line.text.message, line.situation, visible))
                line, visible = talk.spoken, seen
                if line is not None:
                    self._judge(line.seat, line.text.message)
            elif line is not None:
                visible += seen
        if line is not None:
            self.said.append((line.text.message, line.situation, visible))

    @property
    def _over(self) -> bool:
        return self.screen.manager.top is not self.scene and self.match.game.outcome() is not None

    def _act(self) -> None:
        if self.screen.manager.top is not self.scene:
            self.screen.give(Intent.CONFIRM)  # the summary has been read
        elif not self.scene.busy and self.scene.board.person_decides and not self.scene.flow.too_early:
            self.scene.decide(persons_decision(self.match.game))

    def _judge(self, seat: int, message: str) -> None:
        who, situation = SITUATIONS[message]
        rule = RULES.get(situation)
        if who != self.match.plan.seats[seat].who or rule is None or not rule(self.seen, seat, self.now):
            self.wrong.append(f"match {self.match.seed}, {self.now:.1f} s, seat {seat}: {message} ({situation.name})")


def count(matches: int, first: int, manner: Talkativeness) -> Count:
    found = Count()
    for seed in range(first, first + matches):
        watch = Watch(seed, manner)
        watch.play()
        said = Counter(message for message, _, _ in watch.said)
        found.lines.append(said.total())
        found.distinct.append(len(said))
        found.length.append(watch.now)
        for message, times in said.most_common(1):
            if times > found.most:
                found.most, found.most_line = times, message
        found.seconds += [seconds for _, _, seconds in watch.said]
        found.situations.update(situation for _, situation, _ in watch.said)
        found.wrong += watch.wrong
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--talk", choices=[manner.value for manner in Talkativeness], default="normal")
    options = parser.parse_args()
    found = count(options.matches, options.seed, Talkativeness(options.talk))
    shortest = min(found.seconds, default=LEAST)
    print(f"matches {options.matches}, talk {options.talk}, {mean(found.length) / 60:.1f} minutes each")
    print(f"lines a match {mean(found.lines):.1f}, distinct {mean(found.distinct):.1f}")
    print(f"lines a minute {sum(found.lines) / (sum(found.length) / 60):.1f}")
    print(f"most frequent line {found.most} times in a match: {found.most_line}")
    print(f"seconds visible: least {shortest:.2f}, mean {mean(found.seconds):.2f}")
    print(f"in the wrong situation {len(found.wrong)}")
    print("by situation " + ", ".join(f"{kind.name.lower()} {times}" for kind, times in found.situations.most_common()))
    for line in found.wrong[:20]:
        print(line)
    return int(bool(found.wrong) or found.most > MOST or shortest < LEAST - STEP)


if __name__ == "__main__":
    sys.exit(main())
