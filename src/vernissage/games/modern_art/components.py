"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import ComponentsError

OPEN, ONCE, SEALED, FIXED, DOUBLE = range(5)
AUCTIONS = ("open", "once", "sealed", "fixed", "double")
ARTISTS = ("nex", "bahut", "darmoir", "sadland", "koriko")
"""The artists' keys in board order; each edition and language names them in its texts."""
_MOST_CARDS = 200


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


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names the first entry that does not fit."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"the components file is not TOML: {error}") from None
    artists = _table(data, "artist", list)
    if len(artists) != len(ARTISTS):
        raise ComponentsError(f"there are {len(ARTISTS)} [[artist]] entries, not {len(artists)}")
    keys: list[str] = []
    cards: list[str] = []
    artist_of: list[int] = []
    auction_of: list[int] = []
    for index, entry in enumerate(artists):
        where = f"[[artist]] {index + 1}"
        key = entry.get("key") if isinstance(entry, dict) else None
        if key != ARTISTS[index]:
            raise ComponentsError(
                f"{where}: the artists stand in board order, so key is {ARTISTS[index]!r}, not {key!r}"
            )
        keys.append(key)
        counts = [_number(entry, auction, f"{where} ({key})", 0, 40) for auction in AUCTIONS]
        total = _number(entry, "total", f"{where} ({key})", 1, _MOST_CARDS)
        if sum(counts) != total:
            raise ComponentsError(f"{where} ({key}): the auctions add up to {sum(counts)}, but total is {total}")
        for auction, count in enumerate(counts):
            for number in range(1, count + 1):
                cards.append(f"{key}-{AUCTIONS[auction]}-{number}")
                artist_of.append(index)
                auction_of.append(auction)
    kinds = list(zip(artist_of, auction_of, strict=True))
    rounds = _table(data, "rounds", dict)
    count = _number(rounds, "count", "[rounds]", 1, 9)
    closing = _number(rounds, "closing", "[rounds]", 2, 20)
    ranked = _numbers(rounds, "ranked", "[rounds]", 3)
    deals = {n: _numbers(_table(rounds, "deal", dict), str(n), "[rounds] deal", count) for n in (3, 4, 5)}
    for hands, deal in deals.items():
        if deal[0] < 1 or hands * sum(deal) > len(cards):
            raise ComponentsError(
                f"[rounds] deal.{hands}: {hands} hands take {hands * sum(deal)} of {len(cards)} cards"
            )
    mystery = _table(data, "mystery", dict)
    hands = _number(mystery, "hands", "[mystery]", 3, 5)
    if 4 * sum(deals[hands]) > len(cards):
        raise ComponentsError(f"[mystery] hands: three players and the mystery hand take {4 * sum(deals[hands])} cards")
    return Box(
        artists=tuple(keys),
        cards=tuple(cards),
        artist=tuple(artist_of),
        auction=tuple(auction_of),
        singles=tuple(
            range(artist_of.index(artist), artist_of.index(artist) + sum(c != DOUBLE for a, c in kinds if a == artist))
            for artist in range(len(keys))
        ),
        numbers={name: number for number, name in enumerate(cards)},
        start_cash=_number(_table(data, "money", dict), "start", "[money]", 0, 10_000),
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


def _table(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind):
        raise ComponentsError(f"the components file lacks [{key}]")
    return value


def _number(data: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ComponentsError(f"{where}: {key} must be a whole number from {low} to {high}, not {value!r}")
    return value


def _numbers(data: dict[str, Any], key: str, where: str, length: int) -> tuple[int, ...]:
    value = data.get(key)
    if not isinstance(value, list) or len(value) != length:
        raise ComponentsError(f"{where}: {key} must be a list of {length} numbers, not {value!r}")
    return tuple(_number({key: item}, key, where, 0, 1000) for item in value)
