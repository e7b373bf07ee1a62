"""The voices of the opponents: short cries in three moods, heard with their lines. None says a word."""

from collections.abc import Callable, Sequence

from sounds.recipe import Group, Luck, Recipe
from sounds.throats import Course, Mouth, hooted, sung, through, whistled
from sounds.waves import Filter, Mix, Samples

Cry = tuple[float, Samples]
"""When a cry begins, in seconds, and the cry."""
_TAIL = 0.03

PUPPY = Mouth(((through(900, 1500, 1000), 4, 1.0), (through(2100, 2800, 2200), 5, 0.7)), darkness=0.9, breath=0.1)
YETI = Mouth(
    ((through(330, 520, 380), 3, 1.0), (through(900, 1150, 850), 4, 0.5)), 0.8, rough=0.75, rate=31, breath=0.3
)
MOUSE = Mouth(((through(2300, 3100, 2600), 3, 1.0), (through(4200, 4800), 4, 0.3)), darkness=1.4, breath=0.06)
LION = Mouth(
    ((through(350, 750, 420), 3, 1.0), (through(1000, 1350, 900), 4, 0.5)), 0.9, rough=0.5, rate=24, breath=0.25
)


def _mixed(cries: Sequence[Cry], room: float = 0.06) -> Mix:
    end = max(start + len(cry) / 44100 for start, cry in cries) + _TAIL
    mix = Mix(end + 0.12)
    for start, cry in cries:
        mix.add(cry, start)
    mix.in_room(room, 0.35).to_mono()
    return mix.each(_without_rumble).each(_ended)


def _without_rumble(samples: Samples) -> Samples:
    return Filter.high(70)(samples)


def _ended(samples: Samples) -> Samples:
    """The room dies away before the file ends."""
    count = min(len(samples), 3500)
    return [*samples[:-count], *(sample * (1 - index / count) ** 2 for index, sample in enumerate(samples[-count:], 1))]


def _chick(luck: Luck, courses: Sequence[tuple[float, float, Course]]) -> Mix:
    return _mixed([(start, whistled(course, seconds, luck)) for start, seconds, course in courses])


def chick_calm(luck: Luck) -> Mix:
    """Peep-peep: the second one higher, or lower."""
    high, low = through(2900, 3900, 3500), through(2500, 3600, 3200)
    return _chick(luck, luck.one_of([[(0, 0.09, low), (0.14, 0.12, high)], [(0, 0.12, high), (0.17, 0.09, low)]]))


def chick_glad(luck: Luck) -> Mix:
    """Three peeps that climb."""
    steps = luck.one_of([(1.0, 1.12, 1.3), (1.0, 1.26, 1.26)])
    return _chick(
        luck, [(number * 0.105, 0.085, through(2500 * step, 3600 * step)) for number, step in enumerate(steps)]
    )


def chick_sad(luck: Luck) -> Mix:
    """One long peep that sinks."""
    return _chick(luck, [(0, 0.36, through(3500, 3200, 2400, 2000))])


def owl_calm(luck: Luck) -> Mix:
    """Hoo, hoo."""
    base = luck.one_of([392, 370])
    return _mixed([(0, hooted(through(base, base * 1.05, base), 0.2, luck)),
                   (0.26, hooted(through(base, base * 1.03, base * 0.94), 0.32, luck))], 0.12)  # fmt: skip


def owl_glad(luck: Luck) -> Mix:
    """Hoo, hoo, hoo: upwards."""
    steps = luck.one_of([(1.0, 1.12, 1.335), (1.0, 1.335, 1.5)])
    return _mixed([(number * 0.19, hooted(through(392 * step, 410 * step), 0.17 + 0.08 * (number == 2), luck))
                   for number, step in enumerate(steps)], 0.12)  # fmt: skip


def owl_sad(luck: Luck) -> Mix:
    """A long hoo that sinks."""
    return _mixed([(0, hooted(through(440, 400, 310, 262), 0.62, luck))], 0.12)


def fox_calm(luck: Luck) -> Mix:
    """A yip."""
    return _mixed([(0, sung(luck.one_of([through(520, 900, 640), through(600, 820, 480)]), 0.17, PUPPY, luck))])


def fox_glad(luck: Luck) -> Mix:
    """Heh-heh-heh."""
    step = luck.one_of([1.08, 0.93])
    return _mixed([(number * 0.12, sung(through(560 * step**number, 760 * step**number, 520 * step**number), 0.1, PUPPY,
                                        luck)) for number in range(4)])  # fmt: skip


def fox_sad(luck: Luck) -> Mix:
    """A whine."""
    return _mixed([(0, sung(through(880, 980, 700, 430), 0.5, PUPPY, luck))])


def yeti_calm(luck: Luck) -> Mix:
    """A grunt."""
    return _mixed([(0, sung(luck.one_of([through(95, 118, 88), through(110, 90)]), 0.38, YETI, luck))])


def yeti_glad(luck: Luck) -> Mix:
    """Ho, ho, ho."""
    step = luck.one_of([1.1, 0.92])
    return _mixed([(number * 0.21, sung(through(104 * step**number, 132 * step**number, 100 * step**number), 0.19, YETI,
                                        luck)) for number in range(3)])  # fmt: skip


def yeti_sad(luck: Luck) -> Mix:
    """A groan that sinks."""
    return _mixed([(0, sung(through(128, 122, 96, 74), 0.75, YETI, luck))])


def mouse_calm(luck: Luck) -> Mix:
    """A squeak."""
    return _mixed([(0, sung(luck.one_of([through(1500, 2100, 1800), through(1700, 1600, 2200)]), 0.12, MOUSE, luck))])


def mouse_glad(luck: Luck) -> Mix:
    """Squeak-squeak, higher."""
    step = luck.one_of([1.15, 1.3])
    return _mixed([(0, sung(through(1600, 2200), 0.08, MOUSE, luck)),
                   (0.11, sung(through(1700, 2300), 0.08, MOUSE, luck)),
                   (0.22, sung(through(1800 * step, 2400 * step, 2300 * step), 0.13, MOUSE, luck))])  # fmt: skip


def mouse_sad(luck: Luck) -> Mix:
    """A squeak that sinks."""
    return _mixed([(0, sung(through(2200, 1900, 1300, 1050), 0.34, MOUSE, luck))])


def lion_calm(luck: Luck) -> Mix:
    """Mrrow."""
    return _mixed([(0, sung(luck.one_of([through(130, 175, 120), through(120, 150, 140)]), 0.42, LION, luck))], 0.1)


def lion_glad(luck: Luck) -> Mix:
    """A roar, but a small one."""
    height = luck.one_of([1.0, 1.15])
    return _mixed([(0, sung(through(120 * height, 215 * height, 190 * height, 95), 0.8, LION, luck))], 0.14)


def lion_sad(luck: Luck) -> Mix:
    """A king sighs."""
    return _mixed([(0, sung(through(165, 150, 112, 92), 0.62, LION, luck))], 0.1)


def _recipes(
    who: str, calm: Callable[[Luck], Mix], glad: Callable[[Luck], Mix], sad: Callable[[Luck], Mix]
) -> list[Recipe]:
    made = [Recipe(f"{who}-calm", Group.VOICES, calm, 2), Recipe(f"{who}-glad", Group.VOICES, glad, 2)]
    return [*made, Recipe(f"{who}-sad", Group.VOICES, sad)]


RECIPES = (
    *_recipes("child", chick_calm, chick_glad, chick_sad),
    *_recipes("careful", owl_calm, owl_glad, owl_sad),
    *_recipes("greedy", fox_calm, fox_glad, fox_sad),
    *_recipes("frosty", yeti_calm, yeti_glad, yeti_sad),
    *_recipes("counter", mouse_calm, mouse_glad, mouse_sad),
    *_recipes("champion", lion_calm, lion_glad, lion_sad),
)
"""By the id of the character and the mood; see flip7/scenes/voices.py."""
