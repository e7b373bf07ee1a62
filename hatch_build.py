"""What the building of the wheel needs besides the list of files: compiled catalogues, and the addresses."""

import tomllib
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class CompileCatalogues(BuildHookInterface):
    """Compiles the message catalogues whenever the game is built or installed, so that only their sources are kept."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        for source in sorted(Path(self.root, "locale").glob("*/LC_MESSAGES/*.po")):
            with source.open("rb") as po:
                catalogue = read_po(po, locale=source.parts[-3])
            with source.with_suffix(".mo").open("wb") as mo:
                write_mo(mo, catalogue)


class Addresses(MetadataHookInterface):
    """Fills in the addresses that [tool.flip7] names, once there are any."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        homepage = project["tool"]["flip7"]["homepage"]
        metadata["urls"] = {"Homepage": homepage, "Issues": f"{homepage}/issues"} if homepage else {}
