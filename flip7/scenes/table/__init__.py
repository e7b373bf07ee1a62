"""The table, where the match is played.

- `scene` gives each press to whom it is for, `flow` knows who decides next, `queue` what is shown next, and `picture`
  draws it. `board` is all of the table that needs no flow: the introduction holds one, too.
- `model` is the table as it is on screen now. `director` turns each event into motion, from `deals`, `actions` and
  `endings`, which are put together from `motion`, `moving_cards` and `sprite`. `view` is what is in the air meanwhile.
- `layout` says where everything lies, `painter` draws what rests, `effects` and `celebration` what passes.
- `controls` can be pressed, `ai_seats` think, `advice` and `tip_display` help, `talk` and `atmosphere` are heard, and
  `story` tells it all in words.
"""

from flip7.scenes.table.board import Board
from flip7.scenes.table.scene import TableScene

__all__ = ["Board", "TableScene"]
