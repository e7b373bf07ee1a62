"""The golden pictures: what each shows, in which language, size and look. They come out the same every time.

A picture begins at a stop of tests/scenes/tour.py or at a moment of flip7/dev/moments.py; most are 1280 x 720.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pygame

from flip7.app.context import Context
from flip7.dev import moments
from flip7.engine import EDITIONS
from flip7.i18n import use_language
from flip7.scenes.rules import RulesScene
from flip7.ui import Canvas, Offscreen
from flip7.ui.scale import Viewport
from flip7.ui.theme import Contrast, theme
from tests.scenes import stage, tour
from tests.scenes.measure import Measuring
from tests.snapshots.likeness import PlacedText, Taken
from tests.snapshots.palette import with_few_colours

FOLDER = Path(__file__).parent / "pictures"
HD, OLD, WIDE = (1280, 720), (1024, 768), (1720, 720)
RULES = (("de", "en"), ("fr", "fr"), ("pl", "pl"), ("de", "en"), ("fr", "fr"), ("pl", "pl"))
"""The edition and the language of each chapter."""
NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


@dataclass(frozen=True)
class Snapshot:
    name: str
    reach: Callable[[], Offscreen]
    language: str = "en"
    size: tuple[int, int] = HD
    text_scale: float = 1.0
    contrast: Contrast = Contrast.NORMAL

    @property
    def path(self) -> Path:
        """The picture; its texts lie beside it."""
        return FOLDER / f"{self.name}.png"

    @property
    def stored(self) -> Taken | None:
        if not self.path.exists():
            return None
        build, *lines = self.path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
        return Taken(pygame.image.load(self.path), [PlacedText.read(line) for line in lines], build)

    def store(self, taken: Taken) -> None:
        self.path.parent.mkdir(exist_ok=True)
        pygame.image.save(with_few_colours(taken.picture), self.path)
        lines = [taken.build, *map(str, taken.texts)]
        self.path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def take(self) -> Taken:
        """What is on the screen now, at half its size."""
        with _the_same_every_time():
            screen = self.reach()
            use_language(self.language)
            theme.text_scale = self.text_scale
            theme.contrast = self.contrast
            viewport = Viewport(self.size)
            screen.manager.resize(viewport)
            screen.manager.update(0.0)
            picture = pygame.Surface(self.size)
            screen.manager.draw(Canvas(picture, viewport))
            written = _Written(viewport)
            screen.manager.draw(written)
        half = (self.size[0] // 2, self.size[1] // 2)
        return Taken(pygame.transform.smoothscale(picture, half), written.placed(viewport.scale / 2))


class _Written(Measuring):
    """The texts of a screen. What a veil dims is still there."""

    def veil(self, *args: Any) -> None: ...

    def placed(self, scale: float) -> list[PlacedText]:
        seen = [one for one in self.seen if one.visible.width > 0 and one.visible.height > 0]
        return [
            PlacedText(one.text.string, pygame.Rect(*(round(side * scale) for side in one.visible))) for one in seen
        ]


def snapshots() -> list[Snapshot]:
    return [*_pages(), *_tables(), *_looks()]


def _pages() -> Iterator[Snapshot]:
    yield _stop("title", "fr")
    yield _stop("title, match under way", "de")
    yield _stop("new table", "en")
    yield _stop("new table of 24", "de")
    yield _stop("settings, game", "pl")
    yield _stop("settings, picture", "en")
    yield _stop("settings, sound", "fr")
    yield _stop("settings, controls", "de")
    for chapter, (edition, language) in enumerate(RULES):
        yield Snapshot(f"rules-{edition}-{chapter + 1}", partial(_rules, edition, chapter), language)
    yield _stop("who", "pl")
    yield _stop("chooser", "fr")
    yield _stop("seat menu", "pl")
    yield _stop("people", "de")
    yield _stop("key", "de")
    yield _stop("pause", "pl")
    yield _stop("seats", "de")
    yield _stop("log", "fr")
    yield _stop("cards left", "pl")
    yield _stop("records of players", "pl")
    yield _stop("records of matches", "de")
    yield _stop("give up?", "fr")
    yield _stop("delete all?", "en")
    yield _stop("crash", "pl")
    yield _stop("offer of the introduction", "fr")
    yield _stop("introduction, step 4", "de")
    yield _stop("introduction, step 16", "pl")


def _tables() -> Iterator[Snapshot]:
    languages = {1: "en", 4: "de", 6: "fr", 10: "pl", 18: "en", 24: "de"}
    for seats, language in languages.items():
        yield _moment("turn", seats, language)
    yield _moment("round-start", 6, "pl")
    yield _moment("bust", 4, "en")
    yield _moment("face-down", 6, "de")
    yield _moment("bust", 24, "fr")
    yield _moment("second-chance", 4, "fr")
    yield _moment("frost", 6, "pl")
    yield _moment("flip-three", 4, "pl")
    yield _moment("flip7", 4, "fr")
    yield _moment("target", 6, "en")
    yield _moment("target", 18, "pl")
    yield _moment("round-end", 10, "de")
    yield _moment("banner", 4, "de")
    yield _stop("advice", "en")
    yield _stop("tip second-chance at 4", "fr")
    yield _stop("tip bust at 6", "de")
    yield _stop("summary-4", "pl")
    yield _stop("summary-24", "en")
    yield _stop("podium-1", "de")
    yield _stop("podium-6", "fr")


def _looks() -> Iterator[Snapshot]:
    """Other windows, larger text, high contrast, reduced motion."""
    yield _stop("title", "pl", "old-screen", size=OLD)
    yield _moment("target", 6, "de", "old-screen", size=OLD)
    yield _moment("turn", 18, "fr", "wide", size=WIDE)
    yield _stop("settings, game", "de", "large-text", text_scale=1.5)
    yield _moment("turn", 4, "pl", "large-text", text_scale=1.5)
    yield _moment("turn", 6, "en", "high-contrast", contrast=Contrast.HIGH)
    yield _stop("pause", "fr", "high-contrast", contrast=Contrast.HIGH)
    yield Snapshot("table-4-frost-reduced-motion", partial(_staged, "frost", 4, reduced_motion=True), "de")


def _stop(name: str, language: str, look: str = "", **how: object) -> Snapshot:
    words = "".join(letter if letter.isalnum() else " " for letter in f"{name} {look}").split()
    return Snapshot("-".join(words), _stops()[name], language, **how)  # type: ignore[arg-type]


def _moment(moment: str, seats: int, language: str, look: str = "", **how: object) -> Snapshot:
    name = "-".join(filter(None, ["table", str(seats), moment, look]))
    return Snapshot(name, partial(_staged, moment, seats), language, **how)  # type: ignore[arg-type]


@cache
def _stops() -> dict[str, Callable[[], Offscreen]]:
    return {stop.name: stop.reach for stop in tour.stops()}


def _staged(moment: str, seats: int, *, reduced_motion: bool = False) -> Offscreen:
    context = Context(language="en", seed=5)
    context.change(reduced_motion=reduced_motion)
    return moments.MOMENTS[moment](context, seats, HD).screen


def _rules(edition: str, chapter: int) -> Offscreen:
    scene = RulesScene(EDITIONS[edition], edition)
    screen = stage.show(scene)
    for _page in range(chapter):
        scene.next_chapter()
    stage.settle(screen)
    return screen


@contextmanager
def _the_same_every_time() -> Iterator[None]:
    """Chance, the clock and the speed of the machine have no part in a picture."""
    with ExitStack() as stack:
        for module in ("new_table.draft", "drifting_cards"):
            stack.enter_context(patch(f"flip7.scenes.{module}.Random", lambda: Random(7)))
        for module in ("ai_seats", "advice"):
            # Whoever thinks is ready in the same frame.
            stack.enter_context(patch(f"flip7.scenes.table.{module}.perf_counter", lambda: 0.0))
        for module in ("match.plan", "store.finished_match"):
            stack.enter_context(patch(f"flip7.{module}.now", lambda: NOON))
        stack.enter_context(patch("flip7.store.unrecorded._ended", lambda _path: NOON))
        use_language("en")
        theme.text_scale = 1.0
        theme.contrast = Contrast.NORMAL
        yield
