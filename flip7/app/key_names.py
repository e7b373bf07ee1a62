"""What the keys are for that a player can choose, in words: for the settings and for the rules."""

from collections.abc import Mapping

from flip7.i18n import Text, pgettext
from flip7.ui.intents import Kind

KEY_NAMES: Mapping[Kind, Text] = {
    Kind.HIT: pgettext("key for", "Hit"),
    Kind.STAY: pgettext("key for", "Stay"),
    Kind.PAUSE: pgettext("key for", "Pause"),
    Kind.LOG: pgettext("key for", "What happened"),
    Kind.CARDS_LEFT: pgettext("key for", "Count the cards"),
    Kind.HINT: pgettext("key for", "Hint"),
    Kind.SPEED: pgettext("key for", "Speed"),
    Kind.RULES: pgettext("key for", "Rules"),
    Kind.IN_SHORT: pgettext("key for", "Rules on one page"),
    Kind.MUTE: pgettext("key for", "Sound off"),
    Kind.SKIP: pgettext("key for", "Fast forward"),
    Kind.REVIEW: pgettext("key for", "Review of a match"),
    Kind.FULLSCREEN: pgettext("key for", "Full screen"),
}
