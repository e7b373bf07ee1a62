"""Every scene in every language for a few frames, in a real window: whether the packaged program has all it needs."""

from collections.abc import Callable, Iterator

from flip7 import i18n
from flip7.engine import Deal, Game, Turn
from flip7.engine.decisions import Decision, Move
from flip7.scenes import doors
from flip7.scenes.house import House
from flip7.session import Match
from flip7.ui.scene import Scene, Transition
from flip7.ui.window import Window

FRAMES = 4
_STAY_AT = 15


class Parade:
    """Hears of every frame that is drawn, and brings on the next scene when one has been seen for long enough."""

    def __init__(self, window: Window, house: House) -> None:
        self._window = window
        self._steps = self._all(house)
        self._frames = 0
        self.shown: list[str] = []
        """What has been seen, for the log."""

    def first(self) -> Scene:
        return self._next() or Scene()

    def on_frame(self, _seconds: float) -> None:
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


def scenes(house: House) -> list[tuple[str, Callable[[], Scene]]]:
    """Every scene by its name."""
    from flip7.scenes.crash import CrashScene  # noqa: PLC0415
    from flip7.scenes.pause import PauseScene  # noqa: PLC0415

    plan = house.last_plan()
    begun, over = Match(plan, 7), Match(plan, 7)
    play(begun, rounds=1)
    play(over)
    return [
        ("title", lambda: doors.title(house)),
        ("new table", lambda: doors.new_table(house)),
        ("table", lambda: doors.table(house, begun)),
        ("podium", lambda: doors.podium(house, over)),
        ("rules", lambda: doors.rules(plan.rules, plan.edition)),
        ("records", lambda: doors.records(house)),
        ("settings", lambda: doors.settings(house)),
        ("pause", lambda: PauseScene(house, begun)),
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
