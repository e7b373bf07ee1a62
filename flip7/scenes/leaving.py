"""The end of the program. It asks first only if something would be lost."""

from flip7.app.context import Context
from flip7.i18n import _, pgettext
from flip7.ui.form import DialogScene
from flip7.ui.scene import SceneManager
from flip7.ui.widgets.button import ButtonStyle
from flip7.ui.widgets.dialog import Answer


def leave_the_game(manager: SceneManager, context: Context) -> None:
    """Close the window: at once if all is saved, and also if the question is open already and is asked again."""
    if context.all_saved or isinstance(manager.top, LossQuestion):
        context.quit()
    else:
        manager.push(LossQuestion(context))


class LossQuestion(DialogScene):
    """Whether to go although the match under way is on no disk."""

    def __init__(self, context: Context) -> None:
        super().__init__(
            _("Leave the game?"),
            [
                Answer(pgettext("quit", "Stay here"), style=ButtonStyle.PRIMARY),
                Answer(pgettext("quit", "Quit"), context.quit, ButtonStyle.DANGER),
            ],
            detail=_("The match under way could not be saved: it would be lost."),
        )
