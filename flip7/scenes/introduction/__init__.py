"""The first ninety seconds: a playable introduction, offered once and always in the menu."""

from flip7.scenes.introduction.offer import Introduced, Offer
from flip7.scenes.introduction.scene import IntroductionScene

__all__ = ["Introduced", "IntroductionScene", "Offer"]
