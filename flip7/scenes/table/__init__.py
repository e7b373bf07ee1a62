"""The table, where the match is played."""

from flip7.scenes.table.scene import TableScene

__all__ = ["TableScene"]
