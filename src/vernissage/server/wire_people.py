"""What goes over the wire about people: member cards, profiles, the art market, evenings. Typed and bounded."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from vernissage.server.wire import Nickname, SeatRequest, TableInfo, Word, You

Company = Literal["people", "bots"]
Token = Annotated[str, Meta(min_length=1, max_length=600)]
Credential = Annotated[dict[str, Any], Meta(max_length=12)]
"""What a browser's authenticator answers, in its JSON form."""


# Member cards.


class PasskeyInfo(Struct, frozen=True):
    """One passkey of a card."""

    id: str
    name: str
    since: float
    used: float | None


class Card(Struct, frozen=True):
    """A member card, as its owner sees it."""

    page: str
    """The profile's address: /people/<page>."""
    since: float
    hidden: bool
    """Whether others cannot see the profile."""
    code_since: float | None
    """When the recovery code was made; None: there is none."""
    passkeys: tuple[PasskeyInfo, ...]


class Membership(Struct, frozen=True):
    """Who the visitor is, and the card, if there is one."""

    you: You | None
    card: Card | None
    passkeys: bool
    """Whether browsers offer passkeys for this house under this address."""


class NewCode(Struct, frozen=True):
    """A recovery code: it is told this once."""

    code: str
    membership: Membership


class Ceremony(Struct, frozen=True):
    """What a browser needs to make or use a passkey; the token comes back with its answer."""

    token: str
    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey the browser made."""

    token: Token
    credential: Credential
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey the browser used."""

    token: Token
    credential: Credential


class EnterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a card: by its recovery code, a passkey, or the pass of a first answer."""

    code: Annotated[str, Meta(max_length=80)] = ""
    passkey: UsedPasskey | None = None
    token: Annotated[str, Meta(max_length=600)] = ""
    games: Literal["ask", "join", "apart"] = "ask"
    """What becomes of games that a guest without a card has on this device."""


class Entered(Struct, frozen=True):
    """Signed in; or, if `you` is None, first to be asked what becomes of the games here."""

    you: You | None
    token: str
    tables: int
    """So many games are here."""
    running: int


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave this device, or end the sessions on all others."""

    everywhere: bool
    device: Annotated[str, Meta(max_length=32)] = ""
    """This browser, if it can be told in: it stays so, or is the only one that does not."""


class HideRequest(Struct, frozen=True, forbid_unknown_fields=True):
    hidden: bool


class DeleteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything about the visitor; the nickname is typed once more."""

    nickname: Nickname


# Profiles.


class Rated(Struct, frozen=True):
    """How strong somebody is at a title, in a company."""

    company: Company
    strength: int
    games: int


class Favourite(Struct, frozen=True):
    """An artist, or a genre, and how many works were taken."""

    name: str
    count: int


class TitleResults(Struct, frozen=True):
    """What somebody did at a title."""

    title: str
    title_name: str
    games: int
    won: int
    best: int
    """The highest score."""
    ratings: tuple[Rated, ...]
    favourites: tuple[Favourite, ...]


class PlayedSeat(Struct, frozen=True):
    name: str
    bot: str | None
    you: bool
    """The person whose profile it is."""
    score: int
    rank: int


class Played(Struct, frozen=True):
    """One game of the history."""

    table: str
    title_name: str
    ended: float
    evening: str | None
    kept: bool
    """Whether its table is still there to be replayed."""
    rank: int
    won: bool
    seats: tuple[PlayedSeat, ...]


class Profile(Struct, frozen=True):
    """A person of the house."""

    name: str
    page: str
    """Empty for a guest without a card: nobody else finds the page."""
    since: float
    yours: bool
    hidden: bool
    titles: tuple[TitleResults, ...]
    history: tuple[Played, ...]
    """The last games, the newest first."""
    more: int
    """So many older ones are not told."""


class SeatPage(Struct, frozen=True):
    """A seat of a table whose player has a profile."""

    seat: int
    page: str
    """The address of the profile: /people/<page>."""


class MemberLine(Struct, frozen=True):
    """A member in the list of the house."""

    page: str
    name: str
    games: int
    won: int


# The art market.


class Quoted(Struct, frozen=True):
    """A value of one round: what was paid on average, or how many there were."""

    round: int
    value: float
    count: int
    """Over so many works."""


class Curve(Struct, frozen=True):
    """An artist, or a genre, over the rounds of a game."""

    item: str
    """What the title calls it; the same in all its plots."""
    name: str
    count: int
    points: tuple[Quoted, ...]


class Plot(Struct, frozen=True):
    """One picture of the art market."""

    heading: str
    counts: bool
    """Whether the values are works, of all games together, and not amounts."""
    curves: tuple[Curve, ...]


class TitleMarket(Struct, frozen=True):
    title: str
    title_name: str
    games: int
    plots: tuple[Plot, ...]


# Evenings.


class EveningRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One deal at several tables. `me` is a seat of the first one; the others are open or a bot's at all of them."""

    title: Word
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=8)]
    tables: Annotated[int, Meta(ge=2, le=8)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    public: bool = True
    hammer: Annotated[int, Meta(ge=0, le=120)] = 0
    away: Annotated[int, Meta(ge=0, le=3600)] = 90


class EveningScore(Struct, frozen=True):
    """How a seat came out at one table of the deal, beside the same seat at the others."""

    seat: int
    name: str
    bot: str | None
    score: int
    rank: int
    """At its own table."""
    place: int
    """Among those who played the same seat."""


class EveningTable(Struct, frozen=True):
    """One table of the deal; the scores once the evening is over."""

    table: TableInfo | None
    """None: it was deleted."""
    scores: tuple[EveningScore, ...]


class Evening(Struct, frozen=True):
    """One deal at several tables."""

    id: str
    title: str
    title_name: str
    option_names: tuple[tuple[str, str], ...]
    created: float
    you_host: bool
    over: bool
    """Whether the last table is over: until then nobody sees more of a table than those who sit there."""
    commitment: str
    tables: tuple[EveningTable, ...]
