"""The rules of the table that is being set up: edition, its three switches, target score, challenge."""

from collections.abc import Callable, Sequence

from flip7.app.editions import EDITION_NAMES
from flip7.engine import BustPending, SecondInFlipThree
from flip7.engine.rules import CHALLENGE_ROUNDS
from flip7.i18n import Text, _, pgettext
from flip7.scenes.new_table.draft import MOST_POINTS, Draft
from flip7.scenes.person import NameField
from flip7.store.codec import CUSTOM
from flip7.ui.boxes import Share, Space, columns, padded
from flip7.ui.canvas import Box
from flip7.ui.text import Align, line_height
from flip7.ui.theme import BODY, SMALL, SMALL_SECOND, Pad
from flip7.ui.widget import Widget, place_all
from flip7.ui.widgets.button import Button
from flip7.ui.widgets.choice import Choice
from flip7.ui.widgets.label import Label
from flip7.ui.widgets.row import Row
from flip7.ui.widgets.scrollpane import ScrollPane
from flip7.ui.widgets.toggle import Toggle

STEP = 50
_LABEL = 0.72
"""The share of a switch's label: the column is narrow, and the switch keeps its size."""


class NumberField(NameField):
    """Takes digits only."""

    def cleaned(self, text: str) -> str:
        return "".join(letter for letter in text if letter in "0123456789")


class RulesPart:
    """Fills a scroll pane. `on_change` is called when what is shown has to follow."""

    def __init__(self, draft: Draft, on_change: Callable[[], object]) -> None:
        self._draft = draft
        self._on_change = on_change
        self._custom = draft.edition == CUSTOM
        """Whether "own mix" was asked for, also while the switches are still those of an edition."""

    def fill(self, pane: ScrollPane) -> float:
        """Put all rows into the pane, in place of what is in it, and tell it how high they are; give that height. Call
        it at every layout."""
        left, width, top = pane.box.left, pane.content_width, pane.box.top
        widgets: list[Widget] = []
        for row, about in self._rows():
            row.place(Box(left, top, width, row.height_for(width)))
            widgets.append(row)
            top = row.box.bottom
            if about is not None:
                label = Label(about, SMALL_SECOND, Align.TOP_LEFT, wrap=True)
                inner = width - 2 * Pad.MEDIUM
                widgets.append(label.place(Box(left + Pad.MEDIUM, top - 4, inner, label.height_for(inner))))
                top = label.box.bottom
            top += Pad.SMALL
        target = self._target(Box(left, top, width, line_height(BODY) + 2 * Pad.MEDIUM))
        height = target[-1].box.bottom + Pad.SMALL - pane.box.top
        pane.fill([*widgets, *target], height)
        return height

    def _rows(self) -> Sequence[tuple[Row, Text | None]]:
        draft, rules = self._draft, self._draft.rules
        shown = CUSTOM if self._custom else draft.edition
        edition = Choice(
            pgettext("new table", "Rules"), list(EDITION_NAMES.items()), shown, self._choose_edition, key="edition"
        )
        challenge = Toggle(
            pgettext("new table", "Challenge"), rules.challenge and draft.challenge_possible, self._set_challenge,
            key="challenge",
        )  # fmt: skip
        challenge.label_share = _LABEL
        challenge.enabled = draft.challenge_possible
        switches: list[tuple[Row, Text | None]] = [
            (self._switch(_("Opening card"), rules.opening_deal, draft.set_opening_deal, "opening"),
             _("Everybody is dealt one card before the first choice.")),
            (self._switch(_("Second Chance at once"), rules.second_in_flip3 is SecondInFlipThree.AT_ONCE,
                          draft.set_second_at_once, "second"),
             _("Turned up in a Flip Three, it can save you in that very Flip Three.")),
            (self._switch(_("Pass on after a bust"), rules.bust_pending is BustPending.PASS_ON, draft.set_pass_on,
                          "pass on"),
             _("Whoever busts in a Flip Three still hands out the action cards put aside.")),
        ]  # fmt: skip
        about = _("For one or two: reach the target within {rounds} rounds.", rounds=CHALLENGE_ROUNDS)
        return [(edition, None), *switches, (challenge, about)]

    def _switch(self, text: Text, value: bool, on_change: Callable[[bool], object], key: str) -> Row:
        def change(chosen: bool) -> None:
            on_change(chosen)
            self._custom = self._draft.edition == CUSTOM
            self._on_change()

        toggle = Toggle(text, value, change, key=key)
        toggle.label_share = _LABEL
        return toggle

    def _choose_edition(self, edition: str) -> None:
        self._custom = edition == CUSTOM
        self._draft.choose_edition(edition)
        self._on_change()

    def _set_challenge(self, value: bool) -> None:
        self._draft.set_challenge(value)

    def _target(self, box: Box) -> list[Widget]:
        """Any number by typing, steps of fifty by buttons."""
        label = Label(_("Points to win"), BODY, Align.LEFT, wrap=True)
        words, control = columns(box, [Share(0.45), Share(0.55)])
        label.place(padded(words, Pad.MEDIUM, 0))
        less = Button("", lambda: self._step(-1), icon="icons/minus", text_style=SMALL, key="less")
        more = Button("", lambda: self._step(1), icon="icons/plus", text_style=SMALL, key="more")
        number = NumberField(
            str(self._draft.rules.target), self._type, max_length=len(str(MOST_POINTS)), key="target", placeholder="200"
        )
        side = min(68.0, (control.width - Pad.MEDIUM) / 4)
        boxes = columns(padded(control, 0, 4), [side, Share(), side, Space(Pad.MEDIUM)], gap=8)
        place_all([less, number, more], boxes)
        return [label, less, number, more]

    def _step(self, steps: int) -> None:
        target = self._draft.rules.target
        # From 180 one step up is 200, not 230: round numbers are what people look for.
        base = target // STEP if steps > 0 else -(-target // STEP)
        self._draft.set_target(max(STEP, (base + steps) * STEP))
        self._on_change()

    def _type(self, text: str) -> None:
        self._draft.set_target(int(text or "200"))
