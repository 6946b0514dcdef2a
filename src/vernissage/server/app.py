"""The application: routes, headers, errors, and the client's files."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import File
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vernissage.bots import UnknownBot
from vernissage.core.errors import UnknownTitle, VernissageError
from vernissage.server import description, elsewhere, hosting, messages, metrics, wire
from vernissage.server.api import Api, NotTheHost, TooFast, same_origin
from vernissage.server.assets import assets
from vernissage.server.connections import Connections
from vernissage.server.desk import Desk, NoKey, TooManyKeys
from vernissage.server.entrance import Entrance, TooManyTries, WrongPassword, closed, enter
from vernissage.server.evenings import NoSuchEvening
from vernissage.server.faults import described
from vernissage.server.guests import Guests, NotAGuest
from vernissage.server.guides import GuideApi
from vernissage.server.host_api import Door, HostApi
from vernissage.server.house import ANY_TABLE, CHANNEL, House
from vernissage.server.members import Members, TooManyCodes, WrongCode
from vernissage.server.members_api import MembersApi
from vernissage.server.notices_api import NoticesApi
from vernissage.server.operations import Operations, health, metrics_page, ready
from vernissage.server.passkeys import WrongPasskey
from vernissage.server.people_api import PeopleApi
from vernissage.server.postbox import TooManyLetters
from vernissage.server.presence import is_of_storage
from vernissage.server.profiles import NoSuchPerson, Profiles
from vernissage.server.push import NoSuchDevice
from vernissage.server.refusals import NoCard, NoSuchTable, TableError, sentence
from vernissage.server.replay_api import ReplayApi
from vernissage.server.replays import BadRecord
from vernissage.server.review_api import ReviewApi
from vernissage.server.settings import CLUB, SettingError, Settings
from vernissage.server.settling import Settling
from vernissage.server.storage import Storage
from vernissage.server.word import Word

logger = logging.getLogger(__name__)
STATIC = Path(__file__).with_name("static")
MOST_BODY = 64 * 1024
PACKED = CompressionConfig(
    backend="gzip",
    gzip_compress_level=6,
    minimum_size=600,
    # What is packed already, and what holds a secret: the size of packed text tells of what is in it.
    exclude=[
        "^/assets/",
        "^/api/host",
        "^/api/door",
        "^/api/guest",
        "^/api/member",
        "^/api/notices",
        "/links$",
        "/claim$",
    ],
)
STATUS: dict[type[Exception], int] = {
    NotAGuest: 401,
    WrongCode: 401,
    WrongPasskey: 401,
    NoKey: 401,
    WrongPassword: 401,
    NotTheHost: 403,
    TooFast: 429,
    TooManyKeys: 429,
    TooManyTries: 429,
    TooManyCodes: 429,
    TooManyLetters: 429,
    NoSuchTable: 404,
    NoCard: 404,
    NoSuchPerson: 404,
    NoSuchEvening: 404,
    NoSuchDevice: 404,
    UnknownTitle: 404,
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def create_app(settings: Settings, address: str = "") -> Litestar:
    """The whole server as one ASGI application."""
    settings.prepare()
    storage = Storage(settings.database_address)
    channels = ChannelsPlugin(backend=_backend(settings), channels=[CHANNEL, elsewhere.CHANNEL, hosting.CHANNEL])
    house = House(settings, storage, channels)
    connections = Connections()
    operations = Operations(house, connections)
    hosts = hosting.Hosting(house, connections, channels)
    settling = Settling(house)
    state = State(
        {
            "house": house,
            "guests": Guests(settings, storage),
            "build": _build(),
            "static": STATIC,
            "connections": connections,
            "operations": operations,
            "desk": Desk(settings),
            "entrance": Entrance(settings),
            "hosting": hosts,
            "personal": hosts.personal,
            "members": Members(settings, house),
            "profiles": Profiles(storage.engine),
            "settling": settling,
            "address": address or f"http://{settings.host}:{settings.port}",
        }
    )

    handlers: list[Any] = [
        Api,
        GuideApi,
        MembersApi,
        NoticesApi,
        PeopleApi,
        ReplayApi,
        ReviewApi,
        Door,
        HostApi,
        enter,
        icon,
        worker,
        assets,
    ]
    handlers += [client, client_table, client_guide, client_people, client_replay, client_host]
    return Litestar(
        route_handlers=[*handlers, health, ready, metrics_page],
        state=state,
        plugins=[channels],
        on_startup=[house.open, operations.open, hosts.open, settling.open],
        on_shutdown=[settling.close, hosts.close, operations.close, house.close],
        middleware=[guarded, closed],
        compression_config=PACKED,
        before_send=[with_headers],
        exception_handlers={Exception: problem},
        request_max_body_size=MOST_BODY,
        openapi_config=description.config(),
        logging_config=None,
        debug=False,
    )


def _backend(settings: Settings) -> Any:
    if not settings.redis:
        return MemoryChannelsBackend()
    if not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise SettingError("the Redis address cannot be used: it begins with redis://, rediss:// or unix://")
    try:
        return Word(settings.redis, missed=(CHANNEL, ANY_TABLE))
    except ImportError:
        raise SettingError(f"--redis needs a package that is not installed; {CLUB} installs it") from None
    except ValueError as error:
        raise SettingError(f"the Redis address cannot be used: {error}") from None


def _build() -> str:
    path = STATIC / "build.txt"
    return path.read_text("utf-8").strip() if path.is_file() else "none"


@get("/", include_in_schema=False)
async def client() -> Response[Any]:
    """The client's page."""
    return _page()


@get("/icon.svg", include_in_schema=False)
async def icon() -> Response[Any]:
    """The sign on the browser's tab."""
    return File(STATIC / "icon.svg", content_disposition_type="inline", media_type="image/svg+xml")


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[Any]:
    """What a browser keeps to show notices while no page is open."""
    return File(
        STATIC / "worker.js",
        content_disposition_type="inline",
        media_type="text/javascript",
        headers={"Cache-Control": "no-cache"},
    )


@get("/host", include_in_schema=False)
async def client_host() -> Response[Any]:
    """The client's page, at the host's desk."""
    return _page()


@get("/t/{id:str}", include_in_schema=False)
async def client_table(id: str) -> Response[Any]:
    """The client's page, at a table."""
    return _page()


@get(["/guide/{key:str}", "/puzzles", "/puzzles/{key:str}/{puzzle:str}"], include_in_schema=False)
async def client_guide(key: str = "", puzzle: str = "") -> Response[Any]:
    """The client's page, in a guide or with the puzzles."""
    return _page()


@get(["/replay", "/replay/{id:str}"], include_in_schema=False)
async def client_replay(id: str = "") -> Response[Any]:
    """The client's page, looking back at a table, or at a record from a file."""
    return _page()


@get(
    ["/me", "/people", "/people/{page:str}", "/market", "/evenings", "/evenings/{id:str}"],
    include_in_schema=False,
)
async def client_people(page: str = "", id: str = "") -> Response[Any]:
    """The client's page, with people, the art market or an evening."""
    return _page()


def _page(status: int = 200) -> Response[Any]:
    page = STATIC / "index.html"
    if not page.is_file():
        return Response(
            "The browser client is not built yet: run 'make play'.", status_code=503, media_type="text/plain"
        )
    return File(
        page,
        status_code=status,
        content_disposition_type="inline",
        media_type="text/html",
        headers={"Cache-Control": "no-cache"},
    )


async def with_headers(message: Message, _: Scope) -> None:
    """Headers on every answer, whatever it is."""
    if message["type"] == "http.response.start":
        extra = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *extra]


def guarded(app: ASGIApp) -> ASGIApp:
    """No unsafe request from another site's page, and none to an address that no database could look up."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        refusal: tuple[int, wire.Problem] | None = None
        if "\0" in scope["path"]:
            refusal = 404, wire.Problem("http", "Not Found")
        elif scope["type"] == ScopeType.HTTP and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            headers = dict(scope["headers"])
            origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
            if not same_origin(origin, host):
                refusal = 403, wire.Problem("another-origin", "this request comes from a page of another site")
        if refusal is None:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            answer: Response[Any] = Response(refusal[1], status_code=refusal[0])
            await answer.to_asgi_response(None, Request(scope))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "no such table"})

    return handle


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every error as a sentence; no stack trace leaves the server. A person at a wrong address gets a page."""
    status, code, detail = _told(request, error)
    metrics.REFUSALS.labels(code).inc()
    reads_pages = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if status == 404 and reads_pages and not request.url.path.startswith("/api/"):
        return _page(status)
    return Response(wire.Problem(code, detail), status_code=status)


def _told(request: Request[Any, Any, Any], error: Exception) -> tuple[int, str, str]:
    language = request.query_params.get("lang", "en")
    if isinstance(error, TableError):
        return 409, error.code, messages.table_sentence(error, language)
    if isinstance(error, BadRecord):
        return 400, f"record-{error.problem}", str(error)
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return status, kind.__name__, sentence(error, language)
    if isinstance(error, UnknownBot | VernissageError):
        return 400, type(error).__name__, sentence(error, language)
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        parts = [
            f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)
        ]
        return 400, "bad-request", "; ".join(parts) or error.detail
    if isinstance(error, HTTPException) and error.status_code == 413:
        return 413, "too-large", f"a request may have {MOST_BODY // 1024} KB at most"
    if isinstance(error, HTTPException):
        return error.status_code, "http", error.detail
    if isinstance(error, msgspec.MsgspecError):
        return 400, "bad-request", str(error)
    if isinstance(error, RecursionError):
        return 400, "bad-request", "this is nested too deeply"
    if is_of_storage(error):
        logger.error("nothing can be read or stored (%s)", described(error))
        return 503, "no-storage", messages.table_sentence(TableError("no-storage"), language)
    logger.exception("a request failed", exc_info=error)
    return 500, "trouble", "something went wrong here; it has been noted"
