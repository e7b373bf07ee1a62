"""Windows programs on Linux."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

NO_BUS = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}
"""Where dbus-x11 is installed, SDL would have a daemon started, which outlives the program: whoever waits for the end
of all its processes, as strace does, waits for ever."""
WINE = shutil.which("wine64") or shutil.which("wine") or ""


def missing() -> list[str]:
    return [] if WINE else ["wine"]


def path_of(file: Path) -> str:
    """A file of this system as a Windows program knows it."""
    return "Z:" + str(file.resolve()).replace("/", "\\")


class Wine:
    """A Windows of its own in a folder."""

    def __init__(self, prefix: Path, display: str, more: Mapping[str, str] | None = None) -> None:
        self.prefix = prefix
        self._more = dict(more or {})
        self._display = display

    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
        return {
            **kept,
            "HOME": str(self.prefix.parent),
            "DISPLAY": self._display,
            "SDL_AUDIODRIVER": "dummy",
            **NO_BUS,
            **self._more,
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Its own thread for gamepads outlives the window in Wine, and then runs code that is gone.
            "SDL_JOYSTICK_THREAD": "0",
            # Nobody is there to be asked whether to install .NET and a browser, nor to look at a crash: it ends the
            # program, and does not wait in the debugger.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=;winedbg.exe=d",
        }

    def run(self, program: Path | str, *arguments: str, folder: Path | None = None, seconds: float = 600) -> str:
        """Its output; a CalledProcessError unless it went well."""
        done = subprocess.run(
            [WINE, str(program), *arguments],
            cwd=folder,
            env=self.environment(),
            # A windowed Python program does not start under Wine unless its streams lead somewhere.
            input="",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
        )
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, [str(program), *arguments], done.stdout)
        return done.stdout

    def boot(self) -> None:
        """Make a new Windows. On a busy machine its services give up waiting for each other: then once more."""
        self.prefix.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.run("wineboot", "--init")
        except subprocess.CalledProcessError:
            self.close()
            shutil.rmtree(self.prefix, ignore_errors=True)
            self.run("wineboot", "--init")

    def close(self) -> None:
        """End what still runs in it."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), capture_output=True, check=False)
