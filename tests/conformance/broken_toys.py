"""What the toy title looks like with one promise broken at a time, and the few that keep them all in another way."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Self

import msgspec

from tests.conformance.toys import (
    BID,
    CHALK,
    MARK,
    SHOW,
    ZERO,
    Mark,
    Marked,
    Opened,
    SealedBid,
    Show,
    Toy,
    ToyPosition,
    ToyView,
    with_question,
)
from vernissage.core.chance import Dice
from vernissage.core.errors import Refusal
from vernissage.core.facts import Facts, Option
from vernissage.core.moves import Move
from vernissage.core.planes import Plane, Planes
from vernissage.core.position import EVERYONE, Position
from vernissage.core.setups import Setup


class LeakInView(Toy):
    """The next card of the deck stands in the view."""

    def extra(self, position: ToyPosition) -> str:
        return f"{position.deck[0]:02}" if position.deck else ""


class LeakTogether(Toy):
    """When everybody is shown what he may know at once, everybody is shown the first seat's hand."""

    def views(self, position: ToyPosition) -> dict[int | None, ToyView]:
        first = position.hands[0]
        return {seat: msgspec.structs.replace(seen, hand=first) for seat, seen in super().views(position).items()}


class LeakBySize(Toy):
    """The view is longer when the deck's next card is high."""

    def extra(self, position: ToyPosition) -> str:
        return "." * (position.deck[0] if position.deck else 0)


class _TellingBid(SealedBid):
    def told(self, code: int) -> int:
        return code - ZERO


LeakInEvent = with_question(BID, _TellingBid())


class _SharedPosition(ToyPosition):
    __slots__ = ()

    def clone(self) -> Self:
        other = super().clone()
        other.points = self.points
        return other


class SharedList(Toy):
    """Clones share the list of points."""

    position_type = _SharedPosition


class _ForgetfulPosition(ToyPosition):
    __slots__ = ()

    def state(self) -> tuple[Any, ...]:
        whole = super().state()
        luck = list(self.FIELDS).index("luck")
        return (*whole[:luck], 0, *whole[luck + 1 :])


class MissedAttribute(Toy):
    """The byte form and equality miss the attribute luck."""

    position_type = _ForgetfulPosition


class _LenientBid(SealedBid):
    def refusal(self, p: ToyPosition, seat: int, code: int) -> Refusal | None:
        return None if code == ZERO + p.purses[seat] + 1 else super().refusal(p, seat, code)


WrongRefusal = with_question(BID, _LenientBid())


class _FragileBid(SealedBid):
    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        if p.bids[seat] >= 0 and code == ZERO + p.purses[seat]:
            raise IndexError("nobody has ever thought again and bid everything")
        super().apply(p, seat, code)


FragileRules = with_question(BID, _FragileBid())


class _IdleMark(Mark):
    def options(self, p: ToyPosition, seat: int) -> Sequence[int]:
        return (CHALK, CHALK + 1, CHALK - 1)

    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        if code != CHALK - 1:
            super().apply(p, seat, code)


IdleAnswer = with_question(MARK, _IdleMark())


class _CountedBid(SealedBid):
    def reason(self, p: ToyPosition, seat: int, code: int) -> Refusal:
        p.luck += 1
        return super().reason(p, seat, code)


AskingCounts = with_question(BID, _CountedBid())


class _HastyPosition(ToyPosition):
    __slots__ = ()

    def push_as(self, seat: int, code: int) -> None:
        self.luck += 1
        super().push_as(seat, code)


class RefusedButChanged(Toy):
    """An answer is noted before it is checked."""

    position_type = _HastyPosition


class _TrustingPosition(ToyPosition):
    __slots__ = ()

    def push_as(self, seat: int, code: int) -> None:
        if self.question.is_legal(self, seat, code):
            super().push_as(seat, code)


class NeverRefused(Toy):
    """What is not legal is passed over in silence."""

    position_type = _TrustingPosition


class _TwoWaysPosition(ToyPosition):
    __slots__ = ()

    def push(self, code: int) -> None:
        super().push(code)
        self.luck += 1


class TwoWaysIn(Toy):
    """The quick door asked for its own seat leads elsewhere than asked for any seat."""

    position_type = _TwoWaysPosition


class _ClampedBid(SealedBid):
    def codes_of(self, p: ToyPosition, seat: int, move: Move) -> tuple[int, ...]:
        (code,) = super().codes_of(p, seat, move)
        return (min(code, ZERO + p.purses[seat]),)


ClampedBid = with_question(BID, _ClampedBid())
"""A bid above the purse is taken by name, as all that is in it."""


class _PickyMark(Mark):
    def options(self, p: ToyPosition, seat: int) -> Sequence[int]:
        return () if p.turn == 2 else super().options(p, seat)


DeadEnd = with_question(MARK, _PickyMark())


class _FreeBid(SealedBid):
    def pay(self, p: ToyPosition, winner: int, amount: int) -> None:
        p.bank += amount


MoneyFromNowhere = with_question(BID, _FreeBid())


class _PeekingMark(Mark):
    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        super().apply(p, seat, code)
        p.shown += p.deck[:1]
        p.deck = p.deck[1:]


UndoAcrossReveal = with_question(MARK, _PeekingMark())


class _StickyPosition(ToyPosition):
    __slots__ = ()

    def become(self, other: Self) -> None:
        marks = self.marks
        super().become(other)
        self.marks = max(marks, self.marks)


class StickyMarks(Toy):
    """What becomes another position keeps something of its own."""

    position_type = _StickyPosition


class _MemoryMark(Mark):
    """A question with a memory of its own, outside the position."""

    def __init__(self) -> None:
        self.asked = 0

    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        super().apply(p, seat, code)
        self.asked += 1
        p.marks = self.asked


ForgetfulReplay = with_question(MARK, _MemoryMark())


class _TallyMark(Mark):
    """Tells how often it was asked since the program was started."""

    def __init__(self) -> None:
        self.asked = 0

    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        super().apply(p, seat, code)
        self.asked += 1
        p.emit(Opened, EVERYONE, (self.asked,))


ForgetfulEvents = with_question(MARK, _TallyMark())


class _ForcedMark(Mark):
    def openly_forced(self, p: ToyPosition, seat: int) -> bool:
        return True


ForcedChoice = with_question(MARK, _ForcedMark())
"""A seat with two answers is called forced."""


class _ForcedShow(Show):
    def items(self, p: ToyPosition, seat: int) -> Sequence[int]:
        return p.hands[seat][:1] if not p.partial else ()

    def openly_forced(self, p: ToyPosition, seat: int) -> bool:
        return True


ForcedBySecret = with_question(SHOW, _ForcedShow())
"""A seat has one answer, but only those who see its hand can tell which."""


class _BrokeBid(SealedBid):
    def openly_forced(self, p: ToyPosition, seat: int) -> bool:
        return p.purses[seat] == 0


OpenlyForced = with_question(BID, _BrokeBid())
"""An honest one: everybody sees that an empty purse bids nothing."""


class TooMuchSeen(Toy):
    """More is written into an observation than there is room for."""

    def encode(self, position: ToyPosition, buffer: MutableSequence[int], seat: int) -> None:
        for place in range(position.turn + 1):
            buffer[place] = position.turn


class FarTooMuchSeen(Toy):
    def encode(self, position: ToyPosition, buffer: MutableSequence[int], seat: int) -> None:
        for place in range(100):
            buffer[place] = position.turn


class TooLittleSeen(Toy):
    """An observation is said to be larger than it is."""

    def observation_size(self, setup: Setup) -> int:
        return 3


class PatchySight(Toy):
    """A place of the observation keeps what another position left there."""

    def observation_size(self, setup: Setup) -> int:
        return 2

    def encode(self, position: ToyPosition, buffer: MutableSequence[int], seat: int) -> None:
        buffer[1] = position.turn


class NarrowPlane(Toy):
    """A plane is said to be narrower than what is written there."""

    def planes(self, setup: Setup) -> Planes:
        return {"turn": Plane(1, high=1)}


class LostPlane(Toy):
    """The planes are not all of an observation."""

    def planes(self, setup: Setup) -> Planes:
        return {"turn": Plane(1, high=99), "more": Plane(2)}

    def observation_size(self, setup: Setup) -> int:
        return 1


class RareLeak(Toy):
    """With one deal in four the next card stands in the view: what deals show is as much as is dealt."""

    def extra(self, position: ToyPosition) -> str:
        return f"{position.deck[0]:02}" if position.deck and leaks(position) else ""


def leaks(position: Position) -> bool:
    """Whether it is one of those deals."""
    return int(position.commitment, 16) % 4 == 0


OPTION_TEXTS = [f"option-{key}" for key in ("colour", "loud", "long")]
"""All toys have one file of texts: without this line none but `Optional` would ask for these."""


class Optional(Toy):
    """With options, of which nothing comes."""

    facts = Facts(
        "Toy",
        "nobody",
        2026,
        (2, 3),
        (1, 2),
        (Option("colour", ("red", "green", "blue"), "red"), Option("loud"), Option("long", players=(3,))),
    )


class LeakOfTwoOptions(Optional):
    """Neither option does any harm, both together show the next card."""

    def extra(self, position: ToyPosition) -> str:
        chosen = position.setup.options
        both = chosen["colour"] == "green" and chosen["loud"]
        return f"{position.deck[0]:02}" if position.deck and both else ""


class _ToldMark(Mark):
    draft = "mark"

    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        p.emit(Marked, EVERYONE, seat, code - CHALK)
        p.ask_on((SHOW, seat))


class _ShownMark(Mark):
    draft = "mark"


ShownDraft = with_question(MARK, _ShownMark())


class ToldDraft(with_question(MARK, _ToldMark())):  # type: ignore[misc]
    """Nothing of the draft stands in a view, but an event tells of it."""

    def view(self, position: ToyPosition, seat: int | None) -> ToyView:
        shown = super().view(position, seat)
        asked = shown.decision and msgspec.structs.replace(shown.decision, key="mark", kind="option")
        view: ToyView = msgspec.structs.replace(shown, decision=asked)
        return view


class _ShortBid(SealedBid):
    def codes_of(self, p: ToyPosition, seat: int, move: Move) -> tuple[int, ...]:
        (code,) = super().codes_of(p, seat, move)
        return (max(ZERO, code - 1),)


DoorsDisagree = with_question(BID, _ShortBid())
"""A named bid stands for one coin less than it says."""


class LostCard(Toy):
    """A card that is dealt to nobody is in no place."""

    def deal(self, position: ToyPosition) -> None:
        super().deal(position)
        position.hands[0] = position.hands[0][1:]

    def inventory(self, position: ToyPosition) -> dict[str, tuple[int, ...]]:
        places = super().inventory(position)
        return {**places, "deck": places["deck"][:-1]} if position.turn else places


class NothingHidden(Toy):
    """Everybody sees everything, so there is no twin."""

    def imagine(self, view: ToyView, dice: Dice) -> ToyPosition:
        position = super().imagine(msgspec.structs.replace(view, extra=""), dice)
        kept: list[tuple[int, ...]] = [tuple(int(card) for card in part.split()) for part in view.extra.split("/")]
        position.deck, position.hands = kept[0], kept[1 : 1 + view.seats]
        position.bids = list(kept[-1])
        return position

    def extra(self, position: ToyPosition) -> str:
        parts = [position.deck, *position.hands, tuple(position.bids)]
        return "/".join(" ".join(map(str, part)) for part in parts)


class AllOpen(NothingHidden):
    """The same, and it says so: an honest one."""

    hides = False


class Complacent(Toy):
    """Everybody else is always imagined to have bid nothing."""

    def imagine(self, view: ToyView, dice: Dice) -> ToyPosition:
        position = super().imagine(view, dice)
        position.bids = [min(bid, 0) if seat != view.seat else bid for seat, bid in enumerate(position.bids)]
        return position
