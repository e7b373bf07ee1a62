"""Names without a keyboard: a gamepad opens one on the screen, with the letters of every language of the game."""

from pathlib import Path

import pytest

from flip7.app.context import Context
from flip7.dev.gallery import PAGES
from flip7.i18n import LANGUAGES, use_language
from flip7.resources import ASSETS
from flip7.scenes.introduction import WhoPlays
from flip7.scenes.letters import LettersScene, capital, letter_rows
from flip7.scenes.new_table.rules_part import NumberField
from flip7.store.home import Home
from flip7.ui import Intent, Offscreen
from flip7.ui.coverage import characters
from flip7.ui.fonts import FontName
from flip7.ui.form import FormScene
from flip7.ui.widgets.textfield import TextField
from tests.scenes import stage


@pytest.fixture
def with_gamepad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Context, "with_gamepad", True)


def _choose(screen: Offscreen, *keys: str) -> None:
    top = screen.manager.top
    assert isinstance(top, LettersScene)
    for key in keys:
        top.ring.focus(stage.find(screen, key))
        stage.press(screen, Intent.CONFIRM)


def _open(field: TextField, *, digits_only: bool = False) -> Offscreen:
    return stage.show(LettersScene(stage.context(), field, digits_only=digits_only))


def test_a_name_is_written_and_kept_with_a_gamepad_alone(tmp_path: Path, with_gamepad: None) -> None:
    context = Context(Home.at(tmp_path), language="en")
    screen = stage.show(WhoPlays(context))
    stage.press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, LettersScene)
    _choose(screen, "letter z", "letter o", "letter ë")
    stage.press(screen, Intent.PAUSE)
    assert isinstance(screen.manager.top, WhoPlays)
    assert screen.manager.top.seat.name == "Zoë"


def test_a_keyboard_types_into_the_field_itself(tmp_path: Path) -> None:
    screen = stage.show(WhoPlays(Context(Home.at(tmp_path), language="en")))
    stage.press(screen, Intent.typed("A"), Intent.CONFIRM)
    assert not isinstance(screen.manager.top, LettersScene)


def test_words_begin_with_a_capital_and_go_on_with_small_letters(with_gamepad: None) -> None:
    field = TextField("", max_length=16)
    screen = _open(field)
    _choose(screen, "letter a", "letter n", "space", "letter b", "capital", "letter c")
    assert field.value == "An BC"


def test_the_buttons_of_a_gamepad_erase_write_a_space_and_move_the_caret(with_gamepad: None) -> None:
    field = TextField("", max_length=16)
    screen = _open(field)
    screen.advance(0.1)
    _choose(screen, "letter a", "letter b")
    stage.press(screen, Intent.HIT, Intent.STAY, Intent.PREVIOUS, Intent.PREVIOUS)
    _choose(screen, "letter l")
    assert field.value == "LA "
    stage.press(screen, Intent.NEXT, Intent.HIT)
    assert field.value == "L "


def test_the_first_letter_takes_the_place_of_a_selected_name(with_gamepad: None) -> None:
    field = TextField("Player 1", max_length=16)
    field.gain_focus()
    _choose(_open(field), "letter ł")
    assert field.value == "Ł"


def test_no_name_grows_longer_than_its_field(with_gamepad: None) -> None:
    field = TextField("", max_length=2)
    _choose(_open(field), "letter a", "letter b", "letter c")
    assert field.value == "Ab"


def test_a_number_has_digits_and_nothing_else(with_gamepad: None) -> None:
    context = stage.context()
    field = NumberField("", max_length=4)
    page = context.navigation.letters(field)
    screen = stage.show(page)
    assert {widget.key for widget in stage.widgets(screen) if widget.visible} == {
        *(f"letter {digit}" for digit in "0123456789"), "erase", "done",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["rules of a table", "new person", "change person"])
def test_every_text_field_of_a_new_table_opens_it(with_gamepad: None, name: str) -> None:
    screen = stage.show(PAGES[name](stage.context()))
    page = screen.manager.top
    assert isinstance(page, FormScene)
    keys = [widget.key for widget in stage.widgets(screen) if isinstance(widget, TextField)]
    assert keys
    for key in keys:
        assert screen.manager.top is page
        page.ring.focus(stage.find(screen, key))
        stage.press(screen, Intent.CONFIRM)
        assert isinstance(screen.manager.top, LettersScene), key
        stage.press(screen, Intent.BACK)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_all_letters_of_all_languages_are_there_and_own_accents_come_first(language: str) -> None:
    rows = letter_rows(language)
    letters = "".join(rows)
    assert len(letters) == len(set(letters))
    assert set(letters) >= set("abcdefghijklmnopqrstuvwxyzäöüßàâçéèêëîïôùûœąćęłńóśźż0123456789")
    first = {"de": "ä", "fr": "é", "pl": "ą", "en": "ä"}[language]
    assert rows[4][0] == first
    assert all(len(row) <= 10 for row in rows)
    drawn = characters((ASSETS / "fonts" / f"{FontName.DISPLAY.value}.ttf").read_bytes())
    assert {*letters, *map(capital, letters)} <= drawn


def test_another_language_lays_the_letters_out_anew() -> None:
    screen = _open(TextField("", max_length=16))
    assert [key.key for key in stage.widgets(screen)][10:12] == ["letter q", "letter w"]
    use_language("fr")
    stage.settle(screen)
    assert [key.key for key in stage.widgets(screen)][10:12] == ["letter a", "letter z"]


def test_a_sharp_s_stays_small() -> None:
    assert (capital("ß"), capital("ö"), capital("œ"), capital("'")) == ("ß", "Ö", "Œ", "'")
