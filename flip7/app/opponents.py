"""Who can decide for an AI seat: what it is called, and the bot for it."""

from flip7.ai.bot import Bot
from flip7.ai.characters import CHARACTERS, STAND_IN, make_bot
from flip7.i18n import pgettext


def bot_of(who: str, seed: int) -> Bot:
    """A player of a character, or of the stand-in for one that this version of the game does not know."""
    return make_bot(who if who in CHARACTERS else STAND_IN, seed)


def names_for(who: str) -> tuple[str, ...]:
    """Names to suggest for an AI seat."""
    # TRANSLATORS: who decides for a seat: an AI that plays like somebody who has played here
    return CHARACTERS[who].names if who in CHARACTERS else (str(pgettext("seat", "Ghost")),)
