"""The cards of a match come from its seed, or were laid out: either way it is the same when it is played again."""

import random
from collections import Counter

import pytest

from flip7.engine import EDITIONS, Card, Decision, Game, Move, card, full_deck
from flip7.engine.events import CardDealt, Event, Reshuffled, RoundStarted
from flip7.match.history import History
from flip7.match.match import Match
from flip7.match.origin import Origin
from tests.match.test_match import played, table


def cards(names: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in names.split())


def dealt(match: Match) -> tuple[Card, ...]:
    return tuple(event.card for event in match.events() if isinstance(event, CardDealt))


def everything(game: Game, choose: random.Random) -> list[Event]:
    events: list[Event] = []
    while game.pending is not None:
        events += game.apply(choose.choice(list[Decision](game.pending.options)))
    return events


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seed_is_the_game_that_it_starts(edition: str) -> None:
    rules = EDITIONS[edition]
    for seed in range(5):
        mine = everything(Origin(seed).start(rules, 4), random.Random(seed))
        assert mine == everything(Game.start(rules, 4, seed), random.Random(seed))


def test_cards_are_dealt_as_they_were_laid_out() -> None:
    first = cards("7 12 second 7 x2 0")
    match = Match(table("fr", 2), Origin(3, 1, first))
    match.apply(Move.DEAL)
    for _card in range(3):
        match.apply(Move.HIT)
        match.apply(Move.HIT)
    assert dealt(match) == first


def test_a_deck_with_cards_laid_out_is_still_a_whole_deck() -> None:
    game = Origin(3, cards=cards("12 12 12 12 0 x2 second")).start(EDITIONS["de"], 19)
    assert game.cards_left() == Counter(full_deck(19))


def test_a_dealer_is_chosen_or_drawn_by_the_seed() -> None:
    for seed in range(20):
        drawn = Origin(seed).start(EDITIONS["de"], 4).dealer
        assert Origin(seed, cards=cards("1")).start(EDITIONS["de"], 4).dealer == drawn
    match = Match(table(seats=4), Origin(2, 3))
    assert match.apply(Move.DEAL)[0] == RoundStarted(1, 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_not_laid_out_is_as_the_seed_has_it(edition: str) -> None:
    """The cards that the seed gives anyway, laid out, change nothing: not in the first deck, nor in any later one."""
    for seed in range(5):
        whole = Match(table(edition, 6), seed)
        played(whole, random.Random(seed))
        assert any(isinstance(event, Reshuffled) for event in whole.events())
        order = dealt(whole)
        for count in (1, len(order) // 2, len(order)):
            again = Match.replay(whole.plan, Origin(seed, cards=order[:count]), whole.journal)
            assert list(again.events()) == list(whole.events())


def test_the_order_reaches_across_a_reshuffle() -> None:
    """The cards of one seed's match, laid out for another seed: every card of every deck is given."""
    whole = Match(table("de", 6), 4)
    played(whole, random.Random(4))
    origin = Origin(5, next(event.dealer for event in whole.events() if isinstance(event, RoundStarted)), dealt(whole))
    assert list(Match.replay(whole.plan, origin, whole.journal).events()) == list(whole.events())


def test_a_match_with_cards_laid_out_is_the_same_again() -> None:
    match = Match(table("pl", 5), Origin(9, 2, cards("flip3 freeze second 12 12 12 flip3 x2 11")))
    events = played(match, random.Random(9))
    again = Match.replay(match.plan, match.origin, match.journal)
    assert list(again.events()) == list(match.events()) == events
    assert again.table() == match.table()
    assert again.game.outcome() == match.game.outcome()
    assert History.of(match) == History.of(again)
    assert History.of(match).outcome == match.game.outcome()


def test_cards_that_the_deck_does_not_have_are_an_error() -> None:
    with pytest.raises(ValueError, match="no 0 is left to be card 3"):
        Origin(1, cards=cards("0 5 0")).start(EDITIONS["de"], 3)
    with pytest.raises(ValueError, match="dealer"):
        Origin(1, 3).start(EDITIONS["de"], 3)


def test_only_a_seed_is_chance() -> None:
    assert Origin(1).by_chance
    assert not Origin(1, dealer=0).by_chance
    assert not Origin(1, cards=cards("5")).by_chance


def test_seats_may_have_points_before_the_first_round() -> None:
    match = Match(table("de", 3), Origin(4, totals=(0, 40, 7)))
    played(match, random.Random(4))
    history = History.of(match)
    assert [history.totals_of(seat)[0] for seat in range(3)] == [0, 40, 7]
    assert history.totals == tuple(seat.total for seat in match.game.seats)
    assert not match.origin.by_chance
    # The cards are those of the seed alone.
    plain = Match(table("de", 3), 4)
    plain.apply(Move.DEAL)
    assert dealt(match)[:3] == dealt(plain)[:3]
