"""What goes into the program on each system, told from a list such as PyInstaller makes."""

import plistlib

import collected
import leave_out

MAC = [
    ("Python.framework/Versions/3.13/Python", "/Library/Frameworks/Python.framework/Versions/3.13/Python", "BINARY"),
    ("Python", "Python.framework/Versions/3.13/Python", "SYMLINK"),
    ("Python.framework/Versions/Current", "3.13", "SYMLINK"),
    ("Python.framework/Python", "Versions/Current/Python", "SYMLINK"),
    ("pygame/.dylibs/libSDL2-2.0.0.dylib", "/site-packages/pygame/.dylibs/libSDL2-2.0.0.dylib", "BINARY"),
    ("libSDL2-2.0.0.dylib", "pygame/.dylibs/libSDL2-2.0.0.dylib", "SYMLINK"),
    ("pygame/base.cpython-313-darwin.so", "/site-packages/pygame/base.cpython-313-darwin.so", "EXTENSION"),
    ("pygame/freesansbold.ttf", "/site-packages/pygame/freesansbold.ttf", "DATA"),
]
LINUX = [
    ("libpython3.13.so.1.0", "/usr/lib/libpython3.13.so.1.0", "BINARY"),
    ("pygame_ce.libs/libSDL2-2-50d1.so.0", "/site-packages/pygame_ce.libs/libSDL2-2-50d1.so.0", "BINARY"),
    ("libSDL2-2-50d1.so.0", "pygame_ce.libs/libSDL2-2-50d1.so.0", "SYMLINK"),
    ("libz.so.1", "/usr/lib/libz.so.1", "BINARY"),
]
WINDOWS = [
    ("SDL2.dll", "C:\\site-packages\\pygame\\SDL2.dll", "BINARY"),
    ("pygame\\SDL2.dll", "C:\\site-packages\\pygame\\SDL2.dll", "BINARY"),
    ("python313.dll", "C:\\python\\python313.dll", "BINARY"),
    ("libjpeg-62.dll", "C:\\site-packages\\pygame\\libjpeg-62.dll", "BINARY"),
]


def names(entries: list[collected.Entry], platform: str) -> list[str]:
    return [entry[0] for entry in collected.wanted(entries, platform)]


def test_on_a_mac_every_link_stays() -> None:
    kept = collected.wanted(MAC, "darwin")
    assert [entry for entry in kept if entry[2] == "SYMLINK"] == [entry for entry in MAC if entry[2] == "SYMLINK"]
    assert "Python" in names(MAC, "darwin"), "the start of the program opens exactly this"


def test_on_a_mac_no_link_leads_to_a_file_that_was_left_out() -> None:
    kept = names(MAC, "darwin")
    for place, target, kind in collected.wanted(MAC, "darwin"):
        if kind == "SYMLINK" and "/" not in place:
            assert target in kept


def test_on_a_mac_files_known_by_name_are_left_out_as_elsewhere() -> None:
    assert "pygame/freesansbold.ttf" not in names(MAC, "darwin")


def test_on_linux_libraries_need_no_links() -> None:
    assert names(LINUX, "linux") == ["libpython3.13.so.1.0", "pygame_ce.libs/libSDL2-2-50d1.so.0"]


def test_on_windows_libraries_lie_only_beside_the_modules_that_load_them() -> None:
    assert names(WINDOWS, "win32") == ["pygame\\SDL2.dll", "python313.dll"]


def test_what_a_mac_is_told() -> None:
    told = collected.mac_plist("Flip 7", "1.2.3", ["pl", "de", "en", "fr"])
    assert plistlib.loads(plistlib.dumps(told)) == told
    assert told["CFBundleVersion"] == told["CFBundleShortVersionString"] == "1.2.3"
    assert told["LSMinimumSystemVersion"] == "11.0"
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleLocalizations"] == ["de", "en", "fr", "pl"]
    assert told["CFBundleDocumentTypes"] == []


def test_no_library_of_a_mac_is_left_out_by_its_name() -> None:
    assert not [name for name in leave_out.FILES if name.endswith(".dylib")]
