"""The colours of the game, and the measure that keeps its text readable."""

from dataclasses import dataclass

INK = "#1a1446"
CREAM = "#fff6e6"
CARD_TOP, CARD_BOTTOM = "#fffdf6", "#f9efda"
GOLD_LIGHT, GOLD, GOLD_DEEP, GOLD_EDGE = "#ffd452", "#f7b52c", "#f29c1f", "#a65f00"


@dataclass(frozen=True)
class Tone:
    """The colours of one card."""

    main: str
    """Numerals and ribbon: at least 4.5:1 against white and against the card's cream."""
    bright: str
    """Petals and frame: decoration, so it may shine."""
    fold: str
    """The shaded folds of the ribbon."""


NUMBERS = (
    Tone("#4f5d75", "#7a8aa6", "#38445a"),
    Tone("#08746a", "#1fa896", "#055049"),
    Tone("#0a7187", "#1aa7c0", "#074e5e"),
    Tone("#0f6bb2", "#2a97e0", "#0a4a7d"),
    Tone("#2c5ccc", "#4a80f0", "#1f4192"),
    Tone("#5048d6", "#716bf0", "#383299"),
    Tone("#7038c4", "#9161e8", "#4f268c"),
    Tone("#9730b4", "#bd5adb", "#6b2080"),
    Tone("#b3268f", "#dc4fb8", "#7f1965"),
    Tone("#c2246a", "#ea5093", "#8a174a"),
    Tone("#c82240", "#f4536a", "#8e152c"),
    Tone("#c43419", "#f4653f", "#8a2310"),
    Tone("#b84500", "#ff8324", "#822f00"),
)


@dataclass(frozen=True)
class Coat:
    """The colours of a card that is coloured all over."""

    top: str
    bottom: str
    band: str
    """The ribbon under white text."""
    fold: str


BONUS = Coat("#ffd452", "#f2a01c", "#8f4700", "#5c2d00")
DOUBLE = Coat("#ffc04a", "#ee7f14", "#8f3d00", "#5c2600")
FREEZE = Coat("#45b8f2", "#1463bd", "#0f4f9e", "#0a376f")
FLIP_THREE = Coat("#35d39b", "#0a7a5a", "#075a45", "#043d2f")
SECOND_CHANCE = Coat("#ff6f80", "#c41c46", "#9c1238", "#6b0a25")
BONUS_INK, BONUS_CORNER_INK = "#a34100", "#4a2100"
"""The numeral on the medal, and in the corners on gold."""
BACK = Coat("#3d36a0", "#262063", "#1b1650", "#131040")


def mix(one: str, other: str, share: float = 0.5) -> str:
    """The colour that far on the way from `one` to `other`."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG: 4.5 and more is readable."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def unreadable() -> list[str]:
    """The pairs of text and ground on the cards that miss 4.5:1."""
    pairs = [("#ffffff", coat.band) for coat in (BONUS, DOUBLE, FREEZE, FLIP_THREE, SECOND_CHANCE)]
    pairs += [(ground, tone.main) for tone in NUMBERS for ground in ("#ffffff", CARD_TOP, CARD_BOTTOM)]
    pairs += [(BONUS_INK, CREAM)]
    pairs += [(BONUS_CORNER_INK, ground) for coat in (BONUS, DOUBLE) for ground in (coat.top, coat.bottom)]
    return [f"{text} on {ground}" for text, ground in pairs if contrast(text, ground) < 4.5]
