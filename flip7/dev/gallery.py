"""Every scene of the game by its name, each with something to show: one list for the smoke test, the pictures and the
tests' tour. A scene that is missing here fails a test."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from typing import Final

from flip7.app.context import Context
from flip7.dev import puzzles
from flip7.dev.fixtures import mid_game, plan_for, play_to
from flip7.dev.simple_play import match_of
from flip7.dev.sketches import sketched_job
from flip7.engine import EDITIONS
from flip7.match.log import Log
from flip7.match.match import Match
from flip7.match.plan import SavedMatch
from flip7.scenes.crash import CrashScene
from flip7.scenes.introduction import Introduced
from flip7.scenes.known_person import change_person, new_person
from flip7.scenes.new_table.chooser import SeatChooser
from flip7.scenes.new_table.draft import Draft
from flip7.scenes.new_table.rules_overlay import RulesOverlay
from flip7.scenes.new_table.seat_menu import SeatMenu, Wishes
from flip7.scenes.people.same_person import SamePerson
from flip7.scenes.review import ReviewScene
from flip7.scenes.review.play_on import PlayOnQuestion
from flip7.scenes.review.replay import ReplayScene
from flip7.scenes.review.state import ReviewState
from flip7.scenes.seat_card import SeatCard
from flip7.scenes.settings import SettingsScene
from flip7.scenes.settings.controls import KeyQuestion
from flip7.scenes.settings.scene import Part
from flip7.scenes.who import WhoScene
from flip7.store.people import Person
from flip7.ui.intents import Kind
from flip7.ui.scene import Scene
from flip7.ui.widgets.textfield import TextField

Example = Callable[[Context], Scene]
PEOPLE: Final = tuple(
    Person(name, colour, symbol)
    for colour, (name, symbol) in enumerate(
        (("Łucja", "cat"), ("Zoé", "boat"), ("Jürgen", "tree"), ("Maximiliane Theo", "moon"), ("Ben", "rocket"))
    )
)
LOG = "/home/someone/.local/state/flip7/log/flip7.log"


def _log(context: Context, seats: int = 4, seed: int = 32) -> Scene:
    """After some rounds."""
    match = Match(plan_for(seats), seed)
    play_to(match, lambda game: len(game.rounds) == 3)
    return context.navigation.log(Log.of(match), match.plan.seats)


def _review(context: Context, seats: int = 4) -> Scene:
    """At the decision that cost most."""
    scene = ReviewScene(context, SavedMatch.of(match_of(plan_for(seats), None)), job=sketched_job(seats))
    scene.go_to(next((moment.step for moment in scene.state.moments.values()), 0))
    return scene


def _replay(context: Context) -> Scene:
    """Paused in the middle."""
    job = sketched_job(4)
    scene = ReviewScene(context, job.match, job=job)
    scene.go_to(next((moment.step for moment in scene.state.moments.values()), 20))
    return ReplayScene(context, scene.state, playing=False)


def _nothing() -> None: ...


def _ignore(_value: object) -> None: ...


def _known(context: Context) -> Context:
    """Some people have played here."""
    for person in PEOPLE:
        context.people.keep(person)
    return context


def _seat_menu(context: Context) -> Scene:
    """About an AI opponent."""
    seat = context.last_plan().seats[1]
    return SeatMenu(context, seat, seat.name, SeatCard({}), Wishes(_nothing, _nothing, _nothing, _nothing))


PAGES: Final[Mapping[str, Example]] = {
    "title": lambda context: context.navigation.title(),
    "new table": lambda context: context.navigation.new_table(),
    "chooser": lambda context: SeatChooser(_known(context), Draft(context.last_plan()), _ignore),
    "seat menu": _seat_menu,
    "rules of a table": lambda context: RulesOverlay(context, Draft(context.last_plan())),
    "people": lambda context: _known(context).navigation.people(),
    "people, nobody": lambda context: context.navigation.people(),
    "same person": lambda context: SamePerson(_known(context), PEOPLE[0], _ignore),
    "new person": lambda context: new_person(context, PEOPLE[4].seat(), _ignore),
    "change person": lambda context: change_person(_known(context), PEOPLE[1], _ignore),
    "who": lambda context: WhoScene(context, "Anna", "careful", lambda _who: None),
    "rules": lambda context: context.navigation.rules(EDITIONS["de"], "de"),
    "road": lambda context: context.navigation.road(),
    "day": lambda context: context.navigation.day(lambda: date(2026, 11, 18)),
    "records, empty": lambda context: context.navigation.records(),
    "puzzles": puzzles.turn,
    "puzzles, answered": puzzles.answered,
    "puzzles, target": puzzles.target,
    "puzzles, target of 18": partial(puzzles.target, seats=18),
    "puzzles, target of 18 answered": partial(puzzles.target, seats=18, answer=True),
    "settings": lambda context: context.navigation.settings(),
    **{f"settings, {part.name.lower()}": partial(SettingsScene, part=part) for part in Part},
    "letters": lambda context: context.navigation.letters(TextField(PEOPLE[1].name, max_length=16)),
    "key": lambda context: KeyQuestion(context, Kind.FULLSCREEN, _nothing),
    "about": lambda context: context.navigation.about(),
    "who plays": lambda context: context.navigation.who_plays(),
    "offer of the introduction": lambda context: context.navigation.offer_of_introduction(),
    "introduced": Introduced,
    "pause": lambda context: context.navigation.pause(match_of(plan_for(3)), _nothing),
    "seats": lambda context: context.navigation.seats(match_of(plan_for(4)), _nothing),
    "log": _log,
    "log of 18": partial(_log, seats=18, seed=26),
    "cards left": lambda context: context.navigation.cards_left(mid_game(4, 4).table(), 0),
    "review": lambda context: context.navigation.review(SavedMatch.of(match_of(plan_for(2)))),
    **{f"review of {seats}": partial(_review, seats=seats) for seats in (2, 4, 10, 18)},
    "replay": _replay,
    "play on": lambda context: PlayOnQuestion(context, ReviewState(sketched_job(4).match)),
    "crash": lambda _context: CrashScene(LOG, print, print),
}
"""What stands still."""

PLAYED: Final[Mapping[str, Example]] = {
    "introduction": lambda context: context.navigation.introduction(),
    "table": lambda context: context.navigation.table(match_of(plan_for(4))),
    "summary": lambda context: context.navigation.summary(match_of(plan_for(4)), _nothing),
    "podium": lambda context: context.navigation.podium(match_of(plan_for(4), None)),
}
"""What goes on by itself. Pictures and tour look at these at many moments, with many seats."""

SCENES: Final[Mapping[str, Example]] = {**PAGES, **PLAYED}
