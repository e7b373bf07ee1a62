"""Draws the table as it lies: the room, the race, the piles, everybody around it, and the home seat."""

from collections.abc import Sequence
from math import pi, sin

from flip7.cards.faces import draw_card
from flip7.engine import Status
from flip7.i18n import _
from flip7.match.match import SeatPlan
from flip7.scenes.faces import AHEAD, Look, can_blink, look_step
from flip7.scenes.table.backdrop import draw_lamp, draw_room
from flip7.scenes.table.expressions import Expressions, Spot
from flip7.scenes.table.home import HomePlace
from flip7.scenes.table.home_painter import draw_home_panel, draw_home_row, turn_text
from flip7.scenes.table.idle import Idle
from flip7.scenes.table.kept_table import Part
from flip7.scenes.table.layout import TableLayout
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.piles import draw_piles
from flip7.scenes.table.places import RimPlace, SeatPlace
from flip7.scenes.table.race import draw_race, draw_shadows
from flip7.scenes.table.row_place import RowPlace
from flip7.scenes.table.seat_painter import (
    FacePose,
    draw_dealer,
    draw_eyes_again,
    draw_portrait,
    draw_seat,
    face_box,
)
from flip7.scenes.table.view import Shown, View, Zone
from flip7.ui.canvas import Box, Canvas
from flip7.ui.text import Align
from flip7.ui.theme import HEADING, Tone

_LAMP = 360.0
_BRIGHTNESS = 0.8


class Painter:
    """Draws a model for the people who sit there. Nothing here moves."""

    def __init__(
        self, model: TableModel, view: View, plans: Sequence[SeatPlan], expressions: Expressions | None = None
    ) -> None:
        self.model = model
        self.view = view
        self.plans = plans
        self._expressions = expressions or Expressions(model)

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """The whole table."""
        self.draw_resting(canvas, layout, frozenset())
        # While points are counted the race does not rest.
        self.draw_live(canvas, layout, frozenset())
        self.draw_light(canvas, layout)

    def draw_resting(self, canvas: Canvas, layout: TableLayout, live: frozenset[int]) -> None:
        """All that rests: without the light, and without what is painted in every frame."""
        for part in self.resting(layout, live):
            part.draw(canvas)

    def resting(self, layout: TableLayout, live: frozenset[int]) -> list[Part]:
        """The parts of all that rests, the lowest first."""
        model, whole = self.model, Box((-1, -1), (layout.size[0] + 2, layout.size[1] + 2))
        header, piles = layout.header, layout.deck.union(layout.discard)
        number, count = max(1, model.round_number), len(model.discard)
        top = tuple(card.name for card in model.discard[-3:])
        parts = [
            Part("room", whole, (), lambda canvas: draw_room(canvas, layout.oval)),
            Part("round", Box(header.left - 10, 0, layout.race.left - header.left, header.bottom + 10), number,
                 lambda canvas: self._draw_header(canvas, layout)),
            Part("piles", piles.inflate(160, 120), (model.deck, count, top),
                 lambda canvas: draw_piles(canvas, layout, model)),
        ]  # fmt: skip
        if not self.view.totals:
            race = layout.race.inflate(70, 60)
            look = (*self._race_look(live), model.match_point, model.over, model.counted, model.home)
            parts.append(Part("race", race, look, lambda canvas: self._draw_race(canvas, layout, live)))
        alone = model.acting if model.suspense else None
        others = [
            seat for seat in range(len(self.plans)) if seat not in (model.home, self._at_home) and seat not in live
        ]
        parts += [self._part_of(layout, seat) for seat in others if seat != alone]
        if alone is not None:
            # Six numbers, and one card to come: the light narrows.
            parts.append(Part("suspense", whole, (), _draw_suspense))
            parts += [self._part_of(layout, seat) for seat in others if seat == alone]
        return [*parts, *self._home_parts(layout, live), *self._hand_parts(layout)]

    def _part_of(self, layout: TableLayout, seat: int) -> Part:
        place = self.place_of(layout, seat)
        assert isinstance(place, RimPlace | RowPlace)
        look = (self._look(layout, seat), place)
        area = place.box.union(place.frame).inflate(72, 56)
        return Part(("seat", seat), area, look, lambda canvas: self._draw_other(canvas, layout, seat))

    def _home_parts(self, layout: TableLayout, live: frozenset[int]) -> list[Part]:
        """The panel with the face, and above it what changes with every card: that may be painted in every frame."""
        seat, place = self._at_home, self._home(layout)
        area = place.box.inflate(140, 140)
        turn = turn_text(self.model, self.plans, seat, receives=self.view.counted == seat)
        look = (self._look(layout, seat), place, self.model.suspense, str(turn))
        parts = []
        if not self._home_moves(live):
            parts.append(Part("panel", area, look, lambda canvas: self._draw_panel(canvas, layout)))
        if seat not in live:
            parts.append(Part("home", area, look, lambda canvas: self._draw_home(canvas, layout)))
        return parts

    def _home_moves(self, live: frozenset[int]) -> bool:
        """Whether all of the home seat is painted in every frame, and not only its numbers and cards."""
        return self._at_home in live and (self._at_home in self.view.frost or self.view.shaken == self._at_home)

    def _hand_parts(self, layout: TableLayout) -> list[Part]:
        hands = tuple(
            (seat, place.hand.name)
            for seat, place in enumerate(self.model.seats)
            if place.hand is not None and (seat, Zone.HAND, 0) not in self.view.airborne
        )
        area = layout.focus.inflate(90, 90)
        return [Part("hand", area, hands, lambda canvas: self._draw_hand(canvas, layout))] if hands else []

    def _race_look(self, live: frozenset[int]) -> tuple[object, ...]:
        seats = enumerate(self.model.seats)
        return tuple((place.total, None if seat in live else place.points) for seat, place in seats)

    def _look(self, layout: TableLayout, seat: int) -> tuple[object, ...]:
        """Everything that decides how a seat looks."""
        model, view, plan = self.model, self.view, self.plans[seat]
        known = model.seats[seat]
        cards = (known.row, known.bonuses, known.front, model.extras(seat), model.numbers(seat))
        return (
            plan, self._pose(layout, seat), known.status, known.total, known.points, known.second_chance,
            tuple(tuple(card.name for card in some) for some in cards),
            model.acting == seat, model.dealer == seat, model.counted, model.round_number > 0,
            seat in view.bare, view.spread == seat, view.frost.get(seat), view.stamps.get(seat), view.room.get(seat),
            view.points.get(seat), view.totals.get(seat), view.stirred.get(seat), view.counted == seat,
            view.shake if view.shaken == seat else 0.0,
            tuple(sorted((zone.value, index) for other, zone, index in view.airborne if other == seat)),
        )  # fmt: skip

    def draw_live(self, canvas: Canvas, layout: TableLayout, live: frozenset[int]) -> None:
        """What changes in every frame."""
        if self.view.totals:
            self._draw_race(canvas, layout)
        elif live:
            with canvas.part("race"):
                draw_shadows(canvas, layout, Shown(self.model, self.view), self.plans, live)
        for seat in live:
            if seat not in (self._at_home, self.model.home):
                self._draw_other(canvas, layout, seat)
        if self._home_moves(live):
            self._draw_panel(canvas, layout)
        if self._at_home in live:
            self._draw_home(canvas, layout)

    def draw_light(self, canvas: Canvas, layout: TableLayout) -> None:
        """The light stands with whoever acts, and over the middle of the table otherwise."""
        if self.view.lamp is not None:
            where = self.view.lamp
        elif self.model.acting is None:
            where = layout.middle.center
        else:
            where = lamp_over(layout, self.model.acting, self.model.home)
        draw_lamp(canvas, where, _LAMP, _BRIGHTNESS)

    def open_eyes(self) -> list[int]:
        """The seats with a face that can look around and blink now. In suspense everybody holds their breath."""
        if self.model.suspense:
            return []
        faces = [seat for seat, plan in enumerate(self.plans) if plan.has_face]
        return [seat for seat in faces if can_blink(self._expressions.of(seat, self.plans).expression)]

    def idle_poses(self, layout: TableLayout, idle: Idle) -> dict[int, FacePose]:
        """The faces that are different from how they rest, because they blink or look at the pointer."""
        poses: dict[int, FacePose] = {}
        if idle.blinking is None and idle.pointer is None:
            return poses
        for seat in self.open_eyes():
            rest = self._pose(layout, seat)
            look = rest.look
            if idle.pointer is not None:
                look = look_from(layout.place(seat, self.model.home).portrait, idle.pointer)
            pose = FacePose(rest.expression, look_step(look), seat == idle.blinking)
            if pose.closed or pose.look != look_step(rest.look):
                poses[seat] = pose
        return poses

    def draw_idle(self, canvas: Canvas, layout: TableLayout, idle: Idle) -> None:
        """The eyes of those faces, over the picture of all that rests."""
        for seat, pose in self.idle_poses(layout, idle).items():
            place = layout.place(seat, self.model.home)
            acts = self.model.acting == seat
            box = face_box(place, acts=acts) if isinstance(place, RimPlace | RowPlace) else place.portrait
            draw_eyes_again(canvas, self.plans[seat], box, pose)

    @property
    def _at_home(self) -> int:
        """Half-way through a turn of the table the panel is out of sight, and comes back for the next person."""
        turning = self.view.turning
        return self.model.home if turning is None or turning.share >= 0.5 else turning.before

    def _draw_panel(self, canvas: Canvas, layout: TableLayout) -> None:
        with canvas.part("seat", self._at_home), canvas.part("home"):
            shown, pose = Shown(self.model, self.view), self._pose(layout, self._at_home)
            draw_home_panel(canvas, self._home(layout), shown, self.plans, self._at_home, pose=pose)

    def _draw_home(self, canvas: Canvas, layout: TableLayout) -> None:
        with canvas.part("seat", self._at_home), canvas.part("home"):
            draw_home_row(canvas, self._home(layout), Shown(self.model, self.view), self._at_home)

    def rehearse(self, canvas: Canvas, layout: TableLayout) -> None:
        """Draw once what comes to the home seat with another person, so that it is ready when it comes."""
        for place in (layout.home, *layout.others[:1]):
            draw_dealer(canvas, place.portrait)
            if isinstance(place, RimPlace):
                # Whoever acts is a little larger.
                for plan in self.plans:
                    draw_portrait(canvas, plan, face_box(place, acts=True), Status.ACTIVE, deals=True)

    def place_of(self, layout: TableLayout, seat: int) -> SeatPlace:
        """Where a seat is now: on its way while the table turns to another person."""
        now = layout.place(seat, self.model.home)
        turning = self.view.turning
        if turning is not None and isinstance(now, RimPlace):
            before = layout.place(seat, turning.before)
            if isinstance(before, RimPlace):
                return before.towards(now, turning.share)
        return now

    def _home(self, layout: TableLayout) -> HomePlace:
        """It shakes like any other place, and dips below the edge while the table turns to another person."""
        turning = self.view.turning
        dip = 0.0 if turning is None else layout.home.box.height * sin(pi * turning.share)
        shake = self.view.shake if self.view.shaken == self.model.home else 0.0
        return layout.home.moved(shake, dip) if shake or dip else layout.home

    def _draw_other(self, canvas: Canvas, layout: TableLayout, seat: int) -> None:
        place = self.place_of(layout, seat)
        assert isinstance(place, RimPlace | RowPlace)
        with canvas.part("seat", seat):
            shown, pose = Shown(self.model, self.view), self._pose(layout, seat)
            draw_seat(canvas, self._shaken(place, seat), shown, seat, self.plans[seat], pose=pose)

    def _pose(self, layout: TableLayout, seat: int) -> FacePose:
        """How a face looks, and to which side."""
        shows = self._expressions.of(seat, self.plans)
        if shows.at is Spot.AHEAD:
            return FacePose(shows.expression)
        if shows.at is Spot.CARD:
            target = layout.focus.center
        else:
            other = layout.place(shows.at, self.model.home)
            target = other.box.center if shows.at == self.model.home else other.portrait.center
        return FacePose(shows.expression, look_from(layout.place(seat, self.model.home).portrait, target))

    def _shaken(self, place: RimPlace | RowPlace, seat: int) -> RimPlace | RowPlace:
        return place.moved(self.view.shake) if self.view.shake and self.view.shaken == seat else place

    def _draw_header(self, canvas: Canvas, layout: TableLayout) -> None:
        box = layout.header
        title = _("Round {number}", number=max(1, self.model.round_number))
        with canvas.part("round"):
            canvas.text(title, Box(box.left, box.top, 216 * layout.text - 16, box.height), HEADING, Align.LEFT)

    def _draw_race(self, canvas: Canvas, layout: TableLayout, live: frozenset[int] = frozenset()) -> None:
        """The race, without the shadows of seats that are painted in every frame."""
        resting = frozenset(range(len(self.plans))) - live
        with canvas.part("race"):
            draw_race(canvas, layout, self.model, self.view, self.plans)
            draw_shadows(canvas, layout, Shown(self.model, self.view), self.plans, resting)

    def _draw_hand(self, canvas: Canvas, layout: TableLayout) -> None:
        """An action card that waits for its target lies large in the middle."""
        for seat, place in enumerate(self.model.seats):
            if place.hand is None or (seat, Zone.HAND, 0) in self.view.airborne:
                continue
            box = layout.focus
            with canvas.part("seat", seat), canvas.part("hand"):
                canvas.shadow(box, box.width * 0.08, 26)
                draw_card(canvas, place.hand.name, box)


def _draw_suspense(canvas: Canvas) -> None:
    with canvas.part("suspense"):
        canvas.veil(Tone.SHADOW.faded(0.42))


def look_from(face: Box, target: tuple[float, float]) -> Look:
    """In which direction a face looks at a point; ahead if that lies within it."""
    x, y = target[0] - face.centerx, target[1] - face.centery
    far = max(abs(x), abs(y))
    return AHEAD if far <= face.width / 2 else (x / far, y / far)


def lamp_over(layout: TableLayout, seat: int, home: int) -> tuple[float, float]:
    """Where the light stands when a seat acts: on it and on its cards."""
    box = layout.place(seat, home).box
    return (box.centerx, box.top + 60) if seat == home else box.center
