"""`vernissage ratings`: how strong the people of a house are, and all of it worked out anew."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from vernissage.cli.houses import Address, Data, Database, HostKey, in_the_office, settings_of


def ratings(
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Work all ratings out anew, from all results, missing ones included.")
    ] = False,
    data: Data = None,
    database: Database = "",
    address: Address = "",
    host_key: HostKey = "",
) -> None:
    """List the players' ratings in a house, or work them out anew."""
    settings = settings_of(data, database, host_key)
    if rebuild:
        counted = in_the_office(settings, address, lambda office: office.rebuild_ratings())
        for name, games in counted.items():
            typer.echo(f"{name}: the ratings of {games} {'game' if games == 1 else 'games'} are worked out anew")
        if not counted:
            typer.echo("No game is over yet.")
        return
    found = in_the_office(settings, address, lambda office: office.ratings())
    if not found:
        typer.echo("Nobody is rated yet.")
        return
    shown = Table(box=None, pad_edge=False)
    for name in ("title", "who", "among", "strength", "games"):
        shown.add_column(name, justify="right" if name in ("strength", "games") else "left")
    for row in found:
        shown.add_row(row["title"], row["name"], row["company"], str(row["strength"]), str(row["games"]))
    Console(soft_wrap=True).print(shown, markup=False)
