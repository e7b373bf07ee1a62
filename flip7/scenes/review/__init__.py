"""A match looked at again: the page with everybody's chances, and the replay at the table.

- `scene` is the page: `chart` with everybody's chances, `moment_card`, `position` and `balance` are its panels,
  `seat_strip` and `transport` what it is steered with.
- `words` says what was decided, what it was worth and what luck did.
"""

from flip7.scenes.review.scene import ReviewScene

__all__ = ["ReviewScene"]
