"""The tables of the database that keep what outlasts a game: cards, results, ratings, the market, evenings, notices."""

from __future__ import annotations

import sqlalchemy as sa

from vernissage.server.storage import metadata

members = sa.Table(
    "members",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("page", sa.String(16), nullable=False, unique=True),  # the profile's address: /people/<page>
    sa.Column("handle", sa.String(64), nullable=False, unique=True),  # what passkeys know the member by
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sa.Column("code", sa.String(64), unique=True),  # the digest of the recovery code
    sa.Column("code_since", sa.Float),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the digest of the credential's own id, which may be long
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),  # no foreign key: a result outlasts its table
    sa.Column("title", sa.String(64), nullable=False, index=True),
    sa.Column("ended", sa.Float, nullable=False, index=True),
    sa.Column("evening", sa.String(16), index=True),
)
places = sa.Table(
    "places",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("results.table_id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()),  # the house told him what it would do
)
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("subject", sa.String(40), primary_key=True),  # a guest's id, or `bot <name>`
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("company", sa.String(8), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
market = sa.Table(
    "market",
    metadata,
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("series", sa.String(32), primary_key=True),
    sa.Column("mark", sa.String(32), primary_key=True),
    sa.Column("item", sa.String(64), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("works", sa.Integer, nullable=False),
    sa.Column("total", sa.BigInteger, nullable=False),
)
favourites = sa.Table(
    "favourites",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("title", sa.String(64), primary_key=True),
    sa.Column("mark", sa.String(32), primary_key=True),
    sa.Column("item", sa.String(64), primary_key=True),
    sa.Column("works", sa.Integer, nullable=False),
)
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),  # in no language, and without names
    sa.Column("made", sa.Float, nullable=False),
)
evenings = sa.Table(
    "evenings",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("tables", sa.JSON, nullable=False),
    sa.Column("host", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
deals_seen = sa.Table(
    "deals_seen",
    metadata,
    sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("table_id", sa.String(16), nullable=False),
)
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),  # no foreign key: it is looked for when it is sent
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("next_try", sa.Float, index=True),  # none: it was sent, and stands until the person looks
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("pending", sa.JSON, nullable=False),  # the ways it has still to go
)
addresses = sa.Table(
    "addresses",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("email", sa.String(254)),  # confirmed: here the person is told
    sa.Column("wanted", sa.String(254)),  # given, and not confirmed yet
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
confirmations = sa.Table(
    "confirmations",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),  # of an address that was written to, for a day
    sa.Column("at", sa.Float, primary_key=True),
)
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # the digest of the endpoint, which may be long
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),  # who knows it can send things to that browser: it stays here
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
