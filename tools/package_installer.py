"""Makes the installer for Windows out of the zip file: `python tools/package_installer.py [--check]`.

dist/flip7-VERSION-windows-x86_64.zip becomes dist/flip7-VERSION-windows-x86_64-setup.exe. It needs `makensis` (Debian's
package nsis). With --check it is tried out under Wine: installed, started, and removed again with the saves left alone.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import package
import screen
import wine

INSTALLED = Path("AppData", "Local", "Programs", "Flip 7")
SAVES = Path("AppData", "Local", "flip7")
SHORTCUT = Path("AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs", "Flip 7.lnk")


def build() -> Path:
    """The installer."""
    who = package.publisher()
    version = package.version()
    archive = package.DIST / f"flip7-{version}-windows-x86_64.zip"
    if shutil.which("makensis") is None or not archive.exists():
        raise SystemExit(f"it needs makensis, and {archive.name} of tools/package.py")
    target = package.DIST / f"{archive.stem}-setup.exe"
    with tempfile.TemporaryDirectory(prefix="flip7-installer-") as work:
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(work)
        program = Path(work, archive.stem)
        for path in program.rglob("*"):
            os.utime(path, (package.LONG_AGO.timestamp(),) * 2)
        given = {
            "VERSION": version,
            "APP_ID": who.app_id,
            "HOMEPAGE": who.homepage,
            "PROGRAM": str(program),
            "TARGET": str(target),
            "ICON": str(package.SPEC / "flip7.ico"),
        }
        subprocess.run(
            ["makensis", "-V2", "-WX", *(f"-D{name}={value}" for name, value in given.items()),
             str(package.SPEC / "windows" / "flip7.nsi")],
            env={**os.environ, **package.REPRODUCIBLE}, check=True, timeout=600,
        )  # fmt: skip
    return target


def try_out(installer: Path) -> str:
    """Install, start, remove. What is found at each step; an AssertionError where it is not as it should be."""
    with (
        tempfile.TemporaryDirectory(prefix="flip7-tryout-", ignore_cleanup_errors=True) as work,
        screen.Screen() as shown,
    ):
        windows = wine.Wine(Path(work, "home", "windows"), shown.display)
        try:
            windows.boot()
            windows.run(installer, "/S", seconds=300)
            user = next(
                path.parent for path in windows.prefix.glob("drive_c/users/*/AppData") if "Public" not in str(path)
            )
            program = user / INSTALLED / "flip7.exe"
            assert program.exists(), "nothing was installed"
            assert (user / SHORTCUT).exists(), "it is not in the start menu"
            listed = windows.run("reg", "query", r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall", "/s")
            assert "uninstall.exe" in listed, "Windows does not know how to remove it"
            said = windows.run(program, "--smoke", seconds=600)
            kept = user / SAVES / "match.json"
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text("{}", encoding="utf-8")
            # It copies itself elsewhere and is done there after this has ended.
            windows.run(user / INSTALLED / "uninstall.exe", "/S", seconds=300)
            screen.wait_until(lambda: not (user / INSTALLED).exists(), "the folder to be gone")
            assert not (user / SHORTCUT).exists(), "it is still in the start menu"
            left = windows.run("reg", "query", r"HKCU\Software", "/s")
            assert package.publisher().app_id not in left, "it is still in the registry"
            assert kept.exists(), "the saves are gone"
        finally:
            windows.close()
    return f"installed, started ({said.strip().splitlines()[-1]}) and removed; the saves were left"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="try it out under Wine")
    options = parser.parse_args()
    installer = build()
    package.report(installer)
    if options.check:
        if absent := [*wine.missing(), *screen.missing()]:
            print(f"  not tried out: {', '.join(absent)} not installed here")
        else:
            print(f"  ok        {try_out(installer)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
