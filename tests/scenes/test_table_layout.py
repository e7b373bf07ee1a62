"""Where things lie on the table, for every number of seats in windows of every shape and with letters of every size."""

from itertools import combinations, pairwise
from math import atan2

import pytest

from flip7.cards.faces import ASPECT
from flip7.scenes.new_table.draft import MOST_SEATS
from flip7.scenes.table.home import HomePlace
from flip7.scenes.table.layout import MOST_AT_THE_RIM, SLOTS, TableLayout
from flip7.scenes.table.places import RimPlace, SeatPlace, Style
from flip7.scenes.table.row_place import RowPlace
from flip7.ui.canvas import Box

SHAPES = {
    "16:9": (1920.0, 1080.0), "16:10": (1728.0, 1080.0), "4:3": (1728.0, 1296.0), "square": (1728.0, 1728.0),
    "21:9": (2520.0, 1080.0), "32:9": (3840.0, 1080.0), "upright": (1728.0, 3072.0),
}  # fmt: skip
TEXT = (1.0, 1.25, 1.5)
CORNER = 0.5
MOST_EXTRAS = 16


@pytest.fixture(params=[(shape, text) for shape in SHAPES for text in TEXT], ids=lambda param: f"{param[0]} {param[1]}")
def tables(request: pytest.FixtureRequest) -> list[TableLayout]:
    shape, text = request.param
    return [TableLayout(SHAPES[shape], seats, text) for seats in range(1, MOST_SEATS + 1)]


def within(inner: Box, outer: Box) -> bool:
    return outer.inflate(2 * CORNER, 2 * CORNER).contains(inner)


def apart(boxes: list[Box]) -> bool:
    return not any(one.inflate(-2 * CORNER, -2 * CORNER).colliderect(other) for one, other in combinations(boxes, 2))


def overlaps(parts: dict[str, Box]) -> list[str]:
    """Which parts lie on each other, by how much: for a message that says what is wrong."""
    found = []
    for (one, a), (other, b) in combinations(parts.items(), 2):
        both = a.inflate(-2 * CORNER, -2 * CORNER).clip(b)
        if both.width > 0 and both.height > 0:
            found.append(f"{one} and {other}: {both.width:.0f} x {both.height:.0f}")
    return found


def outside(parts: dict[str, Box], room: Box) -> list[str]:
    return [f"{name} {tuple(round(v) for v in part)}" for name, part in parts.items() if not within(part, room)]


def places(table: TableLayout) -> list[SeatPlace]:
    """All of them, by seat, while the first is at home."""
    return [table.place(seat, 0) for seat in range(table.seats)]


def turned(box: Box) -> Box:
    """What a card covers when it lies across."""
    across = Box(0, 0, box.height, box.width)
    across.center = box.center
    return across


def test_everybody_has_a_place(tables: list[TableLayout]) -> None:
    for table in tables:
        assert len(table.others) == table.seats - 1
        for home in range(table.seats):
            boxes = {tuple(table.place(seat, home).box) for seat in range(table.seats)}
            assert len(boxes) == table.seats
            assert table.place(home, home) is table.home


def test_the_parts_of_the_table_are_on_screen_and_never_overlap(tables: list[TableLayout]) -> None:
    for table in tables:
        parts = {f"seat {seat}": place.box for seat, place in enumerate(places(table))}
        parts |= {"deck": table.deck, "discard": table.discard}
        parts |= {"deck's count": table.caption(table.deck), "discard's count": table.caption(table.discard)}
        assert outside(parts, Box(0, 0, *table.size)) == [], table.seats
        assert overlaps(parts) == [], table.seats


def test_the_header_has_room_for_the_race_beside_the_buttons(tables: list[TableLayout]) -> None:
    for table in tables:
        corner = Box(table.header.right - 480, table.header.top, 480, table.header.height)
        number = Box(table.header.left, table.header.top, 216 * table.text - 16, table.header.height)
        parts = {"round": number, "race": table.race, "buttons": corner}
        for seat, place in enumerate(places(table)):
            parts |= {f"face {seat}": place.portrait}
        assert overlaps(parts) == [], table.seats
        assert table.race.width >= 300, table.seats


def test_the_order_of_play_goes_from_the_left_over_the_top_to_the_right(tables: list[TableLayout]) -> None:
    for table in tables[1 : MOST_AT_THE_RIM + 1]:
        assert not table.in_rows
        for home in (0, table.seats - 1):
            faces = [table.place((home + n) % table.seats, home).box for n in range(1, table.seats)]
            angles = [atan2(face.centery - table.size[1], face.centerx - table.size[0] / 2) for face in faces]
            assert angles == sorted(set(angles)), table.seats


def test_many_seats_sit_in_rows_that_stay_as_they_are_whoever_is_at_home(tables: list[TableLayout]) -> None:
    for table in tables[MOST_AT_THE_RIM + 1 :]:
        assert table.in_rows
        for home in (0, 5, table.seats - 1):
            boxes = [table.place(seat, home).box for seat in range(table.seats) if seat != home]
            corners = [(round(box.top), round(box.left)) for box in boxes]
            assert corners == sorted(corners)
            assert len({(round(box.width), round(box.height)) for box in boxes}) == 1


def parts_of(place: SeatPlace) -> dict[str, Box]:
    """What can be read at a place, besides its cards."""
    parts = {"portrait": place.portrait, "total": place.total}
    if isinstance(place, HomePlace):
        del parts["total"]
        return parts | {"name": place.name, "turn": place.turn, "points": place.points, "sum": place.sum,
                        "gauge": place.gauge, "hit": place.hit, "stay": place.stay}  # fmt: skip
    assert isinstance(place, RimPlace | RowPlace)
    parts |= {"name": place.name, "gained": place.gained}
    if not (isinstance(place, RimPlace) and place.style is Style.TALL):
        # At a large portrait the count stands at its corner.
        parts["numbers"] = place.numbers
    return parts


@pytest.mark.parametrize("extras", [0, 1, 3, MOST_EXTRAS])
@pytest.mark.parametrize("numbers", [0, 1, 3, 7])
def test_what_stands_at_a_place_never_overlaps(tables: list[TableLayout], numbers: int, extras: int) -> None:
    for table in tables:
        for place in (table.home, *table.others[:1], *table.others[-1:]):
            row = [place.slot(index, numbers, extras) for index in range(numbers)]
            others = [place.extra(index, numbers, extras) for index in range(extras)]
            parts = parts_of(place)
            if row:
                parts["row"] = row[0].unionall(row[1:])
            if others:
                parts["extras"] = others[0].unionall(others[1:])
            name = f"{type(place).__name__} of {table.seats}"
            assert outside(parts, place.box) == [], name
            assert overlaps(parts) == [], name


@pytest.mark.parametrize("extras", [0, 1, 3])
def test_a_pile_its_stamp_and_what_lies_beside_it_can_all_be_seen(tables: list[TableLayout], extras: int) -> None:
    for table in tables:
        for place in (table.home, *table.others[:1]):
            if isinstance(place, RowPlace):
                continue
            pile = [turned(place.pile(index, extras)) for index in range(SLOTS)]
            stamp = place.stamp(extras, piled=True)
            words = {"stamp": stamp, "pile": pile[-1], **parts_of(place)}
            name = f"{type(place).__name__} of {table.seats}"
            assert overlaps(words) == [], name
            assert outside({"stamp": stamp, "pile": pile[0].unionall(pile[1:])}, place.box.inflate(0, 24)) == [], name
            beside = [place.extra(index, 0, extras, piled=True) for index in range(extras)]
            lefts = [box.left for box in beside]
            assert lefts == sorted(set(lefts))
            assert all(left < pile[0].left for left in lefts) or isinstance(place, HomePlace), name


@pytest.mark.parametrize("numbers", [1, 2, 5, 7, 8])
def test_the_cards_of_a_row_lie_in_their_order_and_can_be_told(tables: list[TableLayout], numbers: int) -> None:
    for table in tables:
        for place in (table.home, *table.others[:1]):
            row = [place.slot(index, numbers, 2) for index in range(numbers)]
            steps = [later.left - box.left for box, later in pairwise(row)][:6]
            assert all(step >= 0.27 * row[0].width for step in steps), (table.seats, "a good quarter of each is seen")
            assert all(box.height == pytest.approx(box.width * ASPECT) for box in row)


@pytest.mark.parametrize("count", [1, 2, 5, MOST_EXTRAS])
def test_cards_beside_a_row_lie_in_their_order_however_many(tables: list[TableLayout], count: int) -> None:
    for table in tables:
        for place in (table.home, *table.others[:1]):
            lefts = [place.extra(index, 3, count).left for index in range(count)]
            assert lefts == sorted(set(lefts))


def test_in_rows_every_card_can_be_told(tables: list[TableLayout]) -> None:
    for table in tables[MOST_AT_THE_RIM + 1 :]:
        place = table.others[0]
        assert place.slot(0, 1, 1).width >= 24, table.seats
        assert place.extra(0, 1, 1).width >= 14, table.seats


def test_an_eighth_card_at_home_lies_on_the_seventh() -> None:
    home = TableLayout(SHAPES["16:9"], 4).home
    assert home.slot(SLOTS, 8, 0) == home.slot(SLOTS - 1, 8, 0)


def test_a_card_at_home_is_read_across_a_room(tables: list[TableLayout]) -> None:
    """200 units high at least, and half again as wide as anybody else's, but where three sit around the table."""
    for table in tables:
        card = table.home.slot(0, 1, 0)
        assert card.height >= 200
        for place in table.others[:1]:
            assert card.width > (1.5 if table.seats > 4 else 1.25) * place.slot(0, 1, 0).width, table.seats


def test_the_card_in_the_middle_covers_nobodys_numbers(tables: list[TableLayout]) -> None:
    for table in tables:
        parts = {"middle": table.focus}
        others = {f"seat {seat}": place.box for seat, place in enumerate(places(table))}
        found = [text for text in overlaps(parts | others) if text.startswith("middle")]
        assert found == [], table.seats


def test_what_a_card_would_mean_stands_where_it_covers_no_card_and_no_name(tables: list[TableLayout]) -> None:
    for table in tables:
        for place in places(table):
            row = [place.slot(index, 5, 1) for index in range(5)]
            parts = {"meaning": place.aim, "portrait": place.portrait, "row": row[0].unionall(row[1:])}
            if isinstance(place, RimPlace | RowPlace):
                parts["name"] = place.name
            assert overlaps(parts) == [], (type(place).__name__, table.seats)
            assert within(place.aim, Box(0, 0, *table.size))
        aims = {f"meaning {seat}": place.aim for seat, place in enumerate(places(table))}
        assert overlaps(aims) == [], table.seats
