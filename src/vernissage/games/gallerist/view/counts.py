"""Counts by kind, as a view shows them, and how they are read again."""

from __future__ import annotations

import msgspec

from vernissage.games.gallerist.fields import Three


class VisitorsView(msgspec.Struct, frozen=True):
    """How many visitors stand somewhere, by kind."""

    investor: int
    vip: int
    collector: int

    def counts(self) -> Three:
        return self.investor, self.vip, self.collector


class Tickets(msgspec.Struct, frozen=True):
    """How many tickets lie somewhere, by colour."""

    brown: int
    pink: int
    white: int

    def counts(self) -> Three:
        return self.brown, self.pink, self.white
