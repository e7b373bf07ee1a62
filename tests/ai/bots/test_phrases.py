"""What the characters are called, how each of them plays, and what it says in a moment."""

from itertools import product

import pytest

from flip7.ai.bots import Careful, Champion, Child, Counter, Frosty, Greedy
from flip7.ai.characters import CHARACTERS, Mood, make_bot
from flip7.i18n import LANGUAGES, use_language

KINDS = {
    "child": (Child, "The Chick", "by feeling", "Pip"),
    "careful": (Careful, "The Owl", "hardly any risk", "Ida"),
    "greedy": (Greedy, "The Fox", "Wants the Flip 7", "Roxy"),
    "frosty": (Frosty, "The Yeti", "on the leader", "Boris"),
    "counter": (Counter, "The Mouse", "the most points, exactly", "Emil"),
    "champion": (Champion, "The Lion", "to win the match", "Leon"),
}

LINES = {
    "child": {
        Mood.HIT: "One more, please",
        Mood.STAY: "so many points already",
        Mood.BUST: "the same one",
        Mood.SAVED: "The heart helped me",
        Mood.FLIP_SEVEN: "I can count to seven",
        Mood.AIM: "this is for you",
        Mood.STRUCK: "That's mean",
        Mood.WIN: "I won!",
    },
    "careful": {
        Mood.HIT: "One small card",
        Mood.STAY: "Better safe",
        Mood.BUST: "listened to myself",
        Mood.SAVED: "I was prepared",
        Mood.FLIP_SEVEN: "all seven",
        Mood.AIM: "it has to be done",
        Mood.STRUCK: "saw that coming",
        Mood.WIN: "Slow and steady",
    },
    "greedy": {
        Mood.HIT: "Always more",
        Mood.STAY: "Just this once",
        Mood.BUST: "worth it",
        Mood.SAVED: "Luck loves me",
        Mood.FLIP_SEVEN: "What did I say",
        Mood.AIM: "Nobody else gets the seven",
        Mood.STRUCK: "so close",
        Mood.WIN: "and I got it",
    },
    "frosty": {
        Mood.HIT: "takes one more",
        Mood.STAY: "Put on ice",
        Mood.BUST: "I'll remember that",
        Mood.SAVED: "it held",
        Mood.FLIP_SEVEN: "avalanche of seven",
        Mood.AIM: "You freeze",
        Mood.STRUCK: "get that back",
        Mood.WIN: "Winter has come",
    },
    "counter": {
        Mood.HIT: "numbers say: one more",
        Mood.STAY: "Expected gain: negative",
        Mood.BUST: "Improbable",
        Mood.SAVED: "factored in",
        Mood.FLIP_SEVEN: "Seven different ones",
        Mood.AIM: "Nothing personal",
        Mood.STRUCK: "changes the calculation",
        Mood.WIN: "adds up",
    },
    "champion": {
        Mood.HIT: "the moment to dare",
        Mood.STAY: "stay ahead",
        Mood.BUST: "had to be taken",
        Mood.SAVED: "part of the plan",
        Mood.FLIP_SEVEN: "how it's done",
        Mood.AIM: "the one to beat",
        Mood.STRUCK: "a compliment",
        Mood.WIN: "A rematch",
    },
}


def test_every_character_is_who_it_says() -> None:
    assert list(CHARACTERS) == list(KINDS), "the weakest first"
    for name, (kind, title, description, given) in KINDS.items():
        character = CHARACTERS[name]
        assert type(make_bot(name, 1)) is kind
        assert character.id == character.face == name
        assert str(character.title) == title
        assert description in str(character.description)
        assert character.names[0] == given


def test_the_champion_imagines_with_the_seed_it_is_given() -> None:
    assert vars(make_bot("champion", 5)) == vars(Champion(5)) != vars(Champion(6))


@pytest.mark.parametrize("name", ["", "Champion", "grandmother", "child "])
def test_nobody_else_can_sit_down(name: str) -> None:
    with pytest.raises(KeyError):
        make_bot(name, 1)


@pytest.mark.parametrize(("name", "mood"), list(product(LINES, Mood)), ids=str)
def test_everybody_has_a_line_of_its_own_for_every_moment(name: str, mood: Mood) -> None:
    said = [str(phrase) for phrase in CHARACTERS[name].phrases[mood]]
    assert LINES[name][mood] in said[0]
    assert len(said) == (2 if mood in (Mood.HIT, Mood.STAY) else 1), "what comes often is said in two ways"


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_line_is_said_twice_in_any_language(language: str) -> None:
    use_language(language)
    try:
        lines = [str(line) for character in CHARACTERS.values() for said in character.phrases.values() for line in said]
    finally:
        use_language("en")
    assert len(lines) == len(set(lines)) == 6 * (8 + 2)
