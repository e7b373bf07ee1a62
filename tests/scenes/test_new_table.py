"""The page of a new table shows its draft, and everything on it can be done by mouse, by keys and by a gamepad."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.app.context import Context
from flip7.engine import EDITIONS
from flip7.match.match import PERSON, SeatPlan
from flip7.scenes.new_table import NewTableScene
from flip7.scenes.new_table.chooser import SeatChooser
from flip7.scenes.new_table.places import places
from flip7.scenes.new_table.seat_menu import SeatMenu
from flip7.scenes.people import PeopleScene
from flip7.scenes.person import PersonScene
from flip7.scenes.table import TableScene
from flip7.store.home import Home
from flip7.store.people import Person
from flip7.store.settings import Speed
from flip7.ui import DialogScene, Intent, Kind, Offscreen, clipboard
from flip7.ui.canvas import Box
from flip7.ui.facts import Facts
from flip7.ui.text import Fitting
from flip7.ui.theme import theme
from tests.scenes import stage

pytestmark = pytest.mark.usefixtures("unpainted")

Page = tuple[Offscreen, Context, NewTableScene]
ANNA, BEN = Person("Anna", 3, "fox"), Person("Ben", 9, "owl")


def opened(context: Context, size: tuple[int, int] = stage.HD) -> Page:
    scene = NewTableScene(context)
    return stage.show(scene, size), context, scene


@pytest.fixture
def page() -> Page:
    return opened(stage.context())


def press(screen: Offscreen, *intents: Intent) -> None:
    """Without a drawing after each: `facts` draw when they are asked for."""
    for intent in intents:
        screen.give(intent)
        screen.advance(0.4)


def click(screen: Offscreen, key: str) -> None:
    at = stage.find(screen, key).box.center
    press(screen, Intent.point(at), Intent.press(at), Intent.release(at))


def chair_shown(facts: Facts, index: int) -> tuple[list[str], int, list[str]]:
    """Name, paws and pictures of who is seen on a chair."""
    chair = facts.part("chair", index)
    paws = [picture for picture in chair.part("paws").pictures if picture.name == "icons/paw"]
    return chair.part("name").strings, len(paws), [picture.name for picture in chair.part("tile").pictures]


def check(scene: NewTableScene, facts: Facts) -> None:
    """Everything that is seen is what the draft says."""
    levels = {"child": 1, "careful": 2, "greedy": 3, "frosty": 3, "counter": 4, "champion": 5}
    assert facts.indices("chair") == set(range(len(scene.draft.chairs)))
    for index, seat in enumerate(scene.draft.chairs):
        if seat is None:
            assert chair_shown(facts, index) == ([], 0, [])
            assert facts.part("chair", index).part("free").strings == ["free"]
            continue
        names, paws, pictures = chair_shown(facts, index)
        assert names == [scene.draft.name_at(index)]
        assert paws == levels.get(seat.who, 0)
        assert pictures == [f"symbols/{seat.symbol}" if seat.is_person else f"faces/{seat.who}"]
    rules = scene.draft.rules
    assert str(rules.target) in facts.part("target").strings[:1] or not facts.part("target")


def card(screen: Offscreen) -> list[str]:
    return screen.facts().part("seat card").strings


def go_to(screen: Offscreen, scene: NewTableScene, chair: int) -> None:
    scene.chairs.current = chair
    scene.ring.focus(scene.chairs.widgets[chair])
    screen.advance(0.4)


def free_chair(scene: NewTableScene) -> int:
    return scene.draft.chairs.index(None)


@pytest.mark.parametrize("seats", [1, 3, 6, 10, 11, 18, 24])
def test_every_chair_shows_who_sits_on_it(seats: int) -> None:
    context = stage.context()
    context.remember_table(stage.large_table(seats))
    screen, _context, scene = opened(context)
    check(scene, screen.facts())
    for _change in range(3):
        scene.draft.mix()
        scene.rebuild()
        screen.advance(0.4)
        check(scene, screen.facts())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1080), (1080, 1080), (3840, 2160)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_chairs_stand_apart_inside_their_room_in_any_number(size: tuple[int, int], text: float) -> None:
    theme.text_scale = text
    for count in (6, 8, 10, 12, 16, 20, 24):
        room = Box(40, 140, size[0] * 1080 / min(size[1], size[0] / 1.6) - 620, 900)
        found = places(room, count)
        assert len(found.chairs) == count
        assert not [(one, other) for one, other in combinations(found.chairs, 2) if one.box.colliderect(other.box)], (
            count,
            size,
            text,
        )
        assert all(room.inflate(4, 4).contains(chair.box) for chair in found.chairs), (count, size, text)


def test_a_ring_goes_clockwise_from_the_front(page: Page) -> None:
    _screen, _context, scene = page
    front, left, _upper_left, top, *_rest = (chair.box.center for chair in scene.chairs.widgets)
    assert left[0] < front[0] == pytest.approx(top[0], abs=2)
    assert top[1] < left[1] < front[1]


def test_enter_starts_at_once(page: Page) -> None:
    screen, _context, _scene = page
    press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, TableScene)


def test_a_match_under_way_is_given_up_only_after_a_question(page: Page) -> None:
    screen, context, scene = page
    under_way = context.new_match(context.last_plan())
    press(screen, Intent.CONFIRM)
    assert isinstance(screen.manager.top, DialogScene)
    press(screen, Intent.BACK)
    assert screen.manager.scenes == (scene,)
    assert context.match_under_way() is under_way
    press(screen, Intent.CONFIRM, Intent.pick(1))
    assert isinstance(screen.manager.top, TableScene)
    assert context.match_under_way() is not under_way


@pytest.mark.parametrize("seats", [4, 24])
def test_there_are_few_stops_and_tab_reaches_all_of_them(seats: int) -> None:
    context = stage.context()
    context.remember_table(stage.large_table(seats))
    screen, _context, scene = opened(context)
    stops = {widget for widget in stage.widgets(screen) if widget.reachable}
    assert len(stops) <= 8
    reached = set()
    for _ in range(len(stops)):
        press(screen, Intent.NEXT)
        reached.add(scene.ring.focused)
    assert reached == stops


def ways(chairs: int) -> list[Intent]:
    return [Intent.LEFT, Intent.UP, Intent.RIGHT, Intent.DOWN] * chairs


@pytest.mark.parametrize("seats", [4, 9, 24])
def test_arrows_come_to_every_chair_and_leave_the_table_at_its_edge(seats: int) -> None:
    context = stage.context()
    context.remember_table(stage.large_table(seats))
    screen, _context, scene = opened(context)
    seen, open_ends = {0}, [0]
    while open_ends:
        start = open_ends.pop()
        for direction in (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN):
            scene.chairs.current = start
            scene.ring.focus(scene.chairs.widgets[start])
            screen.give(direction)
            if scene.chairs.current not in seen:
                seen.add(scene.chairs.current)
                open_ends.append(scene.chairs.current)
    assert seen == set(range(len(scene.draft.chairs)))
    go_to(screen, scene, 0)
    for _ in range(len(scene.draft.chairs)):
        press(screen, Intent.RIGHT)
    assert scene.ring.focused not in scene.chairs.widgets


def test_the_card_tells_of_whoever_is_pointed_at_or_reached_by_keys(page: Page) -> None:
    screen, _context, scene = page
    assert card(screen)[0] == "Player 1"
    go_to(screen, scene, 1)
    press(screen, Intent.DOWN)
    assert card(screen)[0] == "Player 1"
    owl = next(index for index, seat in enumerate(scene.draft.chairs) if seat is not None and seat.who == "careful")
    press(screen, Intent.point(scene.chairs.widgets[owl].box.center))
    assert card(screen)[:3] == ["Ida", "The Owl", "Moderate"]
    assert "Stays early" in card(screen)[3]
    press(screen, Intent.point(scene.chairs.widgets[free_chair(scene)].box.center))
    assert card(screen)[0] == "A free chair"


def by_mouse(screen: Offscreen, _scene: NewTableScene, key: str) -> None:
    click(screen, key)


def by_keys(screen: Offscreen, scene: NewTableScene, key: str) -> None:
    """Whatever has the focus, by arrows or Tab: the way there is another test's."""
    top = screen.manager.top
    if top is scene and key.startswith("chair"):
        go_to(screen, scene, int(key.split()[1]))
    else:
        ring = top.ring  # type: ignore[union-attr]
        ring.focus(stage.find(screen, key))
    press(screen, Intent.CONFIRM)


Way = Callable[[Offscreen, NewTableScene, str], None]
both_ways = pytest.mark.parametrize("do", [by_mouse, by_keys])


@both_ways
def test_somebody_known_sits_down_on_the_very_chair_that_was_opened(page: Page, do: Way) -> None:
    screen, context, scene = page
    context.people.keep(ANNA)
    context.people.keep(BEN)
    chair = len(scene.draft.chairs) - 2
    assert scene.draft.chairs[chair] is None
    do(screen, scene, f"chair {chair}")
    assert isinstance(screen.manager.top, SeatChooser)
    do(screen, scene, "person Ben")
    assert scene.draft.chairs[chair] == BEN.seat()
    assert scene.ring.focused is scene.chairs.widgets[chair]
    check(scene, screen.facts())
    do(screen, scene, f"chair {free_chair(scene)}")
    keys = [widget.key for widget in stage.widgets(screen)]
    assert "person Anna" in keys
    assert "person Ben" not in keys, "Ben sits here"


@both_ways
def test_somebody_new_types_a_name_at_once_and_is_known(page: Page, do: Way) -> None:
    screen, context, scene = page
    chair = free_chair(scene)
    do(screen, scene, f"chair {chair}")
    do(screen, scene, "new person")
    assert isinstance(screen.manager.top, PersonScene)
    assert screen.manager.top.text_entry, "the cursor is in the name"
    press(screen, *map(Intent.typed, "Zoé Łąkö"), Intent.CONFIRM)
    assert screen.manager.scenes == (scene,)
    seat = scene.draft.chairs[chair]
    assert seat is not None
    assert seat.name == "Zoé Łąkö"
    assert Person.of(seat) in context.known_people()


def test_a_name_that_is_known_is_nobody_new(page: Page) -> None:
    screen, context, scene = page
    context.people.keep(ANNA)
    by_mouse(screen, scene, f"chair {free_chair(scene)}")
    by_mouse(screen, scene, "new person")
    press(screen, *map(Intent.typed, "Anna"), Intent.CONFIRM)
    assert isinstance(screen.manager.top, PersonScene)
    assert "Anna is known already" in stage.shown(screen)
    assert context.known_people() == (ANNA,)


@both_ways
def test_every_character_can_be_chosen_with_level_and_description(page: Page, do: Way) -> None:
    screen, _context, scene = page
    for who in CHARACTERS:
        chair = free_chair(scene)
        before = len(scene.draft.chairs)
        do(screen, scene, f"chair {chair}")
        do(screen, scene, who)
        assert [seat.who for seat in scene.draft.seats].count(who) >= 1
        if len(scene.draft.chairs) == before:
            seat = scene.draft.chairs[chair]
            assert seat is not None
            assert seat.who == who
    by_mouse(screen, scene, f"chair {free_chair(scene)}")
    shown = stage.shown(screen)
    assert all(word in shown for word in ("The Owl", "Master", "Plays to win the match"))


def test_a_guest_needs_no_name_and_is_not_kept(page: Page) -> None:
    screen, context, scene = page
    for number in (5, 6):
        chair = free_chair(scene)
        by_mouse(screen, scene, f"chair {chair}")
        by_mouse(screen, scene, "guest")
        assert f"Player {number}" in scene.draft.names()
    assert context.known_people() == ()


def test_surprise_at_a_chair_brings_one_who_does_not_sit_here_yet(page: Page) -> None:
    screen, _context, scene = page
    for _ in range(3):
        by_mouse(screen, scene, f"chair {free_chair(scene)}")
        by_mouse(screen, scene, "surprise")
    who = [seat.who for seat in scene.draft.seats if not seat.is_person]
    assert len(who) == len(set(who)) == 6


def test_surprise_at_the_table_mixes_it(page: Page) -> None:
    screen, _context, scene = page
    before = scene.draft.seats
    seen = set()
    for _ in range(8):
        by_mouse(screen, scene, "mix")
        seen.add(tuple(seat.who for seat in scene.draft.seats))
        check(scene, screen.facts())
        assert scene.draft.seats[0] == before[0]
    assert len(seen) > 1


@both_ways
def test_the_menu_of_a_chair_replaces_moves_and_removes(page: Page, do: Way) -> None:
    screen, _context, scene = page
    chair = 1
    pip = scene.draft.chairs[chair]
    assert pip is not None
    do(screen, scene, f"chair {chair}")
    assert isinstance(screen.manager.top, SeatMenu)
    do(screen, scene, "replace")
    do(screen, scene, "champion")
    lion = scene.draft.chairs[chair]
    assert lion is not None
    assert lion.who == "champion"
    other = scene.draft.chairs[3]
    do(screen, scene, f"chair {chair}")
    do(screen, scene, "move")
    assert "Where shall" in stage.shown(screen)
    do(screen, scene, "chair 3")
    assert (scene.draft.chairs[3], scene.draft.chairs[chair]) == (lion, other)
    assert scene.ring.focused is scene.chairs.widgets[3]
    do(screen, scene, "chair 3")
    do(screen, scene, "remove")
    assert scene.draft.chairs[3] is None
    check(scene, screen.facts())


def test_esc_leaves_everybody_where_they_are_and_then_the_page(page: Page) -> None:
    screen, _context, scene = page
    before = list(scene.draft.chairs)
    by_mouse(screen, scene, "chair 1")
    by_mouse(screen, scene, "move")
    press(screen, Intent.BACK)
    assert scene.draft.chairs == before
    assert "Where shall" not in stage.shown(screen)
    by_mouse(screen, scene, "chair 1")
    assert isinstance(screen.manager.top, SeatMenu), "it is opened again, and nobody is carried"


def test_the_last_one_cannot_get_up(page: Page) -> None:
    screen, _context, scene = page
    for chair in (1, 3, 5):
        go_to(screen, scene, chair)
        press(screen, Intent(Kind.ERASE_FORWARD))
    assert len(scene.draft.seats) == 1
    go_to(screen, scene, 0)
    press(screen, Intent(Kind.ERASE_FORWARD))
    assert len(scene.draft.seats) == 1
    press(screen, Intent.CONFIRM)
    assert not stage.find(screen, "remove").enabled


def drag(screen: Offscreen, start: tuple[float, float], *way: tuple[float, float]) -> None:
    screen.give(Intent.point(start), Intent.press(start), *map(Intent.point, way))
    screen.advance(0.4)
    screen.give(Intent.release(way[-1]))
    screen.advance(0.4)


def test_somebody_is_dragged_to_another_chair_or_back(page: Page) -> None:
    screen, _context, scene = page
    middles = [chair.box.center for chair in scene.chairs.widgets]
    one, other = scene.draft.chairs[0], scene.draft.chairs[3]
    drag(screen, middles[0], (600, 500), middles[3])
    assert (scene.draft.chairs[3], scene.draft.chairs[0]) == (one, other)
    before = list(scene.draft.chairs)
    drag(screen, middles[3], (600, 500))
    assert scene.draft.chairs == before, "nobody sits on the felt"
    drag(screen, middles[free_chair(scene)], middles[0])
    assert scene.draft.chairs == before, "a free chair has nobody to drag"
    drag(screen, middles[3], middles[free_chair(scene)])
    assert before[3] in scene.draft.chairs
    assert scene.draft.chairs[3] is None
    check(scene, screen.facts())


def test_whoever_is_dragged_is_seen_under_the_pointer_and_not_on_the_chair(page: Page) -> None:
    screen, _context, scene = page
    start = scene.chairs.widgets[0].box.center
    screen.give(Intent.point(start), Intent.press(start), Intent.point((start[0] + 200, start[1] - 150)))
    screen.advance(0.4)
    facts = screen.facts()
    assert facts.part("chair", 0).part("name").strings == []
    (name,) = facts.part("dragged").part("name").texts
    assert name.string == "Player 1"
    assert name.drawn.centerx == pytest.approx(start[0] + 200, abs=4)


def test_a_click_with_a_shaking_hand_is_no_drag(page: Page) -> None:
    screen, _context, scene = page
    start = scene.chairs.widgets[0].box.center
    drag(screen, start, (start[0] + 4, start[1] + 3))
    assert isinstance(screen.manager.top, SeatMenu)


def test_with_less_motion_nobody_glides(page: Page) -> None:
    screen, context, scene = page
    by_mouse(screen, scene, "mix")
    scene.chairs.leave_places()
    assert scene.animating
    context.change(reduced_motion=True)
    scene.update(0.01)
    assert not scene.animating


def test_a_persons_name_and_look_change_everywhere(tmp_path: Path) -> None:
    context = Context(Home.at(tmp_path), seed=5, language="en")
    context.people.keep(ANNA)
    screen, _context, scene = opened(context)
    assert scene.draft.chairs[0] == ANNA.seat()
    by_mouse(screen, scene, "chair 0")
    by_mouse(screen, scene, "change")
    press(screen, *map(Intent.typed, "Hania"), Intent.CONFIRM)
    assert screen.manager.top is scene
    assert scene.draft.chairs[0] == SeatPlan("Hania", PERSON, 3, "fox")
    assert context.known_people() == (Person("Hania", 3, "fox"),)
    assert context.last_plan().seats[0].name == "Hania"
    context.close()


def test_a_seat_without_a_name_gets_one_and_an_ai_seat_another(page: Page) -> None:
    screen, context, scene = page
    by_mouse(screen, scene, "chair 0")
    by_mouse(screen, scene, "change")
    press(screen, *map(Intent.typed, "Ola"), Intent.CONFIRM)
    assert scene.draft.names()[0] == "Ola"
    assert [person.name for person in context.known_people()] == ["Ola"]
    by_mouse(screen, scene, "chair 1")
    by_mouse(screen, scene, "change")
    press(screen, *map(Intent.typed, "Oma"), Intent.CONFIRM)
    assert scene.draft.names()[1] == "Oma"
    assert [person.name for person in context.known_people()] == ["Ola"], "an AI is no person"


def test_what_happens_to_people_on_their_page_is_seen_at_the_table(page: Page) -> None:
    screen, context, scene = page
    context.people.keep(ANNA)
    chair = free_chair(scene)
    by_mouse(screen, scene, f"chair {chair}")
    by_mouse(screen, scene, "person Anna")
    by_mouse(screen, scene, "people")
    assert isinstance(screen.manager.top, PeopleScene)
    context.rename_person("Anna", "Hania")
    context.people.keep(Person("Hania", 11, "snail"))
    press(screen, Intent.BACK)
    assert scene.draft.chairs[chair] == Person("Hania", 11, "snail").seat()
    context.remember_table(scene.draft.plan())
    by_mouse(screen, scene, "people")
    context.forget_person("Hania", statistics=False)
    press(screen, Intent.BACK)
    assert "Hania" not in scene.draft.names()
    assert len(scene.draft.seats) == 5, "somebody without a name sits there"


def test_names_are_remembered_without_a_start(page: Page) -> None:
    screen, context, scene = page
    context.people.keep(BEN)
    by_mouse(screen, scene, f"chair {free_chair(scene)}")
    by_mouse(screen, scene, "person Ben")
    press(screen, Intent.BACK)
    assert BEN.seat() in context.last_plan().seats


def test_the_target_can_be_any_number_and_its_steps_are_round(page: Page) -> None:
    screen, _context, scene = page
    by_mouse(screen, scene, "rules")
    by_mouse(screen, scene, "target")
    press(screen, Intent.END, *[Intent.ERASE] * 4, Intent.typed("1x7"), Intent.typed("3"))
    assert scene.draft.rules.target == 173
    by_mouse(screen, scene, "more")
    assert scene.draft.rules.target == 200
    by_mouse(screen, scene, "less")
    assert scene.draft.rules.target == 150
    by_mouse(screen, scene, "done")
    assert screen.facts().part("target").strings[0] == "150"
    assert "English edition, 150 points" in stage.shown(screen)


def test_the_points_to_win_take_digits_only_also_from_the_clipboard(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _context, scene = page
    monkeypatch.setattr(clipboard, "read", lambda: "a 3٣5 points")
    by_mouse(screen, scene, "rules")
    by_mouse(screen, scene, "target")
    press(screen, Intent(Kind.SELECT_ALL), Intent.PASTE)
    assert scene.draft.rules.target == 35
    press(screen, Intent.typed("x7"))
    assert scene.draft.rules.target == 357


def test_the_edition_changes_the_switches(page: Page) -> None:
    screen, _context, scene = page
    assert scene.draft.plan().rules == EDITIONS["en"], "this page speaks English"
    by_keys(screen, scene, "rules")
    assert "English" in stage.shown(screen)
    press(screen, Intent.RIGHT)
    assert scene.draft.edition == "en", "an own mix starts from the switches there are"
    assert "Own mix" in stage.shown(screen)
    for edition, name in (("de", "German"), ("fr", "French"), ("pl", "Polish"), ("en", "English")):
        press(screen, Intent.RIGHT)
        assert scene.draft.plan().rules == EDITIONS[edition]
        assert name in stage.shown(screen)


def test_the_speed_is_that_of_the_settings(page: Page) -> None:
    screen, context, scene = page
    scene.ring.focus(stage.find(screen, "speed"))
    press(screen, Intent.RIGHT)
    assert context.settings.speed is Speed.DOUBLE


def test_a_name_that_is_taken_is_told(page: Page) -> None:
    screen, _context, scene = page
    by_mouse(screen, scene, "chair 1")
    by_mouse(screen, scene, "change")
    press(screen, *map(Intent.typed, "Ida"), Intent.CONFIRM)
    assert "The name Ida is taken: this one will be Ida 2." in stage.shown(screen)
    assert "Ida 2" in [name for index in range(6) for name in chair_shown(screen.facts(), index)[0]]


def test_a_full_table_says_so_and_has_no_free_chair() -> None:
    context = stage.context()
    context.remember_table(stage.large_table(24))
    screen, _context, scene = opened(context, (1024, 640))
    assert "The table is full: 24 seats." in stage.shown(screen)
    assert "free" not in stage.shown(screen).split("\n")
    assert [text.string for text in stage.texts(screen) if text.fitting is Fitting.CUT] == []
    check(scene, screen.facts())
