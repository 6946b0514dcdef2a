"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import ComponentsError, shown

OPEN, ONCE, SEALED, FIXED, DOUBLE = range(5)
AUCTIONS = ("open", "once", "sealed", "fixed", "double")
ARTISTS = ("nex", "bahut", "darmoir", "sadland", "koriko")
"""The artists' keys in board order; each edition and language names them in its texts."""
_HANDS = (3, 4, 5)
_MOST_CARDS = 200
_ABSENT: dict[str, Any] = {}
"""Stands for a table that is not there: that is said once, not again for each of its entries."""


@dataclass(frozen=True)
class Box:
    """Everything in the box. A card is a number; `artist` and `auction` tell what is on it."""

    artists: tuple[str, ...]
    cards: tuple[str, ...]
    """The name of each card, as moves and records write it: artist-auction-number."""
    artist: tuple[int, ...]
    auction: tuple[int, ...]
    numbers: dict[str, int]
    """The number of each card, by name."""
    singles: tuple[range, ...]
    """The cards of each artist that are no doubles: cards are numbered artist by artist, doubles last."""
    start_cash: int
    rounds: int
    closing: int
    ranked: tuple[int, ...]
    deals: dict[int, tuple[int, ...]]
    mystery_hands: int

    pass_code: int
    """The code for no: no raise, no bid, no second card, no mystery card. It follows the codes of the cards."""
    yes_code: int
    """The code for yes: buy at the fixed price, turn a mystery card."""
    zero: int
    """The code of the amount 0; amount n is n further."""
    only_pass: tuple[int, ...]
    yes_or_pass: tuple[int, ...]

    def most_money(self, seats: int) -> int:
        """More than any seat can ever hold: the starting cash of all, and the dearest sale to the bank each round.

        In one round the paintings of an artist that are sold number one less than the closing one, and three artists
        at most are paid, each with the same marker in every round so far.
        """
        dearest = sum((self.closing - 1) * value for value in self.ranked)
        return self.start_cash * seats + sum(dearest * number for number in range(1, self.rounds + 1))


class _Problems(list[str]):
    """What is wrong with a file, gathered so that its owner sees all of it at once."""

    def table(self, data: dict[str, Any], key: str) -> dict[str, Any]:
        value = data.get(key)
        if isinstance(value, dict):
            return value
        if data is not _ABSENT:
            self.append(f"the components file lacks [{key}]")
        return _ABSENT

    def number(self, data: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
        if data is _ABSENT:
            return low
        value = data.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.append(f"{where}: {key} must be a whole number from {low} to {high}, not {shown(value)}")
            return low
        return value

    def numbers(self, data: dict[str, Any], key: str, where: str, length: int) -> tuple[int, ...]:
        if data is _ABSENT:
            return (0,) * length
        value = data.get(key)
        if not isinstance(value, list) or len(value) != length:
            self.append(f"{where}: {key} must be a list of {length} numbers, not {shown(value)}")
            return (0,) * length
        return tuple(self.number({key: item}, key, where, 0, 1000) for item in value)


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every entry that does not fit."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"the components file is not TOML: {error}") from None
    problems = _Problems()
    counts = _artists(data, problems)
    cards = [
        (artist, auction, number)
        for artist, row in enumerate(counts)
        for auction, count in enumerate(row)
        for number in range(1, count + 1)
    ]
    rounds = problems.table(data, "rounds")
    before = len(problems)
    count = problems.number(rounds, "count", "[rounds]", 1, 9)
    dealt = problems.table(rounds, "deal") if len(problems) == before else _ABSENT
    closing = problems.number(rounds, "closing", "[rounds]", 2, 20)
    ranked = problems.numbers(rounds, "ranked", "[rounds]", 3)
    hands = problems.number(problems.table(data, "mystery"), "hands", "[mystery]", 3, 5)
    cash = problems.number(problems.table(data, "money"), "start", "[money]", 0, 10_000)
    deals = {n: problems.numbers(dealt, str(n), "[rounds] deal", count) for n in _HANDS}
    if not problems:
        _check_deals(deals, hands, len(cards), problems)
    if problems:
        raise ComponentsError(*problems)
    names = [f"{ARTISTS[artist]}-{AUCTIONS[auction]}-{number}" for artist, auction, number in cards]
    firsts = [sum(map(sum, counts[:artist])) for artist in range(len(ARTISTS))]
    return Box(
        artists=ARTISTS,
        cards=tuple(names),
        artist=tuple(artist for artist, _, _ in cards),
        auction=tuple(auction for _, auction, _ in cards),
        singles=tuple(range(first, first + sum(row) - row[DOUBLE]) for first, row in zip(firsts, counts, strict=True)),
        numbers={name: number for number, name in enumerate(names)},
        start_cash=cash,
        rounds=count,
        closing=closing,
        ranked=ranked,
        deals=deals,
        mystery_hands=hands,
        pass_code=len(cards),
        yes_code=len(cards) + 1,
        zero=len(cards) + 2,
        only_pass=(len(cards),),
        yes_or_pass=(len(cards) + 1, len(cards)),
    )


def _artists(data: dict[str, Any], problems: _Problems) -> list[list[int]]:
    """How many cards each artist has of each auction."""
    entries = data.get("artist")
    if not isinstance(entries, list):
        problems.append("the components file lacks [[artist]]")
        return []
    if len(entries) != len(ARTISTS):
        problems.append(f"there are {len(ARTISTS)} [[artist]] entries, not {len(entries)}")
        return []
    counts = []
    for index, entry in enumerate(entries):
        where = f"[[artist]] {index + 1}"
        key = entry.get("key") if isinstance(entry, dict) else None
        if key != ARTISTS[index]:
            problems.append(
                f"{where}: the artists stand in board order, so key is {ARTISTS[index]!r}, not {shown(key)}"
            )
            continue
        before = len(problems)
        counts.append([problems.number(entry, auction, f"{where} ({key})", 0, 40) for auction in AUCTIONS])
        total = problems.number(entry, "total", f"{where} ({key})", 1, _MOST_CARDS)
        if len(problems) == before and sum(counts[-1]) != total:
            problems.append(f"{where} ({key}): the auctions add up to {sum(counts[-1])}, but total is {total}")
    return counts


def _check_deals(deals: dict[int, tuple[int, ...]], mystery: int, cards: int, problems: _Problems) -> None:
    """There must be enough cards, and some in the first round."""
    for hands, deal in deals.items():
        if deal[0] < 1 or hands * sum(deal) > cards:
            problems.append(f"[rounds] deal.{hands}: {hands} hands take {hands * sum(deal)} of {cards} cards")
    if 4 * sum(deals[mystery]) > cards:
        problems.append(f"[mystery] hands: three players and the mystery hand take {4 * sum(deals[mystery])} cards")
