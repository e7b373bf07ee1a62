from flip7.ai.characters import CHARACTERS, Mood
from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game, plan_for
from flip7.engine import Move, Turn
from flip7.engine.events import Busted
from flip7.scenes.table.talk import SECONDS, Talk
from flip7.ui.intents import Intent

SIZE = (1024, 640)


def test_an_ai_seat_comments_its_bust_in_its_own_words() -> None:
    plans = plan_for(4).seats
    talk = Talk(plans)
    talk.happened(Busted(2, mid_game(3).game.seats[0].row[0], 20))
    assert talk._phrase in CHARACTERS[plans[2].who].phrases[Mood.BUST]
    assert not talk.pass_time(SECONDS / 2)
    assert talk.pass_time(SECONDS)
    assert talk.left is None


def test_people_speak_for_themselves() -> None:
    talk = Talk(plan_for(3, people=3).seats)
    talk.happened(Busted(0, mid_game(3).game.seats[0].row[0], 20))
    assert talk.left is None


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
