"""A house with a stranger's title on its shelf, one that no client was written for.

    python -m tests.server.toy_app --port 8000 --data /tmp/toys

The title is added when this module is read, which the processes that bots think in do too.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.conformance.toys import Toy
from vernissage.core import registry

registry.add(Toy())


def main() -> None:
    from vernissage.server.serve import serve
    from vernissage.server.settings import Settings

    parser = argparse.ArgumentParser(description="Serve the toy title.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, required=True)
    wanted = parser.parse_args()
    serve(Settings(host="127.0.0.1", port=wanted.port, data=wanted.data, pace=0.0), browser=False)


if __name__ == "__main__":
    main()
