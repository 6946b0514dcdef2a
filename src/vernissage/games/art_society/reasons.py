"""Why a sensible player of Art Society answers as he does, in words and numbers, from what his seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.moves import Move
from vernissage.core.reasons import Fact, Named, Reason
from vernissage.games.art_society import heuristic
from vernissage.games.art_society import moves as m
from vernissage.games.art_society.decisions import START
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.heuristic import Prospect
from vernissage.games.art_society.position import ArtSocietyPosition

P = ArtSocietyPosition


def reasons(p: P, seat: int, move: Move) -> list[Reason]:
    """What a painting is worth on the seat's own wall, and what that makes it worth bidding."""
    return _TOLD[type(move)](Prospect(p, seat), move)


def _square(prospect: Prospect, move: m.Hang | m.Swap | m.Decor | m.HangDecor) -> int:
    """The square of a move, as a set of one."""
    return 1 << prospect.box.grid.cell(move.square)


def _hang(prospect: Prospect, move: m.Hang | m.Swap) -> list[Reason]:
    p, box = prospect.p, prospect.box
    tile = box.numbers[move.painting]
    if p.frames[-1][0] == START:
        return [_start(prospect, tile, _square(prospect, move))]
    gain, cell = prospect.weighed(tile, _square(prospect, move))
    told = [Reason("why-hang", {"amount": round(gain)}), _genre(prospect, tile)]
    size, genre = box.size[tile], box.genre[tile]
    area, border = box.footprints[size][cell], box.borders[size][cell]
    touched = sum(bool(edge & area) for _, edge in prospect.by_genre[genre])
    if touched:
        told.append(Reason("why-faux-pas", {"count": touched}))
    if frames := sum(bool(other & border) for other in prospect.by_frame[box.frame[tile]]):
        told.append(Reason("why-frames", {"count": frames}))
    if corners := (area & prospect.corners).bit_count():
        told.append(Reason("why-corner", {"count": corners, "points": abs(box.points_corner)}))
    chance = round(100 * prospect.firsts[genre])
    if area & box.eye_line and chance:
        told.append(Reason("why-eye-line", {"chance": chance, "points": box.points_eye_line}))
    return told


def _start(prospect: Prospect, tile: int, spot: int) -> Reason:
    """How many places are left for the largest paintings."""
    box = prospect.box
    covered = box.footprints[box.size[tile]][spot.bit_length() - 1]
    areas = {size: box.sizes[size][0] * box.sizes[size][1] for size in set(box.size)}
    largest = [size for size, area in areas.items() if area == max(areas.values())]
    return Reason("why-start", {"count": sum(box.spots(size, covered).bit_count() for size in largest)})


def _genre(prospect: Prospect, tile: int) -> Reason:
    genre = prospect.box.genre[tile]
    return Reason("why-genre", {"genre": Named("genre", GENRES[genre]), "amount": round(prospect.values[genre])})


def _lot(prospect: Prospect, move: m.Lot) -> list[Reason]:
    p, box = prospect.p, prospect.box
    own, others = heuristic.fit(p, prospect.seat, box.size[box.pile_tiles[box.pile_numbers[move.pile]][0]])
    return [Reason("why-lot", {"own": own, "others": round(others / (p.seats - 1))})]


def _bid(prospect: Prospect, move: m.Bid) -> list[Reason]:
    p = prospect.p
    thought = heuristic.bidding(prospect)
    best = max(p.lots, key=lambda tile: (heuristic.lot_gain(prospect, tile), -tile))
    facts: dict[str, Fact] = {
        "painting": Named("painting", prospect.box.paintings[best]),
        "best": round(thought.best),
        "others": round(thought.others),
        "card": thought.card,
    }
    return [Reason("why-bid", facts)]


def _take(prospect: Prospect, move: m.Take) -> list[Reason]:
    tile = prospect.box.numbers[move.painting]
    others = [heuristic.lot_gain(prospect, other) for other in prospect.p.lots if other != tile]
    facts: dict[str, Fact] = {"amount": round(heuristic.lot_gain(prospect, tile))}
    if others:
        facts["other"] = round(max(others))
    return [Reason("why-take" if others else "why-last", facts), _genre(prospect, tile)]


def _keep(prospect: Prospect, move: m.Keep) -> list[Reason]:
    tile = prospect.p.taken
    return [Reason("why-keep", {"amount": round(heuristic.kept(prospect, tile))}), _genre(prospect, tile)]


def _superfluous(prospect: Prospect, move: m.Superfluous) -> list[Reason]:
    p, box = prospect.p, prospect.box
    ends = len(p.superfluous[prospect.seat]) + 1 >= box.superfluous_end
    return [Reason("why-superfluous", {"points": abs(box.points_superfluous), "ends": "yes" if ends else "no"})]


def _decor(prospect: Prospect, move: m.Decor | m.HangDecor) -> list[Reason]:
    box = prospect.box
    shape = (
        box.shapes.index(move.decor)
        if isinstance(move, m.Decor)
        else prospect.p.assistants[prospect.seat] - len(box.paintings)
    )
    gain, _ = prospect.best_decor(shape, _square(prospect, move))
    return [Reason("why-decor", {"shields": box.shields[shape], "amount": round(gain)})]


def _keep_decor(prospect: Prospect, move: m.KeepDecor) -> list[Reason]:
    shields = prospect.box.shields[prospect.box.shapes.index(move.decor)]
    return [Reason("why-keep-decor", {"shields": shields})]


def _trade(prospect: Prospect, move: m.Trade) -> list[Reason]:
    return [Reason("why-trade")]


def _done(prospect: Prospect, move: m.Done) -> list[Reason]:
    return [Reason("why-done", {"amount": prospect.p.sheet(prospect.seat).total})]


_TOLD: dict[type[Move], Callable[[Prospect, Any], list[Reason]]] = {
    m.Hang: _hang,
    m.Swap: _hang,
    m.Lot: _lot,
    m.Bid: _bid,
    m.Take: _take,
    m.Keep: _keep,
    m.Superfluous: _superfluous,
    m.Decor: _decor,
    m.KeepDecor: _keep_decor,
    m.HangDecor: _decor,
    m.Trade: _trade,
    m.Done: _done,
}
