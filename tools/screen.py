"""An X server without a screen, its picture, and a pair of hands: what a program is tried out on."""

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

SIZE = (1280, 720)
NEEDED = ("Xvfb", "xdotool")


def missing() -> list[str]:
    """The programs that this needs and that are not installed."""
    return [program for program in NEEDED if shutil.which(program) is None]


class Screen:
    """Open while it is used with `with`. What it shows lies in a file, in the format of the program xwd."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory()
        reader, writer = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp", "-fbdir", self._folder.name],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.display = f":{numbers.readline().strip()}"
        with Path(self._folder.name, "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header, *_, colours = struct.unpack(">20I", self._picture[:80])
        self._start = header + 12 * colours
        # Without a window manager keys go to the window that the mouse is over.
        self.hands("mousemove", str(SIZE[0] // 2), str(SIZE[1] - 4))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._picture.close()
        self._server.terminate()
        self._server.wait(10)
        self._folder.cleanup()

    def hands(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(
            ["xdotool", *command], env=environment, capture_output=True, text=True, check=False
        ).stdout

    def press(self, *keys: str, pause: float = 0.05) -> None:
        for key in keys:
            self.hands("key", key)
            time.sleep(pause)

    def pixels(self) -> bytes:
        """Four bytes a pixel: blue, green, red and one of no use."""
        return self._picture[self._start : self._start + 4 * SIZE[0] * SIZE[1]]

    def is_black(self) -> bool:
        """Whether nothing has been drawn yet, judged by the line in the middle."""
        middle = self._start + 4 * SIZE[0] * (SIZE[1] // 2)
        line = self._picture[middle : middle + 4 * SIZE[0]]
        return not any(line[0::4]) and not any(line[1::4]) and not any(line[2::4])

    def colours(self) -> int:
        """How many different colours there are to see."""
        return len(set(struct.iter_unpack("3sx", self.pixels())))

    def save(self, path: Path) -> None:
        """Write what is to be seen as a PNG file."""
        pixels = self.pixels()
        rgb = bytearray(3 * SIZE[0] * SIZE[1])
        rgb[0::3], rgb[1::3], rgb[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
        width = 3 * SIZE[0]
        lines = b"".join(b"\0" + rgb[start : start + width] for start in range(0, len(rgb), width))
        chunks = (
            (b"IHDR", struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(lines)),
            (b"IEND", b""),
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(
            b"\x89PNG\r\n\x1a\n"
            + b"".join(
                struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
                for kind, data in chunks
            )
        )


def wait_until(ready: Callable[[], object], what: str, seconds: float = 60.0) -> float:
    """How many seconds it took; a TimeoutError if it took too long."""
    start = time.perf_counter()
    while not ready():
        if time.perf_counter() - start > seconds:
            raise TimeoutError(f"waited {seconds:g} s for {what}")
        time.sleep(0.002)
    return time.perf_counter() - start
