"""What the faces around the table show, after each thing that can be seen there."""

from collections.abc import Sequence

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, plan_for, with_next
from flip7.engine import FLIP_THREE, FREEZE, Move, Status, Target, Turn, card
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    Place,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
)
from flip7.match.match import Match, SeatPlan
from flip7.scenes.faces import Expression
from flip7.scenes.table.expressions import HIGH_RISK, Expressions, Spot
from flip7.scenes.table.model import SeatModel, TableModel

E = Expression
PERSON, CHILD, CAREFUL, GREEDY, FROSTY, COUNTER, CHAMPION = range(7)
PLANS = [
    SeatPlan("Anna", "person", 0, "sun"),
    *(SeatPlan(who.title(), who, seat, "star") for seat, who in enumerate(CHARACTERS, 1)),
]
SEVEN = card("7")


class Table:
    """Seven seats: a person, and one of each character."""

    def __init__(self) -> None:
        seats = [SeatModel(row=[SEVEN]) for _seat in PLANS]
        self.model = TableModel(seats, 60, [], 0, 1, 200, people=(0,), acting=PERSON)
        self.expressions = Expressions(self.model)

    def see(self, *events: Event, risk: float = 0.0) -> "Table":
        for event in events:
            self.expressions.comes(event, risk)
            self.model.see(event)
            self.expressions.told(event)
        return self

    def shown(self, *seats: int) -> list[Expression]:
        return [self.expressions.of(seat, PLANS).expression for seat in seats or range(1, 7)]

    def looks(self, *seats: int) -> list[int | Spot]:
        return [self.expressions.of(seat, PLANS).at for seat in seats]


def dealt(seat: int, name: str = "3", place: Place = Place.ROW) -> CardDealt:
    return CardDealt(seat, card(name), place, 10, 50)


def duplicate(seat: int) -> CardDealt:
    return dealt(seat, "7", Place.DUPLICATE)


def test_nobody_shows_anything_while_nothing_happens() -> None:
    assert Table().shown() == [E.CALM] * 6


def test_everybody_looks_at_whoever_acts() -> None:
    table = Table()
    table.model.acting = FROSTY
    assert table.looks(CHILD, FROSTY, COUNTER) == [FROSTY, Spot.AHEAD, FROSTY]


def test_who_is_asked_thinks_and_nobody_else() -> None:
    table = Table()
    table.model.ask(Turn(COUNTER))
    assert table.shown(CHILD, COUNTER, CHAMPION) == [E.CALM, E.THINKING, E.CALM]


@pytest.mark.parametrize(("risk", "shown"), [(HIGH_RISK, E.DARING), (HIGH_RISK - 0.01, E.CALM)])
def test_who_takes_a_card_at_a_high_risk_is_daring_until_it_is_turned(risk: float, shown: Expression) -> None:
    table = Table()
    table.model.acting = GREEDY
    event = dealt(GREEDY)
    assert table.expressions.comes(event, risk)
    assert table.shown(GREEDY, FROSTY) == [shown, E.CALM]
    assert table.looks(GREEDY, CHILD) == [Spot.CARD, Spot.CARD], "all eyes are on the card"
    table.model.see(event)
    table.expressions.told(event)
    assert table.shown(GREEDY) == [E.CALM]
    assert table.looks(CHILD) == [GREEDY]


def test_nobody_stares_at_the_middle_in_the_opening_deal() -> None:
    table = Table()
    table.model.acting = None
    assert not table.expressions.comes(dealt(GREEDY), 0.9)
    assert table.shown(GREEDY) == [E.CALM]


def test_a_bust_is_seen_for_the_rest_of_the_round() -> None:
    table = Table().see(duplicate(CAREFUL))
    assert table.shown(CAREFUL) == [E.SHOCKED]
    table.see(Busted(CAREFUL, SEVEN, 7), dealt(CHILD), Stayed(CHILD, 9))
    assert table.shown(CAREFUL) == [E.BUST]


def test_ice_is_seen_for_the_rest_of_the_round() -> None:
    table = Table().see(Frozen(CHAMPION, PERSON, Place.HAND, 7), dealt(CHILD), Stayed(CHILD, 9))
    assert table.shown(CHAMPION) == [E.FROZEN]


def test_a_persons_bust_is_enjoyed_or_regretted_by_character() -> None:
    table = Table().see(duplicate(PERSON))
    assert table.shown() == [E.SHOCKED, E.SHOCKED, E.GLOATING, E.GLOATING, E.SHOCKED, E.SHOCKED]
    table.see(Busted(PERSON, SEVEN, 20))
    assert table.shown() == [E.SORRY, E.SORRY, E.GLOATING, E.GLOATING, E.SORRY, E.SORRY]
    assert table.looks(CHILD) == [PERSON]


def test_the_bust_of_a_character_moves_only_those_who_gloat() -> None:
    table = Table().see(duplicate(CHILD), Busted(CHILD, SEVEN, 20))
    assert table.shown() == [E.BUST, E.CALM, E.GLOATING, E.GLOATING, E.CALM, E.CALM]


def test_feelings_about_another_seat_are_gone_with_the_next_card_but_not_before() -> None:
    table = Table().see(FlipThreeStarted(PERSON, CHILD, Place.HAND), duplicate(PERSON), Busted(PERSON, SEVEN, 20))
    table.see(FlipThreeEnded(PERSON, ()))
    assert table.shown(CHILD, FROSTY) == [E.SORRY, E.GLOATING]
    table.expressions.comes(dealt(COUNTER), 0.0)
    assert table.shown(CHILD, FROSTY) == [E.CALM, E.CALM]


def test_a_duplicate_that_a_second_chance_takes_away_pleases_its_owner_and_friends() -> None:
    table = Table()
    table.model.seats[PERSON].second_chance = True
    assert table.see(duplicate(PERSON)).shown() == [E.CALM] * 6
    table.see(Saved(PERSON, SEVEN, 4))
    assert table.shown() == [E.DELIGHTED, E.DELIGHTED, E.CALM, E.CALM, E.CALM, E.DELIGHTED]
    assert Table().see(Saved(FROSTY, SEVEN, 4)).shown() == [E.CALM, E.CALM, E.CALM, E.DELIGHTED, E.CALM, E.CALM]


def test_a_persons_flip_seven_delights_some_and_shocks_the_others() -> None:
    table = Table().see(FlipSeven(PERSON, 60))
    assert table.shown() == [E.DELIGHTED, E.DELIGHTED, E.SHOCKED, E.SHOCKED, E.SHOCKED, E.DELIGHTED]


def test_the_flip_seven_of_a_character_shocks_everybody_else() -> None:
    table = Table().see(FlipSeven(COUNTER, 60))
    assert table.shown() == [E.SHOCKED, E.SHOCKED, E.SHOCKED, E.SHOCKED, E.DELIGHTED, E.SHOCKED]


@pytest.mark.parametrize(("by", "shown"), [(FROSTY, E.GLOATING), (COUNTER, E.CALM)])
def test_who_strikes_somebody_enjoys_it_by_character(by: int, shown: Expression) -> None:
    table = Table().see(FlipThreeStarted(CHILD, by, Place.HAND))
    assert table.shown(CHILD, by) == [E.SHOCKED, shown]
    assert table.looks(by) == [CHILD]


def test_who_takes_three_cards_of_their_own_will_is_daring() -> None:
    assert Table().see(FlipThreeStarted(GREEDY, GREEDY, Place.HAND)).shown(GREEDY) == [E.DARING]


def test_a_second_chance_delights_whoever_gets_it() -> None:
    assert Table().see(SecondChanceTaken(CHILD, PERSON, Place.HAND)).shown(CHILD, CAREFUL) == [E.DELIGHTED, E.CALM]


def test_an_action_card_in_the_middle_is_looked_at() -> None:
    table = Table()
    table.model.ask(Target(CHILD, FREEZE, (CHILD, CAREFUL), Place.HAND))
    assert table.looks(CHILD, FROSTY) == [Spot.CARD, Spot.CARD]


def test_a_new_round_begins_calmly() -> None:
    assert Table().see(FlipSeven(PERSON, 60), RoundStarted(2, 0)).shown() == [E.CALM] * 6


def faces_on(staged: StagedTable) -> dict[int | str | None, str]:
    seats = staged.screen.facts().parts("seat")
    shown = {seat: [picture.name for picture in facts.part("tile").pictures] for seat, facts in seats.items()}
    return {seat: names[0].removeprefix("faces/") for seat, names in shown.items() if names}


def staged_with(names: Sequence[str], seats: int = 4) -> StagedTable:
    match = with_next(mid_game(seats), names)
    return StagedTable(Context(language="en"), match, (1280, 720))


def test_the_table_shows_the_faces_and_symbols_for_people() -> None:
    staged = staged_with([])
    faces = faces_on(staged)
    assert faces[0] == f"symbols/{staged.match.plan.seats[0].symbol}"
    out = {Status.BUSTED: ":bust", Status.FROZEN: ":frozen"}
    seats = [(plan.who, staged.match.game.seats[seat].status) for seat, plan in enumerate(staged.match.plan.seats)]
    assert [faces[seat] for seat in (1, 2, 3)] == [f"{who}{out.get(status, '')}" for who, status in seats[1:]]
    assert ":bust" in faces[1], "the owl has busted in this match"


def test_a_bust_on_screen_leaves_a_dizzy_face_and_no_face_says_it_before() -> None:
    staged = staged_with([])
    double = next(face.name for face in staged.match.game.seats[0].row)
    staged = staged_with([double])
    seat = next(seat for seat, plan in enumerate(staged.match.plan.seats) if plan.who == "frosty")
    staged.scene.decide(Move.HIT)
    staged.screen.advance(0.15)
    assert faces_on(staged)[seat] == "frosty", "the card is not turned yet"
    while staged.scene.model.seats[0].status is not Status.BUSTED:
        staged.screen.advance(1 / 60)
    assert faces_on(staged)[seat] in ("frosty:gloating", "frosty:thinking")


def test_flip_three_is_no_thinking() -> None:
    table = Table().see(FlipThreeStarted(CHILD, FROSTY, Place.HAND))
    assert table.model.acting == CHILD
    assert FLIP_THREE in table.model.seats[CHILD].front
    assert table.shown(CHILD) != [E.THINKING]


def test_every_seat_of_a_table_without_people_has_a_face() -> None:
    staged = StagedTable(Context(language="en"), Match(plan_for(4, people=0), 5), (1280, 720))
    faces = faces_on(staged)
    assert {seat: name.partition(":")[0] for seat, name in faces.items()} == {
        seat: plan.who for seat, plan in enumerate(staged.match.plan.seats)
    }
