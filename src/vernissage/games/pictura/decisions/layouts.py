"""Layouts: one saved in the game, and the final ones with the count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE, clockwise
from vernissage.core.questions import Answers, Layout, Mode
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import CELLS, CHANGES


class _Laying(Layout):
    """A layout of the 25 places of a museum board."""

    places = CELLS
    first = c.EXCHANGE
    done = c.DONE

    def arrangement(self, p: P, seat: int) -> Sequence[int]:
        return p.walls[seat]

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        wall = self.after(p, seat, codes[:-1])
        return m.Layout(tuple(m.BARE if card == NOTHING else p.box.paintings[card] for card in wall))

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        assert isinstance(move, m.Layout)
        if len(move.places) != CELLS:
            raise UnreadableMove(f"a layout has {CELLS} places, not {len(move.places)}")
        wall = tuple(NOTHING if word == m.BARE else c.painting(word) for word in move.places)
        if sorted(wall) != sorted(p.walls[seat]):
            hanging = len(p.hanging(seat))
            raise IllegalMove(Refusal("PI-32", "other-paintings", hanging, sum(card != NOTHING for card in wall)))
        return self.codes_to(p, seat, wall)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - self.first < len(CHANGES):
            return Refusal("PI-32", "no-such-change")
        return Refusal("PI-32", "layout-needed")


class Arrange(_Laying):
    """PI-32, PI-R16: save a layout; it has no effect before the final count. PI-R42: once after each hanging."""

    key = "arrange"
    answers: ClassVar[Answers] = {m.Layout: "change"}

    def settle(self, p: P, seat: int, arrangement: tuple[int, ...]) -> None:
        p.walls[seat] = arrangement
        p.arranged = True
        p.emit(e.Arranged, EVERYONE, seat, arrangement)
        p.settled()


class Final(_Laying):
    """PI-62, PI-R13: everybody gives a final layout, sealed until all have. PI-R41: till then it may be changed."""

    key = "final"
    answers: ClassVar[Answers] = {m.Layout: "change"}
    mode = Mode.SEALED

    def awaited(self, p: P) -> tuple[int, ...]:
        if p.partial:
            return (p.frames[-1][1],)
        return tuple(seat for seat in clockwise(p.first, p.seats) if not p.layouts[seat])

    def optional(self, p: P) -> tuple[int, ...]:
        return () if p.partial else tuple(seat for seat in range(p.seats) if p.layouts[seat])

    def openly_forced(self, p: P, seat: int) -> bool:
        return not p.hanging(seat)

    def apply(self, p: P, seat: int, code: int) -> None:
        p.ask_on((decisions.FINAL, seat))
        super().apply(p, seat, code)

    def settle(self, p: P, seat: int, arrangement: tuple[int, ...]) -> None:
        first = not p.layouts[seat]
        p.layouts[seat] = arrangement
        if first:
            p.emit(e.LayoutGiven, EVERYONE, seat)
        p.emit(e.LayoutSeen, 1 << seat, seat, arrangement)
        if () in p.layouts:
            p.ask_on((decisions.FINAL, self.awaited(p)[0]))
            return
        _count(p)


def _count(p: P) -> None:
    """PI-61: the final count, with all layouts and goals open; everything else is shown too."""
    p.walls = p.layouts
    p.layouts = [()] * p.seats
    p.reveal()
    p.settled()
    for seat in range(p.seats):
        p.emit(e.LayoutOpened, EVERYONE, seat, p.walls[seat])
        p.emit(e.HandShown, EVERYONE, seat, p.hands[seat], p.favours[seat])
    p.emit(e.MarketShown, EVERYONE, p.market)
    totals = []
    for seat in range(p.seats):
        count = p.sheet(seat, p.walls[seat])
        totals.append(count.total)
        p.emit(
            e.Scored,
            EVERYONE,
            seat,
            p.goals[seat],
            count.prestige,
            sum(count.collections),
            *count[2:],
            count.total,
        )
    p.emit(e.GameEnded, EVERYONE, tuple(totals), p.reason)
