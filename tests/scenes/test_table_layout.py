"""Where things lie on the table, for every number of seats in windows of every shape."""

from itertools import combinations

import pytest

from flip7.scenes.new_table.draft import MOST_SEATS
from flip7.scenes.table.layout import ROOMY_SEATS, SLOTS, PanelLayout, StageLayout, TableLayout
from flip7.ui.canvas import Box

SHAPES = {
    "16:9": (1920.0, 1080.0), "16:10": (1728.0, 1080.0), "4:3": (1728.0, 1296.0), "square": (1728.0, 1728.0),
    "21:9": (2520.0, 1080.0), "32:9": (3840.0, 1080.0), "upright": (1728.0, 3072.0),
}  # fmt: skip
CORNER = 0.5
MOST_EXTRAS = 16


@pytest.fixture(params=list(SHAPES.values()), ids=list(SHAPES))
def tables(request: pytest.FixtureRequest) -> list[TableLayout]:
    return [TableLayout(request.param, seats) for seats in range(1, MOST_SEATS + 1)]


def within(inner: Box, outer: Box) -> bool:
    return outer.inflate(2 * CORNER, 2 * CORNER).contains(inner)


def apart(boxes: list[Box]) -> bool:
    return not any(one.inflate(-2 * CORNER, -2 * CORNER).colliderect(other) for one, other in combinations(boxes, 2))


def test_everybody_has_a_panel(tables: list[TableLayout]) -> None:
    assert [len(table.panels) for table in tables] == list(range(1, MOST_SEATS + 1))


def test_the_parts_of_the_table_are_on_screen_and_never_overlap(tables: list[TableLayout]) -> None:
    for table in tables:
        piles = [table.deck, table.discard, table.caption(table.deck), table.caption(table.discard)]
        parts = [table.header, table.ticker, table.stage.box, *piles, *(panel.box for panel in table.panels)]
        screen = Box(0, 0, *table.size)
        assert all(within(part, screen) for part in parts), table.seats
        assert apart(parts), table.seats


def test_the_panels_stand_in_the_order_of_the_seats(tables: list[TableLayout]) -> None:
    """From left to right, row by row, and all of one size."""
    for table in tables:
        corners = [(round(panel.box.top), round(panel.box.left)) for panel in table.panels]
        assert corners == sorted(corners)
        assert len({(round(panel.box.width), round(panel.box.height)) for panel in table.panels}) == 1


def test_few_seats_sit_in_one_row_with_the_piles_in_the_middle(tables: list[TableLayout]) -> None:
    for table in tables[:ROOMY_SEATS]:
        assert len({panel.box.top for panel in table.panels}) == 1
        assert (table.deck.centerx + table.discard.centerx) / 2 == pytest.approx(table.size[0] / 2)
        assert table.deck.right < table.discard.left
    for table in tables[ROOMY_SEATS:]:
        assert table.deck.centerx == table.discard.centerx
        assert table.deck.bottom < table.discard.top
        assert table.deck.left > max(panel.box.right for panel in table.panels)


def test_the_seven_places_of_a_row_lie_in_their_panel_side_by_side(tables: list[TableLayout]) -> None:
    for table in tables:
        for seat, panel in enumerate(table.panels):
            slots = [table.slot(seat, index, None) for index in range(SLOTS)]
            assert all(within(slot, panel.box) for slot in slots)
            assert apart(slots)
            assert slots == sorted(slots, key=lambda slot: slot.left)


def test_what_stands_in_a_panel_never_overlaps(tables: list[TableLayout]) -> None:
    for table in tables:
        panel = table.panels[-1]
        row = [panel.slot(index) for index in range(SLOTS)]
        extras = [panel.extra(index, MOST_EXTRAS) for index in range(MOST_EXTRAS)]
        beside = extras[0].unionall(extras[1:])
        parts = [panel.tile, panel.name, panel.gained, panel.total, *row, beside, panel.pill]
        assert all(within(part, panel.box) for part in parts), table.seats
        assert apart(parts), table.seats


def test_what_stands_on_the_stage_never_overlaps(tables: list[TableLayout]) -> None:
    for table in tables:
        stage = table.stage
        row = [stage.slot(index) for index in range(SLOTS)]
        extras = [stage.extra(index, MOST_EXTRAS) for index in range(MOST_EXTRAS)]
        beside = extras[0].unionall(extras[1:])
        parts = [stage.tile, stage.name, stage.turn, stage.caption, stage.points, stage.sum, *row, beside]
        parts += [stage.gauge, stage.hit, stage.stay]
        assert all(within(part, stage.box) for part in parts)
        assert apart(parts)


@pytest.mark.parametrize("count", [1, 2, 5, MOST_EXTRAS])
def test_cards_beside_a_row_lie_in_their_order_however_many(tables: list[TableLayout], count: int) -> None:
    for table in tables:
        places: tuple[PanelLayout | StageLayout, ...] = (table.stage, table.panels[-1])
        for place in places:
            lefts = [place.extra(index, count).left for index in range(count)]
            assert lefts[0] == place.slot(0).left
            assert lefts == sorted(set(lefts))


def test_only_the_seat_on_stage_lies_on_the_stage() -> None:
    table = TableLayout(SHAPES["16:9"], 4)
    for seat in range(4):
        assert table.slot(seat, 2, None) == table.panels[seat].slot(2)
        assert table.slot(seat, 2, seat) == table.stage.slot(2)
        assert table.slot(seat, 2, (seat + 1) % 4) == table.panels[seat].slot(2)
        assert table.extra(seat, 1, 3, seat) == table.stage.extra(1, 3)
        assert table.extra(seat, 1, 3, None) == table.panels[seat].extra(1, 3)


def test_an_eighth_card_lies_on_the_seventh() -> None:
    table = TableLayout(SHAPES["16:9"], 4)
    assert table.slot(1, SLOTS, None) == table.slot(1, SLOTS - 1, None)


def test_a_card_on_the_stage_is_larger_than_in_any_panel(tables: list[TableLayout]) -> None:
    for table in tables:
        assert table.stage.slot(0).width > 1.5 * table.panels[0].slot(0).width
