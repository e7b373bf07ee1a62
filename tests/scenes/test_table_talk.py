"""What AI seats say at the table: by whom, in which situation, for how long, and how often."""

from collections import Counter

import pytest

from flip7.ai.characters import CHARACTERS, Situation
from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.dev.simple_play import match_of
from flip7.engine import FREEZE, SECOND_CHANCE, Move, Target, Turn, card
from flip7.engine.events import (
    Busted,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    Place,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
)
from flip7.match.situations import Remark
from flip7.scenes.table import TableScene
from flip7.scenes.table.talk import LEAST, Talk
from flip7.store.settings import Talkativeness
from flip7.ui.intents import Intent

pytestmark = pytest.mark.usefixtures("unpainted")

SIZE = (1024, 640)
FIVE = card("5")
FRAME = 0.05


def a_talk(people: int = 0, manner: Talkativeness = Talkativeness.TALKATIVE, seed: int = 0) -> Talk:
    return Talk(plan_for(4, people=people).seats, 200, seed, lambda: manner)


def heard(talk: Talk, seconds: float) -> list[tuple[int, Situation, str, float]]:
    """Every line of the next seconds, with the seconds it stood."""
    lines: list[tuple[int, Situation, str, float]] = []
    now, since = talk.spoken, 0.0
    for _ in range(round(seconds / FRAME)):
        talk.pass_time(FRAME)
        since += FRAME
        if talk.spoken is not now:
            if now is not None:
                lines.append((now.seat, now.situation, str(now.text), since))
            now, since = talk.spoken, 0.0
    return lines


def test_an_ai_seat_comments_its_bust_in_its_own_words() -> None:
    talk = a_talk()
    talk.happened(Busted(2, FIVE, 20))
    [(seat, situation, text, seconds)] = heard(talk, 10)
    assert (seat, situation) == (2, Situation.BUST)
    assert text in [str(line) for line in CHARACTERS[talk.plans[2].who].phrases[Situation.BUST]]
    assert seconds >= LEAST
    assert talk.left is None


def test_people_speak_for_themselves() -> None:
    talk = a_talk(people=4)
    for event in (Busted(0, FIVE, 20), FlipSeven(1, 50), Stayed(2, 20), Frozen(3, 1, Place.HAND, 5)):
        talk.happened(event)
    assert talk.left is None
    assert talk.spoken is None


def test_the_victim_answers_when_the_aimer_has_been_read() -> None:
    talk = a_talk()
    talk.happened(Frozen(3, 1, Place.HAND, 12))
    (aimer, first, _, stood), (victim, second, _, _) = heard(talk, 10)
    assert (aimer, first) == (1, Situation.FREEZE)
    assert (victim, second) == (3, Situation.FROZEN)
    assert stood >= LEAST


def test_who_froze_it_is_called_by_name() -> None:
    names: set[bool] = set()
    for seed in range(20):
        talk = a_talk(people=2, seed=seed)
        talk.happened(Frozen(3, 1, Place.HAND, 12))
        assert talk.spoken is not None
        names.add(talk.plans[1].name in str(talk.spoken.text))
        assert "{" not in str(talk.spoken.text)
    assert True in names


def test_a_line_is_told_to_the_voice_as_it_begins_and_what_is_never_said_is_not() -> None:
    talk = a_talk()
    cries: list[tuple[str, Situation]] = []
    talk.on_spoken = lambda who, situation: cries.append((who, situation))
    for seat in range(4):
        talk.happened(Saved(seat, FIVE, 3))
    assert len(cries) == 1, "the others wait"
    said = heard(talk, 30)
    assert cries == [(talk.plans[seat].who, situation) for seat, situation, _text, _seconds in said]


def test_what_waits_too_long_is_never_said() -> None:
    talk = a_talk()
    for seat in range(4):
        talk.happened(Saved(seat, FIVE, 3))
    assert len(heard(talk, 30)) == 2, "the one that speaks and one that waited no longer than is polite"


def test_a_new_round_ends_the_talk_about_the_last() -> None:
    talk = a_talk(manner=Talkativeness.QUIET)
    talk.greet([Remark(1, Situation.REVANCHE, 0)])
    talk.happened(RoundStarted(1, 0))
    before = talk.spoken
    talk.happened(RoundStarted(2, 1))
    assert talk.spoken is None
    assert before is None or before.situation is Situation.REVANCHE


def test_behind_a_celebration_nobody_speaks_and_no_time_passes() -> None:
    talk = a_talk()
    talk.covered = True
    talk.happened(FlipSeven(2, 50))
    assert heard(talk, 20) == []
    talk.covered = False
    [(seat, situation, _, seconds)] = heard(talk, 10)
    assert (seat, situation) == (2, Situation.FLIP_SEVEN)
    assert seconds >= LEAST


@pytest.mark.parametrize(
    ("risk", "situation"),
    [(0.0, Situation.HIT_LOW), (0.2, Situation.HIT_MIDDLE), (0.6, Situation.HIT_HIGH)],
)
def test_a_hit_is_commented_by_its_risk(risk: float, situation: Situation) -> None:
    said: set[Situation] = set()
    for seed in range(30):
        talk = a_talk(seed=seed)
        talk.decided(Turn(2), Move.HIT, risk)
        said |= {line[1] for line in heard(talk, 5)}
    assert said == {situation}


def test_a_card_one_takes_oneself_is_no_attack_and_a_present_no_blow() -> None:
    talk = a_talk()
    target = Target(2, FREEZE, (0, 2, 3), Place.HAND)
    talk.decided(target, 2, 0.0)
    talk.happened(Frozen(2, 2, Place.HAND, 10))
    assert [line[1] for line in heard(talk, 10)] == [Situation.FREEZE_SELF]
    talk.happened(Frozen(1, 1, Place.HAND, 10))
    assert heard(talk, 10) == [], "who had no choice says nothing"
    talk.decided(Target(2, SECOND_CHANCE, (0, 3), Place.HAND), 3, 0.0)
    talk.happened(SecondChanceTaken(3, 2, Place.HAND))
    assert [line[:2] for line in heard(talk, 10)] == [(2, Situation.GIFT_GIVEN), (3, Situation.GIFT_RECEIVED)]


def test_three_cards_are_taken_survived_and_paid_back() -> None:
    talk = a_talk()
    talk.happened(FlipThreeStarted(3, 1, Place.HAND))
    assert [line[:2] for line in heard(talk, 10)] == [
        (1, Situation.FLIP_THREE_GIVEN), (3, Situation.FLIP_THREE_TAKEN),
    ]  # fmt: skip
    talk.happened(FlipThreeEnded(3, ()))
    assert [line[1] for line in heard(talk, 10)] == [Situation.FLIP_THREE_SURVIVED]
    talk.happened(Frozen(1, 3, Place.HAND, 10))
    assert [line[:2] for line in heard(talk, 10)] == [(3, Situation.REVENGE), (1, Situation.FROZEN)]


def test_nothing_is_said_twice_while_there_is_something_else_to_say() -> None:
    talk = a_talk()
    lines: list[str] = []
    for _ in range(12):
        talk.happened(Busted(2, FIVE, 20))
        lines += [line[2] for line in heard(talk, 10)]
    own = [str(line) for line in CHARACTERS[talk.plans[2].who].phrases[Situation.BUST]]
    assert set(lines[: len(own)]) == set(own), "each once before any comes again"
    assert lines[len(own) :] == lines[: len(own)], "and then the one that was said longest ago"
    assert max(Counter(lines).values()) == 2


def test_the_setting_says_how_much_is_said() -> None:
    counts: list[int] = []
    for manner in (Talkativeness.QUIET, Talkativeness.NORMAL, Talkativeness.TALKATIVE):
        said = 0
        for seed in range(40):
            talk = a_talk(manner=manner, seed=seed)
            for _ in range(3):
                talk.decided(Turn(1), Move.HIT, 0.2)
                said += len(heard(talk, 6))
                talk.happened(Busted(2, FIVE, 20))
                said += len(heard(talk, 6))
        counts.append(said)
    quiet, normal, talkative = counts
    assert quiet * 2 < normal < talkative


def test_the_hint_key_shows_what_the_champion_would_do_until_the_player_decides() -> None:
    staged = StagedTable(Context(language="en"), mid_game(3), SIZE)
    staged.screen.give(Intent.HINT)
    while staged.scene._advice is not None and staged.scene._advice.thinking:
        staged.screen.advance(1 / 60)
    advice = staged.scene._advice
    assert advice is not None
    assert advice.hint is not None
    assert isinstance(staged.match.game.pending, Turn)
    assert {option for option, _chance in advice.hint.options} == {Move.HIT, Move.STAY}
    staged.decide(Move.STAY)
    assert staged.scene._advice is None


def test_no_hint_where_hints_are_switched_off() -> None:
    context = Context(language="en")
    context.change(hints=False)
    staged = StagedTable(context, mid_game(3), SIZE)
    staged.screen.give(Intent.HINT)
    assert staged.scene._advice is None


def test_a_line_is_heard_in_the_voice_and_the_mood_of_who_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    context = Context(language="en")
    cues: list[str] = []
    monkeypatch.setattr(context.audio, "play", cues.append)
    scene = TableScene(context, match_of(plan_for(4, people=0)))
    talk = scene.board.atmosphere.talk
    talk.hush()
    who = talk.plans[2].who
    talk.happened(Busted(2, FIVE, 20))
    assert cues == [f"{who}-sad"]
