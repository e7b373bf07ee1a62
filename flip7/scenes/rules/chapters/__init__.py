"""The rules, chapter by chapter, as they are at one table."""

from flip7.engine import Rules
from flip7.scenes.rules.chapters import actions, basics, extras, points
from flip7.scenes.rules.chapters.reader import EDITION_NAMES, Chapter, Reader

__all__ = ["EDITION_NAMES", "Chapter", "Reader", "book"]


def book(rules: Rules, edition: str) -> tuple[Chapter, ...]:
    """All chapters in reading order. `edition` is "de", "fr", "pl", "en", or "custom" for switches that were mixed."""
    reader = Reader(rules, edition)
    return tuple(
        chapter(reader)
        for chapter in (
            basics.goal,
            basics.deck,
            basics.a_round,
            basics.hit_or_stay,
            basics.what_a_card_does,
            basics.flip_seven,
            actions.action_cards,
            actions.freeze,
            actions.flip_three,
            actions.second_chance,
            points.scoring,
            points.end_of_round,
            points.empty_deck,
            points.winner,
            extras.challenge,
            extras.editions,
            extras.tips,
        )
    )
