"""Scenes: what a player sees at a time, and the stack they are pushed on and popped from."""

from collections.abc import Callable
from typing import Protocol

import pygame

from flip7.ui.canvas import Canvas
from flip7.ui.intents import SYSTEM, Intent, Kind
from flip7.ui.scale import Viewport
from flip7.ui.stack_picture import StackPicture, current_look, visible
from flip7.ui.transition import TRANSITION, Change, Transition, WaitingIntents

__all__ = ["LONGEST_STEP", "TRANSITION", "Scene", "SceneManager", "Transition"]

LONGEST_STEP = 0.1
"""After a pause of the whole program (a suspended laptop, a dragged window) motions go on, they do not jump."""


class Scene:
    """One screen of the game. `draw` changes nothing; everything else may, and says so with `invalidate`."""

    overlay = False
    """Drawn above the scene beneath, which stands still and dimmed meanwhile."""
    paced = False
    """What moves here goes by the speed of the table, so that it can be changed here."""

    def __init__(self) -> None:
        self._manager: SceneManager | None = None
        self._dirty = True

    @property
    def manager(self) -> "SceneManager":
        """The stack this scene is on."""
        if self._manager is None:
            raise RuntimeError(f"{type(self).__name__} is on no stack yet")
        return self._manager

    @property
    def dirty(self) -> bool:
        """Whether it looks different from when it was drawn last."""
        return self._dirty

    def invalidate(self) -> None:
        """Have it drawn again."""
        self._dirty = True

    @property
    def animating(self) -> bool:
        """Whether something moves, so that it needs a frame now."""
        return False

    @property
    def wake_in(self) -> float | None:
        """Seconds until it wants to be updated though nothing moves, or None: it can sleep until something happens."""
        return None

    @property
    def text_entry(self) -> bool:
        """Whether letters are typed into something now."""
        return False

    def enter(self) -> None:
        """It has come onto the stack."""

    def resume(self) -> None:
        """It is on top again after another scene was popped."""

    def leave(self) -> None:
        """It is taken off the stack."""

    def layout(self, size: tuple[float, float]) -> None:
        """Find a place for everything in a logical space of this size: before the first drawing, and at every change
        of the window, of the text size and of the language."""

    def handle(self, intent: Intent) -> bool:  # noqa: ARG002
        """React to an intent; True if it was one for this scene, which is then drawn again."""
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, canvas: Canvas) -> None:
        """Show it."""


class Footnote(Protocol):
    """Something small that is drawn above every scene, such as a caption."""

    @property
    def wake_in(self) -> float | None:
        """Seconds until it changes by itself; None if it does not."""
        ...

    def pass_time(self, seconds: float) -> bool:
        """True if that is to be seen."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Show it, above all scenes; nothing if there is nothing to say."""
        ...


class SceneManager:
    """The stack of scenes. Only the top one is updated and hears intents.

    What is pressed while one scene becomes another is kept and given to the new one when it stands.
    """

    def __init__(self, viewport: Viewport, *, reduced_motion: Callable[[], bool] = lambda: False) -> None:
        self._viewport = viewport
        self._reduced_motion = reduced_motion
        self._scenes: list[Scene] = []
        self._change: Change | None = None
        self._waiting = WaitingIntents()
        self._picture = StackPicture()
        self._shown: pygame.Surface | None = None
        self._look = current_look()
        self._dirty = True
        self.footnote: Footnote | None = None
        self.unheard: Callable[[Intent], bool] = lambda _intent: False
        """Is given what the top scene did not hear; True if it meant something here."""
        self.elapsed = 0.0
        """Real seconds since the last update, for what must not stand still while nothing is drawn."""

    @property
    def top(self) -> Scene | None:
        """The scene that is updated and hears intents; None while there is none."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the top one last."""
        return tuple(self._scenes)

    @property
    def viewport(self) -> Viewport:
        """The logical space that scenes are laid out in now."""
        return self._viewport

    @property
    def animating(self) -> bool:
        """Whether something moves, so that a frame is needed now."""
        return self._change is not None or (self.top is not None and self.top.animating)

    @property
    def dirty(self) -> bool:
        """Whether the screen looks different from when it was drawn last."""
        return self._dirty or any(scene.dirty for scene in visible(self._scenes)) or self._look != current_look()

    @property
    def wake_in(self) -> float | None:
        """Seconds until something happens by itself, or None: nothing will."""
        waits = [self.top.wake_in if self.top else None, self.footnote.wake_in if self.footnote else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def touch(self) -> None:
        """Have the screen drawn again as it is."""
        self._dirty = True

    @property
    def text_entry(self) -> bool:
        """Whether letters are typed into something now."""
        return self.top is not None and self.top.text_entry

    def push(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Put a scene on top; the one beneath waits."""
        self._begin(transition, forward=True)
        self._add(scene)

    def pop(self, transition: Transition = Transition.FADE) -> None:
        """Take the top scene off; the one beneath goes on."""
        self._begin(transition, forward=False)
        self._scenes.pop().leave()
        if self.top is not None:
            self.top.layout(self._viewport.size)
            self.top.resume()
            self.top.invalidate()

    def replace(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Put a scene in the place of the top one."""
        self._begin(transition, forward=True)
        if self._scenes:
            self._scenes.pop().leave()
        self._add(scene)

    def reset_to(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Leave all scenes for another."""
        self._begin(transition, forward=False)
        while self._scenes:
            self._scenes.pop().leave()
        self._add(scene)

    def invalidate(self) -> None:
        """Have everything drawn again, also what an overlay covers."""
        self._dirty = True
        self._picture.forget()

    def resize(self, viewport: Viewport) -> None:
        """The window has another size."""
        self._viewport = viewport
        self._change = None
        self._shown = None
        self._lay_out_all()

    def handle(self, intent: Intent) -> bool:
        """Give an intent to the top scene, or keep it until the change of scenes is over. True if it meant
        something."""
        if intent.kind is Kind.EXPOSED:
            self.invalidate()
            return True
        if self._change is not None and intent.kind not in SYSTEM:
            self._waiting.add(intent)
            return True
        return self._give(intent)

    def pass_time(self, elapsed: float) -> float:
        """Let real seconds pass: all of them for guards, one step at most for motions. Gives that step."""
        busy = self.animating or self.dirty
        dt = min(LONGEST_STEP + (0.0 if busy else self.wake_in or 0.0), elapsed)
        self._update(dt, elapsed)
        return dt

    def update(self, dt: float) -> None:
        """Let one frame pass."""
        self._update(dt, dt)

    def _update(self, dt: float, elapsed: float) -> None:
        self.elapsed = elapsed
        if self._look != current_look():
            self._lay_out_all()
        if self._change is not None:
            self._change.time += dt
            self._dirty = True
            if not self._change.done:
                # What is still appearing has not begun: its motions are to be seen from their start.
                return
            self.elapsed = dt = self._change.time - TRANSITION
            self._change = None
            self._deliver()
        if self.footnote is not None and self.footnote.pass_time(dt):
            self._dirty = True
        if self.top is not None:
            self.top.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is to be seen now."""
        if self._change is not None and canvas.facts is None:
            if self._change.after is None:
                self._change.after = pygame.Surface(canvas.surface.get_size())
                sheet = Canvas(self._change.after, self._viewport, canvas.assets)
                self._picture.draw(sheet, self._scenes)
            self._change.draw(canvas.surface, self._change.after)
        else:
            self._picture.draw(canvas, self._scenes)
        if self.footnote is not None:
            self.footnote.draw(canvas)
        self._shown = canvas.surface
        self._dirty = False
        for scene in visible(self._scenes):
            scene._dirty = False

    def _begin(self, transition: Transition, *, forward: bool) -> None:
        moves = transition is not Transition.NONE and not self._reduced_motion()
        self._change = None
        self._picture.forget()
        self._dirty = True
        if moves and self._shown is not None:
            self._change = Change(self._shown.copy(), transition, forward)

    def _add(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene._manager = self
        scene.enter()
        scene.layout(self._viewport.size)
        scene.invalidate()

    def _give(self, intent: Intent) -> bool:
        if self.top is None:
            return False
        top = self.top
        heard = top.handle(intent) or self.unheard(intent)
        if heard:
            top.invalidate()
        return heard

    def _deliver(self) -> None:
        while self._waiting and self._change is None:
            self._give(self._waiting.take())

    def _lay_out_all(self) -> None:
        self._look = current_look()
        for scene in self._scenes:
            scene.layout(self._viewport.size)
            scene.invalidate()
        self.invalidate()
