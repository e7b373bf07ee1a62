"""Writes every drawing of the game into assets/: `python tools/draw_art.py [FOLDER]`.

The drawings are code, in tools/art. Running this again gives the same files, byte by byte.

Cards are 240 x 340 and carry no text: the game sets it over them, and flip7/cards/faces.py says where. Each has a
drawing for large cards and one, NAME-middle, for cards with no room for a word. The colours are in
tools/art/palette.py; those of the numerals stand in flip7/cards/themes.py, too.
"""

import sys
from pathlib import Path

from art import cards, faces, icons, logo, palette, symbols

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FAMILIES = {"cards": cards.drawings, "icons": icons.drawings, "symbols": symbols.drawings, "faces": faces.drawings}


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def draw_all(folder: Path) -> None:
    for family, drawings in FAMILIES.items():
        for name, svg in drawings():
            write(folder / family / f"{name}.svg", svg)
    write(folder / "logo.svg", logo.logo())
    write(folder / "icon.svg", logo.icon())


def main() -> None:
    """Nothing is written while a text could not be read on its card."""
    if faint := palette.unreadable():
        raise SystemExit("below 4.5:1: " + ", ".join(faint))
    draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS)


if __name__ == "__main__":
    main()
