"""Makes an AppImage out of the archive for Linux: `python tools/package_appimage.py [--folder-only]`.

dist/flip7-VERSION-linux-x86_64.tar.gz becomes dist/flip7-VERSION-x86_64.AppImage: one file that is started as it is.
It needs `appimagetool`; with --folder-only the folder it is made of (AppDir) is left in dist/ and nothing else is done.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import package


def fill(folder: Path) -> None:
    """The AppDir: the program in opt/flip7, and beside it what desktops look for at its top."""
    who = package.publisher()
    name = f"flip7-{package.version()}-linux-x86_64"
    archive = package.DIST / f"{name}.tar.gz"
    if not archive.exists():
        raise SystemExit(f"it needs {archive.name} of tools/package.py")
    (folder / "opt").mkdir(parents=True)
    with tarfile.open(archive) as packed:
        packed.extractall(folder / "opt", filter="tar")
    program = (folder / "opt" / name).rename(folder / "opt" / "flip7")
    for without in ("add-to-menu.sh", "READ-ME.txt"):
        (program / without).unlink()
    shutil.move(program / "share", folder / "usr" / "share")
    shutil.copy(folder / "usr" / "share" / "applications" / f"{who.app_id}.desktop", folder)
    shutil.copy(package.SPEC / "flip7.png", folder / f"{who.app_id}.png")
    (folder / ".DirIcon").symlink_to(f"{who.app_id}.png")
    # Its tool looks for the description under this name.
    about = folder / "usr" / "share" / "metainfo"
    (about / f"{who.app_id}.metainfo.xml").rename(about / f"{who.app_id}.appdata.xml")
    shutil.copy(package.SPEC / "appimage" / "AppRun", folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder-only", action="store_true")
    options = parser.parse_args()
    if options.folder_only:
        folder = package.DIST / "AppDir"
        shutil.rmtree(folder, ignore_errors=True)
        fill(folder)
        print(f"{folder.relative_to(package.ROOT)} is made")
        return 0
    tool = shutil.which("appimagetool")
    if tool is None:
        raise SystemExit("it needs appimagetool")
    target = package.DIST / f"flip7-{package.version()}-x86_64.AppImage"
    with tempfile.TemporaryDirectory(prefix="flip7-appimage-") as work:
        folder = Path(work, "AppDir")
        fill(folder)
        subprocess.run(
            [tool, str(folder), str(target)],
            env={**os.environ, **package.REPRODUCIBLE, "ARCH": "x86_64"},
            check=True,
            timeout=600,
        )
    package.report(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
