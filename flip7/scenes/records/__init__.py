"""The records: who has played how well, and every match that was played to its end."""

from flip7.scenes.records.scene import RecordsScene

__all__ = ["RecordsScene"]
