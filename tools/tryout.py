"""A packed program unpacked somewhere else, run with an empty home and no Python in reach."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import screen
import wine
from wine import NO_BUS

LONGEST = 600
"""Seconds after which a run is given up."""
_OPENED = re.compile(r" = \d+<(.+?)>$")


class Unexpected(Exception):
    """The program ended in another way than it should have."""


class Tryout:
    """The program on this system. Others differ in how it is called, and where it keeps what it keeps."""

    program = "flip7"

    def __init__(self, archive: Path, work: Path) -> None:
        unpack(archive, work / "unpacked")
        self.folder = next((work / "unpacked").iterdir())
        self.home = work / "home"
        self.elsewhere = work / "elsewhere"
        self.elsewhere.mkdir()
        self.forget_home()

    def forget_home(self) -> None:
        """As before the first start."""
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir()

    def command(self) -> list[str]:
        return [str(self.folder / self.program)]

    def environment(self, display: str) -> dict[str, str]:
        return {
            "PATH": str(self.elsewhere),
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
            **NO_BUS,
        }

    def path_of(self, file: Path) -> str:
        return str(file)

    def run(self, *arguments: str, status: int = 0, through: tuple[str, ...] = ()) -> str:
        """What it says; an error unless it ends with this status."""
        with on_a_screen() as shown:
            done = subprocess.run(
                [*through, *self.command(), *arguments],
                env=self.environment(shown.display if shown else ""),
                cwd=self.elsewhere,
                input="",
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=LONGEST,
                check=False,
            )
        if done.returncode != status:
            said = done.stdout + done.stderr + self.log()
            raise Unexpected(f"{' '.join(arguments)} ended with {done.returncode}: {said}")
        return done.stdout + done.stderr

    @contextmanager
    def started(
        self, *arguments: str, instead: Sequence[str] = ()
    ) -> Iterator[tuple[screen.Screen, subprocess.Popen[str]]]:
        """The window is open, or about to be; of another program if one is given."""
        with screen.Screen() as shown:
            self.prepare(shown.display)
            program = subprocess.Popen(
                [*(instead or self.command()), *arguments],
                env=self.environment(shown.display),
                cwd=self.elsewhere,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            try:
                yield shown, program
            finally:
                if program.poll() is None:
                    program.terminate()
                program.communicate(timeout=30)

    def prepare(self, display: str) -> None:
        """Start what is there already on a computer that somebody sits at."""

    def bare(self, program: Path) -> list[str]:
        """How the bare window is called that the start of the game is compared with."""
        return [str(program)]

    def saved(self, name: str) -> str:
        """A file that it has written at home; "" if it has not."""
        for file in self.kept().rglob(name):
            # It is replaced by a new one at every decision.
            try:
                return file.read_text(encoding="utf-8")
            except OSError:
                continue
        return ""

    def log(self) -> str:
        return self.saved("flip7.log")

    def kept(self) -> Path:
        """Where its files are, somewhere."""
        return self.home

    def opened(self, *runs: list[str]) -> set[Path]:
        """Every file that it opens in these runs."""
        trace = self.elsewhere / "trace"
        strace = (shutil.which("strace") or "", "-f", "-y", "--seccomp-bpf", "-e", "openat,open", "-o", str(trace))
        files = {self.folder / self.program}
        for arguments in runs:
            self.run(*arguments, through=strace)
            for line in trace.read_text(errors="replace").splitlines():
                if match := _OPENED.search(line):
                    files.add(Path(match[1]).resolve())
        return files

    def close(self) -> None:
        """End what was started for it."""


class Linux(Tryout):
    pass


class Mac(Tryout):
    program = "Contents/MacOS/flip7"

    def environment(self, display: str) -> dict[str, str]:
        return {**super().environment(display), "TMPDIR": os.environ.get("TMPDIR", "/tmp")}


class Windows(Tryout):
    program = "flip7.exe"

    def environment(self, display: str) -> dict[str, str]:  # noqa: ARG002
        # Its home is not to be had by a variable of the system.
        system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
        return {**system, "PATH": str(self.elsewhere), "FLIP7_HOME": str(self.home), "SDL_AUDIODRIVER": "dummy"}


class WindowsUnderWine(Windows):
    def __init__(self, archive: Path, work: Path) -> None:
        super().__init__(archive, work)
        with screen.Screen() as shown:
            self._wine(shown.display).boot()

    def _wine(self, display: str) -> wine.Wine:
        return wine.Wine(self.home.with_name("windows"), display)

    def command(self) -> list[str]:
        return [wine.WINE, *super().command()]

    def bare(self, program: Path) -> list[str]:
        return [wine.WINE, str(program.with_suffix(".exe"))]

    def prepare(self, display: str) -> None:
        self._wine(display).run("cmd", "/c", "rem")

    def environment(self, display: str) -> dict[str, str]:
        return self._wine(display).environment()

    def path_of(self, file: Path) -> str:
        return wine.path_of(file)

    def kept(self) -> Path:
        return self.home.with_name("windows") / "drive_c" / "users"

    def forget_home(self) -> None:
        super().forget_home()
        for folder in self.kept().glob("*/AppData/*/flip7"):
            shutil.rmtree(folder)

    def opened(self, *runs: list[str]) -> set[Path]:
        # Files are opened by the server of Wine, which must be started within what is watched.
        self.close()
        return super().opened(*runs)

    def close(self) -> None:
        self._wine("").close()


def unpack(archive: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    if sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", str(archive), str(folder)], check=True)
    elif archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(folder)
    else:
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="tar")


@contextmanager
def on_a_screen() -> Iterator[screen.Screen | None]:
    """One of its own on Linux; elsewhere the system has one."""
    if sys.platform != "linux":
        yield None
        return
    with screen.Screen() as shown:
        yield shown
