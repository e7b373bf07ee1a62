import pygame
import pytest

from flip7.ui import clipboard


def test_what_is_copied_can_be_pasted(display: pygame.Surface) -> None:
    clipboard.write("Zoë Łąka")
    assert clipboard.read() == "Zoë Łąka"


def test_bytes_that_are_no_text_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", b"abc\xff".decode)
    assert clipboard.read() == "abc\ufffd"


def test_without_a_window_there_is_nothing_to_paste_and_copying_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> str:
        raise pygame.error("no video")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    clipboard.write("Anna")
    assert clipboard.read() == ""
