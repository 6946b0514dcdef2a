"""The `vernissage` command: titles, components, play, serve, backup, restore, tables, ratings, and more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import vernissage
from vernissage.cli import (
    arena,
    balance,
    check,
    components,
    houses,
    play,
    puzzles,
    ratings,
    replay,
    report,
    serve,
    simulate,
    titles,
    train,
    verify,
)
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
_PANELS: dict[str, dict[str, Callable[..., None]]] = {
    "Play": {"titles": titles.titles, "play": play.play, "serve": serve.serve},
    "Look after a house": {"backup": houses.backup, "restore": houses.restore, "ratings": ratings.ratings},
    "Recorded games": {"replay": replay.replay, "verify": verify.verify},
    "Many games": {
        "simulate": simulate.simulate,
        "arena": arena.arena,
        "report": report.report,
        "balance": balance.balance,
        "train": train.train,
    },
    "Write or change a title": {"components": components.components, "check": check.check, "puzzles": puzzles.puzzles},
}
for _panel, _commands in _PANELS.items():
    for _name, _command in _commands.items():
        app.command(_name, rich_help_panel=_panel)(_command)
app.add_typer(houses.tables, name="tables", rich_help_panel="Look after a house")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vernissage {vernissage.__version__}")
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """A house for art-market board games: play them, host them, study them."""
