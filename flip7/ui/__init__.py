"""The foundation of all that is seen and heard: pygame, and nothing about the rules.

Coordinates are logical units everywhere (`pygame.FRect` boxes): at 1920x1080 a unit is a pixel, and every window shows
at least 1728x1080 of them. Texts are `flip7.i18n.Text | str`, looked up when drawn. Colours are `Tone`s (or RGB/RGBA),
looked up when drawn as well.

What there is, by module:

scale       Viewport(px_size): .scale .size .to_px(v) .px_pos(pos) .px_size_of(box) .to_logical(pos)
theme       theme (the one in use): .text_scale .contrast .revision .rgba(colour); Tone, TextStyle and the styles TITLE,
            HEADING, BODY ...; Radius, Pad, SEAT_COLOURS, contrast_ratio(a, b)      [import from flip7.ui.theme]
text        Align, Fitting; text_width(text, style), text_height(text, style, width), widest_word(text, style),
            line_height(style)
typesetting typeset(text), wrap(text, width, measure), ellipsise, longest_word: all rules of where a line breaks
canvas      Canvas(surface, viewport): .rect .circle .ring .arc .line .polyline .polygon .shadow .glow .spotlight .felt
            .veil .text .image .painted .blit .clip; .part(name, index) names what is drawn for .facts;
            Gradient, PILL, Box
boxes       columns(box, parts, gap=), rows, grid; Share(weight), Space(length); within, padded, stacked, lines
facts       Facts, what a frame shows: .part(name, index) .texts .cards .pictures .shapes .widgets .visible; ShownText
assets      assets: .picture(name, px_size, tint) .painted(key, px_size, paint) .rotated(Picture, angle)
            .prepare(names, px_sizes) .rasterised; AssetMissing
easing      linear, out_cubic, out_back ...; EASINGS by name; mix(start, end, t)
timeline    Timeline().add(step, at=None).with_previous(step): Tween, Pause, Call, Sound, or another Timeline;
            Timelines(play_sound, speed): .push .advance(dt) .skip() .finish_all() .busy; Speed
intents     Intent, Kind      input  Input, Device      bindings  Bindings      hints  hints(kind)
focus       FocusRing(widgets, focus=None): .handle .update .draw .replace .focus .focused .text_entry
widget_tree WidgetTree(widgets): .at(pos) .reachable() .parents(widget) .after(widget, steps) .neighbour(widget, way)
guard       Guard: .close() .pass_time(real seconds) .closed
widgets     Button, ButtonStyle, Toggle, Slider, Choice, ListBox, TextField, ScrollPane, Label, Panel, Dialog, Answer,
            Tooltip, Row, Widget
audio       Audio: .play(cue) .play_music(name) .set_intensity(Intensity) .set_volume(Channel, v) .muted
particles   Particles(random): .rain .burst .sparks .firework .update .draw .alive
scene       Scene, SceneManager, Transition      form  FormScene, DialogScene
stack_picture  StackPicture: .draw(canvas, layers) .forget(); visible(layers)
window      Window(title, size).run(scene); Offscreen(size): .manager .give(*intents) .advance(s) .rest(s) .draw()
            .facts() .save(path)
"""

from flip7.ui.assets import AssetMissing, Assets, Picture
from flip7.ui.audio import Audio, Channel
from flip7.ui.bindings import Bindings
from flip7.ui.canvas import PILL, Box, Canvas, Gradient
from flip7.ui.facts import Facts, ShownCard, ShownText
from flip7.ui.focus import FocusRing
from flip7.ui.form import DialogScene, FormScene
from flip7.ui.input import Device, Input
from flip7.ui.intents import Intent, Kind
from flip7.ui.particles import Particles
from flip7.ui.scale import Viewport
from flip7.ui.scene import Scene, SceneManager, Transition
from flip7.ui.text import Align, Fitting, line_height, text_height, text_width
from flip7.ui.theme import TextStyle, Tone
from flip7.ui.timeline import Call, Pause, Sound, Speed, Timeline, Timelines, Tween
from flip7.ui.widgets import (
    Answer,
    Button,
    ButtonStyle,
    Choice,
    Dialog,
    Label,
    ListBox,
    Panel,
    Row,
    ScrollPane,
    Slider,
    TextField,
    Toggle,
    Tooltip,
    Widget,
)
from flip7.ui.window import Offscreen, Window

__all__ = [
    "PILL",
    "Align",
    "Answer",
    "AssetMissing",
    "Assets",
    "Audio",
    "Bindings",
    "Box",
    "Button",
    "ButtonStyle",
    "Call",
    "Canvas",
    "Channel",
    "Choice",
    "Device",
    "Dialog",
    "DialogScene",
    "Facts",
    "Fitting",
    "FocusRing",
    "FormScene",
    "Gradient",
    "Input",
    "Intent",
    "Kind",
    "Label",
    "ListBox",
    "Offscreen",
    "Panel",
    "Particles",
    "Pause",
    "Picture",
    "Row",
    "Scene",
    "SceneManager",
    "ScrollPane",
    "ShownCard",
    "ShownText",
    "Slider",
    "Sound",
    "Speed",
    "TextField",
    "TextStyle",
    "Timeline",
    "Timelines",
    "Toggle",
    "Tone",
    "Tooltip",
    "Transition",
    "Tween",
    "Viewport",
    "Widget",
    "Window",
    "line_height",
    "text_height",
    "text_width",
]
