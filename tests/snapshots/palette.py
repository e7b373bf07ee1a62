"""A picture of 256 colours, which takes a quarter of the room. SDL's own way to fewer colours is too coarse."""

from collections import Counter

import pygame

COLOURS = 256
SPREAD = 192
"""So many places are for colours that are far from each other; the rest is for the frequent ones."""
_FINE = bytes(value & 0xF8 | 4 for value in range(256))
Colour = tuple[int, int, int]


def with_few_colours(picture: pygame.Surface) -> pygame.Surface:
    values = pygame.image.tobytes(picture, "RGB").translate(_FINE)
    pixels = list(zip(values[0::3], values[1::3], values[2::3], strict=True))
    palette = _palette(pixels)
    place = {colour: index for index, colour in enumerate(palette)}
    for colour in set(pixels) - place.keys():
        place[colour] = _nearest(colour, palette)
    few = pygame.image.frombytes(bytes(place[colour] for colour in pixels), picture.get_size(), "P")
    few.set_palette(palette)
    return few


def _palette(pixels: list[Colour]) -> list[Colour]:
    by_number = [colour for colour, _count in Counter(pixels).most_common()]
    far_apart: dict[Colour, Colour] = {}
    for colour in by_number:
        red, green, blue = colour
        far_apart.setdefault((red >> 5, green >> 5, blue >> 5), colour)
    return list(dict.fromkeys([*list(far_apart.values())[:SPREAD], *by_number]))[:COLOURS]


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    red, green, blue = colour
    apart = [(one - red) ** 2 + (two - green) ** 2 + (three - blue) ** 2 for one, two, three in palette]
    return apart.index(min(apart))
