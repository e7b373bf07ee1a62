"""What can be seen of a table: read from the facts of a frame, or worked out from what an onlooker knows.

Both sides are the same plain values, so that a test is `shown == meant`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from flip7.engine import Card, Status, Target, Turn
from flip7.engine.events import Place
from flip7.match.match import SeatPlan
from flip7.ui.facts import Facts
from flip7.ui.theme import RGBA, SEAT_COLOURS, Tone, theme
from tests.scenes.watched import Watched
from tests.scenes.words import QUESTIONS, count_of

BACK = "back"
STATES = {
    Status.STAYED: ("STAYED", Tone.GREEN),
    Status.BUSTED: ("BUST", Tone.RED),
    Status.FROZEN: ("FROZEN", Tone.ICE_DEEP),
    Status.FLIP_SEVEN: ("FLIP 7!", Tone.GOLD),
}
AROUND_THE_TABLE = 10
"""Up to so many seats sit around the table, and more of them in rows."""
NEAR = 3
"""From so many turns on they are counted; of fewer the last is named."""
PASSING = ("race", "bubble", "flying points", "aim line", "celebration", "bust")
"""What belongs to a seat, and is not at its place."""


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
        # What a face expresses comes after its name: whose it is stays the same.
        return cls(picture.name.partition(":")[0], ground.fill)

    @classmethod
    def meant(cls, plan: SeatPlan) -> "Tile":
        """The colour is that of the seat, a fifth nearer to white at the top."""
        red, green, blue = (round(part + (255 - part) * 0.22) for part in SEAT_COLOURS[plan.colour])
        return cls(f"symbols/{plan.symbol}" if plan.who == "person" else f"faces/{plan.who}", (red, green, blue, 255))


@dataclass(frozen=True)
class SeatSight:
    """What is seen of every seat, at the rim, in the rows or at home."""

    name: str
    tile: Tile
    total: str
    points: tuple[str, RGBA]
    numbers: str
    """Different numbers, of seven."""
    deals: bool
    lit: bool
    frost: bool
    row: tuple[str, ...]
    angle: float
    """Of the cards of the row: a pile lies across."""
    bonuses: tuple[str, ...]
    actions: tuple[str, ...]
    """In no order."""
    hand: tuple[str, ...]
    """What waits in the middle of the table."""
    stamp: tuple[str, RGBA] | None

    @classmethod
    def shown(cls, facts: Facts) -> "SeatSight":
        """From what is shown of one seat."""
        place = place_of(facts)
        cards = place.part("row").cards
        extras = place.part("extras").faces
        [gained] = place.part("points").texts
        gold = [shape for shape in place.outside("state").shapes if shape.border == theme.rgba(Tone.GOLD)]
        assert len(gold) in (0, 2), "of whoever acts the face and the plate shine, or none"
        return cls(
            name=_only(place.part("name")),
            tile=Tile.shown(place),
            total=_only(place.part("total")),
            points=(gained.string, gained.colour),
            numbers="".join(place.part("numbers").strings),
            deals=any(picture.name == "icons/deck" for picture in place.part("dealer").pictures),
            lit=bool(gold),
            frost=bool(place.part("frost")),
            row=tuple(card.face for card in cards),
            angle=_angle([card.angle for card in cards]),
            bonuses=tuple(face for face in extras if face[0] in "+xb"),
            actions=tuple(sorted(face for face in extras if face[0] not in "+xb")),
            hand=tuple(facts.part("hand").faces),
            stamp=_stamp(place.part("state")),
        )

    @classmethod
    def meant(cls, watched: Watched, seat: int) -> "SeatSight":
        plan, known = watched.match.plan.seats[seat], watched.onlooker.seats[seat]
        home, in_rows = watched.home == seat, len(watched.names) > AROUND_THE_TABLE
        busted, stayed = known.status is Status.BUSTED, known.status is Status.STAYED
        row = _faces([*known.places[Place.ROW], *known.places[Place.DUPLICATE]], down=busted)
        colour = Tone.ROSE if busted else Tone.CREAM if home else Tone.MINT
        words, fill = STATES.get(known.status, ("", None))
        counted = home or (watched.onlooker.round_number > 0 and not (in_rows and words))
        middle = watched.in_hand(seat)
        actions = [card.name for card in known.cards() if card.name in ("freeze", "flip3", "second")]
        for card in middle:
            actions.remove(card.name)
        return cls(
            name=plan.name,
            tile=Tile.meant(plan),
            total=str(known.total),
            points=(f"{'' if home else '+'}{known.points}", theme.rgba(colour)),
            numbers=f"{_numbers(watched, seat)}/7" if counted else "",
            deals=watched.dealer == seat,
            lit=watched.lit == seat,
            frost=known.status is Status.FROZEN,
            row=row,
            angle=90.0 if row and stayed and (home or not in_rows) else 0.0,
            bonuses=_faces(known.places[Place.BONUSES], down=busted),
            actions=tuple(sorted(actions)),
            hand=tuple(card.name for card in middle),
            stamp=None if fill is None else (words, theme.rgba(fill)),
        )


@dataclass(frozen=True)
class HomeSight:
    """What is seen of the home seat besides that: it is the largest, and says what its player waits for."""

    seat: int
    turn: str
    after: str
    """What the total would be now."""
    empty: int
    """Free places of the row."""

    @classmethod
    def shown(cls, facts: Facts) -> "HomeSight":
        [(seat, home)] = facts.part("home").parts("seat").items()
        assert isinstance(seat, int)
        free = [shape for shape in home.part("row").shapes if shape.fill is None]
        assert [picture.name for picture in home.pictures].count("icons/arrow_right") == 1
        return cls(seat, "".join(home.part("turn").strings), _only(home.part("total after")), len(free))

    @classmethod
    def meant(cls, watched: Watched) -> "HomeSight":
        known = watched.onlooker.seats[watched.home]
        lying = len(known.places[Place.ROW]) + len(known.places[Place.DUPLICATE])
        return cls(watched.home, waits_for(watched), str(known.total + watched.to_win(watched.home)), max(0, 7 - lying))


def waits_for(watched: Watched) -> str:
    """What the player at the home seat waits for."""
    home, lit, seats = watched.home, watched.lit, watched.onlooker.seats
    if seats[home].status in STATES:
        return STATES[seats[home].status][0]
    if lit is None:
        return ""
    if lit == home:
        return "gets three cards" if watched.to_come else "to play"
    before = [lit]
    while (before[-1] + 1) % len(seats) != home:
        before.append((before[-1] + 1) % len(seats))
    still_in = [seat for seat in before if seats[seat].status is Status.ACTIVE]
    if len(still_in) >= NEAR:
        return f"{len(still_in)} turns to go"
    return f"next after {watched.names[(still_in or [lit])[-1]]}"


@dataclass(frozen=True)
class RaceSight:
    """Everybody's token on the way to the target, by the points where it stands, and the shadows of what would be."""

    target: str
    tokens: tuple[tuple[Tile, int], ...]
    shadows: tuple[tuple[int, RGBA, int], ...]

    @classmethod
    def shown(cls, facts: Facts) -> "RaceSight":
        race = facts.part("race")
        [track] = race.outside("shadows").outside("tokens").outside("target").shapes
        tokens, shadows = race.parts("token"), race.part("shadows").parts("seat")
        target = _only(race.part("target"))

        def stands_at(token: Facts) -> int:
            return round(int(target) * (token.shapes[0].box.centerx - track.box.left) / track.box.width)

        return cls(
            target=target,
            tokens=tuple((Tile.shown(tokens[seat]), stands_at(tokens[seat])) for seat in range(len(tokens))),
            shadows=tuple(
                sorted(
                    (seat, shadow.shapes[0].fill or (0, 0, 0, 0), stands_at(shadow))
                    for seat, shadow in shadows.items()
                    if isinstance(seat, int)
                )
            ),
        )

    @classmethod
    def meant(cls, watched: Watched) -> "RaceSight":
        target, plans = watched.match.plan.rules.target, watched.match.plan.seats
        seats = list(enumerate(watched.onlooker.seats))
        would = [(seat, known) for seat, known in seats if watched.to_win(seat)]
        return cls(
            target=str(target),
            tokens=tuple((Tile.meant(plans[seat]), min(known.total, target)) for seat, known in seats),
            shadows=tuple(
                (seat, (*SEAT_COLOURS[plans[seat].colour], 150), min(known.total + known.points, target))
                for seat, known in would
            ),
        )


@dataclass(frozen=True)
class TableSight:
    """All that lies between the seats."""

    round: str
    deck: str
    deck_lies_there: bool
    discard: str
    discard_lies_there: bool
    ticker: str
    to_come: str
    suspense: bool
    """The light narrows to a seat with six numbers."""
    fast_forward: bool
    """It says that nobody has to wait for the rest of the round."""

    @classmethod
    def shown(cls, facts: Facts) -> "TableSight":
        deck, discard = facts.part("deck"), facts.part("discard")
        assert set(deck.faces) <= {BACK}, "nobody sees what comes"
        return cls(
            round=_only(facts.part("round")),
            deck=_only(deck.part("count")),
            deck_lies_there=bool(deck.cards),
            discard=_only(discard.part("count")),
            discard_lies_there=bool(discard.cards),
            ticker="".join(facts.part("ticker").strings),
            to_come="".join(facts.part("cards to come").strings),
            suspense=bool(facts.part("suspense").shapes),
            fast_forward=facts.part("fast forward").strings == ["Fast forward to the end of the round"],
        )

    @classmethod
    def meant(cls, watched: Watched) -> "TableSight":
        known = watched.onlooker
        return cls(
            round=f"Round {max(1, known.round_number)}",
            deck=str(known.deck.total()),
            deck_lies_there=bool(known.deck.total()),
            discard=str(len(known.discard)),
            discard_lies_there=bool(known.discard),
            ticker="" if watched.fast_forward or _aims(watched) else watched.ticker,
            to_come=str(watched.to_come) if watched.to_come else "",
            suspense=watched.lit is not None
            and _numbers(watched, watched.lit) == 6
            and known.seats[watched.lit].status is Status.ACTIVE,
            fast_forward=watched.fast_forward,
        )


@dataclass(frozen=True)
class QuestionSight:
    """What is asked, of whom, and what can be answered."""

    prompt: str
    moves: tuple[tuple[str, bool], ...]
    """What the buttons say, and whether they can be pressed."""
    bank: str
    targets: tuple[tuple[str, str, str], ...]
    """The key, the name and the digit of each."""
    focused: str

    @classmethod
    def shown(cls, facts: Facts) -> "QuestionSight":
        widgets = {widget.key: widget for widget in facts.widgets if widget.key}
        stay = [string for string in facts.part("widget", "stay").strings if string.startswith("bank")]
        focused = [key for key, widget in widgets.items() if widget.focused]
        targets = [key for key in widgets if key.startswith("target")]
        for key in targets:
            place = place_of(facts.part("seat", int(key.removeprefix("target-"))))
            assert widgets[key].box.contains(place.part("tile").shapes[0].box), "it is there to be picked"
            assert widgets[key].box.contains(place.part("name").texts[0].drawn)
        return cls(
            prompt="".join(facts.part("prompt").strings),
            moves=tuple((widgets[key].label, widgets[key].enabled) for key in ("hit", "stay") if key in widgets),
            bank="".join(stay),
            targets=tuple((key, widgets[key].label, _digit(facts.part("widget", key))) for key in targets),
            focused="".join(focused),
        )

    @classmethod
    def meant(cls, watched: Watched) -> "QuestionSight":
        asked = watched.asked
        points = watched.onlooker.seats[watched.home].points
        if isinstance(asked, Target) and watched.is_person(asked.seat):
            digits = [*"1234567890", *[""] * 14]
            targets = ((f"target-{seat}", watched.names[seat], digits[n]) for n, seat in enumerate(asked.options))
            first = next(seat for seat in asked.options if seat != asked.seat)
            return cls(QUESTIONS[asked.card.name], (), "", tuple(targets), f"target-{first}")
        free = isinstance(asked, Turn) and watched.is_person(asked.seat)
        bank = f"bank {count_of(points, 'point')}"
        return cls("", (("Hit", free), ("Stay", free)), bank, (), "hit" if free else "")


def _digit(target: Facts) -> str:
    return "".join(target.outside("meaning").strings)


def place_of(seat: Facts) -> Facts:
    """What is shown of a seat at its place, without what lies in the middle or passes over the table."""
    for name in (*PASSING, "hand", "in motion"):
        seat = seat.outside(name)
    return seat


Sight: TypeAlias = SeatSight | HomeSight | RaceSight | TableSight | QuestionSight


def everything_shown(facts: Facts) -> list[Sight]:
    """The table, the question, the race, the home seat, and then each seat."""
    seats = facts.parts("seat")
    count = len(facts.part("race").parts("token"))
    return [
        TableSight.shown(facts.outside("seat")),
        QuestionSight.shown(facts),
        RaceSight.shown(facts),
        HomeSight.shown(facts),
        *(SeatSight.shown(seats[seat]) for seat in range(count)),
    ]


def everything_meant(watched: Watched) -> list[Sight]:
    seats = (SeatSight.meant(watched, seat) for seat in range(len(watched.names)))
    return [
        TableSight.meant(watched),
        QuestionSight.meant(watched),
        RaceSight.meant(watched),
        HomeSight.meant(watched),
        *seats,
    ]


def _only(facts: Facts) -> str:
    [string] = facts.strings
    return string


def _angle(angles: Sequence[float]) -> float:
    """How a row lies: as its last card, and all others but a little askew."""
    *others, last = angles or [0.0]
    assert all(abs(angle - last) <= (8 if last else 0) for angle in others), angles
    return last


def _stamp(state: Facts) -> tuple[str, RGBA] | None:
    """The word on the stamp, and its colour; it is a painting of its own, askew."""
    if not state.paintings:
        return None
    [painting] = state.paintings
    fill = painting.shown.shapes[0].fill
    assert fill is not None
    return _only(painting.shown), fill


def _faces(cards: list[Card], *, down: bool) -> tuple[str, ...]:
    return tuple(BACK if down else card.name for card in cards)


def _numbers(watched: Watched, seat: int) -> int:
    return len(watched.onlooker.seats[seat].places[Place.ROW])


def _aims(watched: Watched) -> bool:
    """Whether a person chooses a target: what a card would mean stands over the ticker then."""
    asked = watched.asked
    return isinstance(asked, Target) and watched.match.plan.seats[asked.seat].is_person
