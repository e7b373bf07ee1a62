import locale
from collections.abc import Callable
from gettext import NullTranslations
from pathlib import Path

import pytest

from flip7 import i18n
from flip7.i18n import LANGUAGES, N_, Percent, Text, _, ngettext, npgettext, pgettext, system_language, use_language
from flip7.resources import LOCALE


def said(text: object) -> dict[str, str]:
    """The same text in the first four languages, one after the other."""
    spoken = {}
    for language in ("de", "en", "fr", "pl"):
        use_language(language)
        spoken[language] = str(text)
    return spoken


def test_a_text_is_said_in_the_language_of_the_moment() -> None:
    assert said(_("line {line}", line=3)) == {"de": "Zeile 3", "en": "line 3", "fr": "ligne 3", "pl": "wiersz 3"}


def test_one_word_has_the_translation_of_its_context() -> None:
    assert said(pgettext("card in a sentence", "Freeze")) == {
        "de": "Freeze",
        "en": "Freeze",
        "fr": "carte Stop",
        "pl": "„Zamroź”",
    }
    assert said(pgettext("title", "Freeze")) == {"de": "Freeze", "en": "Freeze", "fr": "Carte Stop", "pl": "Zamroź"}
    assert said(pgettext("speed", "At once")) == {
        "de": "Sofort", "en": "At once", "fr": "Immédiate", "pl": "Natychmiast"
    }  # fmt: skip
    assert said(pgettext("pace", "At once")) == {
        "de": "Blitzschnell", "en": "At once", "fr": "En un éclair", "pl": "Błyskawicznie"
    }  # fmt: skip


def test_a_word_in_another_context_is_another_word() -> None:
    use_language("pl")
    assert str(pgettext("no such context", "Freeze")) == "Freeze"
    assert str(_("Freeze")) == "Freeze"


def test_a_context_of_its_own_can_have_plurals() -> None:
    assert said(npgettext("object", "{count} point", "{count} points", 5)) == {
        "de": "5 Punkte", "en": "5 points", "fr": "5 points", "pl": "5 punktów"
    }  # fmt: skip
    assert said(npgettext("object", "{count} point", "{count} points", 1)) == {
        "de": "1 Punkt", "en": "1 point", "fr": "1 point", "pl": "1 punkt"
    }  # fmt: skip


class _Echo(NullTranslations):
    """Says how it was asked."""

    def gettext(self, message: str) -> str:
        return message.upper()

    def pgettext(self, context: str, message: str) -> str:
        return f"{context}: {message}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"{n}: {msgid1}, {msgid2}"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"{context}, {n}: {msgid1}, {msgid2}"


def test_a_text_is_looked_up_with_its_context_and_its_count() -> None:
    i18n.use_catalogue("echo", _Echo())
    assert str(_("a card")) == "A CARD"
    assert str(pgettext("here", "a card")) == "here: a card"
    assert str(ngettext("card", "cards", 4)) == "4: card, cards"
    assert str(npgettext("here", "card", "cards", 4)) == "here, 4: card, cards"


def test_polish_points_have_three_forms() -> None:
    use_language("pl")
    forms: dict[str, set[int]] = {}
    for count in range(0, 130):
        number, word = str(npgettext("object", "{count} point", "{count} points", count)).split()
        assert int(number) == count
        forms.setdefault(word, set()).add(count)
    few = {n for n in range(130) if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)}
    assert forms == {"punkt": {1}, "punkty": few, "punktów": set(range(130)) - few - {1}}
    assert {2, 4, 22, 34, 104, 122} <= few
    assert not {0, 5, 12, 14, 21, 112, 121} & few


@pytest.mark.parametrize(
    ("language", "one", "many", "singular"),
    [("fr", "carte", "cartes", {0, 1}), ("de", "Karte", "Karten", {1}), ("en", "card", "cards", {1})],
)
def test_the_singular_ends_where_the_language_says(language: str, one: str, many: str, singular: set[int]) -> None:
    use_language(language)
    for count in (0, 1, 2, 11, 21, 101):
        text = str(ngettext("{count} card, more than anybody else", "{count} cards, more than anybody else", count))
        assert text.partition(",")[0] == f"{count} {one if count in singular else many}"


def test_plural_follows_the_count_even_where_there_is_no_translation() -> None:
    for language in LANGUAGES:
        use_language(language)
        told = [str(ngettext("{count} thing", "{count} things", count)) for count in (0, 1, 2)]
        assert told == ["0 things", "1 thing", "2 things"], language


def test_a_count_can_be_said_otherwise_than_as_a_figure() -> None:
    assert str(ngettext("{count} thing", "{count} things", 3, count="three")) == "three things"
    assert str(npgettext("here", "{count} {thing}", "{count} {thing}s", 2, thing="tip")) == "2 tips"


def test_an_unknown_language_speaks_english() -> None:
    use_language("de")
    use_language("tlh")
    assert i18n.language() == "en"
    assert str(_("line {line}", line=3)) == "line 3"
    assert str(Percent(0.5)) == "50%"


@pytest.mark.parametrize(
    "damage",
    [
        lambda _data: b"",
        lambda data: data[:9],
        lambda data: data[: len(data) // 2],
        lambda data: b"\x00" + data[1:],
        lambda data: data.replace(b"Zeile {line}", b"\xffZeile {line}"[:12]),
        lambda data: data.replace(b"charset=utf-8", b"charset=utf-x"),
        lambda data: data.replace(b"nplurals=2", b"nplurals=)").replace(b"plural=(n != 1)", b"plural=((n != 1"),
    ],
)
def test_a_damaged_catalogue_speaks_english(
    damage: Callable[[bytes], bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Path("de", "LC_MESSAGES", "flip7.mo")
    whole = (LOCALE / place).read_bytes()
    (tmp_path / place).parent.mkdir(parents=True)
    (tmp_path / place).write_bytes(damage(whole))
    assert damage(whole) != whole
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    use_language("de")
    assert (i18n.language(), str(_("line {line}", line=3))) == ("en", "line 3")


def test_a_missing_catalogue_speaks_english_and_writes_numbers_as_english_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_language("fr")
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    use_language("pl")
    assert i18n.language() == "en"
    assert str(_("line {line}", line=3)) == "line 3"
    assert str(pgettext("choice", "STAY")) == "STAY"
    assert str(Percent(0.125, 1)) == "12.5%"


def test_a_text_without_translation_stays_as_it_is() -> None:
    use_language("de")
    assert str(Text("no such text")) == "no such text"
    assert str(_("no {such} text", such="other")) == "no other text"
    assert str(pgettext("choice", "no such text")) == "no such text"


def test_a_text_without_values_may_have_braces() -> None:
    assert str(Text("a {brace} and a } too")) == "a {brace} and a } too"


def test_braces_in_a_name_are_only_braces() -> None:
    use_language("de")
    assert str(_("{name} wins!", name="{count} {0} {{}}")) == "{count} {0} {{}} gewinnt!"


class _Wrong(NullTranslations):
    """A catalogue with a slip in every text."""

    def gettext(self, message: str) -> str:  # noqa: ARG002, it is always the same slip
        return "{nmae} gewinnt!"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        return "{} Punkt {0"


def test_a_translation_that_asks_for_what_is_not_there_is_said_in_english() -> None:
    i18n.use_catalogue("de", _Wrong())
    assert str(_("{name} wins!", name="Otto")) == "Otto wins!"
    assert [str(ngettext("{count} point", "{count} points", n)) for n in (0, 1, 2)] == [
        "0 points",
        "1 point",
        "2 points",
    ]


def test_a_text_within_a_text_is_said_in_the_same_language() -> None:
    assert said(_("Press the key for “{action}”", action=pgettext("key for", "Stay"))) == {
        "de": "Drück die Taste für „Stopp“",
        "en": "Press the key for “Stay”",
        "fr": "Appuyez sur la touche pour «\u00a0Stop (le choix)\u00a0»",
        "pl": "Naciśnij klawisz dla „Stop”",
    }


def test_a_marked_text_is_the_text_itself_until_it_is_looked_up() -> None:
    use_language("de")
    marked = N_("line {line}")
    assert marked == "line {line}"
    assert str(_(marked, line=1)) == "Zeile 1"


def test_texts_are_equal_by_what_they_say_and_in_which_place() -> None:
    assert _("line {line}", line=3) == _("line {line}", line=3) != _("line {line}", line=4)
    assert (
        pgettext("card in a sentence", "Freeze")
        == pgettext("card in a sentence", "Freeze")
        != pgettext("title", "Freeze")
    )
    assert ngettext("{count} a", "{count} b", 1) != ngettext("{count} a", "{count} b", 2)


@pytest.mark.parametrize(
    ("language", "whole", "exact", "all_of_it"),
    [
        ("de", "34\u00a0%", "34,2\u00a0%", "100\u00a0%"),
        ("fr", "34\u202f%", "34,2\u202f%", "100\u202f%"),
        ("pl", "34%", "34,2%", "100%"),
        ("en", "34%", "34.2%", "100%"),
    ],
)
def test_per_cent_is_written_as_the_language_does(language: str, whole: str, exact: str, all_of_it: str) -> None:
    share = Percent(0.342), Percent(0.342, 1), Percent(1.0)
    use_language(language)
    assert tuple(map(str, share)) == (whole, exact, all_of_it)


def test_per_cent_within_a_text_follows_the_language_too() -> None:
    text = _("{name} wins!", name=Percent(0.5))
    assert said(text)["de"] == "50\u00a0% gewinnt!"
    assert said(text)["en"] == "50% wins!"


def test_the_languages_have_their_own_names() -> None:
    assert LANGUAGES.items() >= {"de": "Deutsch", "en": "English", "fr": "Français", "pl": "Polski"}.items()
    for code in LANGUAGES:
        use_language(code)
        assert i18n.language() == code


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A computer that says nothing about its language."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    return monkeypatch


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("pl_PL.UTF-8", "pl"), ("de_AT.UTF-8@euro", "de"), ("de@euro", "de"), ("fr", "fr"), ("FR_CA", "fr"),
        ("pl-PL", "pl"), ("en_GB.UTF-8", "en"), ("xx_XX", "en"), ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"),
        ("frr_DE", "en"), ("default", "en"), ("", "en"), (":", "en"),
    ],
)  # fmt: skip
def test_the_language_of_the_computer(name: str, language: str, computer: pytest.MonkeyPatch) -> None:
    computer.setenv("LANG", name)
    assert system_language() == language


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("German_Germany", "de"), ("Polish_Poland", "pl"), ("French_Canada", "fr"), ("English_Australia", "en"),
        ("de_DE", "de"), ("fr_FR", "fr"), ("Frisian_Netherlands", "en"), (None, "en"),
    ],
)  # fmt: skip
def test_where_no_variable_is_set_the_system_is_asked(
    name: str | None, language: str, computer: pytest.MonkeyPatch
) -> None:
    computer.setattr(locale, "getlocale", lambda: (name, "UTF-8"))
    assert system_language() == language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANGUAGE": "pl", "LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "pl"),
        ({"LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "pl_PL"}, "de"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "pl_PL"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL"}, "pl"),
        ({"LANGUAGE": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "pl:de", "LANG": "fr_FR"}, "pl"),
        ({"LANGUAGE": "xx:yy:de_AT:pl", "LANG": "fr_FR"}, "de"),
        ({"LANGUAGE": "xx", "LANG": "fr_FR"}, "en"),
        ({"LANGUAGE": "de"}, "de"),
        ({"LC_ALL": "xx_XX", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANGUAGE": "de", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "de_DE", "LANG": "C"}, "de"),
        ({"LC_MESSAGES": "POSIX", "LANG": "pl_PL"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(
    variables: dict[str, str], language: str, computer: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        computer.setenv(name, value)
    computer.setattr(locale, "getlocale", lambda: ("fr_FR", "UTF-8"))
    assert system_language() == language
