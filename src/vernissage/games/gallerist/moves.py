"""What a seat can answer, as named values, and the codes they stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove
from vernissage.core.moves import Move, Moveset
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist.events import (
    Action,
    Artist,
    Bonus,
    Cell,
    Contract,
    Location,
    Origin,
    Spot,
    Ticket,
    Visitor,
    Work,
    artist_name,
    cell_name,
    origin_name,
    spot_name,
)
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

P = GalleristPosition


class Start(Move, frozen=True, tag="start"):
    """Put the gallerist on a location and take the tile there."""

    location: Location


class Go(Move, frozen=True, tag="go"):
    """Move the gallerist to a location."""

    location: Location


class Leave(Move, frozen=True, tag="leave"):
    """Leave an assistant behind: `desk`, or the location it stands on."""

    origin: Origin


class Nobody(Move, frozen=True, tag="nobody"):
    """Leave nobody behind."""


class Act(Move, frozen=True, tag="act"):
    """Take one of the actions of the location."""

    action: Action


class Idle(Move, frozen=True, tag="idle"):
    """Do nothing, where no action is possible."""


class Walk(Move, frozen=True, tag="walk"):
    """Spend a ticket: move a visitor from the plaza or a lobby one space towards one's own gallery."""

    visitor: Visitor
    spot: Spot


class Stop(Move, frozen=True, tag="stop"):
    """Spend no more tickets."""


class Use(Move, frozen=True, tag="use"):
    """Put an assistant on the contract of a space, 1 to 3, and take its bonus."""

    slot: int


class Done(Move, frozen=True, tag="done"):
    """End the turn without an executive action."""


class Decline(Move, frozen=True, tag="decline"):
    """Take no kicked-out action."""


class Assistant(Move, frozen=True, tag="assistant"):
    """Take the assistant from `desk`, from a location, or the one that was `kicked_out`."""

    origin: Origin


class Discover(Move, frozen=True, tag="discover"):
    artist: Artist


class Buy(Move, frozen=True, tag="buy"):
    artist: Artist


class Acclaim(Move, frozen=True, tag="acclaim"):
    """Give the fame of a bonus to an artist."""

    artist: Artist


class Promote(Move, frozen=True, tag="promote"):
    artist: Artist


class Sign(Move, frozen=True, tag="sign"):
    """Take a contract on display."""

    contract: Contract


class Refresh(Move, frozen=True, tag="refresh"):
    """Lay four new contracts over those on display."""


class SignNone(Move, frozen=True, tag="sign_none"):
    """Take none of the new contracts."""


class Slot(Move, frozen=True, tag="slot"):
    """Put the contract on a space, 1 to 3."""

    slot: int


class Sell(Move, frozen=True, tag="sell"):
    work: Work


class Fulfil(Move, frozen=True, tag="fulfil"):
    """Use a contract for the sale."""

    contract: Contract


class Send(Move, frozen=True, tag="send"):
    """Send a visitor from one's gallery to the plaza."""

    visitor: Visitor


class Usher(Move, frozen=True, tag="usher"):
    """Send a visitor from one's lobby to the plaza."""

    visitor: Visitor


class Face(Move, frozen=True, tag="face"):
    """Turn the contract so that `money` or `influence` is on top."""

    bonus: Bonus


class Hire(Move, frozen=True, tag="hire"):
    count: int


class Reputation(Move, frozen=True, tag="reputation"):
    """Take the reputation tile of a space of the market: form and column."""

    cell: Cell


class Space(Move, frozen=True, tag="space"):
    """Put the tile on the reputation space with this bonus."""

    bonus: Bonus


class Bid(Move, frozen=True, tag="bid"):
    """Bid on a space of the market: amount and column."""

    cell: Cell


class Pay(Move, frozen=True, tag="pay"):
    """Pay so much of the price by influence, the rest in money."""

    steps: int


class Fame(Move, frozen=True, tag="fame"):
    """Add so much fame by influence."""

    steps: int


class TakeTicket(Move, frozen=True, tag="ticket"):
    ticket: Ticket


class TakeTickets(Move, frozen=True, tag="tickets"):
    """Take two tickets of different colours."""

    tickets: tuple[Ticket, ...]


class Exchange(Move, frozen=True, tag="exchange"):
    """Discard this ticket of the box office for one of the colour that has run out."""

    ticket: Ticket


class Admit(Move, frozen=True, tag="admit"):
    """Let a visitor in from the plaza."""

    visitor: Visitor


class Call(Move, frozen=True, tag="call"):
    """Let a visitor in from the bag."""

    visitor: Visitor


class Toss(Move, frozen=True, tag="toss"):
    """Discard a ticket of a largest pile of the box office."""

    ticket: Ticket


class Easel(Move, frozen=True, tag="easel"):
    """Take a work from the easels onto one's `curator` or `dealer` card."""

    work: Work
    card: Annotated[str, "kind"]


ANSWERS: dict[str, tuple[type[Move], ...]] = {
    "start": (Start,),
    "turn": (Go, Walk, Use),
    "leave": (Leave, Nobody),
    "action": (Act, Walk, Use, Idle),
    "after": (Walk, Use, Done),
    "kicked_out": (Act, Walk, Use, Decline),
    "visitors": (Walk, Stop),
    "assistant": (Assistant,),
    "discover": (Discover,),
    "buy": (Buy,),
    "acclaim": (Acclaim,),
    "sign": (Sign, Refresh, SignNone),
    "slot": (Slot,),
    "sell": (Sell,),
    "fulfil": (Fulfil,),
    "send": (Send,),
    "face": (Face,),
    "hire": (Hire,),
    "promote": (Promote,),
    "tile": (Reputation,),
    "space": (Space,),
    "usher": (Usher,),
    "bid": (Bid,),
    "pay": (Pay,),
    "fame": (Fame,),
    "ticket": (TakeTicket, TakeTickets),
    "exchange": (Exchange,),
    "admit": (Admit,),
    "call": (Call,),
    "toss": (Toss,),
    "easel": (Easel,),
}
MOVESET = Moveset(tuple(dict.fromkeys(move for moves in ANSWERS.values() for move in moves)))

_PASSES: dict[str, Callable[[], Move]] = {
    "leave": Nobody,
    "action": Idle,
    "after": Done,
    "kicked_out": Decline,
    "visitors": Stop,
    "sign": SignNone,
}
_ARTIST_MOVES: dict[str, Callable[[str], Move]] = {
    "discover": Discover,
    "buy": Buy,
    "acclaim": Acclaim,
    "promote": Promote,
}
_VISITOR_MOVES: dict[str, Callable[[str], Move]] = {"send": Send, "usher": Usher, "admit": Admit, "call": Call}
_TICKET_MOVES: dict[str, Callable[[str], Move]] = {"ticket": TakeTicket, "exchange": Exchange, "toss": Toss}
_ARTISTS = tuple(artist_name(artist) for artist in range(k.ARTISTS))


def codes_of(p: P, seat: int, move: Move) -> tuple[int, ...]:
    """The code of a move that answers the question asked now."""
    return (_code(p, seat, move),)


def _code(p: P, seat: int, move: Move) -> int:
    box = p.box
    match move:
        case Start(location) | Go(location):
            return k.GO + _known(location, c.LOCATIONS, "location")
        case Act(action):
            return k.ACT + _known(action, k.ACTIONS, "action")
        case Walk(visitor, spot):
            spots = [spot_name(source) for source in range(p.seats + 1)]
            return k.WALK + 3 * _known(spot, spots, "place of visitors") + _visitor(visitor)
        case Use(slot):
            return k.USE + _slot(slot)
        case Slot(slot):
            return k.SLOT + _slot(slot)
        case Discover(artist) | Buy(artist) | Acclaim(artist) | Promote(artist):
            return k.ARTIST + _known(artist, _ARTISTS, "artist")
        case Sign(contract):
            card = _known(contract, box.contracts, "contract")
            tops = [cards[-1] if cards else NOTHING for cards in p.display]
            if card not in tops:
                raise IllegalMove(Refusal("GA-64", "not-on-display", available=contract))
            return k.DISPLAY + tops.index(card)
        case Fulfil(contract):
            card = _known(contract, box.contracts, "contract")
            held = [slot // 6 if slot != NOTHING else NOTHING for slot in p.slots[seat]]
            if card not in held:
                raise IllegalMove(Refusal("GA-72", "not-your-contract", available=contract))
            return k.SLOT + held.index(card)
        case Sell(work):
            hung = [box.works[item // k.ARTISTS] for item in p.walls[seat]]
            if box.works[_known(work, box.works, "work")] not in hung:
                raise IllegalMove(Refusal("GA-72", "not-on-show", available=work))
            return k.WORK + hung.index(work)
        case Send(visitor) | Usher(visitor) | Admit(visitor) | Call(visitor):
            return k.KIND + _visitor(visitor)
        case TakeTicket(ticket) | Exchange(ticket) | Toss(ticket):
            return k.KIND + _ticket(ticket)
        case TakeTickets(tickets):
            return _pair(tickets)
        case Leave(origin) | Assistant(origin):
            return _origin(origin)
        case Face(bonus):
            return k.FACE + 1 + _known(bonus, k.FACES[1:], "side of a contract")
        case Hire(count):
            if not 1 <= count <= k.CELL - k.HIRED - 1:
                raise IllegalMove(Refusal("GA-80", "number-needed", k.CELL - k.HIRED - 1))
            return k.HIRED + count
        case Reputation(cell) | Bid(cell):
            return k.CELL + _known(cell, [cell_name(box, number) for number in range(k.CELLS)], "space of the market")
        case Space(bonus):
            return k.SPACE + _known(bonus, [c.BONUSES[kind] for kind in box.reputation_bonuses], "reputation space")
        case Pay(steps) | Fame(steps):
            if not 0 <= steps <= box.influence_end:
                raise IllegalMove(Refusal("GA-98", "steps-short", steps, p.influence[seat]))
            return k.ZERO + steps
        case Easel(work, card):
            if _known(work, box.works, "work") not in p.easels:
                raise IllegalMove(Refusal("GA-112", "not-on-easel", available=work))
            place = p.easels.index(box.work_numbers[work])
            return k.EASEL + len(k.CARDS) * place + _known(card, k.CARDS, "card")
        case Refresh():
            return k.REFRESH
        case _:
            return k.PASS


def _known(name: str, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise UnreadableMove(f"{name[:40]!r} is no {what}; there are {', '.join(names)}")
    return names.index(name)


def _visitor(name: str) -> int:
    return _known(name, c.VISITORS, "visitor")


def _ticket(name: str) -> int:
    return _known(name, c.TICKETS, "ticket")


def _slot(number: int) -> int:
    if not 1 <= number <= 3:
        raise IllegalMove(Refusal("GA-66", "slot-needed"))
    return number - 1


def _pair(tickets: Sequence[str]) -> int:
    kinds = tuple(sorted(_ticket(ticket) for ticket in tickets))
    if kinds not in k.PAIRS:
        raise IllegalMove(Refusal("GA-103", "same-colour", available=", ".join(tickets)[:60]))
    return k.PAIR + k.PAIRS.index(kinds)


def _origin(name: str) -> int:
    if name == "desk":
        return k.DESK
    if name == "kicked_out":
        return k.KICKED
    return k.PLACE + _known(name, c.LOCATIONS, "place of assistants")


def move_of(p: P, seat: int, codes: tuple[int, ...]) -> Move:
    """The named form of a code that answers the question asked now."""
    (code,) = codes
    box, key = p.box, p.question.key
    if code == k.PASS:
        return _PASSES[key]()
    if code == k.REFRESH:
        return Refresh()
    if code < k.ACT:
        return Start(c.LOCATIONS[code]) if key == "start" else Go(c.LOCATIONS[code])
    if code < k.WALK:
        return Act(k.ACTIONS[code - k.ACT])
    if code < k.USE:
        source, kind = divmod(code - k.WALK, 3)
        return Walk(c.VISITORS[kind], spot_name(source))
    if code < k.PASS:
        return Use(code - k.USE + 1)
    if code < k.DISPLAY:
        return _ARTIST_MOVES[key](_ARTISTS[code - k.ARTIST])
    if code < k.SLOT:
        return Sign(box.contracts[p.display[code - k.DISPLAY][-1]])
    if code < k.KIND:
        if key == "fulfil":
            return Fulfil(box.contracts[p.slots[seat][code - k.SLOT] // 6])
        return Slot(code - k.SLOT + 1)
    return _later(p, seat, code, key)


def _later(p: P, seat: int, code: int, key: str) -> Move:
    box = p.box
    if code < k.PAIR:
        kind = code - k.KIND
        return _VISITOR_MOVES[key](c.VISITORS[kind]) if key in _VISITOR_MOVES else _TICKET_MOVES[key](c.TICKETS[kind])
    if code < k.DESK:
        one, two = k.PAIRS[code - k.PAIR]
        return TakeTickets((c.TICKETS[one], c.TICKETS[two]))
    if code < k.WORK:
        return Leave(origin_name(code)) if key == "leave" else Assistant(origin_name(code))
    if code <= k.HIRED:
        return Sell(box.works[p.walls[seat][code - k.WORK] // k.ARTISTS])
    if code < k.CELL:
        return Hire(code - k.HIRED)
    if code < k.SPACE:
        name = cell_name(box, code - k.CELL)
        return Reputation(name) if key == "tile" else Bid(name)
    if code <= k.FACE:
        return Space(c.BONUSES[box.reputation_bonuses[code - k.SPACE]])
    if code < k.EASEL:
        return Face(k.FACES[code - k.FACE])
    if code < k.ZERO:
        number, card = divmod(code - k.EASEL, len(k.CARDS))
        return Easel(box.works[p.easels[number]], k.CARDS[card])
    return Fame(code - k.ZERO) if key == "fame" else Pay(code - k.ZERO)
