"""Makes a Flatpak bundle out of the archive for Linux: `python tools/package_flatpak.py [--folder-only]`.

dist/flip7-VERSION-linux-x86_64.tar.gz becomes dist/flip7-VERSION-x86_64.flatpak. It needs `flatpak` and
`flatpak-builder`, with the runtime and the SDK that build/spec/flatpak/flip7.yml names; flathub has them. With
--folder-only the filled recipe and its sources are left in dist/flatpak and nothing else is done.
"""

import argparse
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import package


def fill(folder: Path) -> Path:
    """The recipe with its sources beside it; gives the recipe."""
    who = package.publisher()
    name = f"flip7-{package.version()}-linux-x86_64"
    archive = package.DIST / f"{name}.tar.gz"
    if not archive.exists():
        raise SystemExit(f"it needs {archive.name} of tools/package.py")
    folder.mkdir(parents=True)
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="tar")
    (folder / name).rename(folder / "program")
    recipe = folder / f"{who.app_id}.yml"
    text = (package.SPEC / "flatpak" / "flip7.yml").read_text(encoding="utf-8")
    recipe.write_text(who.fill(text), encoding="utf-8")
    return recipe


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder-only", action="store_true")
    options = parser.parse_args()
    if options.folder_only:
        folder = package.DIST / "flatpak"
        shutil.rmtree(folder, ignore_errors=True)
        print(f"{fill(folder).relative_to(package.ROOT)} is made")
        return 0
    if absent := [tool for tool in ("flatpak", "flatpak-builder") if shutil.which(tool) is None]:
        raise SystemExit(f"it needs {' and '.join(absent)}")
    target = package.DIST / f"flip7-{package.version()}-x86_64.flatpak"
    with tempfile.TemporaryDirectory(prefix="flip7-flatpak-") as work:
        recipe = fill(Path(work, "sources"))
        repository = str(Path(work, "repository"))
        build = ["flatpak-builder", "--disable-rofiles-fuse", f"--repo={repository}", f"--state-dir={work}/state"]
        subprocess.run([*build, f"{work}/build", str(recipe)], check=True, timeout=1200)
        bundle = ["flatpak", "build-bundle", repository, str(target), package.publisher().app_id]
        subprocess.run(bundle, check=True, timeout=600)
    package.report(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
