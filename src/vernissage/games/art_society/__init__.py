"""Art Society by Mitch Wallace: bid for paintings, hang them with taste, and guess what will be in fashion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vernissage.core.authored import Policy
from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import Codebook
from vernissage.core.errors import DealError
from vernissage.core.events import Event, counted_in
from vernissage.core.facts import Facts, Option
from vernissage.core.games import Game
from vernissage.core.horizon import Horizon
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
from vernissage.games.art_society import (
    board,
    components,
    decisions,
    flaws,
    foresight,
    greedy_1,
    heuristic,
    market,
    observation,
    pictures,
    reasons,
    view,
)
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.events import Scored
from vernissage.games.art_society.file import PLAYERS, File
from vernissage.games.art_society.moves import Hang
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.view import ArtSocietyView

_BID_CARDS = 1000
"""In the inventory, the bid cards of seat 0 begin with this number, those of the next seat with twice as much."""


class ArtSociety(Title[ArtSocietyPosition, ArtSocietyView]):
    """The title, as the registry finds it."""

    key = "art_society"
    package = __name__
    rules_version = 2
    facts = Facts(
        name="Art Society",
        designer="Mitch Wallace",
        year=2023,
        players=PLAYERS,  # AS-1
        minutes=(30, 60),
        options=(Option("decor_total", ("at_most", "exact"), "at_most"), Option("open_bids")),
    )
    position_type = ArtSocietyPosition
    view_type = ArtSocietyView
    components_type = File
    ends = ("wall_full", "second_superfluous", "no_bids")
    series = ("prestige", "taken")
    namers: ClassVar[Mapping[str, Namer]] = {
        "painting": board.painting_name,
        "decor": board.decor_name,
        "pile": board.pile_name,
        "pattern": board.pattern_name,
        "square": board.square_name,
    }

    def load_components(self, text: str) -> Box:
        return components.load(text)

    def deal(self, position: ArtSocietyPosition) -> None:
        position.deal()
        position.ask((decisions.START, 0))

    def codebook(self, setup: Setup) -> Codebook:
        box: Box = setup.components
        return box.codebook

    def vocabulary(self, setup: Setup) -> Mapping[str, Naming]:
        box: Box = setup.components
        return box.vocabulary

    def planes(self, setup: Setup) -> Planes:
        return observation.layout(setup)

    def observe(self, position: ArtSocietyPosition, seat: int) -> list[int]:
        return told(position, seat)

    def rows(self, setup: Setup) -> observation.Pieces:
        return observation.Pieces(setup)

    def outcome(self, position: ArtSocietyPosition) -> Outcome | None:
        # AS-45, AS-R8: the highest score; of equals whoever has more left in bid cards; then the win is shared.
        if not position.reason:
            return None
        scores = tuple(position.sheet(seat).total for seat in range(position.seats))
        standing = [(score, position.bids_left(seat)) for seat, score in enumerate(scores)]
        winners = tuple(seat for seat, place in enumerate(standing) if place == max(standing))
        return Outcome(scores, winners, position.reason)

    def view(self, position: ArtSocietyPosition, seat: int | None) -> ArtSocietyView:
        return view.build(position, seat)

    def standing(self, view_of_seat: ArtSocietyView) -> tuple[int | None, ...]:
        return tuple(player.wall.score.total for player in view_of_seat.players)

    def views(self, position: ArtSocietyPosition) -> dict[int | None, ArtSocietyView]:
        return view.build_all(position)

    def imagine(self, view_of_seat: ArtSocietyView, dice: Dice) -> ArtSocietyPosition:
        return view.imagine(self.imagined(view_of_seat, dice), view_of_seat, dice)

    def rule_facts(self, box: Box) -> dict[str, int | str]:
        return {
            "box_paintings": box.auction,
            "box_bids": box.bid_cards,
            "box_width": box.grid.width,
            "box_height": box.grid.height,
            "box_eye_from": box.eye_rows[0],
            "box_eye_to": box.eye_rows[1],
            "box_starting_bids": ", ".join(map(str, box.starting_bids)),
            "box_combination": box.combination,
            "box_lap": box.lap,
            "box_superfluous_end": box.superfluous_end,
            "box_multipliers": ", ".join(map(str, box.multipliers)),
            "box_absent": box.absent,
            "box_eye_line": box.points_eye_line,
            "box_full_wall": box.points_full,
            "box_bare_corner": str(box.points_corner).replace("-", "−"),
            "box_superfluous": str(box.points_superfluous).replace("-", "−"),
        }

    def suppose(self, view_of_seat: ArtSocietyView, move: Move, dice: Dice) -> ArtSocietyView | None:
        # A painting on offer may be tried on the own wall while bids are laid and others choose.
        if not isinstance(move, Hang):
            return None
        return view.suppose(view_of_seat, move.painting, lambda: self.imagine(view_of_seat, dice))

    def board(self, view_of_seat: ArtSocietyView, words: Words) -> Board:
        return board.build(view_of_seat, words)

    def quotes(self, setup: Setup, events: Sequence[Event]) -> list[Quote]:
        return market.quotes(events)

    def score_parts(self, setup: Setup, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
        return counted_in(events, Scored, setup.seats)

    def works(self) -> tuple[str, ...]:
        box: Box = self.setup(self.facts.players[0]).components
        return box.paintings

    def picture(self, work: str) -> str:
        return pictures.picture(work)

    def label(self, work: str, language: str) -> dict[str, str]:
        return pictures.label(work, language)

    def inventory(self, position: ArtSocietyPosition) -> dict[str, tuple[int, ...]]:
        p, box = position, position.box
        decor, bids = len(box.paintings), len(box.paintings) + len(box.shapes)
        places = {f"pile {name}": pile for name, pile in zip(box.piles, p.piles, strict=True)}
        waiting = tuple(tile for seat, tile in enumerate(p.starts) if not p.hung[seat])
        places |= {"lots": p.lots, "museum": p.museum, "removed": p.removed, "not hung yet": waiting}
        places |= {"taken": (p.taken,) if p.taken != NOTHING else ()}
        places |= {"stock": tuple(decor + shape for shape, left in enumerate(p.stock) for _ in range(left))}
        places |= {"spare starting bids": tuple(bids + bid for bid in p.spare_bids)}
        for seat in range(p.seats):
            laid = tuple(decor + code // box.cells for code in p.decor[seat])
            held = (p.assistants[seat],) if p.assistants[seat] != NOTHING else ()
            cards = _BID_CARDS * (seat + 1)
            places |= {
                f"wall {seat}": (*(code // box.cells for code in p.hung[seat]), *laid),
                f"beside {seat}": (*held, *p.superfluous[seat]),
                f"hand {seat}": tuple(cards + card for card in p.hands[seat]),
                f"spent {seat}": (
                    *(bids + bid for bid in p.spent[seat][:1]),
                    *(cards + card for card in p.spent[seat][1:]),
                ),
            }
        return places

    def component(self, setup: Setup, number: int) -> str:
        box: Box = setup.components
        if number >= _BID_CARDS:
            seat, card = divmod(number, _BID_CARDS)
            return f"bid card {card} of seat {seat - 1}"
        tiles = (*box.paintings, *(f"decor {shape}" for shape in box.shapes))
        return tiles[number] if number < len(tiles) else f"starting bid {number - len(tiles)}"

    def flaws(self, position: ArtSocietyPosition) -> list[str]:
        return flaws.flaws(position)

    def purses(self, position: ArtSocietyPosition) -> dict[str, int]:
        return {}

    def policy(self) -> Policy:
        return heuristic.choose

    def instinct(self) -> Policy:
        return heuristic.choose  # quick enough as it is

    def reasons(self, position: ArtSocietyPosition, seat: int, move: Move) -> list[Reason]:
        return reasons.reasons(position, seat, move)

    def horizon(self) -> Horizon:
        return foresight.HORIZON

    def styles(self) -> Mapping[str, Policy]:
        return {"greedy-1": greedy_1.choose}

    def stays_secret(self, game: Game[ArtSocietyPosition], entry: int) -> bool:
        # AS-12, AS-R9: a bid is seen in its round and then covered by the next; the catalogue does not keep it.
        return game.record.entries[entry - 1].sealed and not game.position.open_bids and bool(game.position.frames)

    def deal_value(self, setup: Setup, label: str, word: str) -> int:
        box: Box = setup.components
        if label == "paintings" or label in box.piles:
            if word in box.numbers:
                return box.numbers[word]
        elif label == "bids" and word.isascii() and word.isdigit():
            return int(word)
        raise DealError(
            "a scripted deal has 'paintings' (the starting ones), 'bids' (the starting bids) and piles such as "
            f"{box.piles[0]}, not {label} {word!r}"
        )

    def deal_word(self, setup: Setup, label: str, value: int) -> str:
        box: Box = setup.components
        return str(value) if label == "bids" else box.paintings[value]


title = ArtSociety()
