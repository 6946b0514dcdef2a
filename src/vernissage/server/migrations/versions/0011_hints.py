"""Hints: whether a table has them, who asked for one, and whose rating does not grow by it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    tables = sa.table("tables", sa.column("hints", sa.Boolean), sa.column("evening", sa.String))
    op.execute(sa.update(tables).where(tables.c.evening.is_not(None)).values(hints=False))  # they are compared
    op.add_column("chat", sa.Column("kind", sa.String(8), nullable=False, server_default="said"))
    op.add_column("places", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))
