"""What is on offer, and in which order everybody chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE, clockwise
from vernissage.core.questions import Answers, Choice, Mode
from vernissage.games.art_society import decisions
from vernissage.games.art_society import events as e
from vernissage.games.art_society import moves as m
from vernissage.games.art_society.position import NO_BID, ArtSocietyPosition

P = ArtSocietyPosition


class Lot(Choice):
    """AS-8: the auctioneer takes paintings by their backs, one more than there are players; then all are turned up.

    AS-R27: several of one number may be taken.
    """

    key = "lot"
    answers: ClassVar[Answers] = {m.Lot: "lot"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.box.lot_code
        return [first + number for number, pile in enumerate(p.piles) if pile]

    def count(self, p: P, seat: int) -> int:
        return len(p.piles) - p.piles.count(())

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - p.box.lot_code < len(p.piles):
            return Refusal("AS-8", "empty-pile")
        return Refusal("AS-8", "pile-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        number = code - p.box.lot_code
        pile = p.piles[number]
        p.lots += pile[:1]
        p.piles[number] = pile[1:]
        p.emit(e.LotChosen, EVERYONE, seat, number)
        if len(p.lots) < p.seats + p.box.extra_lots:
            p.ask_instead((self.index, seat))
            return
        p.lots = tuple(sorted(p.lots, key=lambda tile: (p.box.value[tile], tile)))
        p.reveal()
        p.emit(e.LotsShown, EVERYONE, p.lots)
        p.ask_instead((decisions.BID, seat))


class Bid(Choice):
    """AS-9: everybody, the auctioneer too, lays a bid card face down; AS-R29: it may be changed until all lie."""

    key = "bid"
    answers: ClassVar[Answers] = {m.Bid: "bid"}
    mode = Mode.SEALED

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.box.bid_code
        return [first + card for card in p.hands[seat]]

    def count(self, p: P, seat: int) -> int:
        return len(p.hands[seat])

    def nth(self, p: P, seat: int, k: int) -> int:
        return p.box.bid_code + p.hands[seat][k]

    def awaited(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in clockwise(p.auctioneer, p.seats) if p.bids[seat] == NO_BID)

    def optional(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in range(p.seats) if p.bids[seat] != NO_BID)

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if isinstance(move, m.Bid) and not 1 <= move.card <= p.box.bid_cards:
            raise IllegalMove(Refusal("AS-9", "bid-needed", p.box.bid_cards))
        return super().codes_of(p, seat, move)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        card = code - p.box.bid_code
        if 1 <= card <= p.box.bid_cards:
            return Refusal("AS-4", "card-spent", card, len(p.hands[seat]))
        return Refusal("AS-9", "bid-needed", p.box.bid_cards)

    def apply(self, p: P, seat: int, code: int) -> None:
        first = p.bids[seat] == NO_BID
        p.bids[seat] = code - p.box.bid_code
        if first:
            p.emit(e.BidLaid, EVERYONE, seat)
        if NO_BID in p.bids:
            p.ask_on((self.index, self.awaited(p)[0]))
        else:
            _show_bids(p)


def _show_bids(p: P) -> None:
    """All turn their cards up; the highest chooses first."""
    p.reveal()
    for seat, card in enumerate(p.bids):
        hand = p.hands[seat]
        at = hand.index(card)
        p.hands[seat] = hand[:at] + hand[at + 1 :]
        p.spent[seat] += (card,)
    p.order, p.shown = ranked(p.spent)
    # AS-12, AS-R9: the cards lie open now, but the catalogue keeps them only with open bids.
    p.emit(e.BidsShown, EVERYONE, p.order, tuple(p.bids) if p.open_bids else ())
    p.bids = [NO_BID] * p.seats
    p.ask_instead((decisions.TAKE, p.order[0]))


def ranked(spent: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The seats in the order they choose, and the cards each of them has to show for it.

    AS-11, AS-R7: equal bids compare the cards below, down to the starting bids, which all differ.
    """
    from_top = [pile[::-1] for pile in spent]
    order = tuple(sorted(range(len(spent)), key=lambda seat: from_top[seat], reverse=True))
    shown = tuple(
        pile[: 1 + max(_common(pile, other) for at, other in enumerate(from_top) if at != seat)]
        for seat, pile in enumerate(from_top)
    )
    return order, shown


def _common(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How many cards from the top are the same."""
    same = 0
    while one[same] == other[same]:
        same += 1
    return same
