"""`flip7 arena`: its arguments, and the figures as a table or as JSON."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict

from flip7.ai.arena.guest import SECONDS
from flip7.ai.arena.tournament import Figures, compete
from flip7.arguments import number_above_nought, whole_number
from flip7.engine import EDITIONS
from flip7.i18n import Percent, Text, _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `flip7 arena`."""
    parser.add_argument(
        "--seats", required=True, metavar=str(_("BOT,BOT,...")), help=str(_("characters, or path/to/bot.py:MyBot"))
    )
    parser.add_argument("--games", type=whole_number, default=1000, metavar="N", help=str(_("how many games")))
    parser.add_argument("--edition", choices=sorted(EDITIONS), default="de", help=str(_("the edition of the rules")))
    parser.add_argument("--target", type=whole_number, metavar=str(_("POINTS")), help=str(_("the target score")))
    parser.add_argument("--seed", type=whole_number, metavar="S", help=str(_("the same seed gives the same games")))
    parser.add_argument("--processes", type=whole_number, metavar="N", help=str(_("how many games are played at once")))
    parser.add_argument(
        "--seconds", type=number_above_nought, default=SECONDS, metavar="N",
        help=str(_("how long a bot out of a file may think about a decision")),
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help=str(_("print JSON")))


def run(options: argparse.Namespace) -> None:
    """`flip7 arena`. An `ArenaError` says what the user can mend."""
    specs = tuple(options.seats.split(","))
    figures = compete(
        specs,
        games=options.games,
        edition=options.edition,
        target=options.target,
        seed=options.seed,
        processes=options.processes,
        seconds=options.seconds,
    )
    if options.json:
        print(json.dumps(asdict(figures)))
    else:
        print("\n".join(_table(figures)))


def _table(figures: Figures) -> Iterator[str]:
    heads: tuple[Text, ...] = (
        _("bot"), _("seats"), _("wins"), _("place"), _("points/round"), _("cards/round"), _("busts"),
        _("Flip 7s"), _("at the leader"), _("at itself"), _("ms mean"), _("ms 99 %"),
    )  # fmt: skip
    rows = [[str(head) for head in heads]]
    for one in figures.standings:
        rows.append(
            [
                one.bot,
                str(one.seats),
                f"{Percent(one.win_rate, 1)} ± {100 * one.win_rate_error:.2f}",
                f"{one.place:.2f} ± {one.place_error:.2f}",
                f"{one.points_per_round:.2f} ± {one.points_per_round_error:.2f}",
                f"{one.cards_per_round:.2f}",
                str(Percent(one.bust_rate, 1)),
                str(Percent(one.flip_sevens / 100, 1)),
                str(Percent(one.at_leader)),
                str(Percent(one.at_itself)),
                f"{one.mean_ms:.2f}",
                f"{one.p99_ms:.1f}",
            ]
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (cell.ljust(width) if not index else cell.rjust(width)
                          for index, (cell, width) in enumerate(zip(row, widths, strict=True)))  # fmt: skip
        yield "  ".join([first, *others])
    yield str(_("The same games again: --seed {seed}", seed=figures.seed))
