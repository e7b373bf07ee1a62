"""The table at its telling moments, for any number of seats: how each is brought about.

A moment is a function that sets up a table, plays to the moment, and hands over the table on its screen.
"""

from collections.abc import Callable, Mapping

from flip7.app.context import Context
from flip7.dev.fixtures import (
    StagedTable,
    mid_game,
    new_numbers,
    plan_for,
    play_to,
    six_numbers,
    turn_of_person,
    with_next,
)
from flip7.engine import Game, Move, Target, Turn
from flip7.engine.events import (
    Busted,
    CardDealt,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    Stayed,
)
from flip7.match.match import Match
from flip7.scenes.table.coach import CoachMark
from flip7.ui.intents import Intent

Size = tuple[int, int]
Stage = Callable[[Context, int, Size], StagedTable]
"""Makes a table with so many seats, on a screen of this size."""


def on_turn(context: Context, seats: int, size: Size) -> StagedTable:
    """A person's turn in mid-game, everything at rest."""
    return StagedTable(context, mid_game(seats, 4 if seats < 10 else 3), size)


def _hit(context: Context, seats: int, size: Size, *, least: int = 3, top: Callable[[Game], list[str]]) -> StagedTable:
    """The person hits, and gets these cards."""
    match = mid_game(seats, least)
    staged = StagedTable(context, with_next(match, top(match.game)), size)
    staged.decide(Move.HIT)
    return staged


def deal(context: Context, seats: int, size: Size, seconds: float = 0.12) -> StagedTable:
    """A number on its way to the person's row, `seconds` after it has left the deck."""
    staged = _hit(context, seats, size, top=lambda game: new_numbers(game, 0)[:1])
    staged.run_to(CardDealt, seconds)
    return staged


def flip(context: Context, seats: int, size: Size) -> StagedTable:
    """The same card while it turns over."""
    staged = _hit(context, seats, size, least=4 if seats < 10 else 3, top=lambda game: new_numbers(game, 0)[:1])
    staged.run_to(CardDealt)
    while not any(0.55 < sprite.shown < 0.97 for sprite in staged.scene.view.sprites):
        staged.screen.advance(1 / 60)
    return staged


def bust(context: Context, seats: int, size: Size, seconds: float = 0.4) -> StagedTable:
    """The person's duplicate, `seconds` after it was seen."""
    for seed in range(11, 400):
        match = mid_game(seats, 3, seed)
        row = [card.name for card in match.game.seats[0].row]
        left = [card.name for card in match.game.cards_left() if card.name in row]
        if left and not match.game.seats[0].second_chance:
            staged = StagedTable(context, with_next(match, left[:1]), size)
            staged.decide(Move.HIT)
            staged.run_to(Busted, seconds)
            return staged
    raise ValueError("nobody can bust")


def face_down(context: Context, seats: int, size: Size) -> StagedTable:
    """A bust, when the row lies face down."""
    return bust(context, seats, size, 0.95)


def saved(context: Context, seats: int, size: Size, seconds: float = 0.55) -> StagedTable:
    """A Second Chance saves the person, `seconds` after the duplicate was seen."""
    for seed in range(11, 400):
        match = mid_game(seats, 2, seed)
        if match.game.seats[0].second_chance or "second" not in {card.name for card in match.game.cards_left()}:
            continue
        match = with_next(match, ["second"])
        match.apply(Move.HIT)
        try:
            play_to(match, lambda game: turn_of_person(game, 2) and game.seats[0].second_chance)
        except ValueError:
            continue
        row = [card.name for card in match.game.seats[0].row]
        left = [card.name for card in match.game.cards_left() if card.name in row]
        if left:
            staged = StagedTable(context, with_next(match, left[:1]), size)
            staged.decide(Move.HIT)
            staged.run_to(Saved, seconds)
            return staged
    raise ValueError("nobody can be saved")


def target(
    context: Context,
    seats: int,
    size: Size,
    card: str = "freeze",
    then: Callable[[Game], list[str]] = lambda _game: [],
) -> StagedTable:
    """An action card that asks for a target, and what is dealt after it."""
    for seed in range(11, 400):
        match = mid_game(seats, 2, seed)
        active = sum(seat.active for seat in match.game.seats)
        if active < 2 or card not in {face.name for face in match.game.cards_left()}:
            continue
        staged = StagedTable(context, with_next(match, [card, *then(match.game)]), size)
        staged.decide(Move.HIT)
        staged.settle()
        if isinstance(staged.match.game.pending, Target):
            return staged
    raise ValueError("no target can be chosen")


def hint(context: Context, seats: int, size: Size) -> StagedTable:
    """What the champion would do with an action card."""
    staged = target(context, seats, size, "flip3")
    staged.screen.give(Intent.HINT)
    staged.screen.advance(0.5)
    return staged


def _other(game: Game) -> int:
    """The first of the others who can be chosen."""
    return next(seat for seat in range(1, len(game.seats)) if game.seats[seat].active)


def frost(context: Context, seats: int, size: Size, seconds: float = 0.75) -> StagedTable:
    """Somebody is frozen by the person, `seconds` after the ice has begun to grow."""
    staged = target(context, seats, size)
    staged.decide(_other(staged.match.game))
    staged.run_to(Frozen, seconds)
    return staged


def flip_three(context: Context, seats: int, size: Size, seconds: float = 0.16) -> StagedTable:
    """The second card of a Flip Three that the person has played, `seconds` after it was dealt."""

    def cards(game: Game) -> list[str]:
        aside = [name for name in ("freeze", "second") if name in {face.name for face in game.cards_left()}]
        return [*aside[:1], *new_numbers(game, _other(game))[:2]]

    staged = target(context, seats, size, "flip3", cards)
    staged.decide(_other(staged.match.game))
    staged.run_to(FlipThreeStarted)
    dealt = 0
    while dealt < 2:
        staged.run_to(CardDealt)
        dealt += 1
        while dealt < 2 and isinstance(staged.scene.showing, CardDealt) and staged.scene.view.counter == 3:
            staged.screen.advance(1 / 60)
    staged.screen.advance(seconds)
    return staged


def stay(context: Context, seats: int, size: Size, seconds: float = 0.17) -> StagedTable:
    """The person stays, `seconds` after the decision."""
    staged = on_turn(context, seats, size)
    staged.decide(Move.STAY)
    staged.run_to(Stayed, seconds)
    return staged


def flip_seven(context: Context, seats: int, size: Size, seconds: float = 1.9) -> StagedTable:
    """The person's seventh number, `seconds` into the celebration."""
    staged = StagedTable(context, six_numbers(seats), size)
    staged.decide(Move.HIT)
    staged.run_to(FlipSeven, seconds)
    return staged


def reshuffle(context: Context, seats: int, size: Size, seconds: float = 0.42) -> StagedTable:
    """The discard becomes the deck, `seconds` after the deck was found empty."""
    staged = StagedTable(context, _empty_deck(seats), size)
    staged.decide(Move.HIT)
    staged.run_to(Reshuffled, seconds)
    return staged


def _empty_deck(seats: int) -> Match:
    """The person on turn, with all cards of the deck dealt."""
    # Who sits alone comes to the end of a deck only by going too far in most rounds.
    stay_at = 28 if seats > 1 else 60

    def deck_is_empty(game: Game) -> bool:
        return turn_of_person(game, 2) and not game.deck_left and bool(game.discard)

    for seed in range(11, 800):
        match = Match(plan_for(seats), seed)
        try:
            play_to(match, deck_is_empty, stay_at=stay_at)
        except ValueError:
            continue
        return match
    raise ValueError("the deck never ends with the person on turn")


def last_to_decide(seats: int) -> Match:
    """Everybody but the person is out of the round."""
    for seed in range(11, 800):
        match = Match(plan_for(seats), seed)

        def alone(game: Game) -> bool:
            others = [seat.active for seat in game.seats[1:]]
            # Not the last round: that one ends on the podium.
            over = max(seat.total + seat.points for seat in game.seats) >= game.rules.target
            return turn_of_person(game, 2) and not any(others) and len(game.rounds) >= 1 and not over

        try:
            play_to(match, alone, stay_at=18)
        except ValueError:
            continue
        return match
    raise ValueError("the person is never last")


def round_end(context: Context, seats: int, size: Size, seconds: float = 0.5) -> StagedTable:
    """The last one stays and the points are counted, `seconds` after that has begun."""
    staged = StagedTable(context, last_to_decide(seats), size)
    staged.decide(Move.STAY)
    staged.run_to(RoundEnded, seconds)
    return staged


def round_start(context: Context, seats: int, size: Size, seconds: float = 0.4) -> StagedTable:
    """The first round is announced, `seconds` after the table has appeared."""
    staged = StagedTable(context, Match(plan_for(seats), 3), size)
    staged.run_to(RoundStarted, seconds)
    return staged


def banner(context: Context, seats: int, size: Size) -> StagedTable:
    """Two people at the table: the second one is called."""
    match = Match(plan_for(seats, people=2), 3)
    play_to(match, lambda game: turn_of_person(game, 1) and isinstance(game.pending, Turn) and game.seats[1].active)
    staged = StagedTable(context, match, size)
    staged.scene.flow.last_person = 0
    staged.decide(Move.STAY)
    while not (staged.scene.showing is None and staged.scene.view.drawings):
        staged.screen.advance(1 / 60)
    staged.screen.advance(0.35)
    return staged


def coach(context: Context, seats: int, size: Size) -> StagedTable:
    """The person has stayed with next to nothing, and has pressed on the mark of the coach to hear why."""
    context.change(coach=True)
    staged = StagedTable(context, mid_game(seats, 2), size)
    staged.decide(Move.STAY)
    while staged.scene.coach.working:
        staged.scene.coach.advance()
    staged.screen.advance(0.6)
    mark = next(widget for widget in staged.scene.ring.widgets if isinstance(widget, CoachMark))
    mark.on_press()
    return staged


MOMENTS: Mapping[str, Stage] = {
    "turn": on_turn,
    "round-start": round_start,
    "deal": deal,
    "flip": flip,
    "bust": bust,
    "face-down": face_down,
    "second-chance": saved,
    "target": target,
    "hint": hint,
    "coach": coach,
    "frost": frost,
    "flip-three": flip_three,
    "stay": stay,
    "flip7": flip_seven,
    "reshuffle": reshuffle,
    "round-end": round_end,
    "banner": banner,
}
ALONE = ("turn", "round-start", "deal", "flip", "bust", "face-down", "stay", "flip7", "reshuffle", "round-end")
"""The moments that a single seat can have."""


def _at(stage: Callable[..., StagedTable], seconds: float) -> Stage:
    return lambda context, seats, size: stage(context, seats, size, seconds)


MOTIONS: Mapping[str, tuple[Stage, float]] = {
    "deal": (_at(deal, 0.02), 0.7),
    "bust": (_at(bust, 0.05), 1.5),
    "second-chance": (_at(saved, 0.05), 0.85),
    "freeze": (_at(frost, 0.05), 0.9),
    "flip-three": (_at(flip_three, 0.0), 1.4),
    "stay": (_at(stay, 0.02), 0.36),
    "flip7": (_at(flip_seven, 0.15), 3.2),
    "reshuffle": (_at(reshuffle, 0.1), 0.8),
    "round-end": (_at(round_end, 0.2), 1.5),
    "round-start": (_at(round_start, 0.05), 0.9),
}
"""How each motion begins, and how many seconds of it the sheet shows."""
