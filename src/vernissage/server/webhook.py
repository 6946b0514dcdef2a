"""The host's own webhook: a POST for each notice, signed if the host has set a secret. No guest can set its address."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from vernissage.server.notices import Notice
from vernissage.server.posting import check_status, post

SIGNATURE = "X-Vernissage-Signature"
_TEXTS = {"turn": "{title}: it is {player}'s turn.", "over": "{title}: the game of {players} is over."}


class PostedNotice(Notice, frozen=True):
    """A notice with a sentence for those who only pass it on."""

    text: str = ""


class Webhook:
    """Posts notices to one address."""

    name = "webhook"

    def __init__(self, address: str, secret: str = "") -> None:  # nosec B107 # an empty secret is none
        self._address = address
        self._secret = secret.encode()

    async def reaches(self, guest: str) -> tuple[str, ...]:
        """Every notice goes here, whoever it is for."""
        return (self.name,)

    async def send(self, guest: str, notice: Notice, way: str) -> bool:
        """Post a notice."""
        text = _TEXTS[notice.event].format(
            title=notice.title_name, player=notice.player, players=", ".join(notice.players)
        )
        body = msgspec.json.encode(PostedNotice(**msgspec.structs.asdict(notice), text=text))
        headers = [("Content-Type", "application/json")]
        if self._secret:
            headers.append((SIGNATURE, "sha256=" + hmac.new(self._secret, body, hashlib.sha256).hexdigest()))
        check_status("the webhook", await post("the webhook", self._address, body, headers))
        return True
