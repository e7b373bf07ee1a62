"""A review as JSON: what `flip7 review --json` prints, and what is kept with the records."""

from typing import Any, Final

from flip7.engine import Decision, Move
from flip7.match.review.review import Review, Step

VERSION: Final = 1
"""A kept review of another version is computed anew: it follows from its match."""
_DIGITS: Final = 6
_MOVES: Final = {move.value: move for move in Move}


def to_json(review: Review) -> dict[str, Any]:
    """The document. A decision is "deal", "hit" or "stay", or the number of the seat that a card is for, as a text:
    so it is one of its options."""
    return {
        "version": VERSION,
        "finished": review.finished,
        "seats": [{"name": name, "who": who} for name, who in review.seats],
        "start": list(review.start),
        "steps": [
            {
                "round": step.round,
                "seat": step.seat,
                "decision": _word(step.decision),
                "options": {_word(option): chance for option, chance in step.options.items()},
                "cost": round(step.cost, _DIGITS),
                "usual": _word(step.usual),
                "decided": list(step.decided),
                "chances": list(step.chances),
            }
            for step in review.steps
        ],
        "luck": [round(luck, _DIGITS) for luck in review.luck],
        "skill": [round(skill, _DIGITS) for skill in review.skill],
        "result": list(review.result),
    }


def from_json(document: Any) -> Review | None:
    """The review, or None if the document is of another version, or none at all: then compute it anew."""
    try:
        if document["version"] != VERSION:
            return None
        return Review(
            tuple((str(seat["name"]), str(seat["who"])) for seat in document["seats"]),
            _chances(document["start"]),
            tuple(map(_step, document["steps"])),
            bool(document["finished"]),
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _step(found: Any) -> Step:
    step = Step(
        int(found["round"]),
        int(found["seat"]),
        _decision(found["decision"]),
        {_decision(option): float(chance) for option, chance in found["options"].items()},
        _decision(found["usual"]),
        _chances(found["decided"]),
        _chances(found["chances"]),
    )
    if step.decision not in step.options or step.usual not in step.options:
        raise ValueError("a decision that is no option")
    return step


def _chances(found: Any) -> tuple[float, ...]:
    return tuple(map(float, found))


def _word(decision: Decision) -> str:
    return decision.value if isinstance(decision, Move) else str(decision)


def _decision(word: str) -> Decision:
    return _MOVES.get(word) or int(word)
