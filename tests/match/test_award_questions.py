"""Each award by the match that wins it, and by matches that just do not. What is counted here can be done on paper."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from flip7.engine import Outcome, card
from flip7.engine.events import Reason
from flip7.i18n import LANGUAGES, use_language
from flip7.match.awards import _COMFORTING, _EARNED, MOST, Award, awards
from flip7.match.history import Bust, Ending, History, Round, Save, SeatRound
from flip7.resources import ASSETS

NAMES = [f"Seat {index}" for index in range(12)]
Rounds = tuple[SeatRound, ...]


def got(points: int, cards: int = 3) -> SeatRound:
    return SeatRound(Ending.STAYED, points, cards)


def bust(number: int = 9, lost: int = 9, dealt: int = 4) -> SeatRound:
    return SeatRound(Ending.BUSTED, 0, dealt, bust=Bust(card(str(number)), lost, dealt))


FINE = got(10)
FLIPPED = replace(got(60, 7), ending=Ending.FLIP_SEVEN, row=tuple(card(str(number)) for number in range(6, 13)))
SIX = replace(got(30, 6), row=tuple(card(str(number)) for number in range(6)))


def saved(points: int) -> SeatRound:
    return replace(FINE, saves=(Save(card("12"), points),), second_chances=1)


def holding(second_chances: int) -> SeatRound:
    return replace(FINE, second_chances=second_chances, second_chance_left=True)


def freezing(*seats: int) -> SeatRound:
    return replace(FINE, freezes=seats)


def tripling(*seats: int) -> SeatRound:
    return replace(FINE, flip_threes=seats)


def struck(*by: int, frozen_by: int | None = None) -> SeatRound:
    return replace(FINE, flip_threes_from=by, frozen_by=frozen_by)


def surviving(count: int) -> SeatRound:
    return replace(FINE, flip_threes_from=(1,) * count, flip_threes_survived=count)


def giving(*seats: int) -> SeatRound:
    return replace(FINE, second_chances_given=seats)


def match(*seats: Rounds, winner: int | None = 0) -> History:
    """Each seat by its rounds. Seat 0 wins, unless something else is said."""
    rounds: list[Round] = []
    totals = [0] * len(seats)
    for number, played in enumerate(zip(*seats, strict=True), 1):
        totals = [total + seat.points for total, seat in zip(totals, played, strict=True)]
        rounds.append(Round(number, 0, played, tuple(totals)))
    return History(200, tuple(rounds), Outcome(winner, Reason.TARGET_REACHED))


def earned(history: History) -> list[Award]:
    """All that could be handed out, before the best are chosen."""
    return [award for ask in (*_EARNED, *_COMFORTING) for award in ask(history, NAMES)]


@dataclass(frozen=True)
class Case:
    title: str
    icon: str
    won: Sequence[tuple[History, int, str]]
    """A match, who gets it, and why."""
    missed: Sequence[History]


THREE = (FINE,) * 3
FOUR = (FINE,) * 4
CASES = (
    Case("Seventh heaven", "coin7",
        [(match((FINE, FLIPPED), (FINE, FINE)), 0, "Flip 7 in round 2"),
         (match((FINE,) * 3, (FLIPPED, FINE, FLIPPED)), 1, "2 Flip 7s"),
         (match((FLIPPED, FLIPPED), (FLIPPED, FINE), (FINE, FLIPPED)), 0, "2 Flip 7s"),
         (match((FINE, FLIPPED)), 0, "Flip 7 in round 2")],
        [match((SIX,), (FINE,)), match((FLIPPED,), (FLIPPED,), (FLIPPED,))]),
    Case("From last to first", "arrow_up",
        [(match((got(1), got(90)), (got(2), FINE), (got(3), FINE)), 0, "Still in last place after round 1"),
         (match((got(1), got(1), got(90)), THREE, THREE), 0, "Still in last place after round 2"),
         (match((got(1), got(30), got(90)), THREE, THREE), 0, "Still in last place after round 1"),
         (match(THREE, THREE, (got(1), got(1), got(90)), winner=2), 2, "Still in last place after round 2")],
        [match((got(1), got(90)), (got(2), FINE)),
         match((got(2), got(90)), (got(2), FINE), (got(3), FINE)),
         match((got(2), got(90)), (got(1), FINE), (got(3), FINE)),
         match((got(1), got(90)), (got(2), FINE), (got(3), FINE), winner=None),
         match((got(1),), (got(2),), (got(3),))]),
    Case("By a whisker", "flame",
        [(match((got(15),), (got(10),)), 0, "5 points ahead at the end"),
         (match((got(11),), (got(3),), (got(10),)), 0, "1 point ahead at the end")],
        [match((got(16),), (got(10),)), match((got(15),), (got(10),), winner=None), match((got(3),))]),
    Case("Miles ahead", "speed",
        [(match((got(70),), (got(1),), (got(10),)), 0, "60 points ahead of Seat 2"),
         (match((got(9),), (got(90),), winner=1), 1, "81 points ahead of Seat 0")],
        [match((got(69),), (got(10),)), match((got(70),), (got(1),), (got(11),)), match((got(90),)),
         match((got(70),), (got(1),), winner=None)]),
    Case("Best round of the match", "star",
        [(match((got(20), got(5)), (got(19), got(19))), 0, "20 points in round 1"),
         (match((got(20), got(5), FINE), (got(1), got(44), got(44))), 1, "44 points in round 2")],
        [match((got(19),), (got(18),)), match((got(30), FINE), (FINE, got(30))), match((got(30),))]),
    Case("Guardian angel", "heart",
        [(match((saved(10), FINE), (FINE, saved(9))), 0, "Second Chance saved 10 points in round 1"),
         (match((FINE,) * 3, (saved(11), saved(30), saved(12))), 1, "Second Chance saved 30 points in round 2"),
         (match((saved(20), saved(20))), 0, "Second Chance saved 20 points in round 1")],
        [match((saved(9),), (FINE,)), match((saved(30),), (saved(30),)),
         match((FINE,), (replace(bust(), saves=(Save(card("12"), 30),)),))]),
    Case("Crash landing", "dice",
        [(match(THREE, (bust(), bust(), FINE), (bust(), FINE, FINE)), 1, "2 busts, more than anybody else")],
        [match(THREE, (bust(), FINE, FINE)), match(THREE, (bust(), bust(), FINE), (FINE, bust(), bust())),
         match((bust(), bust()))]),
    Case("So close!", "warning",
        [(match((got(5), got(5), got(90)), THREE, (got(20), FINE, FINE)), 2, "In the lead before the last round")],
        [match((got(5), got(90)), (FINE, FINE)),
         match((got(30), FINE, FINE), THREE),
         match((got(5), got(5), got(90)), THREE, THREE),
         match((got(5), got(5), got(90)), THREE, (got(20), FINE, FINE), winner=None)]),
    Case("Start to finish", "crown",
        [(match((got(11), FINE, FINE), THREE), 0, "In the lead after every round"),
         (match(THREE, (got(30), FINE, FINE), winner=1), 1, "In the lead after every round")],
        [match((got(11), FINE), (FINE, FINE)), match((FINE, got(11), FINE), THREE),
         match((got(9), got(30), FINE), THREE), match((got(11), FINE, FINE), THREE, winner=None),
         match((got(11), got(9), FINE), THREE), match(THREE)]),
    Case("Ouch!", "heart_broken",
        [(match((FINE,), (bust(12, 20),)), 1, "20 points lost to a second 12"),
         (match((bust(7, 31), bust(8, 33), bust(9, 32)), (bust(10, 32), FINE, FINE)), 0,
          "33 points lost to a second 8"),
         (match((bust(7, 31),)), 0, "31 points lost to a second 7")],
        [match((FINE,), (bust(12, 19),)), match((bust(12, 30),), (bust(11, 30),))]),
    Case("Nerves of steel", "shield",
        [(match((bust(), *THREE), FOUR, (*THREE, bust())), 1, "4 rounds without a single bust")],
        [match((bust(), FINE, FINE), THREE), match(FOUR, FOUR, (bust(), *THREE)),
         match((bust(), *THREE), (bust(), *THREE)), match(FOUR)]),
    Case("Ice age", "snowflake",
        [(match((FINE, FINE), (freezing(0), freezing(2)), (freezing(0), FINE)), 1, "2 Freezes for others"),
         (match((freezing(1, 2, 0),), (FINE,), (freezing(0),)), 0, "2 Freezes for others")],
        [match((freezing(1),), (FINE,)), match((freezing(0, 0),), (FINE,)),
         match((freezing(1, 1),), (freezing(0, 0),))]),
    Case("Just in case", "heart",
        [(match((FINE, FINE), (holding(1), holding(1))), 1, "2 Second Chances, none of them needed"),
         (match((holding(1),) * 3), 0, "3 Second Chances, none of them needed")],
        [match((holding(1), FINE), (FINE, FINE)), match((holding(1), saved(9)), (FINE, FINE)),
         match((holding(2),), (holding(2),))]),
    Case("Favourite target", "eye",
        [(match((FINE,), (struck(0, 2, 0, 0),), (FINE,)), 1, "Seat 0 aimed here 3 times"),
         (match((FINE,), (struck(0, 2, frozen_by=2),), (FINE,)), 1, "Freeze and Flip Three from others: 3"),
         (match((FINE,), (FINE,), (struck(1, 1, 0, 0, 1, 0),)), 2, "Seat 0 aimed here 3 times"),
         (match(THREE, (struck(2), FINE, struck(2, frozen_by=2)), THREE), 1, "Seat 2 aimed here 3 times")],
        [match((FINE,), (struck(0, 0, 0),)), match((FINE,), (struck(0, 2),), (FINE,)),
         match((FINE,), (struck(0, 2, 1, frozen_by=1),), (FINE,)),
         match((struck(1, 1, 2),), (struck(0, 0, 0),), (FINE,))]),
    Case("Old enemy", "close",
        [(match(THREE, (bust(9), bust(4), bust(9))), 1, "2 busts on the 9"),
         (match((bust(11), bust(11))), 0, "2 busts on the 11")],
        [match((FINE, FINE), (bust(9), bust(8))), match((bust(9), bust(9)), (bust(8), bust(8)))]),
    Case("One short", "coin7",
        [(match((FINE,) * 3, (FINE, SIX, SIX)), 1, "Six different numbers in round 2, but no seventh"),
         (match((SIX,)), 0, "Six different numbers in round 1, but no seventh")],
        [match((FLIPPED,), (FINE,)), match((SIX, FINE), (FINE, SIX)), match((replace(SIX, row=SIX.row[:5]),))]),
    Case("Troublemaker", "three_cards",
        [(match((FINE, FINE), (tripling(0), tripling(1, 0)), (tripling(0), FINE)), 1, "2 Flip Threes for others")],
        [match((tripling(1),), (FINE,)), match((tripling(0, 0, 1),), (FINE,)),
         match((tripling(1, 1),), (tripling(0, 0),)), match((tripling(0, 0),))]),
    Case("Unshakeable", "three_cards",
        [(match((FINE, FINE), (surviving(1), surviving(1)), (surviving(1), FINE)), 1, "2 Flip Threes survived")],
        [match((surviving(1),), (FINE,)), match((surviving(2),), (surviving(2),)), match((surviving(2),))]),
    Case("Against all odds", "dice",
        [(match((FINE,), (bust(3),)), 1, "Bust on a 3, of all cards"),
         (match((bust(3), bust(2)), (bust(2), FINE)), 0, "Bust on a 2, of all cards"),
         (match((bust(2),)), 0, "Bust on a 2, of all cards")],
        [match((FINE,), (bust(4),)), match((bust(3),), (bust(2),))]),
    Case("Short visit", "speed",
        [(match((FINE,) * 3, (FINE, bust(dealt=2), bust(dealt=2))), 1, "Bust on the second card in round 2"),
         (match((bust(dealt=2),)), 0, "Bust on the second card in round 1")],
        [match((FINE,), (bust(dealt=3),)), match((bust(dealt=2),), (bust(dealt=2),)), match((got(2, 2),))]),
    Case("Round after round", "trophy",
        [(match((got(11), got(11), FINE), (FINE, FINE, got(11))), 0, "Best of all in 2 rounds")],
        [match((got(11), FINE), (FINE, FINE)), match((got(11), FINE, got(11), FINE), (FINE, got(11), FINE, got(11))),
         match((got(11), got(11), FINE), (FINE, got(11), FINE)), match((got(11), got(11)))]),
    Case("Sure-footed", "check",
        [(match((bust(), *FOUR), (FINE, bust(), *THREE)), 0, "4 rounds in a row without a bust"),
         (match((*FOUR, FINE, bust(), FINE)), 0, "5 rounds in a row without a bust")],
        [match((bust(), *THREE), (FINE, bust(), FINE, FINE)), match(FOUR, (*THREE, bust())),
         match((bust(), *FOUR), (*FOUR, bust()))]),
    Case("Heart of gold", "heart",
        [(match((FINE,), (giving(0),)), 1, "1 Second Chance given away"),
         (match((giving(1), giving(1, 2)), (giving(0), FINE), (FINE, FINE)), 0, "3 Second Chances given away")],
        [match((FINE,), (FINE,)), match((giving(1),), (giving(0),)), match((giving(1),))]),
    Case("Card shark", "deck",
        [(match((got(60, 7),), (got(53, 6),)), 1, "More points per card than anybody else"),
         (match((got(10, 1),), (got(11, 2),)), 0, "More points per card than anybody else")],
        [match((got(20, 4),), (got(10, 2),)), match((got(20, 2),)),
         match((got(0, 2),), (got(0, 3),))]),
    Case("One more, one more!", "deck",
        [(match((got(9, 4), FINE), (got(9, 3), FINE)), 0, "7 cards, more than anybody else")],
        [match((got(9, 4), FINE), (FINE, got(9, 4))), match((got(9, 4),))]),
    Case("Less is more", "minus",
        [(match((got(20, 2),), (got(20, 3),), (got(10, 4),)), 0, "Only 2 cards, fewer than anybody else"),
         (match((got(90, 3),), (got(20, 1),), (got(10, 4),)), 1, "Only 1 card, fewer than anybody else"),
         (match((got(90, 3),), (got(20, 1),), (got(20, 4),)), 1, "Only 1 card, fewer than anybody else")],
        [match((got(20, 2),), (got(20, 2),), (got(10, 4),)), match((got(20, 3),), (got(19, 2),)),
         match((got(20, 2),))]),
    Case("Last but not least", "bulb",
        [(match((got(20),), (got(9),), (got(10),)), 1, "The rematch can only get better")],
        [match((got(20),), (got(9),), (got(9),)), match((got(20),), (got(9),))]),
    Case("Moment of glory", "star",
        [(match((got(7), got(12), got(3))), 0, "Best round: 12 points"),
         (match((bust(),), (got(1),)), 1, "Best round: 1 point")],
        [match((bust(),), (got(0),))]),
    Case("It's the taking part that counts", "person",
        [(match((bust(), bust())), 0, "2 rounds at the table")], []),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_who_wins_it_and_why(case: Case) -> None:
    for history, seat, reason in case.won:
        given = [award for award in earned(history) if award.title.message == case.title]
        assert (seat, reason) in [(award.seat, str(award.reason)) for award in given]
        assert {award.icon for award in given} == {case.icon}


SHARED = ("Seventh heaven", "Moment of glory", "It's the taking part that counts")
"""More than one seat may get these."""


@pytest.mark.parametrize("case", [case for case in CASES if case.title not in SHARED], ids=lambda case: case.title)
def test_nobody_else_gets_it(case: Case) -> None:
    for history, _seat, _reason in case.won:
        assert len([award for award in earned(history) if award.title.message == case.title]) == 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_who_just_misses_it(case: Case) -> None:
    for number, history in enumerate(case.missed):
        assert case.title not in [award.title.message for award in earned(history)], number


def test_no_award_is_forgotten_here_and_each_has_a_name_and_a_picture() -> None:
    for ask in (*_EARNED, *_COMFORTING):
        assert any(list(ask(history, NAMES)) for case in CASES for history, _seat, _reason in case.won), ask
    for language in LANGUAGES:
        use_language(language)
        named = {case.title: str(award.title) for case in CASES for history, *_ in case.won
                 for award in earned(history) if award.title.message == case.title}  # fmt: skip
        assert len(set(named.values())) == len(CASES), language
    assert all(list((ASSETS / "icons").glob(f"{case.icon}.*")) for case in CASES)


def test_one_flip_seven_each_is_honoured_for_two_and_not_for_three() -> None:
    def holders(*seats: Rounds) -> list[int]:
        return [award.seat for award in earned(match(*seats)) if award.title.message == "Seventh heaven"]

    assert holders((FLIPPED, FINE), (FINE, FLIPPED), (FINE, FINE)) == [0, 1]
    assert holders((FLIPPED, FLIPPED), (FINE, FLIPPED), (FINE, FINE)) == [0, 1]
    assert holders((FLIPPED, FINE), (FLIPPED, FLIPPED), (FINE, FLIPPED)) == [1]
    assert holders((FLIPPED, FLIPPED), (FLIPPED, FLIPPED), (FINE, FLIPPED)) == []


def test_everybody_with_points_has_a_moment_of_glory_and_everybody_took_part() -> None:
    last = [(award.title.message, award.seat) for award in earned(match((FINE,), (bust(),), (FINE,)))][-5:]
    part = "It's the taking part that counts"
    assert last == [("Moment of glory", 0), ("Moment of glory", 2), (part, 0), (part, 1), (part, 2)]


def chosen(*seats: Rounds) -> list[tuple[int, str]]:
    return [(award.seat, award.title.message) for award in awards(match(*seats), NAMES)]


def test_the_most_telling_awards_are_handed_out_first_and_every_seat_gets_its_own_before_a_second() -> None:
    flipped = (FLIPPED, FLIPPED, saved(30), freezing(1, 1))
    assert chosen(flipped, (bust(12, 30), *THREE), (bust(4, 4, 2), bust(5), *THREE[:2])) == [
        (0, "Seventh heaven"), (2, "Crash landing"), (1, "Ouch!"), (0, "Miles ahead"), (2, "Short visit")
    ]  # fmt: skip


def test_alone_three_at_most_as_two_five_and_never_more_than_six() -> None:
    alone = (FLIPPED, saved(20), bust(12, 30, 2), bust(12, 20), SIX, *FOUR)
    everything = [award.title.message for award in earned(match(alone))]
    assert len(everything) > 6
    assert chosen(alone) == [(0, title) for title in everything[:3]]
    pair = chosen(alone, tuple(replace(one, points=one.points + 1) for one in (*FOUR, *FOUR, FINE)))
    assert len(pair) == 5
    assert len([seat for seat, _title in pair if seat == 0]) == 3
    many = [(*FOUR, got(seat)) for seat in range(9)]
    assert len(chosen(*many)) == MOST == 6
    assert len({seat for seat, _title in chosen(*many)}) == 6
    for seats in (3, 4, 5):
        given = [seat for seat, _title in chosen(alone, *[(*FOUR, *FOUR, got(seat)) for seat in range(seats - 1)])]
        assert set(given) == set(range(seats))
        assert given.count(0) == 2
        assert len(given) <= 6
