"""Who publishes the game: one setting in pyproject.toml, from which everything else is filled."""

import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PUBLIC = "FLIP7_PUBLIC"
"""Set in the environment of a build for the public."""


class NotPublic(SystemExit):
    """A build for the public that nobody has put a name to."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The name that systems know the program by, and its address."""

    app_id: str
    homepage: str
    email: str

    @property
    def developer_id(self) -> str:
        return self.app_id.rpartition(".")[0].lower()

    @property
    def is_public(self) -> bool:
        return self.homepage.startswith("https://") and "@" in self.email and not self.app_id.startswith("local.")

    def fill(self, text: str) -> str:
        """A text with the places for these things filled. Without an address the lines that need one are left out."""
        if not self.homepage:
            text = "".join(line for line in text.splitlines(keepends=True) if "@HOMEPAGE@" not in line)
        return (
            text.replace("@APP_ID@", self.app_id)
            .replace("@DEVELOPER_ID@", self.developer_id)
            .replace("@HOMEPAGE@", self.homepage.rstrip("/"))
        )

    def readable_elsewhere(self, readme: str) -> str:
        """The README for the package index, where our files do not lie beside it: its pictures and links lead to the
        address of the project. Without one it stays as it is."""
        if not self.homepage:
            return readme
        home = self.homepage.rstrip("/")
        pictures = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{home}/raw/main/", readme)
        return re.sub(r"((?<!!)\[[^]!]*\]\()(?!https?:|#)", rf"\1{home}/blob/main/", pictures)


def load() -> Identity:
    """The setting; a build for the public stops here while it is not real."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    setting = project["tool"]["flip7"]
    found = Identity(setting["app-id"], setting["homepage"], setting["email"])
    if os.environ.get(PUBLIC) and not found.is_public:
        raise NotPublic(
            "This is for the public, and [tool.flip7] in pyproject.toml names no real app-id, homepage and email: "
            "see docs/RELEASING.md"
        )
    return found
