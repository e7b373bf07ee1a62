"""Tries a packed program out, as somebody who has just downloaded it: `python tools/check_package.py ARCHIVE`.

It is unpacked somewhere else and run with an empty home and no Python in reach: its smoke test, then a round by key
presses with a picture of it beside the archive, then some of its commands. What it does not open in all of that it does
not need. A Windows program is tried under Wine. Where something needed is not installed here this says so and goes on;
`--strict` makes that a failure.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

import package
import screen
import wine
from tryout import Linux, Mac, Tryout, Unexpected, Windows, WindowsUnderWine, unpack

ROOT = package.ROOT
STARTS = 5
NOT_WANTED = re.compile(
    r"numpy|tkinter|_tk|tcl|pygame/(tests|docs|examples)|\.pyi?$|program/(?!pygame/).*\.pyc$|\.po[t]?$|__pycache__"
)
READ_BY_PEOPLE = ("LICENSE.txt", "READ-ME.txt", "licences/", "share/", "add-to-menu.sh")
"""What belongs to the program and is not opened by it."""
FOR_COMMANDS = re.compile(r"/(_statistics|_multiprocessing|_queue|_posixshmem|resource)\.")
"""Only `flip7 arena` and `flip7 bench frames` need these, which take their time."""
LICENCES = re.compile(r"(LICENSE|OFL)\.txt$")


WINE_CRASHES = 2
"""So often the smoke test may die under Wine before that counts."""


class CheckFailed(Exception):
    """What a player would have met."""


BOT = """
from flip7.engine import Move, Turn


class Brave:
    def choose(self, table, pending):
        return Move.HIT if isinstance(pending, Turn) and table.seats[pending.seat].points < 28 else pending.options[-1]
"""
"""A player's own bot, as the README shows it."""


class Checks:
    """The checks of one archive, each under its name."""

    def __init__(self, tryout: Tryout, archive: Path) -> None:
        self.tryout = tryout
        self.archive = archive

    def contents(self) -> str:
        """Nothing that does not belong there, nothing missing, nothing about the machine that built it."""
        folder = self.tryout.folder
        files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
        if strange := [file for file in files if NOT_WANTED.search(file)]:
            raise CheckFailed(f"these do not belong there: {strange}")
        for data in ("assets", "locale"):
            wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / data).rglob("*") if path.is_file()}
            packed = {file.split("/flip7/", 1)[1] for file in files if f"/flip7/{data}/" in file}
            if absent := {name for name in wanted if not name.endswith((".po", ".pot"))} - packed:
                raise CheckFailed(f"these are missing: {sorted(absent)}")
        for path in folder.rglob("*"):
            if path.is_file() and not path.is_symlink():
                content = path.read_bytes()
                if found := [word for word in machine() if word in content]:
                    raise CheckFailed(f"{path.relative_to(folder)} has {found} of this machine in it")
        size = sum((folder / file).stat().st_size for file in files)
        return f"{len(files)} files, {size / 1e6:.1f} MB, packed {self.archive.stat().st_size / 1e6:.1f} MB"

    def seal(self) -> str:
        """A Mac starts nothing whose seal is broken, nor a program that finds no Python."""
        bundle = self.tryout.folder
        subprocess.run(["codesign", "--verify", "--deep", "--strict", str(bundle)], check=True, timeout=60)
        links = [path for path in bundle.rglob("*") if path.is_symlink()]
        if broken := [str(path.relative_to(bundle)) for path in links if not path.exists()]:
            raise CheckFailed(f"these lead nowhere: {broken}")
        if not (bundle / "Contents" / "Frameworks" / "Python").exists():
            raise CheckFailed("there is no Contents/Frameworks/Python, which the program starts with")
        return f"whole, with {len(links)} links"

    def smoke(self) -> str:
        """Every page in every language, every sound, a match left and continued."""
        start = time.perf_counter()
        said, crashes = self._smoke_through_crashes()
        line = next((line for line in said.splitlines() if line.startswith("flip7: ")), "")
        sounds = sum(1 for file in (ROOT / "assets" / "sounds").rglob("*") if file.suffix in (".ogg", ".wav"))
        if f"{sounds} sounds" not in line:
            raise CheckFailed(f"{sounds} sounds should have been heard: {said}")
        told = f", after {crashes} crashes under Wine" if crashes else ""
        return f"{line.removeprefix('flip7: ')}, in {time.perf_counter() - start:.0f} s{told}"

    def _smoke_through_crashes(self) -> tuple[str, int]:
        """Under Wine the program has died now and then with a page fault whose cause is not found: docs/RELEASING.md
        says so. It is tried again then, and told."""
        for crashes in range(WINE_CRASHES):
            try:
                return self.tryout.run("--smoke"), crashes
            except Unexpected as error:
                if "windows" not in self.archive.name or sys.platform == "win32":
                    raise
                print(f"            the smoke test crashed under Wine: {error}", flush=True)
        return self.tryout.run("--smoke"), WINE_CRASHES

    def failure(self) -> str:
        """A program that has a file missing says so, and not with 0."""
        font = next(self.tryout.folder.rglob("Baloo2-ExtraBold.ttf"))
        away = font.rename(font.with_suffix(".away"))
        try:
            said = self.tryout.run("--smoke", status=1)
        finally:
            away.rename(font)
        log = self.tryout.log()
        if "Traceback" not in log:
            raise CheckFailed(f"the log says nothing about it: {log!r}")
        return f"says {said.strip().splitlines()[-1]!r}" if said.strip() else "says so in the log"

    def commands(self) -> str:
        scenarios = ROOT / "tests" / "data" / "scenarios" / "rules.jsonl"
        played = self.tryout.run("scenario", self.tryout.path_of(scenarios)).splitlines()
        if len(played) != len(scenarios.read_text(encoding="utf-8").splitlines()):
            raise CheckFailed(f"{len(played)} scenarios played")
        if "użycie" not in self.tryout.run("--lang", "pl", "--help"):
            raise CheckFailed("it does not speak Polish")
        if package.version() not in self.tryout.run("--version"):
            raise CheckFailed("it does not know its version")
        bot = self.tryout.elsewhere / "brave.py"
        bot.write_text(BOT, encoding="utf-8")
        if "Brave" not in self.tryout.run(
            "arena", "--games", "2", "--seats", f"{self.tryout.path_of(bot)}:Brave,child"
        ):
            raise CheckFailed("a bot out of a file does not play")
        return f"{len(played)} scenarios, help in Polish, a bot out of a file"

    def first_frame(self) -> str:
        """From the start of the process to the first pixel on the screen, beside others in the same minutes."""
        programs = {"the package": self.tryout.command()}
        if isinstance(self.tryout, Linux):
            programs["from source"] = ["/usr/bin/env", f"PYTHONPATH={ROOT}", sys.executable, "-m", "flip7"]
        bare = self.archive.with_name(self.archive.name.replace("flip7-", "bare-"))
        if bare.exists():
            unpack(bare, self.tryout.elsewhere / "bare")
            programs["a bare window"] = self.tryout.bare(next((self.tryout.elsewhere / "bare").iterdir()) / "bare")
        times: dict[str, list[float]] = {name: [] for name in programs}
        for _ in range(STARTS):
            for name, command in programs.items():
                size = [] if name == "a bare window" else ["--size", "1280x720"]
                with self.tryout.started(*size, instead=command) as (shown, _program):
                    times[name].append(screen.wait_until(partial(_shows, shown), "the first frame"))
        figures = "; ".join(f"{name} {median(taken):.2f} s (slowest {max(taken):.2f})" for name, taken in times.items())
        return f"{figures}; medians of {STARTS}"

    def size(self) -> str:
        bare = self.archive.with_name(self.archive.name.replace("flip7-", "bare-"))
        if not bare.exists():
            return f"not compared: {bare.name} was not built (--bare)"
        ours, other = self.archive.stat().st_size, bare.stat().st_size
        return f"{ours / 1e6:.1f} MB, a bare window {other / 1e6:.1f} MB: {ours / other:.2f} times"

    def round_by_keys(self) -> str:
        """From the title through a whole round by key presses; a picture is taken at the end of it."""
        self.tryout.forget_home()
        picture = self.archive.with_name(f"{self.archive.name.split('.tar')[0].removesuffix('.zip')}.png")
        with self.tryout.started("--lang", "en", "--seed", "3", "--size", "1280x720") as (shown, program):
            screen.wait_until(lambda: shown.colours() > 1000, "the title")
            self._sit_down(shown)
            shown.press("f", "f", "f")
            end = time.monotonic() + 120
            while self.tryout.saved("match.json").count('"deal"') < 2:
                if program.poll() is not None:
                    raise CheckFailed(f"it ended: {program.communicate()}")
                if time.monotonic() > end:
                    shown.save(picture)
                    raise CheckFailed(f"no round was played to its end: see {picture}")
                shown.press("h", "s", "1", "Return")
            shown.press("h", pause=1.0)
            shown.save(picture)
            seen = shown.colours()
        if seen < 1000:
            raise CheckFailed(f"only {seen} colours on the table")
        return f"a round was played; {picture.name} shows the next one ({seen} colours)"

    def _sit_down(self, shown: screen.Screen) -> None:
        """Into the first match. A first start asks who plays, which is skipped, and offers an introduction, which is
        declined."""
        time.sleep(1.5)
        shown.press("Escape", pause=1.5)
        shown.press("Right", "Return", pause=1.0)
        for _ in range(5):
            if self.tryout.saved("match.json"):
                return
            shown.press("Return", pause=2.0)
        raise CheckFailed("Return does not lead into a match")

    def nothing_unused(self) -> str:
        """All files were opened in a smoke test and a few commands."""
        opened = self.tryout.opened(["--smoke"], ["bench", "engine"])
        folder = self.tryout.folder
        unused = sorted(
            file.relative_to(folder).as_posix()
            for file in folder.rglob("*")
            if file.is_file() and file.resolve() not in opened
        )
        known = (re.compile("|".join(READ_BY_PEOPLE)).match, LICENCES.search, FOR_COMMANDS.search)
        unused = [file for file in unused if not any(expected(file) for expected in known)]
        pictures = [file for file in unused if "/assets/" in file]
        if others := sorted(set(unused) - set(pictures)):
            raise CheckFailed(f"never opened: {others}")
        names = ", ".join(Path(file).stem for file in pictures)
        return "every file was opened" + (f", but for {len(pictures)} pictures and sounds: {names}" if pictures else "")


def _shows(shown: screen.Screen) -> bool:
    return not shown.is_black()


def machine() -> list[bytes]:
    """Words that only this machine, or the building of this very program, could have put into a file."""
    words = {str(ROOT), sys.prefix, f"{Path.home()}{os.sep}", "flip7-package-"}
    # Where Python lies is the same on every Mac, and on Linux if it came with the system.
    if sys.platform != "darwin":
        words |= {sys.base_prefix, "hostedtoolcache"}
    words -= {"/usr", "/usr/local"}
    return [word.encode(encoding) for word in words for encoding in ("utf-8", "utf-16-le")]


KINDS = {"linux": Linux, "windows": Windows, "macos": Mac}


def run_all(checks: Checks, strict: bool) -> int:
    """Make every check that can be made here; the exit status."""
    print(f"{checks.archive.name}:")
    here = screen.missing() if sys.platform == "linux" else ["Xvfb"]
    tracing = [] if shutil.which("strace") else ["strace"]
    plan: list[tuple[str, Callable[[], str], list[str]]] = [
        ("contents", checks.contents, []),
        ("size", checks.size, []),
        *([("seal", checks.seal, [])] if isinstance(checks.tryout, Mac) else []),
        ("smoke test", checks.smoke, []),
        ("a file missing", checks.failure, []),
        ("commands", checks.commands, []),
        ("first frame", checks.first_frame, here),
        ("a round by keys", checks.round_by_keys, here),
        ("nothing unused", checks.nothing_unused, tracing),
    ]
    failed = 0
    for name, check, absent in plan:
        if absent:
            print(f"  not made  {name}: {', '.join(absent)} not installed here", flush=True)
            failed += strict
            continue
        try:
            print(f"  ok        {name}: {check()}", flush=True)
        except (CheckFailed, Unexpected, TimeoutError, subprocess.SubprocessError) as error:
            print(f"  FAILED    {name}: {error}", flush=True)
            failed += 1
    return int(failed > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("archive", type=Path)
    parser.add_argument("--strict", action="store_true", help="fail where a check cannot be made")
    options = parser.parse_args()
    archive = options.archive.resolve()
    here = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    system = next(system for system in KINDS if f"-{system}-" in archive.name)
    absent = screen.missing() if here == "linux" else []
    if here == "linux" and system == "windows":
        absent += wine.missing()
    if absent or (here != system and (here, system) != ("linux", "windows")):
        print(f"{archive.name} cannot be tried out here{': not installed: ' if absent else ''}{', '.join(absent)}")
        return int(options.strict)
    kind = WindowsUnderWine if here != system else KINDS[system]
    with tempfile.TemporaryDirectory(prefix="flip7-tryout-", ignore_cleanup_errors=True) as work:
        tryout = kind(archive, Path(work).resolve())
        try:
            return run_all(Checks(tryout, archive), options.strict)
        finally:
            tryout.close()


if __name__ == "__main__":
    sys.exit(main())
