"""The rules screen: chapters as data, set and drawn by one painter."""

from flip7.scenes.rules.chapters import Chapter, book, chapter_about
from flip7.scenes.rules.scene import RulesScene

__all__ = ["Chapter", "RulesScene", "book", "chapter_about"]
