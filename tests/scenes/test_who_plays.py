"""The first start asks who plays: ten seconds by any device, or one press to skip it."""

from pathlib import Path

import pytest

from flip7 import i18n
from flip7.app.context import Context
from flip7.scenes.introduction import Offer, WhoPlays
from flip7.scenes.palette import Palette
from flip7.scenes.person import PERSON_NAMES, SYMBOLS
from flip7.scenes.title import OFFER_AFTER, TitleScene
from flip7.store.home import Home
from flip7.store.people import Person
from flip7.ui import Intent, Offscreen, clipboard
from flip7.ui.theme import SEAT_COLOURS
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")


def started(folder: Path) -> tuple[Context, Offscreen]:
    context = Context(Home.at(folder), language="en")
    screen = stage.show(TitleScene(context))
    screen.advance(OFFER_AFTER + 0.5)
    return context, screen


def palette(screen: Offscreen, key: str) -> Palette[object]:
    found = stage.find(screen, key)
    assert isinstance(found, Palette)
    return found


def click_tile(screen: Offscreen, key: str, thing: object) -> None:
    at = palette(screen, key).tile(thing).center
    stage.press(screen, Intent.point(at), Intent.press(at), Intent.release(at))


def test_a_name_and_enter_is_enough_and_the_title_knows_it(tmp_path: Path) -> None:
    context, screen = started(tmp_path)
    assert isinstance(screen.manager.top, WhoPlays)
    stage.press(screen, *map(Intent.typed, "Zoë"), Intent.CONFIRM)
    assert isinstance(screen.manager.top, Offer)
    stage.press(screen, Intent.BACK)
    assert "Zoë, Pip, Ida, Roxy" in stage.shown(screen)
    assert "Player 1" not in stage.shown(screen)
    context.close()
    assert Context(Home.at(tmp_path)).people.known == (Person("Zoë", 0, "star"),)


def test_by_mouse_with_colour_and_symbol(tmp_path: Path) -> None:
    context, screen = started(tmp_path)
    stage.click(screen, "dice")
    click_tile(screen, "colours", 17)
    click_tile(screen, "symbols", "snail")
    stage.click(screen, "done")
    (person,) = context.people.known
    assert person.name in PERSON_NAMES
    assert (person.colour, person.symbol) == (17, "snail")


def test_by_the_arrows_of_a_gamepad(tmp_path: Path) -> None:
    context, screen = started(tmp_path)
    top = screen.manager.top
    assert isinstance(top, WhoPlays)
    stage.press(screen, Intent.RIGHT, Intent.CONFIRM)
    assert top.ring.focused is stage.find(screen, "dice")
    stage.press(screen, Intent.NEXT, Intent.RIGHT, Intent.DOWN, Intent.NEXT, Intent.RIGHT, Intent.NEXT, Intent.CONFIRM)
    (person,) = context.people.known
    assert (person.colour, person.symbol) == (13, SYMBOLS[1])
    assert person.name in PERSON_NAMES


@pytest.mark.parametrize("way", ["esc", "button", "enter"])
def test_one_press_skips_it_and_keeps_nobody(tmp_path: Path, way: str) -> None:
    context, screen = started(tmp_path)
    if way == "button":
        stage.click(screen, "cancel")
    else:
        stage.press(screen, Intent.BACK if way == "esc" else Intent.CONFIRM)
    assert isinstance(screen.manager.top, Offer)
    assert context.people.known == ()


def test_who_is_known_is_not_asked(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), language="en")
    context.people.keep(Person("Anna", 1, "key"))
    screen = stage.show(TitleScene(context))
    screen.advance(OFFER_AFTER + 0.5)
    assert isinstance(screen.manager.top, Offer)


def test_the_question_can_be_read_in_another_language(tmp_path: Path) -> None:
    _context, screen = started(tmp_path)
    stage.press(screen, *map(Intent.typed, "Ola"))
    stage.click(screen, "language pl")
    assert i18n.language() == "pl"
    assert "Kim jesteś?" in stage.shown(screen)
    assert "Ola" in stage.shown(screen), "what is typed stays"


def test_it_has_few_stops(tmp_path: Path) -> None:
    _context, screen = started(tmp_path)
    assert len([widget for widget in stage.widgets(screen) if widget.reachable]) <= 10


def test_a_palette_is_left_at_its_edges() -> None:
    chosen: list[int] = []
    tiles = Palette(range(6), 0, chosen.append, lambda *_: None, across=3, key="")
    assert not tiles.handle(Intent.LEFT)
    assert not tiles.handle(Intent.UP)
    for intent in (Intent.RIGHT, Intent.RIGHT, Intent.DOWN):
        assert tiles.handle(intent)
    assert not tiles.handle(Intent.RIGHT)
    assert chosen == [1, 2, 5]


def test_every_colour_and_symbol_can_be_chosen(tmp_path: Path) -> None:
    _context, screen = started(tmp_path)
    assert len(palette(screen, "colours").things) == len(SEAT_COLOURS)
    assert palette(screen, "symbols").things == SYMBOLS


def test_a_long_name_is_cut_and_spaces_are_no_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "read", lambda: "Maximiliane Theodora von und zu\n")
    context, screen = started(tmp_path)
    stage.press(screen, Intent.PASTE, Intent.CONFIRM)
    assert context.people.known[0].name == "Maximiliane Theo"
