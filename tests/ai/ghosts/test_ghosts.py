"""A ghost decides as its person would, and says in a sentence how that is."""

from dataclasses import replace
from functools import cache
from statistics import mean

import pytest
from check_ghosts import by_the_fixed_rule, match_of

from flip7.ai.ghosts import Ghost, Habits, Made, Style, Victim, fit, ghost_id, ghost_number, is_ghost, sentence
from flip7.ai.ghosts.features import AIM, TURN, options_of
from flip7.ai.ghosts.habits import Boldness
from flip7.ai.slices import run_to_end
from flip7.engine import Move, Target, Turn
from flip7.i18n import use_language


@cache
def decisions(person: str, first: int, matches: int) -> tuple[Made, ...]:
    return tuple(made for seed in range(first, first + matches) for made in match_of(person, seed))


@cache
def style_of(person: str, matches: int = 5) -> Style:
    return run_to_end(fit(decisions(person, 0, matches)))


def foretold(style: Style, made: Made) -> bool:
    shares = style.chances(made.table, made.pending)
    return made.pending.options[shares.index(max(shares))] == made.decision


@pytest.mark.parametrize("person", ["stays at 20 ± 3", "risk to 20 ± 3 %", "stays at 5 numbers", "greedy"])
def test_after_five_matches_a_ghost_foretells_four_of_five_choices_and_more_than_a_fixed_rule(person: str) -> None:
    unseen = decisions(person, 500, 5)
    ghost = mean(foretold(style_of(person), made) for made in unseen)
    assert ghost > 0.8
    assert ghost > mean(by_the_fixed_rule(made) == made.decision for made in unseen)


def test_who_is_not_known_yet_stays_at_about_25_points() -> None:
    style = Style()
    for made in decisions("stays at 25 ± 3", 0, 3):
        seat = made.table.seats[made.pending.seat]
        if isinstance(made.pending, Turn) and not seat.second_chance and seat.total < 150 and abs(seat.points - 25) > 4:
            assert (style.chances(made.table, made.pending)[0] > 0.5) == (seat.points < 25)


def test_the_same_seed_and_the_same_table_give_the_same_decision() -> None:
    for made in decisions("by the mood", 0, 2):
        ghost = Ghost(style_of("by the mood"), 4)
        again = Ghost(style_of("by the mood"), 4)
        assert ghost.choose(made.table, made.pending) == again.choose(made.table, made.pending)
        assert run_to_end(ghost.think(made.table, made.pending)) == again.choose(made.table, made.pending)


def test_a_ghost_wavers_where_its_person_does_and_nowhere_else() -> None:
    style = style_of("stays at 25 ± 3")
    for made in decisions("stays at 25 ± 3", 500, 2):
        chosen = {Ghost(style, seed).choose(made.table, made.pending) for seed in range(12)}
        shares = style.chances(made.table, made.pending)
        likely = {option for option, share in zip(made.pending.options, shares, strict=True) if share >= 0.25}
        assert chosen <= (likely or {made.pending.options[shares.index(max(shares))]})


def test_who_has_nothing_to_lose_hits_whatever_the_style_says() -> None:
    made = next(one for one in decisions("greedy", 0, 1) if isinstance(one.pending, Turn))
    seat = made.pending.seat
    empty = replace(made.table.seats[seat], numbers=(), bonuses=(), points=0)
    table = replace(made.table, seats=(*made.table.seats[:seat], empty, *made.table.seats[seat + 1 :]))
    timid = Style(turn=(-50.0, *(0.0,) * (len(TURN) - 1)))
    assert Ghost(timid, 1).choose(table, made.pending) is Move.HIT
    assert Ghost(timid, 1).choose(made.table, made.pending) is Move.STAY


def test_only_what_was_a_choice_is_learned_from() -> None:
    for made in decisions("stays at 20 ± 3", 0, 5):
        if isinstance(made.pending, Turn):
            assert made.table.seats[made.pending.seat].points > 0
        assert made.pending.seat == 0
        assert made.decision in made.pending.options


def test_every_option_has_its_numbers_and_none_is_out_of_scale() -> None:
    for made in decisions("greedy", 0, 5):
        rows = options_of(made.table, made.pending)
        assert len(rows) == len(made.pending.options)
        names = TURN if isinstance(made.pending, Turn) else AIM
        assert all(len(row) == len(names) and max(map(abs, row)) < 12 for row in rows)


@pytest.mark.parametrize(
    ("person", "boldness", "victim"),
    [
        ("stays at 15 ± 2", Boldness.EARLY, Victim.NEIGHBOUR),
        ("stays at 25 ± 3", Boldness.IN_TIME, Victim.LEADER),
        ("stays at 30 ± 3", Boldness.LATE, Victim.STRONGEST_ROW),
        ("greedy", Boldness.NEVER_ENOUGH, None),
    ],
)
def test_the_habits_are_those_of_the_person(person: str, boldness: Boldness, victim: Victim | None) -> None:
    habits = style_of(person).habits
    assert habits.boldness is boldness
    assert victim is None or habits.victim is victim


def test_from_two_cards_nobody_has_a_habit() -> None:
    aims = [made for made in decisions("stays at 25 ± 3", 0, 5) if isinstance(made.pending, Target)]
    assert run_to_end(fit(aims[:2])).habits.victim is Victim.ANYBODY


SENTENCES = {
    "en": "Stays early, and always goes for the leader.",
    "de": "Hört früh auf und geht immer auf die Führung los.",
    "fr": "S’arrête tôt, et vise toujours la tête du classement.",
    "pl": "Wcześnie mówi stop i zawsze bierze na cel prowadzenie.",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_the_habits_are_a_sentence_of_the_language(language: str) -> None:
    use_language(language)
    assert str(sentence(Habits(18, Victim.LEADER, always=True))) == SENTENCES[language]
    said = {str(sentence(Habits(stays, victim, always=always)))
            for stays in (18, 28, 33, 40) for victim in Victim for always in (True, False)}  # fmt: skip
    assert len(said) == 4 * (2 * (len(Victim) - 1) + 1)


@pytest.mark.parametrize(
    "who", ["ghost", "ghost-", "ghost-x", "ghost--3", "ghost-²", "ghost-1234567890", "person", "careful"]
)
def test_what_is_no_ghost_is_not_taken_for_one(who: str) -> None:
    assert not is_ghost(who)


def test_the_id_of_a_ghost_is_read_back() -> None:
    assert ghost_number(ghost_id(17)) == 17
