"""What can be seen of a table: read from the facts of a frame, or worked out from what an onlooker knows.

Both sides are the same plain values, so that a test is `shown == meant`.
"""

from dataclasses import dataclass
from typing import TypeAlias

from flip7.engine import Card, Deal, Status, Turn
from flip7.engine.events import Place
from flip7.match.match import SeatPlan
from flip7.ui.facts import Facts
from flip7.ui.theme import RGBA, SEAT_COLOURS, Tone, theme
from tests.scenes.watched import Watched
from tests.scenes.words import QUESTIONS, TITLES, count_of

BACK = "back"
STATES = {
    Status.STAYED: ("STAYED", Tone.GREEN),
    Status.BUSTED: ("BUST", Tone.RED),
    Status.FROZEN: ("FROZEN", Tone.ICE_DEEP),
    Status.FLIP_SEVEN: ("FLIP 7!", Tone.GOLD),
}
ROOMY = 8
"""Up to so many seats have room for the title of their character in a window of this shape."""


@dataclass(frozen=True)
class Tile:
    """A colour and a symbol, or the face of a character."""

    picture: str
    colour: RGBA

    @classmethod
    def shown(cls, facts: Facts) -> "Tile":
        [picture] = facts.part("tile").pictures
        [ground] = facts.part("tile").shapes
        assert ground.fill is not None
        assert ground.box.contains(picture.box)
        return cls(picture.name, ground.fill)

    @classmethod
    def meant(cls, plan: SeatPlan) -> "Tile":
        """The colour is that of the seat, a fifth nearer to white at the top."""
        red, green, blue = (round(part + (255 - part) * 0.22) for part in SEAT_COLOURS[plan.colour])
        return cls(f"symbols/{plan.symbol}" if plan.who == "person" else f"faces/{plan.who}", (red, green, blue, 255))


@dataclass(frozen=True)
class SeatSight:
    name: str
    title: str
    tile: Tile
    total: str
    points: tuple[str, RGBA]
    deals: bool
    lit: bool
    frost: bool
    row: tuple[str, ...]
    empty: int
    """Free places of the row."""
    bonuses: tuple[str, ...]
    actions: tuple[str, ...]
    """In no order."""
    state: tuple[str, ...]
    state_colour: RGBA | None

    @classmethod
    def shown(cls, facts: Facts) -> "SeatSight":
        """From what is shown of one seat."""
        whole = facts.outside("bubble")
        panel = panel_of(facts)
        cards = whole.part("row")
        extras = whole.part("extras").faces
        fills = [shape.fill for shape in panel.part("state").shapes]
        gained = panel.part("points").texts[0]
        arrow = any(picture.name == "icons/arrow_down" for picture in panel.pictures)
        edge = panel.shapes[0].border == theme.rgba(Tone.GOLD)
        assert arrow == edge, "the panel of whoever is on stage points to it, and shines"
        return cls(
            name=_only(panel.part("name")),
            title="".join(panel.part("title").strings),
            tile=Tile.shown(panel),
            total=_only(panel.part("total")),
            points=(gained.string, gained.colour),
            deals=any(picture.name == "icons/deck" for picture in panel.part("dealer").pictures),
            lit=arrow,
            frost=bool(whole.part("frost")),
            row=tuple(cards.faces),
            empty=sum(shape.fill is None for shape in cards.shapes),
            bonuses=tuple(face for face in extras if face[0] in "+xb"),
            actions=tuple(sorted(face for face in extras if face[0] not in "+xb")),
            state=tuple(whole.part("state").strings),
            state_colour=fills[0] if fills else None,
        )

    @classmethod
    def meant(cls, watched: Watched, seat: int) -> "SeatSight":
        plan, known = watched.match.plan.seats[seat], watched.onlooker.seats[seat]
        lit = watched.lit == seat
        busted = known.status is Status.BUSTED
        row = _faces([*known.places[Place.ROW], *known.places[Place.DUPLICATE]], down=busted)
        words, colour = STATES.get(known.status, ("on turn" if lit else f"{_numbers(watched, seat)}/7", None))
        return cls(
            name=plan.name,
            title=TITLES[plan.who] if len(watched.names) <= ROOMY else "",
            tile=Tile.meant(plan),
            total=str(known.total),
            points=(f"+{known.points}", theme.rgba(Tone.ROSE if busted else Tone.MINT)),
            deals=watched.onlooker.dealer == seat,
            lit=lit,
            frost=known.status is Status.FROZEN,
            row=row,
            empty=7 - len(row),
            bonuses=_faces(known.places[Place.BONUSES], down=busted),
            actions=tuple(sorted(card.name for card in known.cards() if card.name in ("freeze", "flip3", "second"))),
            state=(words,),
            state_colour=None if lit or colour is None else theme.rgba(colour),
        )


@dataclass(frozen=True)
class StageSight:
    """The seat that is shown large."""

    name: str
    tile: Tile
    deals: bool
    points: str
    numbers: str
    total: str
    after: str

    @classmethod
    def shown(cls, stage: Facts) -> "StageSight | None":
        if not stage.texts:
            return None
        return cls(
            name=_only(stage.part("name")),
            tile=Tile.shown(stage),
            deals=bool(stage.part("dealer").pictures),
            points=_only(stage.part("points")),
            numbers=_only(stage.part("numbers")),
            total=_only(stage.part("total")),
            after=_only(stage.part("total after")),
        )

    @classmethod
    def meant(cls, watched: Watched) -> "StageSight | None":
        if watched.lit is None:
            return None
        plan, known = watched.match.plan.seats[watched.lit], watched.onlooker.seats[watched.lit]
        return cls(
            name=plan.name,
            tile=Tile.meant(plan),
            deals=watched.onlooker.dealer == watched.lit,
            points=str(known.points),
            numbers=f"{_numbers(watched, watched.lit)}/7",
            total=f"Total {known.total}",
            after=str(known.total + known.points),
        )


@dataclass(frozen=True)
class TableSight:
    """All that lies between the seats."""

    round: str
    target: str
    deck: str
    deck_lies_there: bool
    discard: str
    discard_lies_there: bool
    ticker: str
    to_come: str
    suspense: bool
    """The light narrows to a seat with six numbers."""

    @classmethod
    def shown(cls, facts: Facts) -> "TableSight":
        deck, discard = facts.part("deck"), facts.part("discard")
        assert set(deck.faces) <= {BACK}, "nobody sees what comes"
        return cls(
            round=_only(facts.part("round")),
            target=_only(facts.part("target")),
            deck=_only(deck.part("count")),
            deck_lies_there=bool(deck.cards),
            discard=_only(discard.part("count")),
            discard_lies_there=bool(discard.cards),
            ticker="".join(facts.part("ticker").strings),
            to_come="".join(facts.part("cards to come").strings),
            suspense=bool(facts.part("suspense").shapes),
        )

    @classmethod
    def meant(cls, watched: Watched) -> "TableSight":
        known = watched.onlooker
        return cls(
            round=f"Round {known.round_number}",
            target=f"Target {watched.match.plan.rules.target}",
            deck=str(known.deck.total()),
            deck_lies_there=bool(known.deck.total()),
            discard=str(len(known.discard)),
            discard_lies_there=bool(known.discard),
            ticker=watched.told[-1],
            to_come=str(watched.to_come) if watched.to_come else "",
            suspense=watched.lit is not None
            and _numbers(watched, watched.lit) == 6
            and known.seats[watched.lit].status is Status.ACTIVE,
        )


@dataclass(frozen=True)
class QuestionSight:
    """What is asked, of whom, and what can be answered."""

    prompt: str
    moves: tuple[str, ...]
    bank: str
    targets: tuple[tuple[str, str, str], ...]
    """The key, the name and the digit of each."""
    focused: str

    @classmethod
    def shown(cls, facts: Facts) -> "QuestionSight":
        widgets = {widget.key: widget for widget in facts.widgets if widget.enabled}
        stay = [string for string in facts.part("widget", "stay").strings if string.startswith("bank")]
        focused = [key for key, widget in widgets.items() if widget.focused]
        targets = [key for key in widgets if key.startswith("target")]
        for key in targets:
            seat = int(key.removeprefix("target-"))
            assert widgets[key].box == panel_of(facts.part("seat", seat)).shapes[0].box, "it is there to be picked"
        return cls(
            prompt="".join(facts.part("prompt").strings),
            moves=tuple(widgets[key].label for key in ("hit", "stay") if key in widgets),
            bank="".join(stay),
            targets=tuple((key, widgets[key].label, "".join(facts.part("widget", key).strings)) for key in targets),
            focused="".join(focused),
        )

    @classmethod
    def meant(cls, watched: Watched) -> "QuestionSight":
        asked = watched.asked
        if asked is None or isinstance(asked, Deal):
            return cls("", (), "", (), "")
        name, person = watched.names[asked.seat], watched.match.plan.seats[asked.seat].who == "person"
        if not person:
            return cls(f"{name} is thinking …" if isinstance(asked, Turn) else f"{name} chooses …", (), "", (), "")
        if isinstance(asked, Turn):
            points = count_of(watched.onlooker.seats[asked.seat].points, "point")
            return cls("", ("Hit", "Stay"), f"bank {points}", (), "hit")
        digits = [*"1234567890", *[""] * 14]
        targets = ((f"target-{seat}", watched.names[seat], digits[n]) for n, seat in enumerate(asked.options))
        first = next(seat for seat in asked.options if seat != asked.seat)
        return cls(QUESTIONS[asked.card.name], (), "", tuple(targets), f"target-{first}")


def panel_of(seat: Facts) -> Facts:
    """A seat's own panel, without what is shown large of it or passes over it."""
    return seat.outside("stage").outside("bubble").outside("flying points")


Sight: TypeAlias = SeatSight | StageSight | TableSight | QuestionSight | None


def everything_shown(facts: Facts) -> list[Sight]:
    """The table, the question, the stage, and then each seat."""
    seats = facts.parts("seat")
    count = max(seat for seat in seats if isinstance(seat, int)) + 1
    table = facts.outside("seat")
    return [
        TableSight.shown(table),
        QuestionSight.shown(facts),
        StageSight.shown(facts.part("stage")),
        *(SeatSight.shown(seats[seat]) for seat in range(count)),
    ]


def everything_meant(watched: Watched) -> list[Sight]:
    seats = (SeatSight.meant(watched, seat) for seat in range(len(watched.names)))
    return [TableSight.meant(watched), QuestionSight.meant(watched), StageSight.meant(watched), *seats]


def _only(facts: Facts) -> str:
    [string] = facts.strings
    return string


def _faces(cards: list[Card], *, down: bool) -> tuple[str, ...]:
    return tuple(BACK if down else card.name for card in cards)


def _numbers(watched: Watched, seat: int) -> int:
    return len(watched.onlooker.seats[seat].places[Place.ROW])
