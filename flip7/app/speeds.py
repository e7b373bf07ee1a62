"""The speeds of the table: how each is called, and which comes after which."""

from collections.abc import Mapping
from typing import Final

from flip7.i18n import Text, pgettext
from flip7.store.settings import Speed as KeptSpeed
from flip7.ui.timeline import Speed

SPEED_LABELS: Final[Mapping[Speed, Text | str]] = {
    Speed.NORMAL: "1×",
    Speed.DOUBLE: "2×",
    Speed.QUADRUPLE: "4×",
    # TRANSLATORS: the speed at which nothing moves: everything is there at once. Very short.
    Speed.INSTANT: pgettext("speed", "at once"),
}
NEXT_SPEED: Final[Mapping[KeptSpeed, KeptSpeed]] = {
    KeptSpeed.NORMAL: KeptSpeed.DOUBLE,
    KeptSpeed.DOUBLE: KeptSpeed.FOURFOLD,
    KeptSpeed.FOURFOLD: KeptSpeed.INSTANT,
    KeptSpeed.INSTANT: KeptSpeed.NORMAL,
}
