"""How one screen becomes another: a short motion between two pictures."""

from collections import deque
from enum import Enum

import pygame

from flip7.ui.easing import out_cubic
from flip7.ui.intents import Intent, Kind

TRANSITION = 0.18
"""How long it takes, in seconds."""


class Transition(Enum):
    """How one screen becomes another."""

    FADE = "fade"
    SLIDE = "slide"
    NONE = "none"


class Change:
    """A transition under way, between two pictures."""

    def __init__(self, before: pygame.Surface, kind: Transition, forward: bool) -> None:
        self.before = before
        self.after: pygame.Surface | None = None
        self.kind = kind
        self.forward = forward
        self.time = 0.0

    @property
    def done(self) -> bool:
        """Whether the new picture is all there is to be seen."""
        return self.time >= TRANSITION

    def draw(self, surface: pygame.Surface, after: pygame.Surface) -> None:
        """Draw the moment it has come to: `after` over the picture before. Both must be as large as the surface."""
        share = out_cubic(min(1.0, self.time / TRANSITION))
        surface.blit(self.before, (0, 0))
        shift = 0
        if self.kind is Transition.SLIDE:
            shift = round(surface.get_width() * 0.06 * (1 - share)) * (1 if self.forward else -1)
        after.set_alpha(round(255 * share))
        surface.blit(after, (shift, 0))
        after.set_alpha(255)


class WaitingIntents:
    """What is pressed while one screen becomes another, in its order, for the new one to hear."""

    def __init__(self) -> None:
        self._intents: deque[Intent] = deque()

    def __bool__(self) -> bool:
        return bool(self._intents)

    def add(self, intent: Intent) -> None:
        """Keep an intent. Of the mouse's way only its end counts."""
        if intent.kind is Kind.POINT and self._intents and self._intents[-1].kind is Kind.POINT:
            self._intents.pop()
        self._intents.append(intent)

    def take(self) -> Intent:
        """The oldest one, which then waits no more. There must be one."""
        return self._intents.popleft()
