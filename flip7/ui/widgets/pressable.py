"""What can be pressed, whatever it looks like."""

from flip7.ui.intents import Intent, Kind, Pos
from flip7.ui.widget import Widget


class Pressable(Widget):
    """Acts when it is confirmed, or pressed and let go of while the pointer is still on it."""

    def activate(self, pos: Pos | None) -> None:
        """It was confirmed, or clicked at `pos`."""
        raise NotImplementedError

    def handle(self, intent: Intent) -> bool:
        if not self.enabled or not self.visible:
            return False
        match intent.kind:
            case Kind.CONFIRM:
                self.activate(None)
            case Kind.PRESS:
                self.pressed = True
            case Kind.RELEASE if self.pressed:
                self.pressed = False
                if self.contains(intent.pos):
                    self.activate(intent.pos)
            case _:
                return False
        return True
