"""A play-out plays the rest of a round by the rules, with a short rule for every seat."""

import random

import pytest

from flip7.ai import Table
from flip7.ai.champion.assessment import Thoroughness, assess
from flip7.ai.champion.deeper_look import DeeperLook
from flip7.ai.champion.play_outs import Deck, PlayOuts
from flip7.ai.champion.standings import Standings, standings_for
from flip7.ai.slices import Slices, run_to_end
from flip7.engine import EDITIONS, Chance, Deal, Decision, Game, Move, Rules, Target, Turn, card, full_deck


def game_of(names: str, moves: list[Decision], totals: list[int], rules: Rules | None = None) -> Game:
    """A game whose first cards are these, after these moves; the last seat deals, so seat 0 is on turn first."""
    first = [card(name) for name in names.split()]
    deck = full_deck(len(totals))
    for dealt in first:
        deck.remove(dealt)
    random.Random(1).shuffle(deck)
    game = Game(
        rules or Rules(opening_deal=False), len(totals), len(totals) - 1, first + deck, Chance(1), totals=totals
    )
    for move in [Move.DEAL, *moves]:
        game.apply(move)
    return game


def ends(game: Game, option: Decision, order: str) -> list[int]:
    """The totals after the round, with the cards to come in this order."""
    pending = game.pending
    assert isinstance(pending, Turn | Target)
    plays = PlayOuts(Table.of(game), pending)
    deck = plays.deck(random.Random(0))
    deck.order += [card(name).index for name in order.split()]
    return plays.play(option, deck)


HIT, STAY = Move.HIT, Move.STAY


def test_who_stays_keeps_the_row_and_the_others_go_on() -> None:
    game = game_of("12 11 10 9", [HIT, HIT, HIT, HIT], [100, 50])
    # Seat 1 has 11 and 9: of 90 cards 18 bust it, so it hits; with 8 more it is 25 of 89, and it stays.
    assert ends(game, STAY, "8") == [122, 78]
    assert ends(game, STAY, "9") == [122, 50]


def test_a_seventh_number_ends_the_round_for_everybody() -> None:
    game = game_of("0 12 1 11 2 10 3 +4 4 x2 5 +2", [HIT] * 12, [0, 0])
    assert game.pending == Turn(0)
    assert ends(game, HIT, "6") == [21 + 15, 2 * 33 + 4 + 2]


def test_a_freeze_goes_to_the_leader_and_a_flip_three_deals_three() -> None:
    game = game_of("12 5 4", [HIT, HIT, HIT], [0, 20, 50])
    assert game.pending == Turn(0)
    # Frozen at 54. Then seat 1 takes 6, 7, 8 and 9 up to more than 23.5 % risk, and seat 0 has its say in between.
    assert ends(game, HIT, "freeze")[2] == 54
    pending = game_of("12 5 4 flip3", [HIT, HIT, HIT, HIT], [0, 20, 50])
    assert isinstance(pending.pending, Target)
    assert ends(pending, 2, "6 4")[2] == 50
    assert ends(pending, 1, "7 5")[1] == 20


def test_staying_behind_a_seat_at_the_target_is_no_option() -> None:
    # Seat 0 has 200. Whoever follows goes on, whatever the risk, until it is ahead or bust.
    game = game_of("12 12 9 11", [HIT, HIT, HIT, HIT], [179, 170])
    assert ends(game, STAY, "10") == [200, 203]
    assert ends(game, STAY, "12") == [200, 170]


def test_who_is_overtaken_in_the_play_out_itself_goes_on() -> None:
    # Seat 0 comes to 205. Seat 1 follows to 197 and would stay, with 22 of 86 cards against it; now it must not.
    assert ends(game_of("12 12 3 11", [HIT] * 4, [180, 170]), HIT, "10 4 6 5") == [205, 208]


def test_a_second_chance_saves_once_and_its_seat_goes_on_alone() -> None:
    game = game_of("second 5 12", [HIT, HIT, HIT, STAY], [0, 0])
    # The second 12 is saved. With 12 and 11 it hits at 20 of 88, with 10 more it stays at 29 of 87.
    assert ends(game, HIT, "12 11 10") == [33, 5]
    assert ends(game, HIT, "12 12") == [0, 5]


def test_a_card_is_aimed_by_what_a_seat_has_with_this_round() -> None:
    game = game_of("1 4 12", [HIT, HIT, HIT], [0, 50, 45])
    # 57 leads 54: it is frozen, and the 4 comes to seat 1.
    assert ends(game, HIT, "freeze 4")[1:] == [50, 57]


def test_what_comes_in_a_flip_three_is_aimed_after_it() -> None:
    game = game_of("12 5 4 flip3", [HIT, HIT, HIT, HIT], [0, 20, 50])
    # Seat 1 has 5, 6 and 7, freezes seat 2, and hits once more; then it is not seat 2 that gets the 4.
    assert ends(game, 1, "freeze 6 7 12 4")[1:] == [50, 54]


def test_a_seat_at_the_target_and_far_ahead_brings_its_win_home() -> None:
    # With a single 5 it would hit otherwise. Behind a seat that has won, seat 0 must go on.
    assert ends(game_of("1 5", [HIT, HIT], [50, 195]), STAY, "5") == [51, 200]
    assert ends(game_of("1 5", [HIT, HIT], [181, 195]), HIT, "2 1") == [181, 200]
    assert ends(game_of("1 5", [HIT, HIT], [182, 195]), HIT, "2 5")[1] == 195, "15 points are not far enough"


def test_the_next_deck_follows_when_the_first_is_empty() -> None:
    deck = Deck([1, 2, 3], [7, 8], random.Random(0))
    drawn = [deck.draw() for _ in range(5)]
    assert (set(drawn[:3]), set(drawn[3:])) == ({1, 2, 3}, {7, 8})
    assert deck.order == drawn


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_play_outs_end_as_the_engine_could(edition: str, seats: int) -> None:
    """From every kind of moment: nobody loses what is banked, and nobody gets more than a round can bring."""
    rng = random.Random(seats)
    for seed in range(6):
        game = Game.start(EDITIONS[edition], seats, seed)
        while (pending := game.pending) is not None and len(game.rounds) < 3:
            if isinstance(pending, Deal):
                game.apply(Move.DEAL)
                continue
            plays = PlayOuts(Table.of(game), pending)
            deck = plays.deck(rng)
            for option in pending.options:
                totals = plays.play(option, deck)
                for seat, total in zip(game.seats, totals, strict=True):
                    least = 0 if seat.active else seat.points
                    assert seat.total + least <= total <= seat.total + 400
                    if not seat.active:
                        assert total == seat.total + seat.points
            game.apply(rng.choice(list[Decision](pending.options)))


def test_the_same_deck_gives_the_same_end() -> None:
    game = game_of("12 11 10", [HIT, HIT, HIT], [0, 20, 50])
    assert isinstance(game.pending, Turn)
    plays = PlayOuts(Table.of(game), game.pending)
    deck = plays.deck(random.Random(3))
    assert [plays.play(HIT, deck) for _ in range(3)] == [plays.play(HIT, deck)] * 3


def standings(seats: int) -> Standings:
    return run_to_end(standings_for(200, seats))


def test_chances_between_rounds_sum_to_one_and_follow_the_totals() -> None:
    for totals in ([0, 0], [10, 150, 199, 80], [199] * 8, [0, 5, 30, 180]):
        assert sum(standings(len(totals)).chances(totals)) == pytest.approx(1.0)
    assert standings(4).chances([0, 0, 0, 0]) == pytest.approx([0.25] * 4)
    chances = standings(4).chances([10, 150, 180, 80])
    assert chances[2] > chances[1] > chances[3] > chances[0] > 0


def test_chances_between_rounds_do_not_depend_on_where_one_sits() -> None:
    one, other = standings(4).chances([10, 150, 180, 80]), standings(4).chances([80, 10, 150, 180])
    assert other == pytest.approx([one[3], *one[:3]])


def test_the_highest_total_at_the_target_has_won() -> None:
    assert standings(3).chances([201, 220, 50]) == [0.0, 1.0, 0.0]
    assert standings(3).chances([220, 220, 50]) == [0.5, 0.5, 0.0]


def test_a_deeper_look_compares_the_options_on_the_same_cards() -> None:
    game = game_of("12 12 9", [HIT, HIT, HIT, STAY], [189, 150])
    assert isinstance(game.pending, Turn)
    look = DeeperLook(standings(2), Table.of(game), game.pending, 0)
    run_to_end(look.look(200))
    assert look.best is STAY
    assert look.chances(STAY) == [1.0, 0.0]
    look.drop_the_worse()
    assert look.open == [STAY]
    assert look.behind(STAY) == (0.0, 0.0)
    assert look.behind(HIT)[0] > 0.02


def test_an_assessment_gives_everybody_a_chance_and_the_best_option_its_own() -> None:
    game = game_of("12 11 10 flip3", [HIT, HIT, HIT, HIT], [80, 120, 50])
    pending = game.pending
    assert isinstance(pending, Target)
    found = run_to_end(assess(Table.of(game), pending, None, 0, Thoroughness(20, 1, 2)))
    assert found.best == max(found.options, key=lambda option: found.options[option])
    for option in pending.options:
        assert sum(found.chances[option]) == pytest.approx(1.0)
        assert found.chances[option][pending.seat] == pytest.approx(found.options[option])


def gap(game: Game, searched: dict[Decision, float] | None = None, *, cautious: bool = False) -> float:
    """How much smaller the chance of seat 0 is assessed to be if it hits than if it does the best."""
    pending = game.pending
    assert isinstance(pending, Turn)
    found = run_to_end(assess(Table.of(game), pending, searched, 0, Thoroughness(40, 1, 1), cautious=cautious))
    assert found.best is STAY
    for option in pending.options:
        assert sum(found.chances[option]) == pytest.approx(1.0)
        assert found.chances[option][0] == pytest.approx(found.options[option])
    return found.options[STAY] - found.options[HIT]


def test_the_search_has_two_fifths_of_the_word_about_a_turn() -> None:
    game = game_of("12 5 11 6 10 7", [HIT] * 6, [100, 100])
    played = gap(game)
    assert played > 0.01
    assert gap(game, {STAY: 0.6, HIT: 0.5}) == pytest.approx(0.4 * 0.1 + 0.6 * played)


def test_who_is_cautious_takes_a_difference_to_be_smaller() -> None:
    game = game_of("12 5 11 6 10 7", [HIT] * 6, [100, 100])
    assert 0 < gap(game, cautious=True) < gap(game)


def test_the_search_alone_says_whether_to_hit_with_nothing_to_lose() -> None:
    game = game_of("", [], [100, 100])
    pending = game.pending
    assert isinstance(pending, Turn)
    searched: dict[Decision, float] = {STAY: 0.4, HIT: 0.5}
    found = run_to_end(assess(Table.of(game), pending, searched, 0, Thoroughness(40, 1, 1)))
    assert found.options[HIT] - found.options[STAY] == pytest.approx(0.1)


def test_a_clear_decision_gets_the_fewest_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    look = DeeperLook.look

    def counted(self: DeeperLook, play_outs: int) -> Slices[None]:
        looks.append(play_outs)
        return look(self, play_outs)

    monkeypatch.setattr(DeeperLook, "look", counted)
    # To stay wins at once, as the first look shows.
    game = game_of("12 12 9", [HIT, HIT, HIT, STAY], [189, 150])
    assert isinstance(game.pending, Turn)
    run_to_end(assess(Table.of(game), game.pending, None, 0, Thoroughness(100, 2, 5)))
    assert looks == [100, 100]
