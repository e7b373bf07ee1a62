"""Signs of life while nothing moves, and stillness where it is wanted."""

import pygame

from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game
from flip7.scenes.table.idle import BETWEEN, BLINK, FOLLOWED, Idle
from flip7.ui.intents import Intent

SEATS = (1, 2, 4)


def test_one_face_at_a_time_blinks_and_the_loop_sleeps_in_between() -> None:
    idle = Idle()
    assert idle.wake_in is None
    assert not idle.pass_time(0.0, SEATS)
    blinked: set[int | None] = set()
    for _blink in range(40):
        wait = idle.wake_in
        assert wait is not None
        assert BETWEEN[0] <= wait <= BETWEEN[1]
        assert idle.pass_time(wait, SEATS)
        assert idle.blinking in SEATS
        blinked.add(idle.blinking)
        assert idle.wake_in == BLINK
        assert idle.pass_time(BLINK, SEATS)
        assert idle.blinking is None
    assert blinked == set(SEATS)


def test_nobody_blinks_while_something_moves() -> None:
    idle = Idle()
    idle.pass_time(0.0, SEATS)
    idle.pass_time(BETWEEN[1], SEATS)
    assert idle.blinking is not None
    assert idle.pass_time(0.01, ())
    assert idle.wake_in is None
    assert [idle.blinking, idle.pointer] == [None, None]


def test_the_pointer_is_followed_for_a_while() -> None:
    idle = Idle()
    idle.point((5, 5))
    assert idle.pointer is None, "nobody is there to look at it"
    idle.pass_time(0.0, SEATS)
    idle.point((5, 5))
    assert idle.pointer == (5, 5)
    assert not idle.pass_time(FOLLOWED / 2, SEATS)
    assert idle.pass_time(FOLLOWED / 2, SEATS)
    assert idle.pointer is None


def staged_table(*, reduced_motion: bool = False) -> StagedTable:
    context = Context(language="en")
    context.change(reduced_motion=reduced_motion)
    staged = StagedTable(context, mid_game(6), (1280, 720))
    staged.settle()
    staged.screen.advance(0.3)
    staged.screen.draw()
    return staged


def changed_boxes(before: pygame.Surface, after: pygame.Surface) -> list[pygame.Rect]:
    same = pygame.mask.from_threshold(before, (0, 0, 0), (9, 9, 9, 255), after)
    same.invert()
    return same.get_bounding_rects()


def test_a_blink_changes_the_eyes_of_one_face_and_nothing_else() -> None:
    staged = staged_table()
    before = staged.screen.draw().copy()
    while not staged.scene.dirty:
        staged.screen.advance(1 / 60)
    shut = changed_boxes(before, staged.screen.draw())
    assert shut
    layout, model = staged.scene.board.layout, staged.scene.model
    scale = staged.screen.viewport.scale
    faces = [layout.place(seat, model.home).portrait for seat in range(1, 6)]
    pixels = [pygame.Rect(*(round(side * scale) for side in face)).inflate(8, 8) for face in faces]
    assert sum(face.contains(shut[0].unionall(shut[1:])) for face in pixels) == 1
    staged.screen.advance(BLINK + 1 / 60)
    assert not changed_boxes(before, staged.screen.draw()), "it is over"


def test_eyes_follow_the_pointer() -> None:
    staged = staged_table()
    before = staged.screen.draw().copy()
    staged.screen.give(Intent.point((5, 500)))
    assert staged.scene.dirty
    assert changed_boxes(before, staged.screen.draw())


def test_with_reduced_motion_everything_is_still() -> None:
    staged = staged_table(reduced_motion=True)
    assert staged.scene.wake_in is None
    staged.screen.draw()
    staged.screen.give(Intent.point((700, 300)))
    for _second in range(20):
        staged.screen.advance(1.0)
        assert staged.scene.board.waits[-1] is None
