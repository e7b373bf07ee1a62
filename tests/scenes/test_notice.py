"""The bar that tells what has happened to a file."""

import pytest

from flip7.scenes.notice import NoticeBar
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.text import Fitting
from flip7.ui.window import Offscreen

WORDS = "The disk is full. You can go on playing, but nothing is saved."


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_its_words_and_its_button_stand_in_it_and_not_on_each_other(size: tuple[int, int]) -> None:
    screen = Offscreen(size)
    bar = NoticeBar(WORDS, lambda: None)
    bar.place_in(screen.viewport.size)
    canvas = Canvas(screen.surface, screen.viewport)
    canvas.facts = Facts()
    bar.draw(canvas)
    [words] = canvas.facts.texts
    assert words.string == WORDS
    assert words.fitting is Fitting.NATURAL
    assert Box(0, 0, *screen.viewport.size).contains(bar.box)
    assert bar.box.contains(bar.close.box)
    assert bar.box.contains(words.drawn)
    assert not bar.close.box.colliderect(words.box)
