"""What goes over the wire about notices: where a visitor is told, and what he changes of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vernissage.server.wire import Language


class Device(Struct, frozen=True):
    """A browser in which somebody is told."""

    id: str
    """The first 32 digits of the SHA-256 of its endpoint, so that a browser knows which one it is itself."""
    name: str
    language: str
    since: float


class Telling(Struct, frozen=True):
    """How this house tells the visitor that it is his turn when he is not looking."""

    mail: bool
    """Whether it sends e-mail at all."""
    member: bool
    """Whether the visitor has a member card, which an address needs."""
    email: str | None
    """The address he is told at."""
    wanted: str | None
    """An address that is not confirmed yet: nothing is told there."""
    webhook: bool
    """Whether the house also tells its host's own webhook."""
    push: str | None
    """The key a browser knows the house by, to be told there; None where the host has turned that off."""
    devices: tuple[Device, ...]
    """The browsers in which he is told."""


class MailRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me at this address: a letter goes there to confirm it."""

    email: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"


class LetterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What stood in the link of a letter."""

    token: Annotated[str, Meta(min_length=1, max_length=1000)]


class DeviceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me in this browser: what its push service gave it, bytes as base64url."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=32)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Language = "en"


class Pushed(Struct, frozen=True):
    """What a browser is sent while no page is open, and shows."""

    heading: str
    text: str
    table: str
    language: str
