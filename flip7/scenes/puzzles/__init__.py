"""What would you do? A page of questions out of matches, one after another."""

from flip7.scenes.puzzles.scene import PuzzlesScene

__all__ = ["PuzzlesScene"]
