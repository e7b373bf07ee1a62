from collections.abc import Iterator

import pygame
import pytest

from flip7.ui.gamepad import FIRST_REPEAT, NEXT_REPEAT
from flip7.ui.input import Device, Input
from flip7.ui.intents import Intent, Kind
from flip7.ui.scale import Viewport


@pytest.fixture
def source() -> Input:
    return Input(Viewport((960, 540)))


def _down(key: int, mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode)


def _up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def _axis(axis: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=int(value * 32767))


def _button(button: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> pygame.Event:
    return pygame.Event(kind, instance_id=0, button=button)


def test_a_key_becomes_its_intent(source: Input) -> None:
    assert source.translate(_down(pygame.K_h), text_entry=False) == [Intent.HIT]
    assert source.translate(_down(pygame.K_3), text_entry=False) == [Intent.pick(2)]


def test_a_held_key_hits_once(source: Input) -> None:
    assert source.translate(_down(pygame.K_h), text_entry=False) == [Intent.HIT]
    assert source.translate(_down(pygame.K_h), text_entry=False) == []
    source.translate(_up(pygame.K_h), text_entry=False)
    assert source.translate(_down(pygame.K_h), text_entry=False) == [Intent.HIT]


def test_a_held_arrow_goes_on(source: Input) -> None:
    assert [source.translate(_down(pygame.K_DOWN), text_entry=False) for _ in range(3)] == [[Intent.DOWN]] * 3


def test_a_key_held_while_the_window_lost_its_focus_counts_again(source: Input) -> None:
    source.translate(_down(pygame.K_h), text_entry=False)
    source.translate(pygame.Event(pygame.WINDOWFOCUSLOST), text_entry=False)
    assert source.translate(_down(pygame.K_h), text_entry=False) == [Intent.HIT]


def test_shift_tab_goes_backwards(source: Input) -> None:
    assert source.translate(_down(pygame.K_TAB), text_entry=False) == [Intent.NEXT]
    assert source.translate(_down(pygame.K_TAB, pygame.KMOD_LSHIFT), text_entry=False) == [Intent.PREVIOUS]


def test_alt_enter_is_full_screen_and_no_confirmation(source: Input) -> None:
    assert source.translate(_down(pygame.K_RETURN, pygame.KMOD_LALT), text_entry=False) == [Intent.FULLSCREEN]


def test_a_letter_with_control_is_no_intent(source: Input) -> None:
    assert source.translate(_down(pygame.K_s, pygame.KMOD_LCTRL), text_entry=False) == []


def test_a_french_keyboard_picks_with_the_keys_where_others_have_digits(source: Input) -> None:
    event = _down(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1)
    assert source.translate(event, text_entry=False) == [Intent.pick(0)]


@pytest.mark.parametrize("key", [pygame.K_h, pygame.K_s, pygame.K_SPACE, pygame.K_1, pygame.K_KP1, pygame.K_m])
def test_while_typing_keys_that_write_are_no_intents(source: Input, key: int) -> None:
    assert source.translate(_down(key), text_entry=True) == []


@pytest.mark.parametrize("text", ["ü", "é", "ł", "H", " ", "日本"])
def test_typed_text_comes_as_the_system_wrote_it(source: Input, text: str) -> None:
    event = pygame.Event(pygame.TEXTINPUT, text=text)
    assert source.translate(event, text_entry=True) == [Intent.typed(text)]
    assert source.translate(event, text_entry=False) == []


@pytest.mark.parametrize(
    ("key", "intent"),
    [(pygame.K_BACKSPACE, Intent.ERASE), (pygame.K_DELETE, Intent.ERASE_FORWARD), (pygame.K_HOME, Intent.HOME),
     (pygame.K_END, Intent.END), (pygame.K_LEFT, Intent.LEFT), (pygame.K_RETURN, Intent.CONFIRM),
     (pygame.K_ESCAPE, Intent.BACK), (pygame.K_TAB, Intent.NEXT)],
)  # fmt: skip
def test_while_typing_the_keys_to_edit_still_work(source: Input, key: int, intent: Intent) -> None:
    assert source.translate(_down(key), text_entry=True) == [intent]


def test_the_mouse_points_in_logical_units(source: Input) -> None:
    scale = source.viewport.scale
    event = pygame.Event(pygame.MOUSEMOTION, pos=(480, 270), rel=(1, 1), buttons=(0, 0, 0))
    [intent] = source.translate(event, text_entry=False)
    assert intent.kind is Kind.POINT
    assert intent.pos == pytest.approx((480 / scale, 270 / scale))


def test_a_mouse_that_lies_still_where_the_window_opens_points_at_nothing(source: Input) -> None:
    event = pygame.Event(pygame.MOUSEMOTION, pos=(480, 270), rel=(0, 0), buttons=(0, 0, 0))
    assert source.translate(event, text_entry=False) == []
    assert source.device is Device.KEYBOARD


def test_on_a_screen_of_high_density_the_mouse_is_told_in_other_units(source: Input) -> None:
    source.pixel_ratio = 2.0
    event = pygame.Event(pygame.MOUSEMOTION, pos=(240, 135), rel=(1, 1), buttons=(0, 0, 0))
    [intent] = source.translate(event, text_entry=False)
    assert intent.pos == pytest.approx((480 / source.viewport.scale, 270 / source.viewport.scale))


def test_the_left_button_presses_and_releases_and_the_right_one_does_nothing(source: Input) -> None:
    kinds = []
    for button in (1, 3):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            kinds += source.translate(pygame.Event(kind, pos=(0, 0), button=button), text_entry=False)
    assert [intent.kind for intent in kinds] == [Kind.PRESS, Kind.RELEASE]


def test_a_double_click_is_two_presses_soon_after_each_other_at_one_place(
    source: Input, monkeypatch: pytest.MonkeyPatch
) -> None:
    def press(x: int, now: float) -> int:
        monkeypatch.setattr("flip7.ui.input.perf_counter", lambda: now)
        [intent] = source.translate(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, 9), button=1), text_entry=False)
        return intent.clicks

    counted = [press(9, 1.0), press(11, 1.3), press(9, 1.6), press(9, 2.2), press(40, 2.3), press(40, 2.71)]
    assert counted == [1, 2, 3, 1, 1, 1]


def test_a_press_with_shift_held_selects(source: Input) -> None:
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)
    source.translate(_down(pygame.K_LSHIFT), text_entry=True)
    assert source.translate(event, text_entry=True)[0].selecting
    source.translate(_up(pygame.K_LSHIFT), text_entry=True)
    assert not source.translate(event, text_entry=True)[0].selecting


def test_keys_that_edit_a_text_mean_nothing_where_none_is_typed(source: Input) -> None:
    event = _down(pygame.K_a, pygame.KMOD_LCTRL)
    assert source.translate(event, text_entry=False) == []
    assert source.translate(event, text_entry=True) == [Intent.SELECT_ALL]


def test_the_mouse_leaving_the_window_points_at_nothing(source: Input) -> None:
    [intent] = source.translate(pygame.Event(pygame.WINDOWLEAVE), text_entry=False)
    assert intent.kind is Kind.POINT
    assert intent.pos[0] < -1000


@pytest.mark.parametrize(
    ("button", "intent"),
    [(pygame.CONTROLLER_BUTTON_A, Intent.CONFIRM), (pygame.CONTROLLER_BUTTON_B, Intent.BACK),
     (pygame.CONTROLLER_BUTTON_X, Intent.HIT), (pygame.CONTROLLER_BUTTON_Y, Intent.STAY),
     (pygame.CONTROLLER_BUTTON_START, Intent.PAUSE), (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Intent.LEFT)],
)  # fmt: skip
def test_the_buttons_of_a_gamepad(source: Input, button: int, intent: Intent) -> None:
    assert source.translate(_button(button), text_entry=False) == [intent]
    assert source.device is Device.GAMEPAD


def test_a_stick_in_its_dead_zone_means_nothing(source: Input) -> None:
    for value in (0.1, -0.3, 0.49):
        assert source.translate(_axis(pygame.CONTROLLER_AXIS_LEFTX, value), text_entry=False) == []
    assert source.device is Device.KEYBOARD


def test_a_stick_that_trembles_at_the_limit_counts_once(source: Input) -> None:
    intents = [
        intent
        for value in (0.52, 0.48, 0.53, 0.46, 0.51)
        for intent in source.translate(_axis(pygame.CONTROLLER_AXIS_LEFTX, value), text_entry=False)
    ]
    assert intents == [Intent.RIGHT]


def test_a_held_direction_repeats_after_a_while(source: Input) -> None:
    source.translate(_axis(pygame.CONTROLLER_AXIS_LEFTY, -1.0), text_entry=False)
    assert source.tick(FIRST_REPEAT - 0.01) == []
    assert source.tick(0.02) == [Intent.UP]
    assert source.tick(NEXT_REPEAT) == [Intent.UP]
    source.translate(_axis(pygame.CONTROLLER_AXIS_LEFTY, 0.0), text_entry=False)
    assert source.tick(5.0) == []


def test_a_direction_held_through_a_long_pause_counts_once(source: Input) -> None:
    source.translate(_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN), text_entry=False)
    assert source.tick(10.0) == [Intent.DOWN]


def test_a_released_pad_stops_repeating(source: Input) -> None:
    source.translate(_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN), text_entry=False)
    source.translate(_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLERBUTTONUP), text_entry=False)
    assert source.gamepads.wake_in is None
    assert source.tick(10.0) == []


def test_a_gamepad_unplugged_while_a_direction_is_held_lets_it_go(source: Input) -> None:
    source.translate(_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN), text_entry=False)
    source.translate(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0), text_entry=False)
    assert source.tick(10.0) == []


def test_a_gamepad_that_cannot_be_opened_is_no_error(source: Input, display: pygame.Surface) -> None:
    source.gamepads.start()
    source.translate(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99), text_entry=False)
    assert source.gamepads.connected == 0


def test_hints_follow_the_device_in_hand(source: Input) -> None:
    source.translate(_down(pygame.K_DOWN), text_entry=False)
    assert source.hint(Kind.HIT) == "H"
    source.translate(_button(pygame.CONTROLLER_BUTTON_A), text_entry=False)
    assert source.hint(Kind.HIT) == "X"


@pytest.fixture
def listening(display: pygame.Surface) -> Iterator[Input]:
    source = Input(Viewport(display.get_size()))
    source.start()
    pygame.event.clear()
    yield source
    pygame.key.stop_text_input()


def test_waiting_ends_with_the_first_event(listening: Input) -> None:
    pygame.event.post(_down(pygame.K_s))
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert listening.wait(5.0, text_entry=False) == [Intent.STAY, Intent.QUIT]


def test_events_that_mean_nothing_do_not_end_the_waiting(listening: Input) -> None:
    pygame.event.post(_up(pygame.K_s))
    pygame.time.set_timer(_down(pygame.K_s), 40, loops=1)
    assert listening.wait(5.0, text_entry=False) == [Intent.STAY]


def test_waiting_without_any_event_ends_after_its_time(listening: Input) -> None:
    assert [intent for intent in listening.wait(0.01, text_entry=False) if intent.kind is not Kind.EXPOSED] == []
