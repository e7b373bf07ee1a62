"""The table, where the match is played.

docs/ARCHITECTURE.md tells its modules by idea.
"""

from flip7.scenes.table.board import Board
from flip7.scenes.table.scene import TableScene

__all__ = ["Board", "TableScene"]
