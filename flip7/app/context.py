"""What all scenes share: the settings, the sound, the match under way, and what is kept on disk."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from flip7 import i18n
from flip7.app.captions import Captions
from flip7.app.first_table import first_table
from flip7.app.navigation import Navigation
from flip7.app.saving import MatchSaver, presentable
from flip7.app.shortcuts import Shortcuts
from flip7.app.speeds import NEXT_SPEED, SPEED_OF
from flip7.i18n import Text
from flip7.match.match import Match, TablePlan
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.settings import Settings, WindowSize
from flip7.store.settings_file import SettingsFile
from flip7.store.writer import Job, Writer
from flip7.ui.audio import Audio, Channel
from flip7.ui.bindings import Bindings
from flip7.ui.intents import Kind
from flip7.ui.theme import Contrast, theme
from flip7.ui.timeline import Speed
from flip7.ui.window import Window

if TYPE_CHECKING:
    from flip7.store.records import Records

_GAMEPAD_EVENTS = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)


class Context:
    """One for the whole run of the program. Without a home nothing is kept: for pictures and tests."""

    routes: ClassVar["Callable[[Context], Navigation]"]
    """Makes the navigation. The scenes set it: what they share does not know them."""

    def __init__(
        self,
        home: Home | None = None,
        *,
        audio: Audio | None = None,
        seed: int | None = None,
        language: str | None = None,
        writer: Writer | None = None,
    ) -> None:
        self.home = home
        self._writer = writer or Writer()
        self.audio = audio or Audio()
        self.captions = Captions()
        self.audio.on_cue = self._hear
        self.window: Window | None = None
        self.settings = Settings()
        self._notices = Notices()
        self._settings_file: SettingsFile | None = None
        self._saver: MatchSaver | None = None
        self._next_seed = seed
        self._language = language
        """What the command line said: not a choice for good."""
        self._under_way: Match | None = None
        if home is not None:
            home.prepare(self._notices)
            self._settings_file = SettingsFile(home.settings, self._notices)
            self.settings = self._settings_file.load()
            self._saver = MatchSaver(home, self._notices, self._writer)
            self._under_way = self._saver.load()
        self._apply()

    @property
    def navigation(self) -> Navigation:
        """The ways to all scenes."""
        return Context.routes(self)

    @property
    def reduced_motion(self) -> bool:
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
    def bindings(self) -> Bindings:
        return Bindings.from_dict(self.settings.keys)

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

    def take_key(self) -> str | None:
        """The name of the key pressed since the last time this was asked."""
        if self.window is None:
            return None
        key, self.window.input.raw_key = self.window.input.raw_key, None
        return key

    def attach(self, window: Window) -> None:
        """Have the settings act on this window, and hear of its size."""
        self.window = window
        window.on_resized = self._resized
        window.manager.footnote = self.captions
        window.manager.unheard = Shortcuts(self, window.manager)
        self.captions.on_change = window.manager.touch
        self._apply()

    def close(self) -> None:
        """Keep what is only kept at the end, the size of the window, and wait until everything is written."""
        self.window = None
        self.keep_settings()
        if self._saver is not None:
            self._saver.close()
        self._writer.close()

    def _hear(self, cue: str) -> None:
        if self.settings.captions:
            self.captions.hear(cue)

    def toggle_mute(self) -> None:
        self.change(muted=not self.settings.muted)

    def next_speed(self) -> None:
        """The next of the speeds; after the last comes the first."""
        self.change(speed=NEXT_SPEED[self.settings.speed])

    def toggle_fullscreen(self) -> None:
        self.change(fullscreen=not self.fullscreen)

    def quit(self) -> None:
        """Close the window. The match under way is kept already."""
        if self.window is not None:
            self.window.stop()

    def take_notices(self) -> tuple[Text, ...]:
        """What the player must be told, each once."""
        self._writer.check()
        return tuple(notice.text for notice in self._notices.take())

    @property
    def records(self) -> "Records | None":
        """All matches that were played to their end; None where nothing is kept."""
        return self._saver.records if self._saver is not None else None

    @property
    def entering(self) -> Job | None:
        """The last match on its way into the records."""
        return self._saver.entering if self._saver is not None else None

    def change_records(self, change: "Callable[[Records], object]") -> Job | None:
        """Have this done to the records while the frames go on."""
        return self._saver.change_records(change) if self._saver is not None else None

    def export_records(self, day: date) -> Job | None:
        """Write the records for a spreadsheet while the frames go on."""
        return self._saver.export_records(day) if self._saver is not None else None

    def last_plan(self) -> TablePlan:
        """The table last used, or a good one to begin with."""
        return presentable(self.settings.table) if self.settings.table is not None else first_table()

    def remember_table(self, plan: TablePlan) -> None:
        """Have this table offered the next time."""
        # The first table is not written down as it is: its names follow the language until somebody chooses others.
        if plan != self.last_plan():
            self.change(table=plan, edition=plan.edition)

    @property
    def all_saved(self) -> bool:
        """Whether the match under way, if there is one, can be continued at the next start."""
        if self._under_way is None:
            return True
        return self._saver is not None and self._saver.holds(self._under_way)

    def saved(self, match: Match) -> bool:
        """Whether what was decided last may be shown: it is on disk, or the player is told why it cannot be."""
        return self._saver is None or self._saver.saved(match)

    def match_under_way(self) -> Match | None:
        """The match to continue, if there is one."""
        return self._under_way

    def new_match(self, plan: TablePlan, seed: int | None = None) -> Match:
        """Begin a match at this table; it is kept from now on, in the place of the one under way."""
        self.remember_table(plan)
        chosen = self._seed() if seed is None else seed
        self._under_way = Match(plan, chosen) if self._saver is None else self._saver.begin(plan, chosen)
        return self._under_way

    def finish(self, match: Match) -> None:
        """A match has its outcome: into the records with it, and there is nothing to continue. Once is enough."""
        if match is not self._under_way:
            return
        self._under_way = None
        if self._saver is not None:
            self._saver.finish()

    def _seed(self) -> int:
        if self._next_seed is None:
            return SystemRandom().randrange(2**32)
        self._next_seed += 1
        return self._next_seed - 1

    def keep_settings(self) -> None:
        """Write down what has changed since the last time."""
        if self._settings_file is not None:
            self._writer.do(partial(self._settings_file.save, self.settings))

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
        self.audio.muted = settings.muted
        if self.window is not None:
            self.window.input.bindings = self.bindings
            (pygame.event.set_allowed if settings.gamepad else pygame.event.set_blocked)(_GAMEPAD_EVENTS)

    def _fill_screen(self) -> None:
        if self.window is not None and self.window.fullscreen is not self.settings.fullscreen:
            self.window.toggle_fullscreen()

    def _resized(self, size: tuple[int, int], fullscreen: bool) -> None:
        # Kept at the end only: a window that is dragged larger would be written down at every pixel.
        self.settings = replace(self.settings, window=WindowSize(*size), fullscreen=fullscreen)
