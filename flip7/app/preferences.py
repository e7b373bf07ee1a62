"""The settings of a run, and all that they act on: language, look, sound, keys and the window."""

from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from flip7 import i18n
from flip7.app.captions import Captions
from flip7.app.rumble import Rumble
from flip7.app.speeds import NEXT_SPEED, SPEED_OF
from flip7.store.settings import MOST_SCREENS, Settings, WindowSize
from flip7.store.settings_file import SettingsFile
from flip7.store.writer import Writer
from flip7.ui.audio import Audio, Channel
from flip7.ui.bindings import Bindings
from flip7.ui.input import Device
from flip7.ui.intents import Kind
from flip7.ui.pads import PadFamily
from flip7.ui.theme import Contrast, theme
from flip7.ui.timeline import Speed
from flip7.ui.window import Window

_GAMEPAD_EVENTS = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)


class Preferences:
    """What the player has chosen. A change takes effect at once; with a file it is kept, by the writer.

    `language` is what the command line said: it holds for this run, until the player chooses another.
    """

    def __init__(self, file: SettingsFile | None, writer: Writer, audio: Audio, language: str | None) -> None:
        self._settings_file = file
        self._writer = writer
        self._language = language
        self.audio = audio
        self.captions = Captions()
        self.audio.on_cue = self._hear
        self.window: Window | None = None
        self.settings = Settings() if file is None else file.load()
        self._apply()

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing is to shake, sway or fly."""
        return self.settings.reduced_motion

    @property
    def speed(self) -> Speed:
        """How fast the timelines of the table play."""
        return SPEED_OF[self.settings.speed]

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen now, however that came."""
        return self.settings.fullscreen if self.window is None else self.window.fullscreen

    @property
    def window_size(self) -> WindowSize:
        """The size of the window now, or the one it had last."""
        return self.settings.window if self.window is None else WindowSize(*self.window.windowed_size)

    @property
    def bindings(self) -> Bindings:
        """Which keys mean what: the player's own ones, and the usual ones for the rest."""
        return Bindings.from_dict(self.settings.keys)

    def attach(self, window: Window) -> None:
        """Have the settings act on this window, and hear of its size."""
        self.window = window
        window.on_resized = self._resized
        window.manager.footnote = self.captions
        self.captions.on_change = window.manager.touch
        self._apply()

    def change(self, **values: Any) -> None:
        """Set something by its name in `Settings`; it takes effect at once and is kept."""
        if "language" in values:
            self._language = None
        self.preview(**values)
        self.keep_settings()
        if "window" in values and self.window is not None:
            self.window.resize((self.settings.window.width, self.settings.window.height))
        if "fullscreen" in values:
            self._fill_screen()

    def preview(self, **values: Any) -> None:
        """Set something at once, and have it kept later by `keep_settings`: a slider that is being dragged."""
        self.settings = replace(self.settings, **values)
        self._apply()

    def reset(self) -> None:
        """Everything as at the first start, but for the table last used."""
        self._language = None
        self.settings = self.settings.reset()
        self.keep_settings()
        self._apply()
        self._fill_screen()

    def bind(self, kind: Kind, key: str) -> None:
        """Put an action on a key. What the key did before gets the action's old one; a ValueError if it must stay."""
        before = self.bindings
        old = before.keys.get(kind, ())
        other = next((owner for owner, names in before.keys.items() if key in names and owner is not kind), None)
        after = before.rebound(kind, key)
        if other is not None and old:
            after = after.rebound(other, old[0])
        self.change(keys={name: tuple(keys) for name, keys in after.to_dict().items()})

    @property
    def with_gamepad(self) -> bool:
        """Whether a gamepad was used last, so that its buttons are shown and letters are chosen on the screen."""
        return self.window is not None and self.window.input.device is Device.GAMEPAD

    @property
    def pad_family(self) -> PadFamily:
        """Whose buttons are shown to somebody with a gamepad."""
        if self.window is not None:
            return self.window.input.gamepads.family
        return PadFamily(self.settings.pad_buttons.value or PadFamily.XBOX.value)

    def rumble(self, moment: Rumble) -> None:
        """Let a moment be felt by whoever plays with a gamepad, if they want that."""
        if self.settings.rumble and self.with_gamepad and self.window is not None:
            self.window.input.gamepads.rumble(moment.low, moment.high, moment.seconds)

    def take_key(self) -> str | None:
        """The name of the key pressed since the last time this was asked."""
        if self.window is None:
            return None
        key, self.window.input.raw_key = self.window.input.raw_key, None
        return key

    def toggle_mute(self) -> None:
        """Sound off, or on again at the volumes it had. It is kept like any other choice."""
        self.change(muted=not self.settings.muted)

    def next_speed(self) -> None:
        """The next of the speeds; after the last comes the first."""
        self.change(speed=NEXT_SPEED[self.settings.speed])

    def keep_settings(self) -> None:
        """Write down what has changed since the last time."""
        if self._settings_file is not None:
            self._writer.do(partial(self._settings_file.save, self.settings))

    def _hear(self, cue: str) -> None:
        if self.settings.captions:
            self.captions.hear(cue)

    def _apply(self) -> None:
        settings = self.settings
        language = self._language or settings.language or i18n.system_language()
        if language != i18n.language():
            i18n.use_language(language)
        theme.text_scale = settings.text_size
        theme.contrast = Contrast.HIGH if settings.high_contrast else Contrast.NORMAL
        self.audio.set_volume(Channel.EFFECTS, settings.effects_volume)
        self.audio.set_volume(Channel.MUSIC, settings.music_volume)
        self.audio.set_volume(Channel.INTERFACE, settings.interface_volume)
        self.audio.set_volume(Channel.VOICES, settings.voices_volume)
        self.audio.muted = settings.muted
        if self.window is not None:
            self.window.input.bindings = self.bindings
            buttons = settings.pad_buttons.value
            self.window.input.gamepads.shown_as = PadFamily(buttons) if buttons else None
            (pygame.event.set_allowed if settings.gamepad else pygame.event.set_blocked)(_GAMEPAD_EVENTS)

    def _fill_screen(self) -> None:
        if self.window is not None and self.window.fullscreen is not self.settings.fullscreen:
            self.window.toggle_fullscreen()

    def _resized(self, size: tuple[int, int], fullscreen: bool) -> None:
        # Kept at the end only: a window that is dragged larger would be written down at every pixel.
        windows = dict(self.settings.windows)
        if self.window is not None:
            # The last one is the one used last.
            windows.pop(self.window.screen, None)
            windows[self.window.screen] = WindowSize(*size)
        windows = dict(list(windows.items())[-MOST_SCREENS:])
        self.settings = replace(self.settings, window=WindowSize(*size), windows=windows, fullscreen=fullscreen)
