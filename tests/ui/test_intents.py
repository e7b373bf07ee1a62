import pytest

from flip7.ui.intents import Intent, Kind


def test_an_intent_without_a_value_is_a_constant() -> None:
    assert Intent(Kind.CONFIRM) == Intent.CONFIRM
    assert Intent.CONFIRM != Intent.BACK


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_can_be_made(kind: Kind) -> None:
    makers = {
        Kind.PICK: Intent.pick(1),
        Kind.POINT: Intent.point((1, 2)),
        Kind.PRESS: Intent.press((1, 2)),
        Kind.RELEASE: Intent.release((1, 2)),
        Kind.SCROLL: Intent.scroll(1),
        Kind.TEXT: Intent.typed("a"),
    }
    intent = makers.get(kind) or getattr(Intent, kind.name)
    assert intent.kind is kind


def test_picks_differ_by_their_index() -> None:
    assert Intent.pick(1) != Intent.pick(2)
    assert Intent.pick(1) == Intent.pick(1)
