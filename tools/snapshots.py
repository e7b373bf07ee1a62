"""Shows what has changed in the golden pictures of tests/snapshots, and renews them.

    python tools/snapshots.py                   which pictures differ; a page shows old, new and difference
    python tools/snapshots.py --renew           takes all that differ as they are now
    python tools/snapshots.py --renew title pause   only these; a part of a name is enough: table-24

Look at the page before renewing. It is one file, build/work/snapshots/index.html.
"""

import argparse
import base64
import html
import os
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

import pygame  # noqa: E402

from tests.snapshots.gallery import FOLDER, snapshots  # noqa: E402
from tests.snapshots.likeness import Taken, difference_picture, differences  # noqa: E402

PAGE = PROJECT / "build" / "work" / "snapshots" / "index.html"
HEAD = """<!doctype html><meta charset="utf-8"><title>Golden pictures</title>
<style>body { font: 16px sans-serif; background: #ddd } pre { white-space: pre-wrap }
img { width: 32%; vertical-align: top }</style><p>Old, new, and three times the difference.</p>
"""


def section(name: str, old: Taken | None, new: Taken, why: Sequence[str]) -> str:
    """A picture that has changed, as a part of the page."""
    pictures = [new.picture] if old is None else [old.picture, new.picture]
    if old is not None and old.picture.get_size() == new.picture.get_size():
        apart = difference_picture(old.picture, new.picture)
        once = apart.copy()
        for _time in range(2):
            apart.blit(once, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        pictures.append(apart)
    reasons = html.escape("\n".join(why))
    return f"<h2>{name}</h2><pre>{reasons}</pre>{' '.join(_embedded(picture) for picture in pictures)}\n"


def _embedded(picture: pygame.Surface) -> str:
    file = BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return f'<img src="data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}">'


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only pictures with this in their name")
    parser.add_argument("--renew", action="store_true", help="store those that differ as they are now")
    given = parser.parse_args(arguments)
    pygame.display.init()
    pygame.font.init()
    chosen = [one for one in snapshots() if not given.names or any(name in one.name for name in given.names)]
    if not chosen:
        parser.error(f"no picture has {' or '.join(given.names)} in its name")
    sections = []
    for snapshot in chosen:
        old, new = snapshot.stored, snapshot.take()
        why = ["it is new"] if old is None else differences(old, new)
        if why:
            sections.append(section(snapshot.name, old, new, why))
            print(f"{snapshot.name}: {'; '.join(why)}")
            if given.renew:
                snapshot.store(new)
    if given.renew and not given.names:
        known = {snapshot.name for snapshot in chosen}
        for path in FOLDER.iterdir():
            if path.stem not in known:
                path.unlink()
                print(f"{path.stem} is no longer taken")
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(HEAD + "".join(sections), encoding="utf-8")
    done = "renewed" if given.renew else "differ"
    print(f"{len(sections)} of {len(chosen)} {done}; see {PAGE.relative_to(PROJECT)}")
    return 1 if sections and not given.renew else 0


if __name__ == "__main__":
    sys.exit(main())
