"""A screen without a window for the scenes of the shell, and the ways a player has to reach what is on it."""

from random import Random

from flip7.app.context import Context
from flip7.engine import EDITIONS
from flip7.match.match import PERSON, TablePlan
from flip7.scenes.new_table.draft import Draft
from flip7.ui import Intent, Offscreen, Scene, Widget
from flip7.ui.facts import ShownText
from flip7.ui.form import DialogScene, FormScene

HD = (1280, 720)


def context(language: str = "en") -> Context:
    return Context(language=language, seed=5)


def show(scene: Scene, size: tuple[int, int] = HD) -> Offscreen:
    """The scene on a screen, with its way in behind it."""
    screen = Offscreen(size)
    screen.manager.push(scene)
    screen.advance(0.4)
    screen.draw()
    return screen


def settle(screen: Offscreen) -> None:
    screen.draw()
    screen.advance(0.4)
    screen.draw()


def press(screen: Offscreen, *intents: Intent) -> None:
    """Press one after another, each when the screen has come to rest."""
    for intent in intents:
        screen.give(intent)
        settle(screen)


def widgets(screen: Offscreen) -> list[Widget]:
    top = screen.manager.top
    assert isinstance(top, FormScene | DialogScene)
    ring = top.ring if isinstance(top, FormScene) else top.dialog.ring
    return [inner for widget in ring.widgets for inner, _parents in widget.walk()]


def find(screen: Offscreen, key: str) -> Widget:
    return next(widget for widget in widgets(screen) if widget.key == key)


def click(screen: Offscreen, key: str) -> None:
    """Click on a widget with the mouse."""
    at = find(screen, key).box.center
    press(screen, Intent.point(at), Intent.press(at), Intent.release(at))


def texts(screen: Offscreen) -> list[ShownText]:
    return screen.facts().texts


def shown(screen: Offscreen) -> str:
    return "\n".join(text.string for text in texts(screen))


def large_table(seats: int = 24) -> TablePlan:
    draft = Draft(TablePlan((), "de", EDITIONS["de"]), Random(3))
    for number in range(seats):
        draft.add(PERSON if number % 2 else draft.next_character())
    return draft.plan()
