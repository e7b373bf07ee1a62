from random import Random

import pygame
import pytest

from flip7.ui.canvas import Box, Canvas
from flip7.ui.particles import Look, Particle, Particles
from flip7.ui.scale import Viewport

COLOURS = [(245, 184, 46), (50, 196, 168), (255, 122, 89)]


def _falling(**changes: float) -> Particle:
    values = {
        "drag": 2.0,
        "gravity": 600.0,
        "sway": 0.0,
        "rate": 3.0,
        "phase": 0.0,
        "spin": 0.0,
        "born": 0.0,
        "life": 9.0,
    }
    return Particle(Look.PAPER, (255, 255, 255), 10, (100, 100), (300, -900), **{**values, **changes})


def _show(seed: int) -> Particles:
    particles = Particles(Random(seed))
    particles.rain(Box(0, 0, 1920, 1080), COLOURS, 60)
    particles.burst((960, 900), COLOURS, 40)
    particles.sparks((400, 400), COLOURS)
    particles.firework((500, 1000), (600, 300), COLOURS)
    return particles


def _picture(particles: Particles) -> bytes:
    canvas = Canvas(pygame.Surface((480, 270)), Viewport((480, 270)))
    particles.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_the_same_seed_gives_the_same_show_and_another_one_another() -> None:
    pictures = []
    for seed in (1, 1, 2):
        particles = _show(seed)
        particles.update(0.8)
        pictures.append(_picture(particles))
    assert pictures[0] == pictures[1] != pictures[2]


def test_the_show_is_the_same_at_every_frame_rate() -> None:
    one, many = _show(5), _show(5)
    one.update(1.0)
    for _ in range(64):
        many.update(1 / 64)
    assert _picture(one) == _picture(many)


def test_a_shot_rises_turns_and_falls() -> None:
    heights = [_falling().position(step / 20)[1] for step in range(60)]
    top = heights.index(min(heights))
    assert 0 < top < 59
    assert heights[-1] > heights[0]


def test_the_air_lets_nothing_fall_faster_than_its_final_speed() -> None:
    particle = _falling()
    speed = (particle.position(8.0)[1] - particle.position(7.9)[1]) / 0.1
    assert speed == pytest.approx(600 / 2.0, rel=0.01)


def test_the_air_takes_the_speed_sideways() -> None:
    particle = _falling()
    assert particle.position(8.0)[0] == pytest.approx(100 + 300 / 2.0, rel=0.01)


def test_paper_flutters_to_both_sides_as_it_falls() -> None:
    straight, fluttering = _falling(), _falling(sway=30.0)
    sides = [fluttering.position(t / 10)[0] - straight.position(t / 10)[0] for t in range(20, 80)]
    assert min(sides) < -20
    assert max(sides) > 20


def test_it_follows_the_law_it_says_it_does() -> None:
    """Small steps of v' = g - k v end where the closed form says."""
    particle = _falling()
    x, y, vx, vy, dt = 100.0, 100.0, 300.0, -900.0, 1e-4
    for _ in range(10_000):
        vx -= 2.0 * vx * dt
        vy += (600.0 - 2.0 * vy) * dt
        x, y = x + vx * dt, y + vy * dt
    assert particle.position(1.0) == pytest.approx((x, y), abs=0.5)


def test_all_of_it_ends() -> None:
    particles = _show(3)
    particles.update(30)
    assert not particles.alive


def test_a_firework_bursts_only_after_its_climb() -> None:
    particles = Particles(Random(1))
    particles.firework((500, 1000), (500, 300), COLOURS, delay=1.0)
    particles.update(0.9)
    assert not any(_picture(particles))
    particles.update(1.0)
    assert any(_picture(particles))


def test_there_are_never_too_many() -> None:
    particles = Particles(Random(1))
    for _ in range(40):
        particles.rain(Box(0, 0, 1920, 1080), COLOURS, 100)
    assert len(particles) <= 900
