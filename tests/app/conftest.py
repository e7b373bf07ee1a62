"""Where the tests of the app write: as those of the store."""

from tests.store.conftest import tmp_path

__all__ = ["tmp_path"]
