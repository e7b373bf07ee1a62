"""What is said before the first card: people are greeted by name, and who has met before says so."""

from pathlib import Path

import pytest

from flip7.ai.characters import Situation
from flip7.app.context import Context
from flip7.dev.fixtures import plan_for
from flip7.dev.simple_play import play
from flip7.match.match import Match
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.settings import Talkativeness
from flip7.ui.scene import Transition
from flip7.ui.window import Offscreen

pytestmark = pytest.mark.usefixtures("unpainted")

REMINDERS = {Situation.REVANCHE, Situation.LAST_WON, Situation.LAST_LOST, Situation.STREAK}


def first_words(context: Context, match: Match) -> tuple[Situation, str] | None:
    """What is said at a table that has just been opened."""
    context.change(talk=Talkativeness.TALKATIVE)
    screen = Offscreen((1024, 640))
    scene = TableScene(context, match)
    screen.manager.push(scene, Transition.NONE)
    screen.advance(0.1)
    spoken = scene.board.atmosphere.talk.spoken
    return None if spoken is None else (spoken.situation, str(spoken.text))


def test_a_person_is_greeted_by_name() -> None:
    heard = [first_words(Context(language="en"), Match(plan_for(3), seed)) for seed in range(8)]
    said = [words for words in heard if words is not None]
    assert len(said) > 4
    assert all(situation is Situation.GREETING and "Anna" in text for situation, text in said)


def test_who_has_played_before_is_reminded_of_it_and_not_after_the_records_are_cleared(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en")
    plan = plan_for(3)
    match = context.new_match(plan, 5)
    play(match)
    context.finish(match)
    words = first_words(context, context.new_match(plan, 6))
    assert words is not None
    assert words[0] in REMINDERS
    context.change_records(lambda records: records.delete_all())
    words = first_words(context, context.new_match(plan, 8))
    assert words is None or words[0] is Situation.GREETING


@pytest.mark.parametrize("people", [0, 3])
def test_nobody_is_greeted_where_there_is_nobody_to_greet_or_to_do_it(people: int) -> None:
    assert all(
        first_words(Context(language="en"), Match(plan_for(3, people=people), seed)) is None for seed in range(4)
    )


def test_a_match_that_is_continued_begins_without_a_word() -> None:
    for seed in range(4):
        match = Match(plan_for(3), seed)
        play(match, 2)
        assert first_words(Context(language="en"), match) is None
