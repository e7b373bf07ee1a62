"""A bot out of a file, in a process of its own: it may crash, end or never answer, and the run can still say so.

The process gets copies only: the table as everybody sees it, never the game, its seed or the deck. What comes back is
the place of an option, or a text: nothing of the bot's own is ever unpacked on this side.
"""

import importlib.util
import json
import os
import random
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from time import sleep
from types import MappingProxyType, TracebackType
from typing import Final, NoReturn, Self, TypeAlias

from flip7.ai.arena.error import ArenaError
from flip7.ai.bot import Chooser
from flip7.ai.characters import CHARACTERS
from flip7.ai.table import Table
from flip7.engine import Decision, Move, Target, Turn
from flip7.i18n import _

SECONDS: Final = 10.0
"""How long a bot may think about one decision, if nothing else is said."""
_START: Final = 60.0
"""How long Python may take to start, in seconds: that is not the bot's fault."""
_LONGEST: Final = 300
"""Characters of what a bot says that are shown."""
_LONGEST_REPLY: Final = 16_384
"""Bytes of a reply. What is longer was not written by us."""
_MEMORY: Final = 4 << 30
"""Bytes that a bot may have, where the system can be told."""

_Reply: TypeAlias = dict[str, str | int | None]


class Guest:
    """The bot of one file, for all the seats where it sits."""

    def __init__(self, spec: str, seconds: float = SECONDS) -> None:
        """`spec` is `path/to/bot.py:MyBot`. The process starts at once, and ends with `close`."""
        path, colon, name = spec.rpartition(":")
        if not colon or not path.endswith(".py"):
            known = ", ".join(CHARACTERS)
            raise ArenaError(
                _("there is no bot {bot}; choose from {known}, or path/to/bot.py:MyBot", bot=spec, known=known)
            )
        self._spec = spec
        self._path = path
        self._name = name
        self._seconds = seconds
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        if sys.platform != "win32":
            # A reply comes in one piece. For the rest of what was not written by us nobody waits.
            os.set_blocking(self._connection.fileno(), False)
        self._process = context.Process(target=_serve, args=(path, name, theirs), daemon=True)
        self._process.start()
        theirs.close()
        try:
            self._receive(_START)
            self._ask(None)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self._kill()
        self._process.join()
        self._connection.close()

    def _kill(self) -> None:
        """End the process, and with it those that the bot has started."""
        leader = self._process.pid
        if sys.platform != "win32" and leader is not None:
            with suppress(OSError):  # it may not have come as far as to have a group of its own
                os.killpg(leader, signal.SIGKILL)
        self._process.kill()

    def begin(self, seats: Sequence[int], seed: int) -> None:
        """A new game: a new bot for each of these seats. The seed is for chance that is the bots' own."""
        self._ask((tuple(seats), seed))

    def choose(self, table: Table, pending: Turn | Target) -> Decision:
        """What the bot of that seat answers; an `ArenaError` if it fails, or answers what is not allowed."""
        reply = self._ask(replace(table, pending=pending, left=dict(table.left), discard=dict(table.discard)))
        option = reply.get("option")
        if isinstance(option, int) and option in range(len(pending.options)):
            return pending.options[option]
        answer = reply.get("answer") or _("what cannot be printed")
        allowed = ", ".join(map(_named, pending.options))
        raise ArenaError(
            _("the bot {bot} answered {answer}; allowed is {options}", bot=self._spec, answer=answer, options=allowed)
        )

    def _ask(self, question: object) -> _Reply:
        try:
            self._connection.send(question)
        except OSError:
            self._has_ended()
        return self._receive(self._seconds)

    def _receive(self, seconds: float) -> _Reply:
        try:
            if not self._connection.poll(seconds):
                raise ArenaError(
                    _("the bot {bot} has not answered within {seconds} seconds", bot=self._spec, seconds=f"{seconds:g}")
                )
            reply: _Reply = json.loads(self._connection.recv_bytes(_LONGEST_REPLY))
        except (EOFError, OSError, ValueError):
            self._has_ended()
        if "unreadable" in reply:
            raise ArenaError(_("{file} cannot be read: {reason}", file=self._path, reason=reply["unreadable"]))
        if "missing" in reply:
            raise ArenaError(_("{file} has no class {name}", file=self._path, name=self._name))
        if "failed" in reply:
            raise ArenaError(_("the bot {bot} failed: {reason}", bot=self._spec, reason=reply["failed"]))
        return reply

    def _has_ended(self) -> NoReturn:
        for _turn in range(100):  # `join` would believe what the bot has written to the pipe that it waits for
            if self._process.exitcode is not None:
                break
            sleep(0.01)
        self._kill()
        self._process.join()
        status = self._process.exitcode
        raise ArenaError(_("the bot {bot} has ended its process, with status {status}", bot=self._spec, status=status))


def _named(option: object) -> str:
    return option.value if isinstance(option, Move) else repr(option)


def _serve(path: str, name: str, connection: Connection) -> None:
    """The main loop of the process: make bots, and ask them."""
    _isolate(path)
    connection.send_bytes(b"{}")
    made: type[Chooser] | None = None
    bots: dict[int, Chooser] = {}
    while True:
        try:
            question = connection.recv()
        except Exception:  # the run is over, or the bot has read what was for us
            break
        reply: _Reply = {}
        try:
            if isinstance(question, Table):
                reply = _answer(bots, question)
            elif question is None:
                made = _load(path, name)
                made()
            else:
                assert made is not None
                seats, seed = question
                random.seed(seed)
                bots = {seat: made() for seat in seats}
        except _Missing:
            reply = {"missing": name}
        except _Unreadable as error:
            reply = {"unreadable": _printable(error.args[0])}
        except BaseException as error:  # sys.exit and KeyboardInterrupt, too: whatever it is, it was the bot
            bots = {}  # so much of the memory is free again, which may be what it lacked
            reply = {"failed": _described(error)}
        connection.send_bytes(json.dumps(reply).encode("ascii"))
    os._exit(0)  # nothing that a bot has left behind may hold it up


def _isolate(path: str) -> None:
    """Keep what the bot does with the output, the keyboard, memory and processes away from the run."""
    with suppress(OSError, AttributeError):
        os.dup2(2, 1)  # the output of the run is the run's
    sys.stdout = sys.stderr
    sys.argv = [path]  # not those of the run: the seed is among them
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.setsid()  # what the bot starts belongs to it, and ends with it
        _limit_memory()
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        if sys.platform != "win32":
            os.killpg(0, signal.SIGKILL)
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()


def _limit_memory() -> None:
    """A bot that eats memory fails at some time, before anything else on the machine does."""
    import resource  # noqa: PLC0415 - Windows has no such module

    _now, most = resource.getrlimit(resource.RLIMIT_DATA)
    allowed = _MEMORY if most == resource.RLIM_INFINITY else min(_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (allowed, most))


class _Missing(Exception):
    """The file has no such class."""


class _Unreadable(Exception):
    """There is no such file, or it may not be read."""


def _load(path: str, name: str) -> type[Chooser]:
    module_spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert module_spec is not None
    assert module_spec.loader is not None
    try:
        Path(path).read_bytes()
    except OSError as error:
        raise _Unreadable(error.strerror) from error
    module = importlib.util.module_from_spec(module_spec)
    module_spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise _Missing
    found: type[Chooser] = getattr(module, name)
    return found


def _answer(bots: dict[int, Chooser], table: Table) -> _Reply:
    table = replace(table, left=MappingProxyType(dict(table.left)), discard=MappingProxyType(dict(table.discard)))
    pending = table.pending
    assert isinstance(pending, Turn | Target)
    options = pending.options  # before a bot has had its hands on it
    answer = bots[pending.seat].choose(table, pending)
    for place, option in enumerate(options):
        if answer == option:
            return {"option": place}
    try:
        return {"answer": _printable(_named(answer))}
    except BaseException:
        return {"answer": None}


def _described(error: BaseException) -> str:
    """The kind of an exception and what it says, as far as that can be found out."""
    try:
        name = _printable(type(error).__name__)
    except BaseException:
        return "BaseException"
    try:
        said = _printable(str(error))
    except BaseException:
        return name
    return f"{name}: {said}" if said else name


def _printable(text: str) -> str:
    shown = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"
