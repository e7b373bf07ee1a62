"""Which widget keys go to, and which one lies under the mouse.

Both have a look of their own. Keys move a gold ring; the mouse lights up what it is over and leaves the ring where it
is, only unseen as long as the mouse is in use. So there is always one thing that CONFIRM means, and it can be seen.
"""

from collections.abc import Sequence
from contextlib import ExitStack

from flip7.ui.canvas import Box, Canvas
from flip7.ui.facts import ShownWidget
from flip7.ui.intents import DIRECTIONS, EDITS, OUTSIDE, Intent, Kind, Pos
from flip7.ui.theme import FOCUS_GAP, FOCUS_WIDTH, Tone
from flip7.ui.tooltip import Tooltip
from flip7.ui.widget import Widget
from flip7.ui.widget_tree import Parents, WidgetTree

TOOLTIP_DELAY = 0.45


class FocusRing:
    """The widgets of a scene, drawn in their order, and the focus among them."""

    def __init__(self, widgets: Sequence[Widget] = (), focus: Widget | None = None) -> None:
        self._tree = WidgetTree()
        self._focused: Widget | None = None
        self._hovered: Widget | None = None
        self._captured: Widget | None = None
        self._pointer = OUTSIDE
        self._pointing = False
        self._rest = 0.0
        self.menu: Sequence[Widget] = ()
        """Those that are one menu, in their order: from its last entry DOWN goes to the first, and UP back."""
        self.replace(widgets)
        if focus is not None:
            self.focus(focus)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them in the order they are drawn, without those inside others."""
        return self._tree.widgets

    @property
    def focused(self) -> Widget | None:
        """Where keys go, though the ring may be unseen; None only if no widget can be reached."""
        return self._focused

    @property
    def hovered(self) -> Widget | None:
        """What lies under the mouse and can be pointed at; None for nothing."""
        return self._hovered

    @property
    def ring_visible(self) -> bool:
        """Whether keys were used last, so that the ring is shown."""
        return self._focused is not None and not self._pointing

    @property
    def text_entry(self) -> bool:
        """Whether letters are typed into a widget now."""
        return self._focused is not None and self._focused.takes_text

    @property
    def wake_in(self) -> float | None:
        """Seconds until a tooltip appears, if one is about to."""
        about = self._about()
        waiting = about is not None and about.tooltip is not None and self._rest < TOOLTIP_DELAY
        return TOOLTIP_DELAY - self._rest if waiting else None

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Other widgets, as after a new layout. The focus stays on the same one, or on the one with the same key."""
        before = self._focused
        reachable = self._tree.reachable()
        place = reachable.index(before) if before in reachable else 0
        self._tree = WidgetTree(widgets)
        reachable = self._tree.reachable()
        found = self._tree.successor(before)
        if found is None and reachable:
            found = reachable[min(place, len(reachable) - 1)]
        # A slider that changes the layout is still held by the mouse, even if it was built anew.
        held, self._captured = self._captured, self._tree.successor(self._captured)
        if self._captured is not None and held is not None:
            self._captured.pressed = held.pressed
        for widget, _ in self._tree.visible():
            widget.hovered = False
        self._hovered = None
        self._hover(self.at(self._pointer))
        self.focus(found)
        if found is not None and before is not None and found is not before and found.key == before.key:
            found.continue_from(before)

    def focus(self, widget: Widget | None) -> None:
        """Put the focus on a widget, and bring it into view in all panes that it stands in."""
        if widget is self._focused:
            return
        if self._focused is not None:
            self._focused.lose_focus()
        self._focused = widget
        self._rest = 0.0
        if widget is not None:
            widget.gain_focus()
            for parent in reversed(self._tree.parents(widget)):
                parent.reveal(widget)

    def handle(self, intent: Intent) -> bool:
        """Give an intent to the widget it is meant for; True if something came of it."""
        match intent.kind:
            case Kind.POINT:
                return self._point(intent)
            case Kind.PRESS:
                return self._press(intent)
            case Kind.RELEASE:
                return self._release(intent)
            case Kind.SCROLL:
                return self._scroll(intent)
            case Kind.NEXT | Kind.PREVIOUS:
                return self._step(1 if intent.kind is Kind.NEXT else -1)
        if self._shortcut(intent):
            return True
        # Letters go where the caret is, wherever the mouse has come to rest.
        writes = self.text_entry and intent.kind in EDITS
        target, before = self._focused if writes else self._key_target(), self._focused
        if target is not None and target.handle(intent):
            if self._focused is before:
                self._show_ring(target)
            else:
                # What was pressed has moved the focus on, and may not even be there any more.
                self._pointing = False
            return True
        if intent.kind in DIRECTIONS and self._move(intent.kind):
            return True
        # Last, what it stands in: a pane scrolls on when there is no further widget in it to go to.
        return target is not None and any(parent.handle(intent) for parent in reversed(self._tree.parents(target)))

    def update(self, dt: float) -> bool:
        """Let time pass; True if that is to be seen, which is when a tooltip appears."""
        before = self._rest
        about = self._about()
        if about is None or about.tooltip is None:
            return False
        self._rest += dt
        return before < TOOLTIP_DELAY <= self._rest

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, the ring if keys are in use, and the tooltip if its time has come."""
        for widget in self.widgets:
            if widget.visible:
                with canvas.part("widget", widget.key):
                    widget.draw(canvas)
        if canvas.facts is not None:
            for widget, _ in self._tree.in_view():
                if widget.focusable:
                    focused = widget is self._focused
                    canvas.note(ShownWidget(widget.key, str(widget.text), Box(widget.box), widget.enabled, focused))
        if self.ring_visible and self._focused is not None:
            _draw_ring(canvas, self._focused, self._tree.parents(self._focused))
        self.draw_tooltip(canvas)

    def draw_tooltip(self, canvas: Canvas) -> None:
        """Draw what the focused widget has to remark, or else the tooltip once the mouse or the focus has rested."""
        if self._focused is not None and self._focused.remark is not None:
            Tooltip(self._focused.remark, self._focused.box).draw(canvas)
            return
        about = self._about()
        if about is not None and about.tooltip is not None and self._rest >= TOOLTIP_DELAY:
            with canvas.part("tooltip"):
                Tooltip(about.tooltip, about.box).draw(canvas)

    def at(self, pos: Pos) -> Widget | None:
        """The topmost widget at a place that can be pointed at."""
        return self._tree.at(pos)

    def _about(self) -> Widget | None:
        return self._hovered if self._pointing else self._focused

    def _key_target(self) -> Widget | None:
        if self._pointing and self._hovered is not None and self._hovered.reachable:
            return self._hovered
        return self._focused if self._focused is not None and self._focused.reachable else None

    def _show_ring(self, widget: Widget) -> None:
        self._pointing = False
        if widget.reachable:
            self.focus(widget)

    def _shortcut(self, intent: Intent) -> bool:
        if self.text_entry and intent.kind is Kind.TEXT:
            return False
        for widget, _ in self._tree.visible():
            if widget.shortcut is intent.kind and widget.enabled and widget.handle(intent):
                return True
        return False

    def _point(self, intent: Intent) -> bool:
        self._pointer = intent.pos
        if self._captured is not None:
            self._hover(self.at(intent.pos))
            self._captured.handle(intent)
            return True
        changed = self._hover(self.at(intent.pos))
        pointing = self._hovered is not None or (self._pointing and intent.pos != OUTSIDE)
        changed = changed or pointing != self._pointing
        self._pointing = pointing
        return bool(self._hovered is not None and self._hovered.handle(intent)) or changed

    def _hover(self, widget: Widget | None) -> bool:
        if widget is self._hovered:
            return False
        if self._hovered is not None:
            self._hovered.hovered = False
        self._hovered = widget
        if widget is not None:
            widget.hovered = True
        self._rest = 0.0
        return True

    def _press(self, intent: Intent) -> bool:
        self._point(Intent.point(intent.pos))
        widget = self.at(intent.pos)
        if widget is None or not widget.enabled:
            return False
        if widget.reachable and widget.focused_by_press:
            self.focus(widget)
        self._rest = 0.0
        self._captured = widget
        return widget.handle(intent)

    def _release(self, intent: Intent) -> bool:
        captured, self._captured = self._captured, None
        return captured is not None and captured.handle(intent)

    def _scroll(self, intent: Intent) -> bool:
        start = self.at(intent.pos) if intent.pos != OUTSIDE else self._focused
        chain = [start, *reversed(self._tree.parents(start))] if start is not None else []
        # A wheel turned beside the only list on screen means that list.
        chain += [widget for widget, _ in self._tree.visible() if widget not in chain]
        moved = any(widget.handle(intent) for widget in chain if widget is not None)
        if moved and intent.pos != OUTSIDE:
            self._hover(self.at(intent.pos))
        return moved

    def _step(self, steps: int) -> bool:
        widget = self._tree.after(self._focused, steps)
        if widget is not None:
            self._show_ring(widget)
        return widget is not None

    def _move(self, direction: Kind) -> bool:
        start = self._key_target()
        if start is None:
            return self._step(1)
        if start in self.menu:
            widget = self._tree.next_in_menu(start, direction, self.menu)
        else:
            widget = self._tree.neighbour(start, direction)
        if widget is None:
            revealed = self._pointing
            self._show_ring(start)
            return revealed
        self._show_ring(widget)
        return True


def _draw_ring(canvas: Canvas, widget: Widget, parents: Parents) -> None:
    gap = FOCUS_GAP + FOCUS_WIDTH
    around = widget.focus_box
    if around is None:
        return
    box = around.inflate(2 * gap, 2 * gap)
    radius = min(widget.radius, around.height * 0.36) + gap
    with ExitStack() as stack:
        for parent in parents:
            limit = parent.clip_box()
            if limit is not None:
                stack.enter_context(canvas.clip(limit.inflate(2 * gap, 2 * gap)))
        canvas.glow(box, Tone.GOLD, radius, 0.4, reach=14)
        canvas.rect(box, None, radius, Tone.GOLD, FOCUS_WIDTH)
