"""Compiles the message catalogues whenever the game is built or installed, so that only their sources are kept."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogues(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        for source in sorted(Path(self.root, "locale").glob("*/LC_MESSAGES/*.po")):
            with source.open("rb") as po:
                catalogue = read_po(po, locale=source.parts[-3])
            with source.with_suffix(".mo").open("wb") as mo:
                write_mo(mo, catalogue)
