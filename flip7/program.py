"""Opens the window and runs the game in it, with one guard around all of it.

An unexpected error never shows as a traceback. It is written to the log; the match under way is safe, since it is kept
with every decision; and the player sees a page that says so and leads back to the title. Where not even that page can
be shown, `failure` tells the player in another way.
"""
# The scenes are imported within the guard, so that an error in one of them is met by it, too.
# ruff: noqa: PLC0415

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from flip7 import crash_log, failure, i18n
from flip7.app.context import Context
from flip7.failure import FAILED
from flip7.store.home import Home
from flip7.store.settings import WindowSize
from flip7.store.writer import WriterThread
from flip7.ui.display import NoScreen
from flip7.ui.scene import Scene
from flip7.ui.window import Window, shut_down

if TYPE_CHECKING:
    from flip7.dev.smoke import Part

T = TypeVar("T", bound="Part")
MOST_CRASHES = 5
"""After so many in one run it makes no sense to go on."""


@dataclass(frozen=True, slots=True)
class Options:
    """What can be said on the command line about the window."""

    language: str | None = None
    seed: int | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    home: str | None = None


class App:
    """One run of the program."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.home = Home.find(options.home)
        i18n.try_out(self.home.data / "locale", self._note_bad_catalogue)
        self.context = Context(
            self.home, seed=options.seed, language=options.language, writer=WriterThread(), in_background=True
        )
        self._crashes = 0
        self._apologising = False
        """Whether the page about an error is on the screen."""
        self._next: Callable[[], Scene] | None = None

    def run(self, first: Callable[[], Scene] | None = None) -> int:
        """Play until the window is closed; the exit status."""
        self._next = first or self._title
        try:
            while self._next is not None:
                try:
                    self._show(self._next)
                except NoScreen:
                    raise
                except Exception as error:
                    if not self._stumble(error):
                        return FAILED
        finally:
            with suppress(Exception):
                self.context.close()
        return 0

    def rehearse(self, part: "type[T]") -> "T":
        """Run one part of the smoke test. An error in it is not caught here."""
        window = self._open()
        playing = part(window, self.context)
        window.on_frame = playing.on_frame
        try:
            window.run(playing.first())
        finally:
            self.context.close()
        return playing

    def _show(self, make: Callable[[], Scene]) -> None:
        """Run from a scene on until the window closes. Whoever closes it may have said what comes next."""
        self._next = None
        window = self._open()
        window.run(make())

    def _open(self) -> Window:
        from flip7.scenes.leaving import leave_the_game

        settings = self.context.settings
        remembered = {screen: (size.width, size.height) for screen, size in settings.windows.items()}
        if not remembered and settings.window != WindowSize():
            # A version that did not ask how large the screen is has kept it.
            remembered[""] = (settings.window.width, settings.window.height)
        window = Window(
            "Flip 7",
            self.options.size,
            remembered=remembered,
            fullscreen=self.options.fullscreen or settings.fullscreen,
            bindings=self.context.bindings,
            reduced_motion=lambda: self.context.settings.reduced_motion,
            audio=self.context.audio,
        )
        self.context.attach(window)
        window.on_close = lambda: leave_the_game(window.manager, self.context)
        return window

    def _note_bad_catalogue(self, error: Exception) -> None:
        print(f"flip7: {error}", file=sys.stderr)
        crash_log.write(self.home.log, error)

    def _title(self) -> Scene:
        return self.context.navigation.title()

    def _stumble(self, error: Exception) -> bool:
        """Note an unexpected error and have the page for it shown next; False if not even that makes sense."""
        # A window is opened afresh: whatever is broken in the old one is gone with it.
        with suppress(Exception):
            shut_down()
        no_window = self.context.window is None
        self.context.window = None
        self._crashes += 1
        match_saved = self._match_saved()
        if no_window or self._apologising or self._crashes > MOST_CRASHES:
            # The match is free for the next start, however long the message stays on the screen.
            with suppress(Exception):
                self.context.close()
            failure.report(error, self.options.home, match_saved=match_saved)
            return False
        log = crash_log.write(self.home.log, error)
        self._next = lambda: self._crash_page(None if log is None else str(log), match_saved)
        return True

    def _match_saved(self) -> bool:
        """Whether there is a match under way, and all of it is on disk."""
        with suppress(Exception):
            return self.context.match_under_way() is not None and self.context.all_saved
        return False

    def _crash_page(self, log: str | None, match_saved: bool) -> Scene:
        from flip7.scenes.crash import CrashScene

        def to_title() -> None:
            self._apologising = False
            self._next = self._title
            self.context.quit()

        self._apologising = True
        return CrashScene(log, to_title, self.context.quit, match_saved=match_saved)


def smoke(options: Options) -> int:
    """Open every scene in every language, play a match and its sounds; not 0, with a reason, if anything fails."""
    from tempfile import TemporaryDirectory

    log = Home.find(options.home).log
    crash_log.take_messages(log)
    # Never at the player's own home: this plays, and would be recorded.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            report = _rehearsal(replace(options, home=folder))
        except NoScreen as error:
            failure.tell(str(error), box=False)
            return FAILED
        except Exception as error:
            with suppress(Exception):
                shut_down()
            print(f"flip7: {error!r}", file=sys.stderr)
            crash_log.write(log, error)
            return FAILED
    print(f"flip7: {report}")
    return 0


def _rehearsal(options: Options) -> str:
    """The whole smoke test; what there was to see and hear. Each part is a run of the program of its own."""
    from flip7.dev.smoke import Evening, Parade, SmokeError

    parade = App(options).rehearse(Parade)
    first, second = App(options).rehearse(Evening), App(options).rehearse(Evening)
    if not first.match.journal or second.found != first.match.journal:
        raise SmokeError("the match was not continued where it was left")
    context = Context(Home.find(options.home))
    recorded = context.records.count() if context.records is not None else 0
    context.close()
    if second.match.game.outcome() is None or recorded != 1:
        raise SmokeError("the match was not played to its end and recorded")
    return f"{len(parade.shown)} pages, {parade.sounds}, a match of {len(second.match.game.rounds)} rounds"


def run(options: Options) -> int:
    """Open the game; the exit status."""
    crash_log.take_messages(Home.find(options.home).log)
    try:
        return App(options).run()
    except KeyboardInterrupt:  # Ctrl+C in the terminal it was started from
        return 0
    except NoScreen as error:
        failure.tell(str(error))
        return FAILED
    except Exception as error:  # before there was any window
        return failure.report(error, options.home)
