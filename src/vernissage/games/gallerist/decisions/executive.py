"""Executive actions: moving visitors with tickets, using the bonus of a contract; and where an assistant comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from vernissage.core.errors import Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.decisions import gains, obligation, sales
from vernissage.games.gallerist.names import HOLDERS, ON_CONTRACT, ON_MARKET
from vernissage.games.gallerist.position import NONE, NOTHING, GalleristPosition, more

P = GalleristPosition


def executive(p: P, seat: int) -> list[int]:
    """All executive actions a seat could begin with now."""
    return [*walks(p, seat), *uses(p, seat)]


# GA-30: tickets.


def walks(p: P, seat: int) -> list[int]:
    """The visitors a seat has a ticket to move, each one space towards its own gallery: the plaza's, then by lobby."""
    codes: list[int] = []
    tickets = p.tickets[seat]
    if tickets == NONE:
        return codes
    plaza = p.plaza
    for kind in range(3):
        if tickets[kind] and plaza[kind]:
            codes.append(k.WALK + kind)
    for spot, lobby in enumerate(p.lobbies):
        for kind in range(3):
            if tickets[kind] and lobby[kind] and (spot != seat or p.admits(seat, kind)):
                codes.append(k.WALK + 3 * (spot + 1) + kind)
    return codes


def walk(p: P, seat: int, code: int) -> None:
    """Spend a ticket; another may follow."""
    source, kind = k.walked(code)
    p.tickets[seat] = more(p.tickets[seat], kind, -1)
    p.spent = more(p.spent, kind)  # GA-31
    p.stirred = True
    p.emit(e.Walked, EVERYONE, seat, kind, source, _towards(p, seat, source))
    if not source:
        p.plaza = more(p.plaza, kind, -1)
        p.lobbies[seat] = more(p.lobbies[seat], kind)
    else:
        p.lobbies[source - 1] = more(p.lobbies[source - 1], kind, -1)
        if source - 1 == seat:
            p.galleries[seat] = more(p.galleries[seat], kind)
        else:
            p.plaza = more(p.plaza, kind)
    then(p, (obligation.VISITORS, seat))


def _towards(p: P, seat: int, source: int) -> int:
    """The next place on the way to a seat's gallery: its lobby, the gallery itself, or the plaza."""
    if not source:
        return seat + 1
    return p.seats + 1 if source - 1 == seat else 0


def walk_refusal(p: P, seat: int, code: int) -> Refusal | None:
    """Why a visitor cannot be moved; None for a code that is no such move, or that is legal."""
    if not k.WALK <= code < k.WALK + 3 * (p.seats + 1):
        return None
    source, kind = k.walked(code)
    if not p.tickets[seat][kind]:
        return Refusal("GA-30", "no-ticket", needed=c.TICKETS[kind])
    if not (p.lobbies[source - 1] if source else p.plaza)[kind]:
        return Refusal("GA-32", "no-visitor-there", needed=c.VISITORS[kind])
    if source - 1 == seat and not p.admits(seat, kind):
        return gains.collector_refusal(p, seat)
    return None


# GA-34: contracts.


def uses(p: P, seat: int) -> list[int]:
    """The contract spaces whose bonus can be used."""
    codes: list[int] = []
    for slot, card in enumerate(p.slots[seat]):
        if usable(card):
            codes.append(k.USE + slot)
    if not codes or not has_source(p, seat):
        return []
    if sales.has_slot(p, seat):
        return codes
    return [code for code in codes if bonus_of(p, p.slots[seat][code - k.USE]) != c.CONTRACT]


def usable(card: int) -> bool:
    """Whether there is a contract without an assistant on it."""
    return card != NOTHING and not packed.has_assistant(card)


def bonus_of(p: P, card: int) -> int:
    """The bonus a contract shows as it lies. GA-35: the back, after a sale, is another bonus."""
    face = packed.face_of(card)
    if face == k.FRONT:
        return p.box.contract_bonus[packed.contract_of(card)]
    return c.MONEY if face == k.MONEY_FACE else c.INFLUENCE


def use_refusal(p: P, seat: int, code: int) -> Refusal | None:
    """Why the bonus of a contract cannot be used; None for a code that is no such thing, or that is legal."""
    return _use_refusal(p, seat, code - k.USE) if k.USE <= code < k.USE + 3 else None


def _use_refusal(p: P, seat: int, slot: int) -> Refusal | None:
    card = p.slots[seat][slot]
    if card == NOTHING:
        return Refusal("GA-34", "no-contract", needed=slot + 1)
    if packed.has_assistant(card):
        return Refusal("GA-34", "bonus-used", needed=slot + 1)
    if not sources(p, seat):
        return Refusal("GA-34", "no-assistant", 1, 0)
    if bonus_of(p, card) == c.CONTRACT:
        return sales.sign_refusal(p, seat)
    return None


def use(p: P, seat: int, code: int) -> None:
    """The assistant first, then the bonus."""
    slot = code - k.USE
    then(p, (ASSISTANT, seat, ON_CONTRACT, slot), (gains.BONUS, seat, bonus_of(p, p.slots[seat][slot])))


def begin(p: P, seat: int, code: int) -> None:
    """Begin the executive action of a code."""
    if code >= k.USE:
        use(p, seat, code)
    else:
        walk(p, seat, code)


def refusal(p: P, seat: int, code: int) -> Refusal | None:
    return walk_refusal(p, seat, code) or use_refusal(p, seat, code)


# Assistants.


def sources(p: P, seat: int) -> list[int]:
    """Where a seat can take an assistant from: a desk, a location, or (GA-37) the one that was kicked out."""
    own = packed.assistant(seat)
    codes = [k.DESK] if p.desks[seat] else []
    if own in p.places:
        codes += [k.PLACE + place for place, piece in enumerate(p.places) if piece == own]
    if p.waiting == own:
        codes.append(k.KICKED)
    return codes


def has_source(p: P, seat: int) -> bool:
    """Whether there is any."""
    own = packed.assistant(seat)
    return p.desks[seat] > 0 or own in p.places or p.waiting == own


def take_assistant(p: P, seat: int, code: int) -> None:
    """Take an assistant away from where it is."""
    if code == k.DESK:
        p.desks[seat] -= 1
    elif code == k.KICKED:
        p.waiting = NOTHING
    else:
        p.places[code - k.PLACE] = NOTHING


def source_refusal(p: P, seat: int, code: int) -> Refusal:
    if code == k.DESK:
        return Refusal("GA-93", "desks-empty", 1, 0)
    if k.PLACE <= code < k.PLACE + len(c.LOCATIONS):
        return Refusal("GA-93", "not-your-assistant", available=c.LOCATIONS[code - k.PLACE])
    if code == k.KICKED:
        return Refusal("GA-37", "not-kicked-out")
    return Refusal("GA-93", "source-needed")


class Assistant(Choice):
    """Which assistant is put on the contract, or on the market?"""

    key = "assistant"
    answers: ClassVar[Answers] = {m.Assistant: "origin"}
    parts: ClassVar[dict[str, Any]] = {"on": Annotated[int, "holder"], "at": Annotated[int, "holder_place"]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return sources(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return source_refusal(p, seat, code)

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        _, _, where, at = p.frames[-1]
        if where == ON_MARKET:
            return {"on": HOLDERS[where], "cell": p.box.cells[at]}
        return {"on": HOLDERS[where], "contract": p.box.contracts[packed.contract_of(p.slots[seat][at])]}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        _, _, where, at = frame
        take_assistant(p, seat, code)
        if where == ON_MARKET:
            p.grid[at] = seat  # GA-93
        else:
            slots = list(p.slots[seat])
            slots[at] = packed.slotted(packed.contract_of(slots[at]), packed.face_of(slots[at]), True)
            p.slots[seat] = (slots[0], slots[1], slots[2])
        place = p.box.cells[at] if where == ON_MARKET else str(at + 1)
        p.emit(e.AssistantPlaced, EVERYONE, seat, HOLDERS[where], place, code - k.ORIGIN)


ASSISTANT: Final[int] = P.enrol(Assistant())
