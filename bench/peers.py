"""Random play in other people's engines, measured the way we measure our own.

Every peer is driven by the same loop in one process: ask for the legal actions, pick one with
``int(rng.random() * n)``, apply it, until the game is over; then the next game, until the time is up.
What a peer needs to start a game and to deal counts as its time, as it does for us.

How things are counted:

* A *move* is an action chosen for a player. It is *forced* when it was the only legal one.
* A *chance node* (OpenSpiel deals card by card through them) is no move. One outcome is sampled by the
  probabilities the game gives. The time this takes is inside ``seconds``, and told apart in
  ``chance_seconds``, so that a reader can see both sides of it.
* Time is the processor time of this process, so that a busy machine disturbs less.
* A *clone* is timed on positions taken from the middle of random games, never on fresh or finished ones.

Run ``python bench/peers.py [SECONDS]`` in the bench environment for a table; ``make bench`` sets it up.
"""

import os
import random
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

# A peer is imported only by the function that runs it: none pays for another's start.

CLONED_POSITIONS = 100
CLONES_PER_POSITION = 50


@dataclass(frozen=True)
class Peer:
    """What one peer did in its time."""

    name: str
    moves: int
    games: int
    seconds: float
    forced: int
    clone_seconds: float | None
    """Mean cost of one clone in mid-game; None where the peer has no such call."""
    chance: int = 0
    """Chance nodes passed, not among the moves."""
    chance_seconds: float = 0.0
    """The part of ``seconds`` spent on chance nodes."""

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def choices_per_second(self) -> float:
        """Moves a second without the forced ones (their time still counts)."""
        return (self.moves - self.forced) / self.seconds

    @property
    def moves_per_second_without_chance(self) -> float:
        """Moves a second as if dealing were free: the kindest reading of the peer."""
        return self.moves / (self.seconds - self.chance_seconds)


def hearts(seconds: float, seed: int = 1) -> Peer:
    """OpenSpiel's hearts: four players, rules in C++, driven from Python."""
    import pyspiel

    return _play_open_spiel("OpenSpiel hearts (C++)", pyspiel.load_game("hearts"), seconds, seed)


def block_dominoes(seconds: float, seed: int = 1) -> Peer:
    """OpenSpiel's block dominoes: two players, rules in Python."""
    import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
    import pyspiel

    game = pyspiel.load_game("python_block_dominoes")
    return _play_open_spiel("OpenSpiel block dominoes (Python)", game, seconds, seed)


def texas_holdem(seconds: float, seed: int = 1) -> Peer:
    """PettingZoo classic's no-limit Texas hold'em: four players, rules in Python (RLCard).

    ``env()`` is used as its documentation shows it, with the standard wrappers. It builds an observation with
    every move and cannot be asked for the legal actions alone, which is a good part of its time. It deals
    unseen, so it shows no chance nodes, and has no clone. Seeding rebuilds the environment, so only the first
    game is seeded.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import numpy as np
    from pettingzoo.classic import texas_holdem_no_limit_v6

    rng = random.Random(seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on the precision of its observation bounds, none of our business
        env = texas_holdem_no_limit_v6.env(num_players=4)
        env.reset(seed=seed)

    moves = games = forced = 0
    start = process_time()
    deadline = start + seconds
    while process_time() < deadline:
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            actions = np.flatnonzero(observation["action_mask"])
            n = len(actions)
            env.step(int(actions[int(rng.random() * n)]))
            moves += 1
            forced += n == 1
        games += 1
    elapsed = process_time() - start
    return Peer("PettingZoo no-limit hold'em (Python)", moves, games, elapsed, forced, clone_seconds=None)


def uno(seconds: float, seed: int = 1) -> Peer:
    """RLCard's UNO: two players, rules in Python. It builds the state of the next player with every move."""
    import rlcard

    rng = random.Random(seed)
    env = rlcard.make("uno", config={"seed": seed})
    moves = games = forced = 0
    start = process_time()
    deadline = start + seconds
    while process_time() < deadline:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            n = len(actions)
            state, _ = env.step(actions[int(rng.random() * n)])
            moves += 1
            forced += n == 1
        games += 1
    return Peer("RLCard UNO (Python)", moves, games, process_time() - start, forced, clone_seconds=None)


def chess(seconds: float, seed: int = 1) -> Peer:
    """python-chess: two players, no chance; games end by mate, stalemate, bare kings or seventy-five quiet moves."""
    import chess as rules

    rng = random.Random(seed)
    moves = games = forced = 0
    start = process_time()
    deadline = start + seconds
    while process_time() < deadline:
        board = rules.Board()
        while not board.is_insufficient_material() and board.halfmove_clock < 150:
            legal = list(board.legal_moves)
            n = len(legal)
            if not n:
                break
            board.push(legal[int(rng.random() * n)])
            moves += 1
            forced += n == 1
        games += 1
    elapsed = process_time() - start
    board = rules.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))
    begin = process_time()
    for _ in range(CLONED_POSITIONS * CLONES_PER_POSITION):
        board.copy(stack=False)
    clone_seconds = (process_time() - begin) / (CLONED_POSITIONS * CLONES_PER_POSITION)
    return Peer("python-chess (Python)", moves, games, elapsed, forced, clone_seconds)


PEERS: Sequence[Callable[[float], Peer]] = (hearts, block_dominoes, texas_holdem, uno, chess)


def _play_open_spiel(name: str, game: Any, seconds: float, seed: int) -> Peer:
    rng = random.Random(seed)
    clone_seconds = _mean_clone_seconds(game, rng)  # first, so that it warms the engine up too

    moves = games = forced = chance = 0
    chance_seconds = 0.0
    start = process_time()
    deadline = start + seconds
    while process_time() < deadline:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # A whole run of chance nodes is timed at once, so the clock itself costs next to nothing.
                before = process_time()
                chance += _deal(state, rng)
                chance_seconds += process_time() - before
                continue
            actions = state.legal_actions()
            n = len(actions)
            state.apply_action(actions[int(rng.random() * n)])
            moves += 1
            forced += n == 1
        games += 1
    elapsed = process_time() - start
    return Peer(name, moves, games, elapsed, forced, clone_seconds, chance, chance_seconds)


def _deal(state: Any, rng: random.Random) -> int:
    """Resolve chance nodes until a player is asked or the game is over; how many there were."""
    count = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        point = rng.random()
        drawn = outcomes[-1][0]  # where rounding leaves a crumb above the sum
        for outcome, probability in outcomes:
            point -= probability
            if point < 0:
                drawn = outcome
                break
        state.apply_action(drawn)
        count += 1
    return count


def _mean_clone_seconds(game: Any, rng: random.Random) -> float:
    positions = [_mid_game(game, rng) for _ in range(CLONED_POSITIONS)]
    start = process_time()
    for position in positions:
        for _ in range(CLONES_PER_POSITION):
            position.clone()
    return (process_time() - start) / (CLONED_POSITIONS * CLONES_PER_POSITION)


def _mid_game(game: Any, rng: random.Random) -> Any:
    """Play one random game to its end, and give the position half-way through its moves."""
    passed = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            _deal(state, rng)
            continue
        passed.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return passed[len(passed) // 2]


def main(seconds: float) -> None:
    """Print one line for each peer."""
    print(
        f"{'peer':<36} {'moves/s':>10} {'unforced/s':>10} {'no chance':>10} {'games':>7}"
        f" {'moves':>9} {'forced':>7} {'chance':>8} {'clone µs':>8}"
    )
    for play in PEERS:
        peer = play(seconds)
        clone = "–" if peer.clone_seconds is None else f"{peer.clone_seconds * 1e6:.2f}"
        print(
            f"{peer.name:<36} {peer.moves_per_second:>10,.0f} {peer.choices_per_second:>10,.0f}"
            f" {peer.moves_per_second_without_chance:>10,.0f} {peer.games:>7,} {peer.moves:>9,}"
            f" {peer.forced / peer.moves:>7.1%} {peer.chance:>8,} {clone:>8}"
        )


if __name__ == "__main__":
    main(seconds=float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
