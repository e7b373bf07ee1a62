"""What a double-click starts."""

import sys

from flip7 import cli


def main() -> None:
    sys.exit(cli.run(sys.argv[1:]))


if __name__ == "__main__":
    main()
