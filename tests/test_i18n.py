import os

import pytest

from flip7.i18n import Percent, Text, _, ngettext, system_language, use_language


def test_a_text_is_said_in_the_language_of_the_moment() -> None:
    text = _("line {line}", line=3)
    said = []
    for language in ("de", "pl", "en"):
        use_language(language)
        said.append(str(text))
    assert said == ["Zeile 3", "wiersz 3", "line 3"]


def test_an_unknown_language_speaks_english() -> None:
    use_language("tlh")
    assert str(_("this is missing")) == "this is missing"


def test_a_text_without_translation_stays_as_it_is() -> None:
    use_language("de")
    assert str(Text("no such text")) == "no such text"


@pytest.mark.parametrize(
    ("language", "written"), [("de", "34\u00a0%"), ("fr", "34\u202f%"), ("pl", "34%"), ("en", "34%")]
)
def test_per_cent_is_written_as_the_language_does(language: str, written: str) -> None:
    use_language(language)
    assert str(Percent(0.342)) == written


def test_plural_follows_the_count() -> None:
    assert [str(ngettext("{count} thing", "{count} things", n)) for n in (1, 2)] == ["1 thing", "2 things"]


@pytest.mark.parametrize(
    ("name", "language"), [("pl_PL.UTF-8", "pl"), ("German_Germany", "de"), ("fr", "fr"), ("it_IT", "en"), ("C", "en")]
)
def test_the_language_of_the_computer(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setitem(os.environ, "LANG", name)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_language() == language
