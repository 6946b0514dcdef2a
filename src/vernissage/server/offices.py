"""Where the command line does a host's work: at an open house, which must notice, or in a closed one's database."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from http import HTTPStatus
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from vernissage.core.errors import VernissageError
from vernissage.server.ledger import UNFINISHED, Ledger
from vernissage.server.lock import HouseIsOpen, Lock
from vernissage.server.profiles import title_name
from vernissage.server.results import Results
from vernissage.server.settings import SettingError, Settings
from vernissage.server.storage import Storage

_SECONDS = 30


class OfficeError(VernissageError):
    """Something the house said no to, in its own words."""


class Office(Protocol):
    """What can be done with tables from outside."""

    async def tables(self) -> list[dict[str, Any]]: ...
    async def look_for(self, id: str) -> None:
        """NoSuchTable or OfficeError if there is no such table."""

    async def end(self, id: str) -> None: ...
    async def delete(self, id: str) -> None: ...
    async def record(self, id: str, whole: bool) -> str: ...
    async def ratings(self) -> list[dict[str, Any]]: ...
    async def rebuild_ratings(self) -> dict[str, int]: ...
    async def close(self) -> None: ...


async def office(settings: Settings, address: str = "") -> Office:
    """The open house if there is one, else the database."""
    storage = Storage(settings.database_address)
    file = storage.presence.file
    if file is not None:
        if not Path(file).is_file():
            raise SettingError(f"there is no house in {file}; name its folder with --data")
        lock = Lock(Path(file))
        try:
            lock.take()  # so that no house opens meanwhile
        except HouseIsOpen as error:
            if not address and (error.holder is None or not error.holder.address):
                raise
            address = address or (error.holder.address if error.holder else "")
        else:
            await storage.open()
            return ClosedHouse(storage, lock)
    elif not address:
        raise SettingError("several houses may serve this database: name one that is open with --address")
    return OpenHouse(settings, storage, address)


class ClosedHouse:
    """Nobody is there: the database itself."""

    def __init__(self, storage: Storage, lock: Lock) -> None:
        self._lock = lock
        self._storage = storage
        self._ledger = Ledger(storage)

    async def tables(self) -> list[dict[str, Any]]:
        retention = await self._ledger.retention_noted(time.time())
        found = await self._ledger.tables(retention, 10_000)
        for at, table in enumerate(found):
            if table.status in UNFINISHED and not table.set_aside and await self._ledger.cannot_be_played(table.id):
                found[at] = replace(table, set_aside="cannot-follow")
        return [msgspec.to_builtins(table) for table in found]

    async def look_for(self, id: str) -> None:
        await self._ledger.row(id)

    async def end(self, id: str) -> None:
        await self._ledger.end(id)

    async def delete(self, id: str) -> None:
        await self._ledger.delete(id)

    async def record(self, id: str, whole: bool) -> str:
        return await self._ledger.record(id, whole)

    async def ratings(self) -> list[dict[str, Any]]:
        return await Results(self._storage.engine).listed()

    async def rebuild_ratings(self) -> dict[str, int]:
        """From the results that are written; those that are missing are found when the house opens."""
        results = Results(self._storage.engine)
        return {_name(title): await results.rebuild(title) for title in await results.titles()}

    async def close(self) -> None:
        await self._storage.close()
        self._lock.release()


class OpenHouse:
    """The house is open: it is asked over HTTP, with the host key, so that everybody there notices."""

    def __init__(self, settings: Settings, storage: Storage, address: str) -> None:
        self._key = settings.key_of_open_house()
        self._storage = storage
        self._address = address.rstrip("/")

    async def tables(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(await self._ask("GET", "/tables"))
        return found

    async def look_for(self, id: str) -> None:
        if all(table["id"] != id for table in await self.tables()):
            raise OfficeError(f"there is no table {id[:16]!r}")

    async def end(self, id: str) -> None:
        await self._ask("POST", f"/tables/{_safe(id)}/end")

    async def delete(self, id: str) -> None:
        await self._ask("DELETE", f"/tables/{_safe(id)}")

    async def record(self, id: str, whole: bool) -> str:
        if whole:  # this never leaves a house over the wire; who reads the database has it anyway
            return await Ledger(self._storage).record(id, whole)
        return await self._ask("GET", f"/tables/{_safe(id)}/record")

    async def ratings(self) -> list[dict[str, Any]]:
        return await Results(self._storage.engine).listed()

    async def rebuild_ratings(self) -> dict[str, int]:
        counted: dict[str, int] = json.loads(await self._ask("POST", "/ratings"))
        return {_name(title): games for title, games in counted.items()}

    async def close(self) -> None:
        await self._storage.close()

    async def _ask(self, method: str, path: str) -> str:
        return await asyncio.to_thread(self._asked, method, path)

    def _asked(self, method: str, path: str) -> str:
        request = urllib.request.Request(f"{self._address}/api/host{path}", method=method)
        request.add_header("X-Host-Key", self._key)
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the key goes to this machine alone
        try:
            with direct.open(request, timeout=_SECONDS) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            with error:  # it holds the line it came by
                if error.code == HTTPStatus.UNAUTHORIZED:
                    raise OfficeError(
                        f"the house at {self._address} was opened with another host key; "
                        "say it in VERNISSAGE_HOST_KEY or with --host-key"
                    ) from None
                raise OfficeError(_detail(error)) from None
        except OSError as error:
            reason = getattr(error, "reason", error)
            raise OfficeError(f"the house at {self._address} does not answer: {reason}") from None


def _detail(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["detail"])
    except (ValueError, KeyError, TypeError):
        return f"the house answered with {error.code}"


def _name(key: str) -> str:
    return title_name(key, "en")


def _safe(id: str) -> str:
    if not id.isascii() or not id.isalnum():
        raise OfficeError(f"there is no table {id[:16]!r}")
    return id
