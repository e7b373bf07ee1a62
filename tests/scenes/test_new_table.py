"""Setting up a table: kind about names, honest about rules, and quick to start."""

from random import Random

import pytest

from flip7.app.context import Context
from flip7.app.first_table import first_table
from flip7.engine import EDITIONS
from flip7.match.match import PERSON
from flip7.scenes.new_table import NewTableScene
from flip7.scenes.new_table.draft import MOST_SEATS, Draft
from flip7.scenes.person import SYMBOLS
from flip7.scenes.table import TableScene
from flip7.store.codec import CUSTOM
from flip7.store.people import Person
from flip7.ui import DialogScene, Intent, Kind, Offscreen, TextField, clipboard
from flip7.ui.assets import assets
from tests.scenes import stage


@pytest.fixture
def draft() -> Draft:
    return Draft(first_table(), Random(1))


@pytest.fixture
def page() -> tuple[Offscreen, Context, NewTableScene]:
    context = stage.context()
    scene = NewTableScene(context)
    return stage.show(scene), context, scene


def test_every_symbol_there_is_can_be_chosen() -> None:
    assert all(assets.exists(f"symbols/{symbol}") for symbol in SYMBOLS)
    assert len(set(SYMBOLS)) >= MOST_SEATS


def test_the_second_anna_is_anna_2(draft: Draft) -> None:
    for index in range(3):
        draft.rename(index, "Anna")
    assert [seat.name for seat in draft.plan().seats][:3] == ["Anna", "Anna 2", "Anna 3"]


def test_a_number_behind_a_name_meets_no_other_name(draft: Draft) -> None:
    for index, name in enumerate(("Anna", "Anna 2", "Anna")):
        draft.rename(index, name)
    assert [seat.name for seat in draft.plan().seats][:3] == ["Anna", "Anna 2", "Anna 3"]


def test_an_empty_name_gets_one(draft: Draft) -> None:
    draft.rename(0, "   ")
    draft.rename(1, "")
    assert draft.plan().seats[0].name == "Player 1"
    assert draft.plan().seats[1].name == "Pip"


def test_24_seats_have_24_colours_and_symbols(draft: Draft) -> None:
    while not draft.full:
        draft.add(PERSON)
    assert len(draft.seats) == MOST_SEATS == 24
    assert len({seat.colour for seat in draft.seats}) == MOST_SEATS
    assert len({seat.symbol for seat in draft.seats}) == MOST_SEATS


def test_the_last_seat_stays(draft: Draft) -> None:
    for _ in range(9):
        draft.remove(0)
    assert len(draft.seats) == 1


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
    draft.remove(3)
    draft.remove(2)
    assert draft.plan().rules.challenge


def test_a_character_takes_its_made_up_name_along_but_not_a_chosen_one(draft: Draft) -> None:
    draft.hand_to(1, "champion")
    assert draft.seats[1].name in ("Leon", "Regina", "Viktor", "Stella", "Roman", "Diana")
    draft.rename(2, "Oma")
    draft.hand_to(2, "greedy")
    assert draft.seats[2].name == "Oma"


def test_enter_starts_at_once(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, _scene = page
    stage.press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, TableScene)


def test_a_match_under_way_is_given_up_only_after_a_question(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, context, scene = page
    under_way = context.new_match(context.last_plan())
    stage.press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, DialogScene)
    stage.press(screen, Intent.BACK)
    assert screen.manager.scenes == (scene,)
    assert context.match_under_way() is under_way
    stage.press(screen, Intent.CONFIRM, Intent.pick(1))
    assert isinstance(screen.manager.top, TableScene)
    assert context.match_under_way() is not under_way


def test_a_name_takes_letters_of_all_four_languages(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, context, scene = page
    stage.click(screen, "name 0")
    field = stage.find(screen, "name 0")
    assert isinstance(field, TextField)
    assert scene.text_entry
    stage.press(screen, Intent.END, *[Intent.ERASE] * 12, *map(Intent.typed, "Zoé Łąkö"))
    assert scene.draft.seats[0].name == "Zoé Łąkö"
    stage.press(screen, Intent.BACK)
    assert context.last_plan().seats[0].name == "Zoé Łąkö", "typing names is work: it is remembered"


def test_seats_are_added_moved_and_taken_away_by_the_mouse(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    stage.click(screen, "person")
    stage.click(screen, "other")
    assert [seat.is_person for seat in scene.draft.seats] == [True, False, False, False, True, False]
    stage.click(screen, "down 0")
    assert scene.draft.seats[1].is_person
    stage.click(screen, "away 1")
    assert len(scene.draft.seats) == 5


def test_keys_alone_reach_every_control(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    reached = set()
    for _ in range(60):
        stage.press(screen, Intent.NEXT)
        reached.add(scene.ring.focused)
    assert {widget for widget in stage.widgets(screen) if widget.reachable} <= reached


def test_the_target_can_be_any_number_and_its_steps_are_round(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    stage.click(screen, "target")
    stage.press(screen, Intent.END, *[Intent.ERASE] * 4, Intent.typed("1x7"), Intent.typed("3"))
    assert scene.draft.rules.target == 173
    stage.click(screen, "more")
    assert scene.draft.rules.target == 200
    stage.click(screen, "less")
    assert scene.draft.rules.target == 150


def test_the_edition_changes_the_switches(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    scene.ring.focus(stage.find(screen, "edition"))
    assert scene.draft.plan().rules == EDITIONS["en"], "this page speaks English"
    assert "English" in stage.shown(screen)
    stage.press(screen, Intent.RIGHT)
    assert scene.draft.edition == "en", "an own mix starts from the switches there are"
    assert "Own mix" in stage.shown(screen)
    for edition, name in (("de", "German"), ("fr", "French"), ("pl", "Polish"), ("en", "English")):
        stage.press(screen, Intent.RIGHT)
        assert scene.draft.plan().rules == EDITIONS[edition]
        assert name in stage.shown(screen)


def test_who_decides_is_chosen_from_all_with_their_description(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    stage.click(screen, "who 1")
    assert "Plays to win the match" in stage.shown(screen)
    stage.click(screen, "champion")
    assert scene.draft.seats[1].who == "champion"


def test_colour_and_symbol_show_at_once(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    stage.click(screen, "look 0")
    stage.click(screen, "7 None")
    stage.click(screen, "None fox")
    stage.press(screen, Intent.BACK)
    assert (scene.draft.seats[0].colour, scene.draft.seats[0].symbol) == (7, "fox")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_person_who_is_added_can_be_named_at_once(page: tuple[Offscreen, Context, NewTableScene], way: str) -> None:
    screen, _context, scene = page
    if way == "mouse":
        stage.click(screen, "person")
    else:
        scene.ring.focus(stage.find(screen, "person"))
        stage.press(screen, Intent.CONFIRM)
    field = stage.find(screen, "name 4")
    assert isinstance(field, TextField)
    assert field.selected == field.value != ""
    stage.press(screen, *map(Intent.typed, "Zoë"))
    assert scene.draft.seats[4].name == "Zoë"
    stage.press(screen, Intent.CONFIRM)
    assert scene.ring.focused is stage.find(screen, "person"), "Enter goes on to the next person"


def test_after_the_last_name_enter_goes_to_the_start(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    while not scene.draft.full:
        stage.click(screen, "person")
    stage.press(screen, Intent.typed("Zoë"), Intent.CONFIRM)
    assert scene.ring.focused is stage.find(screen, "start")


def test_an_ai_seat_that_is_added_keeps_the_focus_for_the_next(page: tuple[Offscreen, Context, NewTableScene]) -> None:
    screen, _context, scene = page
    scene.ring.focus(stage.find(screen, "other"))
    stage.press(screen, Intent.CONFIRM, Intent.CONFIRM)
    assert len(scene.draft.seats) == 6
    assert scene.ring.focused is stage.find(screen, "other")


def test_arrows_leave_a_name_at_its_ends_but_not_while_they_select(
    page: tuple[Offscreen, Context, NewTableScene],
) -> None:
    screen, _context, scene = page
    field = stage.find(screen, "name 0")
    scene.ring.focus(field)
    stage.press(screen, Intent.RIGHT)
    assert scene.ring.focused is field, "out of the selection first"
    stage.press(screen, Intent(Kind.RIGHT, selecting=True))
    assert scene.ring.focused is field
    stage.press(screen, Intent.RIGHT)
    assert scene.ring.focused is stage.find(screen, "dice 0")
    scene.ring.focus(field)
    stage.press(screen, Intent.LEFT, Intent.LEFT)
    assert scene.ring.focused is stage.find(screen, "look 0")


def test_the_points_to_win_take_digits_only_also_from_the_clipboard(
    page: tuple[Offscreen, Context, NewTableScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _context, scene = page
    monkeypatch.setattr(clipboard, "read", lambda: "a 3٣5 points")
    scene.ring.focus(stage.find(screen, "target"))
    stage.press(screen, Intent.PASTE)
    assert scene.draft.rules.target == 35
    stage.press(screen, Intent.typed("x7"))
    assert scene.draft.rules.target == 357


def test_a_person_who_is_added_is_one_who_is_known_and_does_not_sit_here_yet(
    page: tuple[Offscreen, Context, NewTableScene],
) -> None:
    screen, context, scene = page
    for person in (Person("Anna", 3, "fox"), Person("Ben", 9, "owl")):
        context.people.keep(person)
    scene.draft.rename(0, "Anna")
    stage.click(screen, "person")
    assert scene.draft.seats[4] == Person("Ben", 9, "owl").seat()
    stage.click(screen, "person")
    assert scene.draft.seats[5].name == "Player 6", "nobody else is known"


def test_a_name_that_was_typed_is_known_once_the_match_begins(
    page: tuple[Offscreen, Context, NewTableScene],
) -> None:
    screen, context, scene = page
    scene.draft.rename(0, "Zofia")
    stage.click(screen, "person")
    stage.click(screen, "start")
    assert [person.name for person in context.known_people()] == ["Zofia"], "Player 5 has no name yet"
