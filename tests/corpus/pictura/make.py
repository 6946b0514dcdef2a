"""Makes the corpus of recorded games of Museum: Pictura; by hand, when a rules version lands:

    python -m tests.corpus.pictura.make

A record that is there already is never written anew: old games must replay for ever.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from vernissage.core.games import Game
from vernissage.games.pictura import heuristic, title
from vernissage.games.pictura.position import PicturaPosition

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
    idle: bool = False
    """Nobody does more than the swap that has to be made, so that the market runs out."""
    components: str | None = None
    deal: dict[str, list[str]] | None = None


def poor_box() -> str:
    """A components file of an owner: other points for trends, and a goal at 80."""
    text = title.standard_components
    for old, new in (("end = 50 ", "end = 80 "), ("period_points = 1", "period_points = 2")):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


WISHES = (
    Wish("2-fifty", 2, "fifty"),
    Wish("2-by-chance", 2, "fifty", sense=0.0, needs=(" layout ", " hang_free ", " store ")),
    Wish("2-market-empty", 2, "market_empty", idle=True),
    Wish("3-fifty", 3, "fifty", needs=(" exhibit ", " claim ")),
    Wish("3-by-chance", 3, "fifty", sense=0.0, needs=(" keep ", " replace", " recover ")),
    Wish("3-own-components", 3, "fifty", sense=0.9, components=poor_box()),
    Wish("3-scripted-deal", 3, "fifty", deal={"trends": ["trend-17"], "paintings": ["painting-97"], "first": ["2"]}),
    Wish("4-fifty", 4, "fifty", sense=0.9),
    Wish("4-by-chance", 4, "fifty", sense=0.0, needs=(" take ", " arrange")),
    Wish("4-market-empty", 4, "market_empty", idle=True),
)


def play(wish: Wish, seed: int) -> Game[PicturaPosition]:
    """One game by its wish; sealed answers are sometimes changed, and steps are taken back where they can be."""
    dice = random.Random(seed)
    game = title.new(wish.seats, seed, components=wish.components, deal=wish.deal, names=NAMES[: wish.seats])
    position = game.position
    while game.outcome is None:
        decision = game.decision
        seats = decision.optional if decision.optional and dice.random() < 0.05 else decision.seats
        seat = seats[int(dice.random() * len(seats))]
        if wish.idle and decision.key in ("swap", "join", "action"):
            code = _dearest(position, seat) if decision.key == "swap" else position.question.codes(position, seat)[-1]
            move = position.question.move_of(position, seat, (code,))
        elif dice.random() < wish.sense:
            move = position.question.move_of(position, seat, _sensible(position, seat, dice))
        else:
            move = game.moves(seat).sample(dice)
        game.play(seat, move)
        if game.outcome is None and game.undoable(seat) and dice.random() < 0.05:
            game.take_back(seat)
    return game


def _sensible(position: PicturaPosition, seat: int, dice: random.Random) -> tuple[int, ...]:
    codes: list[int] = []
    while True:
        codes.append(heuristic.choose(position, seat, dice))
        position = position.clone()
        position.push_as(seat, codes[-1])
        if not position.partial:
            return tuple(codes)


def _dearest(position: PicturaPosition, seat: int) -> int:
    """The swap that leaves the seat with the least prestige."""

    def after(code: int) -> int:
        tried = position.clone()
        tried.push_as(seat, code)
        return tried.score[seat]

    return min(position.question.codes(position, seat), key=after)


def outcome_line(game: Game[PicturaPosition]) -> str:
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
            text = game.record.dump()
            if game.outcome.reason == wish.reason and all(move in text for move in wish.needs):
                break
        else:
            raise SystemExit(f"no game like {wish.name} in 1000")
        game.record.closing = (outcome_line(game),)
        path.write_text(game.record.dump(), "utf-8")
        print(f"{path.name}: seed {seed}, {len(game.record.entries)} moves")


if __name__ == "__main__":
    main()
