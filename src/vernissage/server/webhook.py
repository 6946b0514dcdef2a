"""The host's own webhook: a POST for each notice, signed if the host has set a secret. No guest can set its address."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
from urllib.parse import urlsplit

import msgspec

from vernissage.server.notices import Failed, Notice

SECONDS = 10.0
"""How long it may take to connect, and to answer."""
SIGNATURE = "X-Vernissage-Signature"
_TEXTS = {"turn": "{title}: it is {player}'s turn.", "over": "{title}: the game of {players} is over."}


class PostedNotice(Notice, frozen=True):
    """A notice with a sentence for those who only pass it on."""

    text: str = ""


class Webhook:
    """Posts notices to one address."""

    name = "webhook"

    def __init__(self, address: str, secret: str = "") -> None:  # nosec B107 # an empty secret is none
        self._address = urlsplit(address)
        self._secret = secret.encode()

    async def send(self, guest: str, notice: Notice) -> bool:
        """Every notice goes here, whoever it is for."""
        text = _TEXTS[notice.event].format(
            title=notice.title_name, player=notice.player, players=", ".join(notice.players)
        )
        body = msgspec.json.encode(PostedNotice(**msgspec.structs.asdict(notice), text=text))
        try:
            async with asyncio.timeout(2 * SECONDS):
                status = await asyncio.to_thread(self._post, body)
        except (OSError, TimeoutError, http.client.HTTPException) as error:
            raise Failed(f"the webhook does not answer ({type(error).__name__})") from None
        if not 200 <= status < 300:
            raise Failed(f"the webhook answers {status}", final=400 <= status < 500 and status not in (408, 425, 429))
        return True

    def _post(self, body: bytes) -> int:
        address = self._address
        kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        connection = kind(address.hostname or "", address.port, timeout=SECONDS)
        headers = {"Content-Type": "application/json", "User-Agent": "Vernissage"}
        if self._secret:
            headers[SIGNATURE] = "sha256=" + hmac.new(self._secret, body, hashlib.sha256).hexdigest()
        path = (address.path or "/") + (f"?{address.query}" if address.query else "")
        try:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()
