"""How alike two pictures are: whether a player would see a difference.

On the build of pygame that took the stored picture, every pixel counts: what differs clearly may be a few pixels in one
place, for the stored picture has fewer colours.

On another build letters are up to a pixel or two elsewhere, edges are softer, lines break elsewhere and boxes are as
wide as their words. So the texts are compared as texts there, the same words in the same order and each near its place.
In the pictures their places are blurred, so that only their colour counts, and the rest is compared at a quarter of the
screen's size, moved by a pixel or not.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

BUILD = f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {sys.platform}"
BLURRED = 10
MOVED = 4
"""So many pixels a text may be elsewhere."""


@dataclass(frozen=True, slots=True)
class Tolerance:
    shrunk: int
    """By what factor the pictures are made smaller before they are compared."""
    aside: tuple[int, ...]
    """So many pixels each place may be moved, across and down."""
    clearly: int
    """So many steps of 255 in one colour are seen at once."""
    slightly: int = 14
    largest_spot: int = 6
    """Pixels that touch each other and differ clearly: this many may. The kept pictures have few colours, and the felt,
    the wood and the light of the room take many of them."""
    scattered: float = 0.002
    """The share of pixels that may differ clearly, wherever they are."""
    tinted: float = 0.05
    """The share of pixels that may differ slightly."""


SAME_BUILD = Tolerance(shrunk=1, aside=(0,), clearly=50)
OTHER_BUILD = Tolerance(shrunk=2, aside=(0, -1, 1), clearly=44, largest_spot=10)


@dataclass(frozen=True)
class PlacedText:
    words: str
    box: pygame.Rect

    def __str__(self) -> str:
        return " ".join([*map(str, self.box), self.words])

    @classmethod
    def read(cls, line: str) -> "PlacedText":
        left, top, width, height, words = line.split(" ", 4)
        return cls(words, pygame.Rect(int(left), int(top), int(width), int(height)))


@dataclass(frozen=True)
class Taken:
    """A picture with what is written in it."""

    picture: pygame.Surface
    texts: Sequence[PlacedText]
    build: str = BUILD


def differences(old: Taken, new: Taken) -> list[str]:
    """What is not the same, in words; nothing if the two are alike."""
    if old.picture.get_size() != new.picture.get_size():
        return [f"the size is {new.picture.get_size()} and was {old.picture.get_size()}"]
    return [*_other_words(old.texts, new.texts), *_moved_texts(old.texts, new.texts), *_other_pixels(old, new)]


def difference_picture(old: pygame.Surface, new: pygame.Surface) -> pygame.Surface:
    """How far apart each pixel is, colour by colour."""
    apart, under = _plain(old), _plain(new)
    apart.blit(_plain(new), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    under.blit(_plain(old), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(under, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return apart


def _other_words(old: Sequence[PlacedText], new: Sequence[PlacedText]) -> list[str]:
    before, after = _words(old), _words(new)
    if before == after:
        return []
    gone = [one for one in _lines(old) if one not in _lines(new)] or _lines(old)
    come = [one for one in _lines(new) if one not in _lines(old)] or _lines(new)
    return [f"the texts are {come} and were {gone}"]


def _words(texts: Sequence[PlacedText]) -> list[str]:
    return [word for text in texts for word in text.words.split()]


def _lines(texts: Sequence[PlacedText]) -> list[str]:
    return [text.words for text in texts]


def _moved_texts(old: Sequence[PlacedText], new: Sequence[PlacedText]) -> list[str]:
    if _lines(old) != _lines(new):
        # Lines break elsewhere: there is no saying which belongs to which.
        return []
    pairs = [(one.box, other.box, one.words) for one, other in zip(old, new, strict=True)]
    return [f"{words!r} is at {after} and was at {before}" for before, after, words in pairs if _moved(before, after)]


def _moved(one: pygame.Rect, other: pygame.Rect) -> bool:
    """A text that begins, ends or has its middle where it was has not moved: its letters are wider."""
    sideways = min(abs(one.left - other.left), abs(one.centerx - other.centerx), abs(one.right - other.right))
    return sideways > MOVED or abs(one.centery - other.centery) > MOVED


def _other_pixels(old: Taken, new: Taken) -> list[str]:
    if old.build == new.build:
        return _beyond_tolerance(_plain(old.picture), _plain(new.picture), SAME_BUILD)
    texts = [text.box.inflate(6, 6) for text in (*old.texts, *new.texts)]
    return _beyond_tolerance(_blurred(old.picture, texts), _blurred(new.picture, texts), OTHER_BUILD)


def _beyond_tolerance(old: pygame.Surface, new: pygame.Surface, may: Tolerance) -> list[str]:
    apart = _apart(old, new, may)
    pixels = apart.get_width() * apart.get_height()
    clearly, slightly = _beyond(apart, may.clearly), _beyond(apart, may.slightly)
    found = []
    spot = max(clearly.connected_components(), key=lambda spot: spot.count(), default=None)
    if spot is not None and spot.count() > may.largest_spot:
        x, y = spot.get_bounding_rects()[0].center
        found.append(f"a spot of {spot.count()} pixels at {(x * may.shrunk, y * may.shrunk)} differs")
    if clearly.count() > may.scattered * pixels:
        found.append(f"{clearly.count() / pixels:.2%} of it differ clearly")
    if slightly.count() > may.tinted * pixels:
        found.append(f"{slightly.count() / pixels:.1%} of it differ slightly")
    return found


def _apart(old: pygame.Surface, new: pygame.Surface, may: Tolerance) -> pygame.Surface:
    """The least difference of each place, moved as far as it may be."""
    before = _shrunk(old, may)
    least = difference_picture(before, _shrunk(new, may))
    for aside in product(may.aside, repeat=2):
        moved = new.copy()
        moved.blit(new, aside)
        apart = difference_picture(before, _shrunk(moved, may))
        least.blit(apart, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return least


def _shrunk(picture: pygame.Surface, may: Tolerance) -> pygame.Surface:
    return pygame.transform.smoothscale(
        picture, (picture.get_width() // may.shrunk, picture.get_height() // may.shrunk)
    )


def _blurred(picture: pygame.Surface, texts: Sequence[pygame.Rect]) -> pygame.Surface:
    whole = _plain(picture)
    for text in texts:
        place = text.clip(whole.get_rect())
        if place.width and place.height:
            part = whole.subsurface(place)
            coarse = (max(1, place.width // BLURRED), max(1, place.height // BLURRED))
            blurred = pygame.transform.smoothscale(pygame.transform.smoothscale(part, coarse), place.size)
            whole.blit(blurred, place)
    return whole


def _plain(picture: pygame.Surface) -> pygame.Surface:
    plain = pygame.Surface(picture.get_size(), depth=24)
    plain.blit(picture, (0, 0))
    return plain


def _beyond(apart: pygame.Surface, steps: int) -> pygame.mask.Mask:
    mask = pygame.mask.from_threshold(apart, (0, 0, 0), (steps, steps, steps, 255))
    mask.invert()
    return mask
