"""What the characters are called, how each of them plays, and what it says in a moment."""

import pytest

from flip7.ai.bots import Careful, Champion, Child, Counter, Frosty, Greedy
from flip7.ai.characters import CHARACTERS, Situation, make_bot
from flip7.i18n import LANGUAGES, use_language

KINDS = {
    "child": (Child, "The Chick", "by feeling", "Pip"),
    "careful": (Careful, "The Owl", "hardly any risk", "Ida"),
    "greedy": (Greedy, "The Fox", "Wants the Flip 7", "Roxy"),
    "frosty": (Frosty, "The Yeti", "never forgets who froze it", "Boris"),
    "counter": (Counter, "The Mouse", "the most points, exactly", "Emil"),
    "champion": (Champion, "The Lion", "to win the match", "Leon"),
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


@pytest.mark.parametrize("name", CHARACTERS)
def test_everybody_has_many_lines_and_some_for_every_situation(name: str) -> None:
    phrases = CHARACTERS[name].phrases
    assert set(phrases) == set(Situation)
    assert sum(map(len, phrases.values())) >= 36
    often = (Situation.HIT_LOW, Situation.HIT_MIDDLE, Situation.HIT_HIGH, Situation.STAY, Situation.BUST)
    assert all(len(phrases[situation]) >= 2 for situation in often), "what comes often is said in several ways"


NAMED = {
    Situation.PERSON_BUST, Situation.PERSON_FLIP_SEVEN, Situation.PERSON_COMEBACK, Situation.GREETING,
    Situation.LAST_WON, Situation.LAST_LOST, Situation.STREAK,
}  # fmt: skip
"""Lines to or about a person: each calls them by name."""


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_line_is_said_once_fits_its_bubble_and_names_whom_it_is_about(language: str) -> None:
    use_language(language)
    try:
        lines = [
            (situation, str(line))
            for character in CHARACTERS.values()
            for situation, said in character.phrases.items()
            for line in said
        ]
    finally:
        use_language("en")
    assert len({line for _, line in lines}) == len(lines) >= 6 * 36
    for situation, line in lines:
        assert len(line.format(name="Zofia")) <= 2 * 24, "two lines of about 28 letters, however they break"
        assert ("{name}" in line) or situation not in NAMED
        assert ("{name}" not in line) or situation in NAMED | {Situation.FROZEN}
