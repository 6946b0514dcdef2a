"""Modern Art by Reiner Knizia: four rounds of auctions, and paintings that are worth what is fashionable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from vernissage.core.board import Board
from vernissage.core.door import Dice
from vernissage.core.errors import DealError
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.text import Namer, Words
from vernissage.core.titles import Facts, Option, Policy, Setup, Title
from vernissage.games.modern_art import (
    board,
    components,
    decisions,
    events,
    heuristic,
    moves,
    observation,
    pictures,
    view,
)
from vernissage.games.modern_art.components import Box
from vernissage.games.modern_art.position import ModernArtPosition
from vernissage.games.modern_art.view import ModernArtView


class ModernArt(Title[ModernArtPosition, ModernArtView]):
    """The title, as the registry finds it."""

    key = "modern_art"
    package = __name__
    rules_version = 1
    facts = Facts(
        name="Modern Art",
        designer="Reiner Knizia",
        year=1992,
        players=(3, 5),
        minutes=(45, 60),
        options=(
            Option("edition", ("matagot", "classic"), "matagot"),
            Option(
                "double_payment",
                ("new_seller", "split"),
                follows="edition",
                defaults={"matagot": "new_seller", "classic": "split"},
            ),
            Option("mystery_hand", players=(3,)),
            Option("open_cash"),
        ),
    )
    moveset = moves.MOVESET
    answers = moves.ANSWERS
    view_type = ModernArtView
    ends = ("four_rounds", "out_of_cards")
    namers: ClassVar[Mapping[str, Namer]] = {"card": board.card_name}

    def load_components(self, text: str) -> Box:
        return components.load(text)

    def blank(
        self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()
    ) -> ModernArtPosition:
        return ModernArtPosition(setup, seed, script)

    def deal(self, position: ModernArtPosition) -> None:
        position.set_up()
        position.ask((decisions.OFFER, position.seller))

    def space(self, setup: Setup) -> int:
        box: Box = setup.components
        return box.zero + box.most_money(setup.seats) + 1

    def observation_size(self, setup: Setup) -> int:
        return sum(observation.layout(setup).values())

    def move_of(self, position: ModernArtPosition, seat: int, codes: tuple[int, ...]) -> Move:
        return moves.move_of(position, codes)

    def code_words(self, position: ModernArtPosition, seat: int, move: Move) -> tuple[int, ...]:
        return moves.codes_of(position, seat, move)

    def event_of(
        self,
        position: ModernArtPosition,
        event: int,
        audience: tuple[int, ...] | None,
        facts: tuple[Any, ...],
    ) -> Event:
        return events.named(position.box, event, audience, facts)

    def outcome(self, position: ModernArtPosition) -> Outcome | None:
        # MA-41, MA-R15: most money wins, a tie is a shared win.
        return Outcome.by_score(tuple(position.cash), position.reason) if position.reason else None

    def view(self, position: ModernArtPosition, seat: int | None) -> ModernArtView:
        return view.build(position, seat)

    def imagine(self, view_of_seat: ModernArtView, dice: Dice) -> ModernArtPosition:
        return view.imagine(self.setup_of(view_of_seat), view_of_seat, dice)

    def board(self, view_of_seat: ModernArtView, words: Words) -> Board:
        return board.build(view_of_seat, words)

    def inventory(self, position: ModernArtPosition) -> dict[str, tuple[int, ...]]:
        places = {f"hand {place}": hand for place, hand in enumerate(position.hands)}
        places |= {f"wall {seat}": wall for seat, wall in enumerate(position.walls)}
        places |= {"lot": position.lot, "unsold": position.unsold, "discard": position.discard}
        return {**places, "deck": position.deck[position.dealt :]}

    def purses(self, position: ModernArtPosition) -> dict[str, int]:
        return {"bank": -position.bank, **{f"seat {seat}": cash for seat, cash in enumerate(position.cash)}}

    def works(self) -> tuple[str, ...]:
        box: Box = self.setup(self.facts.players[0]).components
        return box.cards

    def picture(self, work: str) -> str:
        return pictures.picture(work)

    def label(self, work: str, language: str) -> dict[str, str]:
        return pictures.label(work, language)

    def policy(self) -> Policy:
        return heuristic.choose

    def deal_value(self, setup: Setup, label: str, word: str) -> int:
        box: Box = setup.components
        if label == "deck" and word in box.numbers:
            return box.numbers[word]
        if label == "first_seller" and len(word) <= 2 and word.isascii() and word.isdigit():
            return int(word)
        raise DealError(
            f"a scripted deal has 'deck' (cards such as {box.cards[0]}) and 'first_seller', not {label} {word!r}"
        )

    def deal_word(self, setup: Setup, label: str, value: int) -> str:
        box: Box = setup.components
        return box.cards[value] if label == "deck" else str(value)


title = ModernArt()
