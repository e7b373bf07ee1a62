"""What a double-click starts."""

import os
import sys


def main() -> None:
    # The greeting of pygame is for programmers.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if getattr(sys, "frozen", False):
        # The arena plays on all cores: in the packaged program each of its processes starts here, too.
        from multiprocessing import freeze_support  # noqa: PLC0415

        freeze_support()
    from flip7 import cli  # noqa: PLC0415, after the line above

    sys.exit(cli.run(sys.argv[1:]))


if __name__ == "__main__":
    main()
