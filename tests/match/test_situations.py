"""Who has a reason to speak, event by event. Seat 0 is a person here where nothing else is said."""

from collections.abc import Iterable

import pytest

from flip7.ai.characters import Situation
from flip7.engine import FLIP_THREE, FREEZE, Move, Target, Turn, card
from flip7.engine.events import (
    Busted,
    CardDealt,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    Place,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
    TableCleared,
)
from flip7.match.situations import Remark, Situations, final_remarks

FIVE = card("5")
HAND = Place.HAND


def at_table(*before: Event, seats: int = 4, people: Iterable[int] = (0,)) -> Situations:
    """A match to 200 after these events."""
    situations = Situations(seats, 200, set(people))
    for event in before:
        situations.see(event)
    return situations


def dealt(seat: int, count: int, place: Place = Place.ROW) -> list[CardDealt]:
    return [CardDealt(seat, card(str(number)), place, 0, 50) for number in range(count)]


def round_to(*totals: int, number: int = 1) -> RoundEnded:
    return RoundEnded(number, (0,) * len(totals), totals)


def all_but(person: int, situation: Situation, seats: int = 4) -> tuple[Remark, ...]:
    return tuple(Remark(seat, situation, person) for seat in range(seats) if seat != person)


@pytest.mark.parametrize(
    ("risk", "situation"),
    [
        (0.0, Situation.HIT_LOW),
        (0.14, Situation.HIT_LOW),
        (0.15, Situation.HIT_MIDDLE),
        (0.34, Situation.HIT_MIDDLE),
        (0.35, Situation.HIT_HIGH),
    ],
)
def test_a_hit_is_remarked_on_by_its_risk(risk: float, situation: Situation) -> None:
    assert at_table().decided(Turn(2), Move.HIT, risk) == (Remark(2, situation),)


def test_what_else_is_decided_is_told_by_the_events() -> None:
    assert at_table().decided(Turn(2), Move.STAY, 0.5) == ()
    assert at_table().decided(Target(2, FREEZE, (1, 2), HAND), 1, 0.5) == ()
    assert at_table().see(Stayed(2, 20)) == (Remark(2, Situation.STAY),)
    assert at_table().see(Saved(2, FIVE, 9)) == (Remark(2, Situation.SAVED),)


def test_a_bust_with_six_numbers_is_a_pity_of_its_own() -> None:
    assert at_table(*dealt(2, 5)).see(Busted(2, FIVE, 9)) == (Remark(2, Situation.BUST),)
    assert at_table(*dealt(2, 6)).see(Busted(2, FIVE, 9)) == (Remark(2, Situation.BUST_AT_SIX),)
    assert at_table(*dealt(1, 6)).see(Busted(2, FIVE, 9)) == (Remark(2, Situation.BUST),), "another seat's cards"
    bonuses = [*dealt(2, 5), *dealt(2, 1, Place.BONUSES)]
    assert at_table(*bonuses).see(Busted(2, FIVE, 9)) == (Remark(2, Situation.BUST),), "a bonus is no number"


def test_a_card_and_the_end_of_a_round_are_no_reason_to_speak() -> None:
    events: list[Event] = [*dealt(2, 1), round_to(40, 60, 20, 30), TableCleared(1), Reshuffled(3)]
    for event in events:
        assert at_table().see(event) == ()


def test_every_round_begins_without_cards() -> None:
    situations = at_table(*dealt(2, 3), RoundStarted(1, 0), *dealt(2, 3))
    assert situations.see(Busted(2, FIVE, 9)) == (Remark(2, Situation.BUST),)


def test_what_happens_to_a_person_is_remarked_on_by_everybody_else() -> None:
    assert at_table().see(Busted(0, FIVE, 9)) == all_but(0, Situation.PERSON_BUST)
    assert at_table().see(FlipSeven(0, 40)) == all_but(0, Situation.PERSON_FLIP_SEVEN)
    assert at_table().see(FlipSeven(2, 40)) == (Remark(2, Situation.FLIP_SEVEN),)


def test_a_second_chance_is_a_present_only_from_somebody_else() -> None:
    assert at_table().see(SecondChanceTaken(2, 2, HAND)) == ()
    assert at_table().see(SecondChanceTaken(2, 3, HAND)) == (
        Remark(3, Situation.GIFT_GIVEN, 2), Remark(2, Situation.GIFT_RECEIVED, 3),
    )  # fmt: skip


def test_an_attack_is_paid_back_once() -> None:
    situations = at_table()
    assert situations.see(Frozen(2, 1, HAND, 9)) == (
        Remark(1, Situation.FREEZE, 2), Remark(2, Situation.FROZEN, 1),
    )  # fmt: skip
    assert situations.see(FlipThreeStarted(1, 2, HAND)) == (
        Remark(2, Situation.REVENGE, 1), Remark(1, Situation.FLIP_THREE_TAKEN, 2),
    )  # fmt: skip
    assert situations.see(FlipThreeStarted(1, 2, HAND))[0] == Remark(2, Situation.FLIP_THREE_GIVEN, 1), "paid already"
    assert situations.see(Frozen(2, 1, HAND, 9))[0] == Remark(1, Situation.REVENGE, 2), "now it is the other's turn"
    assert situations.see(Frozen(3, 2, HAND, 9))[0] == Remark(2, Situation.FREEZE, 3), "who has done nothing"


def test_a_card_for_oneself_is_remarked_on_by_who_chose_it() -> None:
    situations = at_table()
    situations.decided(Target(2, FREEZE, (1, 2), HAND), 2, 0.0)
    assert situations.see(Frozen(2, 2, HAND, 9)) == (Remark(2, Situation.FREEZE_SELF),)
    assert situations.see(Frozen(2, 2, HAND, 9)) == (), "once"
    situations.decided(Target(1, FLIP_THREE, (1, 2), HAND), 1, 0.0)
    assert situations.see(FlipThreeStarted(1, 1, HAND)) == (Remark(1, Situation.FLIP_THREE_SELF),)


def test_who_had_no_choice_says_nothing() -> None:
    assert at_table().see(Frozen(2, 2, HAND, 9)) == ()
    situations = at_table()
    situations.decided(Target(2, FREEZE, (1, 2), HAND), 1, 0.0)
    assert situations.see(FlipThreeStarted(2, 2, HAND)) == (), "it had chosen somebody else"


def test_three_cards_are_survived_by_who_has_not_bust() -> None:
    assert at_table().see(FlipThreeEnded(2, ())) == (Remark(2, Situation.FLIP_THREE_SURVIVED),)
    assert at_table(Busted(2, FIVE, 9)).see(FlipThreeEnded(2, ())) == ()
    again = at_table(Busted(2, FIVE, 9), RoundStarted(1, 0))
    assert again.see(FlipThreeEnded(2, ())) == (Remark(2, Situation.FLIP_THREE_SURVIVED),), "that was last round"


def test_the_first_round_begins_in_silence() -> None:
    assert at_table().see(RoundStarted(1, 0)) == ()


def test_who_leads_and_who_is_last_speak_as_a_round_begins() -> None:
    assert at_table(round_to(40, 60, 20, 30)).see(RoundStarted(2, 0)) == (
        Remark(1, Situation.LEADING), Remark(2, Situation.LAST),
    )  # fmt: skip
    assert at_table(round_to(60, 60, 20, 30)).see(RoundStarted(2, 0)) == (Remark(2, Situation.LAST),)
    assert at_table(round_to(60, 20, 20, 30)).see(RoundStarted(2, 0)) == (Remark(0, Situation.LEADING),)
    assert at_table(round_to(60), seats=1).see(RoundStarted(2, 0)) == (), "who plays alone is neither"


def test_everybody_speaks_of_a_match_point() -> None:
    points = tuple(Remark(seat, Situation.MATCH_POINT) for seat in range(4))
    assert at_table(round_to(170, 60, 20, 20)).see(RoundStarted(2, 0))[:4] == points
    short = at_table(round_to(169, 60, 20, 20)).see(RoundStarted(2, 0))
    assert short == (Remark(0, Situation.LEADING),)


def test_a_person_who_was_last_and_leads_now_has_come_back() -> None:
    situations = at_table(round_to(0, 60, 20, 30))
    situations.see(RoundStarted(2, 0))
    situations.see(round_to(70, 60, 20, 30, number=2))
    assert situations.see(RoundStarted(3, 0)) == all_but(0, Situation.PERSON_COMEBACK)
    assert situations.see(RoundStarted(4, 0))[0] == Remark(0, Situation.LEADING), "it is told once"
    of_three = at_table(round_to(0, 60, 20), round_to(70, 60, 20, number=2), seats=3)
    assert of_three.see(RoundStarted(3, 0)) == all_but(0, Situation.PERSON_COMEBACK, seats=3)


@pytest.mark.parametrize(
    ("rounds", "people"),
    [
        pytest.param([(10, 60, 5, 30), (70, 60, 5, 30)], (0,), id="it was third"),
        pytest.param([(0, 60, 20, 30), (60, 60, 20, 30)], (0,), id="it shares the lead"),
        pytest.param([(0, 60, 20, 30), (70, 60, 20, 30)], (1,), id="it is no person"),
        pytest.param([(0, 60, 0, 30), (70, 60, 0, 30)], (0,), id="it was not the only last one"),
        pytest.param([(0, 60), (70, 60)], (0,), id="of two one is always last"),
        pytest.param([(0, 60, 20, 30), (70, 60, 20, 30), (70, 90, 20, 30), (99, 90, 20, 30)], (0,), id="long ago"),
    ],
)
def test_all_else_is_no_comeback(rounds: list[tuple[int, ...]], people: tuple[int, ...]) -> None:
    situations = at_table(seats=len(rounds[0]), people=people)
    said: tuple[Remark, ...] = ()
    for number, totals in enumerate(rounds, 1):
        situations.see(round_to(*totals, number=number))
        said = situations.see(RoundStarted(number + 1, 0))
    assert Situation.PERSON_COMEBACK not in {remark.situation for remark in said}


def test_on_the_podium_the_winner_speaks_first() -> None:
    assert final_remarks((150, 210, 90, 120), won=True) == (
        Remark(1, Situation.WIN), Remark(0, Situation.SECOND), Remark(2, Situation.LAST_PLACE),
    )  # fmt: skip
    assert final_remarks((150, 210), won=True) == (Remark(1, Situation.WIN), Remark(0, Situation.SECOND))
    assert final_remarks((150, 210, 90, 90), won=True)[2:] == (), "nobody is the last alone"
    assert final_remarks((150, 210, 90), won=False) == ()
