"""The `vernissage` command: titles, components, play, serve, backup, restore, tables, ratings, and more."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import vernissage
from vernissage.cli import balance, check, components, houses, play, ratings, replay, serve, simulate, titles, verify
from vernissage.cli.progress import INTERRUPTED
from vernissage.core.errors import VernissageError


class _Desk(TyperGroup):
    """Where every error made for people ends: as one sentence and exit code 2, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except VernissageError as error:
            typer.echo(f"vernissage: {error}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            typer.echo("vernissage: stopped", err=True)
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=_Desk,
    name="vernissage",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("titles")(titles.titles)
app.command("check")(check.check)
app.command("components")(components.components)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("backup")(houses.backup)
app.command("restore")(houses.restore)
app.add_typer(houses.tables, name="tables")
app.command("ratings")(ratings.ratings)
app.command("simulate")(simulate.simulate)
app.command("balance")(balance.balance)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vernissage {vernissage.__version__}")
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """A house for art-market board games: play them, simulate them, replay and verify what was played."""
