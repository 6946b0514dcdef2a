"""Makes the corpus of recorded games of The Gallerist; by hand, when a rules version lands:

    python -m tests.corpus.gallerist.make

A record that is there already is never written anew: old games must replay for ever.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vernissage.core.games import Game
from vernissage.games.gallerist import heuristic, title
from vernissage.games.gallerist.position import GalleristPosition

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dana")


@dataclass(frozen=True)
class Wish:
    """One game of the corpus: how it is set up, how well it is played, and how it must end."""

    name: str
    seats: int
    reason: str
    sense: float = 1.0
    """How often a sensible move is made, instead of one by chance."""
    needs: tuple[str, ...] = ()
    """Moves that must occur."""
    winners: tuple[int, ...] | None = None
    components: str | None = None
    deal: Mapping[str, list[str]] = field(default_factory=dict)


def poor_box() -> str:
    """The components file with the one rival count: 1 money an investor, 1 influence a VIP."""
    text = title.standard_components
    return text.replace("{ investor = 2,", "{ investor = 1,").replace("vip = 2,", "vip = 1,")


def kind_box() -> str:
    """The components file with solo goals a beginner reaches."""
    text = title.standard_components
    hard = "curator = 1, dealer = 1, highest = false, cards = 0, reputation = 4, masterpieces = 1, money = 160"
    kind = "curator = 0, dealer = 1, highest = false, cards = 0, reputation = 1, masterpieces = 1, money = 100"
    assert hard in text
    return text.replace(hard, kind)


DEAL = {"first_player": ["1"], "artists": ["painting-blue-0", "photography-blue-1"], "contracts": ["painting-money"]}
WISHES = (
    Wish("1-lost", 1, "last_ticket", sense=0.9, winners=()),
    Wish("1-own-components-won", 1, "last_ticket", winners=(0,), components=kind_box()),
    Wish("1-by-chance", 1, "last_ticket", sense=0.0, needs=(" toss ", " act ")),
    Wish("2-two-of-three", 2, "two_of_three"),
    Wish("2-stalled", 2, "stalled", sense=0.0),
    Wish("2-own-components", 2, "two_of_three", sense=0.9, components=poor_box()),
    Wish("3-two-of-three", 3, "two_of_three", sense=0.95, needs=(" refresh", " easel ", " exchange ")),
    Wish("3-by-chance", 3, "two_of_three", sense=0.0, needs=(" assistant kicked_out",)),
    Wish("3-scripted-deal", 3, "two_of_three", sense=0.9, deal=DEAL),
    Wish("4-two-of-three", 4, "two_of_three", sense=0.95, needs=(" kicked_out", " call ")),
    Wish("4-half-by-chance", 4, "two_of_three", sense=0.6, needs=(" sign_none", " idle")),
    Wish("4-stalled", 4, "stalled", sense=0.0),
)


def play(wish: Wish, seed: int) -> Game[GalleristPosition]:
    """One game by its wish; steps are taken back where they can be."""
    dice = random.Random(seed)
    game = title.new(wish.seats, seed, components=wish.components, deal=wish.deal or None, names=NAMES[: wish.seats])
    position = game.position
    while game.outcome is None:
        seat = position.seat
        if dice.random() < wish.sense:
            move = position.question.move_of(position, seat, (heuristic.choose(position, seat, dice),))
        else:
            move = game.moves(seat).sample(dice)
        game.play(seat, move)
        if game.outcome is None and game.undoable(seat) and dice.random() < 0.02:
            game.take_back(seat)
    return game


def outcome_line(game: Game[GalleristPosition]) -> str:
    """The outcome as the record's last comment tells it."""
    outcome = game.outcome
    assert outcome is not None
    scores = " ".join(map(str, outcome.scores))
    return f"# outcome: scores {scores}; winners {' '.join(map(str, outcome.winners))}; {outcome.reason}"


def fits(wish: Wish, game: Game[GalleristPosition]) -> bool:
    assert game.outcome is not None
    text = game.record.dump()
    return (
        game.outcome.reason == wish.reason
        and wish.winners in (None, game.outcome.winners)
        and all(move in text for move in wish.needs)
    )


def main() -> None:
    folder = FOLDER / f"rules-{title.rules_version}"
    folder.mkdir(parents=True, exist_ok=True)
    for number, wish in enumerate(WISHES, 1):
        path = folder / f"{wish.name}.vrec"
        if path.exists():
            continue
        for seed in range(1000 * number, 1000 * number + 1000):
            game = play(wish, seed)
            if fits(wish, game):
                break
        else:
            raise SystemExit(f"no game like {wish.name} in 1000")
        game.record.closing = (outcome_line(game),)
        path.write_text(game.record.dump(), "utf-8")
        print(f"{path.name}: seed {seed}, {len(game.record.entries)} moves")


if __name__ == "__main__":
    main()
