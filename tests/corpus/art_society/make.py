"""Makes the corpus of recorded games of Art Society; by hand, when a rules version lands:

    python -m tests.corpus.art_society.make

A record that is there already is never written anew: games of a version must replay for as long as it is played.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.rulebook.art_society.scene import small_box
from vernissage.core.games import Game
from vernissage.games.art_society import heuristic, title
from vernissage.games.art_society.position import ArtSocietyPosition

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dana")


@dataclass(frozen=True)
class Wish:
    """One game of the corpus: how it is set up, how well it is played, and how it must end."""

    name: str
    seats: int
    reason: str
    options: Mapping[str, object] = field(default_factory=dict)
    sense: float = 1.0
    """How often a sensible move is made, instead of one by chance."""
    needs: str = ""
    """A move that must occur."""
    components: str | None = None
    deal: dict[str, list[str]] | None = None


WISHES = (
    Wish("2-wall-full", 2, "wall_full"),
    Wish("2-no-bids", 2, "no_bids"),
    Wish("2-second-superfluous", 2, "second_superfluous", sense=0.6),
    Wish("2-open-bids-by-chance", 2, "second_superfluous", {"open_bids": True}, sense=0.0),
    Wish("3-wall-full", 3, "wall_full"),
    Wish("3-second-superfluous", 3, "second_superfluous"),
    Wish("3-exact", 3, "second_superfluous", {"decor_total": "exact"}, sense=0.9),
    Wish("3-own-components", 3, "second_superfluous", sense=0.8, components=small_box()),
    Wish("3-scripted-deal", 3, "second_superfluous", deal={"bids": ["3", "1", "2"], "2x2-3": ["portrait-gold-2x2"]}),
    Wish("4-second-superfluous", 4, "second_superfluous", sense=0.9),
    Wish("4-by-chance", 4, "second_superfluous", sense=0.0, needs=" hang_decor "),
    Wish("4-exact-open-bids", 4, "second_superfluous", {"decor_total": "exact", "open_bids": True}),
)


def play(wish: Wish, seed: int) -> Game[ArtSocietyPosition]:
    """One game by its wish; bids are sometimes changed, and steps are taken back where they can be."""
    dice = random.Random(seed)
    game = title.new(
        wish.seats, seed, wish.options, components=wish.components, deal=wish.deal, names=NAMES[: wish.seats]
    )
    position = game.position
    while game.outcome is None:
        decision = game.decision
        seats = decision.optional if decision.optional and dice.random() < 0.05 else decision.seats
        seat = seats[int(dice.random() * len(seats))]
        if dice.random() < wish.sense:
            move = position.question.move_of(position, seat, (heuristic.choose(position, seat, dice),))
        else:
            move = game.moves(seat).sample(dice)
        game.play(seat, move)
        if game.outcome is None and game.undoable(seat) and dice.random() < 0.05:
            game.take_back(seat)
    return game


def outcome_line(game: Game[ArtSocietyPosition]) -> str:
    """The outcome as the record's last comment tells it."""
    outcome = game.outcome
    assert outcome is not None
    scores = " ".join(map(str, outcome.scores))
    return f"# outcome: scores {scores}; winners {' '.join(map(str, outcome.winners))}; {outcome.reason}"


def main() -> None:
    folder = FOLDER / f"rules-{title.rules_version}"
    folder.mkdir(parents=True, exist_ok=True)
    for number, wish in enumerate(WISHES, 1):
        path = folder / f"{wish.name}.vrec"
        if path.exists():
            continue
        for seed in range(1000 * number, 1000 * number + 1000):
            game = play(wish, seed)
            assert game.outcome is not None
            if game.outcome.reason == wish.reason and wish.needs in game.record.dump():
                break
        else:
            raise SystemExit(f"no game like {wish.name} in 1000")
        game.record.closing = (outcome_line(game),)
        path.write_text(game.record.dump(), "utf-8")
        print(f"{path.name}: seed {seed}, {len(game.record.entries)} moves")


if __name__ == "__main__":
    main()
