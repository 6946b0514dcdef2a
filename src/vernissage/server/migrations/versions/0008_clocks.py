"""Relaxed tables: a reserve of time for each person, and when the house has to look after a table again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reserve", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("refill", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
