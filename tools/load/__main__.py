"""`make load`: how many moves a house on this machine takes, by many tables at once. Everything stays on loopback.

A house is opened in a process of its own, with its limits on and every move on disk, and this process plays at it:
people's sockets, one a seat, each table from an address of its own (a house counts what comes from one address). It
says nothing but what a browser says, as cheaply as Python can, and tells how much of the processor it took itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import company
import tables
from sockets import allow_many_files
from tables import Plan

import boardgame_io

TITLES = ("modern_art", "art_society", "gallerist", "pictura")
A_MOMENT = 0.1
"""At few tables a closed loop is quicker than a house lets anybody speak."""
BOUNDS = {"seats": (2, 5), "tables": (1, 1000), "spectators": (0, 2000), "seconds": (1, 300), "every": (0, 60)}


def at_a_house(plan: Plan) -> dict[str, Any]:
    """One plan at a house that was just opened."""
    with tempfile.TemporaryDirectory() as folder:
        house = tables.LoadedHouse(Path(folder))
        try:
            found = asyncio.run((company.among_bots if plan.bots else tables.measured)(plan, house))
        finally:
            house.close()
    return {**found, **others_load()}


def at_the_peer(seats: int, matches: int, seconds: float) -> dict[str, Any]:
    """The same at a boardgame.io server."""
    peer = boardgame_io.Peer()
    try:
        found = asyncio.run(boardgame_io.measured(seats, matches, seconds, peer))
    finally:
        peer.close()
    return {**found, **others_load()}


def others_load() -> dict[str, float]:
    """How busy the machine was: what waits longer than a core can help it spoils the times, not the processor's."""
    return {"load of the machine": round(os.getloadavg()[0], 1)}


def series(seconds: float) -> dict[str, Any]:
    """What is promised of a house, one thing after the other; each at a house of its own."""
    return {
        "closed loop, 100 tables": at_a_house(Plan(seconds=seconds)),
        "boardgame.io, 100 matches": at_the_peer(4, 100, seconds),
        "by title, 30 tables": {title: at_a_house(Plan(title, tables=30, seconds=seconds)) for title in TITLES},
        "by tables": {str(count): at_a_house(Plan(tables=count, seconds=seconds)) for count in (10, 50, 100, 200)},
        "by length, whole games": {
            title: at_a_house(Plan(title, tables=20, seconds=120, every=A_MOMENT, whole=True)) for title in TITLES
        },
        "a move in ten seconds, 500 tables": at_a_house(Plan(tables=500, seconds=max(20.0, seconds), every=10.0)),
        "1,000 spectators": at_a_house(Plan(tables=1, spectators=1000, seconds=seconds)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__.partition("\n")[0])
    parser.add_argument("--title", default="modern_art", choices=TITLES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--bots", default="", help="one person a table, and such bots in the other seats: maestro")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=0.0, help="a person waits so many seconds; 0: a closed loop")
    parser.add_argument("--whole", action="store_true", help="play whole games, and compare their quarters")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peer", action="store_true", help="the same beside it at a boardgame.io server, in memory")
    parser.add_argument("--series", action="store_true", help="everything that is promised of a house, some minutes")
    arguments = vars(parser.parse_args())
    for name, (low, high) in BOUNDS.items():
        if not low <= arguments[name] <= high:
            parser.error(f"--{name} is from {low} to {high}, not {arguments[name]:g}")
    allow_many_files()
    peer, all_of_it = arguments.pop("peer"), arguments.pop("series")
    if all_of_it:
        found: dict[str, Any] = series(arguments["seconds"])
    else:
        plan = Plan(**arguments)
        found = at_a_house(plan)
        if peer:
            found = {"vernissage": found, "boardgame.io": at_the_peer(plan.seats, plan.tables, plan.seconds)}
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
