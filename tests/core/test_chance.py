"""Chance is the stream the docs specify, evenly spread, and bound to the game by its commitment."""

from __future__ import annotations

import collections
import hashlib
import itertools
from typing import Any

import numpy as np
import pytest

import vernissage
from vernissage.core import chance
from vernissage.core.errors import SeedError, shown

SEED = bytes(range(32))
TOP = 1 << 32
VECTOR = (3241959397, 2814924299, 1737820396)
BELOW_100 = [29, 81, 97, 78, 32, 52, 25, 88, 71, 93]
SHUFFLED = [6, 3, 5, 7, 2, 4, 0, 1, 8, 9]


def word(seed: bytes, index: int) -> int:
    """Word `index` of the stream, straight from its specification."""
    block, place = divmod(index, 8)
    digest = hashlib.sha256(b"vernissage/stream/1" + seed + block.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[4 * place : 4 * place + 4], "big")


def crafted(*words: int) -> chance.Stream:
    """A stream whose first words a test chooses."""
    stream = chance.Stream(bytes(32))
    stream._index, stream._block = 0, (*words, *[0] * (chance.WORDS_PER_BLOCK - len(words)))
    return stream


def test_words_are_those_of_the_specification() -> None:
    for index in range(4):
        assert chance.block(SEED, index) == tuple(word(SEED, 8 * index + place) for place in range(8))


def test_fixed_vectors() -> None:
    """Written down once: whoever writes another reader of the stream can start here."""
    assert chance.block(bytes(32), 0)[:3] == VECTOR
    stream = chance.Stream(chance.seed_bytes(7))
    assert [stream.below(100) for _ in range(10)] == BELOW_100
    deck = list(range(10))
    chance.Stream(chance.seed_bytes(7)).shuffle(deck)
    assert deck == SHUFFLED


@pytest.mark.parametrize("n", [1, 2, 3, 10, 70, 1000, TOP - 1, TOP])
def test_below_takes_one_word_after_another(n: int) -> None:
    stream = chance.Stream(SEED)
    expected = [word(SEED, i) % n for i in range(64) if word(SEED, i) < TOP - TOP % n]
    assert [stream.below(n) for _ in range(20)] == expected[:20]


@pytest.mark.parametrize("n", [3, 5, 6, 7, 70, 2**31 + 1])
def test_words_at_and_above_the_limit_are_passed_over(n: int) -> None:
    limit = TOP - TOP % n
    assert limit % n == 0
    assert limit < TOP, "a number that does not divide the words evenly"
    stream = crafted(limit, TOP - 1, limit - 1, limit, 0)
    assert stream.below(n) == n - 1
    assert stream.used == 3
    assert stream.below(n) == 0
    assert stream.used == 5


@pytest.mark.parametrize("n", [1, 2, 4, 1 << 31, TOP])
def test_no_word_is_passed_over_where_all_can_be_used(n: int) -> None:
    stream = crafted(TOP - 1, 0)
    assert (stream.below(n), stream.used) == ((TOP - 1) % n, 1)


def test_a_stream_goes_on_where_another_stopped() -> None:
    whole = chance.Stream(SEED)
    numbers = [whole.below(6) for _ in range(30)]
    first = chance.Stream(SEED)
    head = [first.below(6) for _ in range(11)]
    second = chance.Stream(SEED, first.used)
    assert head + [second.below(6) for _ in range(19)] == numbers
    assert second.used == whole.used


def test_a_shuffle_is_fisher_yates_from_the_last_place() -> None:
    stream, by_hand = chance.Stream(SEED), chance.Stream(SEED)
    items, expected = list(range(52)), list(range(52))
    stream.shuffle(items)
    for i in range(51, 0, -1):
        j = by_hand.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert sorted(items) == list(range(52))


@pytest.mark.parametrize("items", [[], [4]])
def test_where_there_is_one_order_a_shuffle_draws_nothing(items: list[int]) -> None:
    stream, shuffled = chance.Stream(SEED), items[:]
    stream.shuffle(shuffled)
    assert (shuffled, stream.used) == (items, 0)


@pytest.mark.parametrize(("drawn", "order"), [(0, [5, 4]), (1, [4, 5])])
def test_two_change_places_or_stay_by_one_word(drawn: int, order: list[int]) -> None:
    stream, items = crafted(drawn), [4, 5]
    stream.shuffle(items)
    assert (items, stream.used) == (order, 1)


def test_every_order_of_three_comes_up_as_often() -> None:
    """All draws a shuffle of three can make, each once: every order comes up exactly once."""
    orders = collections.Counter[tuple[int, ...]]()
    for last, middle in itertools.product(range(3), range(2)):
        items = [0, 1, 2]
        crafted(last, middle).shuffle(items)
        orders[tuple(items)] += 1
    assert orders == dict.fromkeys(itertools.permutations(range(3)), 1)


def test_a_game_uses_the_stream_from_its_first_word() -> None:
    position = vernissage.title("modern_art").new(3, SEED).position
    cards = list(range(len(position.box.cards)))
    stream = chance.Stream(SEED)
    stream.shuffle(cards)
    assert position.deck == tuple(cards)
    assert position.seller == stream.below(3)
    assert position.drawn == stream.used


FACTS: dict[str, Any] = {
    "title": "modern_art",
    "rules": 1,
    "components": "ab" * 32,
    "seats": 3,
    "options": {"edition": "matagot", "open_cash": False},
    "seed": SEED,
}


def test_the_commitment_is_that_of_the_specification() -> None:
    facts = (
        '["vernissage/commitment/1","modern_art",1,"' + "ab" * 32 + '",3,'
        '[["edition","matagot"],["open_cash",false]],"' + SEED.hex() + '"]'
    )
    assert chance.commitment(**FACTS) == hashlib.sha256(facts.encode()).hexdigest()


@pytest.mark.parametrize(
    "change",
    [
        {"title": "gallerist"},
        {"rules": 2},
        {"components": "ac" * 32},
        {"seats": 4},
        {"options": {"edition": "classic", "open_cash": False}},
        {"options": {"edition": "matagot", "open_cash": True}},
        {"options": {"edition": "matagot"}},
        {"seed": bytes(32)},
    ],
    ids=str,
)
def test_every_ingredient_changes_the_commitment(change: dict[str, Any]) -> None:
    assert chance.commitment(**{**FACTS, **change}) != chance.commitment(**FACTS)


def test_the_order_in_which_options_are_given_does_not_matter() -> None:
    other = {**FACTS, "options": {"open_cash": False, "edition": "matagot"}}
    assert chance.commitment(**other) == chance.commitment(**FACTS)


def test_seeds_in_all_their_forms() -> None:
    assert chance.seed_bytes(7) == bytes(31) + b"\x07"
    assert chance.seed_bytes(SEED) == chance.seed_bytes(SEED.hex()) == SEED
    assert chance.seed_bytes((1 << 256) - 1) == b"\xff" * 32
    assert chance.seed_bytes(np.int64(7)) == chance.seed_bytes(7)
    assert len(chance.seed_bytes(None)) == 32
    assert chance.seed_bytes(None) != chance.seed_bytes(None)


@pytest.mark.parametrize(
    ("seed", "said"),
    [
        (-1, "whole number"),
        (1 << 256, "whole number"),
        (10**5000, "whole number"),
        (True, "whole number"),
        (1.5, "whole number"),
        ([], "whole number"),
        (b"short", "32 bytes, this one has 5"),
        (b"", "32 bytes"),
        ("", "32 bytes"),
        ("00" * 31, "32 bytes, this one has 31"),
        ("00" * 33, "32 bytes, this one has 33"),
        ("zz" * 32, "64 hexadecimal digits"),
        ("0" * 63, "64 hexadecimal digits"),
        ("٣" * 64, "64 hexadecimal digits"),
        ("x" * 100_000, "64 hexadecimal digits"),
    ],
    ids=lambda value: shown(value, 24),
)
def test_what_is_no_seed_is_refused(seed: Any, said: str) -> None:
    with pytest.raises(SeedError, match=said) as error:
        chance.seed_bytes(seed)
    assert len(str(error.value)) < 200
    with pytest.raises(SeedError):
        vernissage.title("modern_art").new(3, seed)
