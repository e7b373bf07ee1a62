"""What the game says in English about an event, written down once more by hand: who did what to whom."""

from collections.abc import Sequence

from flip7.engine import Card
from flip7.engine.events import (
    Busted,
    CardDealt,
    CardLost,
    CardsRanOut,
    Event,
    FlipSeven,
    FlipThreeStarted,
    Frozen,
    GameEnded,
    Loss,
    Place,
    Reason,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Saved,
    SecondChanceTaken,
    Stayed,
)

CARDS = {"freeze": "Freeze", "flip3": "Flip Three", "second": "Second Chance", "x2": "×2"}
TITLES = {
    "person": "",
    "child": "The Chick",
    "careful": "The Owl",
    "greedy": "The Fox",
    "frosty": "The Yeti",
    "counter": "The Mouse",
    "champion": "The Lion",
}
QUESTIONS = {
    "freeze": "Freeze: who has to stop?",
    "flip3": "Flip Three: who gets three cards?",
    "second": "Second Chance: who gets it?",
}


def card_in_words(card: Card) -> str:
    return CARDS.get(card.name, card.name)


def count_of(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def story_line(event: Event, names: Sequence[str]) -> str:
    """The sentence about an event; nothing if it speaks for itself."""
    match event:
        case RoundStarted(number, dealer):
            return f"Round {number}: {names[dealer]} deals."
        case CardDealt(seat, card, Place.ASIDE):
            return f"{names[seat]}: {card_in_words(card)} is put aside for now."
        case CardDealt(seat, card, Place.DUPLICATE):
            return f"{names[seat]} gets another {card.name}!"
        case CardDealt(seat, card):
            return f"{names[seat]} gets: {card_in_words(card)}"
        case Busted(seat, card, lost):
            return f"{names[seat]} busts with a second {card.name} and loses {count_of(lost, 'point')}."
        case Saved(seat, card):
            return f"Second Chance! {names[seat]} discards the second {card.name} and stays in."
        case FlipSeven(seat, points):
            return f"Flip 7! {names[seat]} has seven different numbers: {points} points."
        case Stayed(seat, points):
            return f"{names[seat]} stays with {count_of(points, 'point')}."
        case SecondChanceTaken(seat, by):
            return (
                f"{names[seat]} keeps a Second Chance."
                if seat == by
                else f"{names[by]} gives {names[seat]} a Second Chance."
            )
        case Frozen(seat, by):
            return (
                f"{names[seat]} takes the Freeze and keeps the points."
                if seat == by
                else f"{names[by]} freezes {names[seat]}."
            )
        case FlipThreeStarted(seat, by) if seat == by:
            return f"{names[seat]} takes the Flip Three: three cards in a row."
        case FlipThreeStarted(seat, by):
            return f"{names[by]} plays Flip Three on {names[seat]}."
        case CardLost(seat, card, _, loss):
            ends = {Loss.BUST: "is lost with the bust.", Loss.NO_TARGET: "has no target and is discarded."}
            return f"{card_in_words(card)} of {names[seat]} {ends.get(loss, 'is discarded.')}"
        case Reshuffled(deck):
            return f"The deck was empty: {count_of(deck, 'card')} {'is' if deck == 1 else 'are'} shuffled."
        case CardsRanOut():
            return "No card is left: everybody stays."
        case RoundEnded(number):
            return f"Round {number} is over."
        case GameEnded(winner, reason):
            if reason is Reason.CHALLENGE_LOST:
                return "The challenge is lost."
            return "You both won the challenge!" if winner is None else f"{names[winner]} wins!"
    return ""
