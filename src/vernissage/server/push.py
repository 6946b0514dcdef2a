"""Notices to browsers, through the push service of each browser's maker.

A person's browsers are rows; each says where its push service is and the key that only this browser can read with. What
is told is encrypted for it, so that the service learns who is told when, and nothing of what. The house signs by a key
that is made once and kept in its database.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
import msgspec
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.core.registry import title as find_title
from vernissage.server.endpoints import BadDevice, Endpoints
from vernissage.server.ledger import notes
from vernissage.server.notices import Failed, Notice
from vernissage.server.posting import check_status, post
from vernissage.server.refusals import Worded
from vernissage.server.rows import devices
from vernissage.server.settings import Settings
from vernissage.server.wire_notices import Device, DeviceRequest, Pushed
from vernissage.server.wording import worded

MOST_DEVICES = 10
"""So many browsers of one person are told."""
KEPT_SECONDS = 2 * 86_400
"""How long a push service keeps a notice for a browser that is not open."""
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)
_KEY = "push key"
_ID = 32


class NoSuchDevice(Worded, LookupError):
    """No browser of this person's."""


class Push:
    """Who is told in which browsers; the channel of that name."""

    name = "push"

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self._engine = engine
        self.is_open = settings.push
        """Whether the host lets people be told in their browsers."""
        self._endpoints = Endpoints(settings.push_service)
        self._contact = _contact(settings)
        self._vapid: Vapid02 | None = None

    # The key of the house.

    async def key(self) -> str | None:
        """What browsers know the house by; None where nobody is told in a browser."""
        if not self.is_open:
            return None
        point = (await self._signer()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    async def _signer(self) -> Vapid02:
        if self._vapid is None:
            found = await self._note() or await self._make_note()
            # Not strict: a house in a local network has no name that looks like one of the open network.
            self._vapid = Vapid02.from_raw(found.encode())
            self._vapid.conf = {"no-strict": True}
        return self._vapid

    async def _note(self) -> str | None:
        async with self._engine.begin() as connection:
            return (await connection.execute(sa.select(notes.c.value).where(notes.c.key == _KEY))).scalar_one_or_none()

    async def _make_note(self) -> str:
        """A new key; the one of another process that was quicker, if there is one."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        made = _text(number.to_bytes(32, "big"))
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(notes).values(key=_KEY, value=made))
        except IntegrityError:
            made = await self._note() or made
        return made

    # The browsers of a person.

    async def of(self, guest: str) -> tuple[Device, ...]:
        """The browsers in which a guest is told, the newest last."""
        own = sa.select(devices).where(devices.c.guest == guest).order_by(devices.c.since, devices.c.id)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(own)).all()
        return tuple(Device(row.id, row.name, row.language, row.since) for row in rows)

    async def add(self, guest: str, asked: DeviceRequest) -> None:
        """Tell a guest in this browser. One that told somebody else tells this guest from now on."""
        if not self.is_open:
            raise BadDevice("push-refusal-off")
        _check_keys(asked)
        await self._endpoints.place_of(asked.endpoint)
        id = id_of(asked.endpoint)
        row = {
            "guest": guest,
            "endpoint": asked.endpoint,
            "p256dh": asked.p256dh,
            "auth": asked.auth,
            "name": asked.name.strip(),
            "language": asked.language,
        }
        async with self._engine.begin() as connection:
            others = sa.select(sa.func.count()).where(devices.c.guest == guest, devices.c.id != id)
            if (await connection.execute(others)).scalar_one() >= MOST_DEVICES:
                raise BadDevice("push-refusal-many", most=MOST_DEVICES)
            known = sa.update(devices).where(devices.c.id == id)
            if not (await connection.execute(known.values(**row))).rowcount:
                try:
                    async with connection.begin_nested():
                        await connection.execute(sa.insert(devices).values(id=id, since=time.time(), **row))
                except IntegrityError:  # pressed twice, and the other request was quicker
                    await connection.execute(known.values(**row))

    async def remove(self, guest: str, id: str) -> None:
        """Tell a guest no more in a browser."""
        async with self._engine.begin() as connection:
            own = sa.delete(devices).where(devices.c.id == id, devices.c.guest == guest)
            if not (await connection.execute(own)).rowcount:
                raise NoSuchDevice("push-refusal-unknown")

    async def leave(self, guest: str, id: str, others: bool) -> None:
        """Who signs out in a browser is told there no more; or, signed out in all `others`, in none of those."""
        this = devices.c.id != id if others else devices.c.id == id
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(devices).where(devices.c.guest == guest, this))

    # Telling.

    async def reaches(self, guest: str) -> tuple[str, ...]:
        """Each browser is a way of its own, and tried again by itself."""
        return tuple(f"{self.name} {device.id}" for device in await self.of(guest))

    async def send(self, guest: str, notice: Notice, way: str) -> bool:
        """Tell a guest in one browser; one that its service does not know any more is forgotten."""
        row = await self._row(guest, way.removeprefix(f"{self.name} "))
        if row is None:
            return False
        try:
            at = await self._endpoints.place_of(row.endpoint)
        except BadDevice:
            raise Failed("the push service is not found in the open network") from None
        body, headers = _sealed(row, notice), [*await self._signed(row.endpoint), *_handling(notice)]
        status = await post("the push service", row.endpoint, body, headers, at)
        if status in GONE:
            async with self._engine.begin() as connection:
                await connection.execute(sa.delete(devices).where(devices.c.id == row.id))
            return False
        check_status("the push service", status)
        return True

    async def _row(self, guest: str, id: str) -> sa.Row[Any] | None:
        own = sa.select(devices).where(devices.c.id == id, devices.c.guest == guest)
        async with self._engine.begin() as connection:
            return (await connection.execute(own)).one_or_none()

    async def _signed(self, endpoint: str) -> list[tuple[str, str]]:
        """The house says who it is, to this service alone."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        return list((await self._signer()).sign(claims).items())

    def close(self) -> None:
        self._endpoints.close()


def _contact(settings: Settings) -> str:
    """Where a push service finds whoever runs this house."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.site if settings.site.startswith("https://") else "mailto:house@localhost"


def id_of(endpoint: str) -> str:
    """What a browser is called in the house: its endpoint is nobody else's to know."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:_ID]


def _sealed(row: sa.Row[Any], notice: Notice) -> bytes:
    """What is told, so that only the browser can read it: no more than an e-mail says."""
    told = Pushed(
        heading=worded(
            f"notice-{notice.event}",
            row.language,
            title=find_title(notice.title).words(row.language).say("title-name"),
            player=notice.player,
        ),
        text=", ".join(notice.players),
        table=notice.table,
        language=row.language,
    )
    sealed: bytes = http_ece.encrypt(
        msgspec.json.encode(told),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(row.p256dh),
        auth_secret=_bytes(row.auth),
        version="aes128gcm",
    )
    return sealed


def _handling(notice: Notice) -> list[tuple[str, str]]:
    """What the service is asked to do: of two notices about one table that wait there, the newer one is enough."""
    return [
        ("Content-Type", "application/octet-stream"),
        ("Content-Encoding", "aes128gcm"),
        ("TTL", str(KEPT_SECONDS)),
        ("Urgency", "normal"),
        ("Topic", notice.table),
    ]


def _check_keys(asked: DeviceRequest) -> None:
    """Raise BadDevice unless something can be encrypted for a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(asked.p256dh))
        if len(_bytes(asked.auth)) == 16:
            return
    except (ValueError, binascii.Error):
        pass
    raise BadDevice("push-refusal-keys")


def _text(plain: bytes) -> str:
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
