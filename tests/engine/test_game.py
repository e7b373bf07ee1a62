"""Facts of RULES.md that a scenario cannot say: chance, the challenge, what is refused."""

from collections import Counter
from dataclasses import replace

import pytest

from flip7.engine import EDITIONS, Chance, Deal, Game, IllegalDecision, Move, Outcome, Rules, Turn, card, full_deck
from flip7.engine.events import (
    CardDealt,
    CardLost,
    CardsRanOut,
    FlipThreeEnded,
    FlipThreeStarted,
    GameEnded,
    Loss,
    Place,
    Reason,
    Reshuffled,
    RoundStarted,
    Saved,
    SecondChanceTaken,
)
from flip7.engine.seat import Status

FR = EDITIONS["fr"]


def game_with(names: str, seats: int = 2, rules: Rules = FR) -> Game:
    """A round under way, seat 0 first, with these cards on top."""
    game = Game(rules, seats, seats - 1, [card(name) for name in names.split()], Chance(0))
    game.apply(Move.DEAL)
    return game


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(Game.start(FR, 4, seed).dealer for seed in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert all(60 < count < 140 for count in dealers.values())


def test_every_order_of_three_cards_is_as_likely_as_any_other() -> None:
    orders: Counter[str] = Counter()
    for seed in range(6000):
        cards = [card("1"), card("2"), card("3")]
        Chance(seed).shuffle(cards)
        orders[" ".join(c.name for c in cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_seed_gives_the_same_deck_in_every_version() -> None:
    """Saves rely on it: a change here would break every match under way."""
    game = Game.start(EDITIONS["de"], 3, 2026)
    dealt = [event.card.name for event in game.apply(Move.DEAL) if isinstance(event, CardDealt)]
    assert (game.dealer, dealt) == (0, ["9", "2", "9"])


def test_the_deal_is_the_dealers() -> None:
    game = Game.start(FR, 3, 1)
    assert game.pending == Deal(game.dealer)


def test_the_turn_after_the_deal_is_to_the_dealers_left() -> None:
    game = Game(FR, 3, 0, full_deck(3), Chance(0))
    assert game.apply(Move.DEAL) == [RoundStarted(1, 0)]
    assert game.pending == Turn(1)


@pytest.mark.parametrize("seats", [0, -1, 37, 10**9])
def test_a_table_has_1_to_36_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 36 seats"):
        Game.start(FR, seats, 1)


def test_an_illegal_decision_says_what_is_possible() -> None:
    game = game_with("1 2 3")
    with pytest.raises(IllegalDecision, match="seat 0 can choose hit, stay, not 1"):
        game.apply(1)


def test_a_card_dealt_is_told_with_its_seat_place_and_points() -> None:
    assert game_with("5").apply(Move.HIT) == [CardDealt(0, card("5"), Place.ROW, 5, 0)]


def test_a_dealt_card_says_the_points_after_it() -> None:
    game = game_with("5 x2 9 +4", seats=1)
    points = [event.points for _ in range(4) for event in game.apply(Move.HIT) if isinstance(event, CardDealt)]
    assert points == [5, 10, 28, 32]


def test_a_card_put_aside_is_told_with_its_owner() -> None:
    game = game_with("flip3 second 4 5 6", seats=2)
    game.apply(Move.HIT)
    events = game.apply(1)
    assert events[0] == FlipThreeStarted(1, 0, Place.HAND)
    assert events[1] == CardDealt(1, card("second"), Place.ASIDE, 0, 3)
    assert events[-1] == SecondChanceTaken(1, 1, Place.ASIDE)


def test_the_discard_becomes_the_deck_only_when_a_card_is_needed() -> None:
    game = game_with("second 8 8", seats=1)
    for _ in range(3):
        assert not any(isinstance(event, Reshuffled) for event in game.apply(Move.HIT))
    assert game.deck_left == 0
    assert isinstance(game.apply(Move.HIT)[0], Reshuffled)


def test_cards_put_aside_are_lost_when_no_card_is_left() -> None:
    game = game_with("flip3 freeze", seats=1)
    events = game.apply(Move.HIT)
    assert CardsRanOut(0) in events
    assert [event.loss for event in events if hasattr(event, "loss")] == [Loss.NO_CARDS]
    assert [c.name for c in game.discard] == ["freeze"]


def play_rounds(game: Game, moves: str) -> None:
    for move in moves.split():
        if isinstance(game.pending, Deal):
            game.apply(Move.DEAL)
        game.apply(Move(move))


def test_the_challenge_is_won_with_the_target_at_the_end_of_round_4() -> None:
    rules = replace(FR, challenge=True, target=10)
    game = game_with("12", seats=2, rules=rules)
    play_rounds(game, "stay stay stay stay stay stay hit stay stay")
    assert game.outcome() == Outcome(0, Reason.CHALLENGE_WON) or game.outcome() == Outcome(1, Reason.CHALLENGE_WON)
    assert len(game.rounds) == 4


def test_the_challenge_is_lost_after_round_4() -> None:
    game = game_with("12", seats=1, rules=replace(FR, challenge=True))
    play_rounds(game, "stay stay stay")
    assert game.outcome() is None
    game.apply(Move.DEAL)
    assert game.apply(Move.STAY)[-1] == GameEnded(None, Reason.CHALLENGE_LOST)


def test_two_with_the_same_total_win_the_challenge_together() -> None:
    game = game_with("12 12", seats=2, rules=replace(FR, challenge=True, target=12))
    play_rounds(game, "hit hit stay stay")
    assert game.outcome() == Outcome(None, Reason.CHALLENGE_WON)


def test_the_challenge_is_for_one_or_two() -> None:
    with pytest.raises(ValueError, match="2 seats at most"):
        Game.start(replace(FR, challenge=True), 3, 1)


def test_a_single_seat_can_play_an_ordinary_game() -> None:
    game = game_with("12", seats=1, rules=replace(FR, target=12))
    play_rounds(game, "hit stay")
    assert game.outcome() == Outcome(0, Reason.TARGET_REACHED)


def test_a_target_below_1_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rules(target=0)


PL = EDITIONS["pl"]


@pytest.mark.parametrize(
    ("edition", "opening", "second", "bust"),
    [
        ("de", True, "after", "pass_on"),
        ("fr", False, "after", "pass_on"),
        ("pl", False, "at_once", "discard"),
        ("en", True, "at_once", "discard"),
    ],
)
def test_the_editions_differ_as_the_table_of_the_rules_says(
    edition: str, opening: bool, second: str, bust: str
) -> None:
    rules = EDITIONS[edition]
    assert (rules.opening_deal, rules.second_in_flip3.value, rules.bust_pending.value) == (opening, second, bust)
    assert (rules.target, rules.challenge) == (200, False)
    assert list(EDITIONS) == ["de", "fr", "pl", "en"]


def test_a_second_chance_that_waits_takes_its_place_while_a_flip_three_put_aside_before_it_is_dealt() -> None:
    game = game_with("second 5 flip3 flip3 second 6 5 7 5 8", 1, PL)
    game.apply(Move.HIT)
    game.apply(Move.HIT)
    told = [event for event in game.apply(Move.HIT) if isinstance(event, Saved | SecondChanceTaken | CardLost)]
    assert told == [Saved(0, card("5"), 2), SecondChanceTaken(0, 0, Place.ASIDE), Saved(0, card("5"), 4)]
    seat = game.seats[0]
    assert (seat.active, seat.numbers, seat.second_chance, seat.points) == (True, [5, 6, 7], False, 18)
    assert (game.pending, game.agenda) == (Turn(0), ())


def test_a_second_chance_that_waits_helps_its_owner_and_nobody_else() -> None:
    # Seat 0 puts Flip Three and Second Chance aside, and plays that Flip Three on seat 1, who uses its own.
    game = game_with("second second 4 5 flip3 flip3 second 6 5 7 8", 2, PL)
    for decision in (Move.HIT, Move.HIT, Move.HIT, Move.HIT, Move.HIT, 0, 1):
        game.apply(decision)
    first, second = game.seats
    assert (first.second_chance, second.second_chance) == (True, True), (
        "the one that waited was given to seat 1 at last"
    )
    assert (first.numbers, second.numbers) == ([4, 6], [5, 7, 8])
    assert game.discard == (card("second"), card("5"))


def test_of_two_second_chances_that_wait_the_one_of_the_flip_three_being_dealt_goes_first() -> None:
    # The outer Flip Three puts aside Flip Three, Second Chance, Freeze; the inner one a Second Chance before the 5.
    game = game_with("second 5 flip3 flip3 second freeze second 5 7", 1, PL)
    game.apply(Move.HIT)
    game.apply(Move.HIT)
    events = game.apply(Move.HIT)
    kinds = [
        type(event).__name__ for event in events if isinstance(event, SecondChanceTaken | FlipThreeEnded | CardLost)
    ]
    assert kinds == ["FlipThreeEnded", "SecondChanceTaken", "FlipThreeEnded", "CardLost"]
    assert [event.aside for event in events if isinstance(event, FlipThreeEnded)] == [
        (card("flip3"), card("second"), card("freeze")),
        (),
    ]


def test_where_a_second_chance_helps_after_the_three_the_one_that_waits_comes_too_late() -> None:
    game = game_with("second 5 flip3 flip3 second 6 5 7 5 8", 1, FR)
    for _ in range(3):
        game.apply(Move.HIT)
    assert game.seats[0].status is Status.BUSTED
