"""Before the first round: everybody hangs the starting painting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Kind
from vernissage.games.art_society import events as e
from vernissage.games.art_society import moves as m
from vernissage.games.art_society.decisions import rounds
from vernissage.games.art_society.position import ArtSocietyPosition

P = ArtSocietyPosition


class Start(Choice):
    """AS-6: hang one's starting painting so that it covers at least one star. AS-R15: in seat order."""

    key = "start"
    answers: ClassVar[Answers] = {m.Hang: "hang"}
    kind = Kind.PLACE

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.starts[seat] * p.box.cells
        return [first + cell for cell in p.box.star_squares]  # AS-R17

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        tile = p.starts[seat]
        if code // p.box.cells != tile or code < 0:
            return Refusal("AS-6", "other-painting")
        if not p.box.footprints[p.box.size[tile]][code % p.box.cells]:
            return Refusal("AS-13", "sticks-out")
        return Refusal("AS-6", "no-star")

    def apply(self, p: P, seat: int, code: int) -> None:
        tile, cell = divmod(code, p.box.cells)
        p.hung[seat] = (code,)
        p.masks[seat] = p.box.footprints[p.box.size[tile]][cell]
        p.emit(e.Started, EVERYONE, seat, tile, cell)
        if seat + 1 < p.seats:
            p.ask_instead((self.index, seat + 1))
        else:
            rounds.begin_round(p)
