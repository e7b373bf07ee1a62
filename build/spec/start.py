"""What the packaged program starts with."""

import sys

# On Windows and macOS the processes of the arena are started as this program once more, with a word that only
# multiprocessing understands. Everybody else is spared the import.
if "--multiprocessing-fork" in sys.argv:
    import multiprocessing

    multiprocessing.freeze_support()

from flip7.__main__ import main

main()
