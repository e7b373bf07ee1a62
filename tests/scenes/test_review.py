"""The page of a match that is looked at again, asked what it shows and compared with the review's data."""

import pytest

from flip7.dev.sketches import sketched_job
from flip7.i18n import Percent, use_language
from flip7.match.review import Kind, marks, moments
from flip7.scenes.review import ReviewScene
from flip7.scenes.review.words import of_hundred, signed, worth
from flip7.scenes.seat_tile import seat_colour
from flip7.ui import Fitting, Intent, Offscreen
from tests.scenes import stage


def open_review(
    seats: int = 4, language: str = "en", size: tuple[int, int] = stage.HD
) -> tuple[Offscreen, ReviewScene]:
    job = sketched_job(seats)
    scene = ReviewScene(stage.context(language), job.match, job=job)
    return stage.show(scene, size), scene


def test_everybody_has_a_line_through_all_their_chances_and_the_chosen_one_is_thick() -> None:
    screen, scene = open_review()
    review = scene.state.review
    assert review is not None
    [painting] = screen.facts().part("widget", "chart").paintings
    for seat, plan in enumerate(scene.state.plan.seats):
        *_shade, line = painting.shown.part("seat", seat).lines
        assert line.colour[:3] == seat_colour(plan)
        chances = [review.start[seat], *(step.chances[seat] for step in review.steps)]
        assert len(line.points) == len(chances)
        heights = [height for _across, height in line.points]
        assert heights.index(min(heights)) == chances.index(max(chances))
    assert len(painting.shown.part("seat", scene.state.seat).lines) == 2


def test_the_chart_marks_what_the_review_marks() -> None:
    screen, scene = open_review()
    review = scene.state.review
    assert review is not None
    signs = screen.facts().part("widget", "chart").parts("mark")
    kinds = [next(iter(signs[number].indices("sign"))) for number in range(len(signs))]
    assert kinds == [mark.kind.value for mark in marks(review, scene.state.seat)]


def test_arrow_keys_go_from_decision_to_decision_and_the_page_keys_from_round_to_round() -> None:
    screen, scene = open_review()
    screen.give(Intent.HOME, Intent.RIGHT, Intent.RIGHT)
    assert scene.state.step == 2
    screen.give(Intent.LEFT)
    assert scene.state.step == 1
    screen.give(Intent.PAGE_DOWN, Intent.PAGE_DOWN)
    assert scene.state.step == scene.state.course.rounds[2]
    screen.give(Intent.PAGE_UP)
    assert scene.state.step == scene.state.course.rounds[1]
    screen.give(Intent.END, Intent.RIGHT)
    assert scene.state.step == scene.state.last
    assert "The end of the match" in screen.facts().strings


def test_a_click_on_the_chart_goes_to_its_moment_and_a_drag_scrubs() -> None:
    screen, scene = open_review()
    at = scene.chart.place_of(20, 0.99)
    screen.give(Intent.press(at))
    assert scene.state.step == 20
    screen.give(Intent.point(scene.chart.place_of(31, 0.5)))
    assert scene.state.step == 31
    screen.give(Intent.release(at), Intent.point(scene.chart.place_of(5, 0.5)))
    assert scene.state.step == 31


def test_a_digit_and_a_click_go_to_a_telling_moment() -> None:
    screen, scene = open_review()
    found = {moment.kind: moment.step for moment in scene.state.moments.values()}
    screen.give(Intent.pick(0))
    assert scene.state.step == found[Kind.MISTAKE]
    luck = found.get(Kind.LUCK, found.get(Kind.MISFORTUNE))
    stage.click(screen, "moment luck" if Kind.LUCK in found else "moment misfortune")
    assert scene.state.step == luck


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_each_moment_is_told_with_its_numbers(language: str) -> None:
    screen, scene = open_review(language=language)
    review = scene.state.review
    assert review is not None
    use_language(language)
    facts = screen.facts()
    for moment in moments(review, scene.state.seat):
        shown = facts.part("widget", f"moment {moment.kind.value}")
        assert str(worth(moment.kind, moment.change)) in shown.strings
        assert of_hundred(moment.change) in " ".join(shown.part("worth").strings)
        assert any(str(scene.state.course.round_of(moment.step)) in text for text in shown.part("heading").strings)


def test_start_luck_and_skill_are_shown_and_add_up_to_the_result() -> None:
    screen, scene = open_review()
    review, seat = scene.state.review, scene.state.seat
    assert review is not None
    shown = {name: screen.facts().part("part", name).strings[1] for name in ("start", "luck", "skill", "result")}
    assert shown == {
        "start": of_hundred(review.start[seat]), "luck": signed(review.luck[seat]),
        "skill": signed(review.skill[seat]), "result": of_hundred(review.result[seat]),
    }  # fmt: skip
    total = review.start[seat] + review.luck[seat] + review.skill[seat]
    assert total == pytest.approx(review.result[seat], abs=0.01)
    good, choices = review.like_champion(seat)
    assert str(round(100 * good / choices)) in screen.facts().part("likeness").strings


def test_the_position_shows_the_cards_as_they_lay_and_every_option_with_its_chance() -> None:
    screen, scene = open_review(2)
    review = scene.state.review
    assert review is not None
    for number, step in enumerate(scene.state.course.steps[:30]):
        if number in scene.state.course.rounds:
            continue
        scene.go_to(number)
        facts = screen.facts()
        row = [str(value) for value in step.table.seats[step.pending.seat].numbers]
        assert facts.part("cards").faces[: len(row)] == row
        options = facts.parts("option")
        assert len(options) == len(step.pending.options)
        for option, chance in review.steps[number].options.items():
            texts = options[option if isinstance(option, int) else option.value].strings
            assert texts[1] in (str(Percent(chance)), str(Percent(chance, 1)))
            assert ("chosen" in texts) is (option == step.decision)


def test_another_seat_has_its_own_moments_and_its_own_balance() -> None:
    screen, scene = open_review()
    strip = stage.find(screen, "seats")
    screen.give(Intent.press(strip.tile(2).center))  # type: ignore[attr-defined]
    assert scene.state.seat == 2
    assert any("Otto" in text for text in stage.shown(screen).splitlines() if "moments" in text)


def test_play_goes_on_by_itself_and_stops_at_the_end() -> None:
    screen, scene = open_review()
    scene.go_to(scene.state.last - 2)
    stage.click(screen, "play")
    assert scene.playing
    screen.advance(0.8)
    assert scene.state.step == scene.state.last - 1
    screen.advance(1.0)
    assert scene.state.step == scene.state.last
    assert not screen.manager.animating


@pytest.mark.parametrize("seats", [2, 4, 10, 18])
@pytest.mark.parametrize(("language", "text_size"), [("de", 1.0), ("pl", 1.5)])
def test_every_text_is_there_in_full(seats: int, language: str, text_size: float) -> None:
    job = sketched_job(seats)
    home = stage.context(language)
    home.change(text_size=text_size)
    scene = ReviewScene(home, job.match, job=job)
    screen = stage.show(scene, (1024, 640))
    for step in (0, scene.state.last // 3, scene.state.last // 2, scene.state.last):
        scene.go_to(step)
        for text in stage.texts(screen):
            assert text.fitting is not Fitting.CUT, text
            assert text.on_surface, text
