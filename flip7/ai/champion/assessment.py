"""What a decision is worth, as well as we can tell: play-outs for all seats, and the search for our own next cards.

The champion asks at close calls, the review of a match at every decision.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from flip7.ai.champion.deeper_look import DeeperLook
from flip7.ai.champion.standings import standings_for
from flip7.ai.slices import Slices
from flip7.ai.table import Table
from flip7.engine import Decision, Target, Turn

_SHARE_OF_SEARCH: Final = 0.4
_SHARE_OF_SEARCH_OF_TARGETS: Final = 0.2
"""How much the search counts where two options are compared. It knows our own next cards, the play-outs the others."""
_FEWEST: Final = 4
"""Play-outs in one look at the largest tables."""


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How many play-outs a decision gets, at a table of up to four."""

    look: int
    """For each option that is still open, before the clearly worse ones are left out."""
    least: int
    """Looks that the best option gets in any case."""
    most: int
    """Looks while more than one option is open."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """One decision, with all that may come of it."""

    options: Mapping[Decision, float]
    """The chance to win of the seat that decides, by option."""
    chances: Mapping[Decision, tuple[float, ...]]
    """Everybody's chances right after each option, before the next card. They sum to 1."""

    @property
    def best(self) -> Decision:
        """The option with the highest chance; of equals the first."""
        return max(self.options, key=lambda option: self.options[option])


def assess(
    table: Table,
    pending: Turn | Target,
    searched: Mapping[Decision, float] | None,
    seed: int,
    thoroughness: Thoroughness,
    *,
    cautious: bool = False,
) -> Slices[Assessment]:
    """Look at every option, in slices. `searched` is what the search alone says, if it was asked.

    A `cautious` comparison takes a difference that may be chance to be smaller than it looks.
    """
    standings = yield from standings_for(table.rules.target, len(table.seats))
    look = DeeperLook(standings, table, pending, seed)
    play_outs = max(thoroughness.look * 4 // max(len(table.seats), 4), min(_FEWEST, thoroughness.look))
    for number in range(thoroughness.most):
        if number >= thoroughness.least and len(look.open) == 1:
            break
        yield from look.look(play_outs)
        look.drop_the_worse()
    return _weighed(look, pending, table, searched, cautious=cautious)


def _weighed(
    look: DeeperLook,
    pending: Turn | Target,
    table: Table,
    searched: Mapping[Decision, float] | None,
    *,
    cautious: bool,
) -> Assessment:
    seat, best = pending.seat, look.best
    level = look.chances(best)[seat]
    share = _SHARE_OF_SEARCH if isinstance(pending, Turn) else _SHARE_OF_SEARCH_OF_TARGETS
    if isinstance(pending, Turn) and not table.seats[seat].points:
        share = 1.0  # who has nothing to lose hits: the search sees to it
    options: dict[Decision, float] = {}
    chances: dict[Decision, tuple[float, ...]] = {}
    for option in pending.options:
        behind, error = look.behind(option)
        if searched is not None:
            behind = share * (searched[best] - searched[option]) + (1 - share) * behind
            error *= 1 - share
        if cautious and behind:
            behind *= behind * behind / (behind * behind + error * error)
        own = min(max(level - behind, 0.0), 1.0)
        options[option] = own
        played = look.chances(option)
        others = 1.0 - played[seat]
        scale = (1.0 - own) / others if others else 0.0
        even = 0.0 if others or len(played) == 1 else (1.0 - own) / (len(played) - 1)
        chances[option] = tuple(own if other == seat else chance * scale + even for other, chance in enumerate(played))
    return Assessment(options, chances)
