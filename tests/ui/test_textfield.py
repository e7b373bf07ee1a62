import pygame
import pytest

from flip7.ui import clipboard
from flip7.ui.canvas import Box
from flip7.ui.facts import Facts
from flip7.ui.focus import FocusRing
from flip7.ui.intents import Intent, Kind
from flip7.ui.text import text_width
from flip7.ui.widgets import (
    Button,
    TextField,
)
from tests.ui.drawn import noting_canvas


class TestTextField:
    def test_it_takes_letters_with_accents_where_the_caret_is(self) -> None:
        seen: list[str] = []
        field = TextField("Zoa", seen.append)
        for intent in (Intent.LEFT, Intent.typed("é"), Intent.typed("ł"), Intent.END, Intent.typed("ü")):
            field.handle(intent)
        assert seen == ["Zoéa", "Zoéła", "Zoéłaü"]

    def test_erasing_in_both_directions(self) -> None:
        field = TextField("abc")
        field.handle(Intent.ERASE)
        field.handle(Intent.HOME)
        field.handle(Intent.ERASE)
        assert field.value == "ab"
        field.handle(Intent.ERASE_FORWARD)
        assert field.value == "b"
        field.handle(Intent.END)
        field.handle(Intent.ERASE_FORWARD)
        assert field.value == "b"

    def test_it_takes_no_more_than_its_length(self) -> None:
        field = TextField("abc", max_length=5)
        field.handle(Intent.typed("defghi"))
        assert field.value == "abcde"

    def test_pasted_line_breaks_are_left_out(self) -> None:
        field = TextField()
        field.handle(Intent.typed("one\ntwo\t"))
        assert field.value == "onetwo"

    def test_enter_hands_the_text_over(self) -> None:
        seen: list[str] = []
        field = TextField("Marta", on_press=seen.append)
        assert field.handle(Intent.CONFIRM)
        assert seen == ["Marta"]

    def test_a_click_puts_the_caret_between_letters(self) -> None:
        field = TextField("mmmmmm").place(Box(0, 0, 400, 60))
        field.handle(Intent.press((2, 30)))
        assert field.caret == 0
        field.handle(Intent.press((399, 30)))
        assert field.caret == 6

    @pytest.mark.parametrize(
        ("intents", "value", "selected"),
        [([Intent.SELECT_ALL], "Anna Maria", "Anna Maria"), ([Intent.SELECT_ALL, Intent.typed("Zoë")], "Zoë", ""),
         ([Intent(Kind.WORD_LEFT, selecting=True)], "Anna Maria", "Maria"), ([Intent.ERASE_WORD], "Anna ", ""),
         ([Intent.WORD_LEFT, Intent.ERASE_WORD], "Maria", ""), ([Intent.HOME, Intent.ERASE_WORD_FORWARD], " Maria", ""),
         ([Intent.HOME, Intent(Kind.WORD_RIGHT, selecting=True)], "Anna Maria", "Anna"),
         ([Intent.HOME, Intent.WORD_RIGHT, Intent.typed("!")], "Anna! Maria", ""),
         ([Intent(Kind.HOME, selecting=True)], "Anna Maria", "Anna Maria"),
         ([Intent.HOME, Intent(Kind.END, selecting=True), Intent.ERASE], "", ""),
         ([Intent(Kind.LEFT, selecting=True), Intent(Kind.LEFT, selecting=True)], "Anna Maria", "ia"),
         ([Intent.HOME, Intent(Kind.RIGHT, selecting=True), Intent.ERASE_FORWARD], "nna Maria", "")],
    )  # fmt: skip
    def test_selecting_by_keys(self, intents: list[Intent], value: str, selected: str) -> None:
        seen: list[str] = []
        field = TextField("Anna Maria", seen.append)
        assert all(field.handle(intent) for intent in intents)
        assert (field.value, field.selected) == (value, selected)
        assert seen == ([value] if value != "Anna Maria" else []), "changes are told, and moves are not"

    def test_reached_by_a_key_all_of_it_is_selected_and_typing_replaces_it(self) -> None:
        field = TextField("Person 5").place(Box(0, 60, 300, 50))
        ring = FocusRing([Button("a").place(Box(0, 0, 300, 50)), field])
        ring.handle(Intent.DOWN)
        assert field.selected == "Person 5"
        ring.handle(Intent.typed("Zoë"))
        assert field.value == "Zoë"

    def test_built_anew_by_its_page_it_keeps_its_caret(self) -> None:
        ring = FocusRing([TextField("Anna", key="name")])
        ring.handle(Intent.HOME)
        again = TextField("Anna", key="name")
        ring.replace([again])
        assert again.takes_text
        assert (again.caret, again.selected) == (0, "")

    def test_letters_go_where_the_caret_is_wherever_the_mouse_rests(self) -> None:
        field = TextField("Anna").place(Box(0, 60, 300, 50))
        ring = FocusRing([Button("a").place(Box(0, 0, 300, 50)), field], field)
        ring.handle(Intent.point((10, 10)))
        assert ring.handle(Intent.typed("Zoë"))
        assert field.value == "Zoë"

    def test_copy_cut_and_paste(self, monkeypatch: pytest.MonkeyPatch) -> None:
        copied: list[str] = []
        monkeypatch.setattr(clipboard, "write", copied.append)
        monkeypatch.setattr(clipboard, "read", lambda: copied[-1])
        field = TextField("Anna Maria")
        for intent in (Intent.COPY, Intent.CUT):
            assert field.handle(intent)
        assert (copied, field.value) == ([], "Anna Maria"), "where nothing is selected nothing is copied"
        for intent in (Intent(Kind.WORD_LEFT, selecting=True), Intent.COPY, Intent.HOME, Intent.PASTE):
            field.handle(intent)
        assert field.value == "MariaAnna Maria"
        for intent in (Intent.SELECT_ALL, Intent.CUT):
            field.handle(intent)
        assert (field.value, copied[-1]) == ("", "MariaAnna Maria")

    def test_a_drag_selects_and_a_point_without_one_does_not(self) -> None:
        field = TextField("mmmmmm").place(Box(0, 0, 400, 60))
        assert not field.handle(Intent.point((399, 30)))
        field.handle(Intent.press((2, 30)))
        field.handle(Intent.point((399, 30)))
        assert field.selected == "mmmmmm"
        field.handle(Intent.release((399, 30)))
        assert not field.handle(Intent.point((2, 30)))
        assert field.selected == "mmmmmm"
        field.handle(Intent.press((2, 30)))
        assert field.selected == ""
        field.handle(Intent.press((399, 30), selecting=True))
        assert field.selected == "mmmmmm", "a click with Shift selects up to it"

    def test_a_double_click_takes_the_word_and_a_third_click_the_line(self) -> None:
        field = TextField("Anna Maria").place(Box(0, 0, 400, 60))
        field.handle(Intent.press((20, 30)))
        field.handle(Intent.press((20, 30), 2))
        field.handle(Intent.point((22, 30)))
        assert field.selected == "Anna"
        field.handle(Intent.press((20, 30), 3))
        assert field.selected == "Anna Maria"

    def test_the_selection_is_drawn_behind_the_letters(self) -> None:
        field = TextField("mmmm").place(Box(0, 0, 400, 60))
        field.focused = True
        plain, marked = noting_canvas((1920, 1080)), noting_canvas((1920, 1080))
        field.draw(plain)
        field.handle(Intent(Kind.HOME, selecting=True))
        field.draw(marked)
        changed = pygame.mask.from_threshold(marked.surface, (0, 0, 0), (20, 20, 20, 255), plain.surface)
        changed.invert()
        [where] = sorted(changed.get_bounding_rects(), key=lambda rect: rect.width)[-1:]
        assert where.width == pytest.approx(text_width("mmmm", field.style), abs=8)
        assert where.left == pytest.approx(field._inner.left, abs=4)

    def test_what_no_font_has_is_refused_and_the_reason_is_said_beside_the_field(self) -> None:
        field = TextField("Zoë").place(Box(400, 400, 300, 60))
        ring = FocusRing([field])
        ring.handle(Intent.END)
        ring.handle(Intent.typed("😀"))
        assert field.value == "Zoë"
        assert self._said(ring) == ["This character cannot be shown here: the game’s fonts do not have it."]
        ring.handle(Intent.typed("日本 ok"))
        assert field.value == "Zoë ok"
        assert self._said(ring) == ["Some characters were left out: the game’s fonts do not have them."]
        ring.handle(Intent.typed("!"))
        assert self._said(ring) == [], "it goes with the next key"

    def test_the_reason_goes_with_the_focus(self) -> None:
        field, button = TextField().place(Box(0, 60, 300, 50)), Button("a").place(Box(0, 0, 300, 50))
        ring = FocusRing([field, button], field)
        ring.handle(Intent.typed("😀"))
        ring.handle(Intent.UP)
        ring.handle(Intent.DOWN)
        assert ring.focused is field
        assert self._said(ring) == []

    @staticmethod
    def _said(ring: FocusRing) -> list[str]:
        canvas = noting_canvas((1920, 1080))
        canvas.facts = Facts()
        ring.draw_tooltip(canvas)
        return [text.string for text in canvas.facts.texts]

    @pytest.mark.parametrize("name", ["Олександр", "Ґалаґан", "Ελένη", "Nguyễn", "Łukasz", "אבי", "d'Arc-O’Neil"])
    def test_names_of_many_languages_can_be_typed(self, name: str) -> None:
        field = TextField()
        for letter in name:
            field.handle(Intent.typed(letter))
        assert (field.value, field.remark) == (name, None)

    def test_a_paste_is_cleaned(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(clipboard, "read", lambda: "abc\ufffd\n\x07\u200be\u0301" + "x" * 99)
        field = TextField(max_length=8)
        field.handle(Intent.PASTE)
        assert field.value == "abcéxxxx"

    def test_the_caret_stands_left_of_hebrew_that_was_typed(self) -> None:
        field = TextField("אבי").place(Box(0, 0, 400, 60))
        left, right = field._x_of(3), field._x_of(0)
        assert left == 0
        assert right == pytest.approx(text_width("אבי", field.style))
        field.handle(Intent.press((field._inner.left + right, 30)))
        assert field.caret == 0
        field.handle(Intent.press((field._inner.left, 30)))
        assert field.caret == 3

    def test_it_takes_text_only_with_the_focus(self) -> None:
        field = TextField("abc")
        assert not field.takes_text
        field.focused = True
        assert field.takes_text

    @pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
    def test_the_caret_stands_at_the_end_of_what_is_drawn_in_windows_of_all_sizes(self, size: tuple[int, int]) -> None:
        field = TextField("x" * 16).place(Box(0, 0, 600, 60))
        field.focused = True
        canvas = noting_canvas(size)
        field.draw(canvas)
        assert canvas.facts is not None
        text, caret = canvas.facts.texts[0].drawn, canvas.facts.shapes[-1].box
        assert caret.left == pytest.approx(text.right, abs=1.5)
        field.handle(Intent.press((text.left + text.width / 2, 30)))
        assert field.caret == 8

    def test_a_text_longer_than_the_field_shows_the_caret(self) -> None:
        field = TextField("W" * 24).place(Box(50, 50, 200, 60))
        field.focused = True
        canvas = noting_canvas((1920, 1080))
        field.draw(canvas)
        gold = pygame.mask.from_threshold(canvas.surface, (245, 184, 46), (6, 6, 6, 255))
        inside = [rect for rect in gold.get_bounding_rects() if rect.width <= 4 and rect.height > 20]
        assert any(50 < rect.centerx < 250 for rect in inside)
