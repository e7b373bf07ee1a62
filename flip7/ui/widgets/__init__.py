"""Widgets: what a player can press, set, type into and read. All of them are drawn from the theme."""

from flip7.ui.tooltip import Tooltip
from flip7.ui.widget import Widget
from flip7.ui.widgets.button import Button, ButtonStyle
from flip7.ui.widgets.choice import Choice
from flip7.ui.widgets.dialog import Answer, Dialog
from flip7.ui.widgets.label import Label, Panel
from flip7.ui.widgets.listbox import ListBox
from flip7.ui.widgets.row import Row
from flip7.ui.widgets.scrollpane import ScrollPane
from flip7.ui.widgets.slider import Slider
from flip7.ui.widgets.textfield import TextField
from flip7.ui.widgets.toggle import Toggle

__all__ = [
    "Answer",
    "Button",
    "ButtonStyle",
    "Choice",
    "Dialog",
    "Label",
    "ListBox",
    "Panel",
    "Row",
    "ScrollPane",
    "Slider",
    "TextField",
    "Toggle",
    "Tooltip",
    "Widget",
]
