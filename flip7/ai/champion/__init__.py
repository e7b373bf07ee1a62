"""How the champion thinks: every option by the chance to win the match that it leaves. See docs/AI.md."""

from flip7.ai.champion.evaluation import best_option, win_chances

__all__ = ["best_option", "win_chances"]
