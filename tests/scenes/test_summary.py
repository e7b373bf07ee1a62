from dataclasses import replace

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable
from flip7.dev.moments import last_to_decide
from flip7.dev.simple_play import match_of
from flip7.engine import EDITIONS, Deal, Move
from flip7.match.history import Ending, History, Round, SeatRound, standing
from flip7.match.match import Match
from flip7.scenes.summary import RoundSummary
from flip7.scenes.table.flow import BETWEEN_ROUNDS
from flip7.store.settings import Summaries
from flip7.ui import Fitting, Intent, Offscreen, Scene
from flip7.ui.canvas import Canvas
from flip7.ui.facts import ShownText
from flip7.ui.theme import theme
from tests.scenes.stage import click, context, large_table, texts

pytestmark = pytest.mark.usefixtures("unpainted")


class Felt(Scene):
    """The table beneath."""

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()


class Summary:
    """A summary over a table, and how often it went on."""

    def __init__(
        self, match: Match, home: Context, size: tuple[int, int] = (1280, 720), played: Round | None = None
    ) -> None:
        self.continued = 0
        self.screen = Offscreen(size)
        self.screen.manager.push(Felt())
        self.scene = RoundSummary(home, match, self.go_on, played=played)
        self.screen.manager.push(self.scene)
        self.screen.draw()

    def go_on(self) -> None:
        self.continued += 1

    def settle(self) -> None:
        self.screen.advance(6)

    def total(self, seat: int) -> str:
        return self.screen.facts().part("seat", seat).part("total").strings[0]

    def order(self) -> list[int]:
        """The seats as their rows stand now, from above."""
        facts = self.screen.facts()
        return sorted(range(3), key=lambda seat: facts.part("seat", seat).part("name").texts[0].box.top)

    @property
    def open(self) -> bool:
        return self.screen.manager.top is self.scene


@pytest.fixture
def summary() -> Summary:
    return Summary(match_of(large_table(6)), context())


def test_the_first_press_ends_the_motion_and_the_second_goes_on(summary: Summary) -> None:
    summary.screen.advance(0.5)
    assert summary.scene.animating
    summary.screen.give(Intent.CONFIRM)
    assert summary.open
    assert not summary.scene.animating
    summary.screen.give(Intent.CONFIRM)
    assert (summary.continued, summary.open) == (1, False)


def test_a_press_meant_for_the_table_does_not_close_it_unseen() -> None:
    home = context()
    home.change(reduced_motion=True)
    summary = Summary(match_of(large_table(6)), home)
    summary.screen.give(Intent.CONFIRM)
    assert summary.open
    summary.screen.advance(0.5)
    summary.screen.give(Intent.CONFIRM)
    assert summary.continued == 1


def test_it_waits_for_a_press_however_long_it_takes(summary: Summary) -> None:
    summary.settle()
    summary.screen.advance(60, step=1)
    assert summary.open
    assert not summary.scene.animating


def test_after_any_stillness_one_press_goes_on() -> None:
    home = context()
    home.change(reduced_motion=True)
    summary = Summary(match_of(large_table(6)), home)
    summary.screen.rest(5)
    summary.screen.give(Intent.CONFIRM)
    assert summary.continued == 1


def test_a_click_on_its_button_goes_on_once(summary: Summary) -> None:
    summary.settle()
    click(summary.screen, "continue")
    assert (summary.continued, summary.open) == (1, False)


def test_a_click_beside_the_button_ends_the_motion_too(summary: Summary) -> None:
    summary.screen.advance(0.5)
    summary.screen.give(Intent.press((10, 10)), Intent.release((10, 10)))
    assert summary.open
    assert not summary.scene.animating


def test_with_reduced_motion_everything_is_there_at_once() -> None:
    home = context()
    home.change(reduced_motion=True)
    assert not Summary(match_of(large_table(4)), home).scene.animating


def test_the_rows_stand_in_the_order_of_the_new_totals(summary: Summary) -> None:
    match = match_of(large_table(6))
    summary.settle()
    names = [seat.name for seat in match.plan.seats]
    # The next dealer is named once more, in the foot.
    rows = [text for text in texts(summary.screen) if text.string in names]
    seen = [text.string for text in sorted(rows, key=lambda text: text.box.top)]
    totals = History.of(match).totals
    assert seen == [names[seat] for seat in standing(totals)]


def test_the_new_totals_are_there_at_once_and_not_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    home, heard = context(), list[str]()
    monkeypatch.setattr(home.audio, "play", heard.append)
    match = match_of(large_table(6))
    summary = Summary(match, home)
    totals = [str(total) for total in History.of(match).rounds[-1].totals]
    summary.screen.advance(0.3)
    assert [summary.total(seat) for seat in range(6)] == totals
    summary.settle()
    assert [summary.total(seat) for seat in range(6)] == totals
    assert not [cue for cue in heard if cue.startswith("count")]


@pytest.mark.usefixtures("painted")
def test_it_grows_out_of_the_header_to_its_whole_size_in_a_quarter_of_a_second(summary: Summary) -> None:
    before = _lines_of(summary)
    lowest = [0]
    for _moment in range(5):
        summary.screen.advance(0.05, 0.01)
        lines = _lines_of(summary)
        lowest.append(max(y for y, line in enumerate(lines) if line != before[y]))
    assert lowest == sorted(set(lowest)), "it comes down from the header"
    summary.screen.advance(0.1, 0.01)
    assert _lines_of(summary) == lines, "then it is all there"


def _lines_of(summary: Summary) -> list[bytes]:
    """The picture, line by line."""
    surface = summary.screen.draw()
    raw, pitch = surface.get_buffer().raw, surface.get_pitch()
    return [raw[start : start + pitch] for start in range(0, len(raw), pitch)]


def test_the_next_dealer_is_named_until_the_match_is_over() -> None:
    plan = replace(large_table(3), rules=replace(EDITIONS["de"], target=60))
    under_way, over = match_of(plan, 1), match_of(plan, None)
    shown = [text.string for text in _settled(under_way)]
    dealer = (History.of(under_way).rounds[-1].dealer + 1) % 3
    assert f"Next dealer: {plan.seats[dealer].name}" in shown
    assert not any(text.string.startswith("Next dealer") for text in _settled(over))


def _settled(match: Match) -> list[ShownText]:
    summary = Summary(match, context())
    summary.settle()
    return texts(summary.screen)


@pytest.mark.parametrize("seats", [1, 3, 8, 9, 18, 24])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080), (1080, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_every_text_is_there_in_full(seats: int, size: tuple[int, int], text_size: float) -> None:
    home = context("de")
    home.change(text_size=text_size)
    assert theme.text_scale == text_size
    summary = Summary(match_of(large_table(seats)), home, size)
    summary.settle()
    for text in texts(summary.screen):
        assert text.fitting is not Fitting.CUT, text
        assert text.on_surface, text


class Timed:
    """What is heard when."""

    def __init__(self, home: Context) -> None:
        self.time = 0.0
        self.heard: list[tuple[float, str]] = []
        home.audio.play = lambda cue: self.heard.append((round(self.time, 2), cue))  # type: ignore[method-assign]

    def play(self, screen: Offscreen, seconds: float = 10.0) -> None:
        while self.time < seconds:
            self.time += 0.01
            screen.manager.update(0.01)


def test_the_script_of_a_round_after_which_the_places_change() -> None:
    """Otto leads, Marta has nothing in this round, and Anna passes both."""
    home = context()
    timed = Timed(home)
    match = match_of(large_table(3), 1)
    played = _round(before=(0, 20, 30), points=(40, 0, 5))
    summary = Summary(match, home, played=played)
    timed.play(summary.screen)
    assert timed.heard == [(0.4, "places")]
    assert summary.order() == [0, 2, 1]


def test_where_no_place_changes_none_is_heard_changing() -> None:
    home = context()
    timed = Timed(home)
    summary = Summary(match_of(large_table(3), 1), home, played=_round(before=(60, 40, 30), points=(4, 0, 5)))
    timed.play(summary.screen)
    assert timed.heard == []
    assert summary.order() == [0, 1, 2]


def test_the_rows_wait_until_it_is_all_there() -> None:
    summary = Summary(match_of(large_table(3), 1), context(), played=_round(before=(0, 20, 30), points=(40, 0, 6)))
    summary.screen.advance(0.35, 0.01)
    assert summary.order() == [2, 1, 0]
    summary.settle()
    assert summary.order() == [0, 2, 1]


def _round(before: tuple[int, ...], points: tuple[int, ...]) -> Round:
    seats = tuple(SeatRound(Ending.STAYED, gained, 1) for gained in points)
    return Round(1, 0, seats, tuple(map(sum, zip(before, points, strict=True))))


def _after_the_round(home: Context, match: Match) -> StagedTable:
    """The last one to decide has stayed, and the points are counted."""
    staged = StagedTable(home, match, (1280, 720))
    staged.decide(Move.STAY)
    staged.settle()
    staged.screen.advance(1 / 60)
    return staged


def test_without_summaries_the_race_stands_for_a_moment_and_the_next_round_begins() -> None:
    home = context()
    home.change(summaries=Summaries.LAST_ROUND, tips=False)
    staged = _after_the_round(home, last_to_decide(4))
    rounds = len(staged.match.game.rounds)
    staged.screen.advance(BETWEEN_ROUNDS - 0.1)
    assert isinstance(staged.match.game.pending, Deal)
    assert not staged.scene.busy
    staged.screen.advance(0.2)
    assert staged.screen.manager.top is staged.scene
    assert staged.match.game.round_number == rounds + 1


def test_a_press_between_two_rounds_deals_at_once() -> None:
    home = context()
    home.change(summaries=Summaries.LAST_ROUND, tips=False)
    staged = _after_the_round(home, last_to_decide(4))
    staged.screen.give(Intent.CONFIRM)
    staged.screen.advance(1 / 60)
    assert staged.scene.busy


def test_the_summary_of_the_last_round_is_always_shown() -> None:
    home = context()
    home.change(summaries=Summaries.LAST_ROUND, tips=False)
    last = last_to_decide(4)
    target = max(seat.total + seat.points for seat in last.game.seats)
    plan = replace(last.plan, rules=replace(last.plan.rules, target=target))
    staged = _after_the_round(home, Match.replay(plan, last.origin, last.journal))
    staged.screen.advance(0.1)
    assert isinstance(staged.screen.manager.top, RoundSummary)
