"""Builds the program that needs no Python, for the system this runs on, packs it into dist/ and checks it.

python tools/package.py            dist/flip7-VERSION-linux-x86_64.tar.gz, -windows-x86_64.zip or -macos-arm64.zip
python tools/package.py --bare     the same of a bare pygame window, to compare sizes and starting times with
python tools/package.py --no-check builds and packs only

It needs what `pip install '.[dev]'` installs. The Windows program is built on Linux by package_windows_wine.py.
"""

import argparse
import gzip
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import catalogues
import notices
from babel.messages.mofile import write_mo

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "build" / "spec"
sys.path.append(str(SPEC))
import identity  # noqa: E402, it lies beside the spec, which needs it too

DIST = ROOT / "dist"
SYSTEMS = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}
MACHINES = {"AMD64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
"""The date of all files in an archive: the same program gives the same archive."""
REPRODUCIBLE = {
    # The order of sets, and the dates that are written into files, are the same in every build.
    "PYTHONHASHSEED": "0",
    "SOURCE_DATE_EPOCH": str(int(LONG_AGO.timestamp())),
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    # Where in its line an instruction stands could only be shown beside the source, which is not there.
    "PYTHONNODEBUGRANGES": "1",
    # The archive is compressed as a whole, which finds more than PyInstaller's compression of each module alone.
    "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
}
"""What the building must find in its environment."""
NOWHERE = b"/opt/python"

Run = Callable[[Sequence[str]], object]
"""Runs PyInstaller with these arguments."""


def version() -> str:
    scope: dict[str, str] = {}
    exec((ROOT / "flip7" / "__init__.py").read_text(encoding="utf-8"), scope)
    return scope["__version__"]


def publisher() -> identity.Identity:
    """Who publishes the game; a build for the public stops here while nobody does."""
    return identity.load()


def compile_catalogues() -> None:
    for language in catalogues.LANGUAGES:
        source = catalogues.path_of(language)
        with source.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogues.read(source, language))


def build(run: Run, system: str, machine: str, known: Mapping[str, str], *, bare: bool = False) -> Path:
    """Build and pack; the archive. `known` are versions that only the Python that builds could say."""
    publisher()
    compile_catalogues()
    name = "bare" if bare else "flip7"
    target = f"{name}-{version()}-{system}-{machine}"
    with tempfile.TemporaryDirectory(prefix="flip7-package-") as work:
        # The work folder is never one in the project: nothing of it can be committed, or left over from another build.
        built = Path(work, "built")
        run(["--noconfirm", "--log-level", "WARN", "--distpath", str(built), "--workpath", str(Path(work, "work"))])
        if system == "macos" and not bare:
            return pack_bundle(built, target, known)
        folder = built / target
        (built / name).rename(folder)
        found = finish(folder, system, known, bare=bare)
        archive = pack(folder, system)
        if not bare:
            write_bill(found, folder, archive)
        return archive


def write_bill(found: Sequence[notices.Found], folder: Path, archive: Path) -> None:
    """What is in the archive, for whoever must know it: beside the archive."""
    bill = notices.bill(found, version(), folder, archive)
    name = archive.name.removesuffix(".zip").removesuffix(".tar.gz")
    (DIST / f"{name}.cdx.json").write_text(bill, encoding="utf-8")


def finish(folder: Path, system: str, known: Mapping[str, str], *, bare: bool) -> list[notices.Found]:
    """Add what belongs to the program and is not part of it; what it is made of."""
    if system == "linux":
        strip_python(folder)
        forget_python(folder)
    if bare:
        return []
    found = notices.find(folder, known)
    notices.write(found, folder / "licences")
    shutil.copy(SPEC / system / "READ-ME.txt", folder)
    if system == "windows":
        say_unpack_first(folder / "flip7.exe")
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    if system == "linux":
        add_menu_files(folder, publisher())
    return found


def add_menu_files(folder: Path, who: identity.Identity) -> None:
    """The menu entry, its icon and its description, and the script that adds them for somebody without the .deb."""
    for source, place in (
        ("linux/flip7.desktop", f"share/applications/{who.app_id}.desktop"),
        ("linux/flip7.metainfo.xml", f"share/metainfo/{who.app_id}.metainfo.xml"),
        ("linux/add-to-menu.sh", "add-to-menu.sh"),
    ):
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(who.fill((SPEC / source).read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    (folder / "add-to-menu.sh").chmod(0o755)
    icons = folder / "share" / "icons" / "hicolor" / "256x256" / "apps"
    icons.mkdir(parents=True)
    shutil.copyfile(SPEC / "flip7.png", icons / f"{who.app_id}.png")


NO_PYTHON = "Failed to load Python DLL '%ls'.\n"
UNPACK_FIRST = "Unpack the whole zip file first!\n"


def say_unpack_first(program: Path) -> None:
    """Started inside the zip file the program is alone, and finds no Python. It says what to do about that.

    The text lies in the start of the program that PyInstaller brings along; another of the same length takes its place.
    """
    content = program.read_bytes()
    old, new = NO_PYTHON.encode("utf-16-le"), UNPACK_FIRST.encode("utf-16-le")
    if content.count(old) != 1 or len(old) != len(new):
        raise SystemExit(f"{program.name} has no place for what to say where Python is missing")
    program.write_bytes(content.replace(old, new))


def strip_python(folder: Path) -> None:
    """Take the symbols for debugging out of Python's own files, whose licence allows any change.

    What is under the LGPL, and what came with it, stays as it came.
    """
    own = [*folder.glob("program/libpython*"), *folder.glob("program/python*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, sorted(own))], check=True)


def forget_python(folder: Path) -> None:
    """Where the Python of this machine lies is written into its library, and is nobody's business.

    The packaged program never looks there. The path is written over by another of the same length.
    """
    for prefix in {sys.base_prefix, sys.base_exec_prefix} - {"/usr", "/usr/local"}:
        # Only the folders above it: a linker stores a text that is the end of another only once, and the last part of
        # the path may be the number of the version.
        old = str(Path(prefix).parent).encode() + b"/"
        new = NOWHERE.ljust(len(old), b"/")
        if len(new) != len(old):
            raise SystemExit(f"{prefix} is too short a path to be written over")
        for file in sorted(folder.rglob("*")):
            if file.is_file() and old in (content := file.read_bytes()):
                file.write_bytes(content.replace(old, new))


def pack(folder: Path, system: str) -> Path:
    DIST.mkdir(exist_ok=True)
    files = sorted(file for file in folder.rglob("*") if not file.is_dir())
    if system == "windows":
        archive = DIST / f"{folder.name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for file in files:
                entry = zipfile.ZipInfo(file.relative_to(folder.parent).as_posix(), LONG_AGO.timetuple()[:6])
                entry.compress_type = zipfile.ZIP_DEFLATED
                # Whoever unpacks it on another system may read it as well.
                entry.external_attr = 0o644 << 16
                packed.writestr(entry, file.read_bytes())
        return archive
    archive = DIST / f"{folder.name}.tar.gz"
    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as packed,
    ):
        for file in files:
            packed.add(file, file.relative_to(folder.parent).as_posix(), filter=_of_nobody)
    return archive


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = int(LONG_AGO.timestamp())
    entry.mode = 0o755 if entry.mode & 0o100 else 0o644
    return entry


def pack_bundle(built: Path, target: str, known: Mapping[str, str]) -> Path:
    """A macOS program is a folder with links and attributes, which only the system's own tool keeps."""
    DIST.mkdir(exist_ok=True)
    bundle = built / "Flip 7.app"
    licences = bundle / "Contents" / "Resources" / "licences"
    found = notices.find(bundle, known)
    notices.write(found, licences)
    shutil.copy(ROOT / "LICENSE", licences / "LICENSE.txt")
    # Whatever was added must be sealed again. Without a paid identity the seal names nobody.
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(bundle)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(bundle)], check=True)
    archive = DIST / f"{target}.zip"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(archive)], check=True)
    write_bill(found, bundle, archive)
    return archive


def report(archive: Path) -> None:
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--no-check", action="store_true")
    options = parser.parse_args()
    if importlib.util.find_spec("PyInstaller") is None:
        raise SystemExit("PyInstaller is not installed here: pip install '.[dev]'")

    def run(arguments: Sequence[str]) -> None:
        extra = ["--", "--bare"] if options.bare else []
        command = [sys.executable, "-m", "PyInstaller", *arguments, str(SPEC / "flip7.spec"), *extra]
        subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **REPRODUCIBLE})

    known = notices.versions_here()
    archive = build(run, SYSTEMS[platform.system()], MACHINES[platform.machine()], known, bare=options.bare)
    report(archive)
    if options.bare or options.no_check:
        return 0
    check = [sys.executable, str(ROOT / "tools" / "check_package.py"), str(archive)]
    return subprocess.run(check, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
