"""Who decides for a seat is who sits there, what a digit picks is what it shows, and the hint is the champion's."""

import random
from dataclasses import replace

import pytest

from flip7.ai.bot import Chooser
from flip7.ai.bots import Careful, Champion, Child, Counter, Frosty, Greedy
from flip7.ai.champion import win_chances
from flip7.ai.slices import run_to_end
from flip7.ai.table import Table
from flip7.engine import EDITIONS, Deal, Decision, Move, Target, Turn
from flip7.match.match import PERSON, Match, SeatPlan, TablePlan
from flip7.scenes.table import TableScene
from flip7.store.settings import Pace, Speed
from flip7.ui.facts import Facts
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import Transition
from flip7.ui.theme import Tone, theme
from flip7.ui.window import Offscreen
from tests.scenes.sights import QuestionSight, Tile, place_of
from tests.scenes.watched import SIZE, Watched, mixed_plan, quiet_context, random_choice

pytestmark = pytest.mark.usefixtures("unpainted")

BOTS: dict[str, Chooser] = {
    "child": Child(),
    "careful": Careful(),
    "greedy": Greedy(),
    "frosty": Frosty(),
    "counter": Counter(),
    "champion": Champion(0),
}


class AiTable:
    """AI seats that play by themselves, as quickly as they can."""

    def __init__(self, match: Match) -> None:
        context = quiet_context(speed=Speed.INSTANT)
        context.change(ai_pace=Pace.INSTANT)
        self.match = match
        self.screen = Offscreen(SIZE)
        self.scene = TableScene(context, match)
        # The summary of a round is a scene of its own: here the next round follows at once.
        self.scene.show_summary = self.scene.flow.leave_round  # type: ignore[method-assign]
        self.screen.manager.push(self.scene, Transition.NONE)

    def next_decision(self) -> Decision:
        decided = len(self.match.journal)
        for _frame in range(5000):
            self.screen.manager.update(1 / 60)
            if len(self.match.journal) > decided:
                return self.match.journal[decided]
        raise AssertionError("nobody decides")


def table_of(who: list[str], seed: int, edition: str) -> Match:
    seats = tuple(SeatPlan(f"seat {number}", name, number, "star") for number, name in enumerate(who))
    return Match(TablePlan(seats, edition, EDITIONS[edition]), seed)


def chances_of(table: Table, pending: Turn | Target) -> dict[Decision, float]:
    return run_to_end(win_chances(table, pending, seed=0))


def would_decide(who: str, match: Match, decision: Decision) -> bool:
    """Whether this is what the character does here."""
    pending, table = match.game.pending, match.table()
    assert isinstance(pending, Turn | Target)
    if who == "champion":
        # What it imagines depends on its seed: of two options that are worth the same it may take either.
        chances = chances_of(table, pending)
        return chances[decision] > max(chances.values()) - 0.01
    return BOTS[who].choose(table, pending) == decision


@pytest.mark.parametrize(("edition", "seed"), [("de", 1), ("pl", 2)])
def test_every_seat_is_played_by_the_character_that_sits_there(edition: str, seed: int) -> None:
    who = random.Random(seed).sample(list(BOTS), len(BOTS))
    table = AiTable(table_of(who, seed, edition))
    match, told_apart = table.match, set[str]()
    while (pending := match.game.pending) is not None:
        before = Match.replay(match.plan, match.seed, match.journal)
        decision = table.next_decision()
        if not isinstance(pending, Turn | Target):
            continue
        seated = who[pending.seat]
        assert would_decide(seated, before, decision), f"{seated} does not {decision} at {pending}"
        told_apart |= {seated} if not all(would_decide(other, before, decision) for other in BOTS) else set()
    assert told_apart == set(BOTS), "every one of them did something that another would not have done"


def test_a_seat_handed_over_is_played_by_the_new_one_and_shows_its_face() -> None:
    table = AiTable(table_of(["child"] * 3, 4, "de"))
    match, new = table.match, ["child", "greedy", "careful"]
    seated = match.plan.seats
    table.next_decision()
    for seat, who in enumerate(new):
        match.hand_over(seat, who)
    table.scene._seats_changed()
    shown = place_of(table.screen.facts()).parts("seat")
    for seat, (plan, who) in enumerate(zip(seated, new, strict=True)):
        assert Tile.shown(shown[seat]) == Tile.meant(replace(plan, who=who))
        assert shown[seat].part("name").strings == [plan.name], "it is still the same seat"
    otherwise = 0
    for _decision in range(60):
        pending = match.game.pending
        before = Match.replay(match.plan, match.seed, match.journal)
        decision = table.next_decision()
        if isinstance(pending, Turn | Target):
            assert would_decide(new[pending.seat], before, decision)
            otherwise += not would_decide("child", before, decision)
    assert otherwise > 3


def test_a_digit_picks_the_seat_that_shows_it() -> None:
    picked = set()
    for seed in range(12):
        plan = mixed_plan(12, EDITIONS["de"])
        people = TablePlan(tuple(SeatPlan(s.name, PERSON, s.colour, s.symbol) for s in plan.seats), "de", plan.rules)
        watched = Watched(Match(people, seed))
        chance = random.Random(seed)
        while not (isinstance(asked := watched.match.game.pending, Target) and len(asked.options) < asked.options[-1]):
            # Until somebody is out: then a seat's digit is not its number.
            for _event in watched.decide(random_choice(watched.match, chance, 0.9)):
                pass
        facts = watched.facts()
        assert QuestionSight.shown(facts) == QuestionSight.meant(watched)
        digits = {
            "".join(facts.part("widget", widget.key).outside("meaning").strings): widget.label
            for widget in facts.widgets
            if widget.key.startswith("target")
        }
        digit = chance.choice([shown for shown in digits if shown])
        watched.screen.advance(1)
        watched.screen.give(Intent.pick((int(digit) - 1) % 10))
        decision = watched.match.journal[-1]
        assert isinstance(decision, int)
        assert watched.names[decision] == digits[digit]
        picked.add(digit)
    assert len(picked) > 4


def advice(watched: Watched) -> Facts:
    """What the champion says, thought to the end."""
    watched.screen.give(Intent(Kind.HINT))
    told = watched.scene._advice
    assert told is not None
    while told.thinking:
        watched.screen.manager.update(0.0)
    watched.screen.manager.update(0.0)
    facts = watched.facts()
    watched.screen.give(Intent(Kind.HINT))
    assert not watched.facts().part("advice"), "the same key puts it away"
    return facts


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (7, 3)])
def test_the_hint_is_what_the_champion_thinks_the_best_first(seats: int, seed: int) -> None:
    plan = mixed_plan(seats, EDITIONS["en"])
    people = TablePlan(tuple(SeatPlan(s.name, PERSON, s.colour, s.symbol) for s in plan.seats), "en", plan.rules)
    watched = Watched(Match(people, seed))
    chance = random.Random(seed)
    kinds = set()
    for _decision in range(40):
        pending = watched.match.game.pending
        assert pending is not None
        if not isinstance(pending, Deal) and (isinstance(pending, Target) or chance.random() < 0.2):
            chances = chances_of(watched.match.table(), pending)
            told = advice(watched)
            if isinstance(pending, Turn):
                hint_is_right(told.part("advice"), chances)
            else:
                chances_are_at_the_seats(told, chances)
            kinds.add(type(pending))
        for _event in watched.decide(random_choice(watched.match, chance, 0.9)):
            pass
    assert kinds == {Turn, Target}


def hint_is_right(facts: Facts, chances: dict[Decision, float]) -> None:
    """Hit and stay with the chance of each, the better one above, and equal ones both in gold."""
    labels = {Move.HIT: "Hit", Move.STAY: "Stay"}
    ranked = sorted((Move.HIT, Move.STAY), key=lambda option: -chances[option])
    by_height = sorted(facts.parts("option").values(), key=lambda option: option.texts[0].drawn.top)
    digits = max(len(option.strings[1].removesuffix("%").partition(".")[2]) for option in by_height)
    assert [option.strings for option in by_height] == [
        [labels[option], f"{100 * chances[option]:.{digits}f}%"] for option in ranked
    ]
    gold = theme.rgba(Tone.GOLD)
    for option, part in zip(ranked, by_height, strict=True):
        track, *filled = part.shapes
        for bar in filled:
            assert bar.box.left == track.box.left
            assert bar.box.width == pytest.approx(max(18, track.box.width * chances[option]), abs=0.5)
            assert (bar.fill == gold) == (option in best_of(chances)), "the best stands out"
        assert bool(filled) == (chances[option] > 0.01)
    assert facts.part("reason").strings


def chances_are_at_the_seats(facts: Facts, chances: dict[Decision, float]) -> None:
    """Each candidate shows the chance to win by it, and those that are as good as the best a star."""
    shown = facts.parts("chance")
    assert shown.keys() == set(chances)
    for option, chance in chances.items():
        [string] = shown[int(option) if isinstance(option, int) else -1].strings
        digits = len(string.removesuffix("%").partition(".")[2])
        assert string == f"{100 * chance:.{digits}f}%"
        stars = [p for p in facts.part("widget", f"target-{option}").pictures if p.name == "icons/star"]
        assert bool(stars) == (option in best_of(chances))
    assert facts.part("advice").part("reason").strings


def best_of(chances: dict[Decision, float]) -> set[Decision]:
    """Half a hundredth is nothing that the champion could tell."""
    return {option for option, chance in chances.items() if chance >= max(chances.values()) - 0.005}
