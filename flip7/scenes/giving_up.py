"""The question before a new match takes the place of the one under way."""

from collections.abc import Callable

from flip7.app.context import Context
from flip7.i18n import _
from flip7.ui.form import DialogScene
from flip7.ui.scene import SceneManager
from flip7.ui.widgets.button import ButtonStyle
from flip7.ui.widgets.dialog import Answer


def start_instead(manager: SceneManager, context: Context, start: Callable[[], object]) -> None:
    """Call `start`; if a match is under way, only once the player has agreed to give it up."""
    if context.match_under_way() is None:
        start()
        return
    manager.push(
        DialogScene(
            _("Give up the match under way?"),
            [
                Answer(_("Keep it"), style=ButtonStyle.PRIMARY),
                Answer(_("Give up and start"), start, ButtonStyle.DANGER),
            ],
            detail=_("There is a match that is not over yet. A new one takes its place."),
        )
    )
