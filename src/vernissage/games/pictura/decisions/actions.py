"""The action phase: one of three actions, with a favour and a patron at any time of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura.decisions.exhibitions import exhibit, exhibitions, no_exhibition
from vernissage.games.pictura.decisions.favours import play_favour
from vernissage.games.pictura.decisions.hanging import hang_for, hangings, why_not_hung
from vernissage.games.pictura.decisions.inventory import room, take_stock
from vernissage.games.pictura.decisions.patrons import claim, meets, why_not_won
from vernissage.games.pictura.decisions.turns import end_turn
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import (
    CELLS,
    EXHIBITING,
    IMPROVING,
    KINDS_OF_FAVOUR,
    NO_ACTION,
    PAINTINGS,
    PATRONS,
    STOCK_TAKING,
    TYPES,
)


class Action(Choice):
    """PI-28: one of three actions; PI-53, PI-58: with a favour and a patron at any time of it."""

    key = "action"
    answers: ClassVar[Answers] = {
        m.Hang: "hang",
        m.Exhibit: "exhibit",
        m.Inventory: "inventory",
        m.Favour: "favour",
        m.Claim: "claim",
        m.Arrange: "arrange",
        m.Done: "done",
    }

    def options(self, p: P, seat: int) -> Sequence[int]:
        found: list[int] = []
        counts = p.counts(seat)
        if p.action in (NO_ACTION, IMPROVING) and table.free_place(p, seat):
            found = hangings(p, seat)
        if p.action == NO_ACTION:
            found += exhibitions(p, seat, counts)
            found.append(c.INVENTORY)
        if p.favours_left:
            found += [c.FAVOUR + kind for kind in sorted(set(p.favours[seat]))]
        if p.claims_left:
            for patron in sorted(p.patron_row):
                if patron != NOTHING and meets(p, seat, p.box.patron_cards[patron], counts):
                    found.append(c.CLAIM + 2 * patron)
                    found.append(c.CLAIM + 2 * patron + 1)
        if not p.arranged and p.walls[seat].count(NOTHING) < CELLS:
            found.append(c.ARRANGE)  # PI-32
        found.append(c.DONE)  # PI-R22: to improve by nothing is allowed too
        return found

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return _why_no_action(p, seat, code)

    def apply(self, p: P, seat: int, code: int) -> None:
        if code < c.SWAP:
            p.action = IMPROVING
            hang_for(p, seat, *divmod(code - c.HANG, PAINTINGS))
            p.ask_instead((decisions.ACTION, seat))
        elif code < c.FAVOUR:
            p.action = EXHIBITING
            exhibit(p, seat, code - c.EXHIBIT)
            p.ask((decisions.REWARD, seat))
        elif code < c.CLAIM:
            play_favour(p, seat, code - c.FAVOUR)
        elif code < c.EXCHANGE:
            claim(p, seat, *divmod(code - c.CLAIM, 2))
        elif code == c.INVENTORY:
            p.action = STOCK_TAKING
            p.emit(e.InventoryBegan, EVERYONE, seat)
            if room(p, seat) and p.discards[seat]:
                p.ask((decisions.INVENTORY, seat))
            else:
                p.ask((decisions.REFRESH, seat))
                take_stock(p, seat, ())
        elif code == c.ARRANGE:
            p.ask((decisions.ARRANGE, seat))
        else:
            end_turn(p)


def _why_no_action(p: P, seat: int, code: int) -> Refusal:
    """The rule that forbids a step of the action phase."""
    if 0 <= code < c.SWAP:
        return why_not_hung(p, seat, *divmod(code - c.HANG, PAINTINGS))
    if 0 <= code - c.EXHIBIT < TYPES:
        kind = code - c.EXHIBIT
        return (
            _other_action(p) or no_exhibition(p, seat, kind, p.counts(seat)[kind]) or Refusal("PI-28", "action-needed")
        )
    if code == c.INVENTORY:
        return _other_action(p) or Refusal("PI-28", "action-needed")
    if 0 <= code - c.FAVOUR < KINDS_OF_FAVOUR:
        if code - c.FAVOUR not in p.favours[seat]:
            return Refusal("PI-52", "no-such-favour", available=len(p.favours[seat]))
        return Refusal("PI-52", "favour-played")
    if 0 <= code - c.CLAIM < 2 * PATRONS:
        return why_not_won(p, seat, (code - c.CLAIM) // 2)
    if code == c.ARRANGE:
        return Refusal("PI-32", "nothing-to-arrange")
    return Refusal("PI-28", "action-needed")


def _other_action(p: P) -> Refusal | None:
    return Refusal("PI-28", "action-taken") if p.action != NO_ACTION else None
