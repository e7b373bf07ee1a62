"""Draws the table as it lies: felt, piles, panels and the stage. Nothing here moves."""

from collections.abc import Sequence
from dataclasses import replace

from flip7.cards.faces import BACK, draw_card
from flip7.engine import SECOND_CHANCE, Card, Status
from flip7.i18n import Text, _, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.seat_tile import draw_seat_tile
from flip7.scenes.table.layout import SLOTS, PanelLayout, StageLayout, TableLayout
from flip7.scenes.table.model import SeatModel, TableModel
from flip7.scenes.table.view import View
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, text_width
from flip7.ui.theme import (
    BIG_NUMERAL,
    HEADING,
    NUMERAL,
    SECOND,
    SMALL,
    SMALL_SECOND,
    STRONG,
    SUBHEADING,
    Colour,
    Radius,
    TextStyle,
    Tone,
    theme,
)
from flip7.ui.theme import (
    PILL as PILL_TEXT,
)

STATES: dict[Status, tuple[Text, Colour, Colour]] = {
    # TRANSLATORS: the state of a seat in the round, on a small label in capitals
    Status.STAYED: (pgettext("state", "STAYED"), Tone.GREEN, Tone.CREAM),
    Status.BUSTED: (pgettext("state", "BUST"), Tone.RED, Tone.CREAM),
    Status.FROZEN: (pgettext("state", "FROZEN"), Tone.ICE_DEEP, Tone.CREAM),
    Status.FLIP_SEVEN: (pgettext("state", "FLIP 7!"), Tone.GOLD, Tone.INK),
}


def extras_of(model: TableModel, seat: int) -> list[Card]:
    """A seat's cards besides its row: bonuses, Second Chance, what was played on it, put aside, in hand."""
    place = model.seats[seat]
    cards = list(place.bonuses)
    if place.second_chance:
        cards.append(SECOND_CHANCE)
    cards += place.front
    cards += model.waiting(seat)
    if place.hand is not None:
        cards.append(place.hand)
    return cards


class Painter:
    """Draws a model for the people who sit there."""

    def __init__(self, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
        self.model = model
        self.view = view
        self.plans = plans
        self.who: Sequence[Text | str] = [""] * len(plans)
        """What each seat is besides its name: the title of its character."""

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        canvas.felt()
        self._draw_header(canvas, layout)
        with canvas.part("deck"):
            self._draw_deck(canvas, layout)
        with canvas.part("discard"):
            self._draw_discard(canvas, layout)
        for seat, panel in enumerate(layout.panels):
            with canvas.part("seat", seat):
                self._draw_panel(canvas, panel, seat)
        if self.model.suspense:
            # Six numbers, and one card to come: the light narrows to the stage.
            with canvas.part("suspense"):
                canvas.veil(Tone.SHADOW.faded(0.42))
        with canvas.part("stage"), canvas.part("seat", self.model.stage):
            self._draw_stage(canvas, layout.stage)

    def rehearse(self, canvas: Canvas, layout: TableLayout) -> None:
        """Draw once what comes onto the stage with another seat, so that it is ready when it comes."""
        for plan in self.plans:
            draw_seat_tile(canvas, plan, layout.stage.tile)
        for tile in (layout.stage.tile, layout.panels[0].tile):
            _draw_dealer(canvas, tile)

    def _draw_header(self, canvas: Canvas, layout: TableLayout) -> None:
        box = layout.header
        title = _("Round {number}", number=max(1, self.model.round_number))
        with canvas.part("round"):
            drawn = canvas.text(title, Box(box.left, box.top, 330, box.height), HEADING, Align.LEFT)
        goal = Box(drawn.right + 34, box.top, 330, box.height)
        with canvas.part("target"):
            canvas.text(_("Target {points}", points=self.model.target), goal, SECOND, Align.LEFT)

    def _draw_deck(self, canvas: Canvas, layout: TableLayout) -> None:
        box = layout.deck
        layers = min(6, -(-self.model.deck // 16))
        canvas.rect(box, None, box.width * 0.09, Tone.FAINT.faded(0.5), 2, dash=(8, 6))
        for layer in range(layers):
            lift = 3.0 * layer
            if layer == 0:
                canvas.shadow(box, box.width * 0.08, 12)
            draw_card(canvas, BACK, box.move(-lift * 0.5, -lift))
        caption = layout.caption(box)
        _draw_count(canvas, caption, pgettext("pile", "Deck"), self.model.deck)

    def _draw_discard(self, canvas: Canvas, layout: TableLayout) -> None:
        box = layout.discard
        canvas.rect(box, None, box.width * 0.09, Tone.FAINT.faded(0.5), 2, dash=(8, 6))
        top = self.model.discard[-3:]
        for place, card in enumerate(top):
            angle = ((len(self.model.discard) - len(top) + place) * 37 % 15) - 7.5
            if place == 0:
                canvas.shadow(box, box.width * 0.08, 10)
            draw_card(canvas, card.name, box, angle=round(angle / 1.5) * 1.5)
        _draw_count(canvas, layout.caption(box), pgettext("pile", "Discard"), len(self.model.discard))

    def _draw_panel(self, canvas: Canvas, panel: PanelLayout, seat: int) -> None:
        model = self.model.seats[seat]
        staged = self.model.stage == seat
        box = self._shaken(panel.box, seat) if not staged else panel.box
        if box is not panel.box:
            panel = PanelLayout(box)
        radius = Radius.LARGE if panel.roomy else Radius.MEDIUM
        if staged:
            canvas.glow(box, Tone.GOLD, radius, 0.35, reach=18)
        canvas.rect(box, Tone.PANEL, radius, Tone.GOLD if staged else Tone.PANEL_EDGE, 3 if staged else 2)
        frost = self.view.frost.get(seat, 1.0 if model.status is Status.FROZEN else 0.0)
        if frost and not staged:
            draw_frost(canvas, box, radius, frost)
        draw_seat_tile(canvas, self.plans[seat], panel.tile)
        if self.model.dealer == seat:
            _draw_dealer(canvas, panel.tile)
        name = panel.name
        if panel.roomy and not str(self.who[seat]):
            # A person has no title beneath the name.
            name = Box(name.left, panel.tile.top, name.width, panel.tile.height)
        with canvas.part("name"):
            canvas.text(self.plans[seat].name, name, SUBHEADING if panel.roomy else STRONG, Align.LEFT)
        self._draw_points(canvas, panel, seat)
        if staged:
            self._draw_on_stage(canvas, panel)
            return
        self._draw_cards(canvas, panel, seat)
        with canvas.part("state"):
            self._draw_state(canvas, panel, model)

    def _draw_points(self, canvas: Canvas, panel: PanelLayout, seat: int) -> None:
        model = self.model.seats[seat]
        total = round(self.view.totals.get(seat, model.total))
        with canvas.part("total"):
            canvas.text(str(total), panel.total, NUMERAL if panel.roomy else SUBHEADING.sized(34), Align.RIGHT)
        points = round(self.view.points.get(seat, model.points))
        gained = "+0" if model.status is Status.BUSTED else f"+{points}"
        colour = Tone.ROSE if model.status is Status.BUSTED else Tone.MINT
        style, align = (STRONG, Align.RIGHT) if panel.roomy else (SMALL, Align.LEFT)
        with canvas.part("points"):
            canvas.text(gained, panel.gained, style.in_colour(colour), align)
        if panel.roomy:
            # Below the name, and always smaller than it.
            title = SMALL_SECOND.sized(min(SMALL_SECOND.size, 26 / theme.text_scale))
            with canvas.part("title"):
                canvas.text(self.who[seat], panel.title, title, Align.LEFT)

    def _draw_on_stage(self, canvas: Canvas, panel: PanelLayout) -> None:
        """The cards are on the stage; the panel says so."""
        room = Box(panel.slot(0).left, panel.row_top, panel.lower.width, panel.box.bottom - panel.pad - panel.row_top)
        side = min(54.0, room.height * 0.5)
        canvas.image("icons/arrow_down", Box(room.centerx - side / 2, room.centery - side / 2, side, side), Tone.GOLD)

    def _draw_cards(self, canvas: Canvas, place: PanelLayout | StageLayout, seat: int) -> None:
        model = self.model.seats[seat]
        row = [] if seat in self.view.bare else [card.name for card in model.row]
        if model.duplicate is not None and seat not in self.view.bare:
            row.append(model.duplicate.name)
        with canvas.part("row"):
            for index in range(SLOTS):
                slot = place.slot(index)
                if index < len(row):
                    canvas.shadow(slot, slot.width * 0.08, 6 if slot.width > 60 else 3, alpha=90)
                    draw_card(canvas, BACK if model.status is Status.BUSTED else row[index], slot)
                else:
                    _draw_empty(canvas, slot, index)
        extras = [] if seat in self.view.bare else extras_of(self.model, seat)
        with canvas.part("extras"):
            for index, card in enumerate(extras):
                face = BACK if model.status is Status.BUSTED and card in model.bonuses else card.name
                draw_card(canvas, face, place.extra(index, len(extras)))

    def _draw_state(self, canvas: Canvas, panel: PanelLayout, model: SeatModel) -> None:
        if model.status in STATES:
            text, fill, ink = STATES[model.status]
            canvas.rect(panel.pill, fill, PILL)
            style = PILL_TEXT if panel.roomy else replace(PILL_TEXT, size=18.0, tracking=0.0)
            canvas.text(text, panel.pill.inflate(-16 if panel.roomy else -10, 0), style.in_colour(ink))
        elif self.model.round_number:
            with canvas.part("numbers"):
                canvas.text(f"{len(model.row)}/{SLOTS}", panel.pill, SMALL_SECOND, Align.RIGHT)

    def _draw_stage(self, canvas: Canvas, stage: StageLayout) -> None:
        seat = self.model.stage
        if seat is None:
            canvas.rect(stage.box, Tone.PANEL.faded(0.55), Radius.LARGE, Tone.PANEL_EDGE)
            return
        box = self._shaken(stage.box, seat)
        if box is not stage.box:
            stage = StageLayout(box)
        model = self.model.seats[seat]
        strength, reach = (0.95, 60) if self.model.suspense else (0.5, 34)
        canvas.glow(box, Tone.GOLD, Radius.LARGE, strength, reach=reach)
        canvas.rect(box, Tone.PANEL, Radius.LARGE, Tone.GOLD, 3)
        frost = self.view.frost.get(seat, 1.0 if model.status is Status.FROZEN else 0.0)
        if frost:
            draw_frost(canvas, box, Radius.LARGE, frost)
        draw_seat_tile(canvas, self.plans[seat], stage.tile)
        if self.model.dealer == seat:
            _draw_dealer(canvas, stage.tile)
        with canvas.part("name"):
            canvas.text(self.plans[seat].name, stage.name, HEADING, Align.LEFT)
        with canvas.part("state"):
            canvas.text(self.turn_text(seat), stage.turn, SECOND.in_colour(Tone.GOLD_LIGHT), Align.LEFT)
        self._draw_sum(canvas, stage, seat)
        self._draw_cards(canvas, stage, seat)

    def turn_text(self, seat: int) -> Text:
        status = self.model.seats[seat].status
        if status in STATES:
            return STATES[status][0]
        # TRANSLATORS: under the name of the player on turn
        return _("on turn")

    def _draw_sum(self, canvas: Canvas, stage: StageLayout, seat: int) -> None:
        model = self.model.seats[seat]
        canvas.text(_("This round"), stage.caption, SECOND, Align.LEFT)
        points = round(self.view.points.get(seat, model.points))
        with canvas.part("points"):
            number = canvas.text(str(points), stage.points, BIG_NUMERAL.sized(76), Align.LEFT)
        count = Box(number.right + 22, stage.points.top, 160, stage.points.height)
        with canvas.part("numbers"):
            canvas.text(f"{len(model.row)}/{SLOTS}", count, SUBHEADING.in_colour(Tone.LAVENDER), Align.LEFT)
        # TRANSLATORS: a player's points of all rounds before this one
        before, after = _("Total {points}", points=model.total), str(model.total + points)
        share = _share(text_width(before, SECOND) + text_width(after, SECOND), stage.sum.width - 54)
        style = SECOND.sized(SECOND.size * share).in_colour(Tone.CREAM)
        with canvas.part("total"):
            total = canvas.text(before, stage.sum, style, Align.LEFT)
        arrow = Box(total.right + 10, stage.sum.centery - 13, 26, 26)
        canvas.image("icons/arrow_right", arrow, Tone.LAVENDER)
        room = Box(arrow.right + 10, stage.sum.top, stage.sum.right - arrow.right - 10, stage.sum.height)
        with canvas.part("total after"):
            canvas.text(after, room, style, Align.LEFT)

    def _shaken(self, box: Box, seat: int) -> Box:
        return box.move(self.view.shake, 0) if self.view.shake and self.view.shaken == seat else box


def draw_frost(canvas: Canvas, box: Box, radius: float, growth: float) -> None:
    """Ice over a seat: from the edges inwards as it grows."""
    alpha = min(1.0, growth)
    with canvas.part("frost"):
        canvas.rect(box, Tone.ICE_DEEP.faded(0.42 * alpha), radius, Tone.ICE.faded(alpha), 3)
    inner = box.inflate(-10, -10)
    canvas.rect(inner, None, max(2.0, radius - 5), Tone.ICE.faded(0.28 * alpha), 2)
    side = min(150.0, box.height * 0.8) * (0.6 + 0.4 * alpha)
    corner = Box(box.right - side * 0.78, box.top - side * 0.22, side, side)
    with canvas.clip(box.inflate(-4, -4)):
        canvas.image("icons/snowflake", corner, Tone.ICE, round(70 * alpha), angle=15)
        small = side * 0.55
        canvas.image("icons/snowflake", Box(box.left - small * 0.2, box.bottom - small * 0.72, small, small), Tone.ICE,
                     round(55 * alpha), angle=-12)  # fmt: skip


def _draw_count(canvas: Canvas, box: Box, text: Text, count: int) -> None:
    """A pile's name and, stronger, how many cards it has, as one centred line."""
    number = str(count)
    gap = 10.0
    share = _share(text_width(text, SECOND) + text_width(number, STRONG), box.width - gap - 6)
    name_style, number_style = SECOND.sized(SECOND.size * share), STRONG.sized(STRONG.size * share)
    name_width, number_width = text_width(text, name_style), text_width(number, number_style)
    left = box.centerx - (name_width + gap + number_width) / 2
    canvas.text(text, Box(left - 2, box.top, name_width + 4, box.height), name_style, Align.LEFT)
    with canvas.part("count"):
        place = Box(left + name_width + gap, box.top, number_width + 6, box.height)
        canvas.text(number, place, number_style, Align.LEFT)


def _share(wanted: float, room: float) -> float:
    """How much smaller a line made of several texts must be set to fit, from 0 to 1."""
    return min(1.0, room / wanted) if wanted else 1.0


def _draw_empty(canvas: Canvas, slot: Box, index: int) -> None:
    canvas.rect(slot, None, slot.width * 0.09, Tone.FAINT.faded(0.42), 2, dash=(7, 6))
    if slot.width >= 90 and index >= SLOTS - 2:
        canvas.text(str(index + 1), slot, TextStyle(NUMERAL.font, 40, Tone.FAINT.faded(0.5)))


def _draw_dealer(canvas: Canvas, tile: Box) -> None:
    """Who deals this round: a small coin with cards at the corner of the tile that no text and no card is near."""
    side = max(24.0, tile.width * 0.46)
    coin = Box(tile.left - side * 0.36, tile.top - side * 0.36, side, side)
    with canvas.part("dealer"):
        canvas.circle(coin.center, side / 2, Tone.CREAM, Tone.SHADOW, 2)
        canvas.image("icons/deck", coin.inflate(-side * 0.34, -side * 0.34), Tone.SHADOW)
