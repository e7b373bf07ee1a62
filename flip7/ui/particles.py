"""Confetti, sparks and fireworks.

Where a particle is follows from its age alone: gravity against air that slows it down has a solution in closed form.
So a burst looks the same at every frame rate, nothing adds up errors, and the same random numbers give the same show.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import cos, exp, pi, sin, tau
from random import Random

import pygame

from flip7.ui.canvas import Box, Canvas
from flip7.ui.theme import RGB

GRAVITY = 1500.0
"""Logical units per second squared."""

_TURNS = 12
"""A piece of confetti is kept turned in so many steps of half a circle ..."""
_TILTS = 5
"""... and tilted towards the eye in so many."""
_FADES = 6

_MOST_AT_ONCE = 900
"""More than this would cost frames and show nothing more; the oldest go."""


class Look(Enum):
    """What a particle is drawn as."""

    PAPER = "paper"
    RIBBON = "ribbon"
    SPARK = "spark"


@dataclass(frozen=True, slots=True)
class Particle:
    """How a particle starts; all else follows. Lengths in logical units, times in seconds."""

    look: Look
    colour: RGB
    size: float
    start: tuple[float, float]
    speed: tuple[float, float]
    drag: float
    """How quickly the air takes its speed, per second: paper a lot, a spark little."""
    gravity: float
    sway: float
    """How far it flutters to each side."""
    rate: float
    phase: float
    spin: float
    born: float
    life: float

    def position(self, age: float) -> tuple[float, float]:
        """Where it is: v' = g - k v, solved for the way."""
        slowed = (1 - exp(-self.drag * age)) / self.drag
        falling = self.gravity / self.drag
        # Fluttering sets in as the shot loses its force.
        sway = self.sway * slowed * self.drag * sin(self.rate * age + self.phase)
        x = self.start[0] + self.speed[0] * slowed + sway
        y = self.start[1] + self.speed[1] * slowed + falling * (age - slowed)
        return x, y


class Particles:
    """All particles in the air. Add some, let time pass, draw."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._particles: list[Particle] = []
        self._now = 0.0
        self._sprites: dict[tuple[Look, RGB, int, int, int, int], tuple[pygame.Surface, int, int]] = {}

    def __len__(self) -> int:
        return len(self._particles)

    @property
    def alive(self) -> bool:
        """Whether any is in the air, so that frames are needed."""
        return bool(self._particles)

    def clear(self) -> None:
        """Take all of them away at once."""
        self._particles.clear()

    def rain(self, box: Box, colours: Sequence[RGB], count: int = 160, *, seconds: float = 2.0) -> None:
        """Confetti falling from above a box, over some time."""
        random = self._random
        for _ in range(count):
            start = (random.uniform(box.left, box.right), box.top - random.uniform(20, 120))
            speed = (random.gauss(0, 60), random.uniform(0, 200))
            self._add(self._paper(start, speed, random.choice(colours), random.uniform(0, seconds), box.height / 150))

    def burst(
        self, origin: tuple[float, float], colours: Sequence[RGB], count: int = 80, *, angle: float = 0.0,
        spread: float = 40.0, speed: float = 1900.0,
    ) -> None:  # fmt: skip
        """A shot of confetti. `angle` is in degrees clockwise from straight up, `spread` to each side of it."""
        random = self._random
        for _ in range(count):
            direction = (angle + random.uniform(-spread, spread)) * pi / 180
            force = speed * random.uniform(0.35, 1.0)
            shot = (force * sin(direction), -force * cos(direction))
            self._add(self._paper(origin, shot, random.choice(colours), random.uniform(0, 0.06), 5.0))

    def sparks(
        self, origin: tuple[float, float], colours: Sequence[RGB], count: int = 30, *, speed: float = 520.0,
        delay: float = 0.0, size: float = 10.0,
    ) -> None:  # fmt: skip
        """A small burst of light to all sides."""
        random = self._random
        for _ in range(count):
            direction, force = random.uniform(0, tau), speed * random.uniform(0.25, 1.0)
            self._add(
                Particle(
                    Look.SPARK, random.choice(colours), size * random.uniform(0.6, 1.2), origin,
                    (force * cos(direction), force * sin(direction)), drag=2.6, gravity=GRAVITY * 0.35, sway=0.0,
                    rate=0.0, phase=0.0, spin=0.0, born=self._now + delay, life=random.uniform(0.5, 1.0),
                )
            )  # fmt: skip

    def firework(
        self, ground: tuple[float, float], top: tuple[float, float], colours: Sequence[RGB], *, delay: float = 0.0,
        count: int = 70,
    ) -> None:  # fmt: skip
        """A rocket that climbs from one place to another with a tail of sparks, and bursts into a ball."""
        random = self._random
        climb = 0.7
        for step in range(14):
            share = step / 14
            # It slows down as it climbs, so the way goes with a root of the time.
            way = 1 - (1 - share) ** 2
            place = (ground[0] + (top[0] - ground[0]) * way, ground[1] + (top[1] - ground[1]) * way)
            self._add(
                Particle(
                    Look.SPARK, colours[0], 9.0, place, (random.gauss(0, 25), random.uniform(20, 90)), drag=2.0,
                    gravity=GRAVITY * 0.2, sway=0.0, rate=0.0, phase=0.0, spin=0.0,
                    born=self._now + delay + climb * share, life=random.uniform(0.3, 0.5),
                )
            )  # fmt: skip
        force = random.uniform(560, 720)
        for index in range(count):
            # Points spread evenly over a ball, seen from the side: the ring of a real firework.
            height = 1 - 2 * (index + 0.5) / count
            around = index * pi * (3 - 5**0.5)
            flat = (1 - height * height) ** 0.5
            jitter = random.uniform(0.9, 1.05)
            speed = (force * flat * cos(around) * jitter, force * height * jitter)
            self._add(
                Particle(
                    Look.SPARK, random.choice(colours), random.uniform(9, 14), top, speed, drag=2.3,
                    gravity=GRAVITY * 0.16, sway=0.0, rate=0.0, phase=0.0, spin=0.0,
                    born=self._now + delay + climb, life=random.uniform(0.9, 1.5),
                )
            )  # fmt: skip

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; those whose life is over go."""
        self._now += dt
        now = self._now
        self._particles = [particle for particle in self._particles if now - particle.born < particle.life]

    def draw(self, canvas: Canvas) -> None:
        """All of them in one call to the surface; what is off screen costs nothing."""
        if not canvas.paints:
            return
        scale = canvas.viewport.scale
        width, height = canvas.surface.get_size()
        drawn: list[tuple[pygame.Surface, tuple[int, int]]] = []
        now = self._now
        for particle in self._particles:
            age = now - particle.born
            if age < 0:
                continue
            x, y = particle.position(age)
            px, py = int(x * scale), int(y * scale)
            if -40 < px < width + 40 and -40 < py < height + 40:
                sprite, half_width, half_height = self._sprite(particle, age, scale)
                drawn.append((sprite, (px - half_width, py - half_height)))
        canvas.surface.fblits(drawn)

    def _paper(
        self, start: tuple[float, float], speed: tuple[float, float], colour: RGB, delay: float, life: float
    ) -> Particle:
        random = self._random
        look = Look.RIBBON if random.random() < 0.18 else Look.PAPER
        return Particle(
            look, colour, random.choice((13.0, 16.0, 19.0)), start, speed, drag=random.uniform(1.7, 2.8),
            gravity=GRAVITY * random.uniform(0.3, 0.48), sway=random.uniform(12, 46), rate=random.uniform(2.2, 5.0),
            phase=random.uniform(0, tau), spin=random.uniform(-5, 5), born=self._now + delay, life=life,
        )  # fmt: skip

    def _add(self, particle: Particle) -> None:
        self._particles.append(particle)
        if len(self._particles) > _MOST_AT_ONCE:
            del self._particles[0]

    def _sprite(self, particle: Particle, age: float, scale: float) -> tuple[pygame.Surface, int, int]:
        left = 1 - age / particle.life
        px = max(2, round(particle.size * scale))
        key: tuple[Look, RGB, int, int, int, int]
        if particle.look is Look.SPARK:
            key = (particle.look, particle.colour, px, 0, 0, min(_FADES, int(left * 2 * _FADES) + 1))
        else:
            turn = int((particle.phase + particle.spin * age) * _TURNS / pi) % _TURNS
            tilt = round(abs(cos(particle.phase + particle.rate * 1.7 * age)) * _TILTS)
            key = (particle.look, particle.colour, px, turn, tilt, min(_FADES, int(left * 5 * _FADES) + 1))
        sprite = self._sprites.get(key)
        if sprite is None:
            surface = _spark(*key) if particle.look is Look.SPARK else _paper(*key)
            sprite = (surface, surface.get_width() // 2, surface.get_height() // 2)
            self._sprites[key] = sprite
        return sprite


def _paper(look: Look, colour: RGB, px: int, turn: int, tilt: int, fade: int) -> pygame.Surface:  # noqa: PLR0917
    """A piece of paper seen from one side, drawn large and made small so that its edges are smooth."""
    side = px * 4 + 8
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    # Paper tilted away is in its own shadow.
    light = 0.72 + 0.28 * tilt / _TILTS
    shade = (round(colour[0] * light), round(colour[1] * light), round(colour[2] * light))
    sheet.fill((*shade, 0))
    long, short = (2.0, 0.34) if look is Look.RIBBON else (1.8, 1.25)
    across = short * px * max(0.22, tilt / _TILTS)
    angle = pi * turn / _TURNS
    (ux, uy), (vx, vy) = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    corners = [
        (side / 2 + ux * long * px * a + vx * across * b, side / 2 + uy * long * px * a + vy * across * b)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    pygame.draw.polygon(sheet, (*shade, round(255 * fade / _FADES)), corners)
    return pygame.transform.smoothscale(sheet, (side // 4, side // 4))


def _spark(_look: Look, colour: RGB, px: int, _turn: int, _tilt: int, fade: int) -> pygame.Surface:
    """A point of light: white-hot in the middle, and a soft halo in its colour."""
    side = px * 4
    sheet = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    sheet.fill((*colour, 0))
    share = fade / _FADES
    rings = 10
    for ring in range(rings):
        inner = ring / (rings - 1)
        alpha = round(255 * share * inner**2.2)
        white = max(0.0, inner - 0.55) * 1.6
        red, green, blue = (round(value + (255 - value) * min(1.0, white)) for value in colour)
        pygame.draw.circle(sheet, (red, green, blue, alpha), (side, side), side * (1 - inner * 0.86))
    return pygame.transform.smoothscale(sheet, (side // 2 + 1, side // 2 + 1))
