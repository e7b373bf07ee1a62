"""What of others really lies in a packaged program: its notices for people, and the same as a bill of materials.

Every library in the program must belong to a component of `licences/components.toml`, or the build stops.
"""

import hashlib
import json
import platform
import re
import shutil
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

LICENCES = Path(__file__).resolve().parent.parent / "build" / "spec" / "licences"
LIBRARY = re.compile(r"\.(so(\.[\d.]+)?|dll|pyd|dylib|exe)$|^flip7$|base_library\.zip$|/pygame/.*\.pyc$")
"""What must have a notice. Our own data has its own licences beside it."""

HEAD = """What this program is made of, besides our own code (LICENSE.txt: MIT) and the drawings, sounds and fonts
(program/flip7/assets: MIT and SIL Open Font License, with their texts)

This list was made from the files that are in the program. The libraries came with pygame-ce and Python and are as they
came; from those of Python on Linux only the symbols for debugging are taken. Their build recipes, with the exact
archives of their sources: the folder "buildconfig" of pygame-ce in the version below.
"""
FOOT = """
What is under the LGPL lies in files of its own in the folder "program": you may put another version in its place.
Portions of this software are copyright The FreeType Project (https://freetype.org). All rights reserved.
This software is based in part on the work of the Independent JPEG Group.
"""


class NoNotice(Exception):
    """A library in the program that nothing is known about."""


@dataclass(frozen=True, slots=True)
class Found:
    """A component that is in the program."""

    name: str
    version: str
    license: str
    text: str
    source: str
    files: tuple[str, ...]


def find(folder: Path, known: Mapping[str, str] | None = None) -> list[Found]:
    """The components of the program in this folder. `known` are versions that only its Python could say."""
    components = tomllib.loads((LICENCES / "components.toml").read_text(encoding="utf-8"))["component"]
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    found = []
    explained: set[str] = set()
    for component in components:
        files = [name for name in names if _is_part(component, name)]
        if files:
            explained.update(files)
            version = _version(component, folder, files, known or {})
            found.append(Found(component["name"], version, component["license"], component["text"],
                               component["source"], tuple(files)))  # fmt: skip
    if strange := [name for name in names if LIBRARY.search(name) and name not in explained]:
        raise NoNotice(f"these have no notice in {LICENCES.name}/components.toml: {', '.join(strange)}")
    return found


def _is_part(component: Mapping[str, Any], name: str) -> bool:
    if "not" in component and re.search(component["not"], name):
        return False
    return any(re.search(pattern, name) for pattern in component["files"])


def _version(component: Mapping[str, Any], folder: Path, files: Sequence[str], known: Mapping[str, str]) -> str:
    if component.get("from") in known:
        return known[component["from"]]
    if "package" in component:
        return known.get(component["package"]) or metadata.version(component["package"])
    for name in files:
        if "version" in component:
            if said := re.search(component["version"].encode(), (folder / name).read_bytes()):
                return said[said.lastindex or 0].decode()
        elif match := re.search(component.get("version_in_name", r"\.so\.([\d.]+)$"), name):
            return match[1] if "version_in_name" in component else f"as {Path(name).name}"
    return "as it came with " + ("Python" if "Python" in component["name"] or not files[0].count("/") else "pygame-ce")


def versions_here() -> dict[str, str]:
    """What the Python that builds the program says of itself."""
    import pygame  # noqa: PLC0415, not needed to read notices

    return {"python": platform.python_version(), "sdl": ".".join(map(str, pygame.get_sdl_version()))}


def write(found: Sequence[Found], folder: Path) -> None:
    """Put the list and the texts it needs into a folder of their own."""
    folder.mkdir(parents=True)
    lines = [HEAD]
    for one in found:
        lines += [f"{one.name} {one.version}", f"    {one.license}" + (f", {one.text}" if one.text else ""),
                  f"    {one.source}", f"    {_few(one.files)}", ""]  # fmt: skip
    (folder / "READ-ME-FIRST.txt").write_text("\n".join(lines) + FOOT, encoding="utf-8", newline="\n")
    for text in sorted({one.text for one in found} - {""}):
        shutil.copyfile(LICENCES / "texts" / text, folder / text)


def _few(files: Sequence[str]) -> str:
    return files[0] if len(files) == 1 else f"{files[0]} and {len(files) - 1} more"


def bill(found: Sequence[Found], version: str, folder: Path, archive: Path) -> str:
    """The bill of materials of a packed program, in the form of CycloneDX 1.6."""
    components = [
        {
            "type": "library",
            "bom-ref": f"component-{number}",
            "name": one.name,
            "version": one.version,
            "licenses": [_licence(one.license)],
            "externalReferences": [{"type": "source-distribution", "url": one.source}],
            "properties": [
                {"name": "flip7:file", "value": f"{name} sha256 {_sum(folder / name)}"} for name in one.files
            ],
        }
        for number, one in enumerate(found)
    ]
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "flip7",
                "name": "flip7",
                "version": version,
                "licenses": [{"expression": "MIT AND OFL-1.1"}],
                "hashes": [{"alg": "SHA-256", "content": _sum(archive)}],
                "properties": [{"name": "flip7:archive", "value": archive.name}],
            }
        },
        "components": components,
        "dependencies": [{"ref": "flip7", "dependsOn": [one["bom-ref"] for one in components]}],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _licence(expression: str) -> dict[str, object]:
    if " " in expression:
        return {"expression": expression}
    return {"license": {"name" if expression.startswith("LicenseRef") else "id": expression}}


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
