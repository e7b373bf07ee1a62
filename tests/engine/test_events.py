"""What every event can be relied on for."""

import copy
import pickle
from dataclasses import astuple, fields, is_dataclass, replace
from inspect import signature
from typing import TYPE_CHECKING, Any, get_args

import pytest

from flip7.engine import Target, card
from flip7.engine.events import CardDealt, Event, Place, Stayed

KINDS: tuple[Any, ...] = (*get_args(Event), Target)
"""The events, and the one question that is made anew each time in the same way."""
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


def some(kind: Any) -> Any:
    """An event of that kind: what its fields hold does not matter here."""
    return kind(*range(len(fields(kind))))


if TYPE_CHECKING:
    # Nobody may change an event. That mypy holds it shows here: it reports an ignore that is not needed.
    _event = Stayed(0, 21)
    _event.points = 22  # type: ignore[misc]


@every_kind
def test_an_event_is_a_dataclass_with_slots(kind: Any) -> None:
    event = some(kind)
    assert is_dataclass(kind)
    assert type(event) is kind
    assert not hasattr(event, "__dict__")
    assert event == some(kind)


@every_kind
def test_an_event_takes_its_fields_by_place_or_by_name(kind: Any) -> None:
    names = [field.name for field in fields(kind)]
    event = some(kind)
    assert [getattr(event, name) for name in names] == list(range(len(names)))
    assert kind(**dict(zip(names, range(len(names)), strict=True))) == event
    assert tuple(names) == kind.__match_args__ == tuple(signature(kind).parameters)
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        kind(*range(len(names) - 1))
    with pytest.raises(TypeError, match="positional arguments but"):
        kind(*range(len(names) + 1))


@every_kind
def test_equal_events_are_one_in_a_set(kind: Any) -> None:
    other = replace(some(kind), **{fields(kind)[0].name: "other"})
    assert len({some(kind), some(kind), other}) == 2


@every_kind
def test_a_copy_of_an_event_equals_it(kind: Any) -> None:
    event = some(kind)
    for again in (copy.copy(event), copy.deepcopy(event), pickle.loads(pickle.dumps(event)), kind(*astuple(event))):
        assert again == event
        assert type(again) is kind


def test_events_of_different_kinds_differ_even_with_equal_fields() -> None:
    events = [some(kind) for kind in KINDS]
    assert all(one != other for i, one in enumerate(events) for other in events[:i])


def test_an_event_reads_as_it_is_written() -> None:
    event = CardDealt(2, card("5"), Place.ROW, 17, 40)
    assert repr(event) == "CardDealt(seat=2, card=<5>, place=<Place.ROW: 'row'>, points=17, deck=40)"
    match event:
        case CardDealt(seat, dealt, Place.ROW, points, deck):
            assert (seat, dealt, points, deck) == (2, card("5"), 17, 40)
        case _:
            pytest.fail("this is a card dealt to a row")
