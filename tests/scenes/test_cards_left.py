"""The cards that are left: what the panel shows is what somebody who watched the match could have counted."""

import random
import re
from collections import Counter

import pytest

from flip7.dev.fixtures import StagedTable, mid_game
from flip7.engine import EDITIONS, FACES, Move, card, full_deck
from flip7.engine.events import Place
from flip7.i18n import LANGUAGES, use_language
from flip7.match.match import Match
from flip7.scenes.cards_left import CardsLeftScene, Danger, counts_of
from flip7.ui import Fitting, Intent, Kind, Scene
from flip7.ui.facts import Facts
from flip7.ui.theme import theme
from tests.engine.onlooker import Onlooker
from tests.scenes import stage
from tests.scenes.watched import mixed_plan, quiet_context, random_choice

pytestmark = pytest.mark.usefixtures("unpainted")


def shown(match: Match, seat: int | None = 0) -> Facts:
    return stage.show(CardsLeftScene(match.table(), seat)).facts()


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (3, 2), (6, 3), (18, 4), (24, 5)])
def test_over_a_random_match_the_panel_shows_what_an_onlooker_has_counted(seats: int, seed: int) -> None:
    match = Match(mixed_plan(seats, list(EDITIONS.values())[seed % 4]), seed)
    onlooker, chance = Onlooker(full_deck(seats), [0] * seats), random.Random(seed)
    looks = 0
    for number in range(400):
        if match.game.pending is None:
            break
        for event in match.apply(random_choice(match, chance)):
            onlooker.see(event)
        if number % 25 == 7:
            looks += 1
            assert_counted(shown(match, number % seats), onlooker, number % seats)
    assert looks >= 2


def assert_counted(facts: Facts, onlooker: Onlooker, seat: int) -> None:
    lying = Counter(card for watched in onlooker.seats for card in watched.cards())
    discard = Counter(onlooker.discard)
    next_pile = onlooker.deck if onlooker.deck.total() else discard
    mine = onlooker.seats[seat]
    for face in FACES:
        entry = facts.part("card", face.name)
        assert entry.faces == [face.name]
        deck, table, gone = (len(entry.part(place).shapes) for place in ("deck", "table", "discard"))
        assert (deck, table, gone) == (onlooker.deck[face], lying[face], discard[face])
        assert entry.part("left").strings == [f"{deck} of {deck + table + gone}"]
        share = next_pile[face] / next_pile.total() if next_pile.total() else 0.0
        assert entry.part("chance").strings == [f"{share * 100:.0f}%"]
        stands = mine.status.value == "active" and face in mine.places[Place.ROW]
        saved = bool(mine.places[Place.SECOND_CHANCE])
        signs = [picture.name for picture in entry.part("danger").pictures]
        assert signs == ([] if not stands else ["icons/heart_broken" if saved else "icons/close"])
    totals = (onlooker.deck.total(), lying.total(), discard.total())
    legend = facts.part("legend").strings[:3]
    assert [int(number) for line in legend for number in re.findall(r"\d+", line)] == list(totals)


def test_with_nobody_asking_no_number_is_marked() -> None:
    assert all(count.danger is Danger.NONE for count in counts_of(mid_game(4).table(), None))


def test_the_numbers_in_the_row_are_marked_and_no_bonus_is() -> None:
    match = mid_game(4, 4)
    marked = {count.card for count in counts_of(match.table(), 0) if count.danger is Danger.BUST}
    assert marked == set(match.game.seats[0].row)


@pytest.mark.parametrize(
    "intent",
    [Intent.BACK, Intent.CARDS_LEFT, Intent.CONFIRM, Intent.press((30.0, 30.0))],
    ids=lambda intent: intent.kind.name,
)
def test_it_is_closed_by_the_key_that_opened_it_by_back_by_enter_and_by_a_click(intent: Intent) -> None:
    screen = stage.show(Scene())
    screen.manager.push(CardsLeftScene(mid_game(3).table(), 0))
    stage.settle(screen)
    stage.press(screen, intent)
    assert len(screen.manager.scenes) == 1


def test_what_means_nothing_there_is_not_heard() -> None:
    scene = CardsLeftScene(mid_game(3).table(), 0)
    stage.show(scene)
    assert not scene.handle(Intent(Kind.MUTE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_in_it_is_cut(language: str, size: tuple[int, int], scale: float) -> None:
    use_language(language)
    theme.text_scale = scale
    for seats in (4, 24):
        screen = stage.show(CardsLeftScene(mid_game(seats).table(), 0), size)
        for text in screen.facts().texts:
            assert text.fitting is not Fitting.CUT, text.string
            assert text.on_surface


def test_an_empty_deck_is_told_and_the_discard_is_what_comes() -> None:
    match = mid_game(18, 1)
    chance = random.Random(3)
    while match.game.deck_left or not match.game.discard:
        assert match.game.pending is not None
        match.apply(random_choice(match, chance, 0.95))
    facts = shown(match)
    assert facts.part("deck").strings == ["The deck is empty: the discard is shuffled next."]
    assert card("12") in match.game.discard
    assert facts.part("card", "12").part("chance").strings != ["0%"]


def at_table(**settings: object) -> StagedTable:
    return StagedTable(quiet_context(**settings), mid_game(3), stage.HD)


def test_at_the_table_its_key_opens_it_for_the_person_on_turn() -> None:
    staged = at_table()
    staged.screen.give(Intent.CARDS_LEFT)
    stage.settle(staged.screen)
    assert isinstance(staged.screen.manager.top, CardsLeftScene)
    marked = {name for name, entry in staged.screen.facts().parts("card").items() if entry.part("danger")}
    assert marked == {number.name for number in staged.match.game.seats[0].row}


def test_whoever_wants_to_remember_can_switch_it_off() -> None:
    staged = at_table(count_cards=False)
    staged.screen.give(Intent.CARDS_LEFT)
    stage.settle(staged.screen)
    assert staged.screen.manager.top is staged.scene


def test_while_a_card_is_in_motion_the_count_does_not_tell_which() -> None:
    staged = at_table()
    staged.decide(Move.HIT)
    staged.screen.advance(0.1)
    assert staged.scene.busy
    staged.screen.give(Intent.CARDS_LEFT)
    assert staged.screen.manager.top is staged.scene
