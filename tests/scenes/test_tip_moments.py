"""What each tip says, and that its moment is its own: not a little earlier, and not somebody else's."""

import pytest

from flip7.ai.odds import bust_risk
from flip7.dev.fixtures import mid_game, plan_for, play_to, turn_of_person
from flip7.engine import FREEZE, Move, Target, Turn, card
from flip7.engine.events import Busted, CardDealt, Event, FlipThreeStarted, Frozen, Place, Reshuffled, SecondChanceTaken
from flip7.match.match import PERSON, Match
from flip7.scenes.tips import RISKY, TIPS, Moment, tip_for
from flip7.store.settings import Settings

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = [tip.name for tip in TIPS]


def due(match: Match, event: Event | None = None, settings: Settings | None = None) -> set[str]:
    """The tips whose moment it is."""
    moment = Moment(match, settings or Settings(), event)
    return {tip.name for tip in TIPS if tip.due(moment)}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("target", "Golden frames show who can be chosen"), ("target-self", "you may keep this card for yourself"),
        ("bust", "Bust! No points this round"),
        ("frozen", "Frozen! The round is over for you"), ("second-chance", "Your Second Chance waits above your row"),
        ("flip-three", "Flip Three: three cards in a row"), ("reshuffle", "The deck was used up"),
        ("bonus", "Bonus cards count at the end of the round"), ("five-numbers", "Five different numbers! Two more"),
        ("risk", "The dial beside your cards"), ("hint", "The bulb at the top (T)"),
        ("fast-forward", "You are done for this round"), ("story", "The story at the top (L)"),
        ("speed", "The double arrow at the top (F)"),
    ],
)  # fmt: skip
def test_what_a_tip_says(name: str, words: str) -> None:
    assert words in str(TIPS[NAMES.index(name)].text)


def test_what_happens_to_an_ai_seat_is_no_tip_for_a_person() -> None:
    match = mid_game(3)
    quiet = due(match)
    for seat, added in ((0, True), (1, False)):
        happened: dict[str, Event] = {
            "bust": Busted(seat, card("9"), 9),
            "frozen": Frozen(seat, 1 - seat, Place.HAND, 12),
            "second-chance": SecondChanceTaken(seat, 1 - seat, Place.HAND),
            "bonus": CardDealt(seat, card("+4"), Place.BONUSES, 12, 50),
        }
        for name, event in happened.items():
            assert due(match, event) == quiet | ({name} if added else set()), (name, seat)
    assert due(match, CardDealt(0, card("4"), Place.ROW, 12, 50)) == quiet


def test_a_flip_three_and_a_reshuffle_are_for_everybody_who_watches() -> None:
    match = mid_game(3)
    for seat in (0, 1):
        assert due(match, FlipThreeStarted(seat, 2, Place.HAND)) == due(match) | {"flip-three"}
    assert due(match, Reshuffled(40)) == due(match) | {"reshuffle"}


def test_the_tip_about_the_hint_waits_for_a_risk_of_three_in_ten() -> None:
    seen = set()
    for seed in range(40):
        match = mid_game(3, 1 + seed % 5, seed * 400)
        risk = bust_risk(match.table(), 0)
        assert match.game.pending == Turn(0)
        assert ("hint" in due(match)) == (risk >= RISKY == 0.3)
        assert ("risk" in due(match)) == (risk > 0)
        assert not {"hint", "risk"} & due(match, settings=Settings(hints=False, bust_risk=False))
        seen.add(risk >= RISKY)
    assert seen == {True, False}


def test_on_the_turn_of_an_ai_seat_nothing_is_said_about_turns() -> None:
    match = mid_game(3)
    play_to(match, lambda game: game.round_number >= 4 and game.pending == Turn(1) and game.seats[0].active)
    assert not {"hint", "risk", "story", "speed", "five-numbers", "target", "fast-forward"} & due(match)


def test_the_round_is_over_for_people_when_only_ai_seats_are_in() -> None:
    match = Match(plan_for(3, people=2), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and all(seat.active for seat in game.seats))
    match.apply(Move.STAY)
    assert "fast-forward" not in due(match), "another person is still in"
    while any(match.plan.seats[index].who == PERSON and seat.active for index, seat in enumerate(match.game.seats)):
        pending = match.game.pending
        assert isinstance(pending, Turn)
        match.apply(Move.STAY if match.plan.seats[pending.seat].is_person else Move.HIT)
    assert any(seat.active for seat in match.game.seats)
    assert "fast-forward" in due(match)


def test_the_story_is_recommended_from_the_second_round_and_speed_from_the_third() -> None:
    match = Match(plan_for(2), 5)
    for number, wanted in ((1, set[str]()), (2, {"story"}), (3, {"story", "speed"})):
        play_to(match, lambda game, number=number: game.round_number == number and turn_of_person(game, 0))  # type: ignore[misc]
        assert {"story", "speed"} & due(match) == wanted


def test_the_first_in_the_list_that_was_not_seen_is_shown() -> None:
    match = mid_game(3)
    later = sorted(due(match), key=NAMES.index)
    assert len(later) > 1
    for count, name in enumerate([*later, None]):
        tip = tip_for(Moment(match, Settings(seen_tips=frozenset(later[:count]))))
        assert (None if tip is None else tip.name) == name
    assert tip_for(Moment(match, Settings(tips=False))) is None


def test_what_has_just_happened_is_explained_once_and_before_anything_else() -> None:
    match = mid_game(3)
    bust = Busted(0, card("9"), 9)
    tip = tip_for(Moment(match, Settings(), bust))
    assert tip is not None
    assert tip.name == "bust"
    assert tip_for(Moment(match, Settings(seen_tips=frozenset({"bust"})), bust)) is None


@pytest.mark.parametrize(("options", "said"), [((0, 1, 2), True), ((1, 2), False)])
def test_only_who_may_take_a_card_is_told_so(
    options: tuple[int, ...], said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gift, or a card left after a bust, goes to others."""
    monkeypatch.setattr(Moment, "pending", Target(0, FREEZE, options, Place.HAND))
    assert ("target-self" in due(mid_game(3))) is said
