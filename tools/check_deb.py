"""Tries the .deb out in clean Debians: `python tools/check_deb.py [SUITE ...]`, as root, with debootstrap.

Each suite (bookworm and trixie unless others are named) is set up from nothing in a folder that is gone afterwards, or
stays for the next time with `--keep FOLDER`. There the package is installed with what apt brings along for it, a round
is played by key presses in a real window, the match is continued, and the package is removed: nothing of it may be
left but the player's own files.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import check_package
import package
import screen
from tryout import Linux

SUITES = ("bookworm", "trixie")
MIRROR = "http://deb.debian.org/debian"
SOCKETS = Path("/tmp/.X11-unix")
CHANGES_ANYWAY = ("var/lib/dpkg", "var/lib/apt", "var/log", "var/cache", "etc/ld.so.cache", "tmp", "proc", "dev")
"""What apt writes down about every package, ours or not."""
PLAYER = "home/player"


class Debian(Linux):
    """The installed program in a Debian of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "opt" / "flip7"
        self.home = root / PLAYER
        self.elsewhere = root / "tmp"
        self.forget_home()

    def command(self) -> list[str]:
        return ["chroot", str(self.root), "/usr/bin/flip7"]

    def environment(self, display: str) -> dict[str, str]:
        return {**super().environment(display), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": f"/{PLAYER}"}

    def say(self, *command: str, seconds: float = 600) -> str:
        """What a command in there says; an error unless it goes well."""
        quiet = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}
        done = subprocess.run(
            ["chroot", str(self.root), *command],
            env=quiet,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        if done.returncode:
            raise check_package.CheckFailed(f"{' '.join(command)}: {done.stdout[-1500:]}{done.stderr[-1500:]}")
        return done.stdout

    def files(self) -> set[str]:
        """Everything that lies there, but for what every package changes and the player's own."""
        found = set()
        for folder, folders, names in os.walk(self.root):
            inside = Path(folder).relative_to(self.root).as_posix()
            folders[:] = [name for name in folders if f"{inside}/{name}".removeprefix("./") not in CHANGES_ANYWAY]
            if not inside.startswith(PLAYER):
                found |= {f"{inside}/{name}".removeprefix("./") for name in (*names, *folders)}
        return found


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """The chroot sees the screen, and what every program expects of a running system."""
    (root / "tmp" / ".X11-unix").mkdir(parents=True, exist_ok=True)
    SOCKETS.mkdir(exist_ok=True)
    places = {Path("/proc"): root / "proc", Path("/dev"): root / "dev", SOCKETS: root / "tmp" / ".X11-unix"}
    for source, place in places.items():
        subprocess.run(["mount", "--bind", str(source), str(place)], check=True)
    try:
        yield
    finally:
        for place in reversed(places.values()):
            subprocess.run(["umount", "--lazy", str(place)], check=True)


def set_up(suite: str, root: Path) -> None:
    """A Debian with what every Debian has, and nothing else."""
    if not (root / "usr" / "bin" / "apt-get").exists():
        command = ["debootstrap", "--variant=minbase", suite, str(root), MIRROR]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=900)
    # No service is started in there.
    starter = root / "usr" / "sbin" / "policy-rc.d"
    starter.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
    starter.chmod(0o755)
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")


def try_out(suite: str, root: Path, deb: Path) -> str:
    """Install, play, continue, remove, twice; a CheckFailed where something is not as it should be."""
    set_up(suite, root)
    with mounted(root):
        debian = Debian(root)
        shutil.copy(deb, root / "tmp" / deb.name)
        debian.say("apt-get", "update")
        install = ("apt-get", "install", "--yes", f"/tmp/{deb.name}")
        debian.say(*install, seconds=900)
        # What it has brought along stays when it goes, for apt asks before it takes that away.
        debian.say("apt-get", "purge", "--yes", "flip7")
        before = debian.files()
        debian.say(*install)
        menu = f"usr/share/applications/{package.publisher().app_id}.desktop"
        if not (root / menu).exists():
            raise check_package.CheckFailed(f"there is no {menu}")
        if package.version() not in debian.run("--version"):
            raise check_package.CheckFailed("flip7 --version says another version")
        picture = package.DIST / f"{deb.stem}-{suite}.png"
        played = check_package.Checks(debian, picture.with_suffix("")).round_by_keys()
        goes_on(debian)
        debian.say("apt-get", "purge", "--yes", "flip7")
        if left := debian.files() ^ before:
            raise check_package.CheckFailed(f"it has left or taken away {sorted(left)[:10]}")
        if not debian.saved("match.json"):
            raise check_package.CheckFailed("the match is gone with it")
    return f"installed; {played}; continued; removed without a trace, the match is still there"


def goes_on(debian: Debian) -> None:
    """Started again the title offers the match, and a press goes on with it."""
    before = debian.saved("match.json")
    with debian.started("--lang", "en", "--size", "1280x720") as (shown, _program):
        screen.wait_until(lambda: shown.colours() > 1000, "the title")
        time.sleep(1.5)
        end = time.monotonic() + 60
        while debian.saved("match.json") == before:
            if time.monotonic() > end:
                raise check_package.CheckFailed("the match does not go on")
            shown.press("Return", pause=1.0)
            shown.press("s", "h", "1")
        after = debian.saved("match.json")
    if after[: len(before) // 2] != before[: len(before) // 2] or len(after) < len(before):
        raise check_package.CheckFailed("another match has begun")


def missing() -> list[str]:
    """What is not here."""
    absent = [program for program in ("debootstrap", "chroot", "mount") if shutil.which(program) is None]
    return absent + screen.missing() + (["the rights of root"] if os.geteuid() else [])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("suites", nargs="*", default=list(SUITES), metavar="SUITE")
    parser.add_argument("--keep", type=Path, help="where the Debians stay for the next time")
    options = parser.parse_args()
    deb = package.DIST / f"flip7_{package.version()}_amd64.deb"
    if absent := missing():
        print(f"{deb.name} is not tried out: {', '.join(absent)} not here.")
        return 0
    failed = 0
    for suite in options.suites:
        with tempfile.TemporaryDirectory(prefix="flip7-debian-", ignore_cleanup_errors=True) as work:
            root = (options.keep or Path(work)).resolve() / suite
            try:
                print(f"  ok        {deb.name} in {suite}: {try_out(suite, root, deb)}", flush=True)
            except (check_package.CheckFailed, TimeoutError, subprocess.SubprocessError) as error:
                print(f"  FAILED    {deb.name} in {suite}: {error}", flush=True)
                failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
