"""The window and the settings tell each other of its size."""

from pathlib import Path

from flip7.app.context import Context
from flip7.store.home import Home
from flip7.store.settings import MOST_SCREENS, WindowSize
from flip7.ui.audio import Audio
from flip7.ui.window import Window


def test_the_size_of_the_window_is_remembered_for_its_screen(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en")
    window = Window("Flip 7", (1280, 720), icon=None, audio=Audio())
    context.attach(window)
    for number in range(MOST_SCREENS):
        window.screen = f"screen {number}"
        window.resize((1000 + number, 700))
    window.screen = "1920x1080"
    window.resize((1600, 900))
    assert context.window_size == context.settings.window == WindowSize(1600, 900)
    window.close()
    context.close()
    again = Context(Home.at(tmp_path), language="en")
    assert len(again.settings.windows) == MOST_SCREENS
    assert again.settings.windows["1920x1080"] == WindowSize(1600, 900)
    assert "screen 0" not in again.settings.windows, "the screen not used for longest is forgotten"
    again.close()
