"""A bubble stands beside whom it comes from, and never leaves its room."""

import pytest

from flip7.i18n import Text
from flip7.scenes.bubble import Side, bubble_beside
from flip7.ui.canvas import Box
from flip7.ui.text import text_height
from flip7.ui.theme import SMALL

pytestmark = pytest.mark.usefixtures("unpainted")

ROOM = Box(0, 0, 1000, 600)
SHORT, LONG = Text("Ha!"), Text("Well played, everybody. And now a rematch?")


@pytest.mark.parametrize("text", [SHORT, LONG])
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("at", [(0, 0), (940, 0), (0, 540), (940, 540), (470, 270)])
def test_it_stays_in_its_room_and_off_the_speaker_where_it_can(text: Text, side: Side, at: tuple[int, int]) -> None:
    speaker = Box(*at, 60, 60)
    bubble = bubble_beside(speaker, ROOM, text, (side, *Side))
    assert ROOM.contains(bubble.box)
    assert not bubble.box.colliderect(speaker)


def test_the_first_side_with_room_is_taken() -> None:
    speaker = Box(470, 270, 60, 60)
    assert bubble_beside(speaker, ROOM, SHORT, (Side.BELOW, Side.ABOVE)).box.top > speaker.bottom
    low = Box(470, 560, 60, 40)
    assert bubble_beside(low, ROOM, SHORT, (Side.BELOW, Side.ABOVE)).box.bottom < low.top


def test_two_lines_are_about_equally_long() -> None:
    box = bubble_beside(Box(470, 270, 60, 60), ROOM, LONG).box
    assert text_height(LONG, SMALL, box.width - 60) > text_height(LONG, SMALL, box.width - 16)
