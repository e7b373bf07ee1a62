"""`flip7 review MATCH`: a match looked at again, as a table or as JSON."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flip7.engine import Decision, Move
from flip7.i18n import Percent, Text, _, pgettext
from flip7.match.plan import SavedMatch
from flip7.match.review import Grade, NotReviewable, Review, grade, review_match, to_json
from flip7.store import match_file
from flip7.store.home import Home
from flip7.store.notices import Notices
from flip7.store.records import Records
from flip7.store.validation import Damaged, Newer

_MOST_SHOWN: Final = 3
"""Decisions that cost most, in the table."""


class ReviewError(Exception):
    """Something the user can mend, said in the user's language."""


def run(match: str, home: Home, *, as_json: bool) -> None:
    """Print the review of a match file, or of the recorded match of that number."""
    try:
        review = review_match(find(match, home))
    except NotReviewable as error:
        raise ReviewError(str(error)) from error
    if as_json:
        print(json.dumps(to_json(review)))
    else:
        print("\n".join(table(review)))


def find(match: str, home: Home) -> SavedMatch:
    """The match to look at; `ReviewError` if there is none."""
    path = Path(match)
    if match.isascii() and match.isdigit() and not path.exists():
        return _recorded(match, home)
    try:
        if path.stat().st_size > match_file.LIMIT:
            raise Damaged("too large")
        return match_file.read(path.read_bytes())
    except Newer as error:
        raise ReviewError(_("{file} is from a newer version of the game", file=match)) from error
    except Damaged as error:
        raise ReviewError(_("{file} is no match of this game, or is damaged", file=match)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ReviewError(_("{file} cannot be read: {reason}", file=match, reason=reason)) from error


def _recorded(number: str, home: Home) -> SavedMatch:
    notices = Notices()
    records = Records(home.records, notices)
    try:
        found = records.match(int(number)) if len(number) < 19 else None
    finally:
        records.close()
    if found is None:
        told = " ".join(str(notice.text) for notice in notices.take())
        raise ReviewError(told or _("the records in {file} have no match {number}", file=home.records, number=number))
    try:
        return match_file.read(match_file.written(found))
    except Damaged as error:
        raise ReviewError(str(_("This match cannot be read any more."))) from error


def table(review: Review) -> Iterator[str]:
    """Every seat with its skill and luck, and the decisions that cost most."""
    heads: tuple[Text, ...] = (
        # TRANSLATORS: heads of a table in the terminal: the chance to win at the start, what luck and skill changed
        _("seat"), _("start"), _("luck"), _("skill"), _("result"), _("like the Lion"),
    )  # fmt: skip
    rows = [[str(head) for head in heads]]
    for seat, (name, _who) in enumerate(review.seats):
        good, choices = review.like_champion(seat)
        chances = (review.start, review.luck, review.skill, review.result)
        rows.append([name, *(str(Percent(chance[seat] + 0.0, 1)) for chance in chances), f"{good}/{choices}"])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (cell.ljust(width) if not index else cell.rjust(width)
                          for index, (cell, width) in enumerate(zip(row, widths, strict=True)))  # fmt: skip
        yield "  ".join([first, *others])
    costly = [step for step in review.steps if grade(step.cost, len(review.seats)) is not Grade.GOOD]
    for step in sorted(costly, key=lambda step: -step.cost)[:_MOST_SHOWN]:
        best = max(step.options, key=lambda option: step.options[option])
        yield str(
            # TRANSLATORS: {decision} and {better} are e.g. "hit" and "stay"; {cost} is a percentage of the matches
            _(
                "Round {round}, {name}: {decision} instead of {better} cost {cost}.",
                round=step.round,
                name=review.seats[step.seat][0],
                decision=_said(step.decision, review),
                better=_said(best, review),
                cost=Percent(step.cost, 1),
            )
        )


def _said(decision: Decision, review: Review) -> Text | str:
    match decision:
        case Move.HIT:
            return pgettext("review", "hit")
        case Move.STAY:
            return pgettext("review", "stay")
        case Move.DEAL:
            return pgettext("review", "deal")
        case seat:
            # TRANSLATORS: an action card was played on this seat
            return _("the card for {name}", name=review.seats[seat][0])
