"""Makes the program's icons out of assets/icon.svg: `python build/spec/draw_icons.py [FOLDER]`.

Each size is drawn from the vectors, none is a smaller picture blown up or a larger one shrunk. Running this again gives
the same files, byte by byte.
"""

import os
import struct
import sys
import zlib
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

SPEC = Path(__file__).resolve().parent
DRAWING = SPEC.parent.parent / "assets" / "icon.svg"
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC_SIZES = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32,
             b"ic12": 64, b"ic13": 256, b"ic14": 512}  # fmt: skip
"""By the type that Apple gave each; those of twice a size (ic11 and on) are for screens of high density."""
LINUX_SIZE = 256


def png(size: int) -> bytes:
    """The icon as a PNG file, written here and not by a library whose next version might write other bytes."""
    picture = pygame.image.load_sized_svg(str(DRAWING), (size, size)).convert(32, pygame.SRCALPHA)
    pixels = pygame.image.tobytes(picture, "RGBA")
    lines = b"".join(b"\0" + pixels[start : start + 4 * size] for start in range(0, len(pixels), 4 * size))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def ico() -> bytes:
    pictures = [(size, png(size)) for size in WINDOWS_SIZES]
    offset = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in pictures:
        side = size % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(picture for _, picture in pictures)


def icns() -> bytes:
    entries = b""
    for kind, size in MAC_SIZES.items():
        picture = png(size)
        entries += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SPEC
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    for name, content in (("flip7.ico", ico()), ("flip7.icns", icns()), ("flip7.png", png(LINUX_SIZE))):
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    main()
