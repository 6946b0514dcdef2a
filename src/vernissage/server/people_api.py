"""Profiles, members, the art market and evenings over HTTP. What is hidden looks as if it were not there (404)."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State

from vernissage.core.skill import ranks
from vernissage.core.text import LANGUAGES
from vernissage.server import messages
from vernissage.server import wire_people as wire
from vernissage.server.api import check_limit
from vernissage.server.evenings import Evenings
from vernissage.server.guests import Guest
from vernissage.server.profiles import Profiles, title_name


def _language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


class PeopleApi(Controller):
    """Everything under /api/people, /api/market and /api/evenings."""

    path = "/api"

    def _profiles(self, state: State) -> Profiles:
        profiles: Profiles = state.profiles
        return profiles

    async def _visitor(self, state: State, request: Request[Any, Any, Any]) -> str | None:
        guest: Guest | None = await state.guests.who(request)
        id = None if guest is None else guest.id
        check_limit(state.house, state.house.limits.requests, id, request)
        return id

    @get("/people")
    async def people(self, state: State, request: Request[Any, Any, Any]) -> list[wire.MemberLine]:
        """The members of the house who do not hide."""
        await self._visitor(state, request)
        return await self._profiles(state).members()

    @get("/people/me")
    async def own(self, state: State, request: Request[Any, Any, Any], lang: str = "en") -> wire.Profile:
        """One's own profile, with or without a card."""
        guest: Guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.requests, guest.id, request)
        return await self._profiles(state).own(guest, _language(lang))

    @get("/people/{page:str}")
    async def person(self, state: State, request: Request[Any, Any, Any], page: str, lang: str = "en") -> wire.Profile:
        return await self._profiles(state).of_page(page, await self._visitor(state, request), _language(lang))

    @get("/tables/{id:str}/people")
    async def at_table(self, state: State, request: Request[Any, Any, Any], id: str) -> list[wire.SeatPage]:
        """Where the profiles of those at a table are, of members who do not hide; none where there is no such table."""
        await self._visitor(state, request)
        return await self._profiles(state).at_table(id)

    @get("/market")
    async def market(self, state: State, request: Request[Any, Any, Any], lang: str = "en") -> list[wire.TitleMarket]:
        """The art market of the house, over all titles."""
        await self._visitor(state, request)
        return await self._profiles(state).market(_language(lang))

    # Evenings.

    @post("/evenings")
    async def open_evening(
        self, state: State, request: Request[Any, Any, Any], data: wire.EveningRequest, lang: str = "en"
    ) -> wire.Evening:
        """One deal at several tables."""
        guest: Guest = await state.guests.known(request)
        for _ in range(data.tables):
            check_limit(state.house, state.house.limits.tables, guest.id, request)
        evenings: Evenings = state.settling.evenings
        id = await evenings.open(data, guest.id, guest.nickname)
        return await self._evening(state, id, guest.id, lang)

    @get("/evenings/{id:str}")
    async def evening(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.Evening:
        """An evening: its tables, and once the last is over the results side by side."""
        return await self._evening(state, id, await self._visitor(state, request), lang)

    async def _evening(self, state: State, id: str, guest: str | None, lang: str) -> wire.Evening:
        language = _language(lang)
        evenings: Evenings = state.settling.evenings
        row = await evenings.row(id)
        kept = await state.house.tables_named(row.tables)
        infos = {one.id: messages.listed_info(state.house, one, guest, language) for one in kept}
        over = not any(one.sealed for one in kept)
        scores = _side_by_side(await evenings.results(id)) if over else {}
        return wire.Evening(
            id=row.id,
            title=row.title,
            title_name=title_name(row.title, language),
            option_names=next((info.option_names for info in infos.values()), ()),
            created=row.created,
            you_host=guest is not None and guest == row.host,
            over=over,
            commitment=next((info.commitment for info in infos.values()), ""),
            tables=tuple(wire.EveningTable(infos.get(table), scores.get(table, ())) for table in row.tables),
        )


def _side_by_side(played: dict[str, list[Any]]) -> dict[str, tuple[wire.EveningScore, ...]]:
    """Each seat beside the same seat at the other tables: who made the most of the same cards?"""
    seats = {place.seat for places in played.values() for place in places}
    order: dict[tuple[str, int], int] = {}
    for seat in seats:
        rows = [(table, place) for table, places in played.items() for place in places if place.seat == seat]
        placed = ranks([place.score for _, place in rows], ())
        order |= {(table, seat): rank for (table, _), rank in zip(rows, placed, strict=True)}
    return {
        table: tuple(
            wire.EveningScore(place.seat, place.name, place.bot, place.score, place.rank, order[table, place.seat])
            for place in places
        )
        for table, places in played.items()
    }
