"""The widgets on a screen and those inside them: which one lies where, and which one comes next."""

from collections.abc import Sequence

from flip7.ui.intents import Kind, Pos
from flip7.ui.navigation import nearest
from flip7.ui.widget import Widget

Parents = tuple[Widget, ...]
"""What a widget stands in, the outermost first."""


class WidgetTree:
    """Widgets in the order they are drawn. Each question is answered as they are now: visible, enabled, in place."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets = tuple(widgets)

    def visible(self) -> list[tuple[Widget, Parents]]:
        """All that can be seen, each before those inside it, and also those that are scrolled out of view."""
        return [entry for widget in self.widgets if widget.visible for entry in widget.walk()]

    def in_view(self) -> list[tuple[Widget, Parents]]:
        """Those of the visible ones that no pane has scrolled out of view."""
        return [(widget, parents) for widget, parents in self.visible() if _in_view(widget, parents)]

    def reachable(self) -> list[Widget]:
        """Those that the focus can go to, in the order of Tab."""
        return [widget for widget, _ in self.visible() if widget.reachable]

    def parents(self, widget: Widget) -> Parents:
        """What a widget stands in; nothing also if it is not here."""
        return next((parents for other, parents in self.visible() if other is widget), ())

    def at(self, pos: Pos) -> Widget | None:
        """The topmost widget at a place that can be pointed at."""
        found = None
        for widget, parents in self.visible():
            seen = all(limit.collidepoint(pos) for parent in parents if (limit := parent.clip_box()) is not None)
            if seen and widget.contains(pos) and (widget.focusable or widget.tooltip is not None):
                found = widget
        return found

    def after(self, start: Widget | None, steps: int) -> Widget | None:
        """The reachable one so many steps on in the order of Tab, around in a circle; None if there is none at all."""
        reachable = self.reachable()
        if not reachable:
            return None
        if start not in reachable:
            return reachable[0 if steps > 0 else -1]
        return reachable[(reachable.index(start) + steps) % len(reachable)]

    def neighbour(self, start: Widget, direction: Kind) -> Widget | None:
        """What lies next in a direction: in the same pane, even out of view there, or else anywhere in view."""
        home = self.parents(start)
        if home:
            inside = [widget for widget, parents in self.visible() if parents == home]
            found = nearest(start.box, direction, _others(inside, start))
            if found is not None:
                return found
        return nearest(start.box, direction, _others([widget for widget, _ in self.in_view()], start))

    def next_in_menu(self, start: Widget, direction: Kind, menu: Sequence[Widget]) -> Widget | None:
        """What lies straight ahead, or else the other end of the menu; to both sides as anywhere."""
        if direction not in (Kind.UP, Kind.DOWN):
            return self.neighbour(start, direction)
        ahead = nearest(start.box, direction, _others(self.reachable(), start), only_ahead=True)
        entries = [widget for widget in menu if widget.reachable]
        return ahead or entries[0 if direction is Kind.DOWN else -1]

    def successor(self, widget: Widget | None) -> Widget | None:
        """The same widget if it can be reached here, or the one with the same key that has taken its place."""
        if widget is None:
            return None
        among = self.reachable()
        if widget in among:
            return widget
        return next((other for other in among if widget.key and other.key == widget.key), None)


def _others(widgets: Sequence[Widget], start: Widget) -> list[Widget]:
    return [widget for widget in widgets if widget.reachable and widget is not start]


def _in_view(widget: Widget, parents: Parents) -> bool:
    return all(limit.colliderect(widget.box) for parent in parents if (limit := parent.clip_box()) is not None)
