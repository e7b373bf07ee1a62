"""Writes every drawing of the game into assets/: `python tools/draw_art.py [FOLDER]`.

The drawings are code, in tools/art. Running this again gives the same files, byte by byte.

Cards are 240 x 340 and carry no text: the game sets it over them, in these boxes (x, y, width, height; font size
for a card 240 wide; text is centred, and made smaller until it is no wider than its box). The same boxes stand as
constants, to be copied, in tools/art/layout.py.

| card            | text                  | box                | size | font, colour                           |
| --------------- | --------------------- | ------------------ | ---- | -------------------------------------- |
| number 0 .. 9   | big numeral           | 54, 86, 132, 100   | 150  | Baloo 2, NUMBERS[n].main               |
| number 10 .. 12 | big numeral           | 54, 86, 132, 100   | 132  | Baloo 2, NUMBERS[n].main               |
| number          | corner, top left      | 22, 22, 36, 30     | 34   | Baloo 2, NUMBERS[n].main               |
| number          | corner, bottom right  | 182, 288, 36, 30   | 34   | the same, turned upside down           |
| number, bonus   | word on the ribbon    | 46, 249, 148, 20   | 24   | Nunito ExtraBold, white                |
| bonus           | +n or ×2 on the medal | 67, 100, 106, 72   | 82   | Baloo 2, BONUS_INK                     |
| bonus           | corner, top left      | 20, 22, 44, 30     | 34   | Baloo 2, BONUS_CORNER_INK              |
| bonus           | corner, bottom right  | 176, 288, 44, 30   | 34   | the same, turned upside down           |
| action          | its name, 1 or 2 lines| 45, 236, 150, 43   | 27   | Nunito ExtraBold, white (22 in 2 lines)|

The colours are in tools/art/palette.py. The back carries no text.
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
