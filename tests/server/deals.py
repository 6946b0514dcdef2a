"""Games whose cards are known: seeds found by looking, put under a table before it starts."""

from __future__ import annotations

import functools
import itertools
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import vernissage
from tests.conformance.toys import Toy
from tests.sample import TITLE as SAMPLE
from vernissage.core import chance
from vernissage.games.modern_art.position import ModernArtPosition

MODERN_ART = vernissage.title("modern_art")
Wanted = Callable[[ModernArtPosition], bool]


class Stored(Protocol):
    """A house with its tables in a file."""

    @property
    def database(self) -> Path: ...


def hands_of(position: ModernArtPosition) -> list[list[str]]:
    """Everybody's cards by name."""
    return [[position.box.cards[card] for card in hand] for hand in position.hands]


def auctions(hand: list[str]) -> set[str]:
    """The ways of selling in a hand.

    >>> sorted(auctions(["nex-open-1", "koriko-once-2"]))
    ['once', 'open']
    """
    return {card.split("-")[1] for card in hand}


def card_of(hand: list[str], auction: str) -> str:
    return next(card for card in hand if card.split("-")[1] == auction)


def find_seed(wanted: Wanted, seats: int = 3, first: int = 0, **options: object) -> str:
    """The first small seed whose first deal is as wanted."""
    for seed in itertools.count(first):
        if wanted(MODERN_ART.new(seats, seed, options).position):
            return chance.seed_bytes(seed).hex()
    raise AssertionError("unreachable")


@functools.cache
def rich_seed(mystery: bool = False) -> str:
    """A game of three in which seat 0 begins and everybody can sell in every way."""
    every = {"open", "once", "sealed", "fixed", "double"}

    def is_rich(position: ModernArtPosition) -> bool:
        return position.seat == 0 and all(auctions(hand) >= every for hand in hands_of(position)[:3])

    return find_seed(is_rich, mystery_hand=mystery)


def put_seed(server: Stored, table: str, seed: str) -> None:
    """Deal from that seed: changes the stored table, which nobody looks at yet."""
    connection = sqlite3.connect(server.database, timeout=60)
    try:
        with connection:
            connection.execute(
                "UPDATE tables SET seed = ?, commitment = ? WHERE id = ?",
                (seed, _commitment(connection, table, seed), table),
            )
    finally:
        connection.close()


def _commitment(connection: sqlite3.Connection, table: str, seed: str) -> str:
    found = (
        "SELECT title, options, components, (SELECT count(*) FROM seats WHERE table_id = id) FROM tables WHERE id = ?"
    )
    key, options, components, seats = connection.execute(found, (table,)).fetchone()
    title = {Toy.key: Toy(), SAMPLE.key: SAMPLE}.get(key) or vernissage.title(key)
    return title.commit(title.setup(seats, json.loads(options), components or None), bytes.fromhex(seed))
