"""The titles as environments for learning (`pip install 'vernissage[env]'`; `vector` needs no more than the engine).

* `vernissage.env.pettingzoo.env("modern_art", players=4)`: every seat learns, one after the other or all at once
* `vernissage.env.gymnasium.env("modern_art", seat=0, opponents="greedy")`: one seat learns, bots have the others
* `vernissage.env.vector("modern_art", n=64)`: many games in one call, in several processes
* `pyspiel.load_game("vernissage_modern_art(players=4)")` after `import vernissage.env.openspiel`, which needs
  `pip install 'vernissage[spiel]'`

In all of them an action is a code of the title, the mask says which codes are legal, and an observation holds what the
seat may know and nothing else. [docs/learning.md](docs/learning.md) tells the rest.
"""

from __future__ import annotations

from vernissage.env.many import Vector, vector

__all__ = ["Vector", "vector"]
