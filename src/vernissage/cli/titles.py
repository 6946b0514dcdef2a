"""`vernissage titles`: what can be played, and how."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Column, Table

from vernissage.bots import bots_of
from vernissage.core.facts import Option
from vernissage.core.registry import titles as all_titles
from vernissage.core.titles import Title


def titles(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list instead.")] = False) -> None:
    """List the titles with their facts, options and bots."""
    if as_json:
        typer.echo(json.dumps([_facts(title) for title in all_titles()], ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    console.print(_overview())
    for title in all_titles():
        if title.facts.options:
            console.print(_options(title))


def _facts(title: Title[Any, Any]) -> dict[str, object]:
    facts: dict[str, object] = msgspec.to_builtins(title.facts)
    return {"key": title.key, **facts, "rules_version": title.rules_version, "bots": _bots(title)}


def _overview() -> Table:
    table = Table(Column("title", no_wrap=True), "name", "by", "year", "players", "minutes", "bots")  # a key is typed
    for title in all_titles():
        facts = title.facts
        table.add_row(
            title.key,
            facts.name,
            facts.designer,
            str(facts.year),
            _span(facts.players),
            _span(facts.minutes),
            ", ".join(_bots(title)),
        )
    return table


def _bots(title: Title[Any, Any]) -> list[str]:
    """All that can be asked for by name: the ladder, then the title's other styles."""
    return [*bots_of(title), *title.styles()]


def _options(title: Title[Any, Any]) -> Table:
    heading = f"Options of {title.facts.name}"
    key = Column("option", no_wrap=True)
    table = Table(key, "values", "default", "players", title=heading, title_justify="left", title_style="bold")
    for option in title.facts.options:
        values = "on, off" if option.is_switch else ", ".join(option.choices)
        players = ", ".join(str(count) for count in option.players) or _span(title.facts.players)
        table.add_row(option.key, values, _default(option), players)
    return table


def _default(option: Option) -> str:
    if option.follows:
        return ", ".join(f"{value} if {option.follows}={other}" for other, value in option.defaults.items())
    return str(option.default) if not option.is_switch else "on" if option.default else "off"


def _span(bounds: tuple[int, int]) -> str:
    return "–".join(str(bound) for bound in dict.fromkeys(bounds))
