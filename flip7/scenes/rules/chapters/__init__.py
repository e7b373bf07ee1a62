"""The rules, chapter by chapter, as they are at one table."""

from collections.abc import Callable
from functools import partial

from flip7.engine import Action, ActionCard, BonusCard, Card, Rules
from flip7.scenes.rules.chapters import actions, basics, extras, keys, points, short
from flip7.scenes.rules.chapters.reader import Chapter, Reader
from flip7.ui.bindings import Bindings

__all__ = ["Chapter", "Reader", "book", "chapter_about"]


def book(rules: Rules, edition: str, bindings: Bindings | None = None) -> tuple[Chapter, ...]:
    """All chapters in reading order. `edition` is "de", "fr", "pl", "en", or "custom" for switches that were mixed;
    `bindings` are the keys that are told, the usual ones if there are none."""
    reader = Reader(rules, edition, bindings or Bindings())
    chapters: tuple[Callable[[Reader], Chapter], ...] = (
        short.in_short,
        basics.goal,
        basics.deck,
        basics.a_round,
        basics.hit_or_stay,
        basics.what_a_card_does,
        basics.flip_seven,
        actions.action_cards,
        *(partial(actions.about, action) for action in Action),
        points.scoring,
        points.end_of_round,
        points.empty_deck,
        points.winner,
        extras.challenge,
        extras.editions,
        extras.tips,
        keys.keys,
    )
    return tuple(chapter(reader) for chapter in chapters)


def chapter_about(card: Card | None) -> str:
    """The key of the chapter that tells most about a card; the first one if there is none."""
    if card is None:
        return "short"
    if isinstance(card, ActionCard):
        # These chapters have the names of their cards.
        return card.name
    return "scoring" if isinstance(card, BonusCard) else "cards"
