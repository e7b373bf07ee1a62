"""Setting up a table: kind about names, honest about rules, and quick to start."""

from random import Random

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.app.first_table import first_table
from flip7.engine import EDITIONS
from flip7.match.match import PERSON, SeatPlan, TablePlan
from flip7.scenes.new_table.draft import MOST_SEATS, SIZES, Draft, spread
from flip7.scenes.person import SYMBOLS
from flip7.store.codec import CUSTOM
from flip7.store.people import Person
from flip7.ui.assets import assets


@pytest.fixture
def draft() -> Draft:
    return Draft(first_table(), Random(1))


def named(draft: Draft, *names: str) -> None:
    """The first seats have these names."""
    for seat, name in zip(list(draft.seats), names, strict=False):
        draft.chairs[draft.chairs.index(seat)] = SeatPlan(name, seat.who, seat.colour, seat.symbol)


def of_people(count: int) -> TablePlan:
    seats = tuple(SeatPlan(f"P{number}", PERSON, number, "star") for number in range(count))
    return TablePlan(seats, "de", EDITIONS["de"])


def test_every_symbol_there_is_can_be_chosen() -> None:
    assert all(assets.exists(f"symbols/{symbol}") for symbol in SYMBOLS)
    assert len(set(SYMBOLS)) >= MOST_SEATS


def test_the_second_anna_is_anna_2(draft: Draft) -> None:
    named(draft, "Anna", "Anna", "Anna")
    assert [seat.name for seat in draft.plan().seats][:3] == ["Anna", "Anna 2", "Anna 3"]
    assert draft.renamed() == [("Anna", "Anna 2"), ("Anna", "Anna 3")]


def test_a_number_behind_a_name_meets_no_other_name(draft: Draft) -> None:
    named(draft, "Anna", "Anna 2", "Anna")
    assert [seat.name for seat in draft.plan().seats][:3] == ["Anna", "Anna 2", "Anna 3"]


def test_an_empty_name_gets_one(draft: Draft) -> None:
    named(draft, "   ", "")
    assert draft.plan().seats[0].name == "Player 1"
    assert draft.plan().seats[1].name == "Pip"


def test_24_seats_have_24_names_colours_and_symbols(draft: Draft) -> None:
    while not draft.full:
        draft.add(PERSON)
    assert len(draft.seats) == MOST_SEATS == 24
    for parts in ([seat.colour for seat in draft.seats], [seat.symbol for seat in draft.seats], draft.names()):
        assert len(set(parts)) == MOST_SEATS


@pytest.mark.parametrize("count", range(25))
def test_everybody_sits_in_the_order_of_play_and_somebody_more_could(count: int) -> None:
    draft = Draft(of_people(count))
    assert [seat.name for seat in draft.seats] == [f"P{number}" for number in range(count)]
    assert draft.full == (count == MOST_SEATS)
    assert len(draft.chairs) in SIZES


@pytest.mark.parametrize("size", [6, 8, 10, 12])
def test_around_a_table_both_sides_are_alike(size: int) -> None:
    for count in range(1, size + 1):
        taken = {place for place, seat in enumerate(spread(of_people(count).seats, size)) if seat is not None}
        assert 0 in taken
        assert {-place % size for place in taken} == taken


def test_when_the_last_free_chair_is_taken_there_are_more(draft: Draft) -> None:
    assert (len(draft.chairs), len(draft.seats)) == (6, 4)
    order = [seat.name for seat in draft.seats]
    first = draft.chairs.index(None)
    newcomer = Person("Zoë", 9, "owl").seat()
    assert draft.sit(first, newcomer) == first
    assert len(draft.chairs) == 6
    last = draft.add(PERSON)
    assert len(draft.chairs) == 8
    assert draft.chairs[last] == draft.seats[-1] or draft.chairs[last] in draft.seats
    assert [seat.name for seat in draft.seats if seat.name in order] == order, "nobody has changed places"


def test_the_last_seat_stays(draft: Draft) -> None:
    removed = [draft.remove(chair) for chair in range(len(draft.chairs))]
    assert removed.count(True) == 3
    assert len(draft.seats) == 1


def test_a_chair_that_is_left_is_free_and_the_others_stay(draft: Draft) -> None:
    before = list(draft.chairs)
    assert draft.remove(1)
    assert draft.chairs == [before[0], None, *before[2:]]
    assert not draft.remove(1)


def test_two_change_places_and_one_goes_to_a_free_chair(draft: Draft) -> None:
    one, two, free, three, _free, four = draft.chairs
    draft.swap(0, 1)
    draft.swap(3, 2)
    assert draft.chairs == [two, one, three, free, None, four]


def test_an_ai_seat_gives_way_to_a_persons_colour_but_a_person_does_not(draft: Draft) -> None:
    pip = draft.seats[1]
    draft.sit(draft.chairs.index(None), Person("Zoë", pip.colour, "owl").seat())
    assert next(seat for seat in draft.seats if seat.name == pip.name).colour not in {0, pip.colour}
    assert len({seat.colour for seat in draft.seats}) == 5
    draft.sit(draft.chairs.index(None), Person("Ola", pip.colour, "fox").seat())
    assert [seat.colour for seat in draft.seats if seat.name in ("Zoë", "Ola")] == [pip.colour, pip.colour]


def test_another_switch_makes_it_an_own_mix_and_back(draft: Draft) -> None:
    draft.choose_edition("pl")
    assert draft.edition == "pl"
    draft.set_pass_on(True)
    assert draft.edition == CUSTOM
    draft.set_pass_on(False)
    assert draft.edition == "pl"


def test_the_polish_rules_with_an_opening_card_are_the_english_ones(draft: Draft) -> None:
    draft.choose_edition("pl")
    draft.set_opening_deal(True)
    assert draft.edition == "en"


def test_the_target_is_nobodys_edition(draft: Draft) -> None:
    draft.choose_edition("fr")
    draft.set_target(333)
    assert draft.plan().edition == "fr"
    assert draft.plan().rules.target == 333


def test_the_challenge_is_for_one_or_two(draft: Draft) -> None:
    draft.set_challenge(True)
    assert not draft.plan().rules.challenge
    draft.remove(1)
    draft.remove(3)
    assert draft.plan().rules.challenge


@pytest.mark.parametrize("seed", range(20))
def test_a_mixed_table_has_easy_and_hard_opponents_and_the_same_people(seed: int) -> None:
    draft = Draft(first_table(Person("Zoë", 9, "owl")), Random(seed))
    before = [seat is None for seat in draft.chairs]
    draft.mix()
    assert [seat is None for seat in draft.chairs] == before
    assert draft.seats[0] == Person("Zoë", 9, "owl").seat()
    levels = [CHARACTERS[seat.who].level for seat in draft.seats[1:]]
    assert len({seat.who for seat in draft.seats[1:]}) == 3
    assert min(levels) <= 3 <= max(levels)
    assert max(levels) > min(levels)
    assert len(set(draft.names())) == 4


def test_mixing_brings_opponents_where_there_are_none() -> None:
    for people, opponents in ((1, 3), (2, 2), (3, 1), (5, 1), (11, 1)):
        draft = Draft(of_people(people), Random(2))
        draft.mix()
        assert [seat.is_person for seat in draft.seats].count(True) == people
        assert len(draft.seats) == people + opponents


def test_a_mix_of_many_has_each_character_as_often() -> None:
    draft = Draft(of_people(12), Random(2))
    for chair in range(12):
        draft.sit(chair, draft.somebody("child"))
    draft.mix()
    assert sorted(seat.who for seat in draft.seats) == sorted([*CHARACTERS, *CHARACTERS])


def test_other_names_from_elsewhere_come_to_the_same_chairs(draft: Draft) -> None:
    draft.swap(0, 2)
    plan = draft.plan()
    seats = tuple(SeatPlan(f"New {seat.name}", seat.who, seat.colour, seat.symbol) for seat in plan.seats)
    before = [seat is None for seat in draft.chairs]
    draft.take(TablePlan(seats, plan.edition, plan.rules))
    assert [seat is None for seat in draft.chairs] == before
    assert tuple(draft.seats) == seats
    draft.take(of_people(2))
    assert [seat.name for seat in draft.seats] == ["P0", "P1"]
