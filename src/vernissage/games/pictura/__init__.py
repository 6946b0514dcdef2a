"""Museum: Pictura by Éric Dubus and Olivier Melison: swap, hang and exhibit paintings, and arrange a museum of 25."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vernissage.core.authored import Item, Policy
from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import Codebook
from vernissage.core.errors import DealError
from vernissage.core.events import Event, counted_in
from vernissage.core.facts import Facts
from vernissage.core.games import Game
from vernissage.core.market import Quote
from vernissage.core.moves import Move
from vernissage.core.naming import Naming
from vernissage.core.outcome import Outcome
from vernissage.core.planes import Planes
from vernissage.core.reasons import Reason
from vernissage.core.rows import told
from vernissage.core.setups import Setup
from vernissage.core.text import Namer, Words
from vernissage.core.titles import Title
from vernissage.games.pictura import (
    advice,
    board,
    chapters,
    codes,
    components,
    decisions,
    flaws,
    greedy_1,
    heuristic,
    imagining,
    instinct,
    items,
    market,
    moves,
    names,
    observation,
    pictures,
    reasons,
)
from vernissage.games.pictura.advice import LayoutAdvice
from vernissage.games.pictura.components import Box, File
from vernissage.games.pictura.events import Scored
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import COLLECTIONS, FAVOURS, PAINTING_NAMES, PATRON_NAMES, PLAYERS, TREND_NAMES
from vernissage.games.pictura.view import whole
from vernissage.games.pictura.view.whole import PicturaView

_MATTER = (
    PAINTING_NAMES,
    TREND_NAMES,
    PATRON_NAMES,
    tuple(f"favour {favour}" for favour in FAVOURS),
    tuple(f"token {collection}" for collection in COLLECTIONS),
)
"""The components an inventory counts, from 0, 1000, 2000 … on."""


class Pictura(Title[PicturaPosition, PicturaView]):
    """The title, as the registry finds it."""

    key = "pictura"
    package = __name__
    rules_version = 2
    facts = Facts(
        name="Museum: Pictura",
        designer="Éric Dubus and Olivier Melison",
        year=2022,
        players=PLAYERS,  # PI-1
        minutes=(30, 60),
    )
    position_type = PicturaPosition
    view_type = PicturaView
    components_type = File
    ends = ("fifty", "market_empty")
    series = ("hung", "fashion")
    namers: ClassVar[Mapping[str, Namer]] = {
        "painting": board.painting_name,
        "payment": board.payment_name,
        "trend": board.trend_name,
        "patron": board.patron_name,
        "painter": lambda words, number: board.painter_name(words, int(number) - 1),
        "favour": board.favour_name,
        "reward": board.reward_name,
    }

    def load_components(self, text: str) -> Box:
        return components.load(text)

    def deal(self, position: PicturaPosition) -> None:
        position.deal()
        position.ask((decisions.GOAL, position.first))

    def codebook(self, setup: Setup) -> Codebook:
        return codes.codebook(setup.components.museums)

    def vocabulary(self, setup: Setup) -> Mapping[str, Naming]:
        return names.vocabulary(setup.components.museums, setup.seats)

    def planes(self, setup: Setup) -> Planes:
        return observation.layout(setup)

    def observe(self, position: PicturaPosition, seat: int) -> list[int]:
        return told(position, seat)

    def rows(self, setup: Setup) -> observation.Pieces:
        return observation.Pieces(setup)

    def outcome(self, position: PicturaPosition) -> Outcome | None:
        # PI-70, PI-R15: the most prestige; of equals more paintings, then more patrons; then the win is shared.
        if position.frames or not position.reason:
            return None
        seats = range(position.seats)
        scores = tuple(position.sheet(seat, position.walls[seat]).total for seat in seats)
        standing = [(scores[seat], *position.ties(seat)) for seat in seats]
        winners = tuple(seat for seat in seats if standing[seat] == max(standing))
        return Outcome(scores, winners, position.reason)

    def view(self, position: PicturaPosition, seat: int | None) -> PicturaView:
        return whole.build(position, seat)

    def turn_of(self, view_of_seat: PicturaView) -> int | None:
        return view_of_seat.active

    def standing(self, view_of_seat: PicturaView) -> tuple[int | None, ...]:
        return tuple(player.sheet.total for player in view_of_seat.players)

    def views(self, position: PicturaPosition) -> dict[int | None, PicturaView]:
        return whole.build_all(position)

    def imagine(self, view_of_seat: PicturaView, dice: Dice) -> PicturaPosition:
        return imagining.imagine(self.imagined(view_of_seat, dice), view_of_seat, dice)

    def suppose(self, view_of_seat: PicturaView, move: Move, dice: Dice) -> PicturaView | None:
        return imagining.suppose(view_of_seat, move, lambda: self.imagine(view_of_seat, dice))

    def rule_facts(self, box: Box) -> dict[str, int | str]:
        return chapters.facts(box)

    def board(self, view_of_seat: PicturaView, words: Words) -> Board:
        return board.build(view_of_seat, words)

    def quotes(self, setup: Setup, events: Sequence[Event]) -> list[Quote]:
        return market.quotes(setup.components, events)

    def score_parts(self, setup: Setup, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
        return counted_in(events, Scored, setup.seats)

    def works(self) -> tuple[str, ...]:
        box: Box = self.setup(self.facts.players[0]).components
        return box.paintings

    def picture(self, work: str) -> str:
        return pictures.picture(work)

    def label(self, work: str, language: str) -> dict[str, str]:
        return board.label(self.words(language), work)

    def advice(self, view_of_seat: PicturaView) -> LayoutAdvice | None:
        return advice.build(self.setup_of(view_of_seat).components, view_of_seat)

    def inventory(self, position: PicturaPosition) -> dict[str, tuple[int, ...]]:
        p = position
        trend, patron, favour, token = (1000 * kind for kind in range(1, len(_MATTER)))
        places = {
            "market": p.market,
            "international museums": tuple(card for card in p.slots if card != NOTHING),
            "trends": tuple(trend + t for t in (*p.trend_deck, *p.fashions, *p.museum_trends)),
            "patrons": tuple(patron + n for n in (*p.patron_deck, *p.patron_row) if n != NOTHING),
            "favours": tuple(favour + n for n in (*p.favour_deck, *p.favour_discard, p.played) if n != NOTHING),
            "tokens": tuple(token + kind for kind, left in enumerate(p.tokens) for _ in range(left)),
        }
        for seat in range(p.seats):
            own = (p.goals[seat],) if p.round else p.offers[seat]
            places |= {
                f"hand {seat}": p.hands[seat],
                f"museum {seat}": tuple(p.hanging(seat)),
                f"discard {seat}": p.discards[seat],
                f"trends {seat}": tuple(trend + t for t in own),
                f"patrons {seat}": tuple(patron + n for n in p.patrons[seat]),
                f"favours {seat}": tuple(favour + kind for kind in p.favours[seat]),
                f"tokens {seat}": tuple(token + kind for kind in p.exhibitions[seat]),
            }
        return places

    def component(self, setup: Setup, number: int) -> str:
        kind, at = divmod(number, 1000)
        names = _MATTER[kind % len(_MATTER)]
        return names[at] if at < len(names) else "nothing"

    def flaws(self, position: PicturaPosition) -> list[str]:
        return flaws.flaws(position)

    def purses(self, position: PicturaPosition) -> dict[str, int]:
        return {}

    def policy(self) -> Policy:
        return heuristic.choose

    def instinct(self) -> Policy:
        return instinct.choose

    def reasons(self, position: PicturaPosition, seat: int, move: Move) -> list[Reason]:
        return reasons.reasons(position, seat, move)

    def styles(self) -> Mapping[str, Policy]:
        return {"greedy-1": greedy_1.choose, "curator": heuristic.curate}

    def items(self, position: PicturaPosition, seat: int) -> Mapping[Item, Sequence[int]]:
        return items.items(position, seat)

    def stays_secret(self, game: Game[PicturaPosition], entry: int) -> bool:
        # PI-10: a goal lies face down until the final count. PI-R24: what a connoisseur keeps is not shown.
        kept_back = isinstance(game.record.entries[entry - 1].move, moves.Goal | moves.Keep)
        return kept_back and bool(game.position.frames)

    def deal_value(self, setup: Setup, label: str, word: str) -> int:
        box: Box = setup.components
        numbers = {
            "trends": box.trend_numbers,
            "rounds": box.trend_numbers,
            "paintings": box.painting_numbers,
            "patrons": box.patron_numbers,
            "favours": {key: kind for kind, key in enumerate(FAVOURS)},
            "first": {str(seat): seat for seat in range(setup.seats)},
        }
        if word in numbers.get(label, ()):
            return numbers[label][word]
        raise DealError(
            "a scripted deal has 'trends', 'rounds', 'paintings', 'patrons', 'favours' and 'first', each with its own "
            f"words such as trend-1, painting-1, patron-1, loan, 0; not {label} {word!r}"
        )

    def deal_word(self, setup: Setup, label: str, value: int) -> str:
        box: Box = setup.components
        named = {"paintings": box.paintings, "patrons": box.patrons, "favours": FAVOURS}
        return str(value) if label == "first" else named.get(label, box.trends)[value]


title = Pictura()
