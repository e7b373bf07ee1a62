"""A catalogue read from its source says what the compiled one says, and a broken one says what is wrong with it."""

import gettext
from io import BytesIO

import catalogues
import pytest
from babel.messages.catalog import Message
from babel.messages.mofile import write_mo

from flip7.po_reader import PoError, read_po

HEAD = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""


def read(text: str, head: str = HEAD) -> gettext.GNUTranslations:
    return read_po(f"{head}\n{text}".encode())


def compiled(language: str) -> gettext.GNUTranslations:
    """What the tools for catalogues make of the same file."""
    mo = BytesIO()
    write_mo(mo, catalogues.read(catalogues.path_of(language), language))
    mo.seek(0)
    return gettext.GNUTranslations(mo)


def told(catalogue: gettext.GNUTranslations, message: Message) -> list[str]:
    """A text in its context, and in all its plural forms."""
    context, source = message.context, message.id
    if isinstance(source, str):
        return [catalogue.gettext(source) if context is None else catalogue.pgettext(context, source)]
    one, many = source
    if context is None:
        return [catalogue.ngettext(one, many, count) for count in range(130)]
    return [catalogue.npgettext(context, one, many, count) for count in range(130)]


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_our_own_catalogues_say_the_same_as_when_they_are_compiled(language: str) -> None:
    ours, theirs = read_po(catalogues.path_of(language).read_bytes()), compiled(language)
    messages = [message for message in catalogues.read(catalogues.path_of(language), language) if message.id]
    assert len(messages) > 500
    for message in messages:
        assert told(ours, message) == told(theirs, message)


def test_texts_of_several_lines_and_signs_that_are_escaped() -> None:
    catalogue = read('msgid "a "\n"b"\nmsgstr ""\n"\\"1\\"\\n"\n"\\t2\\\\"\n')
    assert catalogue.gettext("a b") == '"1"\n\t2\\'


def test_the_same_word_in_two_contexts() -> None:
    catalogue = read(
        'msgctxt "x"\nmsgid "a"\nmsgstr "1"\n\nmsgctxt "y"\nmsgid "a"\nmsgstr "2"\n\nmsgid "a"\nmsgstr "3"\n'
    )
    assert [catalogue.pgettext("x", "a"), catalogue.pgettext("y", "a"), catalogue.gettext("a")] == ["1", "2", "3"]


def test_plurals_follow_the_rule_in_the_header() -> None:
    catalogue = read('msgid "one"\nmsgid_plural "many"\nmsgstr[0] "eins"\nmsgstr[1] "viele"\n')
    assert [catalogue.ngettext("one", "many", count) for count in (0, 1, 2)] == ["eins", "eins", "viele"]


@pytest.mark.parametrize(
    "entry",
    [
        'msgid "a"\nmsgstr ""\n',
        '#, fuzzy\nmsgid "a"\nmsgstr "1"\n',
        '#: there.py\n#, python-brace-format, fuzzy\nmsgid "a"\nmsgstr "1"\n',
        '#~ msgid "a"\n#~ msgstr "1"\n',
        'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "1"\nmsgstr[1] ""\n',
    ],
    ids=["untranslated", "fuzzy", "fuzzy among others", "obsolete", "half"],
)
def test_what_is_not_translated_for_good_is_left_out(entry: str) -> None:
    catalogue = read(entry + '\nmsgid "next"\nmsgstr "2"\n')
    assert catalogue.gettext("a") == "a"
    assert catalogue.ngettext("a", "b", 1) == "a"
    assert catalogue.gettext("next") == "2"


def test_an_obsolete_text_that_is_fuzzy_leaves_the_next_one_alone() -> None:
    assert read('#, fuzzy\n#~ msgid "a"\n#~ msgstr "1"\n\nmsgid "b"\nmsgstr "2"\n').gettext("b") == "2"


def test_files_of_windows_and_a_fuzzy_header_are_read() -> None:
    text = f'#, fuzzy\n{HEAD}\nmsgid "a"\nmsgstr "ä"\n'.replace("\n", "\r\n")
    assert read_po(b"\xef\xbb\xbf" + text.encode()).gettext("a") == "ä"


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ('msgid "a"\nmsgstr "1\n', "line 7: not understood"),
        ("what is this\n", "line 6: not understood"),
        ('msgid "a"\n', "line 6: the entry has no msgstr, not msgstr"),
        ('msgctxt "a"\nmsgstr "1"\n', "line 6: an entry without"),
        ('msgid "a"\nmsgid "b"\nmsgstr "1"\n', "line 7: a second msgid in one entry"),
        ('msgid "a"\nmsgstr[0] "1"\n', r"line 6: the entry has msgstr\[0\], not msgstr"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr "1"\n', r"line 6: the entry has msgstr, not msgstr\[0\]"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "1"\nmsgstr[2] "2"\n', r"line 6: .*msgstr\[2\], not msgstr\[0\], msg"),
        ('msgid "a"\nmsgstr "\\q"\n', r"line 7: \\q means nothing"),
        ('msgid "a"\nmsgstr "1"\n\nmsgid "a"\nmsgstr "2"\n', "line 9: this text is there twice"),
    ],
)
def test_a_mistake_is_told_with_its_line(entry: str, reason: str) -> None:
    with pytest.raises(PoError, match=reason):
        read(entry)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "the header"),
        (b'"lost"\n', "line 1: a text that belongs to nothing"),
        (HEAD.replace("UTF-8", "ISO-8859-2").encode(), "charset=UTF-8"),
        (HEAD.encode() + 'msgid "a"\nmsgstr "ä"'.encode("latin-1"), "not in UTF-8"),
        (HEAD.replace("(n > 1)", "n >").encode(), "Plural-Forms"),
        (HEAD.replace("(n > 1)", "1/(n-30)").encode(), "Plural-Forms"),
    ],
    ids=["empty", "lost", "charset", "latin", "rule", "rule that fails later"],
)
def test_a_file_that_is_no_catalogue_says_why(data: bytes, reason: str) -> None:
    with pytest.raises(PoError, match=reason):
        read_po(data)
