"""The settings: everything takes effect at once, and is kept."""

from flip7.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
