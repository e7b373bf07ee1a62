"""What runs without a window: scenarios and measurements."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn, TextIO

from flip7 import __version__
from flip7.bench import measure_engine
from flip7.engine import scenario
from flip7.i18n import LANGUAGES, N_, Text, _, system_language, use_language

BAD_INPUT = 2
"""The exit status for a wrong argument or file."""


class CommandError(Exception):
    """Something the user can mend, said in the user's language."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


_OF_ARGPARSE = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("expected one argument"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
)
"""The texts of argparse that a player can meet, so that our catalogues have them."""


def _speak_to_argparse() -> None:
    """argparse asks for its texts by a function in its module: let it ask our catalogues."""
    argparse._ = lambda message: str(Text(message))  # type: ignore[attr-defined]


def parser() -> argparse.ArgumentParser:
    top = _Parser(prog="flip7", description=str(_("The card game Flip 7: people and AI opponents at one table.")))
    top.add_argument("--version", action="version", version=f"flip7 {__version__}", help=str(_("show the version")))
    top.add_argument("--lang", choices=sorted(LANGUAGES), help=str(_("the language to speak")))
    commands = top.add_subparsers(dest="command", metavar=str(_("COMMAND")), parser_class=_Parser)

    command = commands.add_parser("scenario", help=str(_("play scripted games and print how they end")))
    command.add_argument("file", metavar=str(_("FILE")), help=str(_("JSON, or one scenario a line; - reads the input")))
    command.set_defaults(run=_scenario)

    command = commands.add_parser("bench", help=str(_("measure how fast the game is")))
    command.add_argument("what", choices=["engine"])
    command.add_argument("--json", action="store_true", help=str(_("print JSON")))
    command.set_defaults(run=_bench)
    return top


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit status."""
    use_language(_wanted_language(arguments))
    _speak_to_argparse()
    options = parser().parse_args(arguments)
    if options.command is None:
        parser().print_help()
        return 0
    try:
        options.run(options)
    except CommandError as error:
        print(f"flip7: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
    return 0


def _wanted_language(arguments: Sequence[str]) -> str:
    """Known before the arguments are read, so that a mistake in them is told in the right language."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    asked.add_argument("--lang")
    try:
        return asked.parse_known_args(arguments)[0].lang or system_language()
    except argparse.ArgumentError:
        return system_language()


def _scenario(options: argparse.Namespace) -> None:
    for line, text in _scripts(options.file):
        try:
            outcome = scenario.play(scenario.parse(text))
        except scenario.ScenarioError as error:
            place = ", ".join(filter(None, [str(_("line {line}", line=line)), error.place]))
            raise CommandError(f"{options.file}, {place}: {_(error.message, **error.values)}") from error
        print(json.dumps(outcome))


def _scripts(file: str) -> Iterator[tuple[int, str]]:
    """The scenarios of a file, each with its line: the whole file if it is one JSON document, else one a line."""
    text = _read(file)
    if not file.endswith(".jsonl") and _is_one_document(text):
        yield 1, text
        return
    empty = True
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            empty = False
            yield number, line
    if empty:
        raise CommandError(_("{file} has no scenario in it", file=file))


def _is_one_document(text: str) -> bool:
    """Whether the text goes on in its second line; one that is broken early is best explained as a whole, too."""
    try:
        json.loads(text.lstrip().split("\n", 1)[0])
    except (ValueError, RecursionError):
        return bool(text.strip())
    return False


def _read(file: str) -> str:
    try:
        if file == "-":
            return _all_of(sys.stdin)
        return Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(_("{file} is not a text file in UTF-8", file=file)) from error
    except OSError as error:
        raise CommandError(_("{file} cannot be read: {reason}", file=file, reason=error.strerror)) from error


def _all_of(stream: TextIO) -> str:
    return stream.read()


def _bench(options: argparse.Namespace) -> None:
    figures = asdict(measure_engine())
    if options.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name}: {figure}")
