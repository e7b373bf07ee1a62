"""Where the champion's advice is shown."""

import pytest

from flip7.app.context import Context
from flip7.dev.fixtures import StagedTable, mid_game
from flip7.dev.moments import target
from flip7.ui.facts import Facts
from flip7.ui.intents import Intent
from tests.scenes.sights import place_of

pytestmark = pytest.mark.usefixtures("unpainted")


def advised(staged: StagedTable) -> Facts:
    """What is shown once the champion has thought it out."""
    staged.screen.give(Intent.HINT)
    while staged.scene._advice is not None and staged.scene._advice.thinking:
        staged.screen.advance(1 / 60)
    return staged.screen.facts()


def covered(facts: Facts, *, but: int | None = None) -> list[str]:
    """What can be read of the seats that the advice lies on."""
    [ground, *_rest] = facts.part("advice").shapes
    seats = place_of(facts.outside("advice").outside("meaning")).parts("seat")
    return [
        text.string
        for seat, shown in seats.items()
        if seat != but
        for text in shown.texts
        if ground.box.colliderect(text.drawn)
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6, 10])
def test_advice_about_a_turn_covers_nobodys_name_and_no_number(seats: int) -> None:
    facts = advised(StagedTable(Context(language="en"), mid_game(seats, 3), (1280, 720)))
    assert facts.part("advice").indices("option") == {"hit", "stay"}
    assert covered(facts) == []


@pytest.mark.parametrize("seats", [3, 4, 6, 10, 18])
def test_advice_about_a_target_tells_the_chance_at_each_seat_and_covers_none(seats: int) -> None:
    staged = target(Context(language="en"), seats, (1280, 720))
    pending = staged.match.game.pending
    facts = advised(staged)
    assert pending is not None
    assert facts.indices("chance") == set(pending.options)
    assert covered(facts) == []
