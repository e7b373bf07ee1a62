"""Whatever lies in a packaged program has a notice, with its licence."""

import json
import re
import tomllib
from pathlib import Path

import notices
import pytest

COMPONENTS = tomllib.loads((notices.LICENCES / "components.toml").read_text(encoding="utf-8"))["component"]
KNOWN = {"python": "3.13.2", "sdl": "2.32.10", "pygame-ce": "2.5.8", "platformdirs": "4.14.5", "pyinstaller": "6.22.3"}


def program(folder: Path, *names: str) -> Path:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"libFLAC 1.5.0" if "FLAC" in name else name.encode())
    return folder


def test_a_library_without_a_notice_stops_the_build(tmp_path: Path) -> None:
    program(tmp_path, "flip7", "program/libmystery.so.3")
    with pytest.raises(notices.NoNotice, match=r"libmystery\.so\.3"):
        notices.find(tmp_path, KNOWN)


def test_only_what_is_there_is_named_with_its_version_and_text(tmp_path: Path) -> None:
    folder = program(
        tmp_path / "game", "flip7", "program/pygame_ce.libs/libFLAC-e7.so.14.0.0", "program/pygame/time.pyc"
    )
    found = {one.name: one for one in notices.find(folder, KNOWN)}
    assert found["FLAC"].version == "1.5.0"
    assert found["pygame-ce"].version == "2.5.8"
    assert "Opus" not in found
    notices.write(list(found.values()), tmp_path / "licences")
    assert {"FLAC.txt", "LGPL-2.1.txt", "READ-ME-FIRST.txt"} <= {
        file.name for file in (tmp_path / "licences").iterdir()
    }
    assert not (tmp_path / "licences" / "Opus.txt").exists()


def test_libraries_of_windows_and_macos_have_notices_too(tmp_path: Path) -> None:
    names = [
        *(f"program/pygame/{name}.dll" for name in ("SDL2", "SDL2_image", "SDL2_mixer", "SDL2_ttf")),
        *("program/libpng16-16.dll", "program/VCRUNTIME140.dll", "program/python313.dll", "program/sqlite3.dll"),
        *("program/libffi-8.dll", "program/_decimal.pyd", "program/pygame/_sdl2/video.cp313-win_amd64.pyd"),
        "flip7.exe",
        *(f"Contents/Frameworks/pygame/.dylibs/{name}.dylib" for name in (
            "libwebp.7.2.0", "libmpg123.0", "libxmp.4.7.2", "libogg.0.8.6", "libbrotlidec.1.2.0", "libvorbisenc.2.0.12",
            "libpng16.16.58.0", "libtiff.6.3.0", "libSDL2-2.0.0", "libjpeg.62.4.0", "libfreetype.6", "libFLAC.14.0.0",
            "libSDL2_mixer-2.0.0.800.2", "libharfbuzz.0", "libz.1.3.1.zlib-ng", "libwavpack.1", "libsndfile.1.0.37",
            "libopusfile.0", "libfluidsynth.3.5.6", "libopus.0", "libsharpyuv.0.1.2",
        )),
    ]  # fmt: skip
    names_found = {one.name for one in notices.find(program(tmp_path, *names), KNOWN)}
    assert {"Microsoft Visual C++ runtime", "HarfBuzz", "FreeType", "libmpdec", "zlib", "Opus"} <= names_found


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component["name"])
def test_every_component_has_a_licence_text_and_a_place_for_its_sources(component: dict[str, str]) -> None:
    assert component["source"].startswith("https://")
    assert component["license"]
    if component["name"] != "SQLite":  # in the public domain
        assert len((notices.LICENCES / "texts" / component["text"]).read_text(encoding="utf-8")) > 200


def test_the_bill_of_materials_names_every_component_and_file(tmp_path: Path) -> None:
    folder = program(tmp_path / "game", "flip7", "program/pygame_ce.libs/libFLAC-e7.so.14.0.0")
    archive = tmp_path / "flip7-1.0.0.tar.gz"
    archive.write_bytes(b"packed")
    bill = json.loads(notices.bill(notices.find(folder, KNOWN), "1.0.0", folder, archive))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert {"FLAC", "platformdirs"} <= {one["name"] for one in bill["components"]}
    assert bill["metadata"]["component"]["licenses"] == [{"expression": "MIT AND OFL-1.1"}]
    flac = next(one for one in bill["components"] if one["name"] == "FLAC")
    assert flac["licenses"] == [{"license": {"id": "BSD-3-Clause"}}]
    assert re.fullmatch(r"program/\S+ sha256 [0-9a-f]{64}", flac["properties"][0]["value"])
