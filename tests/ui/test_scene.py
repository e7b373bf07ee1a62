import pygame
import pytest

from flip7 import i18n
from flip7.ui.canvas import Box, Canvas
from flip7.ui.form import DialogScene, FormScene
from flip7.ui.intents import Intent, Kind
from flip7.ui.scene import TRANSITION, Scene, Transition
from flip7.ui.theme import theme
from flip7.ui.widgets import Answer, Button, TextField
from flip7.ui.window import Offscreen

SIZE = (320, 200)
RED, BLUE = (200, 0, 0), (0, 0, 200)


class Plain(Scene):
    """A scene of one colour that notes what happens to it."""

    def __init__(self, colour: tuple[int, int, int] = RED, *, overlay: bool = False) -> None:
        super().__init__()
        self.colour = colour
        self.overlay = overlay
        self.notes: list[object] = []
        self.drawn = 0
        self.passed = 0.0

    def enter(self) -> None:
        self.notes.append("enter")

    def resume(self) -> None:
        self.notes.append("resume")

    def leave(self) -> None:
        self.notes.append("leave")

    def layout(self, size: tuple[float, float]) -> None:
        self.notes.append(("layout", size))

    def handle(self, intent: Intent) -> bool:
        self.notes.append(intent)
        return intent.kind is Kind.CONFIRM

    def update(self, dt: float) -> None:
        self.passed += dt

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.rect(canvas.box.inflate(-600, -400) if self.overlay else canvas.box.inflate(4, 4), self.colour)

    @property
    def intents(self) -> list[Intent]:
        return [note for note in self.notes if isinstance(note, Intent)]


def _screen(*scenes: Scene) -> Offscreen:
    screen = Offscreen(SIZE)
    for scene in scenes:
        screen.manager.push(scene, Transition.NONE)
    screen.draw()
    return screen


def test_a_scene_is_entered_and_laid_out_before_it_is_drawn() -> None:
    scene = Plain()
    screen = _screen(scene)
    assert scene.notes[:2] == ["enter", ("layout", screen.viewport.size)]
    assert screen.surface.get_at((5, 5))[:3] == RED


def test_popping_gives_the_scene_beneath_back() -> None:
    below, above = Plain(RED), Plain(BLUE)
    screen = _screen(below, above)
    screen.manager.pop(Transition.NONE)
    assert above.notes[-1] == "leave"
    assert "resume" in below.notes
    assert screen.draw().get_at((5, 5))[:3] == RED


def test_replacing_and_resetting_leave_what_was_there() -> None:
    one, two, three, four = Plain(), Plain(), Plain(), Plain(BLUE)
    screen = _screen(one, two)
    screen.manager.replace(three, Transition.NONE)
    assert list(screen.manager.scenes) == [one, three]
    screen.manager.reset_to(four, Transition.NONE)
    assert list(screen.manager.scenes) == [four]
    assert all(scene.notes[-1] == "leave" for scene in (one, two, three))


def test_a_transition_shows_both_and_ends_with_the_new_one() -> None:
    screen = _screen(Plain(RED))
    screen.manager.push(Plain(BLUE))
    assert screen.manager.animating
    screen.manager.update(TRANSITION * 0.3)
    red, _, blue, _ = screen.draw().get_at((5, 5))
    assert red > 20
    assert blue > 20
    screen.manager.update(TRANSITION)
    assert not screen.manager.animating
    assert screen.draw().get_at((5, 5))[:3] == BLUE


def test_what_is_pressed_during_a_transition_reaches_the_new_scene() -> None:
    old, new = Plain(RED), Plain(BLUE)
    screen = _screen(old)
    screen.manager.push(new)
    screen.give(Intent.HIT, Intent.point((1, 1)), Intent.point((2, 2)), Intent.CONFIRM)
    assert new.intents == []
    screen.advance(TRANSITION + 0.05)
    assert new.intents == [Intent.HIT, Intent.point((2, 2)), Intent.CONFIRM]
    assert old.intents == []


def test_a_press_that_changes_the_scene_leaves_the_rest_to_the_next() -> None:
    class Opener(Plain):
        def handle(self, intent: Intent) -> bool:
            super().handle(intent)
            self.manager.push(last)
            return True

    last, opener = Plain(BLUE), Opener()
    screen = _screen(Plain())
    screen.manager.push(opener)
    screen.draw()
    screen.give(Intent.CONFIRM, Intent.HIT)
    screen.advance(TRANSITION + 0.05)
    screen.draw()
    screen.advance(TRANSITION + 0.05)
    assert opener.intents == [Intent.CONFIRM]
    assert last.intents == [Intent.HIT]


def test_the_wish_to_quit_does_not_wait_for_a_transition() -> None:
    new = Plain()
    screen = _screen(Plain())
    screen.manager.push(new)
    screen.give(Intent.QUIT)
    assert new.intents == [Intent.QUIT]


def test_the_time_of_a_new_scene_begins_when_it_stands() -> None:
    new = Plain()
    screen = _screen(Plain())
    screen.manager.push(new)
    screen.manager.update(TRANSITION * 0.5)
    assert new.passed == 0
    screen.manager.update(TRANSITION)
    assert new.passed == pytest.approx(TRANSITION * 0.5)


def test_with_reduced_motion_there_is_no_transition() -> None:
    screen = Offscreen(SIZE, reduced_motion=lambda: True)
    screen.manager.push(Plain())
    screen.draw()
    screen.manager.push(Plain(BLUE))
    assert not screen.manager.animating
    assert screen.draw().get_at((5, 5))[:3] == BLUE


def test_an_overlay_is_drawn_above_a_dimmed_picture_of_what_is_beneath() -> None:
    below, overlay = Plain((200, 200, 200)), Plain(BLUE, overlay=True)
    screen = _screen(below)
    screen.manager.push(overlay, Transition.NONE)
    surface = screen.draw()
    assert surface.get_at((160, 100))[:3] == BLUE
    assert 0 < surface.get_at((5, 5))[0] < 120


def test_what_an_overlay_covers_is_drawn_once_and_stands_still() -> None:
    below, overlay = Plain(), Plain(BLUE, overlay=True)
    screen = _screen(below, overlay)
    before = below.drawn
    for _ in range(5):
        overlay.invalidate()
        screen.advance(0.1)
        screen.draw()
    assert below.drawn == before
    assert below.passed == 0


def test_what_an_overlay_changes_beneath_is_seen_at_once() -> None:
    below, overlay = Plain((200, 200, 200)), Plain(BLUE, overlay=True)
    screen = _screen(below, overlay)
    bright = screen.surface.get_at((5, 5))[0]
    below.colour = (20, 20, 20)
    below.invalidate()
    assert screen.manager.dirty
    assert screen.draw().get_at((5, 5))[0] < bright
    assert not screen.manager.dirty


def test_an_overlay_on_an_overlay_shows_all_three() -> None:
    screen = _screen(Plain((200, 200, 200)), Plain(RED, overlay=True), Plain(BLUE, overlay=True))
    assert screen.surface.get_at((160, 100))[:3] == BLUE
    assert screen.surface.get_at((5, 5))[0] > 0


def test_nothing_new_needs_no_drawing() -> None:
    scene = Plain()
    screen = _screen(scene)
    assert not screen.manager.dirty
    screen.give(Intent.HIT)
    assert not screen.manager.dirty, "the scene had no use for it"
    screen.give(Intent.CONFIRM)
    assert screen.manager.dirty


def test_an_exposed_window_is_drawn_again() -> None:
    scene = Plain()
    screen = _screen(scene)
    screen.give(Intent.EXPOSED)
    assert screen.manager.dirty
    assert scene.intents == []


@pytest.mark.parametrize("change", ["language", "text size"])
def test_a_change_of_language_or_text_size_lays_every_scene_out_again(change: str) -> None:
    below, above = Plain(), Plain()
    screen = _screen(below, above)
    if change == "language":
        i18n.use_language("de")
    else:
        theme.text_scale = 1.5
    assert screen.manager.dirty
    screen.manager.update(0.01)
    for scene in (below, above):
        assert len([note for note in scene.notes if isinstance(note, tuple)]) == 2


def test_a_new_window_size_lays_every_scene_out_again_and_ends_a_transition() -> None:
    from flip7.ui.scale import Viewport

    scene = Plain()
    screen = _screen(Plain())
    screen.manager.push(scene)
    screen.manager.resize(Viewport((400, 400)))
    assert not screen.manager.animating
    assert scene.notes[-1] == ("layout", Viewport((400, 400)).size)


def test_a_scene_on_no_stack_says_so() -> None:
    with pytest.raises(RuntimeError, match="on no stack"):
        _ = Plain().manager


class Form(FormScene):
    def __init__(self, *widgets: Button | TextField) -> None:
        super().__init__()
        self.ring.replace(widgets)

    def layout(self, _size: tuple[float, float]) -> None:
        for number, widget in enumerate(self.ring.widgets):
            widget.place(Box(100, 100 + 80 * number, 400, 60))


def test_a_form_gives_intents_to_its_widgets_and_tells_about_typing() -> None:
    pressed: list[str] = []
    form = Form(Button("a", lambda: pressed.append("a")), TextField())
    screen = _screen(form)
    screen.give(Intent.CONFIRM)
    assert pressed == ["a"]
    assert not screen.manager.text_entry
    screen.give(Intent.DOWN)
    assert screen.manager.text_entry


def test_a_form_wakes_up_for_its_tooltip_and_is_drawn_then() -> None:
    button = Button("a", tooltip="why")
    screen = _screen(Form(button))
    wake = screen.manager.wake_in
    assert wake is not None
    screen.manager.update(wake)
    assert screen.manager.dirty
    assert screen.manager.wake_in is None


def test_a_dialog_closes_before_its_answer_does_something() -> None:
    below = Plain()
    screen = _screen(below)
    seen: list[object] = []
    dialog = DialogScene("Leave?", [Answer("No"), Answer("Yes", lambda: seen.append(screen.manager.top))])
    screen.manager.push(dialog, Transition.NONE)
    screen.draw()
    screen.give(Intent.RIGHT, Intent.CONFIRM)
    assert seen == [below]


def test_a_dialog_lets_nothing_through_to_the_scene_beneath() -> None:
    below = Plain()
    screen = _screen(below)
    screen.manager.push(DialogScene("Leave?", [Answer("No"), Answer("Yes")]), Transition.NONE)
    screen.give(Intent.HIT, Intent.press((1, 1)))
    assert below.intents == []


def test_recorded_texts_of_an_overlay_are_its_own() -> None:
    screen = _screen(Form(Button("beneath")))
    screen.manager.push(DialogScene("Leave?", [Answer("No"), Answer("Yes")]), Transition.NONE)
    screen.draw()
    assert set(screen.facts().strings) == {"Leave?", "No", "Yes"}


def test_an_empty_stack_shows_the_felt() -> None:
    surface = Offscreen(SIZE).draw()
    assert isinstance(surface, pygame.Surface)
    assert surface.get_at((160, 110))[2] > 60
