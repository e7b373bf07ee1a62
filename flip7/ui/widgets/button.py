"""Buttons: the gold one that goes on, the green one that is safe, quiet ones, and the red one that loses something."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from flip7.i18n import Text
from flip7.ui.canvas import Box, Canvas, Gradient
from flip7.ui.hints import hints
from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.pad_glyphs import draw_glyph, glyph_size
from flip7.ui.text import Align, line_height, text_width
from flip7.ui.theme import BUTTON, BUTTON_EDGE, KEY, SUBLABEL, Colour, Pad, Radius, TextStyle, Tone, theme
from flip7.ui.widgets.pressable import Pressable


@dataclass(frozen=True, slots=True)
class _Look:
    face: Colour | Gradient
    edge: Colour | None
    """The lower edge of a button that stands up from the table; a flat one has none."""
    border: Colour | None
    ink: Colour


class ButtonStyle(Enum):
    """What a button is for, as it shows."""

    PRIMARY = _Look(Gradient(Tone.GOLD_LIGHT, Tone.GOLD_DEEP), Tone.GOLD_EDGE, None, Tone.INK)
    GOOD = _Look(Tone.GREEN, Tone.GREEN_EDGE, None, Tone.CREAM)
    QUIET = _Look(Tone.RAISED, None, Tone.RAISED_EDGE, Tone.CREAM)
    DANGER = _Look(Tone.RED, Tone.RED_EDGE, None, Tone.CREAM)


class Button(Pressable):
    """Calls `on_press` when it is clicked, confirmed, or when its shortcut is meant.

    The key of its shortcut is shown in its corner. With `sublabel` a second, smaller line says more.
    """

    radius = Radius.LARGE

    def __init__(
        self,
        text: Text | str,
        on_press: Callable[[], object] = lambda: None,
        style: ButtonStyle = ButtonStyle.QUIET,
        *,
        sublabel: Text | str | None = None,
        icon: str | None = None,
        shortcut: Kind | None = None,
        text_style: TextStyle = BUTTON,
        key: str = "",
        tooltip: Text | str | None = None,
    ) -> None:
        super().__init__(text, key=key, tooltip=tooltip)
        self.on_press = on_press
        self.style = style
        self.sublabel = sublabel
        self.icon = icon
        self.shortcut = shortcut
        self.text_style = text_style

    @property
    def wanted_width(self) -> float:
        """Wide enough for its label at full size."""
        label = text_width(self.text, self.text_style)
        if self.icon:
            label += self._icon_side() + (Pad.MEDIUM if str(self.text) else 0)
        below = text_width(self.sublabel, SUBLABEL) if self.sublabel else 0.0
        badge = 2 * Pad.LARGE if self.shortcut else 0.0
        return max(label, below) + 2 * Pad.LARGE + badge

    @property
    def wanted_height(self) -> float:
        """The height in logical units that its lines need at the text size of now."""
        lines = line_height(self.text_style) + (line_height(SUBLABEL) if self.sublabel else 0)
        return lines + 2 * Pad.MEDIUM + (BUTTON_EDGE if self.style.value.edge else 0)

    def handle(self, intent: Intent) -> bool:
        if intent.kind is self.shortcut and self.enabled and self.visible:
            self.on_press()
            return True
        return super().handle(intent)

    def activate(self, pos: Pos | None) -> None:  # noqa: ARG002
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        # What cannot be pressed loses its colour and its height, not only its strength.
        look = self.style.value if self.enabled else ButtonStyle.QUIET.value
        alpha = 255 if self.enabled else 120
        down = self.pressed and self.hovered
        radius = min(self.radius, self.box.height * 0.36)
        face = Box(self.box)
        if look.edge is not None:
            edge = BUTTON_EDGE if self.box.height > 60 else BUTTON_EDGE * 0.6
            face.height -= edge
            if down:
                face.move_ip(0, edge * 0.7)
            if not down:
                canvas.shadow(self.box, radius, 14, alpha=110)
            lower = Box(face.left, face.top + edge / 2, face.width, self.box.bottom - face.top - edge / 2)
            canvas.rect(lower, look.edge, radius, alpha=alpha)
        canvas.rect(face, look.face, radius, look.border, alpha=alpha)
        if self.enabled and down:
            canvas.rect(face, Tone.SHADOW.faded(0.18), radius)
        elif self.enabled and self.hovered:
            canvas.rect(face, (255, 255, 255, 42 if look.edge is not None else 26), radius)
        self._draw_label(canvas, face, look.ink, alpha)
        self._draw_badge(canvas, face, look.ink, alpha)

    def _icon_side(self) -> float:
        return theme.text_size(self.text_style) * 1.1

    def _draw_label(self, canvas: Canvas, face: Box, ink: Colour, alpha: int) -> None:
        style = self.text_style.in_colour(ink)
        # The label keeps clear of the key in the corner, on both sides so that it stays in the middle.
        beside = max(Pad.MEDIUM, self._badge(face).width + 14 if self._hint() else 0.0)
        inner = face.inflate(-2 * beside, -Pad.MEDIUM)
        if self.sublabel:
            share = 0.56
            upper = Box(inner.left, inner.top, inner.width, inner.height * share)
            lower = Box(face.left + Pad.MEDIUM, upper.bottom, face.width - 2 * Pad.MEDIUM, inner.height * (1 - share))
            canvas.text(self.sublabel, lower, SUBLABEL.in_colour(ink), alpha=alpha)
            inner = upper
        if self.icon is None:
            canvas.text(self.text, inner, style, wrap=True, alpha=alpha)
            return
        side = min(self._icon_side(), inner.height)
        gap = Pad.MEDIUM * 0.75 if str(self.text) else 0.0
        label = min(text_width(self.text, style), inner.width - side - gap) if str(self.text) else 0.0
        left = inner.centerx - (side + gap + label) / 2
        canvas.image(self.icon, Box(left, inner.centery - side / 2, side, side), ink, alpha)
        if label > 0:
            # A few units more than measured: at other window sizes letters round to other widths.
            canvas.text(
                self.text,
                Box(left + side + gap, inner.top, label + 4, inner.height),
                style,
                Align.LEFT,
                wrap=True,
                alpha=alpha,
            )

    def _hint(self) -> str:
        return str(hints(self.shortcut)) if self.shortcut else ""

    def _badge(self, face: Box) -> Box:
        if hints.pad is not None:
            width, height = glyph_size(hints.pad, self._hint())
            return Box(face.right - width - 8, face.top + 8, width, height)
        height = line_height(KEY) + 2
        width = max(height, text_width(self._hint(), KEY) + 14)
        return Box(face.right - width - 10, face.top + 10, width, height)

    def _draw_badge(self, canvas: Canvas, face: Box, ink: Colour, alpha: int) -> None:
        if self._hint():
            badge = self._badge(face)
            if hints.pad is not None:
                draw_glyph(canvas, hints.pad, self._hint(), badge, alpha)
                return
            shade: Colour = (60, 30, 0, 90) if ink is Tone.INK else (0, 0, 0, 90)
            canvas.rect(badge, shade, 7, alpha=alpha)
            canvas.text(self._hint(), badge, KEY.in_colour(ink), alpha=alpha)
