"""What a seat gains and pays: money, influence, fame, tickets, visitors, and the bonuses made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Amount, Answers, Choice, Step
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import influence, names
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist.decisions import sales
from vernissage.games.gallerist.decisions.answering import number_of
from vernissage.games.gallerist.fields import ArtistNumber, Three
from vernissage.games.gallerist.position import UNDISCOVERED, GalleristPosition, more

P = GalleristPosition
Colours = Annotated[int, "colours"]
TicketNumber = Annotated[int, "ticket"]

ANY = 0b111
"""A ticket or a visitor of any colour."""
INVESTORS_AND_VIPS = 0b011


# Money and influence.


def pay_out(p: P, seat: int, amount: int) -> None:
    """Money from the bank."""
    p.cash[seat] += amount
    p.bank += amount


def earn(p: P, seat: int, amount: int, source: int) -> None:
    """Money from the bank, told for itself."""
    pay_out(p, seat, amount)
    if amount:
        p.emit(e.Earned, EVERYONE, seat, amount, source)


def gain_influence(p: P, seat: int, amount: int, source: int) -> None:
    """GA-97: what is past the end of the track is lost."""
    now = influence.raised(p.box, p.influence[seat], amount)
    gained = now - p.influence[seat]
    p.influence[seat] = now
    if gained:
        p.emit(e.InfluenceGained, EVERYONE, seat, gained, source)


def by_visitors(visitors: Three, each: tuple[int, ...]) -> int:
    """What a gallery brings at so much for each visitor of a kind."""
    return visitors[0] * each[0] + visitors[1] * each[1] + visitors[2] * each[2]


def affordable(p: P, seat: int, price: int, at: int) -> bool:
    """Whether cash and influence from space `at` on cover a price."""
    return price <= p.cash[seat] or price <= p.cash[seat] + influence.money_steps(p.box, at)


class _Steps(Amount):
    """How many steps one goes back on the influence track."""

    def markers(self, p: P, seat: int, back: Sequence[int]) -> tuple[int, ...]:
        """Where the influence marker would stand after each amount that can be answered."""
        amounts = self.amounts(p, seat)
        space = p.influence[seat]
        spaces = [space]
        while (space := back[space]) >= 0:
            spaces.append(space)
        low = amounts[0] - k.ZERO
        return tuple(spaces[low : low + len(amounts)])

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if isinstance(move, m.Pay | m.Fame) and not 0 <= move.steps <= p.box.influence_end:
            raise IllegalMove(Refusal("GA-98", "steps-short", move.steps, p.influence[seat]))
        return super().codes_of(p, seat, move)


class Pay(_Steps):
    """GA-98: how much of a price is paid by going back on the influence track; the rest is paid in money.

    GA-R1: some star steps must still be possible afterwards.
    """

    key = "pay"
    answers: ClassVar[Answers] = {m.Pay: "amount"}
    parts: ClassVar[dict[str, Any]] = {"price": int, "stars": int}

    def amounts(self, p: P, seat: int) -> range:
        _, _, price, stars = p.frames[-1]
        least = max(0, price - p.cash[seat])
        most = influence.most_money(p.box, p.influence[seat], price, stars)
        return range(k.ZERO + least, k.ZERO + most + 1)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        _, _, price, stars = p.frames[-1]
        paid = code - k.ZERO
        if paid < 0:
            return Refusal("GA-98", "amount-needed")
        if paid > price:
            return Refusal("GA-98", "above-price", price, paid)
        if price - paid > p.cash[seat]:
            return Refusal("GA-98", "above-cash", price - paid, p.cash[seat])
        steps = influence.money_steps(p.box, p.influence[seat])
        if paid > steps:
            return Refusal("GA-98", "steps-short", paid, steps)
        return Refusal("GA-R1", "stars-wanted", stars)

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"price": p.frames[-1][2], "influence": self.markers(p, seat, p.box.money_step)}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        price, steps = frame[2], code - k.ZERO
        before = p.influence[seat]
        p.influence[seat] = influence.after_money(p.box, before, steps)
        p.cash[seat] -= price - steps
        p.bank -= price - steps
        if price:
            p.emit(e.Paid, EVERYONE, seat, price, steps, before - p.influence[seat])


# Fame.


class Fame(_Steps):
    """GA-99: an artist gains fame, and each step back to a star adds one more.

    The frame has what it gains anyway, and the fewest steps that are allowed (GA-R1).
    """

    key = "fame"
    answers: ClassVar[Answers] = {m.Fame: "amount"}
    parts: ClassVar[dict[str, Any]] = {"artist": ArtistNumber, "gain": int, "least": int}

    def amounts(self, p: P, seat: int) -> range:
        _, _, artist, gain, least = p.frames[-1]
        room = max(0, p.box.celebrity - p.fame[artist] - gain)
        most = min(room, influence.star_steps(p.box, p.influence[seat]))
        return range(k.ZERO + least, k.ZERO + most + 1)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        _, _, artist, gain, least = p.frames[-1]
        steps = code - k.ZERO
        if steps < 0:
            return Refusal("GA-99", "amount-needed")
        if steps < least:
            return Refusal("GA-R1", "celebrity-wanted", least, steps)
        stars = influence.star_steps(p.box, p.influence[seat])
        if steps > stars:
            return Refusal("GA-99", "stars-short", steps, stars)
        return Refusal("GA-106", "fame-ends", p.box.celebrity, p.fame[artist] + gain + steps)

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        _, _, artist, gain, _ = p.frames[-1]
        markers = self.markers(p, seat, p.box.star_step)
        return {"artist": c.ARTIST_NAMES[artist], "gain": gain, "influence": markers}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        _, _, artist, gain, _ = frame
        steps = code - k.ZERO
        before, was = p.influence[seat], p.fame[artist]
        p.influence[seat] = influence.after_stars(p.box, before, steps)
        now = min(p.box.celebrity, was + gain + steps)
        if now == was:
            return
        p.fame[artist] = now
        p.stirred = True
        p.emit(e.FameRaised, EVERYONE, seat, artist, now - was, now, before - p.influence[seat], p.value(artist))
        if now == p.box.celebrity:  # GA-106
            p.emit(e.Celebrity, EVERYONE, seat, artist)
            earn(p, seat, p.box.celebrity_money, names.FROM_CELEBRITY)


class Acclaim(Choice):
    """A fame bonus: which discovered artist gains it? The one just discovered can, too."""

    key = "acclaim"
    answers: ClassVar[Answers] = {m.Acclaim: "artist"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.ARTIST + artist for artist, fame in enumerate(p.fame) if fame != UNDISCOVERED]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - k.ARTIST < len(p.fame):
            return Refusal("GA-47", "not-discovered", available=p.box.artists[p.artists[code - k.ARTIST]])
        return Refusal("GA-47", "artist-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        box = p.box
        gain = box.bonus_fame_base + box.bonus_fame_collector * p.galleries[seat][c.COLLECTOR]
        then(p, (FAME, seat, code - k.ARTIST, gain, 0))


# Tickets.


def obtainable(p: P, kind: int) -> bool:
    """GA-101, GA-102, GA-R5: whether a ticket of a colour can be had, from the box office or from the discards."""
    return bool(p.office[kind] or p.spent[kind])


class Ticket(Choice):
    """GA-100: which ticket, where there is a choice; GA-103: two at the same time are of different colours.

    The frame has the colours already taken, then a set of colours for each ticket to come.
    """

    key = "ticket"
    answers: ClassVar[Answers] = {m.TakeTicket: "ticket", m.TakeTickets: "pair"}
    parts: ClassVar[dict[str, Any]] = {"taken": Colours, "sets": tuple[Colours, ...]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        _, _, taken, *sets = p.frames[-1]
        kinds = [kind for kind in range(3) if sets[0] & ~taken & 1 << kind and obtainable(p, kind)]
        if len(sets) == 2 and sets[0] == sets[1] and len(kinds) > 1:
            return [k.PAIR + number for number, pair in enumerate(k.PAIRS) if pair[0] in kinds and pair[1] in kinds]
        return [k.TICKET + kind for kind in kinds]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        _, _, taken, *sets = p.frames[-1]
        wanted = kinds_of(code)
        for kind in wanted:
            if taken & 1 << kind:
                return Refusal("GA-103", "same-colour", available=c.TICKETS[kind])
            if not sets[0] & 1 << kind:
                return Refusal("GA-100", "other-colour", available=c.TICKETS[kind])
            if not obtainable(p, kind):
                return Refusal("GA-R5", "no-such-ticket", available=c.TICKETS[kind])
        return Refusal("GA-100", "ticket-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        _, _, taken, *sets = frame
        if code >= k.PAIR:
            # What the box office has is taken first, so that it can still be what is exchanged.
            first, second = sorted(k.PAIRS[code - k.PAIR], key=lambda kind: not p.office[kind])
            then(p, (OBTAIN, seat, first), (OBTAIN, seat, second))
            return
        kind = code - k.TICKET
        then(p, (OBTAIN, seat, kind), *_rest(seat, taken | 1 << kind, sets))

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        _, _, taken, *sets = frame
        lose(p, seat, c.TICKET)
        then(p, *_rest(seat, taken, sets))

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        kinds = kinds_of(codes[0])
        if len(kinds) == 1:
            return super().move_of(p, seat, codes)
        return m.TakeTickets(tuple(c.TICKETS[kind] for kind in kinds))

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if not isinstance(move, m.TakeTickets):
            return super().codes_of(p, seat, move)
        kinds = tuple(sorted(number_of(p, "ticket", ticket) for ticket in move.tickets))
        if kinds not in k.PAIRS:
            raise IllegalMove(Refusal("GA-103", "same-colour", available=", ".join(move.tickets)[:60]))
        return (k.PAIR + k.PAIRS.index(kinds),)


def kinds_of(code: int) -> tuple[int, ...]:
    """The colours of the tickets a code takes; none, if it takes none."""
    if k.TICKET <= code < k.PAIR:
        return (code - k.TICKET,)
    return k.PAIRS[code - k.PAIR] if k.PAIR <= code < k.PAIR + len(k.PAIRS) else ()


def _rest(seat: int, taken: int, sets: list[int]) -> list[Frame]:
    return [(TICKET, seat, taken, *sets[1:])] if sets[1:] else []


class Obtain(Step):
    """Take a ticket of a colour that can be had."""

    key = "obtain"
    parts: ClassVar[dict[str, Any]] = {"ticket": TicketNumber}

    def run(self, p: P, frame: Frame) -> None:
        _, seat, kind = frame
        if p.office[kind]:
            p.office = more(p.office, kind, -1)
            _receive(p, seat, kind)
        elif any(p.office):
            then(p, (EXCHANGE, seat, kind))  # GA-101
        else:
            p.spent = more(p.spent, kind, -1)  # GA-102
            _receive(p, seat, kind)


def _receive(p: P, seat: int, kind: int) -> None:
    p.tickets[seat] = more(p.tickets[seat], kind)
    p.stirred = True
    p.emit(e.TicketTaken, EVERYONE, seat, kind)


class Exchange(Choice):
    """GA-101: the wanted colour has run out; which ticket of the box office is discarded for it?"""

    key = "exchange"
    answers: ClassVar[Answers] = {m.Exchange: "ticket"}
    parts: ClassVar[dict[str, Any]] = {"ticket": TicketNumber}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.TICKET + kind for kind in range(3) if p.office[kind]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if k.TICKET <= code < k.PAIR:
            return Refusal("GA-101", "office-lacks", available=c.TICKETS[code - k.TICKET])
        return Refusal("GA-101", "ticket-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"ticket": c.TICKETS[p.frames[-1][2]]}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        given, kind = code - k.TICKET, frame[2]
        p.office = more(p.office, given, -1)
        p.spent = more(more(p.spent, given), kind, -1)
        p.emit(e.Exchanged, EVERYONE, seat, given, kind)
        _receive(p, seat, kind)


# Visitors.


def enter(p: P, seat: int, kind: int, source: int) -> None:
    """A visitor comes into a gallery."""
    p.galleries[seat] = more(p.galleries[seat], kind)
    p.emit(e.Entered, EVERYONE, seat, kind, source)


class Admit(Choice):
    """A visitor from the plaza comes into one's gallery."""

    key = "admit"
    answers: ClassVar[Answers] = {m.Admit: "visitor"}
    parts: ClassVar[dict[str, Any]] = {"kinds": Annotated[int, "visitor_kinds"]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        kinds = p.frames[-1][2]
        return [k.VISITOR + kind for kind in range(3) if kinds & 1 << kind and p.plaza[kind] and p.admits(seat, kind)]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        kind = code - k.VISITOR
        if not 0 <= kind < 3:
            return Refusal("GA-33", "visitor-needed")
        if not p.frames[-1][2] & 1 << kind:
            return Refusal("GA-34", "other-visitor", available=c.VISITORS[kind])
        if not p.plaza[kind]:
            return Refusal("GA-R5", "not-on-plaza", available=c.VISITORS[kind])
        return collector_refusal(p, seat)

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        p.plaza = more(p.plaza, code - k.VISITOR, -1)
        enter(p, seat, code - k.VISITOR, names.FROM_PLAZA)

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        lose(p, seat, c.PLAZA_VISITOR if frame[2] == ANY else c.INVESTOR_OR_VIP)


class Call(Choice):
    """Any visitor in the bag comes into one's gallery. GA-R5: with an empty bag this is lost."""

    key = "call"
    answers: ClassVar[Answers] = {m.Call: "visitor"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        inside = p.in_bag()
        return [k.VISITOR + kind for kind in range(3) if inside[kind] and p.admits(seat, kind)]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        kind = code - k.VISITOR
        if not 0 <= kind < 3:
            return Refusal("GA-33", "visitor-needed")
        if not p.in_bag()[kind]:
            return Refusal("GA-R5", "not-in-bag", available=c.VISITORS[kind])
        return collector_refusal(p, seat)

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        # Visitors of a kind are all alike: taking the lowest number says nothing about the order of the others.
        visitor = min(visitor for visitor in p.bag if p.kind_of(visitor) == code - k.VISITOR)
        p.bag = tuple(other for other in p.bag if other != visitor)
        p.stirred = True
        enter(p, seat, code - k.VISITOR, names.FROM_BAG)

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        lose(p, seat, c.BAG_VISITOR)


def collector_refusal(p: P, seat: int) -> Refusal:
    return Refusal("GA-33", "collector-limit", p.galleries[seat][c.COLLECTOR] + 1, p.collector_limit(seat))


# Bonuses.


def lose(p: P, seat: int, bonus: int) -> None:
    """GA-R5: a bonus that cannot be given is lost."""
    p.emit(e.Lost, EVERYONE, seat, bonus)


class Bonus(Step):
    """One of the bonuses printed all over the game."""

    key = "bonus"
    parts: ClassVar[dict[str, Any]] = {"bonus": Annotated[int, "bonus"]}

    def run(self, p: P, frame: Frame) -> None:
        _, seat, bonus = frame
        box = p.box
        if bonus == c.MONEY:
            earn(p, seat, by_visitors(p.galleries[seat], box.bonus_money), names.FROM_BONUS)
        elif bonus == c.INFLUENCE:
            gain_influence(p, seat, by_visitors(p.galleries[seat], box.bonus_influence), names.FROM_BONUS)
        elif bonus == c.FAME:
            then(p, (ACCLAIM, seat))
        elif bonus == c.PLAZA_VISITOR:
            # GA-R12: with nobody on the plaza the visitor comes from the bag.
            then(p, (ADMIT, seat, ANY) if any(p.plaza) else (CALL, seat))
        elif bonus == c.INVESTOR_OR_VIP:
            then(p, (ADMIT, seat, INVESTORS_AND_VIPS))
        elif bonus == c.BAG_VISITOR:
            then(p, (CALL, seat))
        elif bonus == c.ASSISTANT:
            _free_assistant(p, seat)
        elif bonus == c.CONTRACT:
            then(p, (sales.SIGN, seat, 0))
        elif bonus in TICKET_SETS:
            then(p, (TICKET, seat, 0, *TICKET_SETS[bonus]))

    def is_idle(self, p: P, frame: Frame) -> bool:
        return frame[2] == c.NO_BONUS


TICKET_SETS: dict[int, tuple[int, ...]] = {
    c.TICKET: (ANY,),
    c.BROWN_TICKET: (1 << c.INVESTOR,),
    c.PINK_TICKET: (1 << c.VIP,),
    c.WHITE_TICKET: (1 << c.COLLECTOR,),
    c.TWO_TICKETS: (ANY, ANY),
}


def _free_assistant(p: P, seat: int) -> None:
    """The next in the queue, free of charge, with the bonus of that space."""
    if p.desks[seat] >= p.box.desks or not p.queue[seat]:
        lose(p, seat, c.ASSISTANT)
        return
    then(p, (BONUS, seat, hire_next(p, seat)))


def hire_next(p: P, seat: int) -> int:
    """Move the next assistant from the queue to a desk; gives the bonus of the space it stood on."""
    at = len(p.box.hiring_bonuses) - p.queue[seat]
    p.queue[seat] -= 1
    p.desks[seat] += 1
    p.emit(e.Hired, EVERYONE, seat)
    return p.box.hiring_bonuses[at]


def go_home(p: P, seat: int, source: int) -> None:
    """GA-43: an assistant goes to a free desk; with none it leaves the game."""
    if p.desks[seat] < p.box.desks:
        p.desks[seat] += 1
        p.emit(e.WentHome, EVERYONE, seat, names.ASSISTANT, source)
    else:
        p.retired[seat] += 1
        p.emit(e.Retired, EVERYONE, seat, source)


PAY: Final[int] = P.enrol(Pay())
FAME: Final[int] = P.enrol(Fame())
ACCLAIM: Final[int] = P.enrol(Acclaim())
TICKET: Final[int] = P.enrol(Ticket())
OBTAIN: Final[int] = P.enrol(Obtain())
EXCHANGE: Final[int] = P.enrol(Exchange())
ADMIT: Final[int] = P.enrol(Admit())
CALL: Final[int] = P.enrol(Call())
BONUS: Final[int] = P.enrol(Bonus())
