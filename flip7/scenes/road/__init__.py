"""The road to the Lion: where its tables lie, and the page it is walked on."""

from flip7.scenes.road.scene import RoadScene

__all__ = ["RoadScene"]
