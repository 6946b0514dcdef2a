"""Makes the corpus of recorded games; run by hand when a rules version lands: `python -m tests.corpus.make`.

A record that is there already is never written anew: games of a version must replay for as long as it is played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vernissage.core.games import Game
from vernissage.games.modern_art import title
from vernissage.games.modern_art.position import ModernArtPosition

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil")


@dataclass(frozen=True)
class Wish:
    """One game of the corpus: how it is set up, how it is played, and how it must end."""

    name: str
    seats: int
    reason: str
    options: Mapping[str, object] = field(default_factory=dict)
    spread: bool = False
    """Sellers offer the artist shown least, so that rounds are long and hands run dry."""
    covered: bool = False
    """Nobody turns a mystery card, so that only hands feed the rounds."""
    fits: Callable[[Game[ModernArtPosition]], bool] = lambda game: True
    components: str | None = None
    deal: dict[str, list[str]] | None = None


def rival_box() -> str:
    """The components file with the one rival count: two open and three fixed Nex."""
    text = title.standard_components
    nex = text.index('key = "nex"')
    return text[:nex] + text[nex:].replace("open = 3", "open = 2", 1).replace("fixed = 2", "fixed = 3", 1)


def last_two_were_a_double(game: Game[ModernArtPosition]) -> bool:
    unsold = [event for event in game.events if type(event).__name__ == "RoundClosed"][-1].unsold  # type: ignore[attr-defined]
    return len(unsold) > 1 and "double" in unsold[-2]


MYSTERY = {"mystery_hand": True}
WISHES = (
    Wish("3-four-rounds", 3, "four_rounds"),
    Wish("3-out-of-cards", 3, "out_of_cards", spread=True),
    Wish("3-out-of-cards-on-a-double", 3, "out_of_cards", spread=True, fits=last_two_were_a_double),
    Wish("3-mystery-four-rounds", 3, "four_rounds", MYSTERY),
    Wish(
        "3-mystery-out-of-cards", 3, "out_of_cards", MYSTERY, spread=True, fits=lambda g: len(g.position.markers) == 4
    ),
    Wish(
        "3-mystery-no-cards-for-round-four",
        3,
        "out_of_cards",
        MYSTERY,
        True,
        True,
        lambda g: len(g.position.markers) == 3,
    ),
    Wish("3-classic-mystery-open-cash", 3, "four_rounds", {"edition": "classic", "open_cash": True, **MYSTERY}),
    Wish("3-own-components", 3, "four_rounds", components=rival_box()),
    Wish("3-scripted-deal", 3, "four_rounds", deal={"deck": ["nex-double-1", "nex-sealed-1"], "first_seller": ["0"]}),
    Wish("4-four-rounds", 4, "four_rounds"),
    Wish("4-classic-four-rounds", 4, "four_rounds", {"edition": "classic"}),
    Wish(
        "4-classic-new-seller-out-of-cards",
        4,
        "out_of_cards",
        {"edition": "classic", "double_payment": "new_seller"},
        spread=True,
    ),
    Wish("5-four-rounds", 5, "four_rounds"),
    Wish("5-split-four-rounds", 5, "four_rounds", {"double_payment": "split"}),
    Wish("5-classic-open-cash-out-of-cards", 5, "out_of_cards", {"edition": "classic", "open_cash": True}, spread=True),
)


def play(wish: Wish, seed: int) -> Game[ModernArtPosition]:
    """One game by its wish: bids are modest, sealed bids are sometimes changed, a take-back is made where it can be."""
    dice = random.Random(seed)
    game = title.new(
        wish.seats, seed, wish.options, components=wish.components, deal=wish.deal, names=NAMES[: wish.seats]
    )
    position, box = game.position, game.position.box
    while game.outcome is None:
        decision = game.decision
        seat = dice.choice(decision.seats + decision.optional) if decision.mode != "turn" else decision.seats[0]
        moves = game.moves(seat)
        if decision.key == "offer" and wish.spread:
            counts = {str(move): position.offered[box.artist[box.numbers[move.card]]] for move in moves}  # type: ignore[attr-defined]
            least = min(counts.values())
            move = title.parse_move(dice.choice([text for text, count in counts.items() if count == least]))
        elif moves.amounts is not None and (not moves.options or dice.random() < 0.4):
            low, high = (int(str(end).split()[1]) for end in moves.amounts)
            tag = str(moves.amounts[0]).split()[0]
            floor = max(low, 0)
            move = title.parse_move(f"{tag} {min(high, floor + dice.randrange(12))}")
        elif decision.key == "turn" and wish.covered:
            move = title.parse_move("leave")
        elif moves.options:
            move = dice.choice(moves.options)
        else:
            continue
        game.play(seat, move)
        if game.outcome is None and game.undoable(seat) and dice.random() < 0.05:
            game.take_back(seat)
    return game


def outcome_line(game: Game[ModernArtPosition]) -> str:
    """The outcome as the record's last comment tells it."""
    outcome = game.outcome
    assert outcome is not None
    scores = " ".join(map(str, outcome.scores))
    return f"# outcome: scores {scores}; winners {' '.join(map(str, outcome.winners))}; {outcome.reason}"


def main() -> None:
    folder = FOLDER / title.key / f"rules-{title.rules_version}"
    folder.mkdir(parents=True, exist_ok=True)
    for number, wish in enumerate(WISHES, 1):
        path = folder / f"{wish.name}.vrec"
        if path.exists():
            continue
        for seed in range(1000 * number, 1000 * number + 1000):
            game = play(wish, seed)
            assert game.outcome is not None
            if game.outcome.reason == wish.reason and wish.fits(game):
                break
        else:
            raise SystemExit(f"no game like {wish.name} in 1000")
        game.record.closing = (outcome_line(game),)
        path.write_text(game.record.dump(), "utf-8")
        print(f"{path.name}: seed {seed}, {len(game.record.entries)} moves")


if __name__ == "__main__":
    main()
