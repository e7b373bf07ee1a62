import pytest

from flip7.ui.bidi import runs_left, visual_order


@pytest.mark.parametrize(
    ("written", "seen"),
    [("Anna 2", "Anna 2"), ("", ""), ("אבי", "יבא"), ("אבי כהן", "ןהכ יבא"), ("אבי 2", "יבא 2"), ("א", "א"),
     ("Anna אבי", "Anna יבא"), ("אבי, Anna", "יבא, Anna"), ("אב…", "…בא"), ("בן-דוד", "דוד-ןב"), ("אבי: 5", "יבא: 5")],
)  # fmt: skip
def test_hebrew_words_are_turned_round_and_all_else_stays(written: str, seen: str) -> None:
    assert "".join(written[place] for place in visual_order(written)) == seen


def test_only_hebrew_runs_to_the_left() -> None:
    assert runs_left("א")
    assert runs_left("ת")
    assert not any(map(runs_left, "aЯΩ2 ễ"))
