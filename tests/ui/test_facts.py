"""What a frame shows can be asked."""

import pygame
import pytest

from flip7.cards.faces import BACK, card_picture, draw_card
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts, facts_on
from flip7.ui.focus import FocusRing
from flip7.ui.scale import Viewport
from flip7.ui.theme import BODY, Tone
from flip7.ui.widgets import Button, ListBox, TextField
from flip7.ui.window import Offscreen
from tests.scenes.tour import stops

SIZE = (960, 600)


def canvas() -> Canvas:
    made = Canvas(pygame.Surface(SIZE), Viewport(SIZE))
    made.facts = Facts()
    return made


def noted(drawn: Canvas) -> Facts:
    assert drawn.facts is not None
    return drawn.facts


def test_a_part_is_found_by_its_name_and_number_wherever_it_stands() -> None:
    drawn = canvas()
    for seat, place in ((2, 600), (1, 20)):
        with drawn.part("seat", seat), drawn.part("total"):
            drawn.text(str(100 + seat), Box(place, 20, 200, 50), BODY)
    drawn.text("elsewhere", Box(0, 300, 300, 50), BODY)
    facts = noted(drawn)
    assert facts.part("seat", 1).part("total").strings == ["101"]
    assert facts.part("seat", 2).strings == ["102"]
    assert facts.part("total").strings == ["102", "101"]
    assert facts.outside("seat").strings == ["elsewhere"]
    assert facts.indices("seat") == {1, 2}
    assert {seat: part.strings for seat, part in facts.parts("seat").items()} == {1: ["101"], 2: ["102"]}
    assert not facts.part("seat", 3)


def test_a_text_tells_its_colour_and_its_strength() -> None:
    drawn = canvas()
    drawn.text("faint", Box(0, 0, 300, 50), BODY.in_colour(Tone.ROSE), alpha=100)
    [text] = noted(drawn).texts
    assert text.colour[:3] == (255, 155, 165)
    assert text.alpha == 100


@pytest.mark.parametrize("width", [30.0, 160.0])
@pytest.mark.parametrize("angle", [0.0, 12.0])
def test_a_card_tells_its_face_by_what_is_painted_on_it(
    width: float, angle: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    from flip7.cards import faces

    right = faces._set

    def eight(sheet: Canvas, text: object, *args: object, **kwargs: object) -> None:
        right(sheet, "8" if str(text).isdigit() else text, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(faces, "_set", eight)
    drawn = canvas()
    # A size that no other test has: its picture is not kept yet.
    draw_card(drawn, "3", Box(20, 20, width + 7.5, (width + 7.5) * 340 / 240), angle=angle)
    assert noted(drawn).faces == ["8"]


@pytest.mark.parametrize("width", [30.0, 160.0])
def test_a_card_in_motion_knows_its_face_and_its_back(width: float) -> None:
    for name in ("7", "x2", "freeze", BACK):
        drawn = canvas()
        draw_card(drawn, name, Box(20, 20, width, width * 340 / 240))
        assert noted(drawn).faces == [name]
        assert facts_on(card_picture(drawn, name, width)).strings == list(noted(drawn).cards[0].words)


def test_what_lies_under_something_opaque_is_not_visible() -> None:
    drawn = canvas()
    drawn.text("under", Box(20, 20, 200, 50), BODY)
    drawn.text("beside", Box(600, 20, 200, 50), BODY)
    drawn.rect(Box(0, 0, 400, 200), Tone.SOLID)
    drawn.text("on top", Box(20, 20, 200, 50), BODY)
    drawn.rect(Box(500, 0, 400, 200), Tone.SOLID.faded(0.5))
    drawn.text("clear", Box(20, 300, 200, 50), BODY, alpha=0)
    assert noted(drawn).visible.strings == ["beside", "on top"]


def test_what_is_clipped_away_is_not_shown() -> None:
    drawn = canvas()
    with drawn.clip(Box(0, 0, 300, 300)):
        drawn.text("in", Box(20, 20, 200, 50), BODY)
        drawn.text("out", Box(400, 20, 200, 50), BODY)
    assert noted(drawn).strings == ["in"]


def test_widgets_say_what_can_be_pressed() -> None:
    go, stop = Button("Go", key="go").place(Box(0, 0, 200, 80)), Button("Stop", key="stop").place(Box(0, 90, 200, 80))
    stop.enabled = False
    field = TextField("Otto", key="name").place(Box(0, 180, 200, 80))
    rows = ListBox(["one", "two"], key="list").place(Box(300, 0, 300, 200))
    drawn = canvas()
    FocusRing([go, stop, field, rows], focus=field).draw(drawn)
    facts = noted(drawn)
    assert [(shown.key, shown.label, shown.enabled, shown.focused) for shown in facts.widgets[:2]] == [
        ("go", "Go", True, False),
        ("stop", "Stop", False, False),
    ]
    assert [shown.key for shown in facts.widgets if shown.focused] == ["name"]
    assert facts.part("widget", "list").part("line", 1).strings == ["two"]


@pytest.mark.parametrize("name", ["table-6-turn", "table-6-flip7", "summary-6", "podium-6", "title"])
def test_asking_changes_no_pixel(name: str) -> None:
    screen: Offscreen = next(stop for stop in stops() if stop.name == name).reach()
    screen.advance(0.5)
    plain = pygame.image.tobytes(screen.draw(), "RGB")
    assert screen.facts()
    assert pygame.image.tobytes(screen.surface, "RGB") == plain
