"""Every scene in every language for a few frames, in a real window, and a whole match of AI seats: whether the packaged
program has all it needs."""

from collections.abc import Iterator
from dataclasses import replace

import pygame

from flip7 import i18n, resources
from flip7.ai.characters import CHARACTERS
from flip7.app.context import Context
from flip7.dev.gallery import SCENES
from flip7.match.match import Match, SeatPlan
from flip7.store.settings import Pace, Speed
from flip7.ui.intents import Intent
from flip7.ui.scene import Scene, Transition
from flip7.ui.window import Window

FRAMES = 4
STAND_UP_AFTER = 2
"""So many rounds are played before the match is left, to be continued."""
_MOST_FRAMES = 20_000
"""A match that takes longer does not go on at all."""


class SmokeError(Exception):
    """Something that should have happened did not."""


class Part:
    """Hears of every frame that is drawn."""

    def __init__(self, window: Window, context: Context) -> None:
        self._window = window
        self._context = context

    def first(self) -> Scene:
        """What the window opens with."""
        raise NotImplementedError

    def on_frame(self, seconds: float) -> None:
        """A frame was drawn, in so many seconds. Here the part says what happens next; an error ends the run."""
        raise NotImplementedError


class Parade(Part):
    """Brings on the next scene when one has been seen for long enough."""

    def __init__(self, window: Window, context: Context) -> None:
        super().__init__(window, context)
        self._steps = self._all(context)
        self._frames = 0
        self.shown: list[str] = []
        """What has been seen, for the log."""
        self.sounds = ""
        """What has been heard."""

    def first(self) -> Scene:
        self.sounds = play_sounds(self._context)
        return self._next() or Scene()

    def on_frame(self, seconds: float) -> None:  # noqa: ARG002
        self._frames += 1
        if self._frames < FRAMES:
            self._window.manager.invalidate()
            return
        self._frames = 0
        scene = self._next()
        if scene is None:
            self._window.stop()
        else:
            self._window.manager.reset_to(scene, Transition.NONE)

    def _next(self) -> Scene | None:
        return next(self._steps, None)

    def _all(self, context: Context) -> Iterator[Scene]:
        for language in i18n.LANGUAGES:
            i18n.use_language(language)
            for name, make in SCENES.items():
                self.shown.append(f"{language} {name}")
                yield make(context)


class Evening(Part):
    """All AI characters at one table, at instant speed. A match under way goes on to its end; a new one is left after
    some rounds."""

    def __init__(self, window: Window, context: Context) -> None:
        super().__init__(window, context)
        self.match = context.match_under_way() or _new_match(context)
        self.found = list(self.match.journal)
        """The decisions that were already taken."""
        self._frames = 0

    def first(self) -> Scene:
        self._context.change(speed=Speed.INSTANT, ai_pace=Pace.INSTANT)
        return self._context.navigation.table(self.match)

    def on_frame(self, seconds: float) -> None:  # noqa: ARG002
        self._frames += 1
        if self._frames > _MOST_FRAMES:
            raise SmokeError("the match does not come to an end")
        over = self._context.match_under_way() is not self.match
        if over or (not self.found and len(self.match.game.rounds) >= STAND_UP_AFTER):
            self._window.stop()
        else:
            self._window.manager.handle(Intent.CONFIRM)
            self._window.manager.invalidate()


def play_sounds(context: Context) -> str:
    """Play every sound there is; how many there were. One that cannot be played is an error."""
    if not context.audio.available:
        return "no sound device"
    files = [file for file in sorted((resources.ASSETS / "sounds").rglob("*")) if file.suffix in (".ogg", ".wav")]
    for file in files:
        channel = pygame.mixer.Sound(str(file)).play()
        if not channel.get_busy():
            raise SmokeError(f"{file.name} cannot be heard")
        channel.stop()
    return f"{len(files)} sounds"


def _new_match(context: Context) -> Match:
    seats = tuple(SeatPlan(who, who, colour, "star") for colour, who in enumerate(CHARACTERS))
    return context.new_match(replace(context.last_plan(), seats=seats), origin=7)
