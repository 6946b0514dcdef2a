"""Scenes of Modern Art: a table set as a test wants it, everything else in its proper place.

Cards are named in full (`nex-open-2`), by artist and auction (`nex-open`), or by artist alone (`nex`); `nex*3` is
three of them. In table talk `0 offer nex-open` offers the first such card of the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.games.modern_art import title
from vernissage.games.modern_art.components import Box
from vernissage.games.modern_art.decisions import OFFER
from vernissage.games.modern_art.position import ModernArtPosition
from vernissage.games.modern_art.view import ModernArtView

NEX, BAHUT, DARMOIR, SADLAND, KORIKO = range(5)


class _Shelf:
    """The cards not yet given a place."""

    def __init__(self, box: Box, wishes: Iterable[str]) -> None:
        self.box = box
        self.free = list(range(len(box.cards)))
        self.reserved = {box.numbers[word] for wish in wishes for word in wish.split() if word in box.numbers}

    def take(self, wish: str) -> tuple[int, ...]:
        cards = []
        for word in wish.split():
            kind, _, times = word.partition("*")
            cards += [self.one(kind) for _ in range(int(times or 1))]
        return tuple(cards)

    def one(self, kind: str) -> int:
        for card in self.free:
            name = self.box.cards[card]
            if name == kind or (name.startswith(kind + "-") and card not in self.reserved):
                self.free.remove(card)
                return card
        raise AssertionError(f"no {kind} is left for this scene")


def scene(
    *hands: str,
    seller: int = 0,
    round: int = 1,
    cash: Sequence[int] = (),
    walls: Sequence[str] = (),
    unsold: str = "",
    offered: Mapping[str, int] | None = None,
    markers: Sequence[Sequence[int]] = (),
    mystery: str | None = None,
    coming: str = "",
    spare: bool = True,
    **options: object,
) -> ModernArtPosition:
    """A game in which `seller` is to offer a card, with one hand for each seat.

    `walls` are the paintings bought this round, `unsold` the others shown; `offered` makes up the number by artist
    with further unsold ones. `coming` are the next cards to be dealt. With `spare` everybody holds a Sadland more, so
    that no hand runs dry. `mystery` is the mystery hand.
    """
    seats = len(hands)
    if mystery is not None:
        options["mystery_hand"] = True
    p = title.new(seats, 1, options)
    box = p.box
    shelf = _Shelf(box, [*hands, *walls, unsold, mystery or "", coming])
    p.round = round - 1
    p.hands = [shelf.take(hand) for hand in hands]
    p.walls = [shelf.take(wall) for wall in walls] or [()] * seats
    p.unsold = shelf.take(unsold)
    ahead = shelf.take(coming)
    turned = shelf.take(mystery or "")
    p.offered = [0] * 5
    for card in (*p.unsold, *(card for wall in p.walls for card in wall)):
        p.offered[box.artist[card]] += 1
    for artist, count in (offered or {}).items():
        missing = count - p.offered[box.artists.index(artist)]
        p.unsold += shelf.take(f"{artist}*{missing}") if missing else ()
        p.offered[box.artists.index(artist)] = count
    if spare:
        spares = [shelf.one("sadland") for _ in range(seats)]
        p.hands = [(*hand, card) for hand, card in zip(p.hands, spares, strict=True)]
    p.hands = [tuple(sorted(hand)) for hand in p.hands]
    if mystery is not None:
        p.hands.append(turned)
    to_deal = len(p.hands) * sum(box.deals[len(p.hands)][round:])
    ahead = (*ahead, *shelf.free[: to_deal - len(ahead)])
    p.discard = tuple(card for card in shelf.free if card not in ahead)
    p.deck = (*(card for card in range(len(box.cards)) if card not in ahead), *ahead)
    p.dealt = len(p.deck) - len(ahead)
    p.cash = list(cash) or [box.start_cash] * seats
    p.bank = sum(p.cash) - box.start_cash * seats
    p.markers = tuple(tuple(row) for row in markers) or ((0,) * 5,) * (round - 1)
    assert len(p.markers) == round - 1, "a row of markers for each round that is over"
    p.seller = seller
    p.frames = [(OFFER, seller)]
    hold_together(p)
    return p


def hold_together(p: ModernArtPosition) -> None:
    """Every card is in one place, all money is accounted for, nobody owes anything."""
    walls = [card for wall in p.walls for card in wall]
    hands = [card for hand in p.hands for card in hand]
    everywhere = [*p.deck[p.dealt :], *hands, *walls, *p.lot, *p.unsold, *p.discard]
    assert sorted(everywhere) == list(range(len(p.box.cards)))
    assert sum(p.cash) == p.box.start_cash * p.seats + p.bank
    assert min(p.cash) >= 0


def _in_full(p: ModernArtPosition, seat: int, move: str) -> str:
    tag, _, card = move.partition(" ")
    if tag not in ("offer", "add") or card in p.box.numbers:
        return move
    held = [p.box.cards[number] for number in p.hands[seat]]
    named = [name for name in (*held, *p.box.cards) if name.startswith(card + "-")]
    return f"{tag} {named[0]}"


def play(p: ModernArtPosition, script: str) -> list[Event]:
    """Play a script; after each move all must hold together."""
    heard: list[Event] = []
    for seat, move in builders.lines(script):
        heard += builders.talk(p, f"{seat} {move}", _in_full)
        hold_together(p)
    return heard


def refused(p: ModernArtPosition, script: str) -> Refusal:
    """Why the one move of the script is not allowed."""
    return builders.refused(p, script, _in_full)


def seen(p: ModernArtPosition, seat: int | None) -> ModernArtView:
    """What a seat sees, or a spectator (None)."""
    return title.view(p, seat)


def asked(p: ModernArtPosition) -> tuple[str, tuple[int, ...]]:
    """What is asked, and of which seats."""
    return p.decision.key, p.decision.seats


def names(p: ModernArtPosition, cards: Iterable[int]) -> list[str]:
    """The kinds of some cards, numbers left out."""
    return [p.box.cards[card].rpartition("-")[0] for card in cards]


def sell(p: ModernArtPosition, card: str, buyer: int, price: int) -> list[Event]:
    """The seller offers a card, and the buyer has it for the price whatever the auction; the others stay out."""
    heard = play(p, f"{p.seller} offer {card}")
    seller = p.seller
    while p.frames and p.lot:
        key, (seat, *_) = asked(p)
        if key == "raise" and not p.price and price:
            heard += play(p, f"{buyer} bid {price}")
        elif key == "price":
            heard += play(p, f"{seller} price {price}")
        elif key == "seal":
            heard += play(p, f"{seat} seal {price if seat == buyer else 0}")
        elif key == "second":
            heard += play(p, f"{seat} decline")
        elif seat == buyer and key == "bid" and price:
            heard += play(p, f"{seat} bid {price}")
        elif seat == buyer and key == "buy":
            heard += play(p, f"{seat} buy")
        else:
            heard += play(p, f"{seat} pass")
    return heard
