from pathlib import Path

import pytest

from flip7.resources import ASSETS
from flip7.ui.coverage import characters

_FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))


@pytest.mark.parametrize("path", _FONTS, ids=lambda path: path.stem)
def test_a_font_has_what_it_is_there_for_and_no_more(path: Path) -> None:
    have = characters(path.read_bytes())
    kinds = {"Latin": "AzĄłœß", "Cyrillic": "АяҐїє", "Vietnamese": "Ạễỹ", "Greek": "ΑωΈώ", "Hebrew": "אבת"}
    found = {kind for kind, letters in kinds.items() if have.issuperset(letters)}
    if not path.stem.endswith("-Names"):
        wanted = {"Latin"}
    else:
        wanted = {"Cyrillic", "Vietnamese"} if path.stem.startswith("Nunito") else {"Greek", "Hebrew"}
    assert found == wanted
    assert not have & {"\uffff", "\ue123", "日", "😀"}


def test_a_file_without_the_table_is_no_font() -> None:
    with pytest.raises(ValueError, match="cmap"):
        characters(b"\0\1\0\0" + bytes(8))
