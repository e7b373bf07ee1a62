"""Each trophy by a match that wins it, and by one that just does not."""

from dataclasses import dataclass, field, replace

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.engine import EDITIONS, card
from flip7.i18n import LANGUAGES, use_language
from flip7.match.history import Ending, History
from flip7.match.plan import PERSON, SeatPlan, TablePlan
from flip7.match.road import ROAD
from flip7.match.trophies import TROPHIES, Career, Feat, feats, progress, reached
from flip7.resources import ASSETS
from tests.match.test_award_questions import (
    FLIPPED,
    SIX,
    Rounds,
    bust,
    freezing,
    got,
    match,
    saved,
    struck,
    surviving,
    tripling,
)

LOST: Rounds = (got(1),) * 4


@dataclass(frozen=True)
class Played:
    """A match of the first seat against others."""

    own: Rounds
    others: tuple[Rounds, ...] = (LOST,)
    winner: int = 0
    target: int = 200
    who: tuple[str, ...] = field(default=())

    def feat(self) -> Feat:
        rounds = [self.own, *((*other, *(got(1),) * 20)[: len(self.own)] for other in self.others)]
        history: History = replace(match(*rounds, winner=self.winner), target=self.target)
        characters = (*self.who, *("careful",) * 30)
        others = [SeatPlan(f"AI {index}", characters[index], 1, "moon") for index in range(len(self.others))]
        plan = TablePlan((SeatPlan("Anna", PERSON, 0, "star"), *others), "de", EDITIONS["de"])
        return Feat(history, plan, 0)


ZERO = replace(got(0, 1), row=(card("0"),))
BONUS = replace(got(10, 2), bonuses=(card("+10"),))
DOUBLED = replace(got(70), bonuses=(card("x2"),))
ONE_SHORT = replace(bust(), row=SIX.row)
FLIPPED_BY_THREE = replace(FLIPPED, flip_threes_from=(1,))
HOT = replace(got(40), ending=Ending.FROZEN, frozen_by=0)
ICED = replace(got(40), ending=Ending.FROZEN, frozen_by=1)
GOOD = got(50)
WON = (GOOD,) * 4

CASES: dict[str, tuple[Played, Played]] = {
    "flip7": (Played((FLIPPED,)), Played((SIX,))),
    "twice": (Played((FLIPPED, FLIPPED)), Played((FLIPPED, SIX))),
    "sixty": (Played((got(60),)), Played((got(59),) * 2)),
    "double": (Played((DOUBLED,)), Played((replace(DOUBLED, points=69), got(70)))),
    "one-short": (Played((ONE_SHORT,)), Played((replace(bust(), row=SIX.row[:5]), SIX))),
    "expensive": (Played((bust(lost=45),)), Played((bust(lost=44),))),
    "spotless": (Played(WON), Played((GOOD, bust(), GOOD, GOOD, GOOD))),
    "phoenix": (
        Played((got(0), got(99), got(99), got(9)), ((got(70), got(0), got(0), got(0)),)),
        Played((got(0), got(99), got(99), got(9)), ((got(69), got(0), got(0), got(0)),)),
    ),
    "whisker": (Played((got(201),), ((got(200),),)), Played((got(202),), ((got(200),),))),
    "landslide": (Played((got(200),), ((got(100),),)), Played((got(200),), ((got(101),),))),
    "tie": (
        Played((got(210), got(20)), ((got(210), got(10)),)),
        Played((got(210), got(20)), ((got(209), got(10)),)),
    ),
    "lives": (Played((saved(3), saved(4), saved(5))), Played((saved(30), saved(30), GOOD))),
    "threes": (Played((surviving(1), surviving(2))), Played((surviving(1), surviving(1)))),
    "flip7-by-three": (Played((FLIPPED_BY_THREE,)), Played((FLIPPED, struck(1)))),
    "cold-feet": (Played((HOT,)), Played((replace(HOT, points=39), ICED))),
    "ice-age": (Played((ICED, ICED, ICED, GOOD)), Played((ICED, ICED, HOT, GOOD))),
    "peace": (Played(WON, (LOST, LOST)), Played((*WON[:3], tripling(1)), (LOST, LOST))),
    "zero": (Played((ZERO,)), Played((replace(ZERO, bust=bust().bust), replace(ZERO, row=(card("0"), card("1")))))),
    "bonus": (Played((BONUS,)), Played((replace(BONUS, row=(card("3"),)), replace(BONUS, points=0)))),
    "sprint": (Played((got(40),) * 5), Played((got(40),) * 6)),
    "crowd": (Played(WON, (LOST,) * 9), Played(WON, (LOST,) * 8)),
    "lion": (Played(WON, (LOST, LOST), who=("child", "champion")), Played(WON, who=("counter",))),
}

LOST_CASES = ("spotless", "phoenix", "whisker", "landslide", "tie", "ice-age", "peace", "sprint", "crowd", "lion")

CAREERS: dict[str, tuple[Career, Career]] = {
    "zoo": (Career(beaten=frozenset(CHARACTERS)), Career(beaten=frozenset([*list(CHARACTERS)[1:], "nobody"]))),
    "family": (Career(companions=4), Career(companions=3)),
    "week": (Career(day_streak=7), Career(day_streak=6)),
    "road": (Career(road_tables=len(ROAD)), Career(road_tables=len(ROAD) - 1, road_stars=33)),
}


def test_there_is_a_match_or_a_career_for_every_trophy() -> None:
    assert {*CASES, *CAREERS} == {*TROPHIES}


@pytest.mark.parametrize("trophy", CASES)
def test_a_match_wins_it(trophy: str) -> None:
    assert trophy in feats(CASES[trophy][0].feat())


@pytest.mark.parametrize("trophy", CASES)
def test_a_match_just_does_not_win_it(trophy: str) -> None:
    assert trophy not in feats(CASES[trophy][1].feat())


@pytest.mark.parametrize("trophy", LOST_CASES)
def test_who_has_not_won_does_not_get_it(trophy: str) -> None:
    assert trophy not in feats(replace(CASES[trophy][0], winner=1).feat())


def test_a_freeze_for_another_ends_the_peace_too() -> None:
    peaceful = CASES["peace"][0]
    assert "peace" not in feats(replace(peaceful, own=(*WON[:3], freezing(1))).feat())
    assert "peace" not in feats(replace(peaceful, others=(LOST,)).feat())


def test_a_short_match_without_a_bust_is_no_feat() -> None:
    assert "spotless" not in feats(Played((got(70),) * 3).feat())


def test_a_short_target_is_no_sprint() -> None:
    assert "sprint" not in feats(Played((got(40),) * 5, target=199).feat())


def test_a_match_that_is_not_over_wins_nothing() -> None:
    feat = CASES["flip7"][0].feat()
    assert feats(replace(feat, history=replace(feat.history, outcome=None))) == ()


@pytest.mark.parametrize("trophy", CAREERS)
def test_many_matches_win_it_at_its_goal_and_not_before(trophy: str) -> None:
    enough, almost = CAREERS[trophy]
    assert trophy in reached(enough)
    assert trophy not in reached(almost)
    assert progress(TROPHIES[trophy], enough) == TROPHIES[trophy].goal
    assert progress(TROPHIES[trophy], almost) == TROPHIES[trophy].goal - 1


def test_a_trophy_has_a_picture_and_words_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        use_language(language)
        assert len({str(trophy.title) for trophy in TROPHIES.values()}) == len(TROPHIES)
        assert len({str(trophy.text) for trophy in TROPHIES.values()}) == len(TROPHIES)
    use_language("en")
    for trophy in TROPHIES.values():
        assert (ASSETS / "icons" / f"{trophy.icon}.svg").is_file()
