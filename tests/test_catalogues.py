"""Every text is in every catalogue, translated, with the same placeholders."""

import catalogues


def test_nothing_is_missing_untranslated_fuzzy_or_left_over() -> None:
    assert catalogues.problems() == []


def test_polish_has_three_plural_forms() -> None:
    polish = catalogues.read(catalogues.path_of("pl"), "pl")
    assert polish.num_plurals == 3
