"""What can go wrong in the arena."""

from flip7.i18n import Text


class ArenaError(Exception):
    """What ends a run, with a reason that the user can mend."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)
