"""A match looked at again: everybody's chance to win, decision by decision; what was skill, and what was luck.

`Reviewer` computes a `Review`, a little at a time; `moments` picks the telling ones; `document` is its form on disk.
"""

from flip7.match.review.document import VERSION, from_json, to_json
from flip7.match.review.marks import Mark, marks
from flip7.match.review.moments import Kind, Moment, moments
from flip7.match.review.review import Grade, Review, Step, grade
from flip7.match.review.reviewer import NotReviewable, Reviewer, review_match

__all__ = [
    "VERSION", "Grade", "Kind", "Mark", "Moment", "NotReviewable", "Review", "Reviewer", "Step", "from_json", "grade",
    "marks", "moments", "review_match", "to_json",
]  # fmt: skip
