"""Every text is in every catalogue, translated, with the same placeholders."""

import gettext
import re
from collections.abc import Iterator, Sequence
from io import BytesIO

import catalogues
import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from flip7.i18n import Text, use_catalogue

SAME: dict[str, set[str]] = {
    # The German edition keeps the English names of the cards.
    "de": {
        "Freeze", "FREEZE", "Flip Three", "FLIP THREE", "Second Chance", "SECOND CHANCE",
        "Fanfare", "Pause", "Normal", "NAME", "Version {version}", "April", "August", "September", "November", "Person",
    },
    "fr": {
        "SIX", "Fanfare", "Pause", "POINTS", "Version {version}", "bot",
        "options", "{count} point", "{count} points", "{edition}, {count} point", "{edition}, {count} points",
    },
    # Keyboards sold in Poland have these words on them.
    "pl": {
        "Backspace", "Del", "End", "Home", "PgDn", "PgUp",
        "ZERO", "FOLDER", "bot", "argument %(argument_name)s: %(message)s",
    },
}  # fmt: skip
"""Words that a language happens to share with English."""
ANYWHERE = {
    "{lost} · {detail}",
    "{name} · {who}",
    "Flip 7",
    "FLIP 7",
    "FLIP 7!",
    "BONUS",
    "BOT,BOT,...",
    "{count}×",
    "{one} · {other}",
}
"""The name of the game, a word of all four languages, and signs."""


def messages(catalogue: Catalog) -> Iterator[tuple[Message, tuple[str, ...], tuple[str, ...]]]:
    """Each with the forms of its source and those of its translation."""
    for message in catalogue:
        if message.id:
            yield message, _forms(message.id), _forms(message.string or "")


def _forms(text: str | Sequence[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def test_nothing_is_missing_untranslated_fuzzy_or_left_over() -> None:
    assert catalogues.problems() == []


def test_polish_has_three_plural_forms() -> None:
    polish = catalogues.read(catalogues.path_of("pl"), "pl")
    assert polish.num_plurals == 3


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_no_text_stays_english_by_accident(language: str) -> None:
    same = {
        form
        for _message, source, said in messages(catalogues.read(catalogues.path_of(language), language))
        for form in said
        if form in source
    }
    assert same - ANYWHERE == SAME.get(language, set()), "translate it, or say here why it is the same"


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_text_is_said_as_its_catalogue_has_it(language: str) -> None:
    """In its context, and in each of its plural forms."""
    catalogue = catalogues.read(catalogues.path_of(language), language)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    use_catalogue(language, gettext.GNUTranslations(compiled))
    counts = {"pl": {1: 0, 2: 1, 24: 1, 0: 2, 5: 2, 12: 2, 21: 2, 25: 2}, "fr": {0: 0, 1: 0, 2: 1}}
    for message, source, said in messages(catalogue):
        if len(source) == 1:
            assert str(Text(source[0], context=message.context)) == said[0]
        else:
            for count, form in counts.get(language, {1: 0, 0: 1, 2: 1}).items():
                assert str(Text(source[0], source[1], count, message.context)) == said[form], (source, count)


def test_french_marks_stand_after_spaces_that_do_not_break() -> None:
    """Narrow before ; ! ? and a full one before : and inside « »; and apostrophes are typographic."""
    wrong = re.compile(r"[ \u00a0][;!?]|(?<=\w)[ \u202f]:|« | »|\w'\w")
    catalogue = catalogues.read(catalogues.path_of("fr"), "fr")
    assert [form for _message, _source, said in messages(catalogue) for form in said if wrong.search(form)] == []
