"""What `flip7 arena` takes for granted, and what its help says about it."""

import argparse

from flip7.ai import arena
from flip7.ai.arena.guest import SECONDS


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser


def test_who_names_only_the_bots_gets_a_thousand_games_of_the_german_edition() -> None:
    given = arguments().parse_args(["--seats", "child,greedy"])
    assert (given.games, given.edition, given.seconds, given.json) == (1000, "de", SECONDS, False)
    assert (given.target, given.seed, given.processes) == (None, None, None)


def test_the_help_says_what_stands_behind_each_argument() -> None:
    usage = " ".join(arguments().format_usage().split())
    assert "--seats BOT,BOT,..." in usage
    for wanted in ("--games N", "--edition {de,en,fr,pl}", "--target POINTS", "--seed S", "--processes N"):
        assert f"[{wanted}]" in usage
    assert "[--seconds N] [--json]" in usage
