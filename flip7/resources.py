"""Where assets/ and locale/ lie: inside the package (a wheel, the packaged program) or beside it (the source tree)."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_HOME = _PACKAGE if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent

ASSETS = _HOME / "assets"
LOCALE = _HOME / "locale"
