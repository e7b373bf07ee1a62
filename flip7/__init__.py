"""Flip 7 for the desktop: a fan-made tribute to the card game by Eric Olsen."""

__version__ = "0.1.0"
