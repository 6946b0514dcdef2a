"""Where a browser's push service is: an address a visitor gives, which must not lead into the host's own network.

It is https, on the usual port, by a name; and what the name leads to is looked up and checked each time before anything
goes there, to just that number. Only the host can name one service of the own network besides.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from vernissage.server.refusals import Worded

MOST_ENDPOINT = 1_000
SECONDS = 5.0
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class BadDevice(Worded):
    """A browser cannot be told at what it gave."""


class Endpoints:
    """Looks at the addresses of push services."""

    def __init__(self, own_service: str = "") -> None:
        self._own = own_service
        self._lookups = ThreadPoolExecutor(2, thread_name_prefix="push services")
        """Threads of their own: names that are answered slowly keep nothing else of the house waiting."""

    async def place_of(self, endpoint: str) -> str | None:
        """The number an endpoint may be reached at; None for the host's own service. Else BadDevice."""
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or len(endpoint) > MOST_ENDPOINT:
            raise BadDevice("push-refusal-endpoint")
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise BadDevice("push-refusal-endpoint") from None
        if self._own and f"{parts.scheme}://{parts.netloc}" == self._own:
            return None
        name = parts.hostname or ""
        wrong = parts.scheme != "https" or port not in (None, 443) or parts.username or parts.password or parts.fragment
        if wrong or "." not in name or _number(name) is not None:
            raise BadDevice("push-refusal-endpoint")
        found = await self._look_up(name)
        if not found or not all(map(is_public, found)):  # one sentence for both: nobody learns names of this network
            raise BadDevice("push-refusal-endpoint")
        return found[0]

    async def _look_up(self, name: str) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                found = await loop.run_in_executor(self._lookups, _addresses, name)
        except (OSError, UnicodeError, TimeoutError):
            return []
        return found

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)


def _addresses(name: str) -> list[str]:
    return [str(one[4][0]) for one in socket.getaddrinfo(name, 443, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """Whether a number is one of the open network: not of this machine, nor of a network behind it."""
    number = _number(address)
    if number is None:
        return False
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour or (number.teredo and number.teredo[1])
        if number in _NAT64:
            inner = ipaddress.IPv4Address(int(number) & 0xFFFF_FFFF)
        if inner:
            number = inner
    return number.is_global and not number.is_multicast


def _number(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
