"""A table may go on from a step of another game: which, and the text of the position it begins with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fork", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("set_up", sa.Text))
