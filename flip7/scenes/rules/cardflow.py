"""How cards are set on a page: in rows, beside a text, and as the terms of a sum."""

from collections.abc import Sequence

from flip7.cards.faces import height as card_height
from flip7.scenes.rules.blocks import CardNote, CardRow, Glances, Mark, Pictured, Sum
from flip7.scenes.rules.pieces import Laid
from flip7.scenes.rules.sheet import CAPTION, READING, READING_STRONG, RESULT, SIGN, Sheet
from flip7.scenes.rules.sums import CardTerm, Extra, Line, Number, Sign, Term, sum_lines
from flip7.ui.canvas import PILL, Box
from flip7.ui.text import Align, line_height
from flip7.ui.theme import Pad, Radius, TextStyle, Tone, theme

_TILTS = (-1.6, 0.9, -0.7, 1.5, -1.1, 0.6, 1.2)
"""Cards that somebody laid down do not lie quite straight."""
_CARD_GAP = 16.0
_LEAST_SHARE = 0.7
"""A row would rather be this much smaller than go on in a second line."""
_NOTE_CARD, _NOTE_CARDS = 116.0, 86.0
"""One card beside a text, and each of several."""
_GLANCE_CARD = 62.0
_MOST_FOR_CARDS = 0.5
"""The share of a note that its cards may take."""
_SUM_CARD = 92.0
_MANY = 3
"""From so many cards on a note has a line to itself."""
_TWO_COLUMNS = 30.0
"""So many ems of text make room for two notes beside each other."""
_TERM_GAP, _SUM_GAP = 11.0, 64.0
"""Between the terms of a sum, and between two sums in one line."""


def _tilt(index: int) -> float:
    return _TILTS[index % len(_TILTS)]


def set_row(row: CardRow, sheet: Sheet, top: float, width: float) -> float:
    """Put a row of cards onto the sheet, in as many lines as it needs; how high it is."""
    start = top
    captions = [card.caption for card in row.cards if card.caption is not None]
    widest = max((sheet.width_of(caption, CAPTION) for caption in captions), default=0.0)
    card_width = row.card_width
    side_by_side = (width + _CARD_GAP) / len(row.cards) - _CARD_GAP
    if row.card_width * _LEAST_SHARE <= side_by_side < row.card_width:
        card_width = side_by_side
    # A caption may be wider than its card, up to a point; then it wraps.
    cell = max(card_width, min(widest, card_width * 1.9)) + _CARD_GAP
    per_line = max(1, int((width + _CARD_GAP) // cell))
    lines = -(-len(row.cards) // per_line)
    per_line = -(-len(row.cards) // lines)
    for first in range(0, len(row.cards), per_line):
        top += _set_line(row.cards[first : first + per_line], sheet, top, (cell, card_width), first)
        top += Pad.MEDIUM
    top -= Pad.MEDIUM
    if row.caption is not None:
        top += Pad.SMALL + sheet.column(row.caption, 0, top + Pad.SMALL, width, CAPTION)
    return top - start


def _set_line(cards: Sequence[Pictured], sheet: Sheet, top: float, sizes: tuple[float, float], first: int) -> float:
    cell, width = sizes
    height = card_height(width)
    top += 8  # a tilted corner, a light around it
    lowest = top + height
    for index, card in enumerate(cards):
        left = index * cell
        room = cell - _CARD_GAP
        box = Box(left + (room - width) / 2, top, width, height)
        sheet.card(Laid(card.name, box, _tilt(first + index) if card.mark is Mark.PLAIN else 0.0, card.mark))
        if card.caption is not None:
            below = top + height + 10
            lowest = max(lowest, below + sheet.column(card.caption, left, below, room, CAPTION, align=Align.TOP))
    return lowest - top + 14


def set_note(note: CardNote, sheet: Sheet, top: float, width: float) -> float:
    """Put cards onto the sheet with their text at the right; how high that is."""
    return _set_note(note, sheet, Box(0, top, width, 0), _NOTE_CARD if len(note.cards) == 1 else _NOTE_CARDS)


def set_glances(glances: Glances, sheet: Sheet, top: float, width: float) -> float:
    """Put small notes onto the sheet, two beside each other where both can be read; how high they are.
    One with many cards has the whole width."""
    start = top
    columns = 2 if width >= _TWO_COLUMNS * theme.text_size(READING) else 1
    lines: list[list[CardNote]] = []
    for note in glances.notes:
        if lines and len(note.cards) < _MANY and len(lines[-1]) < columns and len(lines[-1][0].cards) < _MANY:
            lines[-1].append(note)
        else:
            lines.append([note])
    for line in lines:
        room = width if len(line[0].cards) >= _MANY else (width - Pad.LARGE * (columns - 1)) / columns
        places = [Box(index * (room + Pad.LARGE), top, room, 0) for index in range(len(line))]
        heights = [_set_note(note, sheet, place, _GLANCE_CARD) for note, place in zip(line, places, strict=True)]
        top += max(heights) + Pad.SMALL
    return top - Pad.SMALL - start


def _set_note(note: CardNote, sheet: Sheet, place: Box, card: float) -> float:
    top = place.top
    card = min(card, place.width * _MOST_FOR_CARDS / len(note.cards))
    height = card_height(card)
    step = card + _CARD_GAP * 0.75
    left = place.left + step * len(note.cards) + Pad.LARGE * 0.75
    inner = place.right - left
    title = sheet.height_of(note.title, READING_STRONG, inner)
    text = sheet.height_of(note.text, READING, inner)
    whole = max(height + 16, title + text + 4)
    y = top + (whole - height) / 2
    for index, one in enumerate(note.cards):
        box = Box(place.left + index * step, y, card, height)
        sheet.card(Laid(one.name, box, _tilt(index) if one.mark is Mark.PLAIN else 0.0, one.mark))
    y = top + (whole - title - text - 4) / 2
    y += sheet.column(note.title, left, y, inner, READING_STRONG.in_colour(Tone.GOLD_LIGHT)) + 4
    sheet.column(note.text, left, y, inner, READING)
    return whole


def set_sum(example: Sum, sheet: Sheet, top: float, width: float) -> float:
    """Put a worked example onto the sheet, on a plate of its own; how high it is."""
    beneath = len(sheet.pieces)
    start = top
    inner = width - 2 * Pad.LARGE
    top += Pad.MEDIUM * 1.25
    top += sheet.column(example.title, Pad.LARGE, top, inner, CAPTION.in_colour(Tone.GOLD_LIGHT)) + Pad.SMALL
    lines = sum_lines(example.cards)
    for row in _rows(lines, sheet, inner):
        height = max(_height(line, sheet, inner) for line in row)
        x = Pad.LARGE
        for line in row:
            result = RESULT.in_colour(Tone.GOLD_LIGHT) if line[-1] is lines[-1][-1] else RESULT
            x += _set_terms(line, sheet, Box(x, top, inner, height), result) + _SUM_GAP
        top += height
    top += Pad.MEDIUM
    sheet.plate(Box(0, start, width, top - start), Tone.WELL, Radius.MEDIUM, Tone.RAISED_EDGE, beneath=beneath)
    return top - start


def _rows(lines: Sequence[Line], sheet: Sheet, width: float) -> list[list[Line]]:
    """A sum that is too long goes on in the next row; short ones that follow from the first stand side by side."""
    first, *others = lines
    rows = [[part] for part in _parts(first, sheet, width)]
    for line in others:
        beside = [*rows[-1], line]
        wide = sum(_line_width(one, sheet, _SUM_CARD) + _SUM_GAP for one in beside) - _SUM_GAP
        if line is not others[0] and wide <= width:
            rows[-1] = beside
        else:
            rows.append([line])
    return rows


def _parts(line: Line, sheet: Sheet, width: float) -> list[Line]:
    if _line_width(line, sheet, _SUM_CARD * _LEAST_SHARE) <= width:
        return [line]
    parts: list[Line] = [()]
    for term in line:
        longer = (*parts[-1], term)
        if parts[-1] and _line_width(longer, sheet, _SUM_CARD) > width:
            parts.append((term,))
        else:
            parts[-1] = longer
    return parts


def _card_width(line: Line, sheet: Sheet, width: float) -> float:
    """The cards take what the signs and numbers leave them."""
    cards = sum(isinstance(term, CardTerm) for term in line)
    return min(_SUM_CARD, (width - _line_width(line, sheet, 0.0)) / cards) if cards else 0.0


def _height(line: Line, sheet: Sheet, width: float) -> float:
    return max(card_height(_card_width(line, sheet, width)) + 20, line_height(RESULT) + 24)


def _set_terms(line: Line, sheet: Sheet, room: Box, result: TextStyle) -> float:
    """One sum in a room; gives the width it takes."""
    card_width = _card_width(line, sheet, room.width)
    x = room.left
    for index, term in enumerate(line):
        width = _term_width(term, sheet, card_width)
        box = Box(x, room.top, width, room.height)
        match term:
            case CardTerm(name):
                tall = card_height(width)
                sheet.card(Laid(name, Box(x, room.centery - tall / 2, width, tall), _tilt(index)))
            case Extra(value):
                badge = box.inflate(0, line_height(RESULT) + 8 - box.height)
                sheet.plate(badge, Tone.GOLD, PILL)
                sheet.words(str(value), badge.inflate(-12, -4), RESULT.in_colour(Tone.INK), Align.CENTRE)
            case Sign(sign):
                sheet.words(sign, box, SIGN, Align.CENTRE)
            case Number(value):
                style = result if index == len(line) - 1 else RESULT
                sheet.words(str(value), box, style, Align.CENTRE)
        x += width + _TERM_GAP
    return x - _TERM_GAP - room.left


def _line_width(line: Line, sheet: Sheet, card_width: float) -> float:
    return sum(_term_width(term, sheet, card_width) for term in line) + _TERM_GAP * (len(line) - 1)


def _term_width(term: Term, sheet: Sheet, card_width: float) -> float:
    match term:
        case CardTerm():
            return card_width
        case Sign(sign):
            return sheet.width_of(sign, SIGN)
        case Extra(value):
            return sheet.width_of(str(value), RESULT) + 2 * Pad.LARGE
        case Number(value):
            return sheet.width_of(str(value), RESULT)
