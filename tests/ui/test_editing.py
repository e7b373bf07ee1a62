import pytest

from flip7.ui.editing import EditedLine


def _line(text: str) -> EditedLine:
    """A line out of a picture of it: | is the caret, and [ is where the selection was begun."""
    plain = text.replace("|", "").replace("[", "")
    caret = text.replace("[", "").index("|")
    return EditedLine(plain, caret, text.replace("|", "").index("[") if "[" in text else caret)


def _picture(line: EditedLine) -> str:
    marks = sorted([(line.caret, "|")] + ([(line.anchor, "[")] if line.anchor != line.caret else []), reverse=True)
    text = line.value
    for place, mark in marks:
        text = text[:place] + mark + text[place:]
    return text


def test_it_begins_at_its_end_with_nothing_selected() -> None:
    assert _picture(EditedLine("Anna")) == "Anna|"


@pytest.mark.parametrize(
    ("before", "letters", "selecting", "after"),
    [("An|na", 1, False, "Ann|a"), ("An|na", -1, False, "A|nna"), ("|Anna", -1, False, "|Anna"),
     ("Anna|", 1, False, "Anna|"), ("An|na", 1, True, "An[n|a"), ("An[n|a", 1, True, "An[na|"),
     ("An[n|a", -1, True, "An|na"), ("A[nn|a", -1, False, "A|nna"), ("A|nn[a", 1, False, "Ann|a"),
     ("A|nn[a", -1, True, "|Ann[a")],
)  # fmt: skip
def test_arrows_go_by_letters_and_out_of_a_selection_to_its_end(
    before: str, letters: int, selecting: bool, after: str
) -> None:
    line = _line(before)
    line.step(letters, selecting=selecting)
    assert _picture(line) == after


@pytest.mark.parametrize(
    ("before", "start", "end"),
    [("|Anna Maria", 0, 4), ("An|na Maria", 0, 4), ("Anna| Maria", 0, 10), ("Anna |Maria", 0, 10),
     ("Anna  M|aria ", 6, 11), ("Anna Maria |", 5, 11), ("|", 0, 0)],
)  # fmt: skip
def test_words_begin_and_end_at_spaces(before: str, start: int, end: int) -> None:
    assert (_line(before).word_start(), _line(before).word_end()) == (start, end)


@pytest.mark.parametrize(
    ("before", "after"),
    [("|Anna Maria", "[Anna| Maria"), ("An|na Maria", "[Anna| Maria"), ("Anna| Maria", "[Anna| Maria"),
     ("Anna |Maria", "Anna [Maria|"), ("Anna Maria|", "Anna [Maria|"), ("|", "|")],
)  # fmt: skip
def test_the_word_at_the_caret_is_selected(before: str, after: str) -> None:
    line = _line(before)
    line.select_word()
    assert _picture(line) == after


@pytest.mark.parametrize(
    ("before", "text", "after"),
    [("An|na", "x", "Anx|na"), ("A[nn|a", "lv", "Alv|a"), ("A|nn[a", "lv", "Alv|a"), ("Anna|", "lotte", "Annalo|"),
     ("[Anna|", "Marianne", "Marian|"), ("An|na", "abcdef", "Anab|na")],
)  # fmt: skip
def test_what_is_written_replaces_what_is_selected_up_to_the_length(before: str, text: str, after: str) -> None:
    line = _line(before)
    line.insert(text, 6)
    assert _picture(line) == after


def test_a_line_that_is_too_long_already_takes_nothing_and_loses_nothing() -> None:
    line = _line("Alexandra|")
    line.insert("x", 6)
    assert _picture(line) == "Alexandra|"


@pytest.mark.parametrize(
    ("before", "to", "after"),
    [("An|na", 1, "A|na"), ("An|na", 3, "An|a"), ("|Anna", -1, "|Anna"), ("Anna|", 5, "Anna|"),
     ("A[nn|a", 0, "A|a"), ("A|nn[a", 4, "A|a")],
)  # fmt: skip
def test_erasing_takes_the_selection_or_else_up_to_a_place(before: str, to: int, after: str) -> None:
    line = _line(before)
    line.erase(to)
    assert _picture(line) == after
