"""How keys are set on a page: their caps, what they do, and the button of a gamepad."""

from flip7.i18n import Text, pgettext
from flip7.scenes.rules.blocks import Keys
from flip7.scenes.rules.pieces import PadButton
from flip7.scenes.rules.sheet import READING, Sheet
from flip7.ui.bindings import Bindings, key_label
from flip7.ui.canvas import Box
from flip7.ui.fonts import FontName
from flip7.ui.hints import hints
from flip7.ui.intents import Kind
from flip7.ui.pad_glyphs import glyph_size
from flip7.ui.pads import LABELS, PadFamily
from flip7.ui.text import Align, line_height
from flip7.ui.theme import Pad, Radius, TextStyle, Tone

_CAP = TextStyle(FontName.STRONG, 22)
_MOST = 3
"""Of more keys only the first and the last are shown."""
_GAP = 8.0
_KEYS_SHARE = 0.26
"""The share of a line that is for its keys: so the words of all tables of a page begin at one place."""
# TRANSLATORS: the four arrow keys, together, as on a key: as short as can be
_ARROWS = pgettext("key", "Arrows")
# TRANSLATORS: the cross of four directions on a gamepad, as short as can be
_PAD: Text = pgettext("gamepad", "D-pad")


def caps(bindings: Bindings, kind: Kind) -> list[str]:
    """The keys that mean `kind` now, as they are written on the keyboard."""
    if kind is Kind.UP:
        return [str(_ARROWS)]
    labels = list(dict.fromkeys(str(key_label(name)) for name in bindings.keys_for(kind)))
    return labels if len(labels) <= _MOST else [labels[0], "…", labels[-1]]


def button(kind: Kind, pad: PadFamily) -> str:
    """What is printed on the button of a gamepad that means `kind`, or nothing if none does."""
    return str(_PAD) if kind is Kind.UP else LABELS[pad].get(kind, "")


def set_keys(block: Keys, sheet: Sheet, top: float, width: float) -> float:
    """Put a table of keys onto the sheet; how high it is."""
    start = top
    shown = [caps(block.bindings, line.kind) for line in block.lines]
    pad = hints.pad or PadFamily.XBOX
    buttons = [button(line.kind, pad) for line in block.lines]
    widest = max(sum(_cap_width(sheet, cap) + _GAP for cap in row) for row in shown) + Pad.MEDIUM
    left = max(width * _KEYS_SHARE, widest)
    right = max(glyph_size(pad, text)[0] for text in buttons) + Pad.MEDIUM
    inner = width - left - right - 2 * Pad.MEDIUM
    high = line_height(_CAP) + Pad.SMALL
    for line, row, label in zip(block.lines, shown, buttons, strict=True):
        words = sheet.height_of(line.text, READING, inner)
        height = max(high, words) + Pad.SMALL
        sheet.plate(Box(0, top, width, height), Tone.RAISED.faded(0.6), Radius.SMALL)
        x = Pad.SMALL
        for cap in row:
            box = Box(x, top + (height - high) / 2, _cap_width(sheet, cap), high)
            if cap != "…":
                sheet.plate(box.move(0, 3), Tone.FAINT.faded(0.6), Radius.SMALL)
                sheet.plate(box, Tone.CREAM, Radius.SMALL)
            ink = Tone.LAVENDER if cap == "…" else Tone.INK
            sheet.words(cap, box.inflate(-8, 0), _CAP.in_colour(ink), Align.CENTRE)
            x = box.right + _GAP
        sheet.words(line.text, Box(left + Pad.MEDIUM, top + (height - words) / 2 + 3, inner, words), READING)
        if label:
            wide, tall = glyph_size(pad, label)
            box = Box(width - wide - Pad.SMALL, top + (height - tall) / 2, wide, tall)
            sheet.pad_button(PadButton(label, pad, box))
        top += height + Pad.SMALL * 0.75
    return top - Pad.SMALL * 0.75 - start


def _cap_width(sheet: Sheet, text: str) -> float:
    return max(line_height(_CAP) + Pad.SMALL, sheet.width_of(text, _CAP) + 2 * Pad.SMALL + 8)
