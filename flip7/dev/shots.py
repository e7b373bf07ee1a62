"""Pictures of every scene at its telling moments, without a window: what is looked at to judge the game."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from flip7 import i18n
from flip7.app.context import Context
from flip7.dev.expressions import expressions_sheet
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.dev.gallery import PAGES
from flip7.dev.moments import ALONE, MOMENTS, MOTIONS, Size, Stage, last_to_decide
from flip7.dev.simple_play import play
from flip7.engine import EDITIONS, Move
from flip7.match.match import Match
from flip7.ui.intents import Intent
from flip7.ui.scene import Scene
from flip7.ui.window import Offscreen

TABLES = (1, 2, 3, 4, 6, 8, 10, 11, 18, 24)
STEPS_OF_A_MOTION = 5
Take = Callable[[Context, Size], pygame.Surface]


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture that can be taken: `name` is that of its file, without the ending."""

    name: str
    take: Take


def take_shots(folder: Path, size: Size, only: str | None = None) -> Iterator[Path]:
    """Write the pictures whose name contains `only`, or all; each path as it is written."""
    pygame.display.init()
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    for shot in all_shots():
        if only is None or only in shot.name:
            picture = shot.take(Context(language=i18n.language()), size)
            path = folder / f"{shot.name}.png"
            pygame.image.save(picture, str(path))
            yield path


def all_shots() -> Iterator[Shot]:
    """Every picture there is, in the order it is taken. Nothing is set up before a shot is taken."""
    yield from _pages()
    yield Shot("expressions", lambda _context, size: expressions_sheet(size))
    for seats in TABLES:
        for moment, stage in MOMENTS.items():
            if seats > 1 or moment in ALONE:
                yield Shot(f"table-{seats}-{moment}", _table(stage, seats))
        yield Shot(f"summary-{seats}", _summary(seats))
        yield Shot(f"podium-{seats}", _podium(seats))
    for name, (start, seconds) in MOTIONS.items():
        yield Shot(f"motion-{name}", _motion(start, seconds))


def _pages() -> Iterator[Shot]:
    """The scenes that are not the table."""
    for name, example in PAGES.items():
        yield Shot(name.replace(",", "").replace(" ", "-"), _SET_UP.get(name) or _page(example))
    yield Shot("title-continue", _continue)
    for edition in EDITIONS:
        yield Shot(f"rules-{edition}", _rules(edition))
    yield Shot("introduction", _lesson)


def _page(make: Callable[[Context], Scene]) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        screen = Offscreen(size)
        screen.manager.push(make(context))
        screen.advance(1.2)
        return screen.draw()

    return take


def _rules(edition: str) -> Take:
    plan = plan_for(3, edition)
    return _page(lambda context: context.navigation.rules(plan.rules, plan.edition))


def _offer(context: Context, size: Size) -> pygame.Surface:
    screen = Offscreen(size)
    screen.manager.push(context.navigation.title())
    screen.advance(1.5)
    screen.draw()
    screen.manager.push(context.navigation.offer_of_introduction())
    screen.advance(0.6)
    return screen.draw()


def _lesson(context: Context, size: Size) -> pygame.Surface:
    """The introduction after its first card: what the gauge is for."""
    screen = Offscreen(size)
    screen.manager.push(context.navigation.introduction())
    for _press in range(4):
        screen.advance(3.0)
        screen.give(Intent.CONFIRM)
    screen.advance(4.0)
    return screen.draw()


def _continue(context: Context, size: Size) -> pygame.Surface:
    play(context.new_match(context.last_plan(), 7), rounds=2)
    return _page(lambda context: context.navigation.title())(context, size)


def _above_table(make: Callable[[Context, Match], Scene]) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        staged = StagedTable(context, mid_game(4), size)
        staged.screen.manager.push(make(context, staged.match))
        staged.screen.advance(0.5)
        return staged.screen.draw()

    return take


def _table(stage: Stage, seats: int) -> Take:
    return lambda context, size: stage(context, seats, size).screen.draw()


def _summary(seats: int) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        staged = StagedTable(context, last_to_decide(seats), size)
        staged.decide(Move.STAY)
        while staged.screen.manager.top is staged.scene:
            staged.screen.advance(0.1)
        staged.screen.advance(6.0)
        return staged.screen.draw()

    return take


def _podium(seats: int) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        match = Match(plan_for(seats), 5)
        play(match)
        screen = Offscreen(size)
        screen.manager.push(context.navigation.podium(match))
        screen.advance(6.0)
        return screen.draw()

    return take


def _motion(start: Stage, seconds: float) -> Take:
    """A contact sheet: the table at equal steps of one motion, one beneath the other."""

    def take(context: Context, size: Size) -> pygame.Surface:
        staged = start(context, 4, size)
        width, height = size[0] // 2, size[1] // 2
        sheet = pygame.Surface((width, height * STEPS_OF_A_MOTION))
        for step in range(STEPS_OF_A_MOTION):
            small = pygame.transform.smoothscale(staged.screen.draw(), (width, height))
            sheet.blit(small, (0, step * height))
            staged.screen.advance(seconds / (STEPS_OF_A_MOTION - 1))
        return sheet

    return take


_SET_UP: Mapping[str, Take] = {
    "offer of the introduction": _offer,
    "pause": _above_table(lambda context, match: context.navigation.pause(match, lambda: None)),
    "seats": _above_table(lambda context, match: context.navigation.seats(match, lambda: None)),
}
"""Pages that are seen above another scene."""
