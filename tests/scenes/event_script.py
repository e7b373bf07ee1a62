"""What the director makes of each event, written down as a script: what is heard, which card goes from where to where,
what else is shown, and how long it takes. First in motion; then what is different with reduced motion.

The stories stand in tests/data/event_scripts.txt, each a game with given cards. `python -m tests.scenes.event_script`
writes what the director does now under each of them: read the difference before you keep it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pygame

from flip7.dev.fixtures import plan_for
from flip7.engine import EDITIONS, Card, Decision, Game, Move, Pending, Target, Turn, card
from flip7.engine.events import Event
from flip7.engine.rules import Rules
from flip7.scenes.seat_tile import seat_colour
from flip7.scenes.table.actions import ICE
from flip7.scenes.table.busts import RED
from flip7.scenes.table.director import Director
from flip7.scenes.table.effects import FlyingPoints
from flip7.scenes.table.layout import SLOTS, TableLayout
from flip7.scenes.table.lying_cards import count_of_numbers, piled
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.painter import lamp_over
from flip7.scenes.table.race import token_box
from flip7.scenes.table.sprite import Sprite
from flip7.scenes.table.view import Drawing, Shown, View
from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import Facts
from flip7.ui.particles import Particles
from flip7.ui.scale import Viewport
from flip7.ui.theme import RGB
from flip7.ui.timeline import Timeline

FILE = Path(__file__).parent.parent / "data" / "event_scripts.txt"
FRAME = 0.01
READABLE = 250
MOST_EXTRAS = 6
ASK = "Ask"
COLOURS = {RED: "red", ICE: "icy"}


@dataclass(eq=False)
class Story:
    """A game with given cards: some decisions to come to a telling position, and those whose events are shown."""

    name: str
    deck: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    totals: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    people: int = 1
    rules: Rules = EDITIONS["fr"]
    before: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    head: list[str] = field(default_factory=list)
    script: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return self.name

    def put(self, line: str) -> None:
        key, *words = line.split()
        match key:
            case "rules":
                self.rules = EDITIONS[words[0]]
            case "deck" | "discard":
                setattr(self, key, [card(word) for word in words])
            case "totals":
                self.totals = [int(word) for word in words]
            case "people":
                self.people = int(words[0])
            case "before" | "shown":
                setattr(self, key, words)
            case _:
                raise ValueError(line)
        self.head.append(line)

    def game(self) -> Game:
        """The last seat deals first, so that the first one begins."""
        seats = len(self.totals)
        return Game(self.rules, seats, seats - 1, self.deck, _InOrder(), discard=self.discard, totals=self.totals)


class _InOrder:
    """Shuffles nothing: the discard is dealt in the order in which it came."""

    def shuffle(self, cards: list[Card]) -> None:
        cards.reverse()


def stories() -> list[Story]:
    found: list[Story] = []
    in_head = False
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            found.append(Story(line.removeprefix("== ")))
            in_head = True
        elif found and not line:
            in_head = False
        elif found and in_head:
            found[-1].put(line)
        elif found:
            found[-1].script.append(line)
    return found


class Places:
    """The names of the places of a table, as its cards lie now."""

    def __init__(self, layout: TableLayout, names: Sequence[str], model: TableModel, view: View) -> None:
        self._layout = layout
        self._names = names
        self._model = model
        self._shown = Shown(model, view)
        self.turns: tuple[int, int] | None = None
        """The home seat before and after, while the table turns from one person to the other."""

    def name(self, box: Box) -> str:
        """The place where a card lies; a question mark if it lies in none."""
        named = [name for name, place in self._all() if abs(place.width - box.width) < 0.5 and _same_middle(place, box)]
        return named[0] if named else self._beside_the_middle(box)

    def around(self, box: Box) -> str:
        """The place in whose middle something else stands."""
        return next((name for name, place in self._all() if _same_middle(place, box)), "?")

    def is_token(self, box: Box, seat: int) -> bool:
        """Whether something stands on a seat's token in the race."""
        totals = [place.total for place in self._model.seats]
        return _same_middle(token_box(self._layout, totals, self._model.target, seat), box)

    def light(self, at: tuple[float, float]) -> str:
        """Whom the lamp is over."""
        for seat, name in enumerate(self._names):
            if _near(lamp_over(self._layout, seat, self._model.home), at):
                return name
        return "the table" if _near(self._layout.middle.center, at) else "?"

    def _all(self) -> Iterator[tuple[str, Box]]:
        layout = self._layout
        yield from (("the deck", layout.deck), ("the discard", layout.discard), ("the middle", layout.focus))
        if self.turns is None:
            for seat, name in enumerate(self._names):
                yield from self._of(seat, self._model.home, name)
        else:
            before, after = self.turns
            yield from (*self._of(before, before, "home"), *self._of(after, after, "home"))
            yield from (*self._of(before, after, self._names[before]), *self._of(after, before, self._names[after]))

    def _of(self, seat: int, home: int, name: str) -> Iterator[tuple[str, Box]]:
        extras, flat = len(self._model.extras(seat)), piled(self._shown, seat)
        numbers = count_of_numbers(self._shown, seat)
        for place, box in _places_of(self._layout, seat, home, numbers, extras, flat=flat):
            yield f"{name}{place}", box

    def _beside_the_middle(self, box: Box) -> str:
        focus = self._layout.focus
        away = (box.centerx - focus.centerx) / focus.width
        if abs(away) > 1 or abs(box.centery - focus.centery) > focus.height * 0.6:
            return "?"
        return "left of the middle" if away < 0 else "right of the middle"


@lru_cache(maxsize=4096)
def _places_of(
    layout: TableLayout, seat: int, home: int, numbers: float, extras: int, *, flat: bool
) -> tuple[tuple[str, Box], ...]:
    """The cards of a seat: in its row, in its pile, and beside them, also where one card more lies."""
    place = layout.place(seat, home)
    found = [(f" {index + 1}", place.slot(index, max(numbers, 1.0), extras)) for index in range(SLOTS + 1)]
    found += [("'s pile", place.pile(index, extras)) for index in range(SLOTS)]
    for count in dict.fromkeys((max(1, extras), extras + 1, *range(1, MOST_EXTRAS + 1))):
        found += [(f" +{index + 1}", place.extra(index, numbers, count, piled=flat)) for index in range(count)]
    return tuple(found)


def _same_middle(one: Box, other: Box) -> bool:
    return _near(one.center, other.center)


def _near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) < 0.5 and abs(one[1] - other[1]) < 0.5


@dataclass
class Track:
    """The way of one card."""

    sprite: Sprite
    lay: str
    """Where it lay before anything was seen of it."""
    lay_turned: float
    """By so many degrees."""
    face: str
    places: list[str]
    turned_to: str = ""
    landed: str = ""
    """Where it was when the table became as the event says, if that was since the last frame."""
    arc: float = 0.0
    spin: float = 0.0
    """How far it was turned from how it lay."""
    lift: float = 0.0

    def __str__(self) -> str:
        face = self.face if self.face == self.turned_to else f"{self.face} > {self.turned_to}"
        peaks = [f", {name} {peak:.0f}" for name, peak in (("arc", self.arc), ("spin", self.spin), ("lift", self.lift))]
        return f"{face}: {' > '.join(self.places)}" + "".join(peak for peak in peaks if not peak.endswith(" 0"))

    @property
    def moved(self) -> bool:
        stirred = max(self.arc, self.spin, self.lift) >= 1
        return stirred or {self.lay} != set(self.places) or self.face != self.turned_to


@dataclass
class Span:
    """Something that is there for a while."""

    what: str
    begin: float
    end: float | None = None
    """None while it is still there."""
    values: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        end = "" if self.end is None else f"{self.end:.2f}"
        return f"{self.begin:.2f}-{end} {self.what}"


@dataclass
class Drawn:
    """Something drawn above the table for a while."""

    span: Span
    frames: list[Facts] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    """Where its points are in each frame, or its cards in the first one."""


class _Watched(list[Any]):
    """A list that tells who comes and goes."""

    def __init__(self, come: Callable[[Any], None], go: Callable[[Any], None]) -> None:
        super().__init__()
        self._come, self._go = come, go

    def append(self, item: Any) -> None:
        super().append(item)
        self._come(item)

    def extend(self, items: Iterable[Any]) -> None:
        for item in items:
            self.append(item)

    def remove(self, item: Any) -> None:
        self._go(item)
        super().remove(item)


class _Noted(dict[int, float]):
    """Numbers that tell when they change."""

    def __init__(self, changed: Callable[[int, float], None]) -> None:
        super().__init__()
        self._changed = changed

    def __setitem__(self, seat: int, value: float) -> None:
        super().__setitem__(seat, value)
        self._changed(seat, value)


class _Confetti(Particles):
    """Notes where something bursts."""

    def __init__(self, note: Callable[[str], None], places: Places, colours: Sequence[RGB]) -> None:
        super().__init__(Random(1))
        self._note, self._places, self._colours = note, places, colours

    def sparks(self, origin: tuple[float, float], *_args: Any, **_kwargs: Any) -> None:
        self._note(f"sparks at {self._places.around(Box(*origin, 0, 0))}")

    def burst(self, origin: tuple[float, float], colours: Sequence[RGB], *_args: Any, **_kwargs: Any) -> None:
        side = "left" if origin[0] <= 0 else "right"
        self._note(f"confetti from the {side} in colour {self._colours.index(colours[0])}")

    def firework(self, *_args: Any, **_kwargs: Any) -> None:
        self._note("a rocket")


class Stage:
    """A table without a window, with a director who shows events on it, and a scribe."""

    def __init__(self, game: Game, layout: TableLayout, people: int, *, still: bool = False) -> None:
        self.plans = plan_for(len(game.seats), people=people).seats
        self.names = [plan.name for plan in self.plans]
        self.model = TableModel.of(game, range(people))
        self.model.see = self._see  # type: ignore[method-assign]
        self.layout = layout
        self.view = View(layout=layout)
        self.places = Places(layout, self.names, self.model, self.view)
        self.view.sprites = _Watched(self._come, self._go)
        self.view.drawings = _Watched(self._draw, self._draw)
        self.view.points = _Noted(lambda seat, value: self._count("points", seat, value))
        self.view.totals = _Noted(lambda seat, value: self._count("total", seat, value))
        self.view.stamps = _Noted(lambda seat, value: self._count("stamp", seat, value))
        self.view.particles = _Confetti(self._note, self.places, [seat_colour(plan) for plan in self.plans])
        self.director = Director(self.model, self.view, self.plans)
        self.director.reduced_motion = still
        self.director.on_told = self._tell
        scale = 480 / layout.size[0]
        size = (480, round(layout.size[1] * scale))
        self._canvas = Canvas(pygame.Surface(size), Viewport(size, scale))
        self._canvas.paints = False
        self._clear()

    def _clear(self) -> None:
        self.time = 0.0
        self.heard: list[tuple[float, str]] = []
        self.told: list[float] = []
        self._tracks: list[Track] = []
        self._new: list[tuple[Sprite, str, float]] = []
        self._spans: dict[str, Span] = {}
        self._drawn: dict[int, Drawn] = {}
        self._bursts: list[tuple[float, str]] = []
        self._lamp: list[str] = []
        self.strayed: list[str] = []
        """With reduced motion: cards that were somewhere between the places of the table."""

    def play(self, timeline: Timeline) -> None:
        """To its end, a hundredth of a second at a time."""
        self._clear()
        timeline.advance(0.0, self._hear)
        self._look()
        while not timeline.done:
            self.time += FRAME
            timeline.advance(FRAME, self._hear)
            self._look()

    def show(self, event: Event) -> list[str]:
        """Play an event; the lines of its script."""
        timeline = self.director.show(event)
        self.view.ticker = ""
        self.play(timeline)
        [told] = self.told
        name, said = type(event).__name__, str(self.view.ticker)
        return [f'{name} "{said}"' if said else name, *self._lines(f"{_times(timeline)}, told at {told:.2f}")]

    def ask(self, pending: Pending | None) -> list[str]:
        """Ask for a decision; a person to whom the table turns is called by name."""
        before = self.model.home
        after = pending.seat if isinstance(pending, Turn | Target) and pending.seat in self.model.people else before
        self.places.turns = (before, after) if after != before else None
        timeline = self.director.ask(pending, self.names[after] if after != before else None)
        self.play(timeline)
        self.places.turns = None
        acting = self.model.acting
        who = "nobody" if acting is None else self.names[acting] + " at home" * (acting == after)
        return [f"{ASK} {who}", *self._lines(_times(timeline))]

    def _lines(self, takes: str) -> list[str]:
        shown = [*((span.begin, str(span)) for span in self._all_spans()), *self._burst_lines()]
        lines = [f"takes  {takes}", "heard  " + ", ".join(f"{time:.2f} {cue}" for time, cue in self.heard)]
        lines += [f"card   {line}" for line in _counted(str(track) for track in self._tracks if track.moved)]
        lines += [f"shown  {line}" for _time, line in sorted(shown)]
        return ["  " + line.rstrip() for line in lines if len(line.split()) > 1]

    def table(self) -> TableModel:
        """The table as it is now, to be kept."""
        table = deepcopy(self.model)
        del vars(table)["see"]
        return table

    def _see(self, event: Event) -> None:
        for track in self._tracks:
            track.landed = self.places.name(track.sprite.box(self.layout))
        TableModel.see(self.model, event)

    def _tell(self, _event: Event) -> None:
        self.told.append(self.time)

    def _hear(self, cue: str) -> None:
        self.heard.append((self.time, cue))

    def _note(self, what: str) -> None:
        self._bursts.append((self.time, what))

    def _burst_lines(self) -> Iterator[tuple[float, str]]:
        """Many shots are one line."""
        for what in dict.fromkeys(what for _time, what in self._bursts):
            times = [time for time, burst in self._bursts if burst == what]
            yield times[0], f"{times[0]:.2f}-{times[-1]:.2f} {len(times)} x {what}"

    def _come(self, sprite: Sprite) -> None:
        self._new.append((sprite, self.places.name(sprite.box(self.layout)), sprite.spin))

    def _go(self, sprite: Sprite) -> None:
        for track in self._tracks:
            if track.sprite is sprite:
                track.turned_to = self._painted(sprite)
                self._reach(track, track.landed or self.places.name(sprite.box(self.layout)))
                assert sprite.alpha == 1, f"{track} is not all there when it lands"

    def _look(self) -> None:
        """A frame."""
        for sprite, lay, turned in self._new:
            self._tracks.append(Track(sprite, lay, turned, self._painted(sprite), [self._near(sprite)]))
        self._new = []
        for track in self._tracks:
            track.landed = ""
            if not track.turned_to:
                self._follow(track)
        for sprite in self.view.sprites if self.director.reduced_motion else ():
            between = 0 < sprite.way < 1 or self.places.name(sprite.box(self.layout)) == "?"
            if sprite.alpha > 0 and between:
                self.strayed.append(sprite.name)
        view = self.view
        self._span("shake", {f"{self.names[view.shaken]} shakes": view.shake} if view.shaken is not None else {})
        self._span("frost", {f"frost over {self.names[seat]}": grown for seat, grown in view.frost.items()})
        for kind, seats in (("points", view.points), ("total", view.totals)):
            self._span(kind, {f"{kind} of {self.names[seat]}": value for seat, value in seats.items()})
        if view.counter and view.counted is not None:
            self._span("counter", {f"counter {view.counter} at {self.names[view.counted]}": view.counter})
        else:
            self._span("counter", {})
        self._span("stamp", {f"stamp of {self.names[seat]}": landed for seat, landed in view.stamps.items()})
        self._span("room", {f"room in the row of {self.names[seat]}": room for seat, room in view.room.items()})
        self._span("stir", {f"the numbers of {self.names[seat]} stir": high for seat, high in view.stirred.items()})
        self._span("mood", {f"{COLOURS[view.mood[0]]} light": view.mood[1]} if view.mood else {})
        self._span("turn", {"the table turns": view.turning.share} if view.turning else {})
        self._span("lamp", {"the light goes": 1.0} if view.lamp else {})
        if view.lamp:
            self._lamp.append(self.places.light(view.lamp))
        for drawing in view.drawings:
            if round(self.time / FRAME) % 10 == 0:
                self._draw(drawing)

    def _follow(self, track: Track) -> None:
        sprite = track.sprite
        track.face = track.face or self._painted(sprite)
        track.spin = max(track.spin, abs(sprite.spin - track.lay_turned))
        track.lift = max(track.lift, sprite.lift)
        if 0 < sprite.way < 1:
            track.arc = max(track.arc, sprite.arc)
        else:
            self._reach(track, self._near(sprite))

    def _painted(self, sprite: Sprite) -> str:
        """The face of a card as it is painted; nothing while it is clear."""
        self._canvas.facts = Facts()
        sprite.draw(self._canvas, self.layout)
        for painted in self._canvas.facts.cards:
            middle, meant = painted.box.center, sprite.box(self.layout).center
            assert abs(middle[0] - meant[0]) + abs(middle[1] - meant[1]) < 1, "painted where it is not"
            return painted.face
        return ""

    def _near(self, sprite: Sprite) -> str:
        return self.places.name((sprite.start if sprite.way < 0.5 else sprite.end)(self.layout))

    @staticmethod
    def _reach(track: Track, place: str) -> None:
        if track.places[-1] != place:
            track.places.append(place)

    def _count(self, kind: str, seat: int, value: float) -> None:
        what = f"{kind} of {self.names[seat]}"
        self._spans.setdefault(f"{kind} {what}", Span(what, self.time)).values.append(value)

    def _span(self, kind: str, now: dict[str, float]) -> None:
        for what, value in now.items():
            self._spans.setdefault(f"{kind} {what}", Span(what, self.time)).values.append(value)
        for key, span in self._spans.items():
            if key.startswith(kind) and span.what not in now and span.end is None:
                span.end = self.time

    def _draw(self, drawing: Drawing) -> None:
        """A frame of something that is drawn above the table."""
        self._canvas.facts = Facts()
        drawing(self._canvas, self.layout)
        drawn = self._drawn.setdefault(id(drawing), Drawn(Span(type(drawing).__name__, self.time)))
        drawn.span.end = self.time
        facts = self._canvas.facts
        if isinstance(drawing, FlyingPoints):
            at, [seat] = facts.texts[0].box, facts.indices("seat")
            drawn.places.append("the token" if self.places.is_token(at, int(seat or 0)) else self.places.around(at))
        elif not drawn.frames:
            drawn.places += [self.places.around(shown.box) for shown in facts.cards]
        drawn.frames.append(facts)

    def _all_spans(self) -> Iterator[Span]:
        for key, span in self._spans.items():
            kind = key.partition(" ")[0]
            if kind in ("points", "total"):
                span.what += f" {span.values[0]:.0f} > {span.values[-1]:.0f}"
            elif kind == "shake":
                span.what += f" by {max(map(abs, span.values)):.1f}"
            elif kind in ("mood", "stir"):
                span.what += f", {max(map(abs, span.values)):.0%} at most"
            elif kind == "lamp":
                span.what += f" from {self._lamp[0]} to {self._lamp[-1]}"
            elif kind == "frost":
                span.what += f" from {span.values[0]:.0%} to {span.values[-1]:.0%}"
            yield span
        for drawn in self._drawn.values():
            drawn.span.what += "".join(self._told_by(drawn))
            yield drawn.span

    def _told_by(self, drawn: Drawn) -> Iterator[str]:
        kind, frames, places = drawn.span.what, drawn.frames, drawn.places
        seats = sorted(
            {self.names[int(seat)] for facts in frames for seat in facts.indices("seat") if seat is not None}
        )
        if seats:
            yield " of " + ", ".join(seats)
        if kind == "FlyingPoints":
            yield f" from {places[0]} to {places[-1]}" if places[0] != places[-1] else f" at rest at {places[0]}"
        if kind == "Celebration":
            yield f", {len(places)} cards" + (f" from {places[0]} to {places[-1]}" if "?" not in places else "")
        if kind == "Banner" and len({text.box.left for facts in frames for text in facts.texts}) > 1:
            yield " slides in"
        texts = [text.string for facts in frames for text in facts.texts if text.alpha >= READABLE]
        if texts:
            yield ": " + " / ".join(dict.fromkeys(texts))


def _times(timeline: Timeline) -> str:
    early = f", hands over at {timeline.hand_over:.2f}" if timeline.hand_over < timeline.duration else ""
    return f"{timeline.duration:.2f}{early}"


def _counted(lines: Iterable[str]) -> list[str]:
    every = list(lines)
    return [line if every.count(line) == 1 else f"{every.count(line)} x {line}" for line in dict.fromkeys(every)]


def decided(word: str) -> tuple[Decision, float]:
    """A decision, and the risk of the card that it brings: "hit:0.4"."""
    name, _colon, risk = word.partition(":")
    return (int(name) if name.isdigit() else Move(name)), float(risk or 0)


@dataclass
class ShownEvent:
    """An event with the table before it, and its script."""

    event: Event | None
    before: TableModel
    after: TableModel
    lines: list[str]
    heard: list[str]
    strayed: list[str]
    left_over: list[object]
    counter: int


def to_position(story: Story, layout: TableLayout, *, still: bool = False) -> tuple[Game, Stage]:
    game = story.game()
    stage = Stage(game, layout, story.people, still=still)
    for word in story.before:
        for event in game.apply(decided(word)[0]):
            stage.director.show(event).finish()
        stage.director.ask(game.pending).finish()
    return game, stage


@cache
def perform(story: Story, layout: TableLayout, *, still: bool = False) -> list[ShownEvent]:
    """All that a story shows, one event after another."""
    game, stage = to_position(story, layout, still=still)
    shown: list[ShownEvent] = []

    def note(event: Event | None, before: TableModel, lines: list[str]) -> None:
        heard = [cue for _time, cue in stage.heard]
        left_over = still_there(stage.view)
        after = stage.table()
        shown.append(ShownEvent(event, before, after, lines, heard, stage.strayed, left_over, stage.view.counter))

    for word in story.shown:
        decision, stage.director.risk = decided(word)
        for event in game.apply(decision):
            note(event, stage.table(), stage.show(event))
        note(None, stage.table(), stage.ask(game.pending))
        assert stage.table() == TableModel.of(game, stage.model.people, stage.model.home)
    return shown


def still_there(view: View) -> list[object]:
    """What should have gone when a motion is over; only the cards of a Flip Three are counted from one to the next."""
    passing: list[object] = [*view.sprites, *view.drawings, *view.bare, *view.airborne, *view.room, *view.stirred]
    passing += [*view.frost, *view.points, *view.totals, *view.stamps]
    single = (view.turning, view.shaken, view.lamp, view.mood, view.shake or None)
    return passing + [thing for thing in single if thing is not None]


def written(story: Story, layout: TableLayout) -> list[str]:
    """The script of a story: each event in motion, and then what is different with reduced motion."""
    lines: list[str] = []
    for moving, calm in zip(perform(story, layout), perform(story, layout, still=True), strict=True):
        lines += moving.lines
        for key in ("takes", "heard", "card", "shown"):
            one, other = _of(moving.lines, key), _of(calm.lines, key)
            if one != other:
                lines += [f"  still {line.strip()}" for line in other] or [f"  still {key:<6} nothing"]
    return lines


def _of(lines: Sequence[str], key: str) -> list[str]:
    return [line for line in lines[1:] if line.split()[0] == key]


def _renew() -> None:
    head = FILE.read_text(encoding="utf-8").partition("== ")[0]
    layout = TableLayout((1920.0, 1080.0), 4)
    parts = [head]
    for story in stories():
        parts.append("\n".join([f"== {story.name}", *story.head, "", *written(story, layout), "", ""]))
    FILE.write_text("".join(parts).rstrip("\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    pygame.init()
    _renew()
