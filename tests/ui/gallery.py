"""Pictures of every widget in every state, to be looked at: `python tests/ui/gallery.py [folder]`."""

import os
import sys
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from flip7.ui import (
    Answer,
    Box,
    Button,
    ButtonStyle,
    Canvas,
    Choice,
    Dialog,
    FormScene,
    Kind,
    Label,
    ListBox,
    Offscreen,
    Panel,
    Particles,
    Row,
    ScrollPane,
    Slider,
    TextField,
    Toggle,
    Widget,
)
from flip7.ui.intents import Intent
from flip7.ui.text import Align
from flip7.ui.theme import (
    BIG_BUTTON,
    BIG_NUMERAL,
    BODY,
    HEADING,
    LOGO,
    NUMERAL,
    PILL,
    SEAT_COLOURS,
    SECOND,
    SMALL_SECOND,
    SUBHEADING,
    Contrast,
    Radius,
    Tone,
    theme,
)
from flip7.ui.widget_tree import WidgetTree

NAMES = ["Marta", "Otto", "Zofia", "Lucas", "Inès", "Jonas", "Hania", "Paul"]
LONG = "Geschwindigkeit der Computergegner"


class WidgetGallery(FormScene):
    """Buttons in all states on the left, a form in the middle, lists and text on the right."""

    def layout(self, size: tuple[float, float]) -> None:
        width, height = size
        margin, gap = 40.0, 28.0
        column = (width - 2 * margin - 2 * gap) / 3
        columns = [Box(margin + i * (column + gap), 110, column, height - 150) for i in range(3)]
        panels = [Panel(title).place(box) for title, box in zip(("Knöpfe", "Formular", "Listen"), columns, strict=True)]
        widgets: list[Widget] = [Label("Galerie", HEADING).place(Box(margin, 30, 600, 60)), *panels]
        widgets += self._buttons(panels[0].inner)
        widgets += self._form(panels[1].inner)
        widgets += self._lists(panels[2].inner)
        self.ring.replace(widgets)

    def _buttons(self, room: Box) -> list[Widget]:
        hovered = Button("Neuer Tisch", key="hovered")
        hovered.hovered = True
        pressed = Button("Gedrückt", style=ButtonStyle.PRIMARY)
        pressed.hovered = pressed.pressed = True
        off = Button("Gesperrt", style=ButtonStyle.PRIMARY)
        off.enabled = False
        off_quiet = Button("Gesperrt")
        off_quiet.enabled = False
        bright = Button("Unter der Maus", style=ButtonStyle.PRIMARY)
        buttons = [
            [
                Button(
                    "SPIELEN", style=ButtonStyle.PRIMARY, sublabel="Partie fortsetzen · Runde 6", text_style=BIG_BUTTON
                )
            ],
            [
                Button("NOCH EINE", style=ButtonStyle.PRIMARY, shortcut=Kind.HIT),
                Button("STOPP", style=ButtonStyle.GOOD, sublabel="64 sichern", shortcut=Kind.STAY),
            ],
            [Button("Regeln", icon="icons/book"), hovered],
            [pressed, bright],
            [Button("Löschen", style=ButtonStyle.DANGER), Button("Spielstand löschen", style=ButtonStyle.DANGER)],
            [off, off_quiet],
            [
                Button("", icon="icons/gear"),
                Button("", icon="icons/gear", style=ButtonStyle.GOOD),
                Button("Sehr langes Schnellvorspulen"),
            ],
        ]
        widgets: list[Widget] = []
        top = room.top
        for number, row in enumerate(buttons):
            height = max(button.wanted_height for button in row) + (16 if number == 0 else 0)
            width = (room.width - 20 * (len(row) - 1)) / len(row)
            for index, button in enumerate(row):
                widgets.append(button.place(Box(room.left + index * (width + 20), top, width, height)))
            top += height + 18
        self.lit = (bright, hovered, pressed)
        return widgets

    def _form(self, room: Box) -> list[Widget]:
        off = Toggle("Gesperrt", True)
        off.enabled = False
        field = TextField("Zofia Müller-Łąka", key="name")
        rows: list[Row | TextField] = [
            Toggle("Risiko zeigen", True, tooltip="Zeigt, wie wahrscheinlich die nächste Karte eine doppelte ist."),
            Toggle("Weniger Bewegung", False),
            off,
            Slider("Effekte", 0.8),
            Slider("Musik", 0.0),
            Slider("Textgröße", 1.25, low=1.0, high=1.5),
            Choice("Sprache", [("de", "Deutsch"), ("fr", "Français")], "de"),
            Choice(LONG, [(1, "Gemütlich"), (2, "Schnell")], 1),
            field,
            TextField(placeholder="Dein Name"),
        ]
        top = room.top
        for row in rows:
            height = row.height_for(room.width)
            row.place(Box(room.left, top, room.width, height))
            top += height + 8
        return list(rows)

    def _lists(self, room: Box) -> list[Widget]:
        names = [f"{i + 1}. {name}" for i, name in enumerate(NAMES * 3)]
        box = ListBox(names, selected=2).place(Box(room.left, room.top, room.width, 300))
        pane = ScrollPane(key="pane").place(Box(room.left, room.top + 330, room.width, room.height - 330))
        text = Label(
            "Wer an der Reihe ist, nimmt noch eine Karte oder hört auf und sichert seine Punkte. "
            "Kommt eine Zahl zum zweiten Mal, ist die Runde für diese Person vorbei, ohne Punkte. "
            "Sieben verschiedene Zahlen beenden die Runde sofort und geben fünfzehn Punkte dazu. " * 2,
            BODY, Align.TOP_LEFT, wrap=True,
        )  # fmt: skip
        height = text.height_for(pane.content_width)
        text.place(Box(pane.box.left, pane.box.top, pane.content_width, height))
        pane.fill([text], height)
        return [box, pane]


class DrawingGallery(FormScene):
    """What the canvas can draw, in the manner of the table."""

    def draw(self, canvas: Canvas) -> None:
        canvas.felt()
        width = canvas.box.width
        for index, name in enumerate(("Marta", "Otto", "Zofia", "Inès")):
            panel = Box(40 + index * (width - 80 + 24) / 4, 40, (width - 80 - 72) / 4, 260)
            frozen, bust = index == 2, index == 1
            canvas.rect(panel, Tone.PANEL, Radius.LARGE, Tone.ICE if frozen else Tone.PANEL_EDGE)
            badge = Box(panel.left + 22, panel.top + 20, 62, 62)
            canvas.rect(badge, SEAT_COLOURS[index + 1], 16)
            canvas.text(name[0], badge, NUMERAL.sized(40).in_colour(Tone.FELT_EDGE))
            canvas.text(name, Box(badge.right + 14, badge.top - 4, 200, 40), SUBHEADING, Align.LEFT)
            canvas.text("Zählerin", Box(badge.right + 14, badge.top + 32, 200, 32), SMALL_SECOND, Align.LEFT)
            total = canvas.text("143", Box(panel.right - 140, badge.top, 118, 62), NUMERAL, Align.RIGHT)
            canvas.text("+31", Box(total.left - 110, badge.top, 100, 62), BODY.in_colour(Tone.MINT), Align.RIGHT)
            for slot in range(7):
                box = Box(panel.left + 22 + slot * 54, panel.top + 100, 48, 66)
                canvas.rect(box, None, 8, Tone.FAINT.faded(0.5), 2, dash=(6, 5))
            state = Box(panel.right - 180, panel.bottom - 62, 158, 42)
            fill, word = (
                (Tone.RED, "VERZOCKT") if bust else (Tone.ICE_DEEP, "EINGEFROREN") if frozen else (Tone.GREEN, "STOPP")
            )
            canvas.rect(state, fill, 999)
            canvas.text(word, state.inflate(-20, 0), PILL)
        stage = Box(40, 720, width - 80, 320)
        canvas.glow(stage, Tone.GOLD, Radius.LARGE, 0.45, reach=46)
        canvas.rect(stage, Tone.PANEL, Radius.LARGE, Tone.GOLD, 3)
        canvas.text("Diese Runde", Box(70, 860, 240, 40), SECOND, Align.LEFT)
        canvas.text("64", Box(70, 900, 240, 90), BIG_NUMERAL, Align.LEFT)
        for index in range(5):
            card = Box(340 + index * 140, 780, 120, 170)
            canvas.shadow(card, 14, 16)
            canvas.image(f"cards/{(3, 12, 5, 8, 1)[index]}", card)
        for angle, x in ((-8, 1060), (0, 1180), (11, 1300)):
            canvas.image("cards/7", Box(x, 780, 120, 170), angle=angle)
        gauge = (width - 180, 850)
        canvas.arc(gauge, 84, (-90, 90), Tone.CREAM.faded(0.16), 18)
        canvas.arc(gauge, 84, (-90, -20), Tone.GOLD, 18)
        canvas.text("34 %", Box(gauge[0] - 70, gauge[1] - 46, 140, 50), NUMERAL.sized(36))
        canvas.circle((width / 2 + 260, 520), 120, Tone.GOLD_EDGE)
        canvas.circle((width / 2 + 260, 510), 120, Tone.GOLD)
        canvas.ring((width / 2 + 260, 510), 104, Tone.GOLD_EDGE, 6)
        logo = Box(60, 380, width / 2, 250)
        canvas.text("FLIP", logo.move(0, 12), LOGO.in_colour(Tone.SHADOW), Align.RIGHT)
        canvas.text("FLIP", logo, LOGO, Align.RIGHT)
        canvas.text("7", Box(width / 2 + 140, 385, 240, 250), LOGO.sized(170).in_colour(Tone.FELT_EDGE))
        canvas.polyline([(80 + i * 30, 660 - (i % 2) * 40) for i in range(12)], Tone.ICE, 5)
        canvas.polygon([(620, 660), (660, 600), (700, 660)], Tone.ROSE, Tone.CREAM, 4)
        canvas.line((760, 640), (1100, 610), Tone.GOLD, 4, dash=(1, 14))
        self.particles.draw(canvas)

    def enter(self) -> None:
        self.particles = Particles(Random(3))
        colours = SEAT_COLOURS[:8]
        self.particles.rain(Box(0, 0, 1920, 1080), colours, 90)
        self.particles.burst((400, 1080), colours, 60, angle=12)
        self.particles.firework((1500, 1000), (1600, 330), [(255, 207, 76), (255, 246, 228)])
        self.particles.sparks((960, 420), [(134, 220, 255)], 40, delay=0.9)
        self.particles.update(1.25)


def pictures(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in ((1280, 720), (1920, 1080), (3840, 2160), (1024, 640), (1200, 1000)):
        name = f"{size[0]}x{size[1]}"
        widget_picture(folder / f"widgets-{name}.png", size)
        screen = Offscreen(size)
        screen.manager.push(DrawingGallery())
        screen.save(str(folder / f"drawing-{name}.png"))
    theme.text_scale = 1.5
    widget_picture(folder / "widgets-150.png", (1920, 1080))
    theme.text_scale = 1.0
    theme.contrast = Contrast.HIGH
    widget_picture(folder / "widgets-high.png", (1920, 1080))
    theme.contrast = Contrast.NORMAL
    dialog_picture(folder / "dialog.png")


def widget_picture(path: Path, size: tuple[int, int]) -> None:
    screen = Offscreen(size)
    scene = WidgetGallery()
    screen.manager.push(scene)
    tooltip = next(widget for widget, _ in WidgetTree(scene.ring.widgets).visible() if widget.tooltip)
    screen.give(Intent.DOWN)
    scene.ring.focus(tooltip)
    for widget in scene.lit:
        widget.hovered = True
    screen.advance(1.0)
    screen.save(str(path))


def dialog_picture(path: Path) -> None:
    screen = Offscreen((1920, 1080))
    screen.manager.push(WidgetGallery())
    dialog = Dialog(
        "Partie verlassen?",
        [Answer("Weiterspielen", style=ButtonStyle.PRIMARY), Answer("Verlassen", style=ButtonStyle.DANGER)],
        detail="Der Stand ist gesichert: du kannst jederzeit an derselben Stelle weiterspielen.",
    )
    dialog.layout(screen.viewport.size)
    screen.draw()
    screen.canvas.veil()
    dialog.draw(screen.canvas)
    import pygame

    pygame.image.save(screen.surface, str(path))


if __name__ == "__main__":
    pictures(Path(sys.argv[1] if len(sys.argv) > 1 else "/tmp/ui"))
