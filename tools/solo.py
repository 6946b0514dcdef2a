"""How far each level of play comes in the solo game of The Gallerist, written into docs/strength/solo.

`make strength` puts it on docs/strength.md. Every bot plays the same deals:

    .venv/bin/python tools/solo.py --bots visitor,collector,dealer,maestro --games 100 --seed 1 --budget 0.3 --jobs 2
"""

from __future__ import annotations

import argparse
import datetime
import sys
from pathlib import Path

import msgspec

import vernissage
from vernissage.arena.alone import FORM, Alone, counted
from vernissage.arena.plans import Plan, plan
from vernissage.arena.simulation import Witness, play_game, run_with
from vernissage.core.errors import VernissageError
from vernissage.core.events import Event
from vernissage.core.position import Position
from vernissage.games.gallerist.events import SoloResult
from vernissage.games.gallerist.scoring import LEVELS

FILE = Path(__file__).resolve().parent.parent / "docs" / "strength" / "solo" / "gallerist.json"
NONE, *REACHED = LEVELS


class _Listener(Witness):
    """Hears which level was reached."""

    hears = True
    level = NONE

    def happened(self, position: Position, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, SoloResult):
                self.level = event.level


def play(planned: Plan, first: int, end: int) -> list[tuple[str, int]]:
    """The level and the money of each game."""
    setup, found = planned.setup(), []
    for index in range(first, end):
        listener = _Listener()
        money = play_game(planned, setup, index, listener).scores[0]
        found.append((listener.level, money))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/solo.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--bots", default="visitor,collector,dealer,maestro")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=0.3, help="seconds of the processor for an answer")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    title, played = vernissage.title("gallerist"), []
    try:
        for bot in wanted.bots.split(","):
            planned = plan(
                title.key, players=1, games=wanted.games, seed=wanted.seed, bots=[bot], seconds=wanted.budget
            )
            played.append(counted(bot, list(run_with(play, planned, range(wanted.games), wanted.jobs)), REACHED))
            print(f"solo: {bot}: {played[-1].score:.0f} on average, {played[-1].reached}", flush=True)
    except VernissageError as error:
        print(f"solo: {error}", file=sys.stderr)
        return 2
    found = Alone(
        form=FORM,
        title=title.key,
        name=title.facts.name,
        games=wanted.games,
        seed=wanted.seed,
        budget=wanted.budget,
        rules=title.rules_version,
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        played=tuple(played),
    )
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
