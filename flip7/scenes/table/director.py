"""Turns each event into a timeline: moves, flips, sounds, pauses. The model changes inside it, at the moment of truth.

A timeline is built when its event is about to be shown, from the table as it is then. Played or skipped, it leaves the
view at rest and the model as the event says.
"""

from collections.abc import Sequence
from typing import assert_never

from flip7.engine import Card, Pending
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    CardsRanOut,
    Event,
    FlipSeven,
    FlipThreeEnded,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
    TableCleared,
)
from flip7.i18n import _
from flip7.scenes.table import actions, deals, endings
from flip7.scenes.table.celebration import Celebration
from flip7.scenes.table.effects import Banner
from flip7.scenes.table.motion import Motion
from flip7.ui.timeline import Call, Pause, Sound, Timeline


class Director(Motion):
    """Knows how every event is shown."""

    def show(self, event: Event) -> Timeline:
        """How an event is shown at the table as it is now."""
        match event:
            case CardDealt():
                return deals.deal(self, event)
            case Busted():
                return endings.bust(self, event)
            case Saved():
                return actions.save(self, event)
            case Stayed():
                return endings.stay(self, event)
            case FlipSeven():
                return endings.celebrate(self, event)
            case SecondChanceTaken():
                return actions.take_second_chance(self, event)
            case Frozen():
                return actions.freeze(self, event)
            case FlipThreeStarted():
                return actions.start_flip_three(self, event)
            case FlipThreeEnded():
                return Timeline(Call(self.end_flip_three), self.seen(event))
            case CardLost():
                return actions.lose_card(self, event)
            case Reshuffled():
                return deals.reshuffle(self, event)
            case TableCleared():
                return deals.clear(self, event)
            case RoundStarted():
                return self._start_round(event)
            case RoundEnded():
                return endings.end_round(self, event)
            case CardsRanOut():
                return Timeline(Call(self.end_flip_three), self.seen(event), Pause(0.9))
            case GameEnded():
                return Timeline(self.seen(event), Pause(0.5))
            case _:
                assert_never(event)

    def ask(self, pending: Pending | None, called: str | None = None) -> Timeline:
        """All is shown: the one who decides next comes onto the stage, and is called by name if one is given."""
        before = self.model.stage

        def put() -> None:
            self.model.ask(pending)
            self.view.touch()

        timeline = self.move_stage(put, before, lambda: self.model.stage)
        if called is not None:
            banner = Banner(_("{name}, it's your turn", name=called))
            banner.still = self.reduced_motion
            timeline.add(self.draw(banner)).add(Sound("turn"))
            timeline.add(banner.timeline(0.5)).add(self.erase(banner))
        return timeline

    def celebration(self, event: FlipSeven, row: Sequence[Card]) -> Celebration:
        """What a Flip 7 with this row will look like, to get its pictures ready."""
        return endings.celebration_of(self, event, row)

    def _start_round(self, event: RoundStarted) -> Timeline:
        banner = Banner.for_round(event.number, self.plans[event.dealer].name)
        banner.still = self.reduced_motion
        timeline = Timeline(self.seen(event), Sound("round"), self.draw(banner))
        return timeline.add(banner.timeline()).add(self.erase(banner))
