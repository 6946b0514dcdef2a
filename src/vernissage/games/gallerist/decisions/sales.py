"""The sales office: signing a contract, selling a work."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist.codes import (
    ARTISTS,
    DISPLAY,
    FACE,
    FRONT,
    INFLUENCE_FACE,
    KIND,
    MONEY_FACE,
    PASS,
    REFRESH,
    SLOT,
    WORK,
)
from vernissage.games.gallerist.decisions import flow
from vernissage.games.gallerist.decisions.flow import Frame, P, Pick, then
from vernissage.games.gallerist.decisions.gains import go_home, lose, pay_out
from vernissage.games.gallerist.position import NOTHING, more


def is_open(card: int) -> bool:
    """Whether there is a contract not yet used for a sale."""
    return card != NOTHING and card // 2 % 3 == FRONT


def _put(p: P, seat: int, slot: int, card: int) -> None:
    slots = list(p.slots[seat])
    slots[slot] = card
    p.slots[seat] = (slots[0], slots[1], slots[2])


# Signing a contract.


def has_slot(p: P, seat: int) -> bool:
    """GA-66: whether there is a space for a contract."""
    return not all(is_open(card) for card in p.slots[seat])


def sign_refusal(p: P, seat: int) -> Refusal | None:
    """GA-68, GA-R8: no card can be taken with three that are not yet used for a sale."""
    unused = sum(is_open(card) for card in p.slots[seat])
    return None if has_slot(p, seat) else Refusal("GA-68", "contracts-full", p.box.contract_spaces, unused)


class Sign(Pick):
    """GA-64: take a contract on display, or lay four new ones over them first; GA-65: then one may take none.

    Frame: whether new ones were laid.
    """

    key = "sign"

    def options(self, p: P, seat: int) -> Sequence[int]:
        if not has_slot(p, seat):
            return ()
        cards = [DISPLAY + place for place in range(4) if p.display[place]]
        return [*cards, PASS if p.frames[-1][2] else REFRESH]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code == PASS:
            return Refusal("GA-65", "contract-wanted")
        if code == REFRESH:
            return Refusal("GA-64", "refreshed-already")
        return Refusal("GA-64", "contract-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code == REFRESH:
            refresh(p, seat)
            then(p, (flow.SIGN, seat, 1))
        elif code == PASS:
            if p.log is not None:
                p.emit(e.SIGNED_NONE, EVERYONE, seat)
        else:
            then(p, (flow.SLOT, seat, code - DISPLAY))

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        lose(p, seat, c.CONTRACT)


class Slot(Pick):
    """GA-66: on which space the contract goes: an empty one, or one with a used card. Frame: its place on display."""

    key = "slot"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [SLOT + slot for slot, card in enumerate(p.slots[seat]) if not is_open(card)]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if SLOT <= code < SLOT + 3:
            return Refusal("GA-66", "slot-taken", needed=code - SLOT + 1)
        return Refusal("GA-66", "slot-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        place, slot = frame[2], code - SLOT
        *below, card = p.display[place]
        p.display[place] = tuple(below)
        old = p.slots[seat][slot]
        _put(p, seat, slot, card * 6)
        if p.log is not None:
            p.emit(e.SIGNED, EVERYONE, seat, card, slot)
        then(p, (flow.FILL_DISPLAY, seat))
        if old == NOTHING:
            then(p, (flow.BONUS, seat, p.box.contract_tickets[slot]))  # GA-67
            return
        p.discards += (old // 6,)  # GA-69
        if old & 1:
            go_home(p, seat)


def refresh(p: P, seat: int) -> None:
    """GA-64: four new cards over those on display. GA-R8: with fewer, what is there, then the pile is made anew."""
    if p.log is not None:
        p.emit(e.REFRESHED, EVERYONE, seat)
    enough = len(p.deck) >= 4
    _lay(p, range(min(4, len(p.deck))))
    if not enough:
        _renew(p)


def fill_display(p: P, frame: Frame) -> None:
    """GA-71: a space of the display that is empty gets a new card."""
    for place in range(4):
        if not p.display[place]:
            if p.deck:
                _lay(p, (place,))
            else:
                _renew(p)


def _renew(p: P) -> None:
    """GA-70: discards and display are shuffled into a new pile, and four cards are laid out."""
    cards = (*p.discards, *(card for cards in p.display for card in cards))
    p.discards = ()
    p.display = [()] * 4
    p.deck = tuple(p.shuffled("reshuffle", sorted(cards)))
    if p.log is not None:
        p.emit(e.RESHUFFLED, EVERYONE)
    _lay(p, range(4))


def _lay(p: P, places: Sequence[int]) -> None:
    p.reveal()
    for place in places:
        card, *rest = p.deck
        p.deck = tuple(rest)
        p.display[place] += (card,)
        if p.log is not None:
            p.emit(e.CONTRACT_SHOWN, EVERYONE, card)


# Selling a work.


def contracts_for(p: P, seat: int, work: int) -> list[int]:
    """The contract spaces a work could be sold by. GA-72."""
    form = p.box.work_form[work // ARTISTS]
    return [slot for slot, card in enumerate(p.slots[seat]) if is_open(card) and p.box.contract_form[card // 6] == form]


def sales(p: P, seat: int) -> list[int]:
    """The works a seat could sell, by their place on the wall."""
    return [WORK + place for place, work in enumerate(p.walls[seat]) if contracts_for(p, seat, work)]


def sell_refusal(p: P, seat: int) -> Refusal | None:
    if sales(p, seat):
        return None
    if not p.walls[seat]:
        return Refusal("GA-72", "nothing-on-show", 1, 0)
    if not any(is_open(card) for card in p.slots[seat]):
        return Refusal("GA-72", "no-open-contract", 1, 0)
    return Refusal("GA-72", "no-contract-of-form")


class Sell(Pick):
    """GA-72, GA-79: which work is sold?"""

    key = "sell"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return sales(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - WORK < len(p.walls[seat]):
            return Refusal("GA-72", "no-contract-of-form")
        return Refusal("GA-72", "work-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        then(p, (flow.FULFIL, seat, code - WORK))


class Fulfil(Pick):
    """Which contract is used for the sale, if several are of the work's form? Frame: the work's place on the wall."""

    key = "fulfil"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [SLOT + slot for slot in contracts_for(p, seat, p.walls[seat][p.frames[-1][2]])]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if SLOT <= code < SLOT + 3:
            return Refusal("GA-72", "contract-does-not-fit", needed=code - SLOT + 1)
        return Refusal("GA-72", "slot-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        place = frame[2]
        wall = p.walls[seat]
        work = wall[place]
        artist = work % ARTISTS
        if p.log is not None:
            p.emit(e.SOLD, EVERYONE, seat, work // ARTISTS, artist, p.value(artist))
        pay_out(p, seat, p.value(artist))  # GA-73
        p.walls[seat] = wall[:place] + wall[place + 1 :]  # GA-74
        p.sold[seat] += (work * 2 + p.is_celebrity(artist),)
        p.signatures[artist] += 1  # GA-75
        then(p, (flow.SEND, seat, code - SLOT))


class Send(Pick):
    """GA-76: which visitor leaves one's gallery for the plaza after a sale? Frame: the contract's space."""

    key = "send"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [KIND + kind for kind in range(3) if p.galleries[seat][kind]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - KIND < 3:
            return Refusal("GA-76", "not-in-gallery", available=c.VISITORS[code - KIND])
        return Refusal("GA-76", "visitor-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        kind, slot = code - KIND, frame[2]
        p.galleries[seat] = more(p.galleries[seat], kind, -1)
        p.plaza = more(p.plaza, kind)
        if p.log is not None:
            p.emit(e.SENT, EVERYONE, seat, kind, e.FROM_GALLERY)
        if kind == c.COLLECTOR:
            then(p, (flow.FACE, seat, slot))
        else:
            turn_over(p, seat, slot, MONEY_FACE if kind == c.INVESTOR else INFLUENCE_FACE)  # GA-78

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        then(p, (flow.FACE, seat, frame[2]))


class Face(Pick):
    """GA-78: which bonus of the back lies on top, where no investor or VIP has decided it. Frame: contract's space."""

    key = "face"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return (FACE + MONEY_FACE, FACE + INFLUENCE_FACE)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("GA-78", "face-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        turn_over(p, seat, frame[2], code - FACE)


def turn_over(p: P, seat: int, slot: int, face: int) -> None:
    """GA-77: the contract is turned over, an assistant on it goes home."""
    card = p.slots[seat][slot]
    _put(p, seat, slot, card // 6 * 6 + face * 2)
    if card & 1:
        go_home(p, seat)
    if p.log is not None:
        p.emit(e.TURNED_OVER, EVERYONE, seat, card // 6, face)
