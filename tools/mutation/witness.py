"""A plugin for pytest: which functions each test calls, and running the tests in a chosen order.

It is put into a run by `-p mutation.witness`, and told what to do by the environment:
MUTATION_MEASURE is the file that takes what each test calls; MUTATION_PLAN has the tests to run, in order, and
MUTATION_RESULTS takes how they went.
"""

import json
import os
import resource
import signal
import sys
from _lsprof import Profiler
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from types import CodeType

import pytest

HERE = f"{Path.cwd()}/"
MEMORY = 6 << 30
"""A fault that fills the memory ends its own process, and not the machine."""


class Measuring:
    """Writes the functions of the project that each test calls, and how long it takes. The C profiler sees only calls
    of the main thread, but it is quick."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tests: dict[str, dict[str, object]] = {}
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        profiler = Profiler(builtins=False)
        start = process_time()
        profiler.enable()
        done = yield
        profiler.disable()
        self._tests[item.nodeid] = {
            "seconds": round(process_time() - start, 3),
            "calls": sorted({called for entry in profiler.getstats() for called in _own(entry.code)}),
        }
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        modules = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
        imports = sorted(file for file in map(_inside, modules) if file)
        good = {test: seen for test, seen in self._tests.items() if test not in self._failed}
        self._path.write_text(json.dumps({"tests": good, "imports": imports}))


class Chosen:
    """Runs the tests of a plan in its order, writes how they went, and ends the process when one takes far too long."""

    def __init__(self, plan: Path, results: Path) -> None:
        self._seconds: dict[str, float] = json.loads(plan.read_text())
        self._results = results
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        place = {test: number for number, test in enumerate(self._seconds)}
        items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._write(f"begun {item.nodeid}")
        # Seconds of the processor, so that a busy machine ends nobody. The signal's own action ends the process.
        signal.setitimer(signal.ITIMER_PROF, 3 + 8 * self._seconds[item.nodeid])
        done = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        self._write("done")
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._write(f"failed {report.nodeid}")

    def _write(self, line: str) -> None:
        with self._results.open("a") as file:
            file.write(f"{line}\n")


def pytest_configure(config: pytest.Config) -> None:
    if "MUTATION_MEASURE" in os.environ:
        config.pluginmanager.register(Measuring(Path(os.environ["MUTATION_MEASURE"])))
    if "MUTATION_PLAN" in os.environ:
        config.pluginmanager.register(Chosen(*(Path(os.environ[f"MUTATION_{name}"]) for name in ("PLAN", "RESULTS"))))


def _own(code: CodeType | str) -> Iterator[str]:
    """The function of the project that this is in: what is defined inside a function belongs to it."""
    file = None if isinstance(code, str) else _inside(code.co_filename)
    if file is not None and not isinstance(code, str):
        yield f"{file}::{code.co_qualname.split('.<locals>')[0]}"


def _inside(file: str | None) -> str | None:
    """The path inside the project; None for what is not of it."""
    return file.removeprefix(HERE) if file and file.startswith(HERE) else None
