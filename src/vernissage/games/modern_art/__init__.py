"""Modern Art by Reiner Knizia: four rounds of auctions, and paintings that are worth what is fashionable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vernissage.core.authored import Policy
from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import Codebook
from vernissage.core.errors import DealError
from vernissage.core.events import Event
from vernissage.core.facts import Facts, Option
from vernissage.core.horizon import Horizon
from vernissage.core.market import Quote
from vernissage.core.moves import Move
from vernissage.core.naming import Names, Naming
from vernissage.core.outcome import Outcome
from vernissage.core.planes import Planes
from vernissage.core.reasons import Reason
from vernissage.core.rows import told
from vernissage.core.setups import Setup
from vernissage.core.text import Namer, Words
from vernissage.core.titles import Title
from vernissage.games.modern_art import (
    board,
    components,
    decisions,
    flaws,
    foresight,
    greedy_1,
    heuristic,
    hindsight,
    insight,
    market,
    observation,
    pictures,
    reasons,
    view,
)
from vernissage.games.modern_art.components import AUCTIONS, PLAYERS, Box, File
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
        players=PLAYERS,
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
    position_type = ModernArtPosition
    view_type = ModernArtView
    components_type = File
    ends = ("four_rounds", "out_of_cards")
    series = ("price",)
    namers: ClassVar[Mapping[str, Namer]] = {"card": board.card_name}

    def load_components(self, text: str) -> Box:
        return components.load(text)

    def deal(self, position: ModernArtPosition) -> None:
        position.deal()
        position.ask((decisions.OFFER, position.seller))

    def codebook(self, setup: Setup) -> Codebook:
        return components.codebook(setup.components, setup.seats)

    def vocabulary(self, setup: Setup) -> Mapping[str, Naming]:
        box: Box = setup.components
        return {
            "card": Names("card", box.cards),
            "artist": Names("artist", box.artists),
            "auction": Names("auction", AUCTIONS),
        }

    def planes(self, setup: Setup) -> Planes:
        return observation.layout(setup)

    def observe(self, position: ModernArtPosition, seat: int) -> list[int]:
        return told(position, seat)

    def rows(self, setup: Setup) -> observation.Pieces:
        return observation.Pieces(setup)

    def insight(self, position: ModernArtPosition, seat: int) -> list[int]:
        return insight.worked_out(position, seat)

    def insight_planes(self, setup: Setup) -> Planes:
        return insight.layout(setup)

    def outcome(self, position: ModernArtPosition) -> Outcome | None:
        # MA-41, MA-R15: most money wins, a tie is a shared win.
        return Outcome.by_score(tuple(position.cash), position.reason) if position.reason else None

    def view(self, position: ModernArtPosition, seat: int | None) -> ModernArtView:
        return view.build(position, seat)

    def turn_of(self, view_of_seat: ModernArtView) -> int | None:
        return view_of_seat.seller  # the auction is part of the seller's turn, whoever is asked for a bid

    def standing(self, view_of_seat: ModernArtView) -> tuple[int | None, ...]:
        return view_of_seat.cash

    def views(self, position: ModernArtPosition) -> dict[int | None, ModernArtView]:
        return view.build_all(position)

    def imagine(self, view_of_seat: ModernArtView, dice: Dice) -> ModernArtPosition:
        return view.imagine(self.imagined(view_of_seat, dice), view_of_seat, dice)

    def rule_facts(self, box: Box) -> dict[str, int | str]:
        first, second, third = box.ranked
        facts: dict[str, int | str] = {
            "box_start": box.start_cash,
            "box_rounds": box.rounds,
            "box_closing": box.closing,
            "box_first": first,
            "box_second": second,
            "box_third": third,
            "box_cards": len(box.cards),
            "box_mystery": box.mystery_hands,
        }
        facts |= {f"box_deal_{hands}": ", ".join(map(str, deal)) for hands, deal in box.deals.items()}
        return facts | {f"box_{key}": box.artist.count(number) for number, key in enumerate(box.artists)}

    def board(self, view_of_seat: ModernArtView, words: Words) -> Board:
        return board.build(view_of_seat, words)

    def inventory(self, position: ModernArtPosition) -> dict[str, tuple[int, ...]]:
        places = {f"hand {place}": hand for place, hand in enumerate(position.hands)}
        places |= {f"wall {seat}": wall for seat, wall in enumerate(position.walls)}
        places |= {"lot": position.lot, "unsold": position.unsold, "discard": position.discard}
        return {**places, "deck": position.deck[position.dealt :]}

    def purses(self, position: ModernArtPosition) -> dict[str, int]:
        return {"bank": -position.bank, **{f"seat {seat}": cash for seat, cash in enumerate(position.cash)}}

    def component(self, setup: Setup, number: int) -> str:
        box: Box = setup.components
        return box.cards[number]

    def flaws(self, position: ModernArtPosition) -> list[str]:
        return list(flaws.flaws(position))

    def quotes(self, setup: Setup, events: Sequence[Event]) -> list[Quote]:
        return market.quotes(events)

    def hindsight(self, setup: Setup, events: Sequence[Event]) -> list[tuple[int, Reason]]:
        return hindsight.hindsight(setup.components, events)

    def score_parts(self, setup: Setup, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
        box: Box = setup.components
        return market.score_parts(events, setup.seats, box.start_cash)

    def works(self) -> tuple[str, ...]:
        box: Box = self.setup(self.facts.players[0]).components
        return box.cards

    def picture(self, work: str) -> str:
        return pictures.picture(work)

    def label(self, work: str, language: str) -> dict[str, str]:
        return pictures.label(work, language)

    def policy(self) -> Policy:
        return heuristic.choose

    def instinct(self) -> Policy:
        return heuristic.choose  # quick enough as it is

    def reasons(self, position: ModernArtPosition, seat: int, move: Move) -> list[Reason]:
        return reasons.reasons(position, seat, move)

    def horizon(self) -> Horizon:
        return foresight.HORIZON

    def follow_ups(self) -> int:
        return 1

    def styles(self) -> Mapping[str, Policy]:
        return {"greedy-1": greedy_1.choose}

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
