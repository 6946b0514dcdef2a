"""Seatings are counted, so that of two processes that change one at once the slower notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seated", sa.Integer, nullable=False, server_default="0"))
