"""Keeps locale/ in step with the texts in the source.

python tools/catalogues.py          writes the template and brings every catalogue up to date, then compiles them
python tools/catalogues.py --check  changes nothing; says what is missing, and fails if anything is
"""

import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from flip7.i18n import REGISTRY

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "locale"
TEMPLATE = LOCALE / "flip7.pot"
LANGUAGES = tuple(code for code in REGISTRY if code != "en")
FOUNDED = datetime(2026, 11, 18, tzinfo=UTC)
"""The date in every header: a catalogue changes when a text does, not whenever this runs."""
HEADER = """\
# Texts of Flip 7, a fan-made tribute to the card game by Eric Olsen.
# This file has the licence of the game (MIT).
#"""

HEAD: dict[str, Any] = {
    "project": "flip7",
    "version": "1",
    "msgid_bugs_address": "the project's issues",
    "last_translator": "the authors of Flip 7",
    "language_team": "the authors of Flip 7",
    "header_comment": HEADER,
    "fuzzy": False,
}


def extracted() -> Catalog:
    """Every text in the source, with its place and the translators' comments."""
    template = Catalog(**HEAD, creation_date=FOUNDED)
    found = extract_from_dir(
        ROOT / "flip7", [("**.py", "python")], comment_tags=["TRANSLATORS:"], strip_comment_tags=True
    )
    for file, line, message, comments, context in sorted(found, key=lambda entry: (entry[0], entry[1])):
        template.add(message, None, [(f"flip7/{Path(file).as_posix()}", line)], auto_comments=comments, context=context)
    return template


def path_of(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "flip7.po"


def read(path: Path, language: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def texts(catalogue: Catalog) -> set[tuple[str, ...]]:
    """What there is to say, whatever its place: context and the forms of the source text."""
    return {
        (message.context or "", *([message.id] if isinstance(message.id, str) else message.id))
        for message in catalogue
        if message.id
    }


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)", text))


def problems() -> list[str]:
    """Every text that is missing, left over, untranslated, fuzzy, or whose placeholders differ."""
    wanted = texts(extracted())
    found = [f"{TEMPLATE.name}: out of date" for _ in [0] if texts(read(TEMPLATE)) != wanted]
    for language in LANGUAGES:
        catalogue = read(path_of(language), language)
        have = texts(catalogue)
        found += [f"{language}: missing: {text}" for text in sorted(wanted - have)]
        found += [f"{language}: left over: {text}" for text in sorted(have - wanted)]
        for message in catalogue:
            forms = [message.string] if isinstance(message.string, str) else list(message.string or [])
            if message.id and not all(forms):
                found.append(f"{language}: untranslated: {message.id}")
            if message.id and message.fuzzy:
                found.append(f"{language}: fuzzy: {message.id}")
            found += [f"{language}: {message.id}: {error}" for error in message.check(catalogue)]
            source = [message.id] if isinstance(message.id, str) else list(message.id)
            # "One setting" needs no number where "{count} settings" does.
            if any(placeholders(form) not in map(placeholders, source) for form in forms if form):
                found.append(f"{language}: other placeholders: {message.id}")
    return found


def update() -> None:
    template = extracted()
    with TEMPLATE.open("wb") as file:
        write_po(file, template, width=110, include_lineno=False)
    for language in LANGUAGES:
        path = path_of(language)
        catalogue = read(path, language) if path.exists() else Catalog(language, **HEAD, revision_date=FOUNDED)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, catalogue, width=110, include_lineno=False)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)


def main() -> int:
    if "--check" not in sys.argv:
        update()
    for problem in (found := problems()):
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
