import pygame
import pytest

from flip7.ui.canvas import Box, Canvas
from flip7.ui.focus import TOOLTIP_DELAY, FocusRing
from flip7.ui.intents import OUTSIDE, Intent, Kind
from flip7.ui.scale import Viewport
from flip7.ui.theme import Tone, theme
from flip7.ui.widgets import Button, Label, ListBox, ScrollPane, Slider, TextField, Toggle


def _button(name: str, x: float, y: float, width: float = 100, height: float = 50) -> Button:
    return Button(name, key=name).place(Box(x, y, width, height))


def _grid() -> dict[str, Button]:
    """a b c
    d   f    with a hole in the middle, and one wide button below all."""
    places = {"a": (0, 0), "b": (120, 0), "c": (240, 0), "d": (0, 70), "f": (240, 70)}
    buttons = {name: _button(name, x, y) for name, (x, y) in places.items()}
    buttons["wide"] = _button("wide", 0, 140, 340)
    return buttons


@pytest.mark.parametrize(
    ("start", "intent", "end"),
    [("a", Intent.RIGHT, "b"), ("b", Intent.RIGHT, "c"), ("c", Intent.LEFT, "b"), ("a", Intent.DOWN, "d"),
     ("c", Intent.DOWN, "f"), ("d", Intent.RIGHT, "f"), ("b", Intent.DOWN, "wide"), ("wide", Intent.UP, "d"),
     ("f", Intent.UP, "c"), ("a", Intent.LEFT, "a"), ("a", Intent.UP, "a")],
)  # fmt: skip
def test_arrows_go_to_the_nearest_in_their_direction(start: str, intent: Intent, end: str) -> None:
    buttons = _grid()
    ring = FocusRing(list(buttons.values()), buttons[start])
    ring.handle(intent)
    assert ring.focused is buttons[end]


def test_every_widget_can_be_reached_by_arrows_alone() -> None:
    buttons = _grid()
    ring = FocusRing(list(buttons.values()))
    reached, waiting = {ring.focused}, [ring.focused]
    while waiting:
        here = waiting.pop()
        for intent in (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT):
            ring.focus(here)
            ring.handle(intent)
            if ring.focused not in reached:
                reached.add(ring.focused)
                waiting.append(ring.focused)
    assert reached == set(buttons.values())


def test_an_arrow_with_nowhere_to_go_is_left_to_the_scene() -> None:
    buttons = _grid()
    assert not FocusRing(list(buttons.values()), buttons["a"]).handle(Intent.UP)


def test_tab_goes_round_in_order_and_leaves_out_what_cannot_be_used() -> None:
    first, label, off, last = _button("1", 0, 0), Label("-"), _button("off", 0, 60), _button("2", 0, 120)
    off.enabled = False
    hidden = _button("hidden", 0, 180)
    hidden.visible = False
    ring = FocusRing([first, label, off, hidden, last])
    order = []
    for _ in range(3):
        ring.handle(Intent.NEXT)
        order.append(ring.focused)
    assert order == [last, first, last]
    ring.handle(Intent.PREVIOUS)
    assert ring.focused is first


def test_the_focus_stays_on_a_widget_built_anew_with_the_same_key() -> None:
    ring = FocusRing([_button("a", 0, 0), _button("b", 0, 60)])
    ring.handle(Intent.DOWN)
    new = [_button("x", 0, 0), _button("a", 0, 60), _button("b", 0, 120)]
    ring.replace(new)
    assert ring.focused is new[2]
    assert new[2].focused


def test_the_focus_goes_to_a_neighbour_when_its_widget_is_gone() -> None:
    a, b, c = _button("a", 0, 0), _button("b", 0, 60), _button("c", 0, 120)
    ring = FocusRing([a, b, c], c)
    ring.replace([a, b])
    assert ring.focused is b
    assert not c.focused


def test_confirm_presses_the_focused_button() -> None:
    pressed: list[str] = []
    ring = FocusRing([Button("a", lambda: pressed.append("a")), Button("b", lambda: pressed.append("b"))])
    ring.handle(Intent.NEXT)
    assert ring.handle(Intent.CONFIRM)
    assert pressed == ["b"]


def test_hovering_leaves_the_keyboard_focus_where_it_is_and_hides_its_ring() -> None:
    a, b = _button("a", 0, 0), _button("b", 0, 60)
    ring = FocusRing([a, b])
    assert ring.ring_visible
    assert ring.handle(Intent.point((10, 70)))
    assert (ring.focused, ring.hovered) == (a, b)
    assert b.hovered
    assert not ring.ring_visible
    assert not ring.handle(Intent.point((11, 71))), "nothing has changed, so nothing is to be drawn"


def test_keys_show_the_ring_again_starting_from_what_the_mouse_is_over() -> None:
    a, b, c = _button("a", 0, 0), _button("b", 0, 60), _button("c", 0, 120)
    ring = FocusRing([a, b, c])
    ring.handle(Intent.point((10, 70)))
    ring.handle(Intent.DOWN)
    assert ring.focused is c
    assert ring.ring_visible


def test_confirm_means_what_is_lit_up_by_the_mouse() -> None:
    pressed: list[str] = []
    a = Button("a", lambda: pressed.append("a")).place(Box(0, 0, 100, 50))
    b = Button("b", lambda: pressed.append("b")).place(Box(0, 60, 100, 50))
    ring = FocusRing([a, b])
    ring.handle(Intent.point((10, 70)))
    ring.handle(Intent.CONFIRM)
    assert pressed == ["b"]


def test_the_mouse_leaving_the_window_gives_the_ring_back() -> None:
    ring = FocusRing([_button("a", 0, 0)])
    ring.handle(Intent.point((10, 10)))
    ring.handle(Intent.point(OUTSIDE))
    assert ring.hovered is None
    assert ring.ring_visible


def test_a_press_gives_the_focus_and_the_release_does_it() -> None:
    pressed: list[str] = []
    a = _button("a", 0, 0)
    b = Button("b", lambda: pressed.append("b")).place(Box(0, 60, 100, 50))
    ring = FocusRing([a, b])
    ring.handle(Intent.press((10, 70)))
    assert (ring.focused, pressed) == (b, [])
    ring.handle(Intent.release((10, 70)))
    assert pressed == ["b"]


def test_a_press_that_is_dragged_away_does_nothing() -> None:
    pressed: list[str] = []
    button = Button("a", lambda: pressed.append("a")).place(Box(0, 0, 100, 50))
    ring = FocusRing([button])
    ring.handle(Intent.press((10, 10)))
    ring.handle(Intent.point((500, 500)))
    ring.handle(Intent.release((500, 500)))
    assert pressed == []
    assert not button.pressed


def test_a_shortcut_works_wherever_the_focus_is() -> None:
    pressed: list[str] = []
    hit = Button("Hit", lambda: pressed.append("hit"), shortcut=Kind.HIT)
    ring = FocusRing([_button("a", 0, 0), hit])
    assert ring.handle(Intent.HIT)
    hit.enabled = False
    assert not ring.handle(Intent.HIT)
    assert pressed == ["hit"]


def test_a_slider_takes_left_and_right_for_itself_and_up_and_down_leave_it() -> None:
    slider = Slider("Music", 0.5, key="slider").place(Box(0, 60, 400, 50))
    ring = FocusRing([_button("a", 0, 0), slider, _button("b", 450, 60)], slider)
    ring.handle(Intent.RIGHT)
    assert slider.value == pytest.approx(0.55)
    ring.handle(Intent.UP)
    assert ring.focused is not slider


def test_a_slider_dragged_out_of_its_box_still_follows_the_mouse() -> None:
    slider = Slider("Music", 0.5).place(Box(0, 0, 600, 50))
    ring = FocusRing([slider])
    ring.handle(Intent.press(slider.track.center))
    ring.handle(Intent.point((5000, 900)))
    assert slider.value == 1.0
    ring.handle(Intent.release((5000, 900)))
    ring.handle(Intent.point((0, 900)))
    assert slider.value == 1.0


def test_a_slider_that_is_built_anew_by_its_own_change_is_still_held() -> None:
    """The text size changes the layout of the very page it is set on."""
    ring = FocusRing()

    def build(value: float) -> None:
        ring.replace([Slider("Text size", value, build, low=1.0, high=1.5, key="size").place(Box(0, 0, 600, 50))])

    build(1.0)
    slider = ring.focused
    assert isinstance(slider, Slider)
    ring.handle(Intent.press(slider.track.midleft))
    ring.handle(Intent.point(slider.track.center))
    ring.handle(Intent.point(slider.track.midright))
    assert isinstance(ring.focused, Slider)
    assert ring.focused.value == 1.5


def test_a_list_lets_the_focus_out_at_its_ends() -> None:
    rows = ListBox(["one", "two"], key="list").place(Box(0, 60, 300, 200))
    above, below = _button("above", 0, 0), _button("below", 0, 300)
    ring = FocusRing([above, rows, below], rows)
    ring.handle(Intent.DOWN)
    assert (rows.selected, ring.focused) == (1, rows)
    ring.handle(Intent.DOWN)
    assert ring.focused is below


def test_letters_are_text_only_while_a_field_has_the_focus() -> None:
    field = TextField(key="name").place(Box(0, 60, 300, 50))
    ring = FocusRing([_button("a", 0, 0), field])
    assert not ring.text_entry
    ring.handle(Intent.DOWN)
    assert ring.text_entry


def test_a_focused_widget_in_a_pane_is_scrolled_into_view() -> None:
    pane = ScrollPane().place(Box(0, 0, 400, 200))
    toggles = [Toggle(f"{n}", False, key=f"{n}").place(Box(0, n * 60, 380, 50)) for n in range(12)]
    pane.fill(toggles, 12 * 60)
    ring = FocusRing([pane])
    assert ring.focused is toggles[0]
    for _ in range(11):
        ring.handle(Intent.DOWN)
        assert isinstance(ring.focused, Toggle)
        assert pane.box.contains(ring.focused.box)
    assert ring.focused is toggles[11]


def test_going_down_a_pane_comes_before_leaving_it() -> None:
    pane = ScrollPane().place(Box(0, 0, 400, 200))
    toggles = [Toggle(f"{n}", False).place(Box(0, n * 60, 380, 50)) for n in range(6)]
    pane.fill(toggles, 6 * 60)
    below = _button("below", 0, 205, 380)
    ring = FocusRing([pane, below], toggles[2])
    for expected in (toggles[3], toggles[4], toggles[5], below):
        ring.handle(Intent.DOWN)
        assert ring.focused is expected


def test_coming_back_into_a_pane_goes_to_what_is_in_view_there() -> None:
    pane = ScrollPane().place(Box(0, 0, 400, 200))
    toggles = [Toggle(f"{n}", False).place(Box(0, n * 60, 380, 50)) for n in range(6)]
    pane.fill(toggles, 6 * 60)
    below = _button("below", 0, 500, 380)
    ring = FocusRing([pane, below], below)
    ring.handle(Intent.UP)
    assert ring.focused is toggles[3]


def test_a_pane_scrolls_on_when_its_last_widget_has_the_focus() -> None:
    pane = ScrollPane().place(Box(0, 0, 400, 200))
    toggle = Toggle("only", False).place(Box(0, 0, 380, 50))
    pane.fill([toggle], 1000)
    ring = FocusRing([pane])
    assert ring.focused is toggle
    assert ring.handle(Intent.DOWN)
    assert pane.offset > 0


def test_a_widget_scrolled_out_of_its_pane_cannot_be_clicked() -> None:
    pane = ScrollPane().place(Box(0, 0, 400, 200))
    toggles = [Toggle(f"{n}", False).place(Box(0, n * 60, 380, 50)) for n in range(12)]
    pane.fill(toggles, 12 * 60)
    ring = FocusRing([pane])
    assert ring.at((10, 130)) is toggles[2]
    assert ring.at((10, 250)) is None


def test_the_wheel_scrolls_what_it_is_over() -> None:
    one = ListBox([str(n) for n in range(50)], key="one").place(Box(0, 0, 300, 200))
    two = ListBox([str(n) for n in range(50)], key="two").place(Box(400, 0, 300, 200))
    ring = FocusRing([one, two])
    assert ring.handle(Intent.scroll(-3, (450, 100)))
    assert two.row_box(0).top < one.row_box(0).top


def test_a_gamepads_stick_scrolls_what_has_the_focus() -> None:
    one = ListBox([str(n) for n in range(50)]).place(Box(0, 0, 300, 200))
    two = ListBox([str(n) for n in range(50)]).place(Box(400, 0, 300, 200))
    ring = FocusRing([one, two], two)
    ring.handle(Intent.scroll(-3, OUTSIDE))
    assert two.row_box(0).top < one.row_box(0).top


def test_a_tooltip_appears_after_a_while_and_says_when() -> None:
    button = Button("a", tooltip="what it does").place(Box(0, 0, 100, 50))
    ring = FocusRing([button])
    ring.handle(Intent.point((10, 10)))
    assert ring.wake_in == pytest.approx(TOOLTIP_DELAY)
    assert not ring.update(TOOLTIP_DELAY / 2)
    assert ring.update(TOOLTIP_DELAY)
    assert ring.wake_in is None


def _gold_pixels(ring: FocusRing) -> int:
    canvas = Canvas(pygame.Surface((480, 270)), Viewport((480, 270)))
    ring.draw(canvas)
    return pygame.mask.from_threshold(canvas.surface, theme.rgb(Tone.GOLD), (30, 30, 30, 255)).count()


def test_the_ring_is_seen_with_keys_and_not_with_the_mouse() -> None:
    ring = FocusRing([_button("a", 200, 200, 400, 200)])
    assert _gold_pixels(ring) > 100
    ring.handle(Intent.point((300, 300)))
    assert _gold_pixels(ring) == 0


def test_a_press_that_brings_other_widgets_leaves_the_focus_on_them() -> None:
    ring = FocusRing()
    after = Button("after").place(Box(0, 100, 100, 50))
    before = Button("before", lambda: ring.replace([after])).place(Box(0, 0, 100, 50))
    ring.replace([before])
    ring.focus(before)
    assert ring.handle(Intent.CONFIRM)
    assert ring.focused is after


def _menu() -> tuple[FocusRing, dict[str, Button]]:
    """a list of three, the second row of two, and a link aside below it"""
    entries = {name: _button(name, x, y) for name, x, y in [("a", 0, 0), ("b", 0, 60), ("c", 120, 60), ("d", 0, 120)]}
    link = _button("link", 400, 200)
    ring = FocusRing([*entries.values(), link])
    ring.menu = list(entries.values())
    return ring, entries | {"link": link}


@pytest.mark.parametrize(
    ("start", "intent", "end"),
    [("d", Intent.DOWN, "a"), ("a", Intent.UP, "d"), ("c", Intent.DOWN, "a"), ("a", Intent.DOWN, "b"),
     ("d", Intent.UP, "b"), ("b", Intent.RIGHT, "c"), ("d", Intent.LEFT, "d"), ("c", Intent.RIGHT, "link"),
     ("link", Intent.DOWN, "link")],
)  # fmt: skip
def test_a_menu_goes_round_from_its_last_entry_to_its_first(start: str, intent: Intent, end: str) -> None:
    ring, buttons = _menu()
    ring.focus(buttons[start])
    ring.handle(intent)
    assert ring.focused is buttons[end]


def test_a_menu_goes_round_to_the_first_entry_that_can_be_used() -> None:
    ring, buttons = _menu()
    buttons["a"].enabled = False
    ring.focus(buttons["d"])
    ring.handle(Intent.DOWN)
    assert ring.focused is buttons["b"]
