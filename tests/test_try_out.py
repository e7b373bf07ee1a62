"""Somebody translates the game and looks at it: a folder with catalogues is preferred to the game's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flip7 import i18n
from flip7.i18n import LANGUAGES, REGISTRY, Text, _, ngettext, try_out, use_language
from flip7.program import App, Options
from tests.test_po_reader import HEAD

OURS = {code: language.name for code, language in REGISTRY.items()}
LINE = 'msgid "line {line}"\nmsgstr "Reihe {line}"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "locale"
    try_out(None, print)


def put(folder: Path, code: str, text: str) -> Path:
    file = folder / code / "flip7.po"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{HEAD}\n{text}", encoding="utf-8")
    return file


def fail(error: Exception) -> None:
    raise error


def test_a_catalogue_in_the_folder_is_preferred(folder: Path) -> None:
    put(folder, "de", LINE)
    try_out(folder, fail)
    use_language("de")
    assert str(_("line {line}", line=3)) == "Reihe 3"


def test_what_is_not_translated_there_is_said_as_before(folder: Path) -> None:
    put(folder, "de", LINE)
    try_out(folder, fail)
    use_language("de")
    assert str(_("{name} wins!", name="Ida")) == "Ida gewinnt!"
    assert str(ngettext("{count} thing", "{count} things", 2)) == "2 things"


def test_the_language_spoken_already_is_spoken_anew(folder: Path) -> None:
    use_language("de")
    put(folder, "de", LINE)
    try_out(folder, fail)
    assert str(_("line {line}", line=3)) == "Reihe 3"


def test_a_file_is_read_again_at_every_switch(folder: Path) -> None:
    put(folder, "de", LINE)
    try_out(folder, fail)
    for word in ("Zeile", "Linie"):
        put(folder, "de", LINE.replace("Reihe", word))
        use_language("en")
        use_language("de")
        assert str(_("line {line}", line=3)) == f"{word} 3"


def test_the_english_texts_can_be_changed_too(folder: Path) -> None:
    put(folder, "en", LINE.replace("Reihe", "row"))
    try_out(folder, fail)
    assert (i18n.language(), str(_("line {line}", line=3))) == ("en", "row 3")


def test_a_new_language_can_be_chosen_by_its_code(folder: Path) -> None:
    put(folder, "xx", LINE.replace("Reihe", "riva"))
    try_out(folder, fail)
    assert {**OURS, "xx": "xx"} == LANGUAGES
    use_language("xx")
    assert (i18n.language(), str(_("line {line}", line=3))) == ("xx", "riva 3")
    assert str(_("{name} wins!", name="Ida")) == "Ida wins!"
    assert str(i18n.Percent(0.5)) == "50%"


def test_without_the_folder_everything_is_as_ever(folder: Path) -> None:
    put(folder, "xx", LINE)
    try_out(folder, fail)
    try_out(None, fail)
    assert LANGUAGES == OURS
    try_out(folder / "nowhere", fail)
    assert LANGUAGES == OURS
    use_language("de")
    assert str(_("line {line}", line=3)) == "Zeile 3"


def test_of_a_broken_file_somebody_hears_and_the_game_speaks_from_its_own(folder: Path) -> None:
    told: list[Exception] = []
    file = put(folder, "de", "msgid oops")
    try_out(folder, told.append)
    use_language("de")
    assert (i18n.language(), str(_("line {line}", line=3))) == ("de", "Zeile 3")
    assert [str(error) for error in told] == [f"{file}: line 6: not understood: msgid oops"]


def test_a_new_language_that_is_broken_speaks_english(folder: Path) -> None:
    told: list[Exception] = []
    put(folder, "xx", "msgid oops")
    try_out(folder, told.append)
    use_language("xx")
    assert (i18n.language(), len(told)) == ("en", 1)


def test_a_folder_where_the_file_should_be_is_told_too(folder: Path) -> None:
    told: list[Exception] = []
    (folder / "de" / "flip7.po").mkdir(parents=True)
    try_out(folder, told.append)
    use_language("de")
    assert (i18n.language(), len(told)) == ("de", 1)


@pytest.mark.parametrize("slip", ["{lin}", "{line.end}", "{line[0]}", "{line:z}", "{", "{0}"])
def test_a_slip_in_a_placeholder_is_said_in_english(slip: str, folder: Path) -> None:
    put(folder, "de", LINE.replace("Reihe {line}", slip))
    try_out(folder, fail)
    use_language("de")
    assert str(_("line {line}", line=3)) == "line 3"


def test_the_game_looks_into_its_home(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(folder, "de", LINE)
    put(folder, "xx", LINE.replace("Reihe", "riva"))
    bad = put(folder, "fr", "msgid oops")
    app = App(Options(language="de", home=str(tmp_path)))
    try:
        assert str(Text("line {line}", values={"line": 3})) == "Reihe 3"
        app.context.change(language="xx")
        assert str(_("line {line}", line=3)) == "riva 3"
        app.context.change(language="fr")
        assert str(_("line {line}", line=3)) == "ligne 3"
    finally:
        app.context.close()
    reason = f"{bad}: line 6: not understood: msgid oops"
    assert reason in capsys.readouterr().err
    assert reason in (tmp_path / "flip7.log").read_text(encoding="utf-8")
