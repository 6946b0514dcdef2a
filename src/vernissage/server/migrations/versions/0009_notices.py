"""Word to people who are not looking: what is to be told, and the e-mail addresses of those who want it there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("next_try", sa.Float, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("pending", sa.JSON, nullable=False),
    )
    op.create_table(
        "addresses",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("email", sa.String(254)),
        sa.Column("wanted", sa.String(254)),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "confirmations",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, primary_key=True),
    )
