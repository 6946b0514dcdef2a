"""Measure our engine beside its peers, in one process and one run, and tell it in ratios; then the house under load.

Every engine has the same time and the same loop. They take turns in short rounds and the median round counts, so that
a machine that is slow for a while is slow for all. Run it as ``make bench`` (``ARGS="--seconds 2"`` for a quick look).
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import tracemalloc
from array import array
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import aims
import environments
import house
import searching
import vernissage
from peers import PEERS, Peer
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.games import pictura
from vernissage.games.pictura.arranging import QUICK, STEPS, best_layout

RESULTS = Path(__file__).with_name("results.json")
HEARTS = "OpenSpiel hearts (C++)"
"""The peer our aims are told by."""
ROUNDS = 5
SEATS = {"art_society": 3, "gallerist": 4, "modern_art": 4, "pictura": 3}
MID_GAME = 100
KEPT_POSITIONS = 10_000
ARRANGED = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time for each engine (default 10)")
    parts = parser.add_mutually_exclusive_group()
    parts.add_argument("--house", action="store_true", help="measure the house under load alone, and keep the rest")
    parts.add_argument("--engines", action="store_true", help="measure all but the house, and keep what it was")
    arguments = parser.parse_args()
    seconds = arguments.seconds
    if not 0.5 <= seconds <= 600:
        parser.error(f"--seconds is from 0.5 to 600, not {seconds:g}")
    if arguments.house:
        found = json.loads(RESULTS.read_text("utf-8"))
    else:
        found = engines_measured(seconds)
        found["aims"] = aims.measured(seconds / 2)
        hearts = found["engines"][HEARTS]
        aims.report(Console(), found["aims"], hearts["moves/s"], hearts["moves/s without dealing"])
        found["environments"] = environments.measured(seconds)
        environments.report(Console(), found["environments"])
        found["searches"] = searching.measured(seconds)
        searching.report(Console(), found["searches"])
    if arguments.engines:
        found["house"] = json.loads(RESULTS.read_text("utf-8"))["house"]
    else:
        found["house"] = house.measured(seconds)
        house.report(Console(), found["house"])
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    print(f"written to bench/{RESULTS.name}")


def engines_measured(seconds: float) -> dict[str, Any]:
    """Our engine beside its peers: told, and as it is written down."""
    titles = vernissage.titles()
    runners: list[Callable[[float], Peer]] = [ours(title) for title in titles]
    runners += PEERS
    rounds: list[list[Peer]] = [[] for _ in runners]
    with Progress(transient=True) as progress:
        task = progress.add_task("random play", total=ROUNDS * len(runners))
        for _ in range(ROUNDS):
            for runs, runner in zip(rounds, runners, strict=True):
                runs.append(runner(seconds / ROUNDS))
                progress.advance(task)
        costs = {title.key: call_costs(title) for title in titles}
        searches = {f"{steps} steps": arranging(steps) for steps in (QUICK, STEPS)}
    engines = [median(runs) for runs in rounds]
    report(engines, costs, searches)
    return results(engines, costs, searches, seconds)


def ours(title: Title[Any, Any]) -> Callable[[float], Peer]:
    """Random play of one of our titles through the quick door, in the peers' loop."""

    def run(seconds: float, seed: int = 1) -> Peer:
        rng = random.Random(seed)
        setup = title.setup(SEATS[title.key])
        moves = games = forced = 0
        start = process_time()
        deadline = start + seconds
        while process_time() < deadline:
            position = title.blank(setup, rng.randbytes(32))
            title.deal(position)
            while True:
                n = position.count()
                if not n:
                    break
                position.push(position.nth(int(rng.random() * n)))
                moves += 1
                forced += n == 1
            games += 1
        elapsed = process_time() - start
        clone_seconds = cost(mid_game(title, rng).clone, 2000)
        return Peer(f"{title.facts.name}, {setup.seats} players (ours)", moves, games, elapsed, forced, clone_seconds)

    return run


def mid_game(title: Title[Any, Any], rng: random.Random) -> Position:
    """A position in the middle of a random game."""
    setup = title.setup(SEATS[title.key])
    while True:
        position: Position = title.begin(setup, rng.randbytes(32))[0]
        for _ in range(MID_GAME):
            if not position.frames:
                break
            position.push(position.nth(int(rng.random() * position.count())))
        if position.frames:
            return position


def call_costs(title: Title[Any, Any]) -> dict[str, float]:
    """What single calls cost in microseconds, and what many positions weigh."""
    rng = random.Random(1)
    position = mid_game(title, rng)
    view = position.view(0)
    buffer = array("i", [0] * title.observation_size(position.setup))
    micro = {
        "view": cost(lambda: position.view(0), 2000),
        "imagine": cost(lambda: title.imagine(view, rng), 2000),
        "encode_into": cost(lambda: position.encode_into(buffer, 0), 2000),
        "to_bytes": cost(position.to_bytes, 2000),
    }
    tracemalloc.start()
    kept = [position.clone() for _ in range(KEPT_POSITIONS)]
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == KEPT_POSITIONS
    return {**{f"{name} µs": 1e6 * seconds for name, seconds in micro.items()}, "10,000 positions MiB": peak / 2**20}


def arranging(steps: int) -> dict[str, float]:
    """The search for layouts of Museum: Pictura on full museums drawn from the deck: its cost and how far it gets."""
    box = pictura.title.setup(SEATS["pictura"]).components
    deck = list(zip(box.period, box.domain, strict=True))
    rng = random.Random(1)
    found, times = [], []
    for seed in range(ARRANGED):
        cards = rng.sample(deck, 25)
        start = process_time()
        found.append(best_layout(box.scale, cards, iterations=steps, seed=seed))
        times.append(process_time() - start)
    return {
        "mean ms": 1e3 * statistics.mean(times),
        "slowest ms": 1e3 * max(times),
        "% of the bound": 100 * statistics.mean(one.value / one.bound for one in found),
        "% proven": 100 * statistics.mean(one.proven for one in found),
    }


def cost(call: Callable[[], object], times: int) -> float:
    """The processor time of one call, the best of five series."""
    best = float("inf")
    for _ in range(5):
        start = process_time()
        for _ in range(times):
            call()
        best = min(best, process_time() - start)
    return best / times


def median(runs: list[Peer]) -> Peer:
    """The round in the middle by moves a second, with the middle clone cost."""
    middle = sorted(runs, key=lambda run: run.moves_per_second)[len(runs) // 2]
    clones = [run.clone_seconds for run in runs if run.clone_seconds is not None]
    return Peer(
        middle.name,
        middle.moves,
        middle.games,
        middle.seconds,
        middle.forced,
        statistics.median(clones) if clones else None,
        middle.chance,
        middle.chance_seconds,
    )


def results(
    engines: list[Peer], costs: dict[str, dict[str, float]], searches: dict[str, dict[str, float]], seconds: float
) -> dict[str, Any]:
    """What is written down: figures, and ratios of each of our titles to each peer."""
    figures = {
        engine.name: {
            "games/s": round(engine.games / engine.seconds, 1),
            "moves/s": round(engine.moves_per_second),
            "moves/s without forced": round(engine.choices_per_second),
            "moves/s without dealing": round(engine.moves_per_second_without_chance),
            "clone µs": None if engine.clone_seconds is None else round(1e6 * engine.clone_seconds, 2),
        }
        for engine in engines
    }
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds for each": seconds,
        "engines": figures,
        "ratios": ratios(engines),
        "costs": rounded(costs),
        "arranging": rounded(searches),
    }


def rounded(figures: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {key: {name: round(value, 2) for name, value in one.items()} for key, one in figures.items()}


def ratios(engines: list[Peer]) -> dict[str, dict[str, dict[str, float]]]:
    """How our titles compare with the peers: moves a second (higher is better for us), clone cost (lower is)."""
    own, others = engines[: len(engines) - len(PEERS)], engines[len(engines) - len(PEERS) :]
    table: dict[str, dict[str, dict[str, float]]] = {}
    for engine in own:
        rows = table[engine.name] = {}
        for other in others:
            rows[other.name] = {"moves": round(engine.moves_per_second / other.moves_per_second, 2)}
            rows[other.name]["moves, its dealing free"] = round(
                engine.moves_per_second / other.moves_per_second_without_chance, 2
            )
            if engine.clone_seconds and other.clone_seconds:
                rows[other.name]["clone cost"] = round(engine.clone_seconds / other.clone_seconds, 3)
    return table


def report(engines: list[Peer], costs: dict[str, dict[str, float]], searches: dict[str, dict[str, float]]) -> None:
    """The same for people."""
    console = Console()
    table = Table("engine", title="Random play, one process, median of the rounds")
    for column in ("games/s", "moves/s", "without forced", "without dealing", "clone µs"):
        table.add_column(column, justify="right")
    for engine in engines:
        table.add_row(
            engine.name,
            f"{engine.games / engine.seconds:,.0f}",
            f"{engine.moves_per_second:,.0f}",
            f"{engine.choices_per_second:,.0f}",
            f"{engine.moves_per_second_without_chance:,.0f}",
            "–" if engine.clone_seconds is None else f"{1e6 * engine.clone_seconds:.2f}",
        )
    console.print(table)
    for name, rows in ratios(engines).items():
        for other, figures in rows.items():
            console.print(f"{name} / {other}: " + ", ".join(f"{what} {value:g}×" for what, value in figures.items()))
    for key, one in [*costs.items(), *((f"arranging in {steps}", one) for steps, one in searches.items())]:
        console.print(f"{key}: " + ", ".join(f"{name} {value:.2f}" for name, value in one.items()))


if __name__ == "__main__":
    main()
