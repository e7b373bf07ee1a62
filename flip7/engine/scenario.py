"""A scripted game in, its outcome out: what `flip7 scenario` plays.

The format stands in tests/data/scenarios/README.md. Every mistake in it becomes a `ScenarioError` that says where.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from flip7.engine.cards import MAX_SEATS, Card, card
from flip7.engine.decisions import Deal, Decision, IllegalDecision, Move, Pending, Target
from flip7.engine.game import Game
from flip7.engine.rules import DEFAULT_TARGET, EDITIONS, BustPending, Rules, SecondInFlipThree

MAX_ROUNDS: Final = 100_000
"""Rounds without cards need no decisions: without a bound a script of one line could play for ever."""
MAX_POINTS: Final = 10**9

Switch = TypeVar("Switch", bound=Enum)


def N_(message: str) -> str:  # noqa: N802, the name by which catalogues know a text that is looked up later
    """Give the message back as it is: it is marked for the catalogues here, and translated by whoever shows it."""
    return message


class ScenarioError(ValueError):
    """What is wrong with a scenario, and where: a message with its values, to be said in the user's language."""

    def __init__(self, place: str, message: str, **values: object) -> None:
        self.place = place
        self.message = message
        self.values = values
        super().__init__(f"{place}: {message.format(**values)}" if place else message.format(**values))


@dataclass(frozen=True, slots=True)
class Scenario:
    """A game with everything given that chance and players would decide."""

    rules: Rules
    seats: int
    dealer: int
    deck: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    totals: tuple[int, ...] = ()
    rounds: int = 1
    decisions: tuple[Decision, ...] = ()


_REQUIRED: Final = ("edition", "seats", "dealer", "deck")
_OPTIONAL: Final = ("name", "discard", "reshuffles", "totals", "target", "rounds", "decisions")
_SWITCHES: Final = ("opening_deal", "second_in_flip3", "bust_pending")
_MOVES: Final = {"hit": Move.HIT, "stay": Move.STAY}


def parse(text: str) -> Scenario:
    """Read a scenario, bare or wrapped as {"name", "scenario", "expect"}."""
    try:
        script = json.loads(text)
    except json.JSONDecodeError as error:
        raise ScenarioError(f"{error.lineno}:{error.colno}", N_("this is not JSON")) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, brackets nested by the thousand
        raise ScenarioError("", N_("this JSON is too large to read")) from error
    if isinstance(script, dict) and "scenario" in script:
        return _scenario(script["scenario"], "scenario.")
    return _scenario(script, "")


def play(scenario: Scenario) -> dict[str, object]:
    """Play it until the decisions run out, its rounds have ended, or somebody has won: the state then, for JSON."""
    game = Game(
        scenario.rules,
        scenario.seats,
        scenario.dealer,
        scenario.deck,
        _Script(scenario.reshuffles),
        discard=scenario.discard,
        totals=scenario.totals,
    )
    decisions = iter(enumerate(scenario.decisions))
    while (pending := game.pending) is not None and len(game.rounds) < scenario.rounds:
        if isinstance(pending, Deal):
            game.apply(Move.DEAL)
            continue
        place, decision = next(decisions, (0, None))
        if decision is None:
            break
        try:
            game.apply(decision)
        except IllegalDecision as error:
            raise ScenarioError(
                f"decisions[{place}]",
                N_("seat {seat} is asked for {options}, so {decision} is impossible"),
                seat=pending.seat,
                options=" / ".join(map(str, _options(pending))),
                decision=_named(decision),
            ) from error
    return _outcome(game)


class _Script:
    """Shuffles as the scenario says."""

    def __init__(self, orders: tuple[tuple[Card, ...], ...]) -> None:
        self._orders = enumerate(orders)

    def shuffle(self, cards: list[Card]) -> None:
        place, order = next(self._orders, (0, None))
        if order is None:
            raise ScenarioError("reshuffles", N_("the deck is empty, and there is no order for the next one"))
        if sorted(map(_index, order)) != sorted(map(_index, cards)):
            raise ScenarioError(
                f"reshuffles[{place}]",
                N_("this is not the discard of that moment: {cards}"),
                cards=" ".join(card.name for card in sorted(cards, key=_index)),
            )
        cards[:] = reversed(order)


def _index(card: Card) -> int:
    return card.index


def _outcome(game: Game) -> dict[str, object]:
    outcome = game.outcome()
    return {
        "seats": [
            {
                "numbers": seat.numbers,
                "bonuses": [card.name for card in seat.bonuses],
                "second_chance": seat.second_chance,
                "status": seat.status.value,
                "points": seat.points,
                "total": seat.total,
            }
            for seat in game.seats
        ],
        "rounds": [list(points) for points in game.rounds],
        "winner": outcome.winner if outcome else None,
        "deck_left": game.deck_left,
        "discard": sorted(card.name for card in game.discard),
        "pending": _asked(game.pending),
    }


def _asked(pending: Pending | None) -> dict[str, object] | None:
    if pending is None or isinstance(pending, Deal):
        return None
    kind = "target" if isinstance(pending, Target) else "turn"
    return {"kind": kind, "seat": pending.seat, "options": _options(pending)}


def _options(pending: Pending) -> list[str | int]:
    return [_named(option) for option in pending.options]


def _named(decision: Decision) -> str | int:
    return decision.value if isinstance(decision, Move) else decision


def _scenario(script: object, at: str) -> Scenario:
    if not isinstance(script, dict):
        raise ScenarioError(at.rstrip("."), N_("a scenario is an object in braces"))
    for key in _REQUIRED:
        if key not in script:
            raise ScenarioError(at + key, N_("this is missing"))
    _only(script, (*_REQUIRED, *_OPTIONAL), at)
    seats = _whole(script["seats"], at + "seats", 1, MAX_SEATS)
    reshuffles = _items(script.get("reshuffles", []), at + "reshuffles")
    decisions = _items(script.get("decisions", []), at + "decisions")
    return Scenario(
        rules=replace(
            _edition(script["edition"], at + "edition"),
            target=_whole(script.get("target", DEFAULT_TARGET), at + "target", 1, MAX_POINTS),
        ),
        seats=seats,
        dealer=_whole(script["dealer"], at + "dealer", 0, seats - 1),
        deck=_cards(script["deck"], at + "deck"),
        discard=_cards(script.get("discard", []), at + "discard"),
        reshuffles=tuple(_cards(item, place) for place, item in reshuffles),
        totals=_totals(script.get("totals", [0] * seats), at + "totals", seats),
        rounds=_whole(script.get("rounds", 1), at + "rounds", 1, MAX_ROUNDS),
        decisions=tuple(_decision(item, place) for place, item in decisions),
    )


def _only(script: Mapping[str, object], known: tuple[str, ...], at: str) -> None:
    for key in script:
        if key not in known:
            place = at + key if len(key) <= 40 else at + key[:40] + "…"
            raise ScenarioError(place, N_("this is unknown here; known are: {known}"), known=", ".join(known))


def _edition(value: object, place: str) -> Rules:
    if isinstance(value, str):
        if value not in EDITIONS:
            raise ScenarioError(place, N_("this is none of the editions {known}"), known=", ".join(EDITIONS))
        return EDITIONS[value]
    if not isinstance(value, dict):
        raise ScenarioError(place, N_("an edition is a name or an object with its switches"))
    for key in _SWITCHES:
        if key not in value:
            raise ScenarioError(f"{place}.{key}", N_("this is missing"))
    _only(value, _SWITCHES, f"{place}.")
    if not isinstance(value["opening_deal"], bool):
        raise ScenarioError(f"{place}.opening_deal", N_("this must be true or false"))
    return Rules(
        opening_deal=value["opening_deal"],
        second_in_flip3=_switch(SecondInFlipThree, value["second_in_flip3"], f"{place}.second_in_flip3"),
        bust_pending=_switch(BustPending, value["bust_pending"], f"{place}.bust_pending"),
    )


def _switch(kind: type[Switch], value: object, place: str) -> Switch:
    try:
        return kind(value)
    except ValueError as error:
        known = ", ".join(str(member.value) for member in kind)
        raise ScenarioError(place, N_("this must be one of: {known}"), known=known) from error


def _whole(value: object, place: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ScenarioError(place, N_("this must be a whole number from {least} to {most}"), least=least, most=most)
    return value


def _items(value: object, place: str) -> Iterator[tuple[str, object]]:
    if not isinstance(value, list):
        raise ScenarioError(place, N_("this must be a list in brackets"))
    for index, item in enumerate(value):
        yield f"{place}[{index}]", item


def _cards(value: object, place: str) -> tuple[Card, ...]:
    return tuple(_card(item, at) for at, item in _items(value, place))


def _card(value: object, place: str) -> Card:
    if isinstance(value, str):
        try:
            return card(value)
        except KeyError:
            pass
    raise ScenarioError(place, N_('there is no such card; cards are "0" to "12", "+2" to "+10", "x2" and the actions'))


def _totals(value: object, place: str, seats: int) -> tuple[int, ...]:
    totals = tuple(_whole(item, at, 0, MAX_POINTS) for at, item in _items(value, place))
    if len(totals) != seats:
        raise ScenarioError(place, N_("there must be one total for each seat"))
    return totals


def _decision(value: object, place: str) -> Decision:
    if isinstance(value, str) and value in _MOVES:
        return _MOVES[value]
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ScenarioError(place, N_('a decision is "hit", "stay" or the number of a seat'))
