"""The records on the screen: each column has the number that its heading names, as the language writes it."""

from datetime import UTC, datetime

import pytest

from flip7.ai.characters import CHARACTERS
from flip7.i18n import use_language
from flip7.match.match import PERSON, SeatPlan
from flip7.scenes.records.matches import day, draw_match
from flip7.scenes.records.players import COLUMNS, Chart, draw_player, name_of
from flip7.store.queries import MatchLine, PlayedMatch, Player, SeatLine
from flip7.ui import Offscreen
from flip7.ui.canvas import Box
from flip7.ui.facts import Facts
from flip7.ui.theme import Tone, theme

pytestmark = pytest.mark.usefixtures("unpainted")

OTTO = Player(1, PERSON, "Otto", 8, 3, 40, 658, 9, 2, 71, 1, 2)


def line_of(player: Player) -> Facts:
    screen = Offscreen((1920, 400))
    screen.canvas.facts = Facts()
    draw_player(screen.canvas, player, Box(0, 0, 1800, 60))
    return screen.canvas.facts


@pytest.mark.parametrize(
    ("language", "win_rate", "points", "busts"),
    [
        ("en", "38%", "16.4", "22%"),
        ("de", "38\u00a0%", "16,4", "22\u00a0%"),
        ("fr", "38\u202f%", "16,4", "22\u202f%"),
        ("pl", "38%", "16,4", "22%"),
    ],
)
def test_a_players_line_has_the_numbers_of_its_columns(language: str, win_rate: str, points: str, busts: str) -> None:
    use_language(language)
    facts = line_of(OTTO)
    assert facts.part("name").strings == ["Otto"]
    shown = [facts.part("column", number).strings for number in range(len(COLUMNS))]
    assert shown == [["8"], ["3"], [win_rate], [points], [busts], ["2"], ["71"], ["2"]]


def test_an_ai_character_is_known_by_its_title_in_the_language_of_now() -> None:
    owl = Player(2, "careful", "", 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert str(name_of(owl)) == str(CHARACTERS["careful"].title) == "The Owl"
    use_language("de")
    assert str(name_of(owl)) == "Die Eule"
    assert line_of(owl).part("column", 3).strings == ["0,0"]
    assert str(name_of(Player(3, "guest bot", "", 0, 0, 0, 0, 0, 0, 0, 0, 0))) == "guest bot"


@pytest.mark.parametrize(
    ("language", "date", "about"),
    [
        ("en", "2026-03-09", "Rules: Polish · 1 round"),
        ("de", "09.03.2026", "1 Runde"),
        ("fr", "09/03/2026", "1 manche"),
        ("pl", "09.03.2026", "1 runda"),
    ],
)
def test_a_match_is_told_with_its_day_and_the_winner_first(language: str, date: str, about: str) -> None:
    use_language(language)
    ended = datetime(2026, 3, 9, 12, tzinfo=UTC)
    assert str(day(ended)) == date
    seats = tuple(
        SeatLine(SeatPlan(name, PERSON, 0, "star"), total, place, place == 1)
        for name, total, place in (("Anna", 120, 2), ("Bodo", 201, 1), ("Cleo", 90, 3))
    )
    screen = Offscreen((1920, 400))
    screen.canvas.facts = Facts()
    draw_match(screen.canvas, MatchLine(1, ended, "pl", 1, seats), Box(0, 0, 1800, 100))
    *line, below = screen.canvas.facts.strings
    assert line == ["Bodo 201", "Anna 120", "Cleo 90"]
    assert [one.name for one in screen.canvas.facts.pictures] == ["icons/crown"]
    assert below.startswith(date)
    assert below.endswith(about)


def test_the_bars_of_the_last_matches_are_as_high_as_their_points_a_round_and_wins_are_gold() -> None:
    ended = datetime(2026, 3, 9, tzinfo=UTC)
    played = [PlayedMatch(1, ended, 200, 10, 1, True), PlayedMatch(2, ended, 90, 9, 3, False),
              PlayedMatch(3, ended, 150, 5, 2, False)]  # fmt: skip
    screen = Offscreen((1920, 600))
    screen.canvas.facts = facts = Facts()
    Chart(OTTO, played).place(Box(0, 0, 1200, 400)).draw(screen.canvas)
    assert facts.strings == ["Otto: points per round in the last matches", "avg. 16.4"]
    bars = [facts.part("bar", number).shapes[0] for number in range(3)]
    assert [bar.box.height / bars[0].box.height for bar in bars] == pytest.approx([1, 0.5, 1.5])
    assert [bar.fill == theme.rgba(Tone.GOLD) for bar in bars] == [True, False, False]
    assert [len(facts.part("bar", number).pictures) for number in range(3)] == [1, 0, 0]
