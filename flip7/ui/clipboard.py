"""What was copied, here or in another program."""

import pygame


def read() -> str:
    """The text to paste. Other programs put there what they like: bytes that are no text come as the sign for them."""
    try:
        return pygame.scrap.get_text()
    except UnicodeDecodeError as error:
        return error.object.decode("utf-8", "replace")
    except pygame.error:
        return ""


def write(text: str) -> None:
    """Copy a text. A system without a clipboard has nothing to paste from either: that is no error."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return
