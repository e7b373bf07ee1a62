"""Where files are written: on a thread of its own, so that no frame waits for the disk."""

import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from time import sleep


class Job:
    """A piece of work for the disk, and whether it is done."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._work = work
        self._done = threading.Event()
        self.error: Exception | None = None
        """What nobody expected. That a disk is full or slow is expected, and told as a notice."""

    @property
    def done(self) -> bool:
        """Whether it is over, well or not."""
        return self._done.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Whether it was done in time."""
        return self._done.wait(seconds)

    def run(self) -> None:
        """Do the work, and note how it went. For a writer only."""
        try:
            self._work()
        except Exception as error:
            self.error = error
        finally:
            self._done.set()


class Writer:
    """Writes while its caller waits. For pictures and tests: their time passes in frames, and no disk would follow."""

    def do(self, work: Callable[[], object]) -> Job:
        """Have this done after all that was asked for before."""
        job = Job(work)
        job.run()
        if job.error is not None:
            raise job.error
        return job

    def another(self) -> "Writer":
        """One of the same kind, for what takes long and must not keep the match waiting."""
        return type(self)()

    def rest(self) -> None:
        """For work of many slices, between two of them: let the frames go on."""

    def check(self) -> None:
        """Raise an error that nobody expected here, where it is met by the guard of the program."""

    def close(self) -> None:
        """Come back when everything is done."""


_REST = 0.004


class WriterThread(Writer):
    """Writes on a thread, one thing after another."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._unexpected: deque[Exception] = deque()
        self._thread: threading.Thread | None = None

    def do(self, work: Callable[[], object]) -> Job:
        if self._thread is None:
            # A program that fails is not kept alive by it; who leaves it in peace calls `close`.
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        job = Job(work)
        self._jobs.put(job)
        return job

    def rest(self) -> None:
        # Python runs one thread at a time: while this one sleeps, the frames have it all to themselves.
        sleep(_REST)

    def check(self) -> None:
        if self._unexpected:
            raise self._unexpected.popleft()

    def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self.check()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job.run()
            if job.error is not None:
                self._unexpected.append(job.error)
