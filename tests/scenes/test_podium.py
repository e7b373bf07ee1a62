from dataclasses import replace

import pygame
import pytest

from flip7.ai.characters import CHARACTERS, Situation
from flip7.app.context import Context
from flip7.dev.simple_play import match_of, play
from flip7.engine import Rules
from flip7.match.awards import awards
from flip7.match.history import History, places
from flip7.match.match import PERSON, Match
from flip7.scenes.chart import highlighted, spread
from flip7.scenes.podium import PodiumScene
from flip7.scenes.routes import Routes
from flip7.scenes.seat_tile import seat_colour
from flip7.scenes.voices import MOODS, voice_of
from flip7.store.settings import Speed
from flip7.ui import Fitting, Intent, Offscreen, Scene
from tests.scenes.stage import click, context, large_table, press, texts, widgets

pytestmark = pytest.mark.usefixtures("unpainted")


def a_match(seats: int = 4, rules: Rules | None = None) -> Match:
    plan = large_table(seats)
    return match_of(replace(plan, rules=rules or plan.rules), None)


def podium(match: Match, home: Context | None = None, size: tuple[int, int] = (1280, 720)) -> Offscreen:
    screen = Offscreen(size)
    screen.manager.push(PodiumScene(home or context(), match))
    screen.draw()
    return screen


def settled(match: Match, home: Context | None = None, size: tuple[int, int] = (1280, 720)) -> Offscreen:
    screen = podium(match, home, size)
    screen.advance(20)
    return screen


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that a table was opened for."""
    opened: list[Match] = []

    def table(_routes: Routes, match: Match) -> Scene:
        opened.append(match)
        return Scene()

    monkeypatch.setattr(Routes, "table", table)
    monkeypatch.setattr(Routes, "title", lambda _routes: Scene())
    monkeypatch.setattr(Routes, "new_table", lambda _routes: Scene())
    return opened


def test_a_rematch_is_one_press_and_has_the_same_seats(tables: list[Match]) -> None:
    match = a_match()
    screen = settled(match)
    screen.give(Intent.CONFIRM)
    [again] = tables
    assert again.plan == match.plan
    assert again.journal == []
    assert again.seed != match.seed


def test_a_press_while_the_podium_rises_starts_nothing(tables: list[Match]) -> None:
    screen = podium(a_match())
    screen.advance(0.3)
    screen.give(Intent.CONFIRM)
    assert not tables
    screen.rest(4)
    screen.give(Intent.CONFIRM)
    assert len(tables) == 1


@pytest.mark.parametrize("settings", [{"speed": Speed.INSTANT}, {"reduced_motion": True}])
@pytest.mark.parametrize("intent", [Intent.CONFIRM, Intent.BACK])
def test_a_press_meant_for_the_summary_does_not_leave_a_podium_that_stands_at_once(
    tables: list[Match], settings: dict[str, object], intent: Intent
) -> None:
    home = context()
    home.change(**settings)
    screen = podium(a_match(), home)
    screen.advance(0.1)
    screen.give(intent)
    assert isinstance(screen.manager.top, PodiumScene)
    rematch = next(widget.box.center for widget in widgets(screen) if widget.key == "rematch")
    screen.give(Intent.press(rematch), Intent.release(rematch))
    assert isinstance(screen.manager.top, PodiumScene)
    screen.rest(4)
    screen.give(intent)
    assert not isinstance(screen.manager.top, PodiumScene)


def test_a_rematch_with_the_mouse(tables: list[Match]) -> None:
    click(settled(a_match()), "rematch")
    assert len(tables) == 1


def test_a_new_table_has_a_way_back(tables: list[Match]) -> None:
    screen = settled(a_match())
    press(screen, Intent.RIGHT, Intent.CONFIRM)
    assert len(screen.manager.scenes) == 2


def test_back_leads_to_the_title(tables: list[Match]) -> None:
    screen = settled(a_match())
    press(screen, Intent.BACK)
    [scene] = screen.manager.scenes
    assert not isinstance(scene, PodiumScene)
    assert not tables


def test_the_winner_and_everybodys_total_are_shown() -> None:
    match = a_match(6)
    history = History.of(match)
    shown = [text.string for text in texts(settled(match))]
    assert history.winner is not None
    assert f"{match.plan.seats[history.winner].name} wins!" in shown
    assert {str(total) for total in history.totals} <= set(shown)


def test_every_award_is_handed_out_in_the_end() -> None:
    match = a_match(6)
    screen = settled(match)
    shown = [text.string for text in texts(screen)]
    for award in awards(History.of(match), [seat.name for seat in match.plan.seats]):
        assert str(award.title) in shown
        assert str(award.reason) in shown


def test_awards_are_revealed_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    home, heard = context(), list[str]()
    monkeypatch.setattr(home.audio, "play", heard.append)
    settled(a_match(6), home)
    assert heard[:4] == ["rise", "rise", "rise", "victory"]
    cry, *awarded = heard[4:]
    assert cry in {f"{who}-{mood}" for who in CHARACTERS for mood in MOODS}, "the last word has a voice"
    assert awarded == ["award"] * 6


def test_a_lost_challenge_has_no_confetti_and_no_winner() -> None:
    match = a_match(2, Rules(challenge=True, target=1000))
    screen = podium(match)
    screen.give(Intent.CONFIRM)
    screen.advance(0.5)
    scene = screen.manager.top
    assert isinstance(scene, PodiumScene)
    assert not scene._particles.alive
    missing = 1000 - max(History.of(match).totals)
    shown = [text.string for text in texts(screen)]
    assert {"Not this time", f"{missing} points short of 1000"} <= set(shown)


def test_a_challenge_won_says_so() -> None:
    shown = [text.string for text in texts(settled(a_match(1, Rules(challenge=True, target=10))))]
    assert "Challenge won!" in shown


@pytest.mark.usefixtures("painted")
def test_with_reduced_motion_nothing_moves() -> None:
    home = context()
    home.change(reduced_motion=True)
    screen = podium(a_match(6), home)
    assert not screen.manager.animating
    before = pygame.image.tobytes(screen.draw(), "RGB")
    screen.advance(2)
    assert pygame.image.tobytes(screen.draw(), "RGB") == before


def test_in_the_end_nothing_moves_any_more() -> None:
    assert not settled(a_match()).manager.animating


@pytest.mark.parametrize("seats", [1, 2, 3, 6, 12, 13, 24])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080), (1080, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_every_text_is_there_in_full(seats: int, size: tuple[int, int], text_size: float) -> None:
    home = context("pl")
    home.change(text_size=text_size, reduced_motion=True)
    for text in texts(podium(a_match(seats), home, size)):
        assert text.fitting is not Fitting.CUT, text
        assert text.on_surface, text


def test_names_beside_a_chart_keep_their_distance_and_their_order() -> None:
    assert spread([10, 12, 13, 200], 20, 0, 210) == [10, 30, 50, 200]
    assert spread([190, 195, 200], 20, 0, 200) == [160, 180, 200]


def test_of_many_lines_the_leaders_and_the_people_stand_out() -> None:
    plan = large_table(24)
    totals = [200 - seat for seat in range(24)]
    strong = highlighted(plan, totals)
    assert strong[:5] == (0, 1, 2, 3, 4)
    assert all(plan.seats[seat].is_person for seat in strong[5:])
    assert len(strong) == 8
    assert len(highlighted(large_table(8), totals[:8])) == 8


def test_the_script_of_a_podium_third_place_first_and_the_awards_last() -> None:
    home, heard = context(), list[tuple[float, str]]()
    time = 0.0
    home.audio.play = lambda cue: heard.append((round(time, 2), cue))  # type: ignore[method-assign]
    screen = podium(a_match(4), home)
    scene = screen.manager.top
    assert isinstance(scene, PodiumScene)
    risen = []
    while time < 12:
        time += 0.01
        screen.manager.update(0.01)
        risen.append(tuple(share > 0.01 for share in scene._risen))
    assert list(dict.fromkeys(risen)) == [
        (False, False, False), (False, False, True), (False, True, True), (True, True, True)
    ]  # fmt: skip
    assert heard[:4] == [(0.3, "rise"), (0.7, "rise"), (1.1, "rise"), (1.75, "victory")]
    # The crown, a moment to look at the winner, then the figures: the first award while the lines are drawn.
    figures = 1.75 + 0.5 + 0.7 + 0.6
    first = figures + 1.1 - 0.5
    assert scene._last_word is not None
    seat, situation, _line = scene._last_word
    said, cry = heard[4]
    assert cry == voice_of(scene._plan.seats[seat].who, situation), "the last word is heard as it appears"
    assert said == pytest.approx(figures, abs=0.02)
    awarded = [at for at, cue in heard[5:] if cue == "award"]
    assert len(awarded) == len(heard) - 5 == len(scene._awards)
    assert awarded[0] == pytest.approx(first, abs=0.02)


def test_confetti_has_the_colour_of_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(6)
    screen = podium(match)
    scene = screen.manager.top
    assert isinstance(scene, PodiumScene)
    colours: list[object] = []
    monkeypatch.setattr(scene._particles, "rain", lambda _box, given, *_args, **_kwargs: colours.append(given[0]))
    screen.advance(3)
    winner = History.of(match).winner
    assert winner is not None
    assert colours == [seat_colour(match.plan.seats[winner])]


def test_with_reduced_motion_the_tune_is_heard_and_nothing_else() -> None:
    home, heard = context(), list[str]()
    home.change(reduced_motion=True)
    home.audio.play = heard.append  # type: ignore[assignment, method-assign]
    podium(a_match(4), home).advance(3)
    assert heard == ["victory"]


def won_by(who: tuple[str, ...], winner: int) -> Match:
    """A match of these players that this one has won."""
    plan = large_table(len(who))
    seats = tuple(replace(seat, who=name) for seat, name in zip(plan.seats, who, strict=True))
    for seed in range(100):
        match = Match(replace(plan, seats=seats), seed)
        play(match)
        outcome = match.game.outcome()
        if outcome is not None and outcome.winner == winner:
            return match
    raise AssertionError("it never wins")


def last_words(screen: Offscreen) -> dict[object, str]:
    return {seat: said.strings[0] for seat, said in screen.facts().part("bubble").parts("seat").items()}


def test_the_winner_has_the_last_word() -> None:
    match = won_by(("frosty", PERSON, "child"), 0)
    [(seat, line)] = last_words(settled(match)).items()
    assert seat == 0
    assert line in [str(phrase) for phrase in CHARACTERS["frosty"].phrases[Situation.WIN]]


def test_if_a_person_has_won_the_second_speaks_and_where_only_people_play_nobody() -> None:
    match = won_by((PERSON, "frosty", "child"), 0)
    [(seat, line)] = last_words(settled(match)).items()
    assert isinstance(seat, int)
    assert places(History.of(match).totals)[seat] == 2
    who = match.plan.seats[seat].who
    assert line in [str(phrase) for phrase in CHARACTERS[who].phrases[Situation.SECOND]]
    assert last_words(settled(won_by((PERSON,) * 3, 0))) == {}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080), (800, 600)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_last_word_hides_nothing_that_is_read(size: tuple[int, int], text_size: float) -> None:
    home = context()
    home.change(text_size=text_size)
    facts = settled(won_by(("champion", PERSON, "child"), 0), home, size).facts()
    [bubble] = facts.part("bubble").texts
    assert bubble.fitting is not Fitting.CUT
    for part in ("headline", "chart", "standing", "podium"):
        assert not any(bubble.box.colliderect(text.drawn) for text in facts.part(part).texts), part
