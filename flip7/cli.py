"""The command line: the window's options, and what runs without a window: scenarios and measurements."""
# What a command needs is imported by the command: the window opens the sooner.
# ruff: noqa: PLC0415

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn, TextIO

from flip7 import __version__, failure
from flip7.arguments import BadFolder, home, size, usable, whole_number
from flip7.dev import bench
from flip7.i18n import LANGUAGES, N_, Text, _, system_language, use_language

BAD_INPUT = 2
"""The exit status for a wrong argument or file."""
INTERRUPTED = 130
"""As the shell has it for Ctrl+C."""


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
    N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
)
"""The texts of argparse that a player can meet, so that our catalogues have them."""


def _speak_to_argparse() -> None:
    """argparse asks for its texts by a function in its module: let it ask our catalogues."""
    argparse._ = lambda message: str(Text(message))  # type: ignore[attr-defined]


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """What can be said. The arena brings its own arguments: it is asked only if it is meant."""
    top = _Parser(prog="flip7", description=str(_("The card game Flip 7: people and AI opponents at one table.")))
    top.add_argument("--version", action="version", version=f"flip7 {__version__}", help=str(_("show the version")))
    top.add_argument("--lang", choices=sorted(LANGUAGES), help=str(_("the language of the game")))
    _add_window_options(top)
    commands = top.add_subparsers(dest="command", metavar=str(_("COMMAND")), parser_class=_Parser)

    command = commands.add_parser("scenario", help=str(_("play scripted games and print how they end")))
    command.add_argument("file", metavar=str(_("FILE")), help=str(_("JSON, or one scenario a line; - reads the input")))
    command.set_defaults(run=_scenario)

    command = commands.add_parser("arena", help=str(_("let bots play many games, and count who wins")))
    if "arena" in arguments:
        from flip7.ai import arena

        arena.add_arguments(command)
    command.set_defaults(run=_arena)

    command = commands.add_parser("review", help=str(_("look at a match again: who played well, and who had luck")))
    command.add_argument(
        "match", metavar=str(_("MATCH")), help=str(_("the file of a match, or the number of a recorded one"))
    )
    command.add_argument("--json", action="store_true", help=str(_("print JSON")))
    command.add_argument("--home", type=home, metavar=str(_("FOLDER")), default=argparse.SUPPRESS)
    command.set_defaults(run=_review)

    command = commands.add_parser("bench", help=str(_("measure how fast the game is")))
    command.add_argument("what", choices=bench.WHAT, nargs="?", default="engine", metavar="|".join(bench.WHAT))
    command.add_argument("--json", action="store_true", help=str(_("print JSON")))
    command.add_argument("--size", type=size, metavar=str(_("WxH")), dest="picture_size")
    command.add_argument(
        "--matches",
        type=whole_number,
        metavar=str(_("NUMBER")),
        help=str(_("how many to play for the memory")),
    )
    command.set_defaults(run=_bench)

    command = commands.add_parser("shots", help=str(_("write pictures of every scene at its telling moments")))
    command.add_argument("folder", metavar=str(_("FOLDER")), type=Path)
    command.add_argument("--only", metavar=str(_("NAME")), help=str(_("only pictures with this in their name")))
    command.add_argument("--size", type=size, default=(1920, 1080), metavar=str(_("WxH")), dest="picture_size")
    command.add_argument("--lang", choices=sorted(LANGUAGES), dest="picture_language")
    command.set_defaults(run=_shots)
    return top


def _add_window_options(top: argparse.ArgumentParser) -> None:
    top.add_argument(
        "--seed", type=whole_number, metavar=str(_("NUMBER")), help=str(_("the first match is dealt by this number"))
    )
    top.add_argument("--size", type=size, metavar=str(_("WxH")), help=str(_("the size of the window, as in 1280x720")))
    top.add_argument("--fullscreen", action="store_true", help=str(_("fill the screen")))
    top.add_argument(
        "--home", type=home, metavar=str(_("FOLDER")), help=str(_("the folder for settings, matches and records"))
    )
    top.add_argument("--smoke", action="store_true", help=str(_("open every page once, and close again")))


def _window(options: argparse.Namespace) -> int:
    """The game, or all its pages one after another. What fails is told where somebody sees it."""
    folder = options.home
    try:
        from flip7 import program
        from flip7.store.home import VARIABLE

        if folder is None and (wanted := os.environ.get(VARIABLE)):
            folder = str(usable(wanted))
        chosen = program.Options(options.lang, options.seed, options.size, options.fullscreen, folder)
        return program.smoke(chosen) if options.smoke else program.run(chosen)
    except BadFolder as error:
        failure.tell(f"{VARIABLE}: {error}", box=not options.smoke)
        return BAD_INPUT
    except Exception as error:  # a part of the game could not be imported
        if options.lang is None:
            failure.speak_as_chosen(folder)
        return failure.report(error, folder, box=not options.smoke)


def run(arguments: Sequence[str]) -> int:
    """Run one command, or the game itself if there is none; the exit status."""
    use_language(_wanted_language(arguments))
    _speak_to_argparse()
    try:
        options = parser(arguments).parse_args(arguments)
        if options.command is None:
            return _window(options)
        options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except CommandError as error:
        print(f"flip7: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        _drop_output()
    except OSError as error:
        _drop_output()
        print("flip7:", _("the command could not be finished: {reason}", reason=error.strerror), file=sys.stderr)
        return BAD_INPUT
    except Exception as error:
        return failure.report(error, match_saved=False, box=False)
    return 0


def _drop_output() -> None:
    """Python would try once more at the end, and complain."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _wanted_language(arguments: Sequence[str]) -> str:
    """Known before the arguments are read, so that a mistake in them is told in the right language."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    asked.add_argument("--lang")
    try:
        return asked.parse_known_args(arguments)[0].lang or system_language()
    except argparse.ArgumentError:
        return system_language()


def _scenario(options: argparse.Namespace) -> None:
    from flip7.engine import scenario

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
            return "" if sys.stdin is None else _all_of(sys.stdin)
        return Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(_("{file} is not a text file in UTF-8", file=file)) from error
    except OSError as error:
        raise CommandError(_("{file} cannot be read: {reason}", file=file, reason=error.strerror)) from error


def _all_of(stream: TextIO) -> str:
    return stream.read()


def _arena(options: argparse.Namespace) -> None:
    from flip7.ai import arena

    try:
        arena.run(options)
    except arena.ArenaError as error:
        raise CommandError(str(error)) from error


def _review(options: argparse.Namespace) -> None:
    from flip7 import review_command
    from flip7.store.home import Home

    try:
        review_command.run(options.match, Home.find(options.home), as_json=options.json)
    except review_command.ReviewError as error:
        raise CommandError(str(error)) from error


def _shots(options: argparse.Namespace) -> None:
    import pygame

    from flip7.dev.shots import take_shots

    if options.picture_language:
        use_language(options.picture_language)
    taken = 0
    try:
        for path in take_shots(options.folder, options.picture_size, options.only):
            print(path)
            taken += 1
    except (OSError, pygame.error) as error:
        reason = getattr(error, "strerror", None) or error
        message = _("{file} cannot be written: {reason}", file=options.folder, reason=reason)
        raise CommandError(message) from error
    if not taken:
        raise CommandError(_("no picture has {name} in its name", name=options.only))


def _bench(options: argparse.Namespace) -> None:
    from flip7.ui.display import NoScreen

    try:
        if options.matches is not None and options.matches < 1:
            raise CommandError(_("at least one game must be played"))
        given = {"size": options.picture_size, "matches": options.matches}
        asked = {
            "memory": ("size", "matches"),
            "frames": ("size",),
            "pace": ("matches",),
            "stopwatch": ("matches", "size"),
        }.get(options.what, ())
        chosen = {name: given[name] for name in asked if given[name] is not None}
        figures = asdict(bench.measure(options.what, **chosen))
    except NoScreen as error:
        raise CommandError(str(error)) from error
    if options.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name}: {figure}")
