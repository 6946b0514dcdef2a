"""Games on a Ray cluster, with the same results: a game follows from its number, wherever it is played.

It needs the package ray here and vernissage on the machines of the cluster, a bot's file included.
"""

from __future__ import annotations

import collections
import socket
from collections.abc import Iterator
from typing import Any

from vernissage.arena.simulation import G, PlayGames, SimulationFailed, T

_PATIENCE = 5.0
_AHEAD = 3
"""So many games wait for each processor of the cluster."""


def run_on_ray(play: PlayGames[G, T], programme: G, games: range, address: str) -> Iterator[T]:
    """Whatever `play` finds out about these games, in order, as it comes in from the cluster."""
    import ray
    import ray.exceptions

    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise SimulationFailed(f"there is no Ray cluster at {address}: {error}") from None
    waiting: collections.deque[Any] = collections.deque()
    try:
        task, carried = ray.remote(play), ray.put(programme)
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for index in games:
            waiting.append(task.remote(carried, index, index + 1))
            if len(waiting) >= most:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    except ray.exceptions.RayTaskError as error:
        raise SimulationFailed(str(error.cause)) from None
    except ray.exceptions.RayError as error:
        raise SimulationFailed(f"the Ray cluster at {address} failed: {error}") from None
    finally:
        for one in waiting:
            ray.cancel(one, force=True)
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries for minutes to reach what is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a word of Ray's own, such as auto
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, ValueError) as error:
        raise SimulationFailed(f"there is no Ray cluster at {address}: {error}") from None
