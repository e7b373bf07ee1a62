"""Plays and keeps everything in a folder, as the game does. Run by tests on a disk that has no room.

python -m tests.store.cramped FOLDER
"""

import sys
from dataclasses import replace
from pathlib import Path

from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.settings_file import SettingsFile
from tests.store.tables import finished, saved


def use_everything(folder: Path) -> list[str]:
    """A start, changes to the settings, a match, its end, and another start; what the player was told."""
    notices = Notices()
    for _start in range(2):
        home = Home.at(folder)
        home.prepare(notices)
        settings = SettingsFile(home.settings, notices)
        settings.save(replace(settings.load(), muted=True))
        settings.save(replace(settings.load(), captions=True))
        file = MatchFile(home.matches, notices)
        file.load()
        for decisions in range(1, 30):
            file.save(saved(most=decisions))
        records = Records(home.records, notices)
        for seed in range(40):
            records.add(finished(seed))
        records.players()
        records.export(home.documents / "out.csv")
        records.close()
        file.close()
    return [notice.text.message for notice in notices.take()]


if __name__ == "__main__":
    print("\n".join(use_everything(Path(sys.argv[1]))))
