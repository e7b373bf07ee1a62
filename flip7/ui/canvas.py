"""What scenes and widgets draw on: logical coordinates in, whole crisp pixels out."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from math import ceil, floor

import pygame

from flip7 import i18n
from flip7.i18n import Text
from flip7.ui import vector
from flip7.ui.assets import Assets, Picture, assets
from flip7.ui.facts import (
    Facts,
    Shown,
    ShownArc,
    ShownLine,
    ShownPainting,
    ShownPicture,
    ShownShape,
    ShownText,
    facts_on,
    keep_facts,
)
from flip7.ui.fonts import fonts
from flip7.ui.scale import Viewport
from flip7.ui.shapes import shapes
from flip7.ui.text import Align, set_text
from flip7.ui.theme import RGBA, Colour, TextStyle, Tone, theme
from flip7.ui.vector import Stroke

Box = pygame.FRect
Pos = tuple[float, float]

PILL = 10_000.0
"""A radius that rounds the short sides of a box completely."""


@dataclass(frozen=True, slots=True)
class Gradient:
    """A fill from top to bottom."""

    top: Colour
    bottom: Colour


class Canvas:
    """Draws on a surface through a viewport. A canvas is light: make one whenever there is something to draw on."""

    def __init__(self, surface: pygame.Surface, viewport: Viewport, pictures: Assets = assets) -> None:
        self.surface = surface
        self.viewport = viewport
        self.assets = pictures
        self.facts: Facts | None = None
        """Set this to have noted what is drawn."""
        self.paints = True
        """Clear this to have it noted only: then nothing comes to the surface, and no picture is made for it."""

    @property
    def box(self) -> Box:
        """The whole canvas in logical units."""
        return Box((0, 0), self.viewport.size)

    def part(self, name: str, index: int | str | None = None) -> AbstractContextManager[None]:
        """What is drawn meanwhile is this part of the screen. It changes nothing but what `facts` say."""
        return nullcontext() if self.facts is None else self.facts.inside(name, index)

    def note(self, shown: Shown) -> None:
        """Something is drawn: kept if anybody wants to know, and if any of it is in view."""
        if self.facts is not None and self.in_view(shown.drawn if isinstance(shown, ShownText) else shown.box):
            self.facts.note(shown)

    def in_view(self, box: Box) -> bool:
        """Whether something drawn there would be seen."""
        scale = self.viewport.scale
        area = Box(box.left * scale, box.top * scale, max(1.0, box.width * scale), max(1.0, box.height * scale))
        return bool(area.colliderect(self.surface.get_clip()))

    def rect(
        self,
        box: Box,
        fill: Colour | Gradient | None,
        radius: float = 0,
        border: Colour | None = None,
        border_width: float = 2,
        *,
        dash: tuple[float, float] | None = None,
        alpha: int = 255,
    ) -> None:
        """A box, its corners round if it has a radius; the border lies inside its edge."""
        size = self.viewport.px_size_of(box)
        if min(size) <= 0:
            return
        if self.facts is not None:
            top = fill.top if isinstance(fill, Gradient) else fill
            inner, outer = (None if colour is None else theme.rgba(colour) for colour in (top, border))
            self.note(ShownShape(Box(box), inner, outer, alpha))
        if not self.paints:
            return
        painted = _fill(fill)
        stroke = _stroke(border, border_width, dash, self.viewport)
        if isinstance(painted, tuple) and painted[3] == alpha == 255 and not radius and stroke is None:
            self.surface.fill(painted[:3], (self.viewport.px_pos(box.topleft), size))
            return
        panel = shapes.rounded(size, self.viewport.px_radius(radius, size), painted, stroke)
        self._put(panel, self.viewport.px_pos(box.topleft), alpha)

    def circle(
        self, centre: Pos, radius: float, fill: Colour | Gradient | None, border: Colour | None = None,
        border_width: float = 2, *, alpha: int = 255,
    ) -> None:  # fmt: skip
        """A disc of this radius; the border lies inside its edge."""
        self.rect(_around(centre, radius), fill, PILL, border, border_width, alpha=alpha)

    def ring(self, centre: Pos, radius: float, colour: Colour, width: float, *, alpha: int = 255) -> None:
        """A circle's line, inside its radius."""
        self.rect(_around(centre, radius), None, PILL, colour, width, alpha=alpha)

    def arc(
        self, centre: Pos, radius: float, span: tuple[float, float], colour: Colour, width: float, *, alpha: int = 255
    ) -> None:
        """Part of a ring with round ends: `span` is where it starts and ends, in degrees clockwise from the top."""
        start, end = span
        diameter = self.viewport.to_px(2 * radius)
        if diameter <= 0 or end <= start:
            return
        if self.facts is not None:
            self.note(ShownArc(_around(centre, radius), span, theme.rgba(colour), alpha))
        if not self.paints:
            return
        stroke = Stroke(theme.rgba(colour), max(1.0, width * self.viewport.scale))
        place = self.viewport.px_pos((centre[0] - radius, centre[1] - radius))
        self._put(shapes.arc(diameter, start, end, stroke), place, alpha)

    def line(
        self, start: Pos, end: Pos, colour: Colour, width: float = 2, *, dash: tuple[float, float] | None = None,
        alpha: int = 255,
    ) -> None:  # fmt: skip
        """A straight line with round ends. `dash` is the length of a stroke and of the gap after it."""
        self.polyline((start, end), colour, width, dash=dash, alpha=alpha)

    def polyline(
        self, points: Sequence[Pos], colour: Colour, width: float = 2, *, dash: tuple[float, float] | None = None,
        alpha: int = 255,
    ) -> None:  # fmt: skip
        """A line through points, with round joints and ends."""
        if self.facts is not None:
            self.note(ShownLine(_spanned(points), tuple(points), theme.rgba(colour), alpha))
        self._outline(points, None, _stroke(colour, width, dash, self.viewport), "", alpha)

    def polygon(
        self, points: Sequence[Pos], fill: Colour | Gradient | None, border: Colour | None = None,
        border_width: float = 2, *, alpha: int = 255,
    ) -> None:  # fmt: skip
        """A closed shape through points; the border lies half outside its edge. Facts do not mention it."""
        self._outline(points, _fill(fill), _stroke(border, border_width, None, self.viewport), "Z", alpha)

    def shadow(self, box: Box, radius: float = 0, depth: float = 12, *, alpha: int = 130) -> None:
        """The soft shadow of a thing that floats `depth` above the table; draw it before the thing."""
        size, reach = self.viewport.px_size_of(box), max(1, self.viewport.to_px(depth))
        if min(size) > 0 and self.paints:
            picture = shapes.soft(size, self.viewport.px_radius(radius, size), reach, theme.rgba(Tone.SHADOW))
            left, top = self.viewport.px_pos((box.left, box.top + depth * 0.45))
            self._put(picture, (left - reach, top - reach), alpha)

    def glow(self, box: Box, colour: Colour, radius: float = 0, strength: float = 1.0, *, reach: float = 36) -> None:
        """Light around a box, fading out over `reach`; inside nothing changes. A pulse of `strength` costs nothing."""
        size, blur = self.viewport.px_size_of(box), max(1, self.viewport.to_px(reach))
        if min(size) > 0 and self.paints:
            picture = shapes.halo(size, self.viewport.px_radius(radius, size), blur, theme.rgba(colour))
            left, top = self.viewport.px_pos(box.topleft)
            self._put(picture, (left - blur, top - blur), round(255 * min(1.0, max(0.0, strength))))

    def spotlight(self, centre: Pos, radius: float, colour: Colour, *, alpha: int = 255) -> None:
        """A round light that fades to nothing at its radius."""
        diameter = self.viewport.to_px(2 * radius)
        if diameter > 0 and self.paints:
            place = self.viewport.px_pos((centre[0] - radius, centre[1] - radius))
            self._put(shapes.spotlight(diameter, theme.rgba(colour)), place, alpha)

    def felt(self) -> None:
        """The table itself, over the whole canvas."""
        light, edge = theme.rgba(Tone.FELT_LIGHT), theme.rgba(Tone.FELT_EDGE)
        if self.paints:
            self.surface.blit(shapes.felt(self.surface.get_size(), light, edge), (0, 0))

    def veil(self, colour: Colour = Tone.DIM) -> None:
        """Darken everything drawn so far."""
        self.rect(self.box.inflate(2, 2), colour)

    def text(
        self,
        text: Text | str,
        box: Box,
        style: TextStyle,
        align: Align = Align.CENTRE,
        *,
        wrap: bool = False,
        fit: bool = True,
        alpha: int = 255,
    ) -> Box:
        """A text in a box; gives the box it takes. With `fit` it is made smaller if it must be, down to `style.least`,
        and then cut with an ellipsis; without, it may stand out of its box."""
        string = str(text)
        scale = self.viewport.scale
        room = (max(1, ceil(box.width * scale)), max(1, ceil(box.height * scale)))
        setting = set_text(string, style, scale, room, wrap=wrap, fit=fit)
        red, green, blue, opacity = theme.rgba(style.colour)
        across, down = align.value
        face = setting.face
        # Capitals, and not the font's invisible line box, are what the eye sees in the middle.
        cap = fonts.cap_height(face)
        block = face.line_height * (len(setting.lines) - 1) + cap
        over = (setting.height - block) * (0.5 - down)
        top = round(box.top * scale + (room[1] - block) * down + over)
        for number, line in enumerate(setting.lines if self.paints else ()):
            if line:
                picture = fonts.render(line, face, (red, green, blue))
                place = round(box.left * scale + (room[0] - picture.get_width()) * across)
                first = top + cap - fonts.ascent(face)
                self._put(picture, (place, first + number * face.line_height), alpha * opacity // 255)
        left = box.left * scale + (room[0] - setting.width) * across
        drawn = Box(left / scale, top / scale, setting.width / scale, block / scale)
        if self.facts is not None:
            needed = (setting.needed[0] / scale, setting.needed[1] / scale)
            on_surface = bool(self.box.inflate(2, 2).contains(drawn))
            self.note(
                ShownText(text, string, Box(box), drawn, needed, face.px / scale, setting.fitting, on_surface,
                          (red, green, blue, opacity), alpha)
            )  # fmt: skip
        return drawn

    def image(self, name: str, box: Box, tint: Colour | None = None, alpha: int = 255, angle: float = 0) -> None:
        """A picture from assets/ such as "icons/play", as large as fits the box, turned clockwise about its middle."""
        colour = theme.rgb(tint) if tint is not None else None
        if self.facts is not None:
            self.note(ShownPicture(name, Box(box), None if tint is None else theme.rgba(tint), alpha))
        if not self.paints:
            return
        size = self.viewport.px_size_of(box)
        if angle:
            picture = self.assets.rotated(Picture(name, size, colour), angle)
        else:
            picture = self.assets.picture(name, size, colour)
        self._put_centred(picture, box, alpha)

    def painted(
        self, key: Hashable, box: Box, paint: Callable[["Canvas"], None], *, alpha: int = 255, angle: float = 0
    ) -> Facts:
        """A picture that `paint` draws once, on a canvas as large as the box: a card with its word, say.

        It is kept by `key`, its size, the language and the theme, so `paint` is called again when one of them changes.
        Gives what the picture shows.
        """
        size = self.viewport.px_size_of(box)
        if min(size) <= 0:
            return Facts()

        def on_sheet(sheet: pygame.Surface) -> None:
            zoom = self.viewport.scale * sheet.get_width() / size[0]
            page = Canvas(sheet, Viewport(sheet.get_size(), zoom), self.assets)
            page.facts = Facts()
            paint(page)
            keep_facts(sheet, page.facts)

        name = (key, i18n.language(), theme.revision)
        picture = self.assets.rotated(Picture(name, size), angle, on_sheet)
        shown = facts_on(picture)
        if self.facts is not None:
            self.note(ShownPainting(Box(box), shown, alpha))
        self._put_centred(picture, box, alpha)
        return shown

    def blit(self, surface: pygame.Surface, where: Box | Pos, alpha: int = 255) -> None:
        """A surface in pixels at a place, or scaled into a box. Scaling is done at each call: for things in motion."""
        if not self.paints:
            return
        if isinstance(where, pygame.FRect):
            size = self.viewport.px_size_of(where)
            if min(size) <= 0:
                return
            if size != surface.get_size():
                surface = pygame.transform.smoothscale(surface, size)
            self._put(surface, self.viewport.px_pos(where.topleft), alpha)
        else:
            self._put(surface, self.viewport.px_pos(where), alpha)

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only inside a box for a while."""
        before = self.surface.get_clip()
        scale = self.viewport.scale
        left, top = floor(box.left * scale), floor(box.top * scale)
        area = pygame.Rect(left, top, ceil(box.right * scale) - left, ceil(box.bottom * scale) - top)
        self.surface.set_clip(area.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _outline(
        self, points: Sequence[Pos], fill: RGBA | vector.Gradient | None, stroke: Stroke | None, ends: str, alpha: int
    ) -> None:
        if not self.paints:
            return
        scale = self.viewport.scale
        pad = ceil(stroke.width / 2) + 1 if stroke else 1
        xs, ys = [x * scale for x, _ in points], [y * scale for _, y in points]
        left, top = floor(min(xs)) - pad, floor(min(ys)) - pad
        size = (ceil(max(xs)) + pad - left, ceil(max(ys)) + pad - top)
        # Quarters of a pixel: a shape that only moves by whole pixels is found again.
        relative = tuple((round((x - left) * 4) / 4, round((y - top) * 4) / 4) for x, y in zip(xs, ys, strict=True))
        self._put(shapes.outline(size, relative, fill, stroke, ends), (left, top), alpha)

    def _put_centred(self, picture: pygame.Surface, box: Box, alpha: int) -> None:
        # The same rounding as a panel of this box has; a turned picture is larger and hangs over on all sides.
        left, top = self.viewport.px_pos(box.topleft)
        width, height = self.viewport.px_size_of(box)
        place = (left + (width - picture.get_width()) // 2, top + (height - picture.get_height()) // 2)
        self._put(picture, place, alpha)

    def _put(self, picture: pygame.Surface, place: tuple[int, int], alpha: int) -> None:
        if not self.paints:
            return
        if alpha >= 255:
            self.surface.blit(picture, place)
        elif alpha > 0:
            picture.set_alpha(alpha)
            self.surface.blit(picture, place)
            picture.set_alpha(255)


def _around(centre: Pos, radius: float) -> Box:
    return Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)


def _spanned(points: Sequence[Pos]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _fill(fill: Colour | Gradient | None) -> RGBA | vector.Gradient | None:
    if isinstance(fill, Gradient):
        return vector.Gradient(theme.rgba(fill.top), theme.rgba(fill.bottom))
    return None if fill is None else theme.rgba(fill)


def _stroke(colour: Colour | None, width: float, dash: tuple[float, float] | None, viewport: Viewport) -> Stroke | None:
    if colour is None or width <= 0:
        return None
    scale = viewport.scale
    dashes = (dash[0] * scale, dash[1] * scale) if dash else None
    return Stroke(theme.rgba(colour), float(max(1, round(width * scale))), dashes)
