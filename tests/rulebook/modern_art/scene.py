"""Scenes of Modern Art: a table set as a test wants it, everything else in its proper place.

Cards are named in full (`nex-open-2`), by artist and auction (`nex-open`), or by artist alone (`nex`); `nex*3` is
three of them. In table talk `0 offer nex-open` offers the first such card of the hand.
"""

from __future__ import annotations

import collections
from collections.abc import Iterable, Mapping, Sequence

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.core.games import Game
from vernissage.games.modern_art import title
from vernissage.games.modern_art.components import Box
from vernissage.games.modern_art.position import ModernArtPosition
from vernissage.games.modern_art.view import ModernArtView

NEX, BAHUT, DARMOIR, SADLAND, KORIKO = range(5)


class _Shelf:
    """The cards not yet given a place."""

    def __init__(self, box: Box, wishes: Iterable[str]) -> None:
        self.box = box
        self.free = list(box.cards)
        self.reserved = {word for wish in wishes for word in wish.split() if word in box.numbers}

    def take(self, wish: str) -> list[str]:
        cards = []
        for word in wish.split():
            kind, _, times = word.partition("*")
            cards += [self.one(kind) for _ in range(int(times or 1))]
        return cards

    def one(self, kind: str) -> str:
        for card in self.free:
            if card == kind or (card.startswith(kind + "-") and card not in self.reserved):
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
    box = title.setup(seats, options).components
    shelf = _Shelf(box, [*hands, *walls, unsold, mystery or "", coming])
    held = [shelf.take(hand) for hand in hands]
    hung = [shelf.take(wall) for wall in walls] or [[] for _ in hands]
    left = shelf.take(unsold)
    ahead = shelf.take(coming)
    turned = shelf.take(mystery or "")
    shown = collections.Counter(card.split("-")[0] for card in (*left, *(card for wall in hung for card in wall)))
    for artist, count in (offered or {}).items():
        left += shelf.take(f"{artist}*{count - shown[artist]}") if count > shown[artist] else []
        shown[artist] = count
    if spare:
        for hand in held:
            hand += shelf.take("sadland")
    dealt_hands = seats + (mystery is not None)
    to_deal = dealt_hands * sum(box.deals[dealt_hands][round:])
    ahead += shelf.free[: to_deal - len(ahead)]
    money = list(cash) or [box.start_cash] * seats
    rows = [dict(zip(box.artists, row, strict=True)) for row in markers]
    start = title.new(seats, 1, options).position.plain()
    position: ModernArtPosition = title.set_up(
        {
            **start,
            "asked": [{"question": "offer", "seat": f"seat {seller}"}],
            "table": {
                "round": round - 1,
                "hands": [sorted(hand, key=box.cards.index) for hand in held] + [turned] * (mystery is not None),
                "walls": hung,
                "unsold": left,
                "discard": [card for card in shelf.free if card not in ahead],
                "deck": [*(card for card in box.cards if card not in ahead), *ahead],
                "dealt": len(box.cards) - len(ahead),
                "offered": {artist: shown[artist] for artist in box.artists},
                "markers": rows or [dict.fromkeys(box.artists, 0)] * (round - 1),
                "cash": money,
                "bank": sum(money) - box.start_cash * seats,
                "seller": f"seat {seller}",
            },
        }
    )
    return position


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


def play(table: Game[ModernArtPosition] | ModernArtPosition, script: str) -> list[Event]:
    """Play a script; after each move all must hold together."""
    game = builders.game_at(table)
    heard: list[Event] = []
    for seat, move in builders.lines(script):
        heard += builders.talk(game, f"{seat} {move}", _in_full)
        hold_together(game.position)
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
