"""Makes faults in the code and tells which of them no test sees.

    python tools/mutate.py flip7/ai flip7/store --count 100 --seed 7

Lines are drawn at random from the files and folders named, and one fault is made in each: another comparison or
operator, another constant, a dropped call or assignment, a condition that always holds or never, another return value,
swapped arguments, min for max, another member of an enum and more; tools/mutation/faults.py has the kinds, and what is
left out. All of it happens in a copy of the project.

Each fault is first tried by the tests that call the function it is in, the quickest first and at most a minute of
them; the first that fails, or takes far too long, has seen it. What none of these saw is tried by the whole suite but
for the end-to-end and packaging tests: all such faults at once, and each alone by the tests that then fail. What is
left is printed as survivors. A test that fails without any fault is not used.

Which tests call what is measured once, which takes as long as a run of the suite, and kept in build/work/mutation. It
is measured again for a test file that has changed, and for all with --anew. Threads and other processes of a test are
not seen by the measuring; their faults are found in the second step.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from mutation.faults import Fault, enums_of, faults
from mutation.trial import Copy, Placed, Sight

PROJECT = Path(__file__).resolve().parent.parent
FIRST_STEP = 60.0
"""So many seconds of tests are spent on one fault alone."""


def pick(project: Path, places: Sequence[str], count: int, seed: int) -> list[Placed]:
    """Faults on lines drawn at random, one a line; none inside another, so that they can be made together."""
    chance = random.Random(seed)
    package = sorted({Path(place).parts[0] for place in places})
    enums = enums_of([path.read_text() for top in package for path in _sources(project / top)])
    by_line: dict[tuple[str, int], list[Placed]] = {}
    for path in dict.fromkeys(path for place in places for path in _sources(project / place)):
        file, source = path.relative_to(project).as_posix(), path.read_text()
        for fault in faults(source, enums, chance):
            by_line.setdefault((file, fault.line), []).append(_placed(file, source, fault))
    order = sorted(by_line)
    chance.shuffle(order)
    chosen: list[Placed] = []
    for line in order:
        one = chance.choice(by_line[line])
        if len(chosen) == count:
            break
        if _compiles(project, one) and not any(_overlap(one, other) for other in chosen):
            chosen.append(one)
    return chosen


def _placed(file: str, source: str, fault: Fault) -> Placed:
    place = source.encode()
    start = place.rfind(b"\n", 0, fault.start) + 1
    end = place.find(b"\n", fault.end)
    after = place[fault.end : end if end >= 0 else None].decode()
    old = source.splitlines()[fault.line - 1]
    return Placed(file, fault, old.strip(), (place[start : fault.start].decode() + fault.new + after).strip())


def _compiles(project: Path, placed: Placed) -> bool:
    try:
        compile(placed.fault.made_in((project / placed.file).read_bytes()), placed.file, "exec")
    except SyntaxError:
        return False
    return True


def survivors(chosen: Sequence[Placed], copies: Sequence[Copy], sight: Sight) -> list[Placed]:
    """The faults that no test sees which passes without them."""
    left: list[Placed] = []
    to_try = list(chosen)
    while to_try:
        seen_by = _first_step(to_try, copies, sight)
        false = _fail_without_faults({test for tests in seen_by.values() for test in tests}, copies[0], sight)
        left += [placed for placed in to_try if not seen_by[placed]]
        to_try = [placed for placed in to_try if seen_by[placed] & false]
        sight.forget(false)
    return _left_by_the_suite(left, copies[0], sight)


def _first_step(chosen: Sequence[Placed], copies: Sequence[Copy], sight: Sight) -> dict[Placed, set[str]]:
    """Which of the tests that call the function of a fault fail with it."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def seen(placed: Placed) -> set[str]:
        tests: list[str] = []
        spent = 0.0
        for test in sight.tests_for(placed):
            spent += sight.seconds[test]
            if spent > FIRST_STEP and tests:
                break
            tests.append(test)
        copy = free.get()
        try:
            failed = copy.run([placed], tests, sight).failed
        finally:
            free.put(copy)
        _tell(f"{'killed' if failed else 'left  '}  {placed.file}:{placed.fault.line}  {' '.join(failed)}")
        return set(failed)

    with ThreadPoolExecutor(len(copies)) as pool:
        return dict(zip(chosen, pool.map(seen, chosen), strict=True))


def _fail_without_faults(tests: set[str], copy: Copy, sight: Sight) -> set[str]:
    """What has been measured may be out of date: a test that fails without any fault has seen nothing."""
    return set(copy.run([], sight.quickest_first(tests), sight, to_the_end=True).failed)


def _left_by_the_suite(left: Sequence[Placed], copy: Copy, sight: Sight) -> list[Placed]:
    """Those that the whole suite does not see either."""
    unseen, rest = list(left), sight.quickest_first(sight.seconds)
    while unseen and rest:
        _tell(f"{len(unseen)} faults at once, {len(rest)} tests")
        run = copy.run(unseen, rest, sight, to_the_end=True)
        false = _fail_without_faults(set(run.failed), copy, sight)
        failed = [test for test in run.failed if test not in false]
        unseen = [placed for placed in unseen if not copy.run([placed], failed, sight).failed]
        # A test that took too long has ended the run: those behind it are still to be tried.
        rest = rest[run.tried :]
    return unseen


def _sources(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def _overlap(one: Placed, other: Placed) -> bool:
    return one.file == other.file and one.fault.start < other.fault.end and other.fault.start < one.fault.end


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None, project: Path = PROJECT) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="+", metavar="PLACE", help="files and folders, seen from the project's folder")
    parser.add_argument("--count", type=int, default=100, help="how many faults (100)")
    parser.add_argument("--seed", type=int, default=7, help="other seeds make other faults (7)")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at a time (1)")
    parser.add_argument("--anew", action="store_true", help="measure all tests again")
    parser.add_argument("--json", action="store_true", help="print the survivors as JSON")
    given = parser.parse_args(arguments)
    missing = [place for place in given.places if not (project / place).exists()]
    if missing:
        parser.error(f"there is no {', '.join(missing)} in {project}")
    chosen = pick(project, given.places, given.count, given.seed)
    with TemporaryDirectory(prefix="mutate-") as folder:
        copies = [Copy(project, Path(folder) / str(number)) for number in range(max(1, given.jobs))]
        sight = copies[0].measure(project / "build" / "work" / "mutation", anew=given.anew, tell=_tell)
        left = survivors(chosen, copies, sight)
    killed = len(chosen) - len(left)
    if given.json:
        lines = [
            {"file": one.file, "line": one.fault.line, "kind": one.fault.kind, "old": one.old_line, "new": one.new_line}
            for one in left
        ]
        print(json.dumps({"made": len(chosen), "killed": killed, "survivors": lines}, indent=1, ensure_ascii=False))
    else:
        for one in left:
            print(one)
        print(f"{killed} of {len(chosen)} faults were seen ({killed / max(1, len(chosen)):.0%}).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
