"""The new table: who sits where, and by which rules."""

from flip7.scenes.new_table.scene import NewTableScene

__all__ = ["NewTableScene"]
