"""A way past everything that a player can see: all pages and questions, and the table at its telling moments.

Each stop is set up in the language of now, English at first. Then language, text size and window change under it, as
they can in the game.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import mkdtemp

from flip7 import i18n
from flip7.app.context import Context
from flip7.cards.texts import tooltip_of
from flip7.dev import moments
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.dev.gallery import PAGES
from flip7.dev.simple_play import match_of, play
from flip7.engine import EDITIONS, Move, Rules, card
from flip7.match.match import Match
from flip7.scenes.introduction import IntroductionScene
from flip7.scenes.introduction.lesson import lesson
from flip7.scenes.new_table import NewTableScene
from flip7.scenes.records import RecordsScene
from flip7.scenes.rules import RulesScene
from flip7.scenes.tips import TIPS, Tip
from flip7.store.home import Home
from flip7.store.settings import Speed
from flip7.ui import Canvas, Intent, Kind, Offscreen, Scene
from flip7.ui.canvas import Box
from flip7.ui.form import FormScene
from flip7.ui.tooltip import Tooltip
from flip7.ui.widgets.scrollpane import ScrollPane
from tests.scenes import stage
from tests.scenes.measure import Measuring

SIZE = (1280, 720)
SEATS = (1, 4, 6, 18, 24)
MOMENTS = ("turn", "round-start", "bust", "target", "frost", "flip-three", "flip7", "round-end", "banner")
AT_REST = ("turn", "target")


@dataclass(frozen=True)
class Stop:
    name: str
    reach: Callable[[], Offscreen]
    passing: bool = False
    """Something passes over the table or is said beside it: it may hide a text for a while."""


def stops() -> list[Stop]:
    return [*_pages(), *_questions(), *_introduction(), *_tables()]


def measured(screen: Offscreen, size: tuple[int, int] = SIZE) -> Iterator[Measuring]:
    """What is on the screen at this size, and what can be scrolled to."""
    screen.manager.resize(type(screen.viewport)(size))
    screen.manager.update(0.0)
    yield _measure(screen)
    top = screen.manager.top
    panes = [pane for pane in top.ring.widgets if isinstance(pane, ScrollPane)] if isinstance(top, FormScene) else []
    for pane in panes:
        # The log begins at its end.
        if pane.handle(Intent.HOME):
            yield _measure(screen)
        while pane.handle(Intent.PAGE_DOWN):
            yield _measure(screen)
        pane.handle(Intent.HOME)


def chapters(edition: str, size: tuple[int, int] = SIZE) -> Iterator[Measuring]:
    """Every page of the rules, in the language of now."""
    scene = RulesScene(EDITIONS[edition], edition)
    screen = stage.show(scene, size)
    for _chapter in scene.chapters:
        yield from measured(screen, size)
        scene.next_chapter()


def _measure(screen: Offscreen) -> Measuring:
    canvas = Measuring(screen.manager.viewport)
    assert screen.manager.top is not None
    screen.manager.top.draw(canvas)
    return canvas


def _pages() -> Iterator[Stop]:
    # The other chapters of the rules are looked at by `chapters`.
    for name, example in PAGES.items():
        yield _page(name, example)
    yield Stop("title, match under way", lambda: _show(_context_with_match().navigation.title()))
    yield _page("new table of 24", new_table_of_24)
    yield _page("seats of 24", lambda context: context.navigation.seats(match_of(stage.large_table()), lambda: None))
    for name in ("0", "1", "12", "+10", "x2", "freeze", "flip3", "second"):
        for edition in EDITIONS if name == "flip3" else ("de",):
            yield Stop(f"tooltip of {name}, {edition}", partial(_tooltip, name, EDITIONS[edition]))
    yield Stop("records of players", lambda: _records("players"))
    yield Stop("records of matches", lambda: _records("matches"))


def _questions() -> Iterator[Stop]:
    """The dialogs, each reached by the button that asks."""
    yield Stop("quit?", lambda: _press(_show(_context_with_match().navigation.title()), "quit"))
    yield _page("put settings back?", lambda context: context.navigation.settings(), "reset")
    yield _page("begin again?", PAGES["pause"], "restart")
    yield Stop("give up?", lambda: _press(_show(NewTableScene(_context_with_match())), "start"))
    yield Stop("delete?", lambda: _press(_records("matches"), "delete"))
    yield Stop("delete all?", lambda: _press(_records("players"), "delete all"))


def _introduction() -> Iterator[Stop]:
    yield Stop("leave the introduction?", lambda: _give(_lesson(0), Intent.BACK))
    steps = lesson(EDITIONS["de"])
    for number, step in enumerate(steps):
        if step.words is not None:
            yield Stop(f"introduction, step {number}", partial(_lesson, number), passing=True)


def _tables() -> Iterator[Stop]:
    for seats in SEATS:
        for moment in MOMENTS:
            if seats > 1 or moment in moments.ALONE:
                yield Stop(f"table-{seats}-{moment}", partial(_table, moment, seats), moment not in AT_REST)
        yield Stop(f"summary-{seats}", partial(_summary, seats))
        yield Stop(f"podium-{seats}", partial(_podium, seats))
    yield Stop("an AI thinks", _thinking)
    yield Stop("advice", _advice, passing=True)
    for tip in TIPS:
        for seats in (4, 6):
            yield Stop(f"tip {tip.name} at {seats}", partial(_tip, tip, seats), passing=True)
    for action in ("flip3", "second"):
        yield Stop(f"target of {action}", partial(_target, action))


def _context() -> Context:
    return Context(language=i18n.language(), seed=5)


def _show(scene: Scene) -> Offscreen:
    return stage.show(scene, SIZE)


def _press(screen: Offscreen, key: str) -> Offscreen:
    before = screen.manager.top
    stage.click(screen, key)
    assert screen.manager.top is not before, f"{key} asks nothing"
    return screen


def _page(name: str, make: Callable[[Context], Scene], press: str | None = None) -> Stop:
    def reach() -> Offscreen:
        screen = _show(make(_context()))
        return screen if press is None else _press(screen, press)

    return Stop(name, reach)


def _table(moment: str, seats: int) -> Offscreen:
    return moments.MOMENTS[moment](_context(), seats, SIZE).screen


def _target(action: str) -> Offscreen:
    return moments.target(_context(), 6, SIZE, action).screen


def _summary(seats: int) -> Offscreen:
    staged = moments.MOMENTS["round-end"](_context(), seats, SIZE)
    while staged.screen.manager.top is staged.scene:
        staged.screen.advance(0.1, 0.1)
    staged.screen.advance(6.0, 0.1)
    return staged.screen


def _podium(seats: int) -> Offscreen:
    """When all awards are handed out."""
    match = Match(plan_for(seats), 5)
    play(match)
    screen = _show(_context().navigation.podium(match))
    screen.advance(12.0, 0.1)
    return screen


def new_table_of_24(context: Context) -> Scene:
    """Nobody more can sit down."""
    context.remember_table(stage.large_table())
    return NewTableScene(context)


def _context_with_match() -> Context:
    context = _context()
    play(context.new_match(context.last_plan(), 7), rounds=2)
    return context


def _records(part: str) -> Offscreen:
    context = Context(Home.at(Path(mkdtemp())), language=i18n.language(), seed=1)
    for _match in range(2):
        match = context.new_match(context.last_plan())
        play(match)
        context.finish(match)
    screen = _show(RecordsScene(context))
    stage.click(screen, part)
    return screen


def _thinking() -> Offscreen:
    staged = StagedTable(_context(), mid_game(4), SIZE)
    while staged.scene.flow.ai_pending is None:
        staged.decide(Move.STAY)
        staged.settle()
    return staged.screen


def _advice() -> Offscreen:
    staged = StagedTable(_context(), mid_game(4), SIZE)
    screen = _give(staged.screen, Intent(Kind.HINT))
    advice = staged.scene._advice
    assert advice is not None
    while advice.thinking:
        advice.think()
    return screen


def _tip(tip: Tip, seats: int) -> Offscreen:
    staged = StagedTable(_context(), mid_game(seats), SIZE)
    staged.scene.tips.shown = tip
    return staged.screen


def _lesson(number: int) -> Offscreen:
    """The introduction, played as the guide says up to one of its steps."""
    context = _context()
    context.change(speed=Speed.INSTANT)
    scene = IntroductionScene(context)
    screen = _show(scene)
    while len(scene.match.journal) < number:
        step = scene._steps[len(scene.match.journal)]
        assert step.decision is not None
        scene.decide(step.decision)
        while scene.busy:
            screen.advance(0.1, 0.1)
    return screen


def _give(screen: Offscreen, *intents: Intent) -> Offscreen:
    screen.give(*intents)
    return screen


def _tooltip(name: str, rules: Rules) -> Offscreen:
    return _show(_Tooltip(name, rules))


class _Tooltip(Scene):
    """What a card says when it is pointed at."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__()
        self._tip = tooltip_of(card(name), rules)

    def draw(self, canvas: Canvas) -> None:
        Tooltip(self._tip, Box(0, canvas.box.centery, 50, 70)).draw(canvas)
