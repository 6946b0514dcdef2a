"""What is written when a game is over: its result, the ratings, the sums of the art market. Once a game, for good.

Which games count: those that were played to their end. A table that was ended, or set aside, has no result. A game of
one seat has a result, but nobody to be compared with. Games with an owner's own components count as all others, but
not in the art market, whose artists would be other ones. The tables of a deal that is played several times have their
results when the last of them is over. Whoever left, and was played for by a bot, keeps the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vernissage.core.market import Quote
from vernissage.core.registry import title as find_title
from vernissage.core.skill import Rating
from vernissage.server.ratings import Key, Placed, rate, rebuilt
from vernissage.server.ratings import rows as rating_rows
from vernissage.server.rows import favourites, market, places, ratings, results
from vernissage.server.storage import guests, tables

_SETTLING = 0x76657273
"""The key of the lock under which processes write results one after the other, in PostgreSQL."""
MOST_ITEMS = 300
"""So many artists of a title the market knows; a title that makes up names is not followed further."""


@dataclass(frozen=True)
class Result:
    """A finished game as it is kept."""

    table_id: str
    title: str
    ended: float
    evening: str | None
    places: tuple[dict[str, Any], ...]
    """The rows of its seats, without the table."""
    quotes: tuple[Quote, ...]


def market_of(title_key: str, record: str) -> bytes:
    """Runs in a worker process: what a finished game says of the art market, as JSON."""
    from vernissage.core.market import quotes_of
    from vernissage.core.records import read

    title = find_title(title_key)
    return msgspec.json.encode(quotes_of(title, read(title, record)))


class Results:
    """Reads and writes results."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def unsettled(self) -> list[str]:
        """The finished games whose result is not written yet; those of an open deal wait, and forks have none."""
        known = sa.select(results.c.table_id)
        dealt = tables.c.fork.is_(None)  # what was begun in the middle of another game is practice
        wanted = sa.and_(tables.c.status == "over", sa.not_(tables.c.sealed), dealt, tables.c.id.not_in(known))
        async with self._engine.begin() as connection:
            found = sa.select(tables.c.id).where(wanted).order_by(tables.c.changed).limit(200)
            return list((await connection.execute(found)).scalars())

    async def write(self, result: Result) -> bool:
        """Write a result with all that follows from it; False if that was done before."""
        try:
            async with self._engine.begin() as connection:
                await _take_turns(connection)
                row = {"table_id": result.table_id, "title": result.title, "ended": result.ended}
                await connection.execute(sa.insert(results).values(**row, evening=result.evening))
                await connection.execute(
                    sa.insert(places), [{"table_id": result.table_id, **place} for place in result.places]
                )
                await _rate(connection, result)
                await _quote(connection, result)
                await _like(connection, result)
        except IntegrityError:
            return False
        return True

    async def rebuild(self, title: str) -> int:
        """Work the ratings of a title out anew, from all its results in their order; how many there are."""
        async with self._engine.begin() as connection:
            await _take_turns(connection)
            found = (
                sa.select(places.c.table_id, places.c.guest, places.c.bot, places.c.rank, places.c.hinted)
                .join(results, results.c.table_id == places.c.table_id)
                .where(results.c.title == title)
                .order_by(results.c.ended, places.c.table_id, places.c.seat)
            )
            games: dict[str, list[Placed]] = {}
            for row in await connection.execute(found):
                games.setdefault(row.table_id, []).append(Placed(row.guest, row.bot, row.rank, row.hinted))
            anew = rating_rows(title, rebuilt(games.values()))
            await connection.execute(sa.delete(ratings).where(ratings.c.title == title))
            if anew:
                await connection.execute(sa.insert(ratings), anew)
        return len(games)

    async def listed(self, most: int = 1_000) -> list[dict[str, Any]]:
        """The ratings of the house, for the host: by title and company, the strongest first."""
        found = sa.select(ratings, guests.c.nickname).join(guests, guests.c.id == ratings.c.subject, isouter=True)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(found)).all()
        told = [
            {
                "title": row.title,
                "name": row.nickname or row.subject,
                "company": row.company,
                "strength": Rating(row.mu, row.sigma, row.games).strength,
                "games": row.games,
            }
            for row in rows
        ]
        return sorted(told, key=lambda row: (row["title"], row["company"], -row["strength"]))[:most]

    async def titles(self) -> list[str]:
        """The titles that have results."""
        async with self._engine.begin() as connection:
            return list((await connection.execute(sa.select(results.c.title).distinct())).scalars())


async def _take_turns(connection: AsyncConnection) -> None:
    """Sums are read and written again: one process after the other. SQLite does so by itself."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SETTLING})


async def _rate(connection: AsyncConnection, result: Result) -> None:
    seats = [Placed(place["guest"], place["bot"], place["rank"], place["hinted"]) for place in result.places]
    subjects = [seat.subject for seat in seats if seat.subject is not None]
    mine = sa.and_(ratings.c.title == result.title, ratings.c.subject.in_(subjects))
    known: dict[Key, Rating] = {
        (row.subject, row.company): Rating(row.mu, row.sigma, row.games)
        for row in await connection.execute(sa.select(ratings).where(mine))
    }
    changed = rate(known, seats)
    for (subject, company), _ in changed.items():
        old = sa.and_(mine, ratings.c.subject == subject, ratings.c.company == company)
        await connection.execute(sa.delete(ratings).where(old))
    if changed:
        await connection.execute(sa.insert(ratings), rating_rows(result.title, changed))


async def _quote(connection: AsyncConnection, result: Result) -> None:
    rows = {
        (row.series, row.mark, row.item, row.round): row
        for row in await connection.execute(sa.select(market).where(market.c.title == result.title))
    }
    items = {key[:3] for key in rows}
    sums: dict[tuple[str, str, str, int], tuple[int, int]] = {}
    for quote in result.quotes:
        if (item := (quote.series, quote.mark, quote.item)) not in items and len(items) >= MOST_ITEMS:
            continue
        items.add(item)
        count, total = sums.get((*item, quote.round), (0, 0))
        sums[*item, quote.round] = count + quote.count, total + quote.amount
    columns = ("series", "mark", "item", "round")
    for key, (count, total) in sums.items():
        named = dict(zip(columns, key, strict=True))
        if (row := rows.get(key)) is None:
            fresh = {"title": result.title, **named, "games": 1, "works": count, "total": total}
            await connection.execute(sa.insert(market).values(**fresh))
        else:
            same = sa.and_(market.c.title == result.title, *(market.c[name] == value for name, value in named.items()))
            more = {"games": row.games + 1, "works": row.works + count, "total": row.total + total}
            await connection.execute(sa.update(market).where(same).values(**more))


async def _like(connection: AsyncConnection, result: Result) -> None:
    people: Sequence[str | None] = [place["guest"] for place in result.places]
    liked: dict[tuple[str, str, str], int] = {}
    for quote in result.quotes:
        guest = None if quote.seat is None or quote.seat >= len(people) else people[quote.seat]
        if guest is not None:
            key = guest, quote.mark, quote.item
            liked[key] = liked.get(key, 0) + quote.count
    for (guest, mark, item), count in liked.items():
        named = {"guest": guest, "title": result.title, "mark": mark, "item": item}
        same = sa.and_(*(favourites.c[name] == value for name, value in named.items()))
        more = sa.update(favourites).where(same).values(works=favourites.c.works + count)
        if not (await connection.execute(more)).rowcount:
            await connection.execute(sa.insert(favourites).values(**named, works=count))
