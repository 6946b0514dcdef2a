"""What the box says: its paintings, its numbers, its trends."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Annotated

import msgspec

from vernissage.games.pictura.components import Box
from vernissage.games.pictura.events import Trend
from vernissage.games.pictura.printed import DOMAINS, FAVOURS, PERIODS

Period = Annotated[str, "collection", PERIODS]
Domain = Annotated[str, "collection", DOMAINS]


class CatalogueView(msgspec.Struct, frozen=True):
    """What is on the paintings: a digit, or a number, for each of painting-1 to painting-180."""

    periods: str
    """0 for the first period, 1 for the second …"""
    domains: str
    painters: tuple[int, ...]
    """The number on the card."""
    labels: tuple[tuple[str, str, str], ...]
    """Title, painter and year, if the game is played with an owner's own list; else they come with the works."""


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    painter_points: int
    period_points: int
    domain_points: int
    marks: tuple[int, ...]
    end: int
    end_bonus: int
    least: int
    """Paintings of a collection at least."""
    tokens: int
    token_points: int
    tip: int
    looks: int
    keeps: int
    opening_night: int
    restores: int
    dealer: int
    exchanges: int
    stores: int
    supplies_paintings: int
    supplies_favours: int
    grant: int
    buyers: int
    depot: int
    circle: int


class TrendView(msgspec.Struct, frozen=True):
    """A trend card."""

    key: Trend
    painter: int
    period: Period
    domain: Domain


def names(box: Box, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(box.paintings[card] for card in cards)


def favour_names(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(FAVOURS[kind] for kind in kinds)


@functools.lru_cache(maxsize=64)
def catalogue_of(box: Box, standard: bool) -> CatalogueView:
    return CatalogueView(
        periods="".join(map(str, box.period)),
        domains="".join(map(str, box.domain)),
        painters=tuple(painter + 1 for painter in box.painter),
        labels=()
        if standard
        else tuple(
            (title[0], box.painters[painter][0], year)
            for title, painter, year in zip(box.titles, box.painter, box.years, strict=True)
        ),
    )


@functools.lru_cache(maxsize=64)
def numbers_of(box: Box) -> NumbersView:
    painter, period, domain = box.trend_points
    return NumbersView(
        painter_points=painter,
        period_points=period,
        domain_points=domain,
        marks=box.marks,
        end=box.end,
        end_bonus=box.end_bonus,
        least=box.scale.least,
        tokens=box.tokens,
        token_points=box.token_points,
        tip=box.tip,
        looks=box.looks,
        keeps=box.keeps,
        opening_night=box.opening_night,
        restores=box.restores,
        dealer=box.dealer,
        exchanges=box.exchanges,
        stores=box.stores,
        supplies_paintings=box.supplies_paintings,
        supplies_favours=box.supplies_favours,
        grant=box.grant,
        buyers=box.buyers,
        depot=box.depot,
        circle=box.circle,
    )


@functools.lru_cache(maxsize=1024)
def trend_of(box: Box, trend: int) -> TrendView:
    painter, period, domain = box.trend_cards[trend]
    return TrendView(box.trends[trend], painter + 1, PERIODS[period], DOMAINS[domain])


@functools.lru_cache(maxsize=1024)
def goal_points(box: Box, goal: int) -> tuple[int, ...]:
    return tuple(box.goals[goal])
