"""Sit down at a match that is over, and do it differently from a step on."""

from flip7.app.context import Context
from flip7.i18n import _
from flip7.match.playing_on import Cards, played_on
from flip7.scenes.review.state import ReviewState
from flip7.ui.form import DialogScene
from flip7.ui.widgets.button import ButtonStyle
from flip7.ui.widgets.dialog import Answer


class PlayOnQuestion(DialogScene):
    """With which cards. The match that begins counts for nothing, and takes the place of none that is under way."""

    def __init__(self, context: Context, state: ReviewState) -> None:
        self._context = context
        self._state = state
        super().__init__(
            _("Play on from here?"),
            [
                Answer(_("The same cards to come"), lambda: self._sit_down(Cards.SAME), ButtonStyle.PRIMARY),
                Answer(_("A new shuffle"), lambda: self._sit_down(Cards.NEW)),
                Answer(_("Not now")),
            ],
            detail=_(
                "You take the seat of {name} and decide anew, against the same opponents. This match does not count.",
                name=state.names[state.seat],
            ),
        )
        self.dialog.safe = 2

    def _sit_down(self, cards: Cards) -> None:
        match = played_on(self._state.match, self._state.step, self._state.seat, cards, self._context.new_seed())
        # The page of the review, or the replay, waits beneath.
        manager = self.manager
        manager.push(self._context.navigation.table(match))
