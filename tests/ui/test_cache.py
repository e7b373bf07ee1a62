from flip7.ui.cache import Lru


def _store(budget: int) -> Lru[str, str]:
    return Lru(budget, len)


def test_what_was_used_longest_ago_goes_first() -> None:
    store = _store(6)
    store.put("a", "aa")
    store.put("b", "bb")
    store.put("c", "cc")
    store.get("a")
    store.put("d", "dd")
    assert "b" not in store
    assert all(key in store for key in "acd")


def test_the_weight_never_exceeds_the_budget() -> None:
    store = _store(10)
    for number in range(50):
        store.put(str(number), "x" * (number % 7))
        assert store.weight <= 10


def test_a_value_heavier_than_the_budget_is_given_but_not_kept() -> None:
    store = _store(4)
    store.put("a", "aaa")
    assert store.put("huge", "x" * 100) == "x" * 100
    assert "huge" not in store
    assert "a" in store


def test_a_key_put_again_counts_once() -> None:
    store = _store(10)
    store.put("a", "aaaa")
    store.put("a", "aa")
    assert (store.weight, len(store)) == (2, 1)


def test_a_value_is_made_only_when_it_is_missing() -> None:
    store = _store(10)
    made: list[str] = []

    def make() -> str:
        made.append("a")
        return "aa"

    assert store.get_or_make("a", make) == store.get_or_make("a", make)
    assert made == ["a"]


def test_a_lower_limit_lets_go_of_what_was_used_longest_ago() -> None:
    store = _store(6)
    for key in "abc":
        store.put(key, "xx")
    store.get("a")
    store.limit(4)
    assert (store.weight, "b" in store, "a" in store, "c" in store) == (4, False, True, True)
    store.limit(6)
    store.put("d", "xx")
    assert store.weight == 6


def test_a_store_that_was_cleared_has_room_for_everything_again() -> None:
    store = _store(6)
    store.put("a", "aaaa")
    store.clear()
    assert (store.weight, len(store)) == (0, 0)
    for key in "bcd":
        store.put(key, "xx")
    assert len(store) == 3
