"""What the building of the wheel needs besides the list of files: compiled catalogues, and the addresses."""

import sys
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

AUTHORS = "The authors of Flip 7 for the desktop"


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
        sys.path.append(str(Path(self.root, "build", "spec")))
        import identity  # noqa: PLC0415, it lies beside the other recipes

        who = identity.load()
        homepage, email = who.homepage.rstrip("/"), who.email
        metadata["authors"] = [{"name": AUTHORS, **({"email": email} if email else {})}]
        told = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": who.readable_elsewhere(told)}
        metadata["urls"] = {"Homepage": homepage, "Issues": f"{homepage}/issues"} if homepage else {}
