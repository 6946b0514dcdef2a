"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from vernissage.core.codes import WORD, Codebook, Names, Numbers
from vernissage.core.components import Count, read
from vernissage.core.errors import ComponentsError, shown
from vernissage.games.modern_art.box import Box as Box

PLAYERS = (3, 5)
"""The fewest and the most."""
OPEN: Final = 0
ONCE: Final = 1
SEALED: Final = 2
FIXED: Final = 3
DOUBLE: Final = 4
AUCTIONS = ("open", "once", "sealed", "fixed", "double")
ARTISTS = ("nex", "bahut", "darmoir", "sadland", "koriko")
"""The artists' keys in board order; each edition and language names them in its texts."""
_OfAnAuction = Annotated[int, Meta(ge=0, le=40)]


class Money(msgspec.Struct):
    standing: str
    start: Annotated[int, Meta(ge=0, le=10_000)]
    unit: Annotated[int, Meta(ge=1, le=1)] = 1


class HandSizes(msgspec.Struct):
    """Cards dealt to each hand at the start of each round, by the number of hands."""

    three: tuple[Count, ...] = msgspec.field(name="3", default=())
    four: tuple[Count, ...] = msgspec.field(name="4", default=())
    five: tuple[Count, ...] = msgspec.field(name="5", default=())

    def by_hands(self) -> dict[int, tuple[int, ...]]:
        return {3: self.three, 4: self.four, 5: self.five}


class Rounds(msgspec.Struct):
    standing: str
    count: Annotated[int, Meta(ge=1, le=9)]
    closing: Annotated[int, Meta(ge=2, le=20)]
    ranked: tuple[Count, Count, Count]
    deal: HandSizes

    def flaws(self) -> Iterator[str]:
        for hands, deal in self.deal.by_hands().items():
            if len(deal) != self.count:
                yield f"deal.{hands} must be a list of {self.count} numbers, one for each round, not {list(deal)}"


class Mystery(msgspec.Struct):
    standing: str
    hands: Annotated[int, Meta(ge=3, le=5)]


class Cards(msgspec.Struct):
    standing: str
    sources: Count = 0
    disputed: str = ""


class Artist(msgspec.Struct):
    """How many cards an artist has, in all and of each auction."""

    key: str
    total: Annotated[int, Meta(ge=1, le=200)]
    open: _OfAnAuction
    once: _OfAnAuction
    sealed: _OfAnAuction
    fixed: _OfAnAuction
    double: _OfAnAuction

    def counts(self) -> tuple[int, ...]:
        return self.open, self.once, self.sealed, self.fixed, self.double

    def flaws(self) -> Iterator[str]:
        if sum(self.counts()) != self.total:
            yield f"the auctions add up to {sum(self.counts())}, but total is {self.total}"


class File(msgspec.Struct):
    """components.toml."""

    money: Money
    rounds: Rounds
    mystery: Mystery
    cards: Cards
    artist: Annotated[tuple[Artist, ...], Meta(min_length=len(ARTISTS), max_length=len(ARTISTS))]


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every entry that does not fit."""
    file = read(text, File)
    counts = [artist.counts() for artist in file.artist]
    cards = [
        (artist, auction, number)
        for artist, row in enumerate(counts)
        for auction, count in enumerate(row)
        for number in range(1, count + 1)
    ]
    rounds, hands = file.rounds, file.mystery.hands
    deals = rounds.deal.by_hands()
    problems = [*_artist_problems(file), *_deal_problems(deals, hands, len(cards))]
    if problems:
        raise ComponentsError(*problems)
    names = [f"{ARTISTS[artist]}-{AUCTIONS[auction]}-{number}" for artist, auction, number in cards]
    firsts = [sum(map(sum, counts[:artist])) for artist in range(len(ARTISTS))]
    spans = _spans(names, 0)
    no, yes = spans["pass"].first, spans["yes"].first
    return Box(
        artists=ARTISTS,
        cards=tuple(names),
        artist=tuple(artist for artist, _, _ in cards),
        auction=tuple(auction for _, auction, _ in cards),
        singles=tuple(range(first, first + sum(row) - row[DOUBLE]) for first, row in zip(firsts, counts, strict=True)),
        numbers={name: number for number, name in enumerate(names)},
        start_cash=file.money.start,
        rounds=rounds.count,
        closing=rounds.closing,
        ranked=rounds.ranked,
        deals=deals,
        mystery_hands=hands,
        pass_code=no,
        yes_code=yes,
        zero=spans["amount"].first,
        only_pass=(no,),
        yes_or_pass=(yes, no),
    )


def codebook(box: Box, seats: int) -> Codebook:
    """The codes of a game: cards, no, yes, and amounts up to all the money there can be."""
    return _spans(box.cards, box.most_money(seats))


def _spans(cards: Sequence[str], most: int) -> Codebook:
    return Codebook(card=Names("card", cards), **{"pass": WORD}, yes=WORD, amount=Numbers(0, most))


def _artist_problems(file: File) -> Iterator[str]:
    """The artists stand in board order."""
    for place, (artist, key) in enumerate(zip(file.artist, ARTISTS, strict=True), 1):
        if artist.key != key:
            yield f"[[artist]] {place}: the artists stand in board order, so key is {key!r}, not {shown(artist.key)}"


def _deal_problems(deals: dict[int, tuple[int, ...]], mystery: int, cards: int) -> Iterator[str]:
    """There must be enough cards, and some in the first round."""
    for hands, deal in deals.items():
        if deal[0] < 1:
            yield f"[rounds] deal.{hands}: nothing is dealt in the first round"
        if hands * sum(deal) > cards:
            yield f"[rounds] deal.{hands}: {hands} hands take {hands * sum(deal)} of {cards} cards"
    if 4 * sum(deals[mystery]) > cards:
        yield f"[mystery] hands: three players and the mystery hand take {4 * sum(deals[mystery])} cards"
