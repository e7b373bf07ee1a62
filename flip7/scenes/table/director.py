"""Turns each event into a timeline: moves, flips, sounds, pauses. The model changes inside it, at the moment of truth.

A timeline is built when its event is about to be shown, from the table as it is then. Played or skipped, it leaves the
view at rest and the model as the event says.
"""

from collections.abc import Callable, Sequence
from typing import assert_never

from flip7.engine import Card, Deal, Pending, Target, events
from flip7.engine.events import Event, Place
from flip7.i18n import _, pgettext
from flip7.match.match import SeatPlan
from flip7.scenes.table import actions, busts, deals, endings
from flip7.scenes.table.celebration import Celebration
from flip7.scenes.table.effects import Banner
from flip7.scenes.table.model import TableModel
from flip7.scenes.table.motion import Motion
from flip7.scenes.table.view import View
from flip7.ui.timeline import Call, Pause, Sound, Timeline


class Director(Motion):
    """Knows how every event is shown."""

    def __init__(self, model: TableModel, view: View, plans: Sequence[SeatPlan]) -> None:
        super().__init__(model, view, plans)
        self.settle: Callable[[], object] = lambda: None
        """Brings what still fades out to its end. Called before something else moves the same cards."""
        self._called_match_point = 0
        """The round in which it was said that this one may be the last."""

    def show(self, event: Event) -> Timeline:
        """How an event is shown at the table as it is now."""
        if not isinstance(event, events.CardDealt):
            self.settle()
        return self._timeline(event)

    def _timeline(self, event: Event) -> Timeline:
        match event:
            case events.CardDealt():
                return deals.deal(self, event)
            case events.Busted():
                return busts.bust(self, event)
            case events.Saved():
                return actions.save(self, event)
            case events.Stayed():
                return endings.stay(self, event)
            case events.FlipSeven():
                return endings.celebrate(self, event)
            case events.SecondChanceTaken():
                return actions.take_second_chance(self, event)
            case events.Frozen():
                return actions.freeze(self, event)
            case events.FlipThreeStarted():
                return actions.start_flip_three(self, event)
            case events.FlipThreeEnded():
                return Timeline(Call(self.end_flip_three), self.seen(event))
            case events.CardLost():
                return actions.lose_card(self, event)
            case events.Reshuffled():
                return deals.reshuffle(self, event)
            case events.TableCleared():
                return deals.clear(self, event)
            case events.RoundStarted():
                return self._start_round(event)
            case events.RoundEnded():
                return endings.end_round(self, event)
            case events.CardsRanOut():
                return Timeline(Call(self.end_flip_three), self.seen(event), Pause(0.7))
            case events.GameEnded():
                return Timeline(self.seen(event), Pause(0.3))
            case _:
                assert_never(event)

    def ask(self, pending: Pending | None, called: str | None = None) -> Timeline:
        """All is shown: the light goes to the one who decides next, who is called by name if one is given."""
        model = self.model
        acting = None if pending is None or isinstance(pending, Deal) else pending.seat
        home = acting if acting is not None and acting in model.people else model.home
        timeline = Timeline(Pause(deals.OPENING) if self.unseen else self._say_match_point())
        if isinstance(pending, Target) and pending.origin is Place.ASIDE:
            timeline.add(actions.raise_card(self, pending.seat, pending.card))
        before, lit = model.home, model.acting

        def put() -> None:
            model.ask(pending)
            self.view.touch()

        timeline.add(Call(put))
        if home != before:
            self.settle()
            timeline.add(self.turn_table(before, home)).hands_over()
        else:
            timeline.hands_over().add(self.move_lamp(lit, acting))
        if called is not None:
            banner = Banner(_("{name}, it's your turn", name=called))
            banner.still = self.reduced_motion
            timeline.with_previous(Timeline(self.draw(banner), Sound("turn"), banner.timeline(), self.erase(banner)))
        return timeline

    def _say_match_point(self) -> Timeline:
        """Once a round, as soon as somebody has the target on the table."""
        model = self.model
        if not model.match_point or model.counted or self._called_match_point == model.round_number:
            return Timeline()
        self._called_match_point = model.round_number
        able = max(range(len(model.seats)), key=model.total_after)
        # TRANSLATORS: a banner: somebody would win the match if the round ended now
        banner = Banner(pgettext("banner", "Match point"), _("{name} can win", name=self.plans[able].name))
        banner.still = self.reduced_motion
        return Timeline(self.draw(banner), Sound("match-point"), banner.timeline(0.6), self.erase(banner))

    def celebration(self, event: events.FlipSeven, row: Sequence[Card]) -> Celebration:
        """What a Flip 7 with this row will look like, to get its pictures ready."""
        return endings.celebration_of(self, event, row)

    def _start_round(self, event: events.RoundStarted) -> Timeline:
        banner = Banner.for_round(event.number, self.plans[event.dealer].name)
        banner.still = self.reduced_motion
        timeline = Timeline(self.seen(event), Sound("round"), self.draw(banner))
        return timeline.add(banner.timeline()).add(self.erase(banner))
