"""`vernissage backup`, `restore` and `tables`: a host's work on the command line, whether the house is open or not."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from vernissage.cli.serve import NotInstalled
from vernissage.core.errors import VernissageError

if TYPE_CHECKING:
    from vernissage.server.offices import Office
    from vernissage.server.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", envvar="VERNISSAGE_DATA", help="The folder for games and keys.")]
Database = Annotated[
    str, typer.Option("--database", envvar="VERNISSAGE_DATABASE", help="An SQLAlchemy address instead of SQLite.")
]
Address = Annotated[
    str, typer.Option("--address", help="Where the house answers, if it is not found by itself: http://127.0.0.1:8000")
]
HostKey = Annotated[str, typer.Option("--host-key", envvar="VERNISSAGE_HOST_KEY", help="If the house was given one.")]
# The same behind `tables end`: only what is typed there counts more than what was said before the word.
DataToo = Annotated[Path | None, typer.Option("--data", help="The folder for games and keys.")]
DatabaseToo = Annotated[str, typer.Option("--database", help="An SQLAlchemy address instead of SQLite.")]
HostKeyToo = Annotated[str, typer.Option("--host-key", help="If the house was given one.")]
Force = Annotated[bool, typer.Option("--force", help="Even where something lies already.")]


@dataclass(frozen=True)
class _Which:
    """Which house is meant, as far as it was said."""

    data: Path | None
    database: str
    address: str
    host_key: str

    def or_else(self, before: _Which) -> _Which:
        """What was said here, and for the rest what was said before."""
        return _Which(
            self.data or before.data,
            self.database or before.database,
            self.address or before.address,
            self.host_key or before.host_key,
        )


def settings_of(data: Path | None, database: str, host_key: str = "") -> Settings:
    try:
        from vernissage.server.settings import Settings
    except ModuleNotFoundError as error:
        raise NotInstalled(error) from None
    settings = Settings(database=database, host_key=host_key)
    return settings if data is None else replace(settings, data=data)


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    with_key: Annotated[
        bool,
        typer.Option("--with-key", help="The signing key too: guests stay who they are; keep the file secret."),
    ] = False,
    force: Force = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy a house into one file; it may be open."""
    settings = settings_of(data, database)
    from vernissage.server.backup import backup as take

    contents = take(settings, file, with_key=with_key, force=force)
    key = "with the signing key" if contents.key else "without the signing key"
    tables, guests = _count(contents.tables, "table"), _count(contents.guests, "guest")
    typer.echo(f"{file}: {tables}, {guests}, {_count(contents.moves, 'entry', 'entries')}, {key}")


def restore(
    file: Annotated[Path, typer.Argument(help="What `vernissage backup` wrote.")],
    force: Force = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Put a backup back into a data folder where no house is open."""
    settings = settings_of(data, database)
    from vernissage.server.backup import restore as put_back

    contents = put_back(settings, file, force=force)
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(contents.made))
    tables, guests = _count(contents.tables, "table"), _count(contents.guests, "guest")
    typer.echo(f"{settings.data} now holds {tables} and {guests} of {made}.")
    if not contents.key:
        typer.echo("The copy holds no signing key: unless the old one is here, guests choose their names anew.")


def _count(number: int, one: str, many: str = "") -> str:
    """How many of something there are, in words.

    >>> _count(1, "table"), _count(0, "guest")
    ('1 table', '0 guests')
    """
    return f"{number} {one if number == 1 else many or f'{one}s'}"


tables = typer.Typer(
    no_args_is_help=False, help="List the tables of a house; end, delete or export one.", add_completion=False
)


@tables.callback(invoke_without_command=True)
def list_tables(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    data: Data = None,
    database: Database = "",
    address: Address = "",
    host_key: HostKey = "",
) -> None:
    """List the tables of a house; it may be open or not."""
    context.obj = which = _Which(data, database, address, host_key)
    if context.invoked_subcommand is not None:
        return
    found = _in_the_office(which, lambda office: office.tables())
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    if not found:
        typer.echo("There are no tables.")
        return
    shown = Table(box=None, pad_edge=False)
    for name in ("id", "title", "status", "people", "moves", "last change", ""):
        shown.add_column(name, justify="right" if name == "moves" else "left")
    for table in found:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(table["changed"]))
        people = ", ".join(table["people"]) or "–"
        aside = f"set aside ({table['set_aside']})" if table["set_aside"] else ""
        shown.add_row(table["id"], table["title"], table["status"], people, str(table["moves"]), changed, aside)
    Console(soft_wrap=True).print(shown, markup=False)


@tables.command("end")
def end(
    context: typer.Context,
    id: Annotated[str, typer.Argument(help="The table.")],
    data: DataToo = None,
    database: DatabaseToo = "",
    address: Address = "",
    host_key: HostKeyToo = "",
) -> None:
    """End a table; what was played stays."""
    which = _Which(data, database, address, host_key).or_else(context.obj)
    _in_the_office(which, lambda office: office.end(id))
    typer.echo(f"Table {id} is ended.")


@tables.command("delete")
def delete(
    context: typer.Context,
    id: Annotated[str, typer.Argument(help="The table.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: DataToo = None,
    database: DatabaseToo = "",
    address: Address = "",
    host_key: HostKeyToo = "",
) -> None:
    """Delete a table and all that was stored of it."""
    which = _Which(data, database, address, host_key).or_else(context.obj)
    if not yes:
        _in_the_office(which, lambda office: office.look_for(id))
        typer.confirm(f"Table {id} and all its moves will be gone for good. Delete it?", abort=True)
    _in_the_office(which, lambda office: office.delete(id))
    typer.echo(f"Table {id} is deleted.")


@tables.command("export")
def export(
    context: typer.Context,
    id: Annotated[str, typer.Argument(help="The table.")],
    file: Annotated[Path, typer.Argument(help="Where its record goes.")],
    whole: Annotated[
        bool, typer.Option("--whole", help="Seed and hands too, though the game is not over: whoever reads it cheats.")
    ] = False,
    force: Force = False,
    data: DataToo = None,
    database: DatabaseToo = "",
    address: Address = "",
    host_key: HostKeyToo = "",
) -> None:
    """Write a table's record into a file."""
    if file.exists() and not force:
        raise VernissageError(f"{file} exists already; --force writes over it")
    which = _Which(data, database, address, host_key).or_else(context.obj)
    text = _in_the_office(which, lambda office: office.record(id, whole))
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise VernissageError(f"{file} cannot be written: {error.strerror}") from None
    typer.echo(f"{file}: the record of table {id}")


def _in_the_office(which: _Which, do: Any) -> Any:
    return in_the_office(settings_of(which.data, which.database, which.host_key), which.address, do)


def in_the_office(settings: Settings, address: str, do: Any) -> Any:
    """Do something at the open house, or in a closed one's database."""
    from vernissage.server.offices import office

    async def work() -> Any:
        opened: Office = await office(settings, address)
        try:
            return await do(opened)
        finally:
            await opened.close()

    return asyncio.run(work())
