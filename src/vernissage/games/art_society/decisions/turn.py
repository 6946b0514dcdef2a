"""A seat's turn: choose a painting, find a place for it and for what it brings, confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.moves import Move
from vernissage.core.questions import Answers, Choice, Kind
from vernissage.games.art_society import decisions
from vernissage.games.art_society import moves as m
from vernissage.games.art_society.decisions import reasons, rounds, steps
from vernissage.games.art_society.decisions.choices import Spread, turn_choices
from vernissage.games.art_society.fields import Before
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.wall import squares

P = ArtSocietyPosition


class Take(Choice):
    """AS-10: in the order of their bids, each chooses one of the paintings on offer."""

    key = "take"
    answers: ClassVar[Answers] = {m.Take: "take"}
    draft = "take"

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.box.take_code
        return [first + tile for tile in p.lots]

    def count(self, p: P, seat: int) -> int:
        return len(p.lots)

    def nth(self, p: P, seat: int, k: int) -> int:
        return p.box.take_code + p.lots[k]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - p.box.take_code < len(p.box.paintings):
            return Refusal("AS-10", "not-on-offer", available=len(p.lots))
        return Refusal("AS-10", "choice-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        tile = code - p.box.take_code
        beside = p.assistants[seat], p.superfluous[seat]
        p.before = (Before(p.hung[seat], p.decor[seat], *beside, p.lots, p.museum, tuple(p.stock)),)
        p.drafted = (code,)
        p.lots = tuple(lot for lot in p.lots if lot != tile)
        p.taken = tile
        p.ask_on((decisions.HANG, seat))


class Hang(Choice):
    """AS-16, AS-19, AS-R6: find a place for the new painting and for what it brings, then confirm.

    AS-24, AS-R24: the assistant's tile may be hung before or after. AS-R3: a painting that fits is hung, or given to
    the assistant if it holds nothing.
    """

    key = "hang"
    answers: ClassVar[Answers] = {
        m.Hang: "hang",
        m.Swap: "hang",
        m.Keep: "keep",
        m.Superfluous: "superfluous",
        m.Decor: "decor",
        m.KeepDecor: "keep_decor",
        m.HangDecor: "hang_decor",
        m.Trade: "trade",
        m.Done: "done",
    }
    kind = Kind.PLACE
    draft = "take"

    def options(self, p: P, seat: int) -> Sequence[int]:
        spreads, plain = turn_choices(p, seat)
        return [*(first + cell for first, where in spreads for cell in squares(where)), *plain]

    def count(self, p: P, seat: int) -> int:
        spreads, plain = turn_choices(p, seat)
        return _count(spreads, plain)

    def nth(self, p: P, seat: int, k: int) -> int:
        spreads, plain = turn_choices(p, seat)
        return _nth(spreads, plain, k)

    def pick(self, p: P, seat: int, part: float) -> int:
        spreads, plain = turn_choices(p, seat)
        return _nth(spreads, plain, int(part * _count(spreads, plain)))

    def is_legal(self, p: P, seat: int, code: int) -> bool:
        spreads, plain = turn_choices(p, seat)
        if code in plain:
            return True
        cells = p.box.cells
        return any(first <= code < first + cells and where >> (code - first) & 1 for first, where in spreads)

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        # AS-28: what is hung out of the museum is swapped.
        move = super().move_of(p, seat, codes)
        if isinstance(move, m.Hang) and p.box.numbers[move.painting] in p.museum:
            return m.Swap(move.painting, move.square)
        return move

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        codes = super().codes_of(p, seat, move)
        if isinstance(move, m.Hang) and p.box.numbers[move.painting] in p.museum:
            raise IllegalMove(Refusal("AS-19", "not-yours-to-hang"))
        if isinstance(move, m.Swap) and p.box.numbers[move.painting] not in p.museum:
            raise IllegalMove(Refusal("AS-28", "not-in-museum"))
        return codes

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return reasons.why_not(p, seat, code)

    def apply(self, p: P, seat: int, code: int) -> None:
        box = p.box
        p.drafted += (code,)
        # The spans of the codebook, in their order.
        if code < box.decor_code:
            steps.hang_painting(p, seat, code)
        elif code < box.held_code:
            steps.hang_decor(p, seat, code - box.decor_code)
        elif code < box.trade_code:
            steps.hang_held_decor(p, seat, code - box.held_code)
        elif code < box.take_code:
            steps.trade(p, seat, code - box.trade_code)
        elif code == box.keep_code:
            p.assistants[seat], p.taken, p.fresh = p.taken, NOTHING, True  # AS-23, AS-27
        elif code < box.superfluous_code:
            steps.keep_decor(p, seat, code - box.keep_decor_code)
        elif code == box.superfluous_code:
            steps.make_superfluous(p, seat)
        else:
            rounds.confirm(p, seat)
            return
        p.ask_on((self.index, seat))


def _count(spreads: list[Spread], plain: list[int]) -> int:
    found = len(plain)
    for _, where in spreads:
        found += where.bit_count()
    return found


def _nth(spreads: list[Spread], plain: list[int], k: int) -> int:
    for first, where in spreads:
        size = where.bit_count()
        if k < size:
            for _ in range(k):
                where &= where - 1
            return first + (where & -where).bit_length() - 1
        k -= size
    return plain[k]
