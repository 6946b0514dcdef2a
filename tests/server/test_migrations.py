"""What becomes of the rows of an older house."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from vernissage.server.storage import MIGRATIONS


def put(connection: sa.Connection, name: str, **known: object) -> None:
    """A row with these values, and something of the right kind in all other columns that need one."""
    table = sa.Table(name, sa.MetaData(), autoload_with=connection)
    needed = {
        column.name: {} if isinstance(column.type, sa.JSON) else column.type.python_type()
        for column in table.columns
        if not column.nullable and column.server_default is None
    }
    connection.execute(sa.insert(table).values({**needed, **known}))


def test_tables_of_an_evening_have_no_hints_and_others_have(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'house.db'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0010")
        put(connection, "tables", id="alone")
        put(connection, "tables", id="compared", evening="spring")
        command.upgrade(config, "head")
        hints: dict[str, int] = {
            row.id: row.hints for row in connection.execute(sa.text("SELECT id, hints FROM tables"))
        }
    assert hints == {"alone": 1, "compared": 0}
