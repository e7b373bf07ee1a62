"""Which key means what. A plain table, so that the settings can show, change and keep it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from flip7.i18n import Text, pgettext
from flip7.ui.intents import Kind

_DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")

DEFAULT_KEYS: Mapping[Kind, tuple[str, ...]] = {
    Kind.CONFIRM: ("return", "space", "enter"),
    Kind.BACK: ("escape",),
    Kind.HIT: ("h",),
    Kind.STAY: ("s",),
    Kind.PICK: _DIGITS,
    Kind.UP: ("up",),
    Kind.DOWN: ("down",),
    Kind.LEFT: ("left",),
    Kind.RIGHT: ("right",),
    Kind.NEXT: ("tab",),
    Kind.HOME: ("home",),
    Kind.END: ("end",),
    Kind.PAGE_UP: ("page up",),
    Kind.PAGE_DOWN: ("page down",),
    Kind.ERASE: ("backspace",),
    Kind.ERASE_FORWARD: ("delete",),
    Kind.PAUSE: ("p",),
    Kind.LOG: ("l",),
    Kind.CARDS_LEFT: ("c",),
    Kind.HINT: ("t",),
    Kind.SPEED: ("f",),
    Kind.RULES: ("r",),
    Kind.IN_SHORT: ("f1",),
    Kind.MUTE: ("m",),
    Kind.SKIP: ("g",),
    Kind.REVIEW: ("v",),
    Kind.FULLSCREEN: ("f11",),
}

# TRANSLATORS: the key that takes another card, besides H: the first letter of the word for "Hit" on its button. It must
# not be one of S P L C T F R M G V, which mean something else.
HIT_KEY = pgettext("key", "H")

REBINDABLE: tuple[Kind, ...] = (
    Kind.HIT, Kind.STAY, Kind.PAUSE, Kind.LOG, Kind.CARDS_LEFT, Kind.HINT, Kind.SPEED, Kind.RULES, Kind.IN_SHORT,
    Kind.MUTE, Kind.SKIP, Kind.REVIEW, Kind.FULLSCREEN,
)  # fmt: skip
"""What a player may put on other keys. The rest stays, so that nobody can lock themselves out."""

_LABELS: Mapping[str, Text | str] = {
    "return": "Enter",
    "escape": "Esc",
    "tab": "Tab",
    # TRANSLATORS: Names of keys on the keyboard, as short as they are printed on it.
    "space": pgettext("key", "Space"),
    "backspace": pgettext("key", "Backspace"),
    "delete": pgettext("key", "Del"),
    "home": pgettext("key", "Home"),
    "end": pgettext("key", "End"),
    "page up": pgettext("key", "PgUp"),
    "page down": pgettext("key", "PgDn"),
    "up": pgettext("key", "Up"),
    "down": pgettext("key", "Down"),
    "left": pgettext("key", "Left"),
    "right": pgettext("key", "Right"),
}


def _key_codes() -> dict[str, int]:
    codes = {value for name, value in vars(pygame).items() if name.startswith("K_") and isinstance(value, int)}
    return {pygame.key.name(code): code for code in sorted(codes) if pygame.key.name(code)}


KEY_CODES: Mapping[str, int] = _key_codes()
"""pygame's codes by the names it has for them. Known without a window, unlike `pygame.key.key_code`."""

_KEY_NAMES: Mapping[int, str] = {code: name for name, code in KEY_CODES.items()}


@dataclass(frozen=True)
class Bindings:
    """Keys by what they mean. Frozen: changing a key gives new bindings."""

    keys: Mapping[Kind, tuple[str, ...]] = field(default_factory=lambda: dict(DEFAULT_KEYS))

    def meaning(self, key: int) -> tuple[Kind, int] | None:
        """What a key means, and the how-many-th of its keys it is (for PICK)."""
        name = _KEY_NAMES.get(key)
        for kind in self.keys:
            names = self.keys_for(kind)
            if name in names:
                return kind, names.index(name)
        # The digits of the keypad pick as the others do; pygame calls them [1], [2] ...
        if name is not None and len(name) == 3 and name[1] in _DIGITS and name[0] == "[":
            return Kind.PICK, _DIGITS.index(name[1])
        return None

    def keys_for(self, kind: Kind) -> tuple[str, ...]:
        """The keys that mean something now, the one to show first.

        Where nobody has chosen another key for HIT, the letter that its button begins with in the language on screen
        means it, too. It gives way to whatever else a player has put on that key.
        """
        names = self.keys.get(kind, ())
        own = str(HIT_KEY).lower()
        free = not any(own in others for others in self.keys.values())
        return (own, *names) if kind is Kind.HIT and names == DEFAULT_KEYS[kind] and free else names

    def label(self, kind: Kind, index: int = 0) -> Text | str:
        """The key to show on a button, or nothing if there is none."""
        names = self.keys_for(kind)
        return key_label(names[index]) if index < len(names) else ""

    def rebound(self, kind: Kind, key: str) -> "Bindings":
        """The same with `key` for `kind` and for nothing else that may be changed. Raises for keys that must stay."""
        if kind not in REBINDABLE:
            raise ValueError(f"the keys for {kind.value!r} cannot be changed")
        if key not in KEY_CODES:
            raise ValueError(f"{key!r} is no key")
        owner = next((other for other, names in self.keys.items() if key in names and other not in REBINDABLE), None)
        if owner is not None:
            raise ValueError(f"the key {key!r} is needed for {owner.value!r}")
        freed = {other: tuple(name for name in names if name != key) for other, names in self.keys.items()}
        return Bindings({**freed, kind: (key,)})

    def to_dict(self) -> dict[str, list[str]]:
        """The keys that were changed, as plain data for the settings."""
        changed = [kind for kind in REBINDABLE if self.keys.get(kind, ()) != DEFAULT_KEYS[kind]]
        return {kind.name: list(self.keys.get(kind, ())) for kind in changed}

    @classmethod
    def from_dict(cls, stored: Mapping[str, object]) -> "Bindings":
        """Bindings from plain data. What is unknown or broken in it is left at its default: settings of another
        version must not make the game unplayable."""
        bindings = cls()
        # Earlier versions, which had fewer of them, wrote down every key as soon as one was changed: N for SKIP was
        # nobody's choice.
        newer = (Kind.CARDS_LEFT, Kind.IN_SHORT, Kind.REVIEW)
        all_written = all(kind.name in stored for kind in REBINDABLE if kind not in newer)
        for kind in REBINDABLE:
            names = stored.get(kind.name)
            if not isinstance(names, list | tuple) or (all_written and kind is Kind.SKIP and list(names) == ["n"]):
                continue
            for name in names[:1]:
                try:
                    bindings = bindings.rebound(kind, name)
                except (ValueError, TypeError):
                    continue
        return bindings


def key_label(name: str) -> Text | str:
    """A key as it is called on screen."""
    return _LABELS.get(name, name.upper() if len(name) <= 3 else name.title())
