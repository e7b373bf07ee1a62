"""Every scene in every language for a few frames, in a real window, and a whole match of AI seats: whether the packaged
program has all it needs."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from flip7 import i18n, resources
from flip7.ai.characters import CHARACTERS
from flip7.engine import Deal, Game, Turn
from flip7.engine.decisions import Decision, Move
from flip7.scenes import doors
from flip7.scenes.house import House
from flip7.session import Match, SeatPlan
from flip7.store.settings import Pace, Speed
from flip7.ui.intents import Intent
from flip7.ui.scene import Scene, Transition
from flip7.ui.window import Window

FRAMES = 4
STAND_UP_AFTER = 2
"""So many rounds are played before the match is left, to be continued."""
_MOST_FRAMES = 20_000
"""A match that takes longer does not go on at all."""
_STAY_AT = 15


class SmokeError(Exception):
    """Something that should have happened did not."""


class Part:
    """Hears of every frame that is drawn."""

    def __init__(self, window: Window, house: House) -> None:
        self._window = window
        self._house = house

    def first(self) -> Scene:
        """What the window opens with."""
        raise NotImplementedError

    def on_frame(self, seconds: float) -> None:
        raise NotImplementedError


class Parade(Part):
    """Brings on the next scene when one has been seen for long enough."""

    def __init__(self, window: Window, house: House) -> None:
        super().__init__(window, house)
        self._steps = self._all(house)
        self._frames = 0
        self.shown: list[str] = []
        """What has been seen, for the log."""
        self.sounds = ""
        """What has been heard."""

    def first(self) -> Scene:
        self.sounds = play_sounds(self._house)
        return self._next() or Scene()

    def on_frame(self, seconds: float) -> None:  # noqa: ARG002
        self._frames += 1
        if self._frames < FRAMES:
            self._window.manager.invalidate()
            return
        self._frames = 0
        scene = self._next()
        if scene is None:
            self._window.stop()
        else:
            self._window.manager.reset_to(scene, Transition.NONE)

    def _next(self) -> Scene | None:
        return next(self._steps, None)

    def _all(self, house: House) -> Iterator[Scene]:
        for language in i18n.LANGUAGES:
            i18n.use_language(language)
            for name, make in scenes(house):
                self.shown.append(f"{language} {name}")
                yield make()


class Evening(Part):
    """All AI characters at one table, at instant speed. A match under way goes on to its end; a new one is left after
    some rounds."""

    def __init__(self, window: Window, house: House) -> None:
        super().__init__(window, house)
        self.match = house.match_under_way() or _new_match(house)
        self.found = list(self.match.journal)
        """The decisions that were already taken."""
        self._frames = 0

    def first(self) -> Scene:
        self._house.change(speed=Speed.INSTANT, ai_pace=Pace.INSTANT)
        return doors.table(self._house, self.match)

    def on_frame(self, seconds: float) -> None:  # noqa: ARG002
        self._frames += 1
        if self._frames > _MOST_FRAMES:
            raise SmokeError("the match does not come to an end")
        over = self._house.match_under_way() is not self.match
        if over or (not self.found and len(self.match.game.rounds) >= STAND_UP_AFTER):
            self._window.stop()
        else:
            self._window.manager.handle(Intent.CONFIRM)
            self._window.manager.invalidate()


def play_sounds(house: House) -> str:
    """Play every sound there is; how many there were. One that cannot be played is an error."""
    if not house.audio.available:
        return "no sound device"
    files = [file for file in sorted((resources.ASSETS / "sounds").rglob("*")) if file.suffix in (".ogg", ".wav")]
    for file in files:
        channel = pygame.mixer.Sound(str(file)).play()
        if not channel.get_busy():
            raise SmokeError(f"{file.name} cannot be heard")
        channel.stop()
    return f"{len(files)} sounds"


def _new_match(house: House) -> Match:
    seats = tuple(SeatPlan(who, who, colour, "star") for colour, who in enumerate(CHARACTERS))
    return house.new_match(replace(house.last_plan(), seats=seats), seed=7)


def scenes(house: House) -> list[tuple[str, Callable[[], Scene]]]:
    """Every scene by its name."""
    from flip7.scenes.crash import CrashScene  # noqa: PLC0415
    from flip7.scenes.new_table.draft import Draft  # noqa: PLC0415
    from flip7.scenes.new_table.look import LookScene  # noqa: PLC0415
    from flip7.scenes.who import WhoScene  # noqa: PLC0415

    plan = house.last_plan()
    begun, over = Match(plan, 7), Match(plan, 7)
    play(begun, rounds=1)
    play(over)
    return [
        ("title", lambda: doors.title(house)),
        ("offer", lambda: doors.offer_of_introduction(house)),
        ("introduction", lambda: doors.introduction(house)),
        ("new table", lambda: doors.new_table(house)),
        ("look", lambda: LookScene(house, Draft(plan), 0, lambda: None)),
        ("who", lambda: WhoScene(house, plan.seats[0].name, plan.seats[0].who, lambda _who: None)),
        ("table", lambda: doors.table(house, begun)),
        ("summary", lambda: doors.summary(house, begun, lambda: None)),
        ("story", lambda: doors.story(())),
        ("podium", lambda: doors.podium(house, over)),
        ("rules", lambda: doors.rules(plan.rules, plan.edition)),
        ("records", lambda: doors.records(house)),
        ("settings", lambda: doors.settings(house)),
        ("pause", lambda: doors.pause(house, begun, lambda: None)),
        ("seats", lambda: doors.seats(house, begun, lambda: None)),
        ("about", lambda: doors.about(house)),
        ("crash", lambda: CrashScene("flip7.log", house.quit, house.quit)),
    ]


def play(match: Match, rounds: int | None = None) -> None:
    """Play a match to its end, or so many rounds of it and the deal of the next one, in the simplest way."""
    while match.game.pending is not None:
        if rounds is not None and match.game.round_number > rounds:
            return
        match.apply(_simple(match.game))


def _simple(game: Game) -> Decision:
    pending = game.pending
    if isinstance(pending, Deal):
        return Move.DEAL
    if isinstance(pending, Turn):
        return Move.STAY if game.seats[pending.seat].points >= _STAY_AT else Move.HIT
    assert pending is not None
    return pending.options[0]
