"""Which of the files that PyInstaller has found belong into the program, and what a Mac is told about it.

Plain functions of what they are given: so the list of a Mac can be looked at on any system.
"""

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

import leave_out

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the program, where it comes from, and its kind."""

OLDEST_MAC = "11.0"
"""The first macOS for both kinds of processor. Python and pygame-ce for it ask for no newer one."""


def wanted(entries: Iterable[Entry], platform: str) -> list[Entry]:
    """The entries without what is never used: files known by their names, and second copies."""
    kept = [entry for entry in entries if _place(entry).name not in leave_out.FILES]
    if platform == "linux":
        # The libraries of pygame-ce know where they lie, and need no links in the folder above.
        return [entry for entry in kept if entry[2] != "SYMLINK"]
    if platform == "win32":
        # They lie beside the modules that load them, and need not lie in the folder above as well.
        beside = {_place(entry).name for entry in kept if _place(entry).parent.name == "pygame"}
        return [entry for entry in kept if _place(entry).parent.name or _place(entry).name not in beside]
    # On a Mac the start of the program opens Python through a link, and libraries find each other through links.
    return kept


def _place(entry: Entry) -> PurePosixPath:
    return PurePosixPath(entry[0].replace("\\", "/"))


def mac_plist(title: str, version: str, languages: Sequence[str]) -> dict[str, object]:
    """What macOS reads about the program before it starts it."""
    return {
        "CFBundleDisplayName": title,
        "CFBundleName": title,
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(languages),
        # It opens no documents.
        "CFBundleDocumentTypes": [],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MAC,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Code under the MIT licence. A fan-made tribute to the game by Eric Olsen.",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
