"""One list of scenes for the smoke test, the pictures and the tour."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from flip7.app.context import Context
from flip7.dev import shots
from flip7.dev.gallery import PAGES, SCENES
from flip7.scenes.routes import Routes
from flip7.ui.scene import Scene
from tests.scenes import tour


def test_every_route_has_an_example(monkeypatch: pytest.MonkeyPatch) -> None:
    routes = {
        name: make
        for name, make in inspect.getmembers(Routes, inspect.isfunction)
        if not name.startswith(("_", "go_to"))
    }
    taken = set()
    for name, make in routes.items():

        def route(*args: Any, name: str = name, make: Callable[..., Scene] = make, **kwargs: Any) -> Scene:
            taken.add(name)
            return make(*args, **kwargs)

        monkeypatch.setattr(Routes, name, route)
    for example in SCENES.values():
        example(Context(language="en"))
    assert taken == set(routes)


def test_every_page_has_a_picture_and_is_on_the_tour() -> None:
    pictures = {shot.name.replace("-", " ") for shot in shots.all_shots()}
    assert {name.replace(",", "") for name in PAGES} <= pictures
    assert set(PAGES) <= {stop.name for stop in tour.stops()}


def test_nothing_is_named_twice() -> None:
    pictures = [shot.name for shot in shots.all_shots()]
    stops = [stop.name for stop in tour.stops()]
    assert len(set(pictures)) == len(pictures)
    assert len(set(stops)) == len(stops)
