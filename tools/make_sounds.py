"""Makes every sound of the game: `python tools/make_sounds.py [CUE ...]`, or prints how loud they are: `--table`.

The sounds are code, in tools/sounds, and need nothing but the standard library; the music takes a minute. Writing them
as .ogg takes oggenc (Debian: vorbis-tools), measuring them pygame. Running it again gives the same files, byte by byte,
with the same oggenc.

Every sound is brought to the loudness of its group (tools/sounds/recipe.py), measured after ITU-R BS.1770: effects by
their loudest moment, music as a whole.
"""

import argparse
import os
from pathlib import Path

from sounds import cards, celebrations, events, files, interface, loudness, motions, music, table_music, voices
from sounds.recipe import Group, Recipe

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RECIPES: tuple[Recipe, ...] = (
    *cards.RECIPES,
    *events.RECIPES,
    *celebrations.RECIPES,
    *motions.RECIPES,
    *interface.RECIPES,
    *voices.RECIPES,
    *music.RECIPES,
    *table_music.RECIPES,
)


def make(folder: Path, cues: list[str]) -> None:
    for recipe in RECIPES:
        for name in recipe.files() if not cues or recipe.cue in cues else ():
            try:
                channels = files.levelled(recipe.mix(name), recipe)
            except ValueError as fault:
                raise SystemExit(f"{name}: {fault}") from None
            files.write_ogg(folder / recipe.group.folder / f"{name}.ogg", channels, recipe.group.quality)
            print(f"{name:22}{len(channels[0]) / 44100:6.2f} s", flush=True)


def table(folder: Path) -> None:
    """Loudness, peak, length and size of every file, as the game's own mixer decodes it."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame  # noqa: PLC0415

    pygame.mixer.init(frequency=44100, channels=2)
    print(f"{'file':34}{'group':11}{'LUFS':>7}{'peak dBFS':>11}{'seconds':>9}{'bytes':>9}")
    total = 0
    for recipe in RECIPES:
        for name in recipe.files():
            path = folder / recipe.group.folder / f"{name}.ogg"
            channels = files.read(path)
            measure = loudness.integrated if recipe.group is Group.MUSIC else loudness.loudest
            size = path.stat().st_size
            total += size
            print(f"{recipe.group.folder + '/' + path.name:34}{recipe.group.name.lower():11}{measure(channels):7.1f}"
                  f"{loudness.peak(channels):11.1f}{len(channels[0]) / 44100:9.2f}{size:9}")  # fmt: skip
    print(f"{'all':45}{'':27}{total:9}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes the sounds of the game.")
    parser.add_argument("cues", nargs="*", metavar="CUE", help="only these; all without any")
    parser.add_argument("--table", action="store_true", help="print loudness, peak and size of every file")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    if unknown := set(options.cues) - {recipe.cue for recipe in RECIPES}:
        parser.error("no such cue: " + ", ".join(sorted(unknown)))
    if options.table:
        table(options.folder)
    else:
        make(options.folder, options.cues)


if __name__ == "__main__":
    main()
