"""Trying faults out in a copy of the project: which tests see them.

What is measured once, test file by test file, is kept in a folder that git ignores: which functions each test calls,
and how long it takes. A test file is measured again when its text has changed.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from mutation.faults import Fault

TOOLS = Path(__file__).resolve().parent.parent
LEFT_BEHIND = (".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "dist", "work", "*.egg-info")
NOT_RUN = ("tests/e2e/", "tests/test_packaging.py", "tests/test_sounds.py", "tests/snapshots/test_report.py")
"""Slow, and about what is made of the program and not about its code."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A fault, and the file that it is in."""

    file: str
    fault: Fault
    old_line: str
    new_line: str

    def __str__(self) -> str:
        return f"{self.file}:{self.fault.line} ({self.fault.kind})\n  - {self.old_line}\n  + {self.new_line}"


@dataclass(frozen=True, slots=True)
class Run:
    failed: list[str]
    """The tests that failed. One that took far too long is the last of them, and ended the run."""
    tried: int


@dataclass
class Sight:
    """What the tests look at."""

    seconds: dict[str, float] = field(default_factory=dict)
    calls: dict[str, set[str]] = field(default_factory=dict)
    """The tests that call a function, by `file::function`."""
    imports: dict[str, set[str]] = field(default_factory=dict)
    """The test files in whose run a module is imported."""

    def tests_for(self, placed: Placed) -> list[str]:
        """The tests that should see a fault, the quickest first: those that call its function. A line outside of all
        functions is for those that call any function of its module; if there is none, for those that import it."""
        wanted = f"{placed.file}::{placed.fault.function}"
        found = set(self.calls.get(wanted, ()))
        if not placed.fault.function:
            found = {test for name, tests in self.calls.items() if name.startswith(wanted) for test in tests}
        if not found:
            files = self.imports.get(placed.file, set())
            found = {test for test in self.seconds if test.split("::")[0] in files}
        return self.quickest_first(found)

    def quickest_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def forget(self, tests: Iterable[str]) -> None:
        """Do not use these any more."""
        for test in tests:
            self.seconds.pop(test, None)
            for callers in self.calls.values():
                callers.discard(test)

    def learn(self, file: str, measured: Mapping[str, object]) -> None:
        tests, imports = measured["tests"], measured["imports"]
        assert isinstance(tests, dict)
        assert isinstance(imports, list)
        for test, seen in tests.items():
            self.seconds[test] = seen["seconds"]
            for called in seen["calls"]:
                self.calls.setdefault(called, set()).add(test)
        for module in imports:
            self.imports.setdefault(module, set()).add(file)


class Copy:
    """A copy of the project in which faults are made. Nothing is ever written into the project itself."""

    def __init__(self, project: Path, folder: Path) -> None:
        self.root = folder / "project"
        self._folder = folder
        shutil.copytree(project, self.root, ignore=shutil.ignore_patterns(*LEFT_BEHIND), symlinks=True)
        subprocess.run([sys.executable, "-m", "compileall", "-q", "."], cwd=self.root, check=True)

    def test_files(self) -> list[str]:
        paths = sorted(self.root.glob("tests/**/test_*.py"))
        files = [path.relative_to(self.root).as_posix() for path in paths]
        return [file for file in files if not file.startswith(NOT_RUN)]

    def measure(self, kept: Path, *, anew: bool, tell: Callable[[str], None]) -> Sight:
        kept.mkdir(parents=True, exist_ok=True)
        sight = Sight()
        for file in self.test_files():
            text = (self.root / file).read_bytes()
            record = kept / f"{file.replace('/', '-')}-{sha256(text).hexdigest()[:12]}.json"
            if anew or not record.exists():
                tell(f"measuring {file}")
                part = self._folder / "measured.json"
                part.unlink(missing_ok=True)
                self._pytest([file], {"MUTATION_MEASURE": str(part)}, None)
                if not part.exists():
                    continue
                for older in kept.glob(f"{file.replace('/', '-')}-*.json"):
                    older.unlink()
                shutil.move(part, record)
            sight.learn(file, json.loads(record.read_text()))
        return sight

    def run(self, faults: Sequence[Placed], tests: Sequence[str], sight: Sight, *, to_the_end: bool = False) -> Run:
        """Run tests with these faults made, to the first that fails or to the end."""
        if not tests:
            return Run([], 0)
        plan, results = self._folder / "plan.json", self._folder / "results.txt"
        results.unlink(missing_ok=True)
        plan.write_text(json.dumps({test: sight.seconds[test] for test in tests}))
        told = {"MUTATION_PLAN": str(plan), "MUTATION_RESULTS": str(results)}
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        before = {file: (self.root / file).read_bytes() for file in {placed.file for placed in faults}}
        try:
            self._make(faults, before)
            limit = 60 + 10 * sum(sight.seconds[test] for test in tests)
            ended = self._pytest(files, told, limit, *(() if to_the_end else ("-x",)))
        finally:
            for file, source in before.items():
                self._write(file, source)
        lines = results.read_text().splitlines() if results.exists() else []
        begun = [line.removeprefix("begun ") for line in lines if line.startswith("begun ")]
        failed = [line.removeprefix("failed ") for line in lines if line.startswith("failed ")]
        if lines and lines[-1].startswith("begun "):
            failed.append(begun[-1])
        if not begun and ended != 0:
            # With some faults the tests cannot even be imported.
            return Run(list(tests[:1]), 1)
        return Run(list(dict.fromkeys(failed)), max(1, len(begun)))

    def _make(self, faults: Sequence[Placed], before: Mapping[str, bytes]) -> None:
        for file, source in before.items():
            here = [placed.fault for placed in faults if placed.file == file]
            for fault in sorted(here, key=lambda fault: -fault.start):
                source = fault.made_in(source)  # noqa: PLW2901
            self._write(file, source)

    def _write(self, file: str, source: bytes) -> None:
        path = self.root / file
        path.write_bytes(source)
        # A change within one second that leaves the length as it is would not be noticed by its compiled form.
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def _pytest(self, files: Sequence[str], told: Mapping[str, str], limit: float | None, *options: str) -> int:
        command = [
            *(sys.executable, "-m", "pytest", "-q", "-n", "0", "--assert=plain", "--no-header", "--tb=no"),
            *("-p", "no:cacheprovider", "-p", "mutation.witness", "--hypothesis-seed=0", *options, *files),
        ]
        paths = os.pathsep.join([str(self.root), str(TOOLS)])
        surroundings = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", **told}
        running = subprocess.Popen(
            command,
            cwd=self.root,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return running.wait(limit)
        except subprocess.TimeoutExpired:
            return -1
        finally:
            # What the tests started goes with them.
            if running.poll() is None:
                os.killpg(running.pid, 9)
                running.wait()
