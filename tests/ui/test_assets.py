from pathlib import Path

import pygame
import pytest

from flip7.ui.assets import ANGLE_STEP, AssetMissing, Assets, Picture

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">{}</svg>'
TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="340" viewBox="0 0 240 340">{}</svg>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/dot.svg").write_text(SQUARE.format('<circle cx="32" cy="32" r="30" fill="#fff6e4"/>'))
    (tmp_path / "icons/box.svg").write_text(SQUARE.format('<rect width="64" height="64" fill="#ff0000"/>'))
    (tmp_path / "card.svg").write_text(TALL.format('<rect width="240" height="340" rx="20" fill="#ffffff"/>'))
    return tmp_path


@pytest.fixture
def assets(folder: Path) -> Assets:
    return Assets(folder)


def test_a_picture_has_exactly_the_pixels_asked_for(assets: Assets) -> None:
    for side in (17, 64, 301):
        assert assets.picture("icons/dot", (side, side)).get_size() == (side, side)


def test_a_picture_keeps_its_proportions(assets: Assets) -> None:
    assert assets.picture("card", (120, 1000)).get_size() == (120, 170)


def test_a_picture_is_drawn_once_for_each_size(assets: Assets) -> None:
    first = assets.picture("icons/dot", (40, 40))
    assert assets.picture("icons/dot", (40, 40)) is first
    assets.picture("icons/dot", (41, 41))
    assert assets.rasterised == 2


def test_a_tint_multiplies_the_colours_and_leaves_the_shape(assets: Assets) -> None:
    plain, tinted = assets.picture("icons/dot", (64, 64)), assets.picture("icons/dot", (64, 64), (0, 128, 255))
    assert plain.get_at((32, 32))[:3] == (255, 246, 228)
    red, green, blue, alpha = tinted.get_at((32, 32))
    assert (red, alpha) == (0, 255)
    assert green == pytest.approx(123, abs=2)
    assert blue == pytest.approx(228, abs=2)
    assert tinted.get_at((0, 0))[3] == 0


def test_a_missing_asset_is_named(assets: Assets) -> None:
    with pytest.raises(AssetMissing, match=r"icons/unicorn.*unicorn\.svg"):
        assets.picture("icons/unicorn", (10, 10))


def test_prepared_pictures_are_not_drawn_again(assets: Assets) -> None:
    assets.prepare(["icons/dot", "icons/box"], [(20, 20), (30, 30)])
    before = assets.rasterised
    assets.picture("icons/box", (30, 30))
    assert assets.rasterised == before == 4


def test_turned_pictures_are_kept_in_steps(assets: Assets) -> None:
    card = Picture("card", (60, 85))
    assert assets.rotated(card, 10.4) is assets.rotated(card, 10.6)
    assert assets.rotated(card, 10.5) is not assets.rotated(card, 10.5 + ANGLE_STEP)
    assert assets.rotated(card, 370.5) is assets.rotated(card, 10.5)


def test_no_turn_gives_the_upright_picture_itself(assets: Assets) -> None:
    assert assets.rotated(Picture("card", (60, 85)), 0.3) is assets.picture("card", (60, 85))


def test_angles_go_clockwise(assets: Assets) -> None:
    def mark(sheet: pygame.Surface) -> None:
        sheet.fill((255, 255, 255, 255), (0, 0, sheet.get_width(), sheet.get_height() // 4))

    turned = assets.rotated(Picture(("mark",), (80, 80)), 90, mark)
    ink = turned.get_bounding_rect(min_alpha=128)
    assert ink.centerx > turned.get_width() * 0.6


def test_the_edge_of_a_turned_card_is_smooth(assets: Assets) -> None:
    turned = assets.rotated(Picture("card", (60, 85)), 9)
    alphas = {turned.get_at((x, turned.get_height() // 2))[3] for x in range(turned.get_width())}
    assert any(20 < alpha < 235 for alpha in alphas)


def test_a_picture_the_program_paints_is_painted_once(assets: Assets) -> None:
    painted: list[tuple[int, int]] = []
    for _ in range(3):
        assets.painted(("card", 7), (50, 70), lambda sheet: painted.append(sheet.get_size()))
    assert painted == [(50, 70)]


def test_a_key_that_is_no_file_needs_a_painter(assets: Assets) -> None:
    with pytest.raises(TypeError, match="say how to paint it"):
        assets.rotated(Picture(("card", 7), (10, 10)), 30)


def test_pictures_stay_within_their_bytes(folder: Path) -> None:
    assets = Assets(folder, budget=500_000)
    for side in range(20, 300, 3):
        assets.picture("icons/dot", (side, side))
    assert 0 < assets.kept_bytes <= 500_000


def test_every_picture_of_the_game_can_be_drawn() -> None:
    from flip7.resources import ASSETS

    assets = Assets()
    for file in sorted(ASSETS.rglob("*.svg")):
        name = file.relative_to(ASSETS).with_suffix("").as_posix()
        picture = assets.picture(name, (48, 48))
        assert picture.get_bounding_rect(min_alpha=10).width > 4, f"{name} is empty"
