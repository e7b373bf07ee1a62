"""All tests run without a screen and without a sound device, and begin in English with the usual look."""

import atexit
import os
import shutil
from collections.abc import Iterator
from tempfile import mkdtemp

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
if "PYTHONPYCACHEPREFIX" not in os.environ:
    # Dozens of tests start Python anew: each of these would compile the whole game where nothing compiled is kept.
    os.environ["PYTHONPYCACHEPREFIX"] = mkdtemp(prefix="flip7-compiled-")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    atexit.register(shutil.rmtree, os.environ["PYTHONPYCACHEPREFIX"], ignore_errors=True)


@pytest.fixture(autouse=True)
def _plain_surroundings() -> Iterator[None]:
    """Language, look and key hints belong to the whole program: no test leaves its own to the next one."""
    from flip7.i18n import use_language
    from flip7.ui.hints import Hints, hints
    from flip7.ui.theme import Contrast, theme

    use_language("en")
    yield
    use_language("en")
    theme.text_scale = 1.0
    theme.contrast = Contrast.NORMAL
    hints.source = Hints().source
