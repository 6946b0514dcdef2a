"""What goes over the wire about notices: where a visitor is told, and what he changes of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vernissage.server.wire import Language


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


class MailRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me at this address: a letter goes there to confirm it."""

    email: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"


class LetterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What stood in the link of a letter."""

    token: Annotated[str, Meta(min_length=1, max_length=1000)]
