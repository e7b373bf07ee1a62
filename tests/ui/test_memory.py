"""The pictures that are kept take memory in step with the window."""

from collections.abc import Iterator

import pytest

from flip7.ui import memory
from flip7.ui.assets import assets
from flip7.ui.cache import MEGABYTE
from flip7.ui.fonts import fonts
from flip7.ui.memory import share_memory
from flip7.ui.shapes import shapes
from flip7.ui.window import Window


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    budgets = assets._kept.budget, shapes._kept.budget, fonts._rendered.budget
    yield
    for store, budget in zip(memory.SHARES, budgets, strict=True):
        store.limit(budget)


def _allowed() -> int:
    return assets._kept.budget + shapes._kept.budget + fonts._rendered.budget


@pytest.mark.parametrize(
    ("window", "least", "most"),
    [((1280, 720), 70, 90), ((1920, 1080), 160, 200), ((640, 400), 60, 64), ((7680, 4320), 380, 384)],
)
def test_all_stores_together_take_what_the_window_allows(window: tuple[int, int], least: int, most: int) -> None:
    share_memory(window)
    assert least * MEGABYTE <= _allowed() <= most * MEGABYTE


def test_every_store_gets_a_part_that_a_frame_can_live_with() -> None:
    assert sum(memory.SHARES.values()) == pytest.approx(1.0)
    share_memory((1920, 1080))
    assert fonts._rendered.budget >= 16 * MEGABYTE
    assert min(assets._kept.budget, shapes._kept.budget) >= 64 * MEGABYTE


def test_a_window_that_grows_may_keep_more_and_one_that_shrinks_keeps_less() -> None:
    window = Window("test", (1280, 720), icon=None)
    small = _allowed()
    window.resize((1920, 1080))
    large = _allowed()
    window.resize((1280, 720))
    again = _allowed()
    window.close()
    assert large > 2 * small
    assert again == small
