"""Tries the arena on a Ray cluster of two nodes on this machine: the results must be those of one process.

Ray is in no environment of the project. By hand, in one of its own:

    python -m venv /tmp/with-ray
    /tmp/with-ray/bin/pip install ray '.[report]'
    /tmp/with-ray/bin/python tools/ray_arena.py
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from ray.cluster_utils import Cluster

STORE = 80_000_000
ARENA = ("arena", "modern_art", "--players=4", "--bots=random,greedy,greedy-1", "--games=96", "--seed=1", "--json=-")


def results(*how: str) -> dict[str, Any]:
    """What the command says, without the time it took."""
    command = [sys.executable, "-c", "from vernissage.cli import app; app()", *ARENA, *how]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    told: dict[str, Any] = json.loads(done.stdout)
    del told["run"]
    return told


def main() -> int:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE})
    try:
        cluster.add_node(num_cpus=1, object_store_memory=STORE)
        print(f"ray: a cluster of {len(cluster.list_all_nodes())} nodes at {cluster.address}")
        there = results("--ray", cluster.address)
    finally:
        cluster.shutdown()
    here = results("--jobs", "1")
    print(f"ray: {here['games']} games, {'the same results' if there == here else 'other results than in one process'}")
    return int(there != here)


if __name__ == "__main__":
    sys.exit(main())
