"""The people who are known here: their names and looks, and what opponents remember of them."""

from flip7.scenes.people.scene import PeopleScene

__all__ = ["PeopleScene"]
