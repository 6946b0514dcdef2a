"""Kill the process at any moment and start it again: every acknowledged move is there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.kill import KILLS_A_GAME, play_with_kills

GAMES = max(1, int(os.environ.get("VERNISSAGE_KILLS", "50")) // KILLS_A_GAME)


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_answered_move_is_ever_lost(tmp_path: Path, seed: int) -> None:
    game = play_with_kills(tmp_path / "house", seed, KILLS_A_GAME)
    assert game.kills == KILLS_A_GAME
