"""Where the tests of the store write."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

_MEMORY = Path("/dev/shm")


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder in memory, where there is such a thing: to sync thousands of files takes a busy disk minutes."""
    place = _MEMORY if os.access(_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as name:
        yield Path(name)


@pytest.fixture
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the disk, where it matters how long the system takes."""
    return tmp_path_factory.mktemp("disk")
