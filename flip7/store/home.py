"""Where everything that is kept on disk lives."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Self

import platformdirs

from flip7.store import atomic
from flip7.store.notices import Notices

APP = "flip7"
VARIABLE = "FLIP7_HOME"


@dataclass(frozen=True, slots=True)
class Home:
    """The folders of the game: the system's usual ones, or a single one that the player chose."""

    config: Path
    data: Path
    logs: Path
    documents: Path
    """Where what is exported goes, unless the player says otherwise."""

    @classmethod
    def at(cls, folder: Path) -> Self:
        """Everything in one folder."""
        # What is made now must still be found if the working directory changes.
        folder = Path(os.path.abspath(folder.expanduser()))  # noqa: PTH100, resolve() fails where folders are forbidden
        return cls(folder, folder, folder, folder)

    @classmethod
    def find(cls, chosen: str | None = None, environment: Mapping[str, str] = os.environ) -> Self:
        """The folder after `--home`, or that of FLIP7_HOME, or those that the system has for it."""
        wanted = chosen or environment.get(VARIABLE)
        if wanted:
            try:
                return cls.at(Path(wanted))
            except RuntimeError:  # "~nobody"
                pass
        return cls(
            platformdirs.user_config_path(APP, appauthor=False),
            platformdirs.user_data_path(APP, appauthor=False),
            platformdirs.user_log_path(APP, appauthor=False),
            platformdirs.user_documents_path(),
        )

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def people(self) -> Path:
        """The file of the people who play here."""
        return self.data / "people.json"

    @property
    def ghosts(self) -> Path:
        """The file of how they play."""
        return self.data / "ghosts.json"

    @property
    def puzzles(self) -> Path:
        """The file of the puzzles out of people's own matches."""
        return self.data / "puzzles.json"

    @property
    def matches(self) -> Path:
        """The folder of the matches under way: each copy of the game has its own file there."""
        return self.data

    @property
    def records(self) -> Path:
        """The file of the records."""
        return self.data / "records.sqlite"

    @property
    def log(self) -> Path:
        """The file that failures are written to."""
        return self.logs / "flip7.log"

    def exports(self, day: date) -> tuple[Path, Path]:
        """Where the records go as CSV: to the documents, or else to where the records are."""
        name = f"flip7-{day.isoformat()}.csv"
        return self.documents / name, self.data / name

    def prepare(self, notices: Notices) -> None:
        """Make the folders, and clear up in them. Where that is impossible the game goes on without saving."""
        for folder in {self.config, self.data, self.logs}:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                atomic.sweep(folder)
            except OSError as error:
                notices.cannot_save(error, folder)
