"""What can be known about a seat: its museum, its count, what it holds."""

from __future__ import annotations

import functools
from typing import NamedTuple

import msgspec

from vernissage.games.pictura import scoring
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.events import Collection, Painting, Patron, Reward
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import COLLECTIONS, REWARDS
from vernissage.games.pictura.view.box import TrendView, names, trend_of


class SheetView(msgspec.Struct, frozen=True):
    """A count by the layout as it hangs: PI-63 to PI-69 in order. The parts add up to the total."""

    prestige: int
    collections: tuple[int, ...]
    """By period, then by domain."""
    goal: int
    """0 while the goal is hidden."""
    exhibitions: int
    gallery: int
    museum: int
    rewards: int
    discard: int
    total: int


class LaidView(msgspec.Struct, frozen=True):
    """A layout of the own museum, counted."""

    groups: tuple[tuple[int, ...], ...]
    """By period, then by domain: the places of the largest connected group, counted from 0."""
    values: tuple[int, ...]
    """What each of these collections is worth."""
    total: int
    """All of them with the Grand Gallery and the full museum."""


class TiesView(msgspec.Struct, frozen=True):
    """What decides between equals, in this order."""

    paintings: int
    """Paintings hanging."""
    patrons: int


class SeatView(msgspec.Struct, frozen=True):
    """What can be known about a seat."""

    score: int
    next_mark: int
    """Where its next favour lies on the track, 0 for nowhere."""
    hand: int
    """How many paintings it holds."""
    known: tuple[Painting, ...]
    """Those of them one knows, because they were openly taken; of one's own hand: those everybody knows."""
    favours: int
    """How many favours it holds."""
    wall: tuple[Painting | None, ...]
    """The 25 places of its museum, row by row."""
    discard: tuple[Painting, ...]
    patrons: tuple[Patron, ...]
    exhibitions: tuple[Collection, ...]
    rewards: tuple[Reward, ...]
    """The reward spaces it has covered, in the order of its exhibitions."""
    counts: tuple[int, ...]
    """Paintings hanging, by period, then by domain."""
    values: tuple[int, ...]
    """What an exhibition of each would be worth."""
    groups: tuple[int, ...]
    """The largest connected group of each, in the layout as it hangs."""
    potential: int
    """What its collections would be worth if each were connected."""
    goal: TrendView | None
    """Its goal: one's own, and everybody's when the game is over."""
    sheet: SheetView
    ties: TiesView


class CountedMuseum(NamedTuple):
    """A museum, counted."""

    counts: tuple[int, ...]
    values: tuple[int, ...]
    laid: scoring.CountedLayout


@functools.lru_cache(maxsize=4096)
def counted(box: Box, wall: tuple[int, ...]) -> CountedMuseum:
    counts = tuple(scoring.counts(box.period, box.domain, wall))
    values = tuple(scoring.collection_value(box.scale, kind, count) for kind, count in enumerate(counts))
    return CountedMuseum(counts, values, scoring.layout(box.scale, box.period, box.domain, wall))


@functools.lru_cache(maxsize=4096)
def wall_of(box: Box, wall: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(None if card == NOTHING else box.paintings[card] for card in wall)


def knows(p: PicturaPosition, seat: int | None, card: int) -> bool:
    return bool(p.seen[card] >> (p.seats if seat is None else seat) & 1)


def seat_of(p: PicturaPosition, seat: int, goal: bool) -> SeatView:
    """A seat without what is known of its hand; with its goal, where that may be known."""
    box, wall = p.box, p.walls[seat]
    marks = p.marks[seat]
    hung = counted(box, wall)
    sheet = p.sheet(seat, wall, goal=goal, laid=hung.laid)
    return SeatView(
        score=p.score[seat],
        next_mark=box.marks[marks] if marks < len(box.marks) else 0,
        hand=len(p.hands[seat]),
        known=(),
        favours=len(p.favours[seat]),
        wall=wall_of(box, wall),
        discard=names(box, p.discards[seat]),
        patrons=tuple(box.patrons[patron] for patron in p.patrons[seat]),
        exhibitions=tuple(COLLECTIONS[kind] for kind in p.exhibitions[seat]),
        rewards=tuple(REWARDS[space] for space in p.rewards[seat]),
        counts=hung.counts,
        values=hung.values,
        groups=hung.laid.groups,
        potential=sum(hung.values),
        goal=trend_of(box, p.goals[seat]) if goal and p.goals[seat] != NOTHING else None,
        sheet=SheetView(*sheet, total=sheet.total),
        ties=TiesView(*p.ties(seat)),
    )


def seat_seen_by(p: PicturaPosition, seat: int, viewer: int | None, shown: SeatView) -> SeatView:
    """A seat as another one, or it itself, sees it: with the paintings known of its hand, and one's own goal."""
    own = seat == viewer
    if own and p.frames:
        shown = seat_of(p, seat, goal=True)
    held = [card for card in p.hands[seat] if (p.seen[card] == p.everyone if own else knows(p, viewer, card))]
    return msgspec.structs.replace(shown, known=names(p.box, held)) if held else shown


@functools.lru_cache(maxsize=4096)
def laid_of(box: Box, wall: tuple[int, ...]) -> LaidView:
    laid = counted(box, wall).laid
    groups = scoring.largest_groups(box.period, box.domain, wall)
    return LaidView(tuple(scoring.places(group) for group in groups), laid.values, laid.total)
