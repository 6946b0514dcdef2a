"""What a seat, or a spectator, may know: each fact is put in on purpose. And how to imagine the rest."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import msgspec

from vernissage.core.chance import Dice
from vernissage.core.naming import Seat
from vernissage.core.views import View, common
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import ARTISTS, AUCTIONS, Box
from vernissage.games.modern_art.events import Auction, Card
from vernissage.games.modern_art.fields import Sale
from vernissage.games.modern_art.position import NO_BID, NOBODY, ModernArtPosition

Artist = Annotated[str, ARTISTS]


class ArtistView(msgspec.Struct, frozen=True):
    """One column of the board."""

    key: Artist
    offered: int
    """Paintings offered this round, unsold ones included."""
    markers: tuple[int, ...]
    """The markers of the finished rounds, 0 for none."""
    paid: tuple[int, ...]
    """What one of its paintings paid at the end of each finished round."""
    rank: int | None
    """Its place if the round ended now, from 1; None if it would get no marker."""
    marker_now: int
    """The marker it would get if the round ended now, 0 for none."""
    worth_now: int
    """What one of its paintings would pay if the round ended now."""
    worth_low: int
    """The least one of its paintings can still pay at the end of this round."""
    worth_high: int
    """The most it can still pay."""


class SaleView(msgspec.Struct, frozen=True):
    """A line of the catalogue: a lot that was sold."""

    round: int
    cards: tuple[Card, ...]
    opener: Seat
    seller: Seat
    buyer: Seat
    price: int
    auction: Auction
    bids: tuple[int, ...]
    """The sealed bids as they were opened; empty for other auctions."""


class LotView(msgspec.Struct, frozen=True):
    """What is under the hammer."""

    cards: tuple[Card, ...]
    auction: Auction
    """How it is sold; `double` while a second card may still be added."""
    opener: Seat
    seller: Seat
    price: int
    """The highest bid so far, or the fixed price."""
    leader: Seat | None
    sellers: tuple[Seat, ...]
    """Who is paid for it: one seat, or the two sellers of a double that share (MA-26, MA-27)."""
    to_bank: int
    """What the bank would have of the price if the leader had the lot now."""
    declared: tuple[Seat, ...]
    """Seats that said "no raise at this price"."""
    sealed: tuple[Seat, ...]
    """Seats whose sealed bid is in."""


class SeatView(msgspec.Struct, frozen=True):
    """What is public about a seat."""

    cards: int
    """How many cards it holds."""
    wall: tuple[Card, ...]
    """The paintings it has bought this round."""


class Revealed(msgspec.Struct, frozen=True):
    """What everybody is shown when the game is over (MA-R17)."""

    hands: Annotated[tuple[tuple[Card, ...], ...], "by seat"]
    undealt: tuple[Card, ...]
    mystery: tuple[Card, ...]


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    start_cash: int
    rounds: int
    closing: int
    """The painting of an artist that ends the round."""
    ranked: tuple[int, ...]
    """The markers of the first artist, the second and the third."""


class ModernArtView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    round: int
    """The round, from 1."""
    numbers: NumbersView
    artists: tuple[ArtistView, ...]
    players: Annotated[tuple[SeatView, ...], "by seat"]
    hand: tuple[Card, ...]
    """One's own cards; a spectator has none."""
    cash: Annotated[tuple[int | None, ...], "by seat"]
    """Cash by seat where it may be known: one's own; everyone's with `open_cash` or when the game is over (MA-5)."""
    own_bid: int | None
    """One's own sealed bid while the others are awaited."""
    lot: LotView | None
    seller: Seat | None
    """Whose turn it is to sell, or who sells now."""
    unsold: tuple[Card, ...]
    discard: tuple[Card, ...]
    """The paintings of earlier rounds."""
    sales: tuple[SaleView, ...]
    undealt: int
    mystery: int
    """Cards left in the mystery hand."""
    revealed: Revealed | None


def build(p: ModernArtPosition, seat: int | None) -> ModernArtView:
    """The view of a seat, or of a spectator (None)."""
    return _seen(p, seat, _open(p))


def build_all(p: ModernArtPosition) -> dict[int | None, ModernArtView]:
    """The views of all seats and of a spectator; what lies open to all of them is looked at once."""
    shown = _open(p)
    return {seat: _seen(p, seat, shown) for seat in (None, *range(p.seats))}


def _seen(p: ModernArtPosition, seat: int | None, shown: dict[str, Any]) -> ModernArtView:
    all_cash = not p.frames or bool(p.setup.options["open_cash"])
    sealing = bool(p.frames) and p.question.key == "seal"
    return ModernArtView(
        **common(p, seat),
        **shown,
        hand=() if seat is None else _names(p.box, p.hands[seat]),
        cash=tuple(cash if all_cash or s == seat else None for s, cash in enumerate(p.cash)),
        own_bid=None if not sealing or seat is None or p.bids[seat] == NO_BID else p.bids[seat],
    )


def _open(p: ModernArtPosition) -> dict[str, Any]:
    """The part of a view that everybody has alike."""
    box = p.box
    over = not p.frames
    return {
        "round": min(p.round + 1, box.rounds),
        "numbers": _numbers(box),
        "artists": _artists(box, tuple(p.offered), p.markers, over),
        "players": tuple(SeatView(len(p.hands[s]), _names(box, p.walls[s])) for s in range(p.seats)),
        "lot": _lot(p, not over and p.question.key == "seal") if p.lot else None,
        "seller": None if p.seller == NOBODY else p.seller,
        "unsold": _names(box, p.unsold),
        "discard": _names(box, p.discard),
        "sales": tuple(_sale(box, sale) for sale in p.sales),
        "undealt": len(box.cards) - p.dealt,
        "mystery": len(p.hands[p.seats]) if p.mystery else 0,
        "revealed": _revealed(p) if over else None,
    }


@functools.lru_cache(maxsize=64)
def _numbers(box: Box) -> NumbersView:
    return NumbersView(box.start_cash, box.rounds, box.closing, box.ranked)


@functools.lru_cache(maxsize=1024)
def _artists(
    box: Box, offered: tuple[int, ...], markers: tuple[tuple[int, ...], ...], over: bool
) -> tuple[ArtistView, ...]:
    row = scoring.round_markers(offered, box.ranked)
    paid = [scoring.worth(markers[: number + 1], last) for number, last in enumerate(markers)]
    ranks: tuple[int | None, ...]
    if over:
        worth, ranks, row = paid[-1], (None,) * len(row), (0,) * len(row)
        prospects = tuple((value, value) for value in worth)
    else:
        worth, ranks = scoring.worth((*markers, row), row), scoring.ranks(offered, box.ranked)
        prospects = scoring.prospects(markers, offered, box.ranked, box.closing)
    return tuple(
        ArtistView(
            key=key,
            offered=offered[i],
            markers=tuple(marks[i] for marks in markers),
            paid=tuple(values[i] for values in paid),
            rank=ranks[i],
            marker_now=row[i],
            worth_now=worth[i],
            worth_low=prospects[i][0],
            worth_high=prospects[i][1],
        )
        for i, key in enumerate(box.artists)
    )


@functools.lru_cache(maxsize=4096)
def _names(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.cards[card] for card in cards)


def _lot(p: ModernArtPosition, sealing: bool) -> LotView:
    shares = scoring.shares(p.split, p.opener, p.seller, p.leader, p.price)
    return LotView(
        cards=_names(p.box, p.lot),
        auction=AUCTIONS[p.box.auction[p.lot[-1]]],
        opener=p.opener,
        seller=p.seller,
        price=p.price,
        leader=None if p.leader == NOBODY else p.leader,
        sellers=scoring.sellers(p.split, p.opener, p.seller),
        to_bank=0 if p.leader == NOBODY else p.price - sum(paid for _, paid in shares),
        declared=tuple(s for s in range(p.seats) if p.declared >> s & 1),
        sealed=tuple(s for s in range(p.seats) if sealing and p.bids[s] != NO_BID),
    )


@functools.lru_cache(maxsize=4096)
def _sale(box: Box, sale: Sale) -> SaleView:
    number, cards, opener, seller, buyer, price, auction, bids = sale
    return SaleView(number + 1, _names(box, cards), opener, seller, buyer, price, AUCTIONS[auction], bids)


def _revealed(p: ModernArtPosition) -> Revealed:
    return Revealed(
        hands=tuple(_names(p.box, hand) for hand in p.hands[: p.seats]),
        undealt=_names(p.box, p.deck[p.dealt :]),
        mystery=_names(p.box, p.hands[p.seats]) if p.mystery else (),
    )


def imagine(p: ModernArtPosition, view: ModernArtView, dice: Dice) -> ModernArtPosition:
    """A whole position with this view, out of a blank one: unseen cards dealt anew by the caller's dice.

    Others' cash is not in the view, but it follows from the catalogue, as it would for a careful player; at a table
    that was set up by hand, as near to it as the view allows.
    """
    box = p.box
    numbers = box.numbers
    p.offered = [artist.offered for artist in view.artists]
    p.markers = tuple(zip(*(artist.markers for artist in view.artists), strict=True))
    p.round = len(p.markers)
    p.walls = [_cards(box, player.wall) for player in view.players]
    p.unsold, p.discard = _cards(box, view.unsold), _cards(box, view.discard)
    p.seller = NOBODY if view.seller is None else view.seller
    p.sales = [
        Sale(
            s.round - 1,
            _cards(box, s.cards),
            s.opener,
            s.seller,
            s.buyer,
            s.price,
            AUCTIONS.index(s.auction),
            s.bids,
        )
        for s in view.sales
    ]
    _follow_the_money(p)
    if view.lot is not None:
        p.lot = _cards(box, view.lot.cards)
        p.opener, p.seller, p.price = view.lot.opener, view.lot.seller, view.lot.price
        p.leader = NOBODY if view.lot.leader is None else view.lot.leader
        p.declared = sum(1 << seat for seat in view.lot.declared)
    _count_what_is_shown(p, view)
    if view.revealed is None:
        _deal_unseen(p, view, dice)
    else:
        p.hands = [_cards(box, hand) for hand in view.revealed.hands]
        if p.mystery:
            p.hands.append(_cards(box, view.revealed.mystery))
        _lay_deck(p, [numbers[name] for name in view.revealed.undealt])
    if view.lot is not None:
        for seat in view.lot.sealed:
            p.bids[seat] = int(dice.random() * (p.cash[seat] + 1))
        if view.own_bid is not None and view.seat is not None:
            p.bids[view.seat] = view.own_bid
    if view.outcome is not None:
        p.reason = view.outcome.reason
    return p


def _cards(box: Box, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(box.numbers[name] for name in names)


def _follow_the_money(p: ModernArtPosition) -> None:
    """Work out all cash, and the bank's ledger, from the catalogue and the markers."""
    walls: list[list[int]] = [[] for _ in range(p.seats)]
    finished = len(p.markers)
    for number in range(finished + 1):
        for sale_round, cards, opener, seller, buyer, price, _, _ in p.sales:
            if sale_round != number:
                continue
            p.cash[buyer] -= price
            p.bank -= price
            for seat, amount in scoring.shares(p.split, opener, seller, buyer, price):
                p.cash[seat] += amount
                p.bank += amount
            walls[buyer] += cards
        if number < finished:
            worth = scoring.worth(p.markers[: number + 1], p.markers[number])
            for seat, wall in enumerate(walls):
                income = scoring.income(wall, p.box.artist, worth)
                p.cash[seat] += income
                p.bank += income
                wall.clear()


def _count_what_is_shown(p: ModernArtPosition, view: ModernArtView) -> None:
    """Cash that is shown is what is shown. The rest is enough for what was bid, and for who may speak on the floor."""
    on_floor = view.decision is not None and view.decision.key == "raise"
    speaking = (*view.decision.seats, *view.decision.optional) if view.decision is not None and on_floor else ()
    for seat, shown in enumerate(view.cash):
        low = p.price + 1 if seat in speaking else p.price if seat == p.leader else 0
        cash = max(low, p.cash[seat])
        if on_floor and seat not in speaking and seat != p.leader:
            cash = min(cash, p.price)
        p.cash[seat] = cash if shown is None else shown
    p.bank = sum(p.cash) - p.box.start_cash * p.seats


def _deal_unseen(p: ModernArtPosition, view: ModernArtView, dice: Dice) -> None:
    own = _cards(p.box, view.hand)
    seen = {*own, *p.lot, *p.unsold, *p.discard, *(card for wall in p.walls for card in wall)}
    unseen = [card for card in range(len(p.box.cards)) if card not in seen]
    for i in range(len(unseen) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        unseen[i], unseen[j] = unseen[j], unseen[i]
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            p.hands[seat] = own
        else:
            p.hands[seat] = tuple(sorted(unseen[: player.cards]))
            del unseen[: player.cards]
    if p.mystery:
        p.hands[p.seats] = tuple(unseen[: view.mystery])
        del unseen[: view.mystery]
    _lay_deck(p, unseen)


def _lay_deck(p: ModernArtPosition, undealt: list[int]) -> None:
    rest = set(undealt)
    p.deck = (*(card for card in range(len(p.box.cards)) if card not in rest), *undealt)
    p.dealt = len(p.deck) - len(undealt)
