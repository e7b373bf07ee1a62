"""The kept picture of the table: what is painted anew in parts looks exactly like what is painted at once."""

import pygame
import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import FRAME, StagedTable, plan_for
from flip7.dev.simple_play import play
from flip7.engine import Move, Target, Turn
from flip7.match.match import Match
from flip7.scenes.table.kept_table import KeptTable, Part
from flip7.scenes.table.painter import Painter
from flip7.scenes.table.picture import TablePicture
from flip7.ui.assets import assets
from flip7.ui.canvas import Box, Canvas
from flip7.ui.scale import Viewport

SIZE = (640, 400)


def decide(staged: StagedTable) -> None:
    """Somebody who stays from 20 points on, and gives cards to the first who can have them."""
    pending = staged.match.game.pending
    if isinstance(pending, Turn):
        staged.decide(Move.STAY if staged.match.game.seats[pending.seat].points >= 20 else Move.HIT)
    else:
        assert isinstance(pending, Target)
        staged.decide(pending.options[-1])


@pytest.mark.parametrize("seats", [2, 6, 12])
def test_what_is_painted_in_parts_is_what_is_painted_at_once(seats: int) -> None:
    """Looked at every few frames of a round: while cards fly, points count and somebody busts."""
    context = Context(language="de", seed=seats)
    match = Match(plan_for(seats, people=seats), 40 + seats)
    play(match, rounds=1)
    staged = StagedTable(context, match, SIZE)
    picture = staged.scene.board._picture
    assert isinstance(picture, TablePicture)
    frame = looked = 0
    while looked < 24 and match.game.pending is not None:
        if not staged.scene.busy and isinstance(match.game.pending, Turn | Target):
            decide(staged)
        staged.screen.manager.update(FRAME)
        frame += 1
        if frame % 7:
            continue
        staged.screen.draw()
        kept = picture._kept.surface
        if kept is None or staged.screen.manager.top is not staged.scene:
            break
        afresh = pygame.Surface(SIZE)
        painter: Painter = picture._painter
        painter.draw_resting(Canvas(afresh, staged.screen.viewport), staged.scene.board.layout, staged.scene.view.live)
        assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(afresh, "RGB"), f"frame {frame}"
        looked += 1
    assert looked >= 12, "the round was over before enough of it was seen"


def test_only_parts_that_look_different_are_painted_anew() -> None:
    painted: list[str] = []
    viewport = Viewport((172, 108), 1.0)

    def part(name: str, left: float, look: int) -> Part:
        return Part(name, Box(left, 0, 40, 40), look, lambda _canvas: painted.append(name))

    kept = KeptTable()
    kept.paint((172, 108), viewport, assets, "theme", [part("a", 0, 1), part("b", 60, 1), part("c", 70, 1)])
    assert painted == ["a", "b", "c"]
    painted.clear()
    kept.paint((172, 108), viewport, assets, "theme", [part("a", 0, 1), part("b", 60, 2), part("c", 70, 1)])
    assert painted == ["b", "c"], "what overlaps with it is painted over it again"
    painted.clear()
    kept.paint((172, 108), viewport, assets, "theme", [part("a", 0, 1), part("c", 70, 1)])
    assert painted == ["c"], "where something is gone it shows what was under it"
    kept.paint((172, 108), viewport, assets, "another theme", [part("a", 0, 1), part("c", 70, 1)])
    assert painted == ["c", "a", "c"]
