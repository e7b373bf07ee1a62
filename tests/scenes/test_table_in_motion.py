"""The small things at the table that take time: pauses, phrases, the heartbeat, banners, and how speeds act on them."""

from dataclasses import replace

import pytest

from flip7.ai.bot import Bot
from flip7.ai.characters import make_bot
from flip7.ai.odds import bust_risk
from flip7.app.captions import caption_of
from flip7.app.context import Context
from flip7.dev.fixtures import FRAME, StagedTable, mid_game, plan_for
from flip7.engine import FLIP_THREE, FREEZE, SECOND_CHANCE, Move, Target, Turn, card
from flip7.engine.events import (
    Busted,
    CardLost,
    Event,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    Loss,
    Place,
    Reason,
    SecondChanceTaken,
    Stayed,
)
from flip7.match.match import Match, Origin
from flip7.scenes.table.ai_seats import AiSeats, pause_before
from flip7.scenes.table.atmosphere import HEARTBEAT, Atmosphere
from flip7.scenes.table.director import Director
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.story import tell
from flip7.scenes.table.talk import Talk
from flip7.store.settings import Pace, Talkativeness
from flip7.store.settings import Speed as KeptSpeed
from flip7.ui.timeline import Speed
from flip7.ui.window import Offscreen

pytestmark = pytest.mark.usefixtures("unpainted")

SIZE = (1024, 640)
FIVE = card("5")
LAYOUT = TableLayout((1920.0, 1080.0), 4)


@pytest.mark.parametrize(
    ("pace", "pauses"),
    [
        (Pace.SLOW, [0.375, 0.1875, 0.09375, 0.09375]),
        (Pace.NORMAL, [0.15, 0.075, 0.0375, 0.0375]),
        (Pace.FAST, [0.075, 0.0375, 0.01875, 0.01875]),
        (Pace.INSTANT, [0, 0, 0, 0]),
    ],
)
def test_an_ai_seat_pauses_by_its_pace_and_by_the_speed(pace: Pace, pauses: list[float]) -> None:
    """Of what is obvious; the closest of calls takes eight times as long."""
    assert [pause_before(pace, speed, 0.0) for speed in Speed] == pytest.approx(pauses)
    assert [pause_before(pace, speed, 1.0) for speed in Speed] == pytest.approx([8 * pause for pause in pauses])


def thought_out(pause: float = 1.0) -> AiSeats:
    """An AI seat that knows what to do, and has not waited yet."""
    match = Match(plan_for(2, people=0), 3)
    match.apply(Move.DEAL)
    asked = AiSeats(match)
    pending = match.game.pending
    assert isinstance(pending, Turn | Target)
    asked.decide_at_once(pending)
    assert asked.wait(0.0, pause) is None
    return asked


def test_an_ai_seat_acts_when_its_pause_is_over_and_not_before() -> None:
    asked = thought_out()
    assert asked.wait(0.7, 1.0) is None
    assert asked.remaining(1.0) == pytest.approx(0.3)
    assert asked.wait(0.31, 1.0) is not None


def test_an_ai_seat_that_is_hurried_acts_at_once() -> None:
    asked = thought_out()
    asked.hurry()
    assert asked.remaining(1.5) == 0
    assert asked.wait(0.0, 1.5) is not None


def test_the_character_of_the_seat_decides_for_it() -> None:
    made: list[str] = []

    def make(character: str, seed: int) -> Bot:
        made.append(character)
        return make_bot(character, seed)

    match = Match(plan_for(4, people=1), 3)
    asked = AiSeats(match, make)
    assert [asked.decides(seat) for seat in range(4)] == [False, True, True, True]
    for seat in (3, 1, 2):
        match.journal.append(Move.HIT)
        asked.think(Turn(seat))
    assert made == [match.plan.seats[seat].who for seat in (3, 1, 2)]


class Bubble:
    """What a talk draws."""

    def __init__(self, talk: Talk, home: int) -> None:
        screen = Offscreen(SIZE)
        with_facts = screen.facts()
        screen.canvas.facts = with_facts
        talk.draw(screen.canvas, LAYOUT, home)
        bubble = with_facts.part("bubble")
        self.seats = bubble.indices("seat")
        self.box = bubble.texts[0].box if bubble.texts else None


def test_a_bubble_stands_at_the_seat_that_speaks_wherever_it_is_shown() -> None:
    for seat in range(4):
        talk = Talk(plan_for(4, people=0).seats, 200, manner=lambda: Talkativeness.TALKATIVE)
        talk.happened(Busted(seat, FIVE, 20))
        home = (seat + 1) % 4
        around, at_home = Bubble(talk, home), Bubble(talk, seat)
        assert around.seats == at_home.seats == {seat}
        assert around.box is not None
        assert at_home.box is not None
        place = LAYOUT.place(seat, home)
        if seat == (home + 3) % 4:
            assert around.box.right <= place.portrait.left, "at the edge of the screen is no room"
        else:
            assert around.box.left >= place.portrait.right
        assert place.portrait.top - 20 <= around.box.centery <= place.portrait.bottom + 20
        assert at_home.box.bottom <= LAYOUT.home.portrait.top


def six_in_a_row(acting: int | None = 0) -> tuple[Atmosphere, list[str], TableModel]:
    context = Context(language="en")
    heard: list[str] = []
    context.audio.play = heard.append  # type: ignore[assignment, method-assign]
    match = Match(plan_for(3), 1)
    model = TableModel.of(match.game)
    model.seats[0].row = [card(str(number)) for number in range(6)]
    model.acting = acting
    return Atmosphere(context, match, model), heard, model


def test_a_heart_beats_while_the_seat_that_acts_has_six_numbers() -> None:
    air, heard, model = six_in_a_row()
    for _ in range(40):
        air.pass_time(0.1)
    assert heard == ["heartbeat"] * 4
    assert air.wake_in == pytest.approx(HEARTBEAT, abs=0.1)
    model.seats[0].row.pop()
    air.pass_time(5)
    assert heard == ["heartbeat"] * 4
    assert air.wake_in is None


def test_no_heart_beats_for_a_seat_that_waits_or_is_out() -> None:
    for acting in (None, 1):
        air, heard, _model = six_in_a_row(acting)
        air.pass_time(5)
        assert not heard
    air, heard, model = six_in_a_row()
    model.see(Stayed(0, 20))
    air.pass_time(5)
    assert not heard


def hot_seat(people: int = 3, **settings: object) -> tuple[StagedTable, list[str]]:
    """A table of three, with a 5 as the first card, and what is heard at it."""
    context = Context(language="en", seed=1)
    context.change(**settings)
    heard: list[str] = []
    context.audio.play = heard.append  # type: ignore[assignment, method-assign]
    plan = plan_for(3, "fr", people)
    plan = replace(plan, rules=replace(plan.rules, opening_deal=False))
    staged = StagedTable(context, Match(plan, Origin(1, cards=(FIVE,))), SIZE)
    staged.scene.tips.silent = True
    staged.settle()
    return staged, heard


def banners_after_staying(staged: StagedTable) -> set[str]:
    staged.decide(Move.STAY)
    seen: set[str] = set()
    while staged.scene.board.moving:
        staged.screen.advance(4 * FRAME)
        seen |= {text.string for text in staged.screen.facts().part("banner").texts if text.alpha > 250}
    return seen


def test_a_banner_names_the_person_who_is_next_and_rings() -> None:
    staged, heard = hot_seat()
    heard.clear()
    banners_after_staying(staged)
    seat = (staged.match.game.pending or Turn(0)).seat
    heard.clear()
    assert banners_after_staying(staged) == {f"{staged.match.plan.seats[(seat + 1) % 3].name}, it's your turn"}
    assert heard == ["stay", "turn"]


def test_banners_can_be_switched_off_and_nobody_alone_is_called() -> None:
    for people, settings in ((3, {"banners": False}), (1, {})):
        staged, _heard = hot_seat(people, **settings)
        if people == 3:
            banners_after_staying(staged)
        assert banners_after_staying(staged) == set()


@pytest.mark.parametrize("still", [False, True])
def test_with_reduced_motion_the_banner_stands_still(still: bool) -> None:
    staged, _heard = hot_seat(reduced_motion=still)
    banners_after_staying(staged)
    staged.decide(Move.STAY)
    lefts: set[float] = set()
    while staged.scene.board.moving:
        staged.screen.advance(4 * FRAME)
        lefts |= {text.box.left for text in staged.screen.facts().part("banner").texts}
    assert (len(lefts) == 1) == still


def test_what_is_shown_is_told_in_the_story_and_commented() -> None:
    staged, _heard = hot_seat(people=0, ai_pace=Pace.SLOW, talk=Talkativeness.TALKATIVE)
    seat = (staged.match.game.pending or Turn(0)).seat
    staged.decide(Move.STAY)
    staged.settle()
    assert list(staged.scene.board.log.events)[-1:] == [Stayed(seat, 0)]
    staged.scene.board.atmosphere.talk.hush()
    staged.scene.board.director.on_told(Busted(1, FIVE, 20))
    assert staged.screen.facts().part("bubble").indices("seat") == {1}


def test_nobody_is_called_twice_in_a_row() -> None:
    staged, _heard = hot_seat()
    for _ in range(2):
        staged.decide(Move.STAY)
        while staged.scene.board.moving:
            staged.screen.advance(4 * FRAME)
    staged.decide(Move.HIT)
    seen: set[str] = set()
    while staged.scene.busy:
        staged.screen.advance(4 * FRAME)
        seen |= set(staged.screen.facts().part("banner").strings)
    assert not seen


@pytest.mark.parametrize(("speed", "factor"), [(KeptSpeed.DOUBLE, 2), (KeptSpeed.FOURFOLD, 4)])
def test_a_decision_is_shown_in_half_or_a_quarter_of_the_time(speed: KeptSpeed, factor: int) -> None:
    times = []
    for kept in (KeptSpeed.NORMAL, speed):
        staged, _heard = hot_seat(speed=kept, banners=False)
        staged.decide(Move.STAY)
        frames = 0
        while staged.scene.busy:
            staged.screen.manager.update(0.005)
            frames += 1
        times.append(frames)
    assert times[0] == pytest.approx(times[1] * factor, abs=2 * factor)


def test_at_instant_speed_nothing_is_heard_and_nothing_moves() -> None:
    staged, heard = hot_seat(speed=KeptSpeed.INSTANT)
    heard.clear()
    staged.decide(Move.STAY)
    assert not staged.scene.busy
    assert heard == []


def test_when_no_person_is_left_in_the_round_the_others_play_at_four_times_the_speed() -> None:
    staged = StagedTable(Context(language="en"), mid_game(4), SIZE)
    speeds = [staged.scene.flow.speed]
    staged.decide(Move.STAY)
    speeds.append(staged.scene.flow.speed)
    staged.settle()
    speeds.append(staged.scene.flow.speed)
    staged.scene.context.change(speed=KeptSpeed.FOURFOLD)
    speeds.append(staged.scene.flow.speed)
    assert speeds == [Speed.NORMAL, Speed.NORMAL, Speed.QUADRUPLE, Speed.QUADRUPLE], "once it is seen that they are out"


@pytest.mark.parametrize("numbers", [1, 4])
def test_a_card_is_turned_after_a_breath_as_long_as_its_danger(numbers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    risks: list[float] = []
    show = Director.show

    def watch(director: Director, event: Event) -> object:
        risks.append(director.risk)
        return show(director, event)

    monkeypatch.setattr(Director, "show", watch)
    staged = StagedTable(Context(language="en"), mid_game(4, numbers), SIZE)
    risk = bust_risk(staged.match.table(), 0)
    assert 0 < risk < 1
    staged.decide(Move.HIT)
    staged.settle()
    assert risks[0] == risk
    assert set(risks[1:]) <= {0.0}


CAPTIONS = {
    "deal": "A card glides over the felt", "flip": "A card snaps over", "shuffle": "Cards are riffled",
    "number1": "A wooden note, a step higher", "number7": "A wooden note, a step higher", "bonus": "Coins clink",
    "bust": "A horn sinks down", "freeze": "Ice crackles", "second-chance": "Three warm notes",
    "relief": "A sigh of relief", "flip-three": "Three cards are fanned", "countdown3": "A clock ticks",
    "countdown1": "A clock ticks", "count": "Points trickle in", "stay": "A pile is patted", "round": "A soft gong",
    "turn": "A doorbell", "heartbeat": "A heart beats", "flip7": "Fanfare", "firework": "Fireworks",
    "victory": "The winner's tune", "challenge_lost": "A tune that falls", "award": "Little bells",
    "heart-break": "Something breaks with a clink", "match-point": "Drums and a chord that waits",
}  # fmt: skip


def test_each_sound_has_its_own_words() -> None:
    assert {cue: str(caption_of(cue)) for cue in CAPTIONS} == CAPTIONS


TOLD: list[tuple[Event, str]] = [
    (CardLost(1, FREEZE, Place.ASIDE, Loss.BUST, 3), "Freeze of Marta is lost with the bust."),
    (CardLost(1, FLIP_THREE, Place.HAND, Loss.NO_TARGET, 3), "Flip Three of Marta has no target and is discarded."),
    (CardLost(1, SECOND_CHANCE, Place.ASIDE, Loss.NO_CARDS, 3), "Second Chance of Marta is discarded."),
    (Frozen(2, 1, Place.HAND, 5), "Marta freezes Otto."),
    (FlipThreeStarted(2, 1, Place.HAND), "Marta plays Flip Three on Otto."),
    (SecondChanceTaken(2, 1, Place.HAND), "Marta gives Otto a Second Chance."),
    (Stayed(2, 1), "Otto stays with 1 point."),
    (Busted(2, FIVE, 1), "Otto busts with a second 5 and loses 1 point."),
    (GameEnded(2, Reason.TARGET_REACHED), "Otto wins!"),
    (GameEnded(1, Reason.CHALLENGE_WON), "Marta wins!"),
    (GameEnded(None, Reason.CHALLENGE_WON), "You both won the challenge!"),
    (GameEnded(None, Reason.CHALLENGE_LOST), "The challenge is lost."),
]


@pytest.mark.parametrize(("event", "line"), TOLD, ids=[line for _event, line in TOLD])
def test_the_story_names_giver_and_victim_in_their_roles(event: Event, line: str) -> None:
    assert str(tell(event, ["Anna", "Marta", "Otto"])) == line
