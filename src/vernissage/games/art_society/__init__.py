"""Art Society by Mitch Wallace: bid for paintings, hang them with taste, and guess what will be in fashion."""

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
from vernissage.games.art_society import (
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
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.view import ArtSocietyView


class ArtSociety(Title[ArtSocietyPosition, ArtSocietyView]):
    """The title, as the registry finds it."""

    key = "art_society"
    package = __name__
    rules_version = 1
    facts = Facts(
        name="Art Society",
        designer="Mitch Wallace",
        year=2023,
        players=(2, 4),  # AS-1
        minutes=(30, 60),
        options=(Option("decor_total", ("at_most", "exact"), "at_most"), Option("open_bids")),
    )
    moveset = moves.MOVESET
    answers = moves.ANSWERS
    view_type = ArtSocietyView
    ends = ("wall_full", "second_superfluous", "no_bids")
    namers: ClassVar[Mapping[str, Namer]] = {
        "painting": board.painting_name,
        "decor": board.decor_name,
        "pile": board.pile_name,
        "pattern": board.pattern_name,
    }

    def load_components(self, text: str) -> Box:
        return components.load(text)

    def blank(
        self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()
    ) -> ArtSocietyPosition:
        return ArtSocietyPosition(setup, seed, script)

    def deal(self, position: ArtSocietyPosition) -> None:
        position.set_up()
        position.ask((decisions.START, 0))

    def space(self, setup: Setup) -> int:
        box: Box = setup.components
        return box.space

    def observation_size(self, setup: Setup) -> int:
        return sum(observation.layout(setup).values())

    def move_of(self, position: ArtSocietyPosition, seat: int, codes: tuple[int, ...]) -> Move:
        return moves.move_of(position, codes)

    def code_words(self, position: ArtSocietyPosition, seat: int, move: Move) -> tuple[int, ...]:
        return moves.codes_of(position, seat, move)

    def event_of(
        self,
        position: ArtSocietyPosition,
        event: int,
        audience: tuple[int, ...] | None,
        facts: tuple[Any, ...],
    ) -> Event:
        return events.named(position.box, event, audience, facts)

    def outcome(self, position: ArtSocietyPosition) -> Outcome | None:
        # AS-45, AS-R8: the highest score; of equals whoever has more left in bid cards; then the win is shared.
        if not position.reason:
            return None
        scores = tuple(position.sheet(seat).total for seat in range(position.seats))
        standing = [(score, sum(position.hands[seat])) for seat, score in enumerate(scores)]
        winners = tuple(seat for seat, place in enumerate(standing) if place == max(standing))
        return Outcome(scores, winners, position.reason)

    def view(self, position: ArtSocietyPosition, seat: int | None) -> ArtSocietyView:
        return view.build(position, seat)

    def imagine(self, view_of_seat: ArtSocietyView, dice: Dice) -> ArtSocietyPosition:
        return view.imagine(self.setup_of(view_of_seat), view_of_seat, dice)

    def board(self, view_of_seat: ArtSocietyView, words: Words) -> Board:
        return board.build(view_of_seat, words)

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
            cards = 1000 * (seat + 1)
            places |= {
                f"wall {seat}": (*(code // box.cells for code in p.hung[seat]), *laid),
                f"beside {seat}": (*held, *p.superfluous[seat]),
                f"hand {seat}": tuple(cards + card for card in p.hands[seat]),
                f"spent {seat}": (bids + p.spent[seat][0], *(cards + card for card in p.spent[seat][1:])),
            }
        return places

    def purses(self, position: ArtSocietyPosition) -> dict[str, int]:
        return {}

    def policy(self) -> Policy:
        return heuristic.choose

    def stays_secret(self, position: ArtSocietyPosition, entry: int) -> bool:
        # AS-12, AS-R9: a bid is seen in its round and then covered by the next; the catalogue does not keep it.
        assert position.record is not None
        return position.record.entries[entry - 1].sealed and not position.open_bids and bool(position.frames)

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
