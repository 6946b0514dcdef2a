"""Where the host's mail server is, and what has the form of an e-mail address."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
MOST_ADDRESS = 254


def is_address(text: str) -> bool:
    """Whether it has the form of an e-mail address; whether it is one, only a letter tells."""
    return len(text) <= MOST_ADDRESS and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Smtp:
    """The host's server for outgoing mail."""

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    secured: str
    """`at once` (TLS from the first byte), `soon` (STARTTLS), or `no`: only to this machine itself."""


def read_smtp(address: str) -> Smtp:
    """An address such as `smtp://user:password@mail.example:587`; what is wrong with it is said without showing it."""
    form = "--smtp is an address such as smtp://user:password@mail.example:587, or smtps:// for TLS from the start"
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise ValueError(form) from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise ValueError(form)
    if bool(parts.username) != bool(parts.password):
        raise ValueError("--smtp has both a user and a password, or neither; signs such as @ are written as %40")
    if parts.scheme == "smtps":
        secured, usual = "at once", 465
    elif _is_here(parts.hostname):
        secured, usual = "no", 25
    else:
        secured, usual = "soon", 587
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port or usual, user, password, secured)


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
