"""Chance that is owned: one SHA-256 stream per game, fixed by 32 bytes of seed, committed to before play.

Block `i` of the stream is SHA-256("vernissage/stream/1" | seed | i as 8 bytes, big-endian). Each block gives eight
words of 32 bits, big-endian, numbered on without a gap; a game remembers only how many words it has used. A number
below `n` is a word modulo `n`, after passing over the words at or above the largest multiple of `n`. A shuffle is
Fisher-Yates from the last place to the second: place `i` changes with place `below(i + 1)`.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeVar

from vernissage.core.errors import SeedError, shown
from vernissage.core.whole import whole

T = TypeVar("T")


class Dice(Protocol):
    """Where a caller's own randomness comes from; `random.Random` is one."""

    def random(self) -> float: ...


def shuffled(items: Iterable[T], dice: Dice) -> list[T]:
    """The items in an order by a caller's own dice: for imagined positions, never for a game's own chance."""
    mixed = list(items)
    for i in range(len(mixed) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


WORDS_PER_BLOCK: Final = 8
_WORD_LIMIT: Final = 1 << 32
_STREAM_TAG = b"vernissage/stream/1"
_COMMITMENT_TAG = "vernissage/commitment/1"
_unpack = struct.Struct(">8I").unpack


def block(seed: bytes, index: int) -> tuple[int, ...]:
    """The eight words of one block of the stream."""
    return _unpack(hashlib.sha256(_STREAM_TAG + seed + index.to_bytes(8, "big")).digest())


class Stream:
    """A reader of the stream that starts at word `used` and counts on."""

    __slots__ = ("_block", "_index", "seed", "used")

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._index = -1
        self._block: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = _WORD_LIMIT - _WORD_LIMIT % n
        while True:
            index = self.used // WORDS_PER_BLOCK
            if index != self._index:
                self._index, self._block = index, block(self.seed, index)
            value = self._block[self.used % WORDS_PER_BLOCK]
            self.used += 1
            if value < limit:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]


def seed_bytes(seed: object) -> bytes:
    """The 32 bytes of a seed: fresh ones for None, a number written big-endian, bytes or hex as they are.

    Anything else is a SeedError, and so it may be handed anything.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise SeedError(f"a seed in text is 64 hexadecimal digits, not {shown(seed)}") from None
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise SeedError(f"a seed has 32 bytes, this one has {len(seed)}")
        return seed
    number = whole(seed)
    if number is None or not 0 <= number < 1 << 256:
        raise SeedError(f"a seed is a whole number from 0 up to 2**256 - 1, not {shown(seed)}")
    return number.to_bytes(32, "big")


def commitment(title: str, rules: int, components: str, seats: int, options: Mapping[str, object], seed: bytes) -> str:
    """The commitment shown before play: it binds the seed to this very game without telling it."""
    facts = [_COMMITMENT_TAG, title, rules, components, seats, sorted(options.items()), seed.hex()]
    return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()
