"""How a rival may stand after this round: at the target already, or somewhere in the race."""

from functools import cached_property
from itertools import accumulate
from operator import add, mul

from flip7.ai.champion.race import MARGINS, ByFinish, Race
from flip7.ai.champion.rollouts import PointsDistribution


class RivalForecast:
    """Where a rival may stand after this round, with the chance of each place."""

    def __init__(self, race: Race, target: int, total: int, final_points: PointsDistribution) -> None:
        """For a rival with that total, whose round ends with one of `final_points`."""
        finishing_totals: dict[int, float] = {}
        nodes: dict[int, float] = {}
        for points, chance in final_points:
            needed = target - total - points
            if needed <= 0:
                finishing_totals[total + points] = finishing_totals.get(total + points, 0.0) + chance
            else:
                node, share = Race.node(needed)
                nodes[node] = nodes.get(node, 0.0) + chance * (1 - share)
                if share:
                    nodes[node + 1] = nodes.get(node + 1, 0.0) + chance * share
        self._race = race
        self._nodes = nodes
        self.finishing_totals = sorted(finishing_totals)
        """The totals at the target or beyond that it may have, ascending."""
        self.at_least = [
            *accumulate((finishing_totals[total] for total in reversed(self.finishing_totals)), initial=0.0)
        ][::-1]
        """For each of them the chance to have it or more; then 0."""

    @property
    def finishes_now(self) -> float:
        """The chance that it reaches the target this round."""
        return self.at_least[0]

    @cached_property
    def finish(self) -> ByFinish:
        """The chance of each finish in a later round."""
        return self._in_later_rounds(self._race.finish)

    @cached_property
    def behind(self) -> ByFinish:
        """The chance to be behind each finish of somebody else in a later round, and not at the target in this one."""
        return self._in_later_rounds(self._race.behind)

    @cached_property
    def finish_over_behind(self) -> ByFinish:
        """`finish` / `behind`. With it, the product of everybody's `behind` becomes that of everybody but this one."""
        return [finish / behind if behind else 0.0 for finish, behind in zip(self.finish, self.behind, strict=True)]

    def _in_later_rounds(self, tables: list[ByFinish]) -> ByFinish:
        if not self._nodes:
            return [0.0] * (self._race.rounds * MARGINS)
        if len(self._nodes) <= 2:  # as with everybody who is out of the round: quicker row by row
            rows = [[chance * number for number in tables[node]] for node, chance in self._nodes.items()]
            return rows[0] if len(rows) == 1 else list(map(add, *rows))
        chances = list(self._nodes.values())
        columns = zip(*(tables[node] for node in self._nodes), strict=True)
        return [sum(map(mul, chances, column)) for column in columns]
