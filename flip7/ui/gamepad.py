"""Gamepads: buttons and sticks as intents, with repeat while a direction is held, and plugging in at any time."""

from contextlib import suppress
from dataclasses import dataclass

import pygame
from pygame._sdl2 import controller

from flip7.ui.intents import OUTSIDE, Intent, Kind
from flip7.ui.pads import LABELS, PadFamily, family

DEAD_ZONE = 0.5
"""A stick means a direction from here on ..."""
RELEASE_ZONE = 0.35
"""... and stops meaning it only here: a worn stick that trembles at the limit must not stutter."""
FIRST_REPEAT = 0.40
NEXT_REPEAT = 0.11

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Intent.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Intent.BACK,
    pygame.CONTROLLER_BUTTON_X: Intent.HIT,
    pygame.CONTROLLER_BUTTON_Y: Intent.STAY,
    pygame.CONTROLLER_BUTTON_START: Intent.PAUSE,
    pygame.CONTROLLER_BUTTON_BACK: Intent.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Intent.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Intent.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Intent.HINT,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Intent.SPEED,
}
_PAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Intent.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Intent.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Intent.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Intent.RIGHT,
}
_STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: (Intent.LEFT, Intent.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Intent.UP, Intent.DOWN),
}


@dataclass
class _Held:
    """A direction that is held, and when it counts again."""

    intent: Intent
    due: float = FIRST_REPEAT


class Gamepads:
    """All gamepads together: whoever holds one plays. Without any, it just says nothing."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._families: dict[int, PadFamily] = {}
        self._used: int | None = None
        """The one that was used last, which its player holds."""
        self.shown_as: PadFamily | None = None
        """Whose buttons to show, whatever is plugged in; None to go by the gamepad in use."""
        self._held: dict[object, _Held] = {}
        self._scrolling = 0.0

    def start(self) -> None:
        """Begin to listen; the ones plugged in already announce themselves by events."""
        # A system without support for them is a system without gamepads.
        with suppress(pygame.error):
            controller.init()

    @property
    def connected(self) -> int:
        """How many are plugged in and open."""
        return len(self._open)

    @property
    def family(self) -> PadFamily:
        """Whose buttons are shown: those of the gamepad that was used last, or else of the one plugged in last."""
        last = next(reversed(self._families.values()), PadFamily.XBOX)
        return self.shown_as or self._families.get(-1 if self._used is None else self._used, last)

    def label(self, kind: Kind) -> str:
        """What is printed on the button that means something; "" if there is none."""
        return LABELS[self.family].get(kind, "")

    def rumble(self, low: float, high: float, seconds: float) -> None:
        """Shake the gamepad that was used last: the heavy and the light motor, from 0 to 1. Many cannot."""
        pad = self._open.get(-1 if self._used is None else self._used)
        if pad is not None:
            # One that was pulled out a moment ago is no reason to stop.
            with suppress(pygame.error):
                pad.rumble(low, high, round(seconds * 1000))

    @property
    def wake_in(self) -> float | None:
        """Seconds until a held direction counts again."""
        if self._scrolling:
            return 0.016
        return min((held.due for held in self._held.values()), default=None)

    def translate(self, event: pygame.Event) -> list[Intent]:
        """What an event of a gamepad means; nothing for other events. Plugging in and out is dealt with here, too."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._families.pop(event.instance_id, None)
            self._held.clear()
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self._used = event.instance_id
            if event.button in _PAD:
                return self._hold((event.instance_id, "pad", event.button), _PAD[event.button])
            if event.button in _BUTTONS:
                return [_BUTTONS[event.button]]
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop((event.instance_id, "pad", event.button), None)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            intents = self._tilt(event.instance_id, event.axis, event.value / 32767)
            if intents:
                self._used = event.instance_id
            return intents
        return []

    def tick(self, dt: float) -> list[Intent]:
        """The directions that count again after `dt` seconds of being held."""
        intents: list[Intent] = []
        for held in self._held.values():
            held.due -= dt
            if held.due <= 0:
                held.due += NEXT_REPEAT
                # After a pause of the whole program a held stick counts once, not many times.
                held.due = max(held.due, 0.0)
                intents.append(held.intent)
        if self._scrolling:
            intents.append(Intent.scroll(-self._scrolling * dt * 12, OUTSIDE))
        return intents

    def release_all(self) -> None:
        """Forget what is held: the window has lost its focus and will not hear of releases."""
        self._held.clear()
        self._scrolling = 0.0

    def _plug_in(self, index: int) -> None:
        try:
            pad = controller.Controller(index)
        except pygame.error:
            return
        joystick = pad.as_joystick()
        number = joystick.get_instance_id()
        self._open[number] = pad
        self._families[number] = family(joystick.get_name(), joystick.get_guid())

    def _hold(self, key: object, intent: Intent) -> list[Intent]:
        if key in self._held:
            return []
        self._held[key] = _Held(intent)
        return [intent]

    def _tilt(self, pad: int, axis: int, value: float) -> list[Intent]:
        if axis == pygame.CONTROLLER_AXIS_RIGHTY:
            self._scrolling = value if abs(value) > RELEASE_ZONE else 0.0
            return []
        if axis not in _STICK:
            return []
        intents: list[Intent] = []
        for sign, intent in zip((-1, 1), _STICK[axis], strict=True):
            key = (pad, axis, sign)
            if value * sign >= DEAD_ZONE:
                intents += self._hold(key, intent)
            elif value * sign < RELEASE_ZONE:
                self._held.pop(key, None)
        return intents
