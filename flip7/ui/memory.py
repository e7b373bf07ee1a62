"""How much memory the kept pictures may take. It goes by the size of the window, as the pictures do."""

from collections.abc import Mapping
from typing import Protocol

from flip7.ui.assets import assets
from flip7.ui.cache import MEGABYTE
from flip7.ui.fonts import fonts
from flip7.ui.shapes import shapes

BYTES_PER_PIXEL = 82
"""Of the window, for all stores together: more than twenty times its own picture."""
LEAST, MOST = 64 * MEGABYTE, 384 * MEGABYTE
"""A tiny window still shows all kinds of things, and a huge one may not take all the memory there is."""


class Store(Protocol):
    """Something that keeps pictures up to a number of bytes."""

    def limit(self, budget: int) -> None:
        """Keep so many bytes at most from now on; what is too much goes at once."""
        ...


SHARES: Mapping[Store, float] = {assets: 0.46, shapes: 0.42, fonts: 0.12}
"""How the stores divide it, by what an evening of many matches asks of each."""


def share_memory(window: tuple[int, int]) -> None:
    """Give each store its part, for a window of so many pixels."""
    budget = min(MOST, max(LEAST, window[0] * window[1] * BYTES_PER_PIXEL))
    for store, share in SHARES.items():
        store.limit(int(budget * share))
