"""What a double-click starts."""

import os
import sys


def main() -> None:
    """Run the command line of this process, and end the process with its exit code."""
    # The greeting of pygame is for programmers.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if getattr(sys, "frozen", False):
        # The arena plays on all cores: in the packaged program each of its processes starts here, too.
        from multiprocessing import freeze_support  # noqa: PLC0415

        freeze_support()
    sys.exit(_run(sys.argv[1:]))


def _run(arguments: list[str]) -> int:
    """A game that is damaged so much that nothing can be imported says at least that."""
    from flip7 import failure  # noqa: PLC0415, after the greeting is off
    from flip7.i18n import system_language, use_language  # noqa: PLC0415

    try:
        from flip7 import cli  # noqa: PLC0415
    except Exception as error:
        use_language(system_language())
        failure.speak_as_chosen()
        return failure.report(error)
    return cli.run(arguments)


if __name__ == "__main__":
    main()
