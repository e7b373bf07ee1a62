"""Where the next match is chosen, once one is over: at a new table, on the road, or by the deal of the day."""

from collections.abc import Callable

from flip7.app.context import Context
from flip7.i18n import Text, _, pgettext
from flip7.match.occasion import Kind, Occasion
from flip7.ui.scene import Scene


def next_page(context: Context, occasion: Occasion) -> tuple[Text, Callable[[], Scene]]:
    """The page by its name, and how it is made, after a match that was played for this."""
    navigation = context.navigation
    match occasion.kind:
        case Kind.ROAD:
            return _("To the road"), lambda: navigation.road(occasion.name)
        case Kind.DAY:
            return pgettext("day", "Deal of the day"), navigation.day
        case _:
            return _("New table"), navigation.new_table
