"""Makes the package for Debian, Ubuntu and their relatives out of the archive for Linux: `python tools/package_deb.py`.

dist/flip7-VERSION-linux-x86_64.tar.gz becomes dist/flip7_VERSION_amd64.deb, which puts the program into /opt/flip7, a
command into /usr/bin and the game into the menu. It needs `dpkg-deb`. Removing it leaves nothing behind but the saves
of the players, which are theirs.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import package
from identity import Identity

NEEDED = "libc6 (>= 2.34), libstdc++6, libgcc-s1, zlib1g"
"""What the program does not bring along, because every desktop has it. SDL finds the rest itself, X11 or Wayland."""
WANTED = (
    "libx11-6, libxcursor1, libxext6, libxi6, libxrandr2, libwayland-client0, libxkbcommon0, libasound2 | libasound2t64"
)
DESCRIPTION = """card game for one screen and many players
 Push your luck with people and AI opponents at one table: turn over one card
 after another, and stop before a number comes twice. In German, French, Polish
 and English. A fan-made tribute, not connected to the designer or any publisher
 of the printed game."""


def main() -> int:
    who = package.publisher()
    version = package.version()
    archive = package.DIST / f"flip7-{version}-linux-x86_64.tar.gz"
    if shutil.which("dpkg-deb") is None or not archive.exists():
        raise SystemExit(f"it needs dpkg-deb, and {archive.name} of tools/package.py")
    with tempfile.TemporaryDirectory(prefix="flip7-deb-") as work:
        root = Path(work, "root")
        (root / "opt").mkdir(parents=True)
        with tarfile.open(archive) as packed:
            packed.extractall(root / "opt", filter="tar")
        program = (root / "opt" / f"flip7-{version}-linux-x86_64").rename(root / "opt" / "flip7")
        (program / "add-to-menu.sh").unlink()
        (program / "READ-ME.txt").unlink()
        shutil.move(program / "share", root / "usr" / "share")
        entry = root / "usr" / "share" / "applications" / f"{who.app_id}.desktop"
        entry.write_text(
            entry.read_text(encoding="utf-8").replace("Exec=flip7", "Exec=/opt/flip7/flip7"), encoding="utf-8"
        )
        about = root / "usr" / "share" / "doc" / "flip7"
        about.mkdir(parents=True)
        (about / "copyright").write_text(
            (package.ROOT / "LICENSE").read_text(encoding="utf-8")
            + "\nWhat else the program is made of: /opt/flip7/licences/READ-ME-FIRST.txt\n",
            encoding="utf-8",
        )
        (root / "usr" / "bin").mkdir()
        (root / "usr" / "bin" / "flip7").symlink_to("/opt/flip7/flip7")
        control(root, version, who)
        for path in [root, *root.rglob("*")]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
                os.utime(path, (package.LONG_AGO.timestamp(),) * 2)
        target = package.DIST / f"flip7_{version}_amd64.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)],
            env={**os.environ, **package.REPRODUCIBLE}, check=True, timeout=300, stdout=subprocess.DEVNULL,
        )  # fmt: skip
    package.report(target)
    return 0


def control(root: Path, version: str, who: Identity) -> None:
    """What the package system is told."""
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    lines = [
        "Package: flip7",
        f"Version: {version}",
        "Architecture: amd64",
        f"Maintainer: The authors of Flip 7 for the desktop <{who.email or 'nobody@localhost'}>",
        f"Installed-Size: {size // 1024}",
        f"Depends: {NEEDED}",
        f"Recommends: {WANTED}",
        "Section: games",
        "Priority: optional",
        *([f"Homepage: {who.homepage}"] if who.homepage else []),
        f"Description: {DESCRIPTION}",
    ]
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
