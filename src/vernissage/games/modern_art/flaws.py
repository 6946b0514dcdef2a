"""What the rules of Modern Art rule out, for tables that are set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vernissage.games.modern_art.components import AUCTIONS, DOUBLE, FIXED, ONCE, OPEN, SEALED
from vernissage.games.modern_art.position import NO_BID, NOBODY, ModernArtPosition

P = ModernArtPosition
_AUCTION_OF = {"raise": OPEN, "bid": ONCE, "seal": SEALED, "price": FIXED, "buy": FIXED}


def flaws(p: P) -> Iterator[str]:
    """Everything that could not have come about in play."""
    yield from _cards(p)
    yield from _money(p)
    yield from _rounds(p)
    if len(p.frames) > 1:
        yield f"only one question is asked at a time, not {len(p.frames)}"
    elif p.frames:
        yield from _question(p, p.question.key, p.frames[-1][1])


def _cards(p: P) -> Iterator[str]:
    if sorted(p.deck) != list(range(len(p.box.cards))):
        yield "deck: every card is in it once, the dealt ones first"
    if not 0 <= p.dealt <= len(p.deck):
        yield f"dealt: from 0 to {len(p.deck)} cards, not {p.dealt}"
    for seat, hand in enumerate(p.hands[: p.seats]):
        if list(hand) != sorted(hand):
            yield f"hands[{seat}]: the cards of a hand stand in the order of the box"
    shown = Counter(p.box.artist[card] for cards in (p.lot, p.unsold, *p.walls) for card in cards)
    for artist, name in enumerate(p.box.artists):
        if p.offered[artist] != shown[artist]:
            yield f"offered.{name}: {shown[artist]} lie on the table, not {p.offered[artist]}"
        elif p.offered[artist] >= p.box.closing:
            yield f"offered.{name}: painting {p.box.closing} of an artist closes the round"


def _money(p: P) -> Iterator[str]:
    for seat in range(p.seats):
        if not NO_BID <= p.bids[seat] <= max(0, p.cash[seat]):
            yield f"bids[{seat}]: a bid is within one's cash, not {p.bids[seat]}"
    if not 0 <= p.price <= max(p.cash):
        yield f"price: somebody must be able to pay it, not {p.price}"


def _rounds(p: P) -> Iterator[str]:
    last = p.box.rounds - bool(p.frames)
    if not 0 <= p.round <= last:
        yield f"round: from 0 to {last}, not {p.round}"
    if len(p.markers) != p.round:
        yield f"markers: a row for each of the {p.round} finished rounds, not {len(p.markers)}"
    ends = p.setup.title.ends
    if p.reason and p.reason not in ends:
        yield f"reason: a game ends by {', '.join(ends)}, not {p.reason[:40]!r}"


def _question(p: P, key: str, seat: int) -> Iterator[str]:
    """What is asked fits what lies on the easel, and the seats that sell and lead."""
    if p.seller == NOBODY:
        yield "seller: somebody sells while the game goes on"
    elif key in ("offer", "price", "turn") and seat != p.seller:
        yield f"{key} is asked of the seller, seat {p.seller}, not of seat {seat}"
    if key in ("offer", "turn"):
        if p.lot:
            yield f"{key} cannot be asked here: a lot is under the hammer"
        if key == "turn" and not (p.mystery and p.hands[p.seats]):
            yield "turn cannot be asked here: there is no mystery card"
        return
    if not _is_lot(p):
        yield "lot: a card, or a double and a second card of its artist"
        return
    if p.opener == NOBODY:
        yield "opener: somebody has offered the lot"
    auction = DOUBLE if key == "second" else _AUCTION_OF[key]
    if p.box.auction[p.lot[-1]] != auction:
        yield f"{key} cannot be asked here: the lot is sold by {AUCTIONS[p.box.auction[p.lot[-1]]]} auction"
    elif key != "second" and p.leader == NOBODY:
        yield "leader: the seller leads until somebody bids"


def _is_lot(p: P) -> bool:
    if len(p.lot) == 1:
        return True
    if len(p.lot) != 2:
        return False
    first, second = p.lot
    signs, artists = p.box.auction, p.box.artist
    return signs[first] == DOUBLE != signs[second] and artists[first] == artists[second]
