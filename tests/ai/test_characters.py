"""The six characters: they play by the rules, see what everybody sees, and differ."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from flip7.ai.arena import compete
from flip7.ai.bot import Bot
from flip7.ai.characters import CHARACTERS, Situation, make_bot
from flip7.ai.levels import LEVELS
from flip7.ai.table import Table
from flip7.engine import EDITIONS, FLIP_THREE, FREEZE, Deal, Decision, Game, Move, Rules, Target, Turn
from flip7.engine.events import CardDealt, RoundStarted
from flip7.match.match import PERSON, Match, Origin, SeatPlan, TablePlan
from flip7.resources import ASSETS
from tests.ai.positions import moments


def test_everybody_has_a_face_names_and_something_to_say() -> None:
    for character in CHARACTERS.values():
        assert Path(ASSETS / "faces" / f"{character.face}.svg").is_file()
        assert len(set(character.names)) >= 6
        assert all(character.phrases[situation] for situation in Situation)
        assert "\n" not in str(character.description)
        assert character.level in LEVELS
    levels = [character.level for character in CHARACTERS.values()]
    assert levels == sorted(levels), "the weakest first, as the arena has them"
    names = [name for character in CHARACTERS.values() for name in character.names]
    assert len(names) == len(set(names))


def play(rules: Rules, bots: list[Bot], seed: int) -> Game:
    game = Game.start(rules, len(bots), seed)
    while (pending := game.pending) is not None:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
        else:
            decision = bots[pending.seat].choose(Table.of(game), pending)
            assert decision in pending.options
            game.apply(decision)
        assert len(game.rounds) < 200
    return game


TABLES = [(seats, edition) for seats in (1, 2, 3, 4, 7) for edition in sorted(EDITIONS)]
LARGE_TABLES = [(12, "pl"), (18, "fr"), (19, "de"), (24, "en")]
"""A game takes a second there, and all of them have every character."""


@pytest.mark.parametrize(("seats", "edition"), TABLES + LARGE_TABLES)
def test_everybody_plays_whole_games_by_the_rules(seats: int, edition: str) -> None:
    names = list(CHARACTERS)
    for shift in range(1 if seats >= 6 else 2):
        play(EDITIONS[edition], [make_bot(names[(seat + shift) % 6], seat) for seat in range(seats)], seats + shift)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("name", list(CHARACTERS))
def test_a_table_of_one_kind_gets_to_an_end(name: str, edition: str) -> None:
    for seats in (1, 2, 3):
        play(EDITIONS[edition], [make_bot(name, seat) for seat in range(seats)], seats)


@pytest.mark.parametrize("target", [1, 15, 1000])
def test_the_champion_plays_to_any_target(target: int) -> None:
    play(Rules(target=target), [make_bot("champion", seat) for seat in range(3)], 5)


def test_two_at_the_challenge() -> None:
    rules = Rules(challenge=True, opening_deal=False)
    for seed in range(3):
        assert len(play(rules, [make_bot("champion", 1), make_bot("champion", 2)], seed).rounds) <= 4


def decisions_of(seed: int, rules: Rules) -> Iterator[tuple[Match, Turn | Target]]:
    """A match of four that is played at random, at every decision."""
    chance = random.Random(seed)
    seats = tuple(SeatPlan(str(seat), PERSON, seat, "star") for seat in range(4))
    match = Match(TablePlan(seats, "custom", rules), seed)
    while (pending := match.game.pending) is not None:
        if isinstance(pending, Turn | Target):
            yield match, pending
        hits = isinstance(pending, Turn) and chance.random() < 0.75
        match.apply(Move.HIT if hits else chance.choice(list[Decision](pending.options)))


def with_another_deck(match: Match) -> Match:
    """All that was dealt and decided is the same, but the unseen cards lie in another order."""
    events = list(match.events())
    dealer = next(event.dealer for event in events if isinstance(event, RoundStarted))
    dealt = tuple(event.card for event in events if isinstance(event, CardDealt))
    return Match.replay(match.plan, Origin(match.seed + 1, dealer, dealt), match.journal)


@pytest.mark.parametrize("name", list(CHARACTERS))
def test_shuffling_the_unseen_cards_never_changes_a_decision(name: str) -> None:
    for seed, edition in enumerate(EDITIONS.values()):
        for index, (match, pending) in enumerate(decisions_of(seed, edition)):
            if index % 7 or (name == "champion" and index % 21):
                continue
            table, seen = match.table(), with_another_deck(match).table()
            assert seen == table
            assert make_bot(name, 6).choose(seen, pending) == make_bot(name, 6).choose(table, pending)


def test_thinking_leaves_the_chance_of_the_game_alone() -> None:
    game = Game.start(EDITIONS["de"], 4, 12)
    game.apply(Move.DEAL)
    before = copy.deepcopy(game)
    random.seed(1)
    expected = random.random()
    random.seed(1)
    pending = game.pending
    assert isinstance(pending, Turn | Target)
    make_bot("champion", 2).choose(Table.of(game), pending)
    assert random.random() == expected
    assert [game.apply(pending.options[0]) for _ in range(1)] == [before.apply(pending.options[0])]


def test_the_champion_pauses_after_each_of_the_others_and_each_target() -> None:
    """So a frame waits for one row or one target at most, however many sit at the table."""
    bot = make_bot("champion", 1)
    for index, (_game, table, pending) in enumerate(moments(21, seats=9)):
        if index % 8 == 0:
            pauses = sum(1 for _ in bot.think(table, pending))
            targets = len(pending.options) if isinstance(pending, Target) else 0
            assert pauses >= len(table.seats) - 1 + targets


def test_who_has_nothing_hits() -> None:
    game = Game.start(EDITIONS["fr"], 3, 1)
    game.apply(Move.DEAL)
    pending = game.pending
    assert isinstance(pending, Turn)
    for name in CHARACTERS:
        assert make_bot(name, 1).choose(Table.of(game), pending) is Move.HIT


def test_the_yeti_freezes_the_leader() -> None:
    bot = make_bot("frosty", 1)
    aimed = 0
    for seed in range(8):
        for _game, table, pending in moments(seed):
            if isinstance(pending, Target) and pending.card in (FREEZE, FLIP_THREE):
                chosen = bot.choose(table, pending)
                assert isinstance(chosen, int)
                others = [seat for seat in pending.options if seat != pending.seat]
                if pending.card is FREEZE and any(attack.seat == pending.seat for attack in table.attacks):
                    continue  # it bears a grudge; that has a test of its own
                best = max(table.seats[seat].total + table.seats[seat].points for seat in others)
                assert table.seats[chosen].total + table.seats[chosen].points == best
                aimed += 1
    assert aimed > 10


def test_the_characters_differ_in_strength_and_in_style() -> None:
    figures = compete(["child", "careful", "greedy", "frosty", "counter"], games=400, processes=1, seed=3)
    by_name = {standing.bot: standing for standing in figures.standings}
    wins = {name: standing.win_rate for name, standing in by_name.items()}
    assert wins["child"] < wins["greedy"] < wins["counter"]
    assert wins["careful"] < wins["frosty"]
    assert by_name["careful"].bust_rate < by_name["counter"].bust_rate < by_name["greedy"].bust_rate
    assert by_name["careful"].cards_per_round < by_name["frosty"].cards_per_round < by_name["greedy"].cards_per_round
    assert by_name["frosty"].at_leader > by_name["child"].at_leader


def test_the_champion_beats_seats_that_play_for_points() -> None:
    """A few games: what it is really worth is for the arena to say."""
    wins = 0
    for seed in range(80):
        bots = [make_bot("counter", 1) for _ in range(4)]
        bots[seed % 4] = make_bot("champion", seed)
        outcome = play(EDITIONS["de"], bots, seed).outcome()
        assert outcome is not None
        wins += outcome.winner == seed % 4
    assert wins > 80 * 0.2
