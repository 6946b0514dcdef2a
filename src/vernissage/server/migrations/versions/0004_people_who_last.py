"""People who last: member cards, sessions that end, results, ratings, the market; one deal at several tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("evening", sa.String(16)))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_evening", "tables", ["evening"])
    op.create_table(
        "members",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("page", sa.String(16), nullable=False, unique=True),
        sa.Column("handle", sa.String(64), nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("code_since", sa.Float),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False, index=True),
        sa.Column("ended", sa.Float, nullable=False, index=True),
        sa.Column("evening", sa.String(16), index=True),
    )
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), index=True),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("company", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "market",
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("series", sa.String(32), primary_key=True),
        sa.Column("mark", sa.String(32), primary_key=True),
        sa.Column("item", sa.String(64), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("works", sa.Integer, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "favourites",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("mark", sa.String(32), primary_key=True),
        sa.Column("item", sa.String(64), primary_key=True),
        sa.Column("works", sa.Integer, nullable=False),
    )
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("tables", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "deals_seen",
        sa.Column("evening", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True, index=True),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
