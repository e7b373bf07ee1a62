"""What is kept on disk: settings, people, the match under way, records. Nothing here ever stops the game.

`flip7.store.records` is imported by itself, when it is needed: SQLite takes time to load, and the title needs none.
"""

from flip7.match.plan import PERSON, Handover, Keepable, SavedMatch, SeatPlan, Stamp, TablePlan
from flip7.store.home import Home
from flip7.store.match_file import MatchFile
from flip7.store.notices import Notice, Notices
from flip7.store.people import People, Person
from flip7.store.people_file import PeopleFile
from flip7.store.settings import Pace, Settings, Speed, WindowSize
from flip7.store.settings_file import SettingsFile

__all__ = [
    "PERSON", "Handover", "Home", "Keepable", "MatchFile", "Notice", "Notices", "Pace", "People", "PeopleFile",
    "Person", "SavedMatch", "SeatPlan", "Settings", "SettingsFile", "Speed", "Stamp", "TablePlan", "WindowSize",
]  # fmt: skip
