"""Which gamepad somebody holds, what its buttons are called, and how it shakes."""

from collections.abc import Callable

import pygame
import pytest

from flip7.ui.gamepad import Gamepads
from flip7.ui.hints import Hints
from flip7.ui.input import Input
from flip7.ui.intents import Kind
from flip7.ui.pads import FACE, LABELS, PadFamily, family
from flip7.ui.scale import Viewport

SONY = "030000004c050000e60c000011010000"
MICROSOFT = "030000005e0400008e02000010010000"
NINTENDO = "050000007e0500000920000001800000"
OTHER = "03000000c82d00000031000011010000"


class FakePad:
    """A gamepad as SDL would open it."""

    shaken: list[tuple[int, float, float, int]]
    known: tuple[tuple[str, str], ...] = ()

    def __init__(self, index: int) -> None:
        self.index = index

    def as_joystick(self) -> "FakePad":
        return self

    def get_instance_id(self) -> int:
        return 10 + self.index

    def get_name(self) -> str:
        return self.known[self.index][0]

    def get_guid(self) -> str:
        return self.known[self.index][1]

    def rumble(self, low: float, high: float, milliseconds: int) -> None:
        self.shaken.append((self.index, low, high, milliseconds))


@pytest.fixture
def plug_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Gamepads]:
    def plug(*known: tuple[str, str]) -> Gamepads:
        FakePad.known, FakePad.shaken = known, []
        monkeypatch.setattr("flip7.ui.gamepad.controller.Controller", FakePad)
        pads = Gamepads()
        for index in range(len(known)):
            pads.translate(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=index))
        return pads

    return plug


def _press(pad: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=10 + pad, button=pygame.CONTROLLER_BUTTON_A)


@pytest.mark.parametrize(
    ("name", "guid", "expected"),
    [
        ("Wireless Controller", SONY, PadFamily.PLAYSTATION),
        ("Anything", MICROSOFT, PadFamily.XBOX),
        ("Pro Controller", NINTENDO, PadFamily.NINTENDO),
        ("8BitDo Pro 2", OTHER, PadFamily.XBOX),
        ("PS4 Controller", OTHER, PadFamily.PLAYSTATION),
        ("Wired Controller for Nintendo Switch", OTHER, PadFamily.NINTENDO),
        ("", "", PadFamily.XBOX),
    ],
)
def test_a_gamepad_is_known_by_its_maker_or_else_by_its_name(name: str, guid: str, expected: PadFamily) -> None:
    assert family(name, guid) is expected


def test_every_family_has_a_name_for_every_button_and_none_twice() -> None:
    for labels in LABELS.values():
        assert labels.keys() == LABELS[PadFamily.XBOX].keys() >= FACE.keys()
        assert len(set(labels.values())) == len(labels)


def test_buttons_are_shown_as_on_the_gamepad_used_last(plug_in: Callable[..., Gamepads]) -> None:
    pads = plug_in(("DualSense", SONY), ("Xbox", MICROSOFT))
    assert pads.family is PadFamily.XBOX, "the one plugged in last, until one is used"
    pads.translate(_press(0))
    assert (pads.family, pads.label(Kind.STAY)) == (PadFamily.PLAYSTATION, "△")
    pads.translate(_press(1))
    assert (pads.family, pads.label(Kind.STAY)) == (PadFamily.XBOX, "Y")


def test_a_gamepad_pulled_out_gives_way_to_the_one_that_is_left(plug_in: Callable[..., Gamepads]) -> None:
    pads = plug_in(("DualSense", SONY), ("Pro Controller", NINTENDO))
    pads.translate(_press(1))
    pads.translate(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=11))
    assert pads.family is PadFamily.PLAYSTATION


def test_a_player_may_choose_whose_buttons_are_shown(plug_in: Callable[..., Gamepads]) -> None:
    pads = plug_in(("Xbox", MICROSOFT))
    pads.shown_as = PadFamily.NINTENDO
    assert pads.label(Kind.PAUSE) == "+"


def test_the_gamepad_in_hand_shakes_and_no_other(plug_in: Callable[..., Gamepads]) -> None:
    pads = plug_in(("DualSense", SONY), ("Xbox", MICROSOFT))
    pads.rumble(1.0, 0.5, 0.25)
    assert FakePad.shaken == [], "nobody holds one yet"
    pads.translate(_press(1))
    pads.rumble(1.0, 0.5, 0.25)
    assert FakePad.shaken == [(1, 1.0, 0.5, 250)]


def test_a_gamepad_that_cannot_shake_is_no_error(
    plug_in: Callable[..., Gamepads], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("That operation is not supported")

    pads = plug_in(("Xbox", MICROSOFT))
    pads.translate(_press(0))
    monkeypatch.setattr(FakePad, "rumble", refuse)
    pads.rumble(1.0, 1.0, 0.1)


def test_hints_tell_the_family_only_while_a_gamepad_is_in_use() -> None:
    source = Input(Viewport((960, 540)))
    hints = Hints()
    hints.pad_source = lambda: source.pad
    assert hints.pad is None
    source.translate(_press(0), text_entry=False)
    assert hints.pad is PadFamily.XBOX
    source.translate(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, scancode=0), text_entry=False)
    assert hints.pad is None
