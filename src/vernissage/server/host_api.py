"""The host's desk over HTTP. Everything but sitting down at it needs the key."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from vernissage.server import wire_host as wire
from vernissage.server.desk import Desk
from vernissage.server.hosting import Hosting
from vernissage.server.settling import Settling

LineNumber = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
"""As large as every database takes it."""


def with_the_key(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Nobody else gets further."""
    desk: Desk = connection.app.state.desk
    desk.check(connection)


class Door(Controller):
    """Sitting down at the desk, and getting up."""

    path = "/api/host/key"

    @post("/", status_code=200)
    async def sit_down(self, state: State, request: Request[Any, Any, Any], data: wire.KeyRequest) -> Response[None]:
        if not state.desk.fits(data.key, request.client.host if request.client else "unknown"):
            state.desk.refuse(request)
        return Response(None, cookies=[state.desk.cookie()])

    @delete("/", status_code=200)
    async def get_up(self, state: State) -> Response[None]:
        return Response(None, cookies=[state.desk.no_cookie()])


class HostApi(Controller):
    """What the host does."""

    path = "/api/host"
    guards = [with_the_key]  # noqa: RUF012

    def _hosting(self, state: State) -> Hosting:
        hosting: Hosting = state.hosting
        return hosting

    @get("/")
    async def desk(self, state: State) -> wire.HostDesk:
        return await self._hosting(state).desk(await state.operations.trouble())

    @get("/tables")
    async def tables(self, state: State) -> list[wire.HostTable]:
        return await self._hosting(state).tables()

    @post("/tables/{id:str}/end", status_code=200)
    async def end(self, state: State, id: str) -> None:
        await self._hosting(state).end(id)

    @delete("/tables/{id:str}", status_code=200)
    async def remove(self, state: State, id: str) -> None:
        await self._hosting(state).delete(id)

    @get("/tables/{id:str}/record", media_type="text/plain")
    async def record(self, state: State, id: str) -> Response[str]:
        """As far as a spectator may have it: the host may play there too."""
        text = await self._hosting(state).record(id)
        name = "".join(sign for sign in id if sign.isalnum())
        return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}.vrec"'})

    @get("/tables/{id:str}/chat")
    async def chat(self, state: State, id: str) -> list[wire.HostChatLine]:
        return await self._hosting(state).ledger.chat(id)

    @delete("/tables/{id:str}/chat/{number:int}", status_code=200)
    async def remove_line(self, state: State, id: str, number: LineNumber) -> None:
        await self._hosting(state).remove_line(id, number)

    @post("/muted", status_code=200)
    async def mute(self, state: State, data: wire.MuteRequest) -> None:
        await self._hosting(state).mute(data.guest, data.muted)

    @post("/ratings", status_code=200)
    async def rebuild_ratings(self, state: State) -> dict[str, int]:
        """Work all ratings out anew: how many games counted, by title."""
        settling: Settling = state.settling
        return await settling.rebuild()
