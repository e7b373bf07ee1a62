import json

import pygame
import pytest

from flip7 import i18n
from flip7.ui.bindings import DEFAULT_KEYS, KEY_CODES, REBINDABLE, Bindings, key_label
from flip7.ui.intents import Kind


def test_no_key_means_two_things() -> None:
    names = [name for keys in DEFAULT_KEYS.values() for name in keys]
    assert len(names) == len(set(names))


def test_every_default_key_exists() -> None:
    assert all(name in KEY_CODES for keys in DEFAULT_KEYS.values() for name in keys)


@pytest.mark.parametrize(
    ("key", "kind"),
    [(pygame.K_h, Kind.HIT), (pygame.K_s, Kind.STAY), (pygame.K_RETURN, Kind.CONFIRM), (pygame.K_SPACE, Kind.CONFIRM),
     (pygame.K_KP_ENTER, Kind.CONFIRM), (pygame.K_ESCAPE, Kind.BACK), (pygame.K_F11, Kind.FULLSCREEN)],
)  # fmt: skip
def test_keys_mean_what_a_player_expects(key: int, kind: Kind) -> None:
    meaning = Bindings().meaning(key)
    assert meaning is not None
    assert meaning[0] is kind


def test_digits_pick_counted_from_zero_on_the_keypad_too() -> None:
    bindings = Bindings()
    assert bindings.meaning(pygame.K_1) == bindings.meaning(pygame.K_KP1) == (Kind.PICK, 0)
    assert bindings.meaning(pygame.K_0) == bindings.meaning(pygame.K_KP0) == (Kind.PICK, 9)


def test_a_key_can_be_changed_and_the_old_one_means_nothing_then() -> None:
    bindings = Bindings().rebound(Kind.HIT, "x")
    assert bindings.meaning(pygame.K_x) == (Kind.HIT, 0)
    assert bindings.meaning(pygame.K_h) is None


def test_a_key_taken_from_another_leaves_that_one_without() -> None:
    bindings = Bindings().rebound(Kind.HIT, "s")
    assert bindings.meaning(pygame.K_s) == (Kind.HIT, 0)
    assert bindings.label(Kind.STAY) == ""


@pytest.mark.parametrize("key", ["return", "escape", "up", "1", "tab"])
def test_keys_needed_to_get_around_cannot_be_taken(key: str) -> None:
    with pytest.raises(ValueError, match="needed for"):
        Bindings().rebound(Kind.HIT, key)


def test_the_way_back_cannot_be_moved() -> None:
    with pytest.raises(ValueError, match="cannot be changed"):
        Bindings().rebound(Kind.BACK, "b")


def test_bindings_survive_being_stored() -> None:
    bindings = Bindings().rebound(Kind.HIT, "x").rebound(Kind.LOG, "f5")
    assert Bindings.from_dict(json.loads(json.dumps(bindings.to_dict()))).keys == bindings.keys


def test_swapped_keys_survive_being_stored() -> None:
    stored = {kind.name: list(DEFAULT_KEYS[kind]) for kind in REBINDABLE}
    stored["HIT"], stored["STAY"] = stored["STAY"], stored["HIT"]
    bindings = Bindings.from_dict(stored)
    assert bindings.meaning(pygame.K_s) == (Kind.HIT, 0)
    assert bindings.meaning(pygame.K_h) == (Kind.STAY, 0)


@pytest.mark.parametrize(
    "stored",
    [{}, {"HIT": "x"}, {"HIT": [7]}, {"HIT": ["no such key"]}, {"HIT": [["x"]]}, {"FLY": ["x"]}, {"HIT": ["return"]},
     {"BACK": []}],
)  # fmt: skip
def test_broken_settings_leave_the_defaults(stored: dict[str, object]) -> None:
    assert Bindings.from_dict(stored).keys == Bindings().keys


def test_labels_are_short_names_of_keys() -> None:
    bindings = Bindings()
    assert [str(bindings.label(kind)) for kind in (Kind.HIT, Kind.BACK, Kind.CONFIRM)] == ["H", "Esc", "Enter"]
    assert str(bindings.label(Kind.PICK, 4)) == "5"
    assert str(key_label("space")) == "Space"


OWN_KEYS = {"en": pygame.K_h, "de": pygame.K_n, "fr": pygame.K_e, "pl": pygame.K_j}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_letter_that_hit_begins_with_hits_and_is_shown(language: str) -> None:
    i18n.use_language(language)
    bindings = Bindings()
    own = bindings.meaning(OWN_KEYS[language])
    assert own is not None
    assert own[0] is Kind.HIT
    word = str(i18n.pgettext("choice", "Hit"))
    assert str(bindings.label(Kind.HIT)) == word[0].upper()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_h_and_s_work_in_every_language_and_every_key_means_one_thing(language: str) -> None:
    i18n.use_language(language)
    bindings = Bindings()
    for key, kind in ((pygame.K_h, Kind.HIT), (pygame.K_s, Kind.STAY)):
        meaning = bindings.meaning(key)
        assert meaning is not None
        assert meaning[0] is kind
    names = [name for kind in bindings.keys for name in bindings.keys_for(kind)]
    assert len(names) == len(set(names))
    assert set(names) <= set(KEY_CODES)


def test_the_key_shown_changes_at_once_with_the_language() -> None:
    bindings = Bindings()
    i18n.use_language("de")
    assert str(bindings.label(Kind.HIT)) == "N"
    i18n.use_language("pl")
    assert str(bindings.label(Kind.HIT)) == "J"
    assert bindings.meaning(pygame.K_n) is None


def test_a_key_that_a_player_has_chosen_for_hit_is_the_only_one() -> None:
    i18n.use_language("de")
    bindings = Bindings().rebound(Kind.HIT, "k")
    assert bindings.meaning(pygame.K_k) == (Kind.HIT, 0)
    assert bindings.meaning(pygame.K_n) is None
    assert str(bindings.label(Kind.HIT)) == "K"


def test_the_languages_letter_gives_way_to_what_a_player_has_put_on_it() -> None:
    i18n.use_language("de")
    bindings = Bindings().rebound(Kind.MUTE, "n")
    assert bindings.meaning(pygame.K_n) == (Kind.MUTE, 0)
    assert bindings.meaning(pygame.K_h) == (Kind.HIT, 0)
    assert str(bindings.label(Kind.HIT)) == "H"


def test_only_what_was_changed_is_stored() -> None:
    assert Bindings().to_dict() == {}
    assert Bindings().rebound(Kind.MUTE, "n").to_dict() == {"MUTE": ["n"]}
    assert Bindings().rebound(Kind.MUTE, "l").to_dict() == {"MUTE": ["l"], "LOG": []}


ALL_KEYS_OF_AN_EARLIER_VERSION = {
    "HIT": ["h"], "STAY": ["s"], "PAUSE": ["p"], "LOG": ["l"], "HINT": ["t"], "SPEED": ["f"], "RULES": ["r"],
    "MUTE": ["k"], "SKIP": ["n"], "FULLSCREEN": ["f11"],
}  # fmt: skip


def test_keys_of_an_earlier_version_keep_what_was_chosen_and_leave_n_to_hit_in_german() -> None:
    i18n.use_language("de")
    bindings = Bindings.from_dict(ALL_KEYS_OF_AN_EARLIER_VERSION)
    assert bindings.meaning(pygame.K_k) == (Kind.MUTE, 0)
    assert bindings.meaning(pygame.K_m) is None
    meaning = bindings.meaning(pygame.K_n)
    assert meaning is not None
    assert meaning[0] is Kind.HIT


def test_keys_of_an_earlier_version_with_other_choices_stay_as_they_were() -> None:
    i18n.use_language("de")
    stored = {**ALL_KEYS_OF_AN_EARLIER_VERSION, "SKIP": ["v"], "PAUSE": ["n"]}
    bindings = Bindings.from_dict(stored)
    assert bindings.meaning(pygame.K_v) == (Kind.SKIP, 0)
    assert bindings.meaning(pygame.K_n) == (Kind.PAUSE, 0)


def test_n_chosen_for_fast_forward_stays_there() -> None:
    i18n.use_language("de")
    bindings = Bindings.from_dict(Bindings().rebound(Kind.SKIP, "n").to_dict())
    assert bindings.meaning(pygame.K_n) == (Kind.SKIP, 0)
