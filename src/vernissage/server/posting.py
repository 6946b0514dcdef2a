"""Posting to an address outside the house. It can be given up at any moment, and follows no redirect."""

from __future__ import annotations

import asyncio
import functools
import ssl
from collections.abc import Sequence
from urllib.parse import urlsplit

import h11

from vernissage.server.notices import Failed

SECONDS = 10.0
"""How long a post may take in all: who answers slowly on purpose holds nothing here."""
AGAIN = (408, 425, 429)
"""Refusals that may be none later."""
Headers = Sequence[tuple[str, str]]


async def post(who: str, address: str, body: bytes, headers: Headers, at: str | None = None) -> int:
    """Post to an address; the status of the answer. Failed names `who`, never the address.

    With `at` that number is connected to, whatever the name in the address leads to by now.
    """
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(address, body, headers, at)
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise Failed(f"{who} does not answer ({type(error).__name__})") from None


def check_status(who: str, status: int) -> None:
    """Raise Failed unless an answer was a yes."""
    if not 200 <= status < 300:
        raise Failed(f"{who} answers {status}", final=400 <= status < 500 and status not in AGAIN)


@functools.cache
def trust() -> ssl.SSLContext:
    """Whose certificates are believed: reading them takes a while, so it is done once."""
    return ssl.create_default_context()


async def _post(address: str, body: bytes, headers: Headers, at: str | None) -> int:
    parts = urlsplit(address)
    host, safe = parts.hostname or "", trust() if parts.scheme == "https" else None
    port = parts.port or (80 if safe is None else 443)
    reader, writer = await asyncio.open_connection(
        at or host, port, ssl=safe, server_hostname=None if safe is None else host
    )
    try:
        line = h11.Connection(h11.CLIENT)
        own = [("Host", parts.netloc), ("User-Agent", "Vernissage"), ("Connection", "close")]
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        told = [*own, ("Content-Length", str(len(body))), *headers]
        for event in (h11.Request(method="POST", target=target, headers=told), h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        while not isinstance(heard := line.next_event(), h11.Response):
            if heard is h11.NEED_DATA:
                line.receive_data(await reader.read(4096))  # at the end of the line h11 says that an answer is missing
        return heard.status_code
    finally:
        writer.close()
