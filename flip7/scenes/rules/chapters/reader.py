"""Whom the rules are told to: a table with its switches and its edition."""

from dataclasses import dataclass, field

from flip7.app.editions import EDITION_TITLES
from flip7.cards.texts import points
from flip7.engine import Rules
from flip7.i18n import Text, _
from flip7.scenes.rules.blocks import Block, Callout, Mood
from flip7.ui.bindings import Bindings


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rules. `key` names it for whoever opens the book at that place."""

    key: str
    icon: str
    title: Text
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Reader:
    """The rules that are told, the name they go by, and the keys of who reads them."""

    rules: Rules
    edition: str
    bindings: Bindings = field(default_factory=Bindings)

    @property
    def target(self) -> Text:
        """The points that end the game, as the object of a sentence."""
        return points(self.rules.target)

    def only_here(self, text: Text, *items: Text) -> Callout:
        """A rule that other editions have otherwise, under the name of this one."""
        name = EDITION_TITLES[self.edition]
        # TRANSLATORS: above a rule that other editions have otherwise; {edition} is "German edition" or "House rules".
        return Callout(Mood.EDITION, text, _("{edition}: this is how it goes", edition=name), items)
