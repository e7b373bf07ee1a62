import pygame
import pytest

from flip7.i18n import Percent, Text, _
from flip7.ui.canvas import Box
from flip7.ui.focus import FocusRing
from flip7.ui.intents import Intent, Kind
from flip7.ui.scale import Viewport
from flip7.ui.text import Fitting
from flip7.ui.theme import Contrast, theme
from flip7.ui.tooltip import Tooltip
from flip7.ui.widget import Widget
from flip7.ui.widgets import (
    Answer,
    Button,
    ButtonStyle,
    Choice,
    Dialog,
    Label,
    ListBox,
    Panel,
    Row,
    ScrollPane,
    Slider,
    TextField,
    Toggle,
)
from tests.ui.drawn import fittings, noting_canvas

LONG = "Geschwindigkeit der Computergegner im Mehrspielermodus"


class TestButton:
    def test_a_disabled_button_does_nothing(self) -> None:
        pressed: list[int] = []
        button = Button("Play", lambda: pressed.append(1), shortcut=Kind.HIT)
        button.enabled = False
        assert not any(button.handle(intent) for intent in (Intent.CONFIRM, Intent.HIT, Intent.press((0, 0))))
        assert pressed == []

    def test_a_button_as_large_as_it_wants_shows_its_texts_at_full_size(self) -> None:
        for style in ButtonStyle:
            for scale in (1.0, 1.5):
                theme.text_scale = scale
                button = Button("Spielstand löschen", style=style, sublabel="und von vorn beginnen", shortcut=Kind.HIT)
                button.place(Box(20, 20, button.wanted_width, button.wanted_height))
                assert set(fittings(button)) == {Fitting.NATURAL}

    def test_a_long_label_is_shrunk_or_wrapped_before_it_is_cut(self) -> None:
        button = Button("Einstellungen zurücksetzen").place(Box(20, 20, 200, 66))
        assert fittings(button) == [Fitting.SHRUNK]

    def test_the_key_in_its_corner_is_the_one_of_its_shortcut(self) -> None:
        canvas = noting_canvas()
        Button("Hit me", shortcut=Kind.HIT).place(Box(20, 20, 300, 80)).draw(canvas)
        assert canvas.facts is not None
        assert [text.string for text in canvas.facts.texts] == ["Hit me", "H"]

    def test_its_label_never_covers_the_key(self) -> None:
        for scale in (1.0, 1.25, 1.5):
            theme.text_scale = scale
            canvas = noting_canvas((1920, 1080))
            Button("NOCH EINE", style=ButtonStyle.PRIMARY, shortcut=Kind.HIT).place(Box(20, 20, 262, 96)).draw(canvas)
            assert canvas.facts is not None
            label, key = canvas.facts.texts
            assert not label.drawn.colliderect(key.drawn)

    def test_every_state_looks_different(self) -> None:
        pictures = set()
        for state in ("plain", "hovered", "pressed", "off"):
            button = Button("Play", style=ButtonStyle.PRIMARY).place(Box(20, 20, 300, 90))
            button.hovered = state in ("hovered", "pressed")
            button.pressed = state == "pressed"
            button.enabled = state != "off"
            canvas = noting_canvas()
            button.draw(canvas)
            pictures.add(pygame.image.tobytes(canvas.surface, "RGB"))
        assert len(pictures) == 4


class TestToggle:
    def test_confirm_switches_it(self) -> None:
        seen: list[bool] = []
        toggle = Toggle("Risk", False, seen.append)
        toggle.handle(Intent.CONFIRM)
        toggle.handle(Intent.CONFIRM)
        assert seen == [True, False]

    def test_right_is_on_and_left_is_off(self) -> None:
        toggle = Toggle("Risk", False)
        assert toggle.handle(Intent.RIGHT)
        assert toggle.value
        assert not toggle.handle(Intent.RIGHT), "it is on already, so the focus may move"
        assert toggle.handle(Intent.LEFT)
        assert not toggle.value

    def test_a_click_anywhere_on_its_row_switches_it(self) -> None:
        toggle = Toggle("Risk", False).place(Box(0, 0, 400, 60))
        ring = FocusRing([toggle])
        ring.handle(Intent.press((20, 20)))
        ring.handle(Intent.release((20, 20)))
        assert toggle.value

    def test_its_state_does_not_depend_on_colour_alone(self) -> None:
        theme.contrast = Contrast.NORMAL
        shapes = set()
        for value in (False, True):
            canvas = noting_canvas()
            Toggle("", value).place(Box(20, 20, 400, 80)).draw(canvas)
            grey = pygame.transform.grayscale(canvas.surface)
            shapes.add(pygame.mask.from_threshold(grey, (255, 255, 255), (110, 110, 110, 255)).centroid())
        assert len(shapes) == 2


class TestSlider:
    def test_steps_end_exactly_at_the_ends(self) -> None:
        seen: list[float] = []
        slider = Slider("Music", 0.8, seen.append, step=0.1)
        for _step in range(5):
            slider.handle(Intent.RIGHT)
        assert seen == [0.9, 1.0]

    def test_home_and_end_go_to_the_ends(self) -> None:
        slider = Slider("Size", 1.2, low=1.0, high=1.5)
        slider.handle(Intent.END)
        assert slider.value == 1.5
        slider.handle(Intent.HOME)
        assert slider.value == 1.0

    def test_a_value_outside_is_brought_inside(self) -> None:
        assert Slider("Music", 7.0).value == 1.0
        assert Slider("Music", -1.0).value == 0.0

    def test_its_value_is_written_as_the_language_does(self) -> None:
        canvas = noting_canvas()
        Slider("Music", 0.35).place(Box(0, 0, 600, 60)).draw(canvas)
        assert canvas.facts is not None
        assert str(Percent(0.35)) in [text.string for text in canvas.facts.texts]


class TestChoice:
    def test_it_goes_round_in_both_directions(self) -> None:
        seen: list[str] = []
        choice = Choice("Language", [("de", "Deutsch"), ("en", "English"), ("pl", "Polski")], "pl", seen.append)
        for intent in (Intent.RIGHT, Intent.LEFT, Intent.LEFT, Intent.CONFIRM):
            choice.handle(intent)
        assert seen == ["de", "pl", "en", "pl"]

    def test_a_click_on_its_left_arrow_goes_back(self) -> None:
        choice = Choice("Speed", [(1, "1"), (2, "2"), (4, "4")], 2).place(Box(0, 0, 600, 60))
        ring = FocusRing([choice])
        left = (choice.control.left + 10, 30)
        ring.handle(Intent.press(left))
        ring.handle(Intent.release(left))
        assert choice.value == 1

    def test_an_unknown_value_shows_the_first(self) -> None:
        assert Choice("Speed", [(1, "1"), (2, "2")], 99).value == 1


class TestRow:
    @pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
    @pytest.mark.parametrize("width", [380, 560, 900])
    @pytest.mark.parametrize("label", ["Musik", "Sprache der Karten", LONG])
    def test_a_row_as_high_as_it_wants_cuts_and_shrinks_no_label(self, label: str, width: int, scale: float) -> None:
        theme.text_scale = scale
        rows: list[Row] = [Toggle(label, True), Slider(label, 0.5), Choice(label, [(1, "Ja")], 1)]
        for row in rows:
            row.place(Box(10, 10, width, row.height_for(width)))
            canvas = noting_canvas((1920, 1080))
            row.draw(canvas)
            assert canvas.facts is not None
            assert canvas.facts.texts[0].fitting is Fitting.NATURAL, row

    def test_label_and_control_never_overlap(self) -> None:
        for width in (380, 560, 900):
            for scale in (1.0, 1.5):
                theme.text_scale = scale
                row = Choice(LONG, [(1, "Gemütlich")], 1)
                row.place(Box(10, 10, width, row.height_for(width)))
                canvas = noting_canvas((1920, 1080))
                row.draw(canvas)
                assert canvas.facts is not None
                assert not canvas.facts.texts[0].drawn.colliderect(row.control)


class TestListBox:
    def _list(self, count: int = 40) -> ListBox:
        return ListBox([f"row {n}" for n in range(count)]).place(Box(0, 0, 300, 230))

    def test_keys_move_the_selection_and_keep_it_in_view(self) -> None:
        rows = self._list()
        for intent in [Intent.DOWN] * 9 + [Intent.PAGE_DOWN, Intent.END, Intent.UP, Intent.PAGE_UP, Intent.HOME]:
            rows.handle(intent)
            assert rows.box.contains(rows.row_box(rows.selected))
        assert rows.selected == 0

    def test_a_page_is_what_is_in_view_but_for_one_line(self) -> None:
        listbox = self._list()
        in_view = int(listbox._inner.height // listbox.row_height)
        assert in_view > 3
        listbox.handle(Intent.PAGE_DOWN)
        assert listbox.selected == in_view - 1
        listbox.handle(Intent.PAGE_DOWN)
        listbox.handle(Intent.PAGE_UP)
        assert listbox.selected == in_view - 1

    def test_a_click_selects_and_confirms(self) -> None:
        seen: list[tuple[str, int]] = []
        rows = ListBox(["a", "b", "c"], on_change=lambda n: seen.append(("select", n)),
                       on_press=lambda n: seen.append(("press", n))).place(Box(0, 0, 300, 230))  # fmt: skip
        rows.handle(Intent.press(rows.row_box(1).center))
        assert seen == [("select", 1), ("press", 1)]

    def test_the_wheel_scrolls_and_leaves_the_selection(self) -> None:
        rows = self._list()
        assert rows.handle(Intent.scroll(-2))
        assert rows.row_box(0).top < 0
        assert rows.selected == 0

    def test_it_does_not_scroll_beyond_its_ends(self) -> None:
        rows = self._list()
        assert not rows.handle(Intent.scroll(5))
        rows.handle(Intent.scroll(-1000))
        assert rows.row_box(39).bottom == pytest.approx(rows.box.bottom - 8)

    def test_only_rows_in_view_are_drawn(self) -> None:
        canvas = noting_canvas()
        self._list(5000).draw(canvas)
        assert canvas.facts is not None
        assert len(canvas.facts.texts) < 12

    def test_an_empty_list_is_no_error(self) -> None:
        rows = ListBox([]).place(Box(0, 0, 300, 230))
        assert not rows.handle(Intent.DOWN)
        assert not rows.handle(Intent.CONFIRM)
        rows.draw(noting_canvas())

    def test_fewer_items_keep_the_selection_inside(self) -> None:
        rows = self._list()
        rows.handle(Intent.END)
        rows.replace(["only"])
        assert rows.selected == 0


class TestScrollPane:
    def _pane(self, height: float = 1000) -> ScrollPane:
        pane = ScrollPane().place(Box(0, 0, 400, 200))
        pane.fill([Label("text").place(Box(0, 0, 380, height))], height)
        return pane

    def test_keys_and_wheel_scroll_it(self) -> None:
        pane = self._pane()
        for intent, sign in ((Intent.DOWN, 1), (Intent.scroll(-1), 1), (Intent.PAGE_DOWN, 1), (Intent.UP, -1)):
            before = pane.offset
            assert pane.handle(intent)
            assert (pane.offset - before) * sign > 0

    def test_its_ends_are_its_ends(self) -> None:
        pane = self._pane()
        pane.handle(Intent.END)
        assert pane.offset == 800
        assert not pane.handle(Intent.DOWN), "at its end the focus may leave it"
        pane.handle(Intent.HOME)
        assert pane.offset == 0

    def test_a_pane_that_shows_everything_is_not_in_the_way(self) -> None:
        pane = self._pane(150)
        assert not pane.reachable
        assert not pane.handle(Intent.DOWN)

    def test_it_stays_where_it_was_scrolled_to_when_filled_anew(self) -> None:
        pane = self._pane()
        pane.handle(Intent.PAGE_DOWN)
        before = pane.offset
        label = Label("text").place(Box(0, 0, 380, 1000))
        pane.fill([label], 1000)
        assert pane.offset == before
        assert label.box.top == -before

    def test_its_widgets_are_clipped_to_it(self) -> None:
        pane = ScrollPane().place(Box(0, 100, 400, 100))
        pane.fill([Button("a", style=ButtonStyle.PRIMARY).place(Box(0, 100, 380, 400))], 400)
        canvas = noting_canvas((1920, 1080))
        pane.draw(canvas)
        assert canvas.surface.get_at((200, 150))[0] > 100
        assert canvas.surface.get_at((200, 300))[:3] == (0, 0, 0)


class TestDialog:
    def _dialog(self, seen: list[str]) -> Dialog:
        answers = [Answer("Stay", lambda: seen.append("stay")), Answer("Leave", lambda: seen.append("leave"))]
        dialog = Dialog("Leave the match?", answers, safe=0)
        dialog.layout((1920, 1080))
        return dialog

    def test_escape_is_the_safe_answer(self) -> None:
        seen: list[str] = []
        self._dialog(seen).handle(Intent.BACK)
        assert seen == ["stay"]

    def test_a_hasty_enter_is_the_safe_answer_too(self) -> None:
        seen: list[str] = []
        self._dialog(seen).handle(Intent.CONFIRM)
        assert seen == ["stay"]

    def test_the_other_answer_is_one_arrow_away(self) -> None:
        seen: list[str] = []
        dialog = self._dialog(seen)
        dialog.handle(Intent.RIGHT)
        dialog.handle(Intent.CONFIRM)
        assert seen == ["leave"]

    def test_nothing_gets_past_it_but_what_the_system_says(self) -> None:
        dialog = self._dialog([])
        assert all(dialog.handle(intent) for intent in (Intent.HIT, Intent.point((0, 0)), Intent.press((1, 1))))
        assert not dialog.handle(Intent.QUIT)

    @pytest.mark.parametrize("scale", [1.0, 1.5])
    @pytest.mark.parametrize("labels", [("Ja", "Nein"), ("Spielstand behalten", "Unwiderruflich löschen", "Abbrechen")])
    def test_its_texts_are_shown_in_full(self, labels: tuple[str, ...], scale: float) -> None:
        theme.text_scale = scale
        dialog = Dialog(
            "Möchtest du die laufende Partie wirklich verlassen?",
            [Answer(label) for label in labels],
            detail="Der Stand ist gesichert: du kannst jederzeit an derselben Stelle weiterspielen. " * 2,
        )
        for size in ((1920, 1080), (1024, 640)):
            viewport = Viewport(size)
            dialog.layout(viewport.size)
            assert Box((0, 0), viewport.size).contains(dialog.box)
            assert set(fittings(dialog, size)) == {Fitting.NATURAL}


class TestTooltip:
    @pytest.mark.parametrize(
        "about", [Box(0, 0, 60, 40), Box(1860, 0, 60, 40), Box(900, 1040, 60, 40), Box(0, 0, 1920, 1080)]
    )
    def test_it_is_always_inside_the_screen(self, about: Box) -> None:
        screen = Box(0, 0, 1920, 1080)
        box = Tooltip("What this card does, in one or two sentences that are rather long.", about).box_in(screen)
        assert screen.contains(box)

    def test_it_does_not_cover_what_it_is_about(self) -> None:
        for about in (Box(500, 500, 100, 50), Box(500, 5, 100, 50), Box(500, 1020, 100, 50)):
            assert not Tooltip("Short", about).box_in(Box(0, 0, 1920, 1080)).colliderect(about)


def test_a_panel_with_a_title_leaves_room_for_it() -> None:
    plain, titled = (Panel(title).place(Box(0, 0, 400, 300)) for title in ("", "Players"))
    assert titled.inner.top > plain.inner.top
    assert titled.inner.bottom == pytest.approx(plain.inner.bottom)


def test_widget_texts_are_looked_up_when_drawn() -> None:
    values = {"name": "Otto"}
    label = Label(Text("{name} is next", values=values)).place(Box(0, 0, 400, 50))
    canvas = noting_canvas()
    label.draw(canvas)
    values["name"] = "Zofia"
    label.draw(canvas)
    assert canvas.facts is not None
    assert [text.string for text in canvas.facts.texts] == ["Otto is next", "Zofia is next"]


def test_drawing_changes_no_widget() -> None:
    widgets: list[Widget] = [
        Button(_("Play")), Toggle("a", True), Slider("b", 0.5), Choice("c", [(1, "1")], 1), TextField("d"),
        ListBox(["e"]), Label("f"), Panel("g"),
    ]  # fmt: skip
    for widget in widgets:
        widget.place(Box(10, 10, 500, 200))
        before = {name: repr(value) for name, value in vars(widget).items()}
        widget.draw(noting_canvas())
        assert {name: repr(value) for name, value in vars(widget).items()} == before


def test_a_hidden_widget_draws_nothing() -> None:
    for widget in (
        Button("a"),
        Toggle("a", True),
        TextField("a"),
        ListBox(["a"]),
        Label("a"),
        Panel("a"),
        ScrollPane(),
    ):
        widget.place(Box(0, 0, 300, 100))
        widget.visible = False
        assert fittings(widget) == []
