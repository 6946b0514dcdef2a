"""Reading what outlasts the games: a person's profile, the members of the house, the art market."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.core.errors import UnknownTitle, VernissageError
from vernissage.core.registry import title as find_title
from vernissage.core.skill import Rating
from vernissage.core.text import MissingText, Words
from vernissage.server import wire_people as wire
from vernissage.server.guests import Guest
from vernissage.server.rows import favourites, market, members, places, ratings, results
from vernissage.server.storage import guests, seats, tables

HISTORY = 50
MEMBERS = 200
_FAVOURITES = 3
_CURVES = 8
"""So many artists are drawn in one plot, those of whom most is known."""


class NoSuchPerson(VernissageError, LookupError):
    """There is no such profile, or its owner has hidden it."""


class Profiles:
    """Reads; nothing is replayed or worked out for it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_page(self, page: str, visitor: str | None, language: str) -> wire.Profile:
        """A member's profile; a hidden one is there for its owner alone, and looks like none to others."""
        async with self._engine.begin() as connection:
            found = sa.select(members, guests.c.nickname).join(guests, guests.c.id == members.c.guest)
            row = (await connection.execute(found.where(members.c.page == page))).one_or_none()
        if row is None or (row.hidden and row.guest != visitor):
            raise NoSuchPerson("there is no such profile here")
        return await self._profile(Guest(row.guest, row.nickname), row, row.guest == visitor, language)

    async def own(self, guest: Guest, language: str) -> wire.Profile:
        """One's own, with or without a card."""
        async with self._engine.begin() as connection:
            row = (await connection.execute(sa.select(members).where(members.c.guest == guest.id))).one_or_none()
        return await self._profile(guest, row, True, language)

    async def _profile(self, guest: Guest, row: Any, yours: bool, language: str) -> wire.Profile:
        mine = sa.select(places.c.table_id).where(places.c.guest == guest.id)
        async with self._engine.begin() as connection:
            since = (await connection.execute(sa.select(guests.c.created).where(guests.c.id == guest.id))).scalar_one()
            sums = (
                sa.select(
                    results.c.title,
                    sa.func.count().label("games"),
                    sa.func.sum(sa.cast(places.c.won, sa.Integer)).label("won"),
                    sa.func.max(places.c.score).label("best"),
                )
                .join(places, places.c.table_id == results.c.table_id)
                .where(places.c.guest == guest.id)
                .group_by(results.c.title)
            )
            totals = (await connection.execute(sums)).all()
            rated = (await connection.execute(sa.select(ratings).where(ratings.c.subject == guest.id))).all()
            wanted = sa.select(favourites).where(favourites.c.guest == guest.id)
            liked = (await connection.execute(wanted.order_by(favourites.c.works.desc(), favourites.c.item))).all()
            last = sa.select(results).where(results.c.table_id.in_(mine)).order_by(results.c.ended.desc())
            games = (await connection.execute(last.limit(HISTORY))).all()
            ids = [game.table_id for game in games]
            who = sa.select(places).where(places.c.table_id.in_(ids)).order_by(places.c.rank, places.c.seat)
            seated: dict[str, list[Any]] = {id: [] for id in ids}
            for place in await connection.execute(who):
                seated[place.table_id].append(place)
            kept = set((await connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids)))).scalars())
        return wire.Profile(
            name=guest.nickname,
            page="" if row is None else row.page,
            since=since,
            yours=yours,
            hidden=row is not None and row.hidden,
            titles=tuple(_of_title(one, rated, liked, language) for one in sorted(totals, key=lambda row: -row.games)),
            history=tuple(
                _played(game, seated[game.table_id], guest.id, game.table_id in kept, language) for game in games
            ),
            more=sum(one.games for one in totals) - len(games),
        )

    async def members(self) -> list[wire.MemberLine]:
        """The members who do not hide, those who play most first."""
        games = sa.func.count(places.c.table_id)
        found = (
            sa.select(
                members.c.page,
                guests.c.nickname,
                games.label("games"),
                sa.func.coalesce(sa.func.sum(sa.cast(places.c.won, sa.Integer)), 0).label("won"),
            )
            .join(guests, guests.c.id == members.c.guest)
            .join(places, places.c.guest == members.c.guest, isouter=True)
            .where(sa.not_(members.c.hidden))
            .group_by(members.c.page, guests.c.nickname)
            .order_by(games.desc(), guests.c.nickname)
            .limit(MEMBERS)
        )
        async with self._engine.begin() as connection:
            rows = (await connection.execute(found)).all()
        return [wire.MemberLine(row.page, row.nickname, row.games, row.won) for row in rows]

    async def at_table(self, table: str) -> list[wire.SeatPage]:
        """Who of a table has a profile that can be looked at; nobody who shares a device, for it may be another."""
        alone = (
            sa.select(seats.c.guest)
            .where(seats.c.table_id == table, seats.c.guest.is_not(None))
            .group_by(seats.c.guest)
            .having(sa.func.count() == 1)
        )
        found = (
            sa.select(seats.c.seat, members.c.page)
            .join(members, members.c.guest == seats.c.guest)
            .where(seats.c.table_id == table, seats.c.guest.in_(alone), sa.not_(members.c.hidden))
            .order_by(seats.c.seat)
        )
        async with self._engine.begin() as connection:
            return [wire.SeatPage(row.seat, row.page) for row in (await connection.execute(found)).all()]

    async def market(self, language: str) -> list[wire.TitleMarket]:
        """What all finished games say of the art market, title by title."""
        async with self._engine.begin() as connection:
            rows = (await connection.execute(sa.select(market).order_by(market.c.round))).all()
            counted = sa.select(results.c.title, sa.func.count()).group_by(results.c.title)
            games = {row[0]: row[1] for row in await connection.execute(counted)}
        found = []
        for key in sorted({row.title for row in rows}, key=lambda key: -games.get(key, 0)):
            words = _words(key, language)
            if words is None:
                continue
            mine = [row for row in rows if row.title == key]
            series = [one for one in find_title(key).series if any(row.series == one for row in mine)]
            plots = [
                _plot(words, one, [row for row in rows if (row.title, row.series) == (key, one)]) for one in series
            ]
            drawn = tuple(plot for plot in plots if plot is not None)
            found.append(wire.TitleMarket(key, words.say("title-name"), games.get(key, 0), drawn))
        return found


def _of_title(row: Any, rated: Sequence[Any], liked: Sequence[Any], language: str) -> wire.TitleResults:
    words = _words(row.title, language)
    return wire.TitleResults(
        title=row.title,
        title_name=title_name(row.title, language),
        games=row.games,
        won=row.won,
        best=row.best,
        ratings=tuple(
            wire.Rated(one.company, Rating(one.mu, one.sigma, one.games).strength, one.games)
            for one in sorted(rated, key=lambda one: one.company, reverse=True)
            if one.title == row.title
        ),
        favourites=tuple(
            wire.Favourite(_named(words, one.mark, one.item), one.works) for one in liked if one.title == row.title
        )[:_FAVOURITES],
    )


def _played(game: Any, seats: Sequence[Any], guest: str, kept: bool, language: str) -> wire.Played:
    own = next(place for place in seats if place.guest == guest)
    return wire.Played(
        table=game.table_id,
        title_name=title_name(game.title, language),
        ended=game.ended,
        evening=game.evening,
        kept=kept,
        rank=own.rank,
        won=own.won,
        seats=tuple(
            wire.PlayedSeat(place.name, place.bot, place.guest == guest, place.score, place.rank) for place in seats
        ),
    )


def _plot(words: Words, series: str, rows: Sequence[Any]) -> wire.Plot:
    """One picture, of those artists of whom most is known."""
    counts = not any(row.total for row in rows)
    by_item: dict[tuple[str, str], list[Any]] = {}
    for row in rows:
        by_item.setdefault((row.mark, row.item), []).append(row)
    last = max(row.round for row in rows)
    known = sorted(by_item.items(), key=lambda one: (-sum(row.works for row in one[1]), one[0]))[:_CURVES]
    curves = [
        wire.Curve(
            item=item,
            name=_named(words, mark, item),
            count=sum(row.works for row in found),
            points=_works(found, last) if counts else _averages(found),
        )
        for (mark, item), found in known
    ]
    return wire.Plot(words.say(f"market-{series}"), counts, tuple(curves))


def _works(rows: Sequence[Any], last: int) -> tuple[wire.Quoted, ...]:
    """In a round without a row there were none."""
    works = {row.round: row.works for row in rows}
    return tuple(wire.Quoted(round, works.get(round, 0), works.get(round, 0)) for round in range(1, last + 1))


def _averages(rows: Sequence[Any]) -> tuple[wire.Quoted, ...]:
    return tuple(wire.Quoted(row.round, round(row.total / max(row.works, 1), 2), row.works) for row in rows)


def _named(words: Words | None, mark: str, item: str) -> str:
    """An artist in words; as it was stored, where the title does not know it any more."""
    try:
        return item if words is None else words.named(mark, item)
    except (MissingText, LookupError, ValueError):
        return item


@functools.lru_cache(maxsize=64)
def _words(key: str, language: str) -> Words | None:
    try:
        return find_title(key).words(language)
    except UnknownTitle:
        return None


def title_name(key: str, language: str) -> str:
    """A title by its name; by its key, if it is not here any more."""
    words = _words(key, language)
    return key if words is None else words.say("title-name")
