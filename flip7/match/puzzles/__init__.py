"""What would you do? Positions out of matches: one's own mistakes, or what characters met at their tables."""

from flip7.match.puzzles.book import Entry, PuzzleBook
from flip7.match.puzzles.puzzle import Puzzle, mistakes_in
from flip7.match.puzzles.search import PuzzleSearch
from flip7.match.puzzles.study import Study

__all__ = ["Entry", "Puzzle", "PuzzleBook", "PuzzleSearch", "Study", "mistakes_in"]
