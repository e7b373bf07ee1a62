"""What the table tells in words beside its cards: at the pointer, in the log, and of each event in every language."""

import random
from dataclasses import replace

import pytest

from flip7.cards.texts import tooltip_of
from flip7.engine import EDITIONS, FREEZE, Card, Turn, card
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    Event,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    Loss,
    Place,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
)
from flip7.i18n import LANGUAGES, use_language
from flip7.match.match import PERSON, Match
from flip7.scenes.table.story import tell
from flip7.ui.intents import Intent, Kind
from tests.scenes.test_table_moments import watched_table
from tests.scenes.watched import Watched, mixed_plan, random_choice

pytestmark = pytest.mark.usefixtures("unpainted")


def test_every_card_on_the_table_says_what_it_is_when_pointed_at() -> None:
    plan = mixed_plan(3, EDITIONS["fr"])
    people = replace(plan, seats=tuple(replace(seat, who=PERSON) for seat in plan.seats))
    watched = Watched(Match(people, 2))
    chance = random.Random(1)
    while len(watched.match.journal) < 13 or not isinstance(watched.match.game.pending, Turn):
        for _event in watched.decide(random_choice(watched.match, chance, 0.97)):
            pass
    lying = [card for part in ("row", "extras") for card in watched.facts().part(part).cards if card.face != "back"]
    assert len({card.face for card in lying}) > 5
    for shown in lying:
        watched.screen.give(Intent.point((5, 5)), Intent.point(shown.box.center))
        watched.screen.advance(1)
        said = " ".join(watched.facts().part("tooltip").strings)
        assert said == str(tooltip_of(card(shown.face), people.rules))


def test_the_log_has_every_event_of_the_match_and_ends_with_the_newest() -> None:
    watched = watched_table(3, 4)
    chance = random.Random(4)
    for _decision in range(25):
        for _event in watched.decide(random_choice(watched.match, chance)):
            pass
    lines = [tell(event, watched.names) for event in watched.scene.board.log.events]
    assert [str(line) for line in lines if line is not None] == watched.told
    watched.screen.give(Intent(Kind.LOG))
    watched.screen.advance(0.5)
    assert watched.told[-1] in " ".join(watched.facts().part("words").strings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_the_giver_is_named_before_whom_it_is_for(language: str) -> None:
    use_language(language)
    for event in (
        Frozen(1, 2, Place.HAND, 12),
        FlipThreeStarted(1, 2, Place.HAND),
        SecondChanceTaken(1, 2, Place.HAND),
    ):
        line = str(tell(event, ["Anna", "Marta", "Otto"]))
        assert 0 <= line.find("Otto") < line.find("Marta"), line
        assert "Anna" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_a_line_names_who_it_is_about_and_the_figures(language: str) -> None:
    use_language(language)
    seven: Card = card("7")
    lines: dict[Event, tuple[str, ...]] = {
        RoundStarted(3, 1): ("3", "Marta"),
        CardDealt(1, seven, Place.ROW, 7, 50): ("Marta", "7"),
        CardDealt(1, seven, Place.DUPLICATE, 7, 50): ("Marta", "7"),
        Busted(1, seven, 23): ("Marta", "7", "23"),
        Saved(1, seven, 4): ("Marta", "7"),
        Stayed(1, 31): ("Marta", "31"),
        FlipSeven(1, 58): ("Marta", "58"),
        CardLost(1, FREEZE, Place.ASIDE, Loss.BUST, 9): ("Marta",),
        Frozen(1, 1, Place.HAND, 12): ("Marta",),
        FlipThreeStarted(1, 1, Place.HAND): ("Marta",),
        SecondChanceTaken(1, 1, Place.HAND): ("Marta",),
        RoundEnded(6, (1, 2, 3), (4, 5, 6)): ("6",),
    }
    for event, words in lines.items():
        line = str(tell(event, ["Anna", "Marta", "Otto"]))
        assert all(word in line for word in words), (line, words)
