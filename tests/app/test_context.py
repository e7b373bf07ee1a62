"""The context: settings that take effect at once and are kept, and a match that is never lost."""

from pathlib import Path

import pytest

from flip7 import i18n
from flip7.app.context import Context
from flip7.dev.simple_play import play
from flip7.engine import EDITIONS
from flip7.match.match import PERSON
from flip7.store.home import Home
from flip7.store.settings import Speed
from flip7.ui.audio import Channel
from flip7.ui.intents import Kind
from flip7.ui.theme import Contrast, theme
from flip7.ui.timeline import Speed as TimelineSpeed
from tests.scenes import stage


def at(folder: Path) -> Context:
    return Context(Home.at(folder), seed=3, language="en")


def test_a_setting_takes_effect_at_once() -> None:
    context = stage.context()
    context.change(
        language="fr", text_size=1.3, high_contrast=True, effects_volume=0.25, muted=True, speed=Speed.FOURFOLD
    )
    assert i18n.language() == "fr"
    assert theme.text_scale == 1.3
    assert theme.contrast is Contrast.HIGH
    assert context.audio.volume(Channel.EFFECTS) == 0.25
    assert context.audio.muted
    assert context.speed is TimelineSpeed.QUADRUPLE


def test_a_setting_survives_a_restart(tmp_path: Path) -> None:
    context = at(tmp_path)
    context.change(text_size=1.4, banners=False)
    context.close()
    again = Context(Home.at(tmp_path))
    assert again.settings.text_size == 1.4
    assert not again.settings.banners


def test_the_language_of_the_command_line_is_not_kept(tmp_path: Path) -> None:
    Context(Home.at(tmp_path), language="pl").change(banners=False)
    assert Context(Home.at(tmp_path)).settings.language == ""


def test_a_reset_keeps_the_table(tmp_path: Path) -> None:
    context = at(tmp_path)
    plan = stage.large_table(6)
    context.remember_table(plan)
    context.change(text_size=1.5)
    context.reset()
    assert theme.text_scale == 1.0
    assert context.last_plan() == plan


def test_a_key_that_had_a_task_changes_places() -> None:
    context = stage.context()
    context.bind(Kind.HIT, "s")
    assert context.bindings.keys[Kind.HIT] == ("s",)
    assert context.bindings.keys[Kind.STAY] == ("h",)


def test_a_key_that_must_stay_is_refused() -> None:
    context = stage.context()
    with pytest.raises(ValueError, match="needed"):
        context.bind(Kind.HIT, "escape")
    assert context.bindings.keys[Kind.HIT] == ("h",)


@pytest.mark.parametrize(("language", "edition"), [("de", "de"), ("fr", "fr"), ("pl", "pl"), ("en", "en")])
def test_the_first_table_follows_the_language(language: str, edition: str) -> None:
    plan = stage.context(language).last_plan()
    assert plan.edition == edition
    assert plan.rules == EDITIONS[edition]
    assert [seat.who == PERSON for seat in plan.seats] == [True, False, False, False]


def test_a_match_is_continued_exactly_where_it_was_left(tmp_path: Path) -> None:
    context = at(tmp_path)
    match = context.new_match(context.last_plan())
    play(match, 3)
    match.hand_over(1, PERSON)
    # No farewell: as after a power cut.
    context._saver._file.close()  # type: ignore[union-attr]
    again = at(tmp_path).match_under_way()
    assert again is not None
    assert again.journal == match.journal
    assert again.plan == match.plan
    assert again.handovers == match.handovers != []
    assert again.game.pending == match.game.pending
    assert [seat.total for seat in again.game.seats] == [seat.total for seat in match.game.seats]


def test_a_match_that_is_over_goes_into_the_records_once(tmp_path: Path) -> None:
    context = at(tmp_path)
    match = context.new_match(context.last_plan())
    play(match)
    context.finish(match)
    context.finish(match)
    assert context.match_under_way() is None
    assert context.records is not None
    assert context.records.count() == 1
    context.close()
    assert at(tmp_path).match_under_way() is None


def test_a_seat_that_was_handed_over_is_in_nobodys_statistics(tmp_path: Path) -> None:
    context = at(tmp_path)
    match = context.new_match(context.last_plan())
    play(match, 1)
    match.hand_over(0, "greedy")
    play(match)
    context.finish(match)
    assert context.records is not None
    assert sorted(player.who for player in context.records.players()) == sorted(
        {seat.who for seat in match.plan.seats[1:]}
    )
    assert {player.who: player.matches for player in context.records.players()}["greedy"] == 1, "not the second one"


def test_the_seed_of_the_command_line_is_the_first_match() -> None:
    context = stage.context()
    first, second = context.new_match(context.last_plan()), context.new_match(context.last_plan())
    assert (first.seed, second.seed) == (5, 6)


def test_a_character_that_is_unknown_here_has_a_stand_in(tmp_path: Path) -> None:
    context = at(tmp_path)
    play(context.new_match(context.last_plan()), 1)
    context.close()
    file = tmp_path / "match.json"
    text = file.read_text().replace('"greedy"', '"dragon"')
    file.write_text(text[: text.rindex(',"check"')] + "}")
    match = at(tmp_path).match_under_way()
    assert match is not None
    assert match.plan.seats[3].who == "careful"


def test_a_match_that_was_over_when_the_power_went_is_recorded_at_the_next_start(tmp_path: Path) -> None:
    context = at(tmp_path)
    play(context.new_match(context.last_plan()))
    context.close()
    again = at(tmp_path)
    assert again.match_under_way() is None
    assert again.records is not None
    assert again.records.count() == 1
