"""How somebody plays, read from their matches."""

from collections.abc import Iterable

from flip7.ai.ghosts.decisions import Made, made_in
from flip7.ai.ghosts.fitting import fit
from flip7.ai.ghosts.style import Style
from flip7.ai.slices import Slices
from flip7.engine import IllegalDecision
from flip7.match.plan import SavedMatch


def style_of(matches: Iterable[tuple[SavedMatch, int]]) -> Slices[Style]:
    """The style that explains what was decided in these matches, each with the seat that it is about.

    A match that the rules of now would not have let happen is left out.
    """
    decisions: list[Made] = []
    for match, seat in matches:
        known = len(decisions)
        try:
            for made in made_in(match.origin.start(match.plan.rules, len(match.plan.seats)), match.journal, seat):
                decisions.append(made)
                yield
        except (IllegalDecision, ValueError):
            del decisions[known:]
    return (yield from fit(decisions))
