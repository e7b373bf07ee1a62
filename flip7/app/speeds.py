"""The speeds of the table: what each means for the timelines, how it is called, and which comes after which."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from flip7.i18n import Text, pgettext
from flip7.store.settings import Speed as KeptSpeed
from flip7.ui.timeline import Speed


class _Kind(NamedTuple):
    kept: KeptSpeed
    """As it stands in the settings."""
    speed: Speed
    label: Text | str
    """On a small button."""
    choice: Text | str
    """Among the settings."""


_KINDS: Final = (
    _Kind(KeptSpeed.NORMAL, Speed.NORMAL, "1×", "1×"),
    _Kind(KeptSpeed.DOUBLE, Speed.DOUBLE, "2×", "2×"),
    _Kind(KeptSpeed.FOURFOLD, Speed.QUADRUPLE, "4×", "4×"),
    _Kind(
        KeptSpeed.INSTANT,
        Speed.INSTANT,
        # TRANSLATORS: the speed at which nothing moves: everything is there at once. Very short.
        pgettext("speed", "at once"),
        pgettext("speed", "At once"),
    ),
)

SPEED_OF: Final[Mapping[KeptSpeed, Speed]] = {kind.kept: kind.speed for kind in _KINDS}
SPEED_LABELS: Final[Mapping[Speed, Text | str]] = {kind.speed: kind.label for kind in _KINDS}
SPEED_CHOICES: Final = tuple((kind.kept, kind.choice) for kind in _KINDS)
NEXT_SPEED: Final[Mapping[KeptSpeed, KeptSpeed]] = {
    kind.kept: after.kept for kind, after in zip(_KINDS, (*_KINDS[1:], _KINDS[0]), strict=True)
}
"""After the last comes the first."""
