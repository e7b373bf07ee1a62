"""The deal of the day: today's table, the days before, and what can be shown to others."""

from flip7.scenes.day.scene import DayScene

__all__ = ["DayScene"]
