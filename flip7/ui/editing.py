"""A line of text under the hands of somebody who types: its caret, what is selected, and what an edit makes of it."""

from dataclasses import dataclass


@dataclass(slots=True)
class EditedLine:
    """The selection lies between the anchor, where it was begun, and the caret. Both at one place: nothing is selected.

    >>> line = EditedLine("Anna Maria")
    >>> line.move(line.word_start(), selecting=True)
    >>> line.selected
    'Maria'
    >>> line.insert("Lena", 16)
    >>> line.value
    'Anna Lena'
    """

    value: str
    caret: int = -1
    anchor: int = -1

    def __post_init__(self) -> None:
        if self.caret < 0:
            self.caret = self.anchor = len(self.value)

    @property
    def selection(self) -> tuple[int, int]:
        """Where it begins and ends."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected letters; empty if nothing is selected."""
        start, end = self.selection
        return self.value[start:end]

    def move(self, place: int, *, selecting: bool) -> None:
        """Put the caret somewhere; what lies between is selected if the player says so."""
        self.caret = min(len(self.value), max(0, place))
        if not selecting:
            self.anchor = self.caret

    def step(self, letters: int, *, selecting: bool) -> None:
        """One letter on. Out of a selection, though, to its end on that side."""
        if self.selected and not selecting:
            self.move(self.selection[0 if letters < 0 else 1], selecting=False)
        else:
            self.move(self.caret + letters, selecting=selecting)

    def select(self, start: int, end: int) -> None:
        """Begin a selection at `start` and put the caret at `end`, which may lie before it."""
        self.anchor, self.caret = start, end

    def select_all(self) -> None:
        """Select the whole line, with the caret at its end."""
        self.select(0, len(self.value))

    def select_word(self) -> None:
        """The word the caret stands at."""
        self.select(self.word_start(self.caret + 1), self.word_end(max(0, self.caret - 1)))

    def word_start(self, place: int | None = None) -> int:
        """Where the word before a place begins."""
        place = min(len(self.value), self.caret if place is None else place)
        while place > 0 and self.value[place - 1].isspace():
            place -= 1
        while place > 0 and not self.value[place - 1].isspace():
            place -= 1
        return place

    def word_end(self, place: int | None = None) -> int:
        """Where the word after a place ends."""
        place = self.caret if place is None else place
        while place < len(self.value) and self.value[place].isspace():
            place += 1
        while place < len(self.value) and not self.value[place].isspace():
            place += 1
        return place

    def insert(self, text: str, most: int) -> None:
        """Write in the place of what is selected, as far as the line gets no longer than `most`."""
        start, end = self.selection
        kept = text[: max(0, most - len(self.value) + end - start)]
        self.value = self.value[:start] + kept + self.value[end:]
        self.move(start + len(kept), selecting=False)

    def erase(self, to: int) -> None:
        """Take away what is selected, or else all between the caret and a place."""
        if not self.selected:
            self.move(to, selecting=True)
        self.insert("", 0)
