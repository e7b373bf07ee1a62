import pytest

from flip7.scenes.table.oval import Oval

TABLE = Oval(960, 900, 1060, 780)


@pytest.mark.parametrize(
    ("angle", "point"), [(0, (2020, 900)), (90, (960, 1680)), (180, (-100, 900)), (270, (960, 120)), (-90, (960, 120))]
)
def test_angles_go_from_the_right_down_the_screen(angle: float, point: tuple[float, float]) -> None:
    assert TABLE.at(angle) == pytest.approx(point)


@pytest.mark.parametrize("angle", range(0, 360, 17))
def test_every_point_lies_on_the_line(angle: int) -> None:
    x, y = TABLE.at(angle)
    assert ((x - 960) / 1060) ** 2 + ((y - 900) / 780) ** 2 == pytest.approx(1)


def test_a_larger_oval_has_the_same_middle() -> None:
    assert TABLE.inflate(26, 20) == Oval(960, 900, 1086, 800)
    assert TABLE.inflate(-60, -30) == Oval(960, 900, 1000, 750)


def test_no_oval_is_smaller_than_nothing() -> None:
    assert Oval(10, 20, 30, 40).inflate(-100, -100) == Oval(10, 20, 0, 0)
