"""The first ninety seconds: who plays, and a playable introduction, offered once and always in the menu."""

from flip7.scenes.introduction.offer import Introduced, Offer
from flip7.scenes.introduction.scene import IntroductionScene
from flip7.scenes.introduction.who_plays import WhoPlays

__all__ = ["Introduced", "IntroductionScene", "Offer", "WhoPlays"]
