"""The sales office: signing a contract, selling a work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Step
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist import names, packed
from vernissage.games.gallerist.decisions import gains
from vernissage.games.gallerist.decisions.answering import check_slot, number_of
from vernissage.games.gallerist.position import NOTHING, GalleristPosition, more

P = GalleristPosition
SlotPlace = Annotated[int, "slot_place"]


def is_open(card: int) -> bool:
    """Whether there is a contract not yet used for a sale."""
    return card != NOTHING and packed.face_of(card) == k.FRONT


def _put(p: P, seat: int, slot: int, card: int) -> None:
    slots = list(p.slots[seat])
    slots[slot] = card
    p.slots[seat] = (slots[0], slots[1], slots[2])


def _held(p: P, seat: int, slot: int) -> str:
    """The contract on a space, by name."""
    return p.box.contracts[packed.contract_of(p.slots[seat][slot])]


# Signing a contract.


def has_slot(p: P, seat: int) -> bool:
    """GA-66: whether there is a space for a contract."""
    one, two, three = p.slots[seat]
    return not (is_open(one) and is_open(two) and is_open(three))


def sign_refusal(p: P, seat: int) -> Refusal | None:
    """GA-68, GA-R8: no card can be taken with three that are not yet used for a sale."""
    unused = sum(is_open(card) for card in p.slots[seat])
    return None if has_slot(p, seat) else Refusal("GA-68", "contracts-full", p.box.contract_spaces, unused)


class Sign(Choice):
    """GA-64: take a contract on display, or lay four new ones over them first; GA-65: then one may take none.

    The frame has whether new ones were laid.
    """

    key = "sign"
    answers: ClassVar[Answers] = {m.Sign: "display", m.Refresh: "refresh", m.SignNone: "none"}
    parts: ClassVar[dict[str, Any]] = {"refreshed": Annotated[int, "switch"]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        if not has_slot(p, seat):
            return ()
        cards = [k.DISPLAY + place for place in range(4) if p.display[place]]
        return [*cards, k.PASS if p.frames[-1][2] else k.REFRESH]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code == k.PASS:
            return Refusal("GA-65", "contract-wanted")
        if code == k.REFRESH:
            return Refusal("GA-64", "refreshed-already")
        return Refusal("GA-64", "contract-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"refreshed": bool(p.frames[-1][2])}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code == k.REFRESH:
            refresh(p, seat)
            then(p, (SIGN, seat, 1))
        elif code == k.PASS:
            p.emit(e.SignedNone, EVERYONE, seat)
        else:
            then(p, (SLOT, seat, code - k.DISPLAY))

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        gains.lose(p, seat, c.CONTRACT)

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        place = codes[0] - k.DISPLAY
        if 0 <= place < k.DISPLAYED.size:
            return m.Sign(p.box.contracts[p.display[place][-1]])
        return super().move_of(p, seat, codes)

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if not isinstance(move, m.Sign):
            return super().codes_of(p, seat, move)
        card = number_of(p, "contract", move.contract)
        tops = [cards[-1] if cards else NOTHING for cards in p.display]
        if card not in tops:
            raise IllegalMove(Refusal("GA-64", "not-on-display", available=move.contract))
        return (k.DISPLAY + tops.index(card),)


class Slot(Choice):
    """GA-66: on which space the contract goes: an empty one, or one with a used card."""

    key = "slot"
    answers: ClassVar[Answers] = {m.Slot: "slot"}
    parts: ClassVar[dict[str, Any]] = {"place": Annotated[int, "display_place"]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.SLOT + slot for slot, card in enumerate(p.slots[seat]) if not is_open(card)]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if k.SLOT <= code < k.SLOT + 3:
            return Refusal("GA-66", "slot-taken", needed=code - k.SLOT + 1)
        return Refusal("GA-66", "slot-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"contract": p.box.contracts[p.display[p.frames[-1][2]][-1]]}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        place, slot = frame[2], code - k.SLOT
        *below, card = p.display[place]
        p.display[place] = tuple(below)
        old = p.slots[seat][slot]
        _put(p, seat, slot, packed.slotted(card, k.FRONT, False))
        p.emit(e.Signed, EVERYONE, seat, card, slot + 1)
        then(p, (FILL_DISPLAY, seat))
        if old == NOTHING:
            then(p, (gains.BONUS, seat, p.box.contract_tickets[slot]))  # GA-67
            return
        p.discards += (packed.contract_of(old),)  # GA-69
        if packed.has_assistant(old):
            gains.go_home(p, seat, names.FROM_CONTRACT)

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if isinstance(move, m.Slot):
            check_slot(move.slot)
        return super().codes_of(p, seat, move)


def refresh(p: P, seat: int) -> None:
    """GA-64: four new cards over those on display. GA-R8: with fewer, what is there, then the pile is made anew."""
    p.emit(e.Refreshed, EVERYONE, seat)
    enough = len(p.deck) >= 4
    _lay(p, range(min(4, len(p.deck))))
    if not enough:
        _renew(p)


class FillDisplay(Step):
    """GA-71: a space of the display that is empty gets a new card."""

    key = "fill_display"

    def run(self, p: P, frame: Frame) -> None:
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
    p.emit(e.Reshuffled, EVERYONE)
    _lay(p, range(4))


def _lay(p: P, places: Sequence[int]) -> None:
    p.reveal()
    for place in places:
        card = p.deck[0]
        p.deck = p.deck[1:]
        p.display[place] += (card,)
        p.emit(e.ContractShown, EVERYONE, card, place + 1)


# Selling a work.


def contracts_for(p: P, seat: int, work: int) -> list[int]:
    """The contract spaces a work could be sold by. GA-72."""
    form, forms = p.box.work_form[packed.work_of(work)], p.box.contract_form
    held = enumerate(p.slots[seat])
    return [slot for slot, card in held if is_open(card) and forms[packed.contract_of(card)] == form]


def sales(p: P, seat: int) -> list[int]:
    """The works a seat could sell, by their place on the wall."""
    return [k.WORK + place for place, work in enumerate(p.walls[seat]) if contracts_for(p, seat, work)]


def can_sell(p: P, seat: int) -> bool:
    """Whether there is any."""
    if not p.walls[seat]:
        return False
    wanted = 0
    for card in p.slots[seat]:
        if is_open(card):
            wanted |= 1 << p.box.contract_form[packed.contract_of(card)]
    if wanted:
        for work in p.walls[seat]:
            if wanted & 1 << p.box.work_form[packed.work_of(work)]:
                return True
    return False


def sell_refusal(p: P, seat: int) -> Refusal | None:
    if sales(p, seat):
        return None
    if not p.walls[seat]:
        return Refusal("GA-72", "nothing-on-show", 1, 0)
    if not any(is_open(card) for card in p.slots[seat]):
        return Refusal("GA-72", "no-open-contract", 1, 0)
    return Refusal("GA-72", "no-contract-of-form")


class Sell(Choice):
    """GA-72, GA-79: which work is sold?"""

    key = "sell"
    answers: ClassVar[Answers] = {m.Sell: "work"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return sales(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - k.WORK < len(p.walls[seat]):
            return Refusal("GA-72", "no-contract-of-form")
        return Refusal("GA-72", "work-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        then(p, (FULFIL, seat, code - k.WORK))

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        return m.Sell(p.box.works[packed.work_of(p.walls[seat][codes[0] - k.WORK])])

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        assert isinstance(move, m.Sell)
        work, shown = number_of(p, "work", move.work), [packed.work_of(item) for item in p.walls[seat]]
        if work not in shown:
            raise IllegalMove(Refusal("GA-72", "not-on-show", available=move.work))
        return (k.WORK + shown.index(work),)


class Fulfil(Choice):
    """Which contract is used for the sale, if several are of the work's form?"""

    key = "fulfil"
    answers: ClassVar[Answers] = {m.Fulfil: "slot"}
    parts: ClassVar[dict[str, Any]] = {"place": Annotated[int, "wall_place"]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.SLOT + slot for slot in contracts_for(p, seat, p.walls[seat][p.frames[-1][2]])]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if k.SLOT <= code < k.SLOT + 3:
            return Refusal("GA-72", "contract-does-not-fit", needed=code - k.SLOT + 1)
        return Refusal("GA-72", "slot-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"work": p.box.works[packed.work_of(p.walls[seat][p.frames[-1][2]])]}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        place = frame[2]
        wall = p.walls[seat]
        work = wall[place]
        artist = packed.artist_of(work)
        p.emit(e.Sold, EVERYONE, seat, packed.work_of(work), artist, p.value(artist))
        gains.pay_out(p, seat, p.value(artist))  # GA-73
        p.walls[seat] = wall[:place] + wall[place + 1 :]  # GA-74
        p.sold[seat] += (packed.sold_as(work, p.is_celebrity(artist)),)
        p.signatures[artist] += 1  # GA-75
        then(p, (SEND, seat, code - k.SLOT))

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        return m.Fulfil(p.box.contracts[packed.contract_of(p.slots[seat][codes[0] - k.SLOT])])

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        assert isinstance(move, m.Fulfil)
        card = number_of(p, "contract", move.contract)
        held = [packed.contract_of(slot) if slot != NOTHING else NOTHING for slot in p.slots[seat]]
        if card not in held:
            raise IllegalMove(Refusal("GA-72", "not-your-contract", available=move.contract))
        return (k.SLOT + held.index(card),)


class Send(Choice):
    """GA-76: which visitor leaves one's gallery for the plaza after a sale?"""

    key = "send"
    answers: ClassVar[Answers] = {m.Send: "visitor"}
    parts: ClassVar[dict[str, Any]] = {"slot": SlotPlace}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.VISITOR + kind for kind in range(3) if p.galleries[seat][kind]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - k.VISITOR < 3:
            return Refusal("GA-76", "not-in-gallery", available=c.VISITORS[code - k.VISITOR])
        return Refusal("GA-76", "visitor-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"contract": _held(p, seat, p.frames[-1][2])}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        kind, slot = code - k.VISITOR, frame[2]
        p.galleries[seat] = more(p.galleries[seat], kind, -1)
        p.plaza = more(p.plaza, kind)
        p.emit(e.Sent, EVERYONE, seat, kind, names.FROM_GALLERY)
        if kind == c.COLLECTOR:
            then(p, (FACE, seat, slot))
        else:
            turn_over(p, seat, slot, k.MONEY_FACE if kind == c.INVESTOR else k.INFLUENCE_FACE)  # GA-78

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        then(p, (FACE, seat, frame[2]))


class Face(Choice):
    """GA-78: which bonus of the back lies on top, where no investor or VIP has decided it."""

    key = "face"
    answers: ClassVar[Answers] = {m.Face: "face"}
    parts: ClassVar[dict[str, Any]] = {"slot": SlotPlace}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return (k.FACE + k.MONEY_FACE, k.FACE + k.INFLUENCE_FACE)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("GA-78", "face-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"contract": _held(p, seat, p.frames[-1][2])}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        turn_over(p, seat, frame[2], code - k.FACE)


def turn_over(p: P, seat: int, slot: int, face: int) -> None:
    """GA-77: the contract is turned over, an assistant on it goes home."""
    old = p.slots[seat][slot]
    card = packed.contract_of(old)
    _put(p, seat, slot, packed.slotted(card, face, False))
    p.emit(e.TurnedOver, EVERYONE, seat, card, k.FACES[face])
    if packed.has_assistant(old):
        gains.go_home(p, seat, names.FROM_CONTRACT)


SIGN: Final[int] = P.enrol(Sign())
SLOT: Final[int] = P.enrol(Slot())
FILL_DISPLAY: Final[int] = P.enrol(FillDisplay())
SELL: Final[int] = P.enrol(Sell())
FULFIL: Final[int] = P.enrol(Fulfil())
SEND: Final[int] = P.enrol(Send())
FACE: Final[int] = P.enrol(Face())
