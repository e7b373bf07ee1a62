"""Which characters a font file has letters for: read from its table of them, for the font library does not tell."""

import struct

_UNICODE = ((0, 3), (3, 1))
"""Platform and encoding of the tables of the characters that all living scripts are written in."""


def characters(font: bytes) -> frozenset[str]:
    """The characters that a TrueType file can draw.

    Its table `cmap` has several parts; the one of format 4 lists ranges of characters with what to add to each for its
    glyph, or where to look the glyph up. Glyph 0 is the empty box.
    """
    cmap = _table(font, b"cmap")
    count = struct.unpack_from(">H", font, cmap + 2)[0]
    for index in range(count):
        platform, encoding, offset = struct.unpack_from(">HHL", font, cmap + 4 + 8 * index)
        if (platform, encoding) in _UNICODE and struct.unpack_from(">H", font, cmap + offset)[0] == 4:
            return frozenset(chr(code) for code in _ranges(font, cmap + offset))
    return frozenset()


def _table(font: bytes, tag: bytes) -> int:
    for index in range(struct.unpack_from(">H", font, 4)[0]):
        name, _checksum, offset, _length = struct.unpack_from(">4sLLL", font, 12 + 16 * index)
        if name == tag:
            return int(offset)
    raise ValueError(f"no table {tag!r} in the font")


def _ranges(font: bytes, start: int) -> list[int]:
    doubled = struct.unpack_from(">H", font, start + 6)[0]
    count = doubled // 2
    columns = [
        struct.unpack_from(f">{count}H", font, start + place)
        for place in (14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled)
    ]
    found: list[int] = []
    for index, (last, first, delta, offset) in enumerate(zip(*columns, strict=True)):
        for code in range(first, last + 1):
            glyph = code
            if offset:
                place = start + 16 + 3 * doubled + 2 * index + offset + 2 * (code - first)
                glyph = struct.unpack_from(">H", font, place)[0]
            if code != 0xFFFF and (glyph + delta) % 65536 and (glyph or not offset):
                found.append(code)
    return found
