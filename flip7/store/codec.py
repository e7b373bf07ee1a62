"""Tables and decisions as JSON has them, and back."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from flip7.engine import EDITIONS, FACES, MAX_SEATS, BustPending, Card, Decision, Move, Rules, SecondInFlipThree
from flip7.match.occasion import Kind, Occasion
from flip7.match.origin import Origin
from flip7.match.plan import Handover, SeatPlan, Stamp, TablePlan
from flip7.store.validation import Json, WrongValue, choice, fields, flag, items, name, whole, word

CUSTOM: Final = "custom"
MAX_TARGET: Final = 10**9
MAX_DECISIONS: Final = 1_000_000
_KEY: Final = re.compile(r"[0-9a-z-]{1,40}")
_SEED_BITS: Final = 256
_CARDS: Final = {face.name: face for face in FACES}
_MOVES: Final = {move.value: move for move in Move}


def rules_to_json(rules: Rules) -> dict[str, Json]:
    """Rules as `rules_from_json` reads them."""
    return {
        "opening_deal": rules.opening_deal,
        "second_in_flip3": rules.second_in_flip3.value,
        "bust_pending": rules.bust_pending.value,
        "target": rules.target,
        "challenge": rules.challenge,
    }


def rules_from_json(value: Json) -> Rules:
    """Rules, or `WrongValue`."""
    found = fields(value)
    return Rules(
        opening_deal=flag(found.get("opening_deal")),
        second_in_flip3=choice(SecondInFlipThree, found.get("second_in_flip3")),
        bust_pending=choice(BustPending, found.get("bust_pending")),
        target=whole(found.get("target"), 1, MAX_TARGET),
        challenge=flag(found.get("challenge")),
    )


def edition_from_json(value: Json) -> str:
    """The name of an edition or `CUSTOM`, or `WrongValue`."""
    if not isinstance(value, str) or value not in (*EDITIONS, CUSTOM):
        raise WrongValue("no edition")
    return value


def seat_to_json(seat: SeatPlan) -> dict[str, Json]:
    """A seat as `seat_from_json` reads it."""
    return {"name": seat.name, "who": seat.who, "colour": seat.colour, "symbol": seat.symbol}


def seat_from_json(value: Json) -> SeatPlan:
    """A seat, or `WrongValue`. Its name is cleaned, and its character and symbol may be none that we know."""
    found = fields(value)
    return SeatPlan(
        name(found.get("name")),
        word(found.get("who")),
        whole(found.get("colour"), 0, MAX_SEATS - 1),
        word(found.get("symbol")),
    )


def colour_of_word(text: str) -> int:
    """The number of a seat's colour, written as a word: the records do so, and the first saves did. 0 if it is none."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else 0


def plan_to_json(plan: TablePlan) -> dict[str, Json]:
    """A table as `plan_from_json` reads it."""
    return {
        "edition": plan.edition,
        "rules": rules_to_json(plan.rules),
        "seats": [seat_to_json(seat) for seat in plan.seats],
    }


def plan_from_json(value: Json) -> TablePlan:
    """A table, or `WrongValue`. More keys than its own are no harm."""
    found = fields(value)
    seats = tuple(map(seat_from_json, items(found.get("seats"), MAX_SEATS)))
    if not seats:
        raise WrongValue("nobody sits there")
    return TablePlan(seats, edition_from_json(found.get("edition")), rules_from_json(found.get("rules")))


def decisions_to_json(decisions: Sequence[Decision]) -> list[Json]:
    """Decisions as `decisions_from_json` reads them."""
    return [decision.value if isinstance(decision, Move) else decision for decision in decisions]


def decisions_from_json(value: Json) -> tuple[Decision, ...]:
    """Decisions, or `WrongValue`. Whether they are legal is not asked here."""
    return tuple(map(_decision, items(value, MAX_DECISIONS)))


def _decision(value: Json) -> Decision:
    if isinstance(value, str) and value in _MOVES:
        return _MOVES[value]
    return whole(value, 0, MAX_SEATS - 1)


def handovers_to_json(handovers: Sequence[Handover]) -> list[Json]:
    """Handovers as `handovers_from_json` reads them."""
    return [{"after": one.after, "seat": one.seat, "was": one.was} for one in handovers]


def handovers_from_json(value: Json) -> tuple[Handover, ...]:
    """Handovers, or `WrongValue`. Whether there are such seats is not asked here."""
    return tuple(map(_handover, items(value, MAX_DECISIONS)))


def _handover(value: Json) -> Handover:
    found = fields(value)
    return Handover(
        whole(found.get("after"), 0, MAX_DECISIONS),
        whole(found.get("seat"), 0, MAX_SEATS - 1),
        word(found.get("was")),
    )


def origin_to_json(origin: Origin) -> dict[str, Json]:
    """The seed, and what was laid out: nothing, in a match that players began."""
    found: dict[str, Json] = {"seed": origin.seed}
    if origin.dealer is not None:
        found["dealer"] = origin.dealer
    if origin.cards:
        found["cards"] = [face.name for face in origin.cards]
    if origin.totals:
        found["totals"] = list(origin.totals)
    return found


def origin_from_json(found: dict[str, Json]) -> Origin:
    """The origin in what JSON has read. Raises as all readers here if something is missing or makes no sense."""
    dealer = found.get("dealer")
    return Origin(
        seed_from_json(found.get("seed")),
        None if dealer is None else whole(dealer, 0, MAX_SEATS - 1),
        tuple(map(_card, items(found.get("cards", []), MAX_DECISIONS))),
        tuple(whole(total, 0, MAX_TARGET) for total in items(found.get("totals", []), MAX_SEATS)),
    )


def occasion_to_json(occasion: Occasion) -> Json:
    """Why a match is played, as `occasion_from_json` reads it."""
    return {"kind": occasion.kind.value, "name": occasion.name}


def occasion_from_json(value: Json) -> Occasion:
    """Why a match is played, or `WrongValue`."""
    found = fields(value)
    return Occasion(choice(Kind, found.get("kind")), word(found.get("name")))


def _card(value: Json) -> Card:
    if not isinstance(value, str) or value not in _CARDS:
        raise WrongValue("no card")
    return _CARDS[value]


def seed_from_json(value: Json) -> int:
    """A seed of at most 256 bits, or `WrongValue`."""
    most = 1 << _SEED_BITS
    return whole(value, -most, most)


def stamp_from_json(key: Json, started: Json) -> Stamp:
    """The key and the beginning of a match, or `WrongValue`. The key may become part of a file's name."""
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise WrongValue("no key")
    return Stamp(key, moment_from_json(started))


def moment_from_json(value: Json) -> datetime:
    """A moment in UTC, or `WrongValue`."""
    if not isinstance(value, str):
        raise WrongValue("no date")
    try:
        return datetime.fromisoformat(value).astimezone(UTC)
    except (ValueError, OverflowError, OSError) as error:
        raise WrongValue("no date") from error
