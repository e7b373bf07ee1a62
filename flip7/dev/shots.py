"""Pictures of every scene at its telling moments, without a window: what is looked at to judge the game."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from flip7 import i18n
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
from flip7.dev.smoke import play
from flip7.engine import EDITIONS, Game, Move, Target, Turn
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
from flip7.ui.intents import Intent
from flip7.ui.scene import Scene
from flip7.ui.window import Offscreen

TABLES = (1, 3, 6, 10, 18, 24)
Size = tuple[int, int]
Take = Callable[[Context, Size], pygame.Surface]


@dataclass(frozen=True, slots=True)
class Shot:
    name: str
    take: Take


def take_shots(folder: Path, size: Size, only: str | None = None) -> Iterator[Path]:
    """Write the pictures whose name contains `only`, or all; each path as it is written."""
    pygame.display.init()
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    for shot in all_shots():
        if only is None or only in shot.name:
            picture = shot.take(Context(language=i18n.language()), size)
            path = folder / f"{shot.name}.png"
            pygame.image.save(picture, str(path))
            yield path


def all_shots() -> Iterator[Shot]:
    yield from _pages()
    for seats in TABLES:
        for moment, stage in MOMENTS.items():
            if seats > 1 or moment in ALONE:
                yield Shot(f"table-{seats}-{moment}", _table(stage, seats))
        yield Shot(f"summary-{seats}", _summary(seats))
        yield Shot(f"podium-{seats}", _podium(seats))
    for name, (start, seconds) in MOTIONS.items():
        yield Shot(f"motion-{name}", _motion(start, seconds))


def _pages() -> Iterator[Shot]:
    """The scenes that are not the table."""
    yield Shot("title", _page(lambda context: context.navigation.title()))
    yield Shot("title-continue", _continue)
    yield Shot("new-table", _page(lambda context: context.navigation.new_table()))
    yield Shot("settings", _page(lambda context: context.navigation.settings()))
    yield Shot("records", _page(lambda context: context.navigation.records()))
    yield Shot("about", _page(lambda context: context.navigation.about()))
    for edition in EDITIONS:
        yield Shot(f"rules-{edition}", _rules(edition))
    yield Shot("introduction-offer", _offer)
    yield Shot("introduction", _lesson)
    yield Shot("pause", _above_table(lambda context, match: context.navigation.pause(match, lambda: None)))
    yield Shot("seats", _above_table(lambda context, match: context.navigation.seats(match, lambda: None)))


def _page(make: Callable[[Context], Scene]) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        screen = Offscreen(size)
        screen.manager.push(make(context))
        screen.advance(1.2)
        return screen.draw()

    return take


def _rules(edition: str) -> Take:
    plan = plan_for(3, edition)
    return _page(lambda context: context.navigation.rules(plan.rules, plan.edition))


def _offer(context: Context, size: Size) -> pygame.Surface:
    screen = Offscreen(size)
    screen.manager.push(context.navigation.title())
    screen.advance(1.5)
    screen.draw()
    screen.manager.push(context.navigation.offer_of_introduction())
    screen.advance(0.6)
    return screen.draw()


def _lesson(context: Context, size: Size) -> pygame.Surface:
    """The introduction after its first card: what the gauge is for."""
    screen = Offscreen(size)
    screen.manager.push(context.navigation.introduction())
    for _press in range(4):
        screen.advance(3.0)
        screen.give(Intent.CONFIRM)
    screen.advance(4.0)
    return screen.draw()


def _continue(context: Context, size: Size) -> pygame.Surface:
    play(context.new_match(context.last_plan(), 7), rounds=2)
    return _page(lambda context: context.navigation.title())(context, size)


def _above_table(make: Callable[[Context, Match], Scene]) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        staged = StagedTable(context, mid_game(4), size)
        staged.screen.manager.push(make(context, staged.match))
        staged.screen.advance(0.5)
        return staged.screen.draw()

    return take


def _table(stage: Callable[[Context, int, Size], StagedTable], seats: int) -> Take:
    return lambda context, size: stage(context, seats, size).screen.draw()


def _summary(seats: int) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        staged = StagedTable(context, _last_to_decide(seats), size)
        staged.decide(Move.STAY)
        while staged.screen.manager.top is staged.scene:
            staged.screen.advance(0.1)
        staged.screen.advance(6.0)
        return staged.screen.draw()

    return take


def _podium(seats: int) -> Take:
    def take(context: Context, size: Size) -> pygame.Surface:
        match = Match(plan_for(seats), 5)
        play(match)
        screen = Offscreen(size)
        screen.manager.push(context.navigation.podium(match))
        screen.advance(6.0)
        return screen.draw()

    return take


def _motion(start: Callable[[Context, int, Size], StagedTable], seconds: float) -> Take:
    """A contact sheet: the table at equal steps of one motion, one beneath the other."""

    def take(context: Context, size: Size) -> pygame.Surface:
        staged = start(context, 4, size)
        width, height = size[0] // 2, size[1] // 2
        sheet = pygame.Surface((width, height * MOMENTS_OF_A_MOTION))
        for moment in range(MOMENTS_OF_A_MOTION):
            small = pygame.transform.smoothscale(staged.screen.draw(), (width, height))
            sheet.blit(small, (0, moment * height))
            staged.screen.advance(seconds / (MOMENTS_OF_A_MOTION - 1))
        return sheet

    return take


def _on_turn(context: Context, seats: int, size: Size) -> StagedTable:
    return StagedTable(context, mid_game(seats, 4 if seats < 10 else 3), size)


def _hit(context: Context, seats: int, size: Size, *, least: int = 3, top: Callable[[Game], list[str]]) -> StagedTable:
    """The person hits, and gets these cards."""
    match = mid_game(seats, least)
    staged = StagedTable(context, with_next(match, top(match.game)), size)
    staged.decide(Move.HIT)
    return staged


def _deal(context: Context, seats: int, size: Size, seconds: float = 0.12) -> StagedTable:
    staged = _hit(context, seats, size, top=lambda game: new_numbers(game, 0)[:1])
    staged.run_to(CardDealt, seconds)
    return staged


def _flip(context: Context, seats: int, size: Size) -> StagedTable:
    staged = _hit(context, seats, size, least=4 if seats < 10 else 3, top=lambda game: new_numbers(game, 0)[:1])
    staged.run_to(CardDealt)
    while not any(0.55 < sprite.shown < 0.97 for sprite in staged.scene.view.sprites):
        staged.screen.advance(1 / 60)
    return staged


def _bust(context: Context, seats: int, size: Size, seconds: float = 0.4) -> StagedTable:
    for seed in range(11, 400):
        match = mid_game(seats, 3, seed)
        row = [card.name for card in match.game.seats[0].row]
        left = [card.name for card in match.game.cards_left() if card.name in row]
        if left and not match.game.seats[0].second_chance:
            staged = StagedTable(context, with_next(match, left[:1]), size)
            staged.decide(Move.HIT)
            staged.run_to(Busted, seconds)
            return staged
    raise AssertionError("nobody can bust")


def _face_down(context: Context, seats: int, size: Size) -> StagedTable:
    return _bust(context, seats, size, 0.95)


def _saved(context: Context, seats: int, size: Size, seconds: float = 0.55) -> StagedTable:
    for seed in range(11, 400):
        match = mid_game(seats, 2, seed)
        if match.game.seats[0].second_chance or "second" not in {card.name for card in match.game.cards_left()}:
            continue
        match = with_next(match, ["second"])
        match.apply(Move.HIT)
        try:
            play_to(match, lambda game: turn_of_person(game, 2) and game.seats[0].second_chance)
        except AssertionError:
            continue
        row = [card.name for card in match.game.seats[0].row]
        left = [card.name for card in match.game.cards_left() if card.name in row]
        if left:
            staged = StagedTable(context, with_next(match, left[:1]), size)
            staged.decide(Move.HIT)
            staged.run_to(Saved, seconds)
            return staged
    raise AssertionError("nobody can be saved")


def _target(
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
    raise AssertionError("no target can be chosen")


def _hint(context: Context, seats: int, size: Size) -> StagedTable:
    """What the champion would do with an action card."""
    staged = _target(context, seats, size, "flip3")
    staged.screen.give(Intent.HINT)
    staged.screen.advance(0.5)
    return staged


def _other(game: Game) -> int:
    """The first of the others who can be chosen."""
    return next(seat for seat in range(1, len(game.seats)) if game.seats[seat].active)


def _frost(context: Context, seats: int, size: Size, seconds: float = 0.75) -> StagedTable:
    staged = _target(context, seats, size)
    staged.decide(_other(staged.match.game))
    staged.run_to(Frozen, seconds)
    return staged


def _flip_three(context: Context, seats: int, size: Size, seconds: float = 0.16) -> StagedTable:
    def cards(game: Game) -> list[str]:
        aside = [name for name in ("freeze", "second") if name in {face.name for face in game.cards_left()}]
        return [*aside[:1], *new_numbers(game, _other(game))[:2]]

    staged = _target(context, seats, size, "flip3", cards)
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


def _stay(context: Context, seats: int, size: Size, seconds: float = 0.17) -> StagedTable:
    staged = _on_turn(context, seats, size)
    staged.decide(Move.STAY)
    staged.run_to(Stayed, seconds)
    return staged


def _flip_seven(context: Context, seats: int, size: Size, seconds: float = 1.9) -> StagedTable:
    staged = StagedTable(context, six_numbers(seats), size)
    staged.decide(Move.HIT)
    staged.run_to(FlipSeven, seconds)
    return staged


def _reshuffle(context: Context, seats: int, size: Size, seconds: float = 0.42) -> StagedTable:
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
        except AssertionError:
            continue
        return match
    raise AssertionError("the deck never ends with the person on turn")


def _last_to_decide(seats: int) -> Match:
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
        except AssertionError:
            continue
        return match
    raise AssertionError("the person is never last")


def _round_end(context: Context, seats: int, size: Size, seconds: float = 0.5) -> StagedTable:
    staged = StagedTable(context, _last_to_decide(seats), size)
    staged.decide(Move.STAY)
    staged.run_to(RoundEnded, seconds)
    return staged


def _round_start(context: Context, seats: int, size: Size, seconds: float = 0.4) -> StagedTable:
    staged = StagedTable(context, Match(plan_for(seats), 3), size)
    staged.run_to(RoundStarted, seconds)
    return staged


def _banner(context: Context, seats: int, size: Size) -> StagedTable:
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


MOMENTS: dict[str, Callable[[Context, int, Size], StagedTable]] = {
    "turn": _on_turn,
    "round-start": _round_start,
    "deal": _deal,
    "flip": _flip,
    "bust": _bust,
    "face-down": _face_down,
    "second-chance": _saved,
    "target": _target,
    "hint": _hint,
    "frost": _frost,
    "flip-three": _flip_three,
    "stay": _stay,
    "flip7": _flip_seven,
    "reshuffle": _reshuffle,
    "round-end": _round_end,
    "banner": _banner,
}
ALONE = ("turn", "round-start", "deal", "flip", "bust", "face-down", "stay", "flip7", "reshuffle", "round-end")
"""The moments that a single seat can have."""


def _at(stage: Callable[..., StagedTable], seconds: float) -> Callable[[Context, int, Size], StagedTable]:
    return lambda context, seats, size: stage(context, seats, size, seconds)


MOMENTS_OF_A_MOTION = 5
MOTIONS: dict[str, tuple[Callable[[Context, int, Size], StagedTable], float]] = {
    "deal": (_at(_deal, 0.02), 0.7),
    "bust": (_at(_bust, 0.05), 1.5),
    "second-chance": (_at(_saved, 0.05), 0.85),
    "freeze": (_at(_frost, 0.05), 0.9),
    "flip-three": (_at(_flip_three, 0.0), 1.4),
    "stay": (_at(_stay, 0.02), 0.36),
    "flip7": (_at(_flip_seven, 0.15), 3.2),
    "reshuffle": (_at(_reshuffle, 0.1), 0.8),
    "round-end": (_at(_round_end, 0.2), 1.5),
    "round-start": (_at(_round_start, 0.05), 0.9),
}
"""How each motion begins, and how many seconds of it the sheet shows."""
