"""A ghost is offered wherever it is chosen who decides, and looks like its person, but pale."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.engine import EDITIONS
from flip7.match.match import Match, TablePlan
from flip7.scenes.new_table import NewTableScene
from flip7.scenes.new_table.chooser import SeatChooser
from flip7.scenes.seats import SeatsScene
from flip7.scenes.who import WhoScene
from flip7.store.home import Home
from flip7.store.writer import WriterThread
from flip7.ui import Intent, Offscreen
from tests.app.test_known_ghosts import ANNA, OTTO, at, played
from tests.scenes import stage
from tests.store.conftest import tmp_path

__all__ = ["tmp_path"]


@pytest.fixture
def context(tmp_path: Path) -> Iterator[Context]:
    played(tmp_path, 5)
    context = at(tmp_path)
    yield context
    context.close()


def pictures(screen: Offscreen) -> set[str]:
    return {picture.name for picture in screen.facts().pictures}


def test_a_ghost_is_offered_with_a_sentence_and_the_symbol_of_its_person(context: Context) -> None:
    chosen: list[str] = []
    screen = stage.show(WhoScene(context, "Otto", "careful", chosen.append))
    [ghost] = context.known_ghosts()
    said = " ".join(text.string for text in stage.texts(screen))
    assert "Anna's ghost" in said
    assert str(ghost.about) in said
    assert {"icons/sheet", "symbols/fox"} <= pictures(screen)
    stage.click(screen, ghost.who)
    assert chosen == [ghost.who]


def test_a_ghost_that_is_just_being_fitted_comes_when_it_is_ready(tmp_path: Path) -> None:
    played(tmp_path, 5)
    context = Context(Home.at(tmp_path), seed=3, language="en", writer=WriterThread())
    scene = WhoScene(context, "Otto", "careful", lambda _who: None)
    screen = stage.show(scene)
    assert context.ghosts.learning is not None
    assert context.ghosts.learning.wait(60)
    assert scene.wake_in is None
    stage.settle(screen)
    assert "ghost" in "".join(widget.key for widget in stage.widgets(screen))
    context.close()


def test_a_ghost_that_is_chosen_for_a_new_table_sits_there_as_its_person_looks(context: Context) -> None:
    scene = NewTableScene(context)
    screen = stage.show(scene)
    [ghost] = context.known_ghosts()
    stage.click(screen, "chair 1")
    stage.click(screen, "replace")
    chooser = screen.manager.top
    assert isinstance(chooser, SeatChooser)
    chooser.ring.focus(stage.find(screen, ghost.who))
    assert str(ghost.about) in stage.shown(screen)
    stage.press(screen, Intent.CONFIRM)
    assert scene.draft.plan().seats[1] == ghost.seat()
    assert ghost.name in stage.shown(screen)
    assert str(ghost.about) in screen.facts().part("seat card").strings


def test_somebody_who_leaves_in_mid_match_is_replaced_by_their_ghost(context: Context) -> None:
    match = Match(TablePlan((ANNA, OTTO), "de", EDITIONS["de"]), 3)
    scene = SeatsScene(context, match)
    screen = stage.show(scene)
    [ghost] = context.known_ghosts()
    stage.click(screen, "seat 0")
    stage.click(screen, ghost.who)
    assert (match.plan.seats[0].name, match.plan.seats[0].who) == ("Anna", ghost.who)
    stage.settle(screen)
    assert "icons/sheet" in pictures(screen)


def test_at_the_table_a_ghost_has_no_face_and_says_nothing(context: Context) -> None:
    [ghost] = context.known_ghosts()
    scene = context.navigation.table(Match(TablePlan((ANNA, ghost.seat()), "de", EDITIONS["de"]), 3))
    screen = stage.show(scene)
    assert {"icons/sheet", "symbols/fox"} <= pictures(screen)
    assert not any(name.startswith("faces/") for name in pictures(screen))
