"""Bots that do what a bot must not: they run in worker processes, in the place of `thinking.think`."""

from __future__ import annotations

import os
import signal
import time

from vernissage.server import thinking

_think = thinking.think


def raises(title: str, name: str, view: bytes, seed: str) -> str:
    raise ValueError("I cannot think")


def is_illegal(title: str, name: str, view: bytes, seed: str) -> str:
    return "bid 99999"


def is_nonsense(title: str, name: str, view: bytes, seed: str) -> str:
    return "hello"


def is_no_text(title: str, name: str, view: bytes, seed: str) -> object:
    return None


def dies(title: str, name: str, view: bytes, seed: str) -> str:
    os._exit(3)


def hangs(title: str, name: str, view: bytes, seed: str) -> str:
    time.sleep(600)
    return ""


def only_random_works(title: str, name: str, view: bytes, seed: str) -> str:
    if name != "random":
        raise ValueError("too clever")
    return _think(title, name, view, seed)


def tells_its_process(title: str, name: str, view: bytes, seed: str) -> str:
    """A legal sealed bid that says whether this is another process than the house's own, as the seed says it."""
    return f"seal {1 if os.environ.get('VERNISSAGE_TEST_PROCESS') == str(os.getpid()) else 2}"


def seals_two_if_greedy(title: str, name: str, view: bytes, seed: str) -> str:
    """A legal sealed bid that says which bot was asked."""
    return f"seal {2 if name == 'greedy' else 1}"


def hangs_at_first(title: str, name: str, view: bytes, seed: str) -> str:
    """Hangs when it is asked for the first time; the file it is told of remembers that."""
    try:
        open(os.environ["VERNISSAGE_TEST_ASKED"], "x").close()
    except FileExistsError:
        return seals_two_if_greedy(title, name, view, seed)
    time.sleep(600)
    return ""


def hangs_and_hears_no_clock(title: str, name: str, view: bytes, seed: str) -> str:
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    time.sleep(600)
    return ""
