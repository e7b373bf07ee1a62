"""Scenes that are made of widgets, and the one that asks a question."""

from collections.abc import Sequence

from flip7.i18n import Text
from flip7.ui.canvas import Canvas
from flip7.ui.focus import FocusRing
from flip7.ui.intents import Intent
from flip7.ui.scene import Scene
from flip7.ui.widgets.dialog import Answer, Dialog


class FormScene(Scene):
    """A scene with a focus ring. A subclass fills it with `ring.replace(...)` and places the widgets in `layout`."""

    def __init__(self) -> None:
        super().__init__()
        self.ring = FocusRing()

    @property
    def wake_in(self) -> float | None:
        return self.ring.wake_in

    @property
    def text_entry(self) -> bool:
        return self.ring.text_entry

    def handle(self, intent: Intent) -> bool:
        return self.ring.handle(intent)

    def update(self, dt: float) -> None:
        if self.ring.update(dt):
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if not self.overlay:
            canvas.felt()
        self.ring.draw(canvas)


class DialogScene(Scene):
    """A question above whatever is shown. Any answer closes it first, and then does what it is for."""

    overlay = True

    def __init__(
        self, text: Text | str, answers: Sequence[Answer], *, safe: int = 0, detail: Text | str | None = None
    ) -> None:
        super().__init__()
        self.dialog = Dialog(text, [self._closing(answer) for answer in answers], safe=safe, detail=detail)

    @property
    def wake_in(self) -> float | None:
        return self.dialog.ring.wake_in

    def layout(self, size: tuple[float, float]) -> None:
        self.dialog.layout(size)

    def handle(self, intent: Intent) -> bool:
        return self.dialog.handle(intent)

    def draw(self, canvas: Canvas) -> None:
        self.dialog.draw(canvas)

    def _closing(self, answer: Answer) -> Answer:
        def choose() -> None:
            self.manager.pop()
            answer.on_choose()

        return Answer(answer.text, choose, answer.style)
