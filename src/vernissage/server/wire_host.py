"""What goes over the wire at the door of a closed house and at the host's desk."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vernissage.server.wire import Status


class PasswordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Come into a house that asks for a password."""

    password: Annotated[str, Meta(min_length=1, max_length=200)]


class KeyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at the host's desk."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class MuteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others shall hear what a guest writes."""

    guest: Annotated[str, Meta(pattern="^[0-9a-z]{1,32}$")]
    muted: bool


class HostTable(Struct, frozen=True):
    """A table as the host sees it in a list."""

    id: str
    title: str
    title_name: str
    status: Status
    people: tuple[str, ...]
    bots: int
    moves: int
    created: float
    changed: float
    """Seconds since 1970."""
    public: bool
    sockets: int
    set_aside: str
    """Why it cannot be played here, `no-title`, `other-rules` or `cannot-follow`; empty: it can."""
    goes: float | None
    """When it will be deleted by itself, in seconds since 1970; None: never."""


class HostChatLine(Struct, frozen=True):
    """A line of a guest book."""

    n: int
    guest: str
    name: str
    text: str
    """Empty: it was taken out."""
    at: float
    muted: bool


class MutedGuest(Struct, frozen=True):
    """A guest whom others do not hear."""

    guest: str
    nickname: str


class HostMember(Struct, frozen=True):
    """Somebody with a member card, as the host sees it."""

    page: str
    """The address of the profile: /people/<page>."""
    name: str
    since: float
    """Seconds since 1970."""
    hidden: bool
    """Whether others find the profile nowhere."""
    games: int
    """With a result that counts."""


class HostDesk(Struct, frozen=True):
    """The whole house at a glance."""

    version: str
    opened: float
    """When this process opened the house, in seconds since 1970."""
    database: str
    """`sqlite` or `postgresql`."""
    bytes: int
    sockets: int
    guests: int
    counts: dict[str, int]
    """Tables by status."""
    keep_days: int
    """0: finished tables stay for ever."""
    closed: bool
    """Whether the house asks for a password."""
    trouble: str
    """Why nobody should be sent here now; empty: all is well."""
    muted: tuple[MutedGuest, ...]
    member_count: int
    members: tuple[HostMember, ...]
    """The newest first, so many at most."""
    tables: tuple[HostTable, ...]
    """The last changed first, so many at most."""
