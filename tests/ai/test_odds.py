"""The chances, against counts of dealt cards and against worked examples."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from types import MappingProxyType

import pytest
from check_odds import count
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.ai import odds
from flip7.ai.row import Row
from flip7.ai.search import Search
from flip7.ai.table import Table
from flip7.engine import EDITIONS, FACES, Chance, Game, Move, SecondInFlipThree, card, full_deck
from tests.ai.positions import moments

NOTHING = MappingProxyType({})  # type: ignore[var-annotated]


def table_of(rows: list[str], *, edition: str = "fr") -> Table:
    """Seats with these rows, all dealt from one full deck in turn."""
    deck = full_deck(len(rows))
    hands = [[card(name) for name in row.split()] for row in rows]
    dealt = []
    for index in range(max(map(len, hands))):
        dealt += [hand[index] for hand in hands if index < len(hand)]
    for one in dealt:
        deck.remove(one)
    game = Game(EDITIONS[edition], len(rows), len(rows) - 1, dealt + deck, Chance(1))
    game.apply(Move.DEAL)
    for _ in dealt:
        game.apply(Move.HIT)
    return Table.of(game)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_odds_are_what_the_engine_deals(edition: str) -> None:
    counted = count(EDITIONS[edition], 4, 20_000, seed=7)
    assert counted.impossible == 0
    for tally in [*counted.busts, *counted.faces, counted.sevens]:
        assert abs(tally.distance) < 4.5
    assert abs(counted.points_distance) < 4


def test_the_risk_counts_the_numbers_one_has() -> None:
    table = table_of(["12 5", "12 11"])
    assert odds.bust_risk(table, 0) == pytest.approx((10 + 4) / 90)
    assert odds.bust_risk(table, 1) == pytest.approx((10 + 10) / 90)


def test_no_single_card_busts_who_has_a_second_chance() -> None:
    table = table_of(["12 second", "11 10"])
    assert odds.bust_risk(table, 0) == 0


def test_an_action_card_is_no_bust() -> None:
    table = table_of(["12", "11"])
    only_actions = MappingProxyType({card("freeze"): 2, card("flip3"): 1})
    assert odds.bust_risk(replace(table, left=only_actions, deck_left=3), 0) == 0


def test_before_a_reshuffle_the_next_card_is_one_of_the_discard() -> None:
    table = table_of(["12", "11"])
    table = replace(table, left=NOTHING, deck_left=0, discard=MappingProxyType({card("12"): 1, card("3"): 3}))
    assert odds.next_card(table) == {card("3"): 0.75, card("12"): 0.25}
    assert odds.bust_risk(table, 0) == 0.25


def test_without_any_card_there_is_no_risk() -> None:
    table = replace(table_of(["12", "11"]), left=NOTHING, deck_left=0, discard=NOTHING)
    assert odds.next_card(table) == {}
    assert odds.bust_risk(table, 0) == 0
    assert odds.expected_after_hit(table, 0) == 12
    assert odds.expected_hitting_on(table, 0) == 12


def test_six_numbers_are_one_card_from_a_flip_seven() -> None:
    table = table_of(["0 1 2 3 4 5", "6 7 8 9 10 11"])
    # Of 82 cards left, 6 to 11 are one fewer each: 5 + 6 + 7 + 8 + 9 + 10, and the twelve 12s.
    assert odds.flip_seven_chance(table, 0) == pytest.approx((45 + 12) / 82)
    assert odds.flip_seven_chance(table_of(["1", "2"]), 0) == 0


@pytest.mark.parametrize("rule", SecondInFlipThree)
@pytest.mark.parametrize("left", ["3 4 5 9", "5 5 9 freeze +4", "second 5 5 12 3", "second second 5 5 3 3", "5 9"])
def test_a_flip_three_busts_as_often_as_its_cards_say_one_after_another(left: str, rule: SecondInFlipThree) -> None:
    """A card that is dealt cannot come again, and a Second Chance drawn meanwhile saves where the rules say so."""
    table = table_of(["5 3 +2"])
    cards = Counter(map(card, left.split()))
    rules = replace(table.rules, second_in_flip3=rule)
    small = replace(table, left=MappingProxyType(cards), discard=NOTHING, deck_left=cards.total(), rules=rules)
    orders = list(permutations(left.split(), min(3, cards.total())))
    busts = sum(_busts(["5", "3"], order, saves=rule is SecondInFlipThree.AT_ONCE) for order in orders)
    assert odds.flip_three_risk(small, 0) == pytest.approx(busts / len(orders))


def _busts(row: list[str], dealt: tuple[str, ...], *, saves: bool) -> bool:
    hearts = 0
    for name in dealt:
        hearts += saves and name == "second"
        if name in row:
            if not hearts:
                return True
            hearts -= 1
        elif name.isdigit():
            row = [*row, name]
    return False


def test_a_flip_three_goes_on_into_the_reshuffled_discard() -> None:
    """The last card of the deck is harmless; the discard, which comes next, is not."""
    table = table_of(["5 3"])
    left, discard = MappingProxyType({card("9"): 1}), MappingProxyType({card("5"): 1, card("12"): 1})
    last = replace(table, left=left, deck_left=1, discard=discard)
    assert odds.flip_three_risk(last, 0) == 1.0


def test_who_is_out_has_no_chances() -> None:
    game = Game.start(EDITIONS["fr"], 3, 1)
    game.apply(Move.DEAL)
    seat = game.pending.seat  # type: ignore[union-attr]
    game.apply(Move.STAY)
    table = Table.of(game)
    assert odds.bust_risk(table, seat) == 0


def test_expected_points_of_a_small_deck() -> None:
    counts = [0] * len(FACES)
    counts[12], counts[5] = 1, 3
    hand = Row(1 << 12, 1, 12, 0, 1, False)
    search = Search(counts)
    assert search.hit(hand, 1) == pytest.approx(3 / 4 * 17)
    # Whoever has drawn the 5 had better stay: there is nothing but duplicates.
    assert search.hit(hand, 3) == pytest.approx(3 / 4 * 17)


def test_hitting_on_is_worth_at_least_as_much_as_hitting_once() -> None:
    for _game, table, pending in moments(3):
        seat = pending.seat
        if table.seats[seat].active and sum(view.active for view in table.seats) > 1:
            assert odds.expected_hitting_on(table, seat) >= odds.expected_after_hit(table, seat) - 1e-9


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 24), st.sampled_from(sorted(EDITIONS)))
def test_chances_are_chances(seed: int, seats: int, edition: str) -> None:
    for index, (_game, table, _pending) in enumerate(moments(seed, seats, EDITIONS[edition])):
        if index > 40:
            break
        chances = odds.next_card(table)
        assert not chances or sum(chances.values()) == pytest.approx(1)
        for seat in range(seats):
            assert 0 <= odds.bust_risk(table, seat) <= 1
            assert 0 <= odds.flip_seven_chance(table, seat) <= 1


def test_hitting_on_goes_into_the_next_deck() -> None:
    """With one card left, what comes after it is known as well: the discard, shuffled."""
    five = [int(face.name == "5") for face in FACES]
    six = [int(face.name == "6") for face in FACES]
    hand = Row(1 << 2, 1, 2, 0, 1, False)
    assert Search(five, next_deck=six).hit(hand, 2) == pytest.approx(2 + 5 + 6)
    assert Search(five, next_deck=six).forced(hand, 2) == pytest.approx(2 + 5 + 6)
    assert Search(five).hit(hand, 2) == pytest.approx(2 + 5)
