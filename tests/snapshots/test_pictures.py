"""Nothing on the screen looks other than when somebody last looked at it and found it good."""

import pytest

from tests.snapshots.gallery import FOLDER, Snapshot, snapshots
from tests.snapshots.likeness import differences

SNAPSHOTS = snapshots()


@pytest.mark.parametrize("snapshot", SNAPSHOTS, ids=lambda snapshot: snapshot.name)
def test_it_looks_as_it_did(snapshot: Snapshot) -> None:
    look = f"`python tools/snapshots.py {snapshot.name}` shows it, with --renew it is taken as it is now"
    stored = snapshot.stored
    assert stored is not None, f"there is no such picture yet: {look}"
    changed = differences(stored, snapshot.take())
    assert not changed, "; ".join([*changed, look])


def test_every_stored_picture_is_looked_at() -> None:
    names = {snapshot.name for snapshot in SNAPSHOTS}
    assert len(names) == len(SNAPSHOTS)
    assert {path.stem for path in FOLDER.iterdir()} == names
