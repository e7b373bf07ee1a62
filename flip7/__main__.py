"""What a double-click starts."""

import os
import sys


def main() -> None:
    # The greeting of pygame is for programmers.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from flip7 import cli  # noqa: PLC0415, after the line above

    sys.exit(cli.run(sys.argv[1:]))


if __name__ == "__main__":
    main()
