"""One match: its plan, its game and journal, its history and its awards."""

from flip7.match.match import Match
from flip7.match.plan import PERSON, SeatPlan, TablePlan

__all__ = ["PERSON", "Match", "SeatPlan", "TablePlan"]
