"""What the characters say in passing: one short phrase for a moment, in the language on screen."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from flip7.i18n import Text, _


class Mood(Enum):
    """The moments that a character may comment on."""

    HIT = "hit"
    """It takes another card at some risk."""
    STAY = "stay"
    BUST = "bust"
    SAVED = "saved"
    """Its Second Chance took a duplicate away."""
    FLIP_SEVEN = "flip_seven"
    AIM = "aim"
    """It gives a Freeze or Flip Three to another seat."""
    STRUCK = "struck"
    """Another seat gave it a Freeze or Flip Three."""
    WIN = "win"
    """It has won the match."""


PHRASES: Final[Mapping[str, Mapping[Mood, tuple[Text, ...]]]] = MappingProxyType(
    {
        "child": {
            Mood.HIT: (_("One more, please!"), _("Ooh, what comes next?")),
            Mood.STAY: (_("I have so many points already!"), _("That's a big number. Enough!")),
            Mood.BUST: (_("Oh no, the same one!"),),
            Mood.SAVED: (_("Phew! The heart helped me!"),),
            Mood.FLIP_SEVEN: (_("Seven! I can count to seven!"),),
            Mood.AIM: (_("Here, this is for you!"),),
            Mood.STRUCK: (_("Hey! That's mean!"),),
            Mood.WIN: (_("I won! Again, again!"),),
        },
        "careful": {
            Mood.HIT: (_("One small card can't hurt."), _("All right, but only one.")),
            Mood.STAY: (_("Better safe than sorry."), _("A bird in the hand …")),
            Mood.BUST: (_("I should have listened to myself."),),
            Mood.SAVED: (_("Good thing I was prepared."),),
            Mood.FLIP_SEVEN: (_("My goodness, all seven!"),),
            Mood.AIM: (_("I'm sorry, but it has to be done."),),
            Mood.STRUCK: (_("I saw that coming."),),
            Mood.WIN: (_("Slow and steady wins."),),
        },
        "greedy": {
            Mood.HIT: (_("More! Always more!"), _("I can smell the seven.")),
            Mood.STAY: (_("Just this once."), _("Fine, I'll take what's there.")),
            Mood.BUST: (_("It was worth it!"),),
            Mood.SAVED: (_("Ha! Luck loves me."),),
            Mood.FLIP_SEVEN: (_("Seven! What did I say?"),),
            Mood.AIM: (_("Nobody else gets the seven!"),),
            Mood.STRUCK: (_("I was so close!"),),
            Mood.WIN: (_("I wanted everything, and I got it."),),
        },
        "frosty": {
            Mood.HIT: (_("A cool head takes one more."), _("No thaw yet.")),
            Mood.STAY: (_("Put on ice."), _("Cold, calm, done.")),
            Mood.BUST: (_("Brrr. I'll remember that."),),
            Mood.SAVED: (_("Thin ice, but it held."),),
            Mood.FLIP_SEVEN: (_("An avalanche of seven!"),),
            Mood.AIM: (_("You lead? You freeze."),),
            Mood.STRUCK: (_("You'll get that back, ice cold."),),
            Mood.WIN: (_("Winter has come."),),
        },
        "counter": {
            Mood.HIT: (_("The numbers say: one more."), _("Most of those are gone already.")),
            Mood.STAY: (_("Expected gain: negative."), _("That's the best average.")),
            Mood.BUST: (_("Improbable, but possible."),),
            Mood.SAVED: (_("That was factored in."),),
            Mood.FLIP_SEVEN: (_("Seven different ones. Quite rare."),),
            Mood.AIM: (_("Nothing personal, just arithmetic."),),
            Mood.STRUCK: (_("That changes the calculation."),),
            Mood.WIN: (_("It all adds up."),),
        },
        "champion": {
            Mood.HIT: (_("Now is the moment to dare."), _("Points alone don't win.")),
            Mood.STAY: (_("Enough to stay ahead."), _("Your turn to be nervous.")),
            Mood.BUST: (_("A risk that had to be taken."),),
            Mood.SAVED: (_("Luck is part of the plan."),),
            Mood.FLIP_SEVEN: (_("That is how it's done."),),
            Mood.AIM: (_("You are the one to beat."),),
            Mood.STRUCK: (_("I take that as a compliment."),),
            Mood.WIN: (_("Well played, everybody. A rematch?"),),
        },
    }
)
"""By character and mood."""
