"""From blocks to a page: every block finds its height, and they stand one below the other."""

from collections.abc import Sequence
from dataclasses import dataclass

from flip7.scenes.rules import cardflow, keyflow
from flip7.scenes.rules.blocks import (
    Block,
    Bullets,
    Callout,
    CardNote,
    CardRow,
    Choices,
    Glances,
    Heading,
    Keys,
    Mood,
    Paragraph,
    Steps,
    Sum,
    Version,
    Versions,
)
from flip7.scenes.rules.pieces import Piece, draw
from flip7.scenes.rules.sheet import NOTE_TITLE, READING, READING_STRONG, SECTION, Sheet
from flip7.ui.canvas import PILL, Box, Canvas
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BUTTON, Colour, Pad, Radius, Tone, theme

GAP = 22.0
_SECTION_GAP = 30.0
"""More room above a heading than below it: it belongs to what follows."""

_MOODS: dict[Mood, tuple[str, Tone]] = {
    Mood.TIP: ("icons/bulb", Tone.GOLD_LIGHT),
    Mood.IMPORTANT: ("icons/star", Tone.GOLD_LIGHT),
    Mood.DANGER: ("icons/warning", Tone.ROSE),
    Mood.EDITION: ("icons/globe", Tone.ICE),
}


@dataclass(frozen=True, slots=True)
class Page:
    """A chapter that is set."""

    pieces: tuple[Piece, ...]
    height: float

    def draw(self, canvas: Canvas, left: float, top: float, view: Box) -> None:
        """Draw what can be seen of it through `view` when its corner is at (left, top)."""
        # A card's glow and its tilt stand out of its box.
        seen = view.inflate(0, 80)
        for piece in self.pieces:
            box = piece.box.move(left, top)
            if box.colliderect(seen):
                draw(canvas, piece, box)


def set_page(blocks: Sequence[Block], width: float, scale: float) -> Page:
    """Set blocks one below the other in a column of this width, in logical units; `scale` is the window's."""
    sheet = Sheet(scale)
    top = 0.0
    for index, block in enumerate(blocks):
        if index:
            top += GAP + (_SECTION_GAP - Pad.SMALL if isinstance(block, Heading | Versions) else 0.0)
            top -= Pad.SMALL if isinstance(blocks[index - 1], Heading) else 0.0
        top += _set(block, sheet, top, width)
    return Page(tuple(sheet.pieces), top)


def _set(block: Block, sheet: Sheet, top: float, width: float) -> float:
    """Put a block on the sheet; gives its height."""
    match block:
        case Heading():
            return sheet.column(block.text, 0, top, width, SECTION)
        case Paragraph():
            return sheet.column(block.text, 0, top, width, READING)
        case Bullets():
            return _set_bullets(block, sheet, top, width)
        case Steps():
            return _set_steps(block, sheet, top, width)
        case Callout():
            return _set_callout(block, sheet, top, width)
        case Choices():
            return _set_choices(block, sheet, top, width)
        case Versions():
            return _set_versions(block, sheet, top, width)
        case CardRow():
            return cardflow.set_row(block, sheet, top, width)
        case CardNote():
            return cardflow.set_note(block, sheet, top, width)
        case Glances():
            return cardflow.set_glances(block, sheet, top, width)
        case Sum():
            return cardflow.set_sum(block, sheet, top, width)
        case Keys():
            return keyflow.set_keys(block, sheet, top, width)


def _set_bullets(block: Bullets, sheet: Sheet, top: float, width: float, left: float = 0.0) -> float:
    start, em, line = top, theme.text_size(READING), line_height(READING)
    for item in block.items:
        dot = em * 0.36
        sheet.plate(Box(left + em * 0.25, top + (line - dot) / 2 - em * 0.12, dot, dot), Tone.GOLD, PILL)
        top += sheet.column(item, left + em * 1.25, top, width - em * 1.25, READING) + Pad.MEDIUM * 0.75
    return top - Pad.MEDIUM * 0.75 - start


def _set_steps(block: Steps, sheet: Sheet, top: float, width: float) -> float:
    start, em = top, theme.text_size(READING)
    side = em * 1.45
    for number, item in enumerate(block.items, 1):
        left = side + Pad.MEDIUM
        height = sheet.height_of(item, READING, width - left)
        badge = Box(0, top, side, side)
        sheet.plate(badge, Tone.GOLD, PILL)
        sheet.words(str(number), badge.inflate(-6, -6), READING_STRONG.in_colour(Tone.INK), Align.CENTRE)
        # One line stands level with its number, more of them start there.
        aside = max(0.0, (side - line_height(READING)) / 2) + em * 0.1
        sheet.words(item, Box(left, top + aside, width - left, height), READING)
        top += max(side, height + aside) + Pad.MEDIUM * 0.75
    return top - Pad.MEDIUM * 0.75 - start


def _set_callout(block: Callout, sheet: Sheet, top: float, width: float) -> float:
    icon, tone = _MOODS[block.mood]
    beneath = len(sheet.pieces)
    side = theme.text_size(READING) * 1.5
    left = Pad.LARGE + side + Pad.MEDIUM * 1.25
    inner = width - left - Pad.LARGE
    y = top + Pad.MEDIUM * 1.25
    if block.title is not None:
        y += sheet.column(block.title, left, y, inner, NOTE_TITLE.in_colour(tone)) + 2
    y += sheet.column(block.text, left, y, inner, READING) + Pad.MEDIUM
    if block.items:
        y += _set_bullets(Bullets(block.items), sheet, y, inner, left) + Pad.MEDIUM
    sheet.icon(icon, Box(Pad.LARGE, top + (y - top - side) / 2, side, side), tone)
    box = Box(0, top, width, y - top)
    sheet.plate(Box(0, top, 7, y - top).inflate(0, -2 * Pad.MEDIUM), tone, PILL, beneath=beneath)
    sheet.plate(box, Tone.RAISED, Radius.MEDIUM, tone.faded(0.35), beneath=beneath)
    return y - top


def _set_choices(block: Choices, sheet: Sheet, top: float, width: float) -> float:
    half = (width - Pad.LARGE) / 2
    beneath = len(sheet.pieces)
    label = line_height(BUTTON) + Pad.MEDIUM
    looks: tuple[tuple[Colour, Tone], tuple[Colour, Tone]] = ((Tone.GOLD, Tone.INK), (Tone.GREEN, Tone.CREAM))
    texts = ((block.hit, block.hit_text), (block.stay, block.stay_text))
    heights = []
    for index, ((name, text), (fill, ink)) in enumerate(zip(texts, looks, strict=True)):
        left = index * (half + Pad.LARGE) + Pad.LARGE
        inner = half - 2 * Pad.LARGE
        button = Box(left, top + Pad.LARGE, min(inner, sheet.width_of(name, BUTTON) + 3 * Pad.LARGE), label)
        sheet.plate(button, fill, Radius.MEDIUM)
        sheet.words(name, button.inflate(-2 * Pad.MEDIUM, 0), BUTTON.in_colour(ink), Align.CENTRE)
        heights.append(sheet.column(text, left, button.bottom + Pad.MEDIUM, inner, READING))
    height = Pad.LARGE + label + Pad.MEDIUM + max(heights) + Pad.LARGE
    for index in range(2):
        box = Box(index * (half + Pad.LARGE), top, half, height)
        sheet.plate(box, Tone.RAISED, Radius.MEDIUM, Tone.RAISED_EDGE, beneath=beneath)
    return height


def _set_versions(block: Versions, sheet: Sheet, top: float, width: float) -> float:
    start = top
    top += sheet.column(block.title, 0, top, width, SECTION) + Pad.SMALL
    for version in block.versions:
        top += _set_version(version, sheet, top, width) + Pad.MEDIUM * 0.75
    return top - Pad.MEDIUM * 0.75 - start


def _set_version(version: Version, sheet: Sheet, top: float, width: float) -> float:
    beneath = len(sheet.pieces)
    tone = Tone.GOLD_LIGHT if version.chosen else Tone.LAVENDER
    side = theme.text_size(NOTE_TITLE) * 1.2
    left = Pad.LARGE + side + Pad.MEDIUM
    inner = width - left - Pad.LARGE
    y = top + Pad.MEDIUM
    if version.chosen:
        sheet.icon("icons/check", Box(Pad.LARGE, y, side, side), tone)
    y += sheet.column(version.editions, left, y, inner, NOTE_TITLE.in_colour(tone)) + 2
    y += sheet.column(version.text, left, y, inner, READING) + Pad.MEDIUM * 0.75
    edge = Tone.GOLD if version.chosen else None
    fill = Tone.GOLD.faded(0.14) if version.chosen else Tone.RAISED.faded(0.6)
    sheet.plate(Box(0, top, width, y - top), fill, Radius.MEDIUM, edge, beneath=beneath)
    return y - top
