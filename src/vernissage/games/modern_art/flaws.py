"""What the rules of Modern Art rule out, for tables that are set up by hand.

A table may have been set up with any cash and any paintings; what the catalogue tells must be true of it as far as it
goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vernissage.core.flaws import gathered
from vernissage.games.modern_art.components import AUCTIONS, DOUBLE, FIXED, ONCE, OPEN, SEALED
from vernissage.games.modern_art.fields import Sale
from vernissage.games.modern_art.position import NO_BID, NOBODY, ModernArtPosition

P = ModernArtPosition
_AUCTION_OF = {"raise": OPEN, "bid": ONCE, "seal": SEALED, "price": FIXED, "buy": FIXED}
_UNOFFERED = ("offer", "turn")
"""Questions that are asked while nothing is under the hammer."""


def flaws(p: P) -> list[str]:
    """Everything that could not have come about in play."""
    checks = (
        _deck,
        _hands,
        _offered,
        _money,
        _bids,
        _rounds,
        _markers,
        _places_of_sales,
        _sales,
        _asked,
        _voices,
        _end,
    )
    return gathered(p, *checks)


def _deck(p: P) -> Iterator[str]:
    if sorted(p.deck) != list(range(len(p.box.cards))):
        yield "deck: every card is in it once, the dealt ones first"
    if not 0 <= p.dealt <= len(p.deck):
        yield f"dealt: from 0 to {len(p.deck)} cards, not {p.dealt}"


def _hands(p: P) -> Iterator[str]:
    for seat, hand in enumerate(p.hands[: p.seats]):
        if list(hand) != sorted(hand):
            yield f"hands[{seat}]: the cards of a hand stand in the order of the box"


def _offered(p: P) -> Iterator[str]:
    shown = Counter(p.box.artist[card] for cards in (p.lot, p.unsold, *p.walls) for card in cards)
    for artist, name in enumerate(p.box.artists):
        if p.offered[artist] != shown[artist]:
            yield f"offered.{name}: {shown[artist]} lie on the table, not {p.offered[artist]}"
        elif p.offered[artist] >= p.box.closing:
            yield f"offered.{name}: painting {p.box.closing} of an artist closes the round"


def _money(p: P) -> Iterator[str]:
    most = p.box.most_money(p.seats)
    if max(p.cash) > most:
        yield f"cash: there are never more than {most}, but somebody has {max(p.cash)}"
    if not 0 <= p.price <= max(p.cash):
        yield f"price: somebody must be able to pay it, not {p.price}"


def _bids(p: P) -> Iterator[str]:
    sealing = bool(p.frames) and p.question.key == "seal"
    for seat in range(p.seats):
        if p.bids[seat] != NO_BID and not sealing:
            yield f"bids[{seat}]: nobody bids in secret now"
        elif not NO_BID <= p.bids[seat] <= max(0, p.cash[seat]):
            yield f"bids[{seat}]: a bid is within one's cash, not {p.bids[seat]}"


def _rounds(p: P) -> Iterator[str]:
    last = p.box.rounds - bool(p.frames)
    if not 0 <= p.round <= last:
        yield f"round: from 0 to {last}, not {p.round}"
    if len(p.markers) != p.round:
        yield f"markers: a row for each of the {p.round} finished rounds, not {len(p.markers)}"


def _markers(p: P) -> Iterator[str]:
    """MA-34: one first artist, one second and one third each round, as far as that many were offered."""
    for number, row in enumerate(p.markers):
        laid = sorted((value for value in row if value), reverse=True)
        if laid != [*p.box.ranked[: len(laid)]]:
            there = ", ".join(map(str, p.box.ranked))
            yield f"markers[{number}]: {there} are laid once each, from the first on, not {', '.join(map(str, laid))}"


def _places_of_sales(p: P) -> Iterator[str]:
    """What was sold hangs with its buyer until its round is over, and lies in the discard then."""
    sold: set[int] = set()
    for place, sale in enumerate(p.sales):
        where = f"sales[{place}]"
        if not 0 <= sale.round <= p.round - bool(p.reason):
            yield f"{where}.round: it is round {p.round}, not {sale.round}"
            continue
        if place and sale.round < p.sales[place - 1].round:
            yield f"{where}.round: the sale before it was in round {p.sales[place - 1].round}"
        over = sale.round < p.round
        there = p.discard if over else p.walls[sale.buyer]
        for card in sale.cards:
            if card in sold:
                yield f"{where}.cards: {p.box.cards[card]} was sold before"
            elif card not in there:
                now = "in the discard" if over else f"on the wall of seat {sale.buyer}"
                yield f"{where}.cards: {p.box.cards[card]} is not {now}"
            sold.add(card)


def _sales(p: P) -> Iterator[str]:
    """Each line of the catalogue tells of an auction as it can be."""
    most = p.box.most_money(p.seats)
    for place, sale in enumerate(p.sales):
        where = f"sales[{place}]"
        if NOBODY in (sale.opener, sale.seller, sale.buyer):
            yield f"{where}: opener, seller and buyer are seats, not nobody"
            continue
        if not _is_lot(p, sale.cards):
            yield f"{where}.cards: a card, or a double and a second card of its artist"
            continue
        sign = p.box.auction[sale.cards[-1]]
        if sale.auction != sign:
            yield f"{where}.auction: {p.box.cards[sale.cards[-1]]} is sold by {AUCTIONS[sign]} auction"
        if len(sale.cards) == 1 and sale.opener != sale.seller:
            yield f"{where}.seller: seat {sale.opener} offered it, and nobody added a card"
        if not 0 <= sale.price <= most:
            yield f"{where}.price: from 0 to {most}, not {sale.price}"
        if sale.auction == DOUBLE and (sale.price or sale.buyer != sale.opener):
            yield f"{where}.price: whoever offered a double alone has it for nothing"
        if sale.auction in (OPEN, ONCE) and not sale.price and sale.buyer != sale.seller:
            yield f"{where}.price: only the seller has a lot for nothing"
        yield from _sealed(p, sale, where)


def _sealed(p: P, sale: Sale, where: str) -> Iterator[str]:
    """MA-19, MA-20: the highest of the sealed bids wins."""
    wanted = p.seats if sale.auction == SEALED else 0
    if len(sale.bids) != wanted:
        yield f"{where}.bids: {wanted} sealed bids were opened, not {len(sale.bids)}"
    elif wanted and (min(sale.bids) < 0 or max(sale.bids) != sale.price or sale.bids[sale.buyer] != sale.price):
        yield f"{where}.bids: the highest of them is the price, and the buyer's"
    elif wanted and sale.buyer != _winner(sale, p.seats):
        yield f"{where}.buyer: of equal bids the seller's wins, or the first on the seller's left"


def _winner(sale: Sale, seats: int) -> int:
    """MA-20, MA-R8."""
    order = [(sale.seller + step) % seats for step in range(seats)]
    return next(seat for seat in order if sale.bids[seat] == max(sale.bids))


def _asked(p: P) -> Iterator[str]:
    """What is asked fits what lies on the easel, and the seats that sell and lead."""
    if not p.frames:
        return
    if len(p.frames) > 1:
        yield f"only one question is asked at a time, not {len(p.frames)}"
        return
    key, seat = p.question.key, p.frames[-1][1]
    if p.seller == NOBODY:
        yield "seller: somebody sells while the game goes on"
    elif key in ("offer", "price", "turn") and seat != p.seller:
        yield f"{key} is asked of the seller, seat {p.seller}, not of seat {seat}"
    if key in _UNOFFERED:
        if p.lot:
            yield f"{key} cannot be asked here: a lot is under the hammer"
        elif p.opener != NOBODY:
            yield "opener: nobody has offered a lot"
        if key == "turn" and not (p.mystery and p.hands[p.seats]):
            yield "turn cannot be asked here: there is no mystery card"
        return
    if not _is_lot(p, p.lot):
        yield "lot: a card, or a double and a second card of its artist"
        return
    if p.opener == NOBODY:
        yield "opener: somebody has offered the lot"
    elif len(p.lot) == 1 and p.seller not in (NOBODY, p.opener):
        yield f"seller: seat {p.opener} has offered the lot, and nobody has added a card"
    auction = DOUBLE if key == "second" else _AUCTION_OF[key]
    if p.box.auction[p.lot[-1]] != auction:
        yield f"{key} cannot be asked here: the lot is sold by {AUCTIONS[p.box.auction[p.lot[-1]]]} auction"
    elif key != "second" and p.leader == NOBODY:
        yield "leader: the seller leads until somebody bids"


def _voices(p: P) -> Iterator[str]:
    """Who leads, who has spoken and who is asked next go together."""
    if len(p.frames) != 1 or p.seller == NOBODY:
        return
    key, seat = p.question.key, p.frames[-1][1]
    if p.declared and key != "raise":
        yield "declared: it is said in an open auction only"
    if key in _UNOFFERED and p.lot:
        return
    if key in (*_UNOFFERED, "second"):
        if p.leader != NOBODY:
            yield "leader: nobody leads before the auction"
        if p.price:
            yield f"price: nobody has named one, not {p.price}"
        return
    if p.leader == NOBODY:
        return
    if key in ("seal", "price", "buy"):
        if p.leader != p.seller:
            yield f"leader: the seller, seat {p.seller}, leads in such an auction"
        if key != "buy" and p.price:
            yield f"price: nobody has named one, not {p.price}"
        if key == "buy" and (p.price > p.cash[p.seller] or (not p.price and p.cash[p.seller])):
            yield f"price: the seller names one from 1 to {p.cash[p.seller]}, not {p.price}"
        if key == "buy" and seat == p.seller:
            yield f"buy is asked of the others, not of the seller, seat {seat}"
    elif p.leader == seat:
        yield f"leader: seat {seat} leads and is not asked"
    elif not p.price and p.leader != p.seller:
        yield f"price: seat {p.leader} has bid something, not 0"
    elif p.cash[p.leader] < p.price <= max(p.cash):
        yield f"price, cash: the leader has {p.cash[p.leader]}, not {p.price}"
    elif key == "bid" and p.price:
        # MA-18: from the seller's left, the seller last.
        order = [(p.seller + 1 + step) % p.seats for step in range(p.seats)]
        if order.index(p.leader) > order.index(seat):
            yield f"leader, price: seat {p.leader} is asked after seat {seat}, and has not bid yet"
    elif key == "bid" and seat == p.seller:
        yield f"bid cannot be asked of the seller, seat {seat}: nobody has bid"
    if p.declared >> p.leader & 1:
        yield f"declared: seat {p.leader} leads"
    awaited = p.question.awaited(p)
    if key in ("raise", "seal") and seat not in awaited[:1]:
        by = "bids" if key == "seal" else "price, declared"
        yield f"{by}: {key} is asked of {f'seat {awaited[0]}' if awaited else 'nobody'}, not of seat {seat}"


def _end(p: P) -> Iterator[str]:
    ends = p.setup.title.ends
    if p.reason and p.reason not in ends:
        yield f"reason: a game ends by {', '.join(ends)}, not {p.reason[:40]!r}"
    if p.frames or not p.reason:
        return
    if p.round < p.box.rounds and (p.reason == "four_rounds" or any(p.hands[: p.seats])):
        yield f"round: a game is over after {p.box.rounds} rounds, or without a card in hand, not after {p.round}"
    if not p.round:
        yield "round: the game is over after a round"
    on_table = {"walls": any(p.walls), "unsold": p.unsold, "lot": p.lot, "declared": p.declared, "price": p.price}
    seats = {"seller": p.seller, "opener": p.opener, "leader": p.leader}
    for name in [name for name, there in on_table.items() if there] + [name for name in seats if seats[name] != NOBODY]:
        yield f"{name}: the game is over"


def _is_lot(p: P, cards: tuple[int, ...]) -> bool:
    if len(cards) == 1:
        return True
    if len(cards) != 2:
        return False
    first, second = cards
    signs, artists = p.box.auction, p.box.artist
    return signs[first] == DOUBLE != signs[second] and artists[first] == artists[second]
