"""The page of puzzles asks, says what each answer is worth and why, and goes on to the next question."""

from datetime import date

import pytest

from flip7.app.context import Context
from flip7.dev import puzzles
from flip7.dev.fixtures import mid_game
from flip7.engine import Move
from flip7.match.puzzles import Puzzle
from flip7.scenes.puzzles import PuzzlesScene
from flip7.ui import Intent, Kind, Offscreen
from tests.scenes import stage

DAY = date(2026, 3, 1)


def asked(context: Context, done: Move | None = Move.STAY) -> tuple[PuzzlesScene, Offscreen]:
    """A question whose best answer is to hit: 30 % instead of 10 %."""
    match = mid_game(4, 4, 12)
    puzzle = Puzzle("a", match.plan, match.origin, tuple(match.journal), {Move.HIT: 0.3, Move.STAY: 0.1}, done)
    context.puzzles.remember([puzzle])
    scene = PuzzlesScene(context, today=lambda: DAY)
    return scene, stage.show(scene)


def shown(screen: Offscreen) -> list[str]:
    return [text.string for text in stage.texts(screen)]


def test_before_the_answer_nothing_of_it_is_told() -> None:
    _scene, screen = asked(stage.context())
    words = shown(screen)
    assert "Hit or stay?" in words
    assert {"Hit", "Stay", "From a match of yours", "1 mistake of your own is waiting"} <= set(words)
    assert not any("30" in word or "Lion" in word or "choice was" in word for word in words if "of 200" not in word)


def test_a_right_answer_is_praised_rests_and_counts() -> None:
    context = stage.context()
    _scene, screen = asked(context)
    stage.press(screen, Intent(Kind.HIT))
    words = shown(screen)
    assert "Right!" in words
    assert "1 right in a row · best: 1" in words
    assert "In the match the choice was: Stay." in words
    assert any(word.startswith("The Lion hits.") for word in words)
    assert words.index("30%") < words.index("10%"), "the best first"
    assert context.puzzles.next_own(DAY) is None


def test_a_wrong_answer_is_told_and_ends_the_streak() -> None:
    context = stage.context()
    _scene, screen = asked(context)
    stage.click(screen, "stay")
    words = shown(screen)
    assert "That would cost a lot." in words
    assert context.puzzles.book.streak == 0
    assert context.puzzles.book.entries[0].solved == 0
    stage.press(screen, Intent(Kind.HIT))
    assert context.puzzles.book.streak == 0, "there is one answer only"


def test_by_keys_alone_one_question_follows_the_other() -> None:
    context = stage.context()
    scene, screen = asked(context)
    stage.press(screen, Intent.CONFIRM)
    assert "Right!" in shown(screen), "the first choice has the focus"
    context.puzzles.remember([puzzles.puzzle_of(mid_game(3, 3, 5))])
    stage.press(screen, Intent.CONFIRM)
    assert "Hit or stay?" in shown(screen), "then the way on has it"
    assert not scene.animating


def test_where_no_own_mistake_waits_the_characters_are_asked() -> None:
    context = stage.context()
    scene = PuzzlesScene(context, today=lambda: DAY)
    screen = stage.show(scene)
    assert scene.animating
    for _frame in range(4000):
        if not scene.animating:
            break
        screen.advance(1 / 60)
    assert "From a match between the characters" in shown(screen)
    assert "You" in shown(screen)


def test_a_digit_chooses_the_seat_for_an_action_card() -> None:
    context = stage.context()
    scene = puzzles.target(context)
    screen = stage.show(scene)
    stage.press(screen, Intent(Kind.PICK, index=1))
    assert any(word.startswith("In the match the choice was") for word in shown(screen))


@pytest.mark.parametrize("seats", [2, 10, 24])
def test_every_seat_is_on_the_table_with_its_total(seats: int) -> None:
    context = stage.context()
    match = mid_game(seats, 3)
    context.puzzles.remember([Puzzle("a", match.plan, match.origin, tuple(match.journal),
                                     {Move.HIT: 0.3, Move.STAY: 0.1})])  # fmt: skip
    screen = stage.show(PuzzlesScene(context, today=lambda: DAY))
    facts = screen.facts()
    for seat, plan in enumerate(match.plan.seats):
        words = facts.part("seat", seat).strings
        assert plan.name in words
        total = match.game.seats[seat].total
        assert any(word == str(total) or word.startswith(f"{total} of 200") for word in words)
