"""What a player has chosen for good, and how it is written down."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Any, Final

from flip7.i18n import LANGUAGES
from flip7.match.plan import TablePlan
from flip7.store import codec, migrations, validation
from flip7.store.validation import Json, WrongValue

MAGIC: Final = "flip7 settings"
VERSION: Final = migrations.version_after(migrations.SETTINGS)
"""Raised only when the meaning of a key changes. A new key does not: the old game keeps what it does not know."""


class Speed(Enum):
    """How fast things move on the table."""

    NORMAL = "1"
    DOUBLE = "2"
    FOURFOLD = "4"
    INSTANT = "instant"


class Pace(Enum):
    """How long AI opponents seem to think."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Talkativeness(Enum):
    """How much AI opponents say."""

    TALKATIVE = "talkative"
    NORMAL = "normal"
    QUIET = "quiet"


class Summaries(Enum):
    """After which rounds a summary stands over the table."""

    EVERY_ROUND = "every round"
    LAST_ROUND = "last round"


class PadButtons(Enum):
    """Whose buttons are shown to somebody with a gamepad."""

    AUTOMATIC = ""
    """Those of the gamepad in use."""
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


MOST_SCREENS: Final = 20


@dataclass(frozen=True, slots=True)
class WindowSize:
    """The size of the window, in the points of the system."""

    width: int = 1280
    height: int = 800


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a player can choose outside of a match. The defaults are those of the first start."""

    language: str = ""
    """"" follows the system."""
    text_size: float = 1.0
    speed: Speed = Speed.NORMAL
    ai_pace: Pace = Pace.NORMAL
    talk: Talkativeness = Talkativeness.NORMAL
    summaries: Summaries = Summaries.EVERY_ROUND
    reduced_motion: bool = False
    high_contrast: bool = False
    bust_risk: bool = True
    """Whether the chance to bust is shown."""
    count_cards: bool = True
    """Whether the game may be asked which cards are left."""
    banners: bool = True
    hints: bool = True
    """Whether the game may be asked what it would do."""
    coach: bool = False
    """Whether each decision of a person gets a mark."""
    tips: bool = True
    captions: bool = False
    """Whether sounds are also written."""
    effects_volume: float = 0.8
    music_volume: float = 0.5
    interface_volume: float = 0.6
    voices_volume: float = 0.6
    """Of the cries that opponents say their lines with."""
    muted: bool = False
    fullscreen: bool = False
    window: WindowSize = WindowSize()
    windows: Mapping[str, WindowSize] = field(default_factory=dict)
    """The size that the window last had on each screen, by the screen's name."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names of keys by the name of what they mean, where a player has changed them."""
    gamepad: bool = True
    rumble: bool = True
    """Whether a gamepad shakes."""
    pad_buttons: PadButtons = PadButtons.AUTOMATIC
    edition: str = ""
    """"" follows the language."""
    table: TablePlan | None = None
    """The table last set up."""
    introduction_seen: bool = False
    seen_tips: frozenset[str] = frozenset()

    def reset(self) -> "Settings":
        """As on the first start, but for what nobody calls a setting: the table last used, what has been seen."""
        return replace(
            Settings(),
            table=self.table,
            edition=self.edition,
            introduction_seen=self.introduction_seen,
            seen_tips=self.seen_tips,
        )


@dataclass(frozen=True, slots=True)
class ReadSettings:
    """Settings out of a file."""

    settings: Settings
    wrong: tuple[str, ...] = ()
    """Keys whose values could not be: their defaults stand instead."""
    unknown: Mapping[str, Json] = field(default_factory=dict)
    """Keys of another version of the game, kept for it."""


def read(data: bytes) -> ReadSettings:
    """Settings from JSON. `Damaged` only if it is no settings file at all; a wrong value costs no other."""
    found = validation.document(data, MAGIC, VERSION)
    migrations.migrate(found, migrations.SETTINGS)
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for key, form in _FORMS.items():
        if key in found:
            try:
                values[key] = form.read(found[key])
            except WrongValue:
                wrong.append(key)
    unknown = {key: value for key, value in found.items() if key not in _KNOWN and _is_modest(value, 4)}
    return ReadSettings(Settings(**values), tuple(wrong), unknown)


def written(settings: Settings, unknown: Mapping[str, Json]) -> bytes:
    """Settings as `read` takes them, with what another version of the game has added."""
    body: dict[str, Json] = {"magic": MAGIC, "version": VERSION, **unknown}
    for key, form in _FORMS.items():
        body[key] = form.write(getattr(settings, key))
    return validation.bytes_of(body)


def changed(before: Settings, after: Settings) -> dict[str, Any]:
    """The fields that differ, with their new values."""
    names = [one.name for one in fields(Settings) if getattr(before, one.name) != getattr(after, one.name)]
    return {key: getattr(after, key) for key in names}


@dataclass(frozen=True, slots=True)
class _Form:
    """How one setting is read from JSON, refusing what cannot be, and written."""

    read: Callable[[Json], Any]
    write: Callable[[Any], Json] = lambda value: value


def _language(value: Json) -> str:
    if not isinstance(value, str) or (value and value not in LANGUAGES):
        raise WrongValue("no language")
    return value


def _window(value: Json) -> WindowSize:
    sides = validation.items(value, 2)
    if len(sides) != 2:
        raise WrongValue("no size")
    return WindowSize(validation.whole(sides[0], 320, 16384), validation.whole(sides[1], 200, 16384))


def _windows(value: Json) -> Mapping[str, WindowSize]:
    found = validation.fields(value)
    if len(found) > MOST_SCREENS:
        raise WrongValue("more screens than are remembered")
    return {validation.word(screen): _window(size) for screen, size in found.items()}


def _keys(value: Json) -> Mapping[str, tuple[str, ...]]:
    found = validation.fields(value)
    if len(found) > 100:
        raise WrongValue("more keys than there are on a keyboard")
    return {
        validation.word(kind): tuple(map(validation.name, validation.items(names, 20))) for kind, names in found.items()
    }


def _table(value: Json) -> TablePlan | None:
    return None if value is None else codec.plan_from_json(value)


def _is_modest(value: Json, depth: int) -> bool:
    """Whether a value we do not know is small enough to carry along."""
    if isinstance(value, dict | list):
        inner = list(value.values()) if isinstance(value, dict) else value
        return depth > 0 and len(inner) <= 100 and all(_is_modest(one, depth - 1) for one in inner)
    return not isinstance(value, str) or len(value) <= 1000


def _volume(value: Json) -> float:
    return validation.number(value, 0.0, 1.0)


_FLAG: Final = _Form(validation.flag)
_VOLUME: Final = _Form(_volume)

_FORMS: Final[Mapping[str, _Form]] = {
    "language": _Form(_language),
    "text_size": _Form(lambda value: validation.number(value, 1.0, 1.5)),
    "speed": _Form(lambda value: validation.choice(Speed, value), lambda speed: speed.value),
    "ai_pace": _Form(lambda value: validation.choice(Pace, value), lambda pace: pace.value),
    "talk": _Form(lambda value: validation.choice(Talkativeness, value), lambda talk: talk.value),
    "summaries": _Form(lambda value: validation.choice(Summaries, value), lambda summaries: summaries.value),
    "reduced_motion": _FLAG,
    "high_contrast": _FLAG,
    "bust_risk": _FLAG,
    "count_cards": _FLAG,
    "banners": _FLAG,
    "hints": _FLAG,
    "coach": _FLAG,
    "tips": _FLAG,
    "captions": _FLAG,
    "effects_volume": _VOLUME,
    "music_volume": _VOLUME,
    "interface_volume": _VOLUME,
    "voices_volume": _VOLUME,
    "muted": _FLAG,
    "fullscreen": _FLAG,
    "window": _Form(_window, lambda size: [size.width, size.height]),
    "windows": _Form(_windows, lambda sizes: {screen: [size.width, size.height] for screen, size in sizes.items()}),
    "keys": _Form(_keys, lambda keys: {kind: list(names) for kind, names in keys.items()}),
    "gamepad": _FLAG,
    "rumble": _FLAG,
    "pad_buttons": _Form(lambda value: validation.choice(PadButtons, value), lambda buttons: buttons.value),
    "edition": _Form(lambda value: "" if value == "" else codec.edition_from_json(value)),
    "table": _Form(_table, lambda plan: plan and codec.plan_to_json(plan)),
    "introduction_seen": _FLAG,
    "seen_tips": _Form(lambda value: frozenset(map(validation.word, validation.items(value, 1000))), sorted),
}
_KNOWN: Final = frozenset({"magic", "version", *_FORMS})
