from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def display() -> Iterator[pygame.Surface]:
    """A display of the dummy driver, for what SDL does only with one."""
    pygame.display.init()
    yield pygame.display.set_mode((320, 200))
    pygame.display.quit()
