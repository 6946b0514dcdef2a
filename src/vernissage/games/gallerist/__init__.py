"""The Gallerist by Vital Lacerda: discover artists, buy and sell their works, and draw the world into your gallery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vernissage.core.authored import Policy
from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import Codebook
from vernissage.core.errors import DealError
from vernissage.core.events import Event, counted_in
from vernissage.core.facts import Facts
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
from vernissage.games.gallerist import (
    board,
    chapters,
    codes,
    flaws,
    foresight,
    greedy_1,
    heuristic,
    inventory,
    loading,
    market,
    names,
    observation,
    pictures,
    reasons,
    scoring,
)
from vernissage.games.gallerist.components import PLAYERS, Box
from vernissage.games.gallerist.decisions import turns
from vernissage.games.gallerist.events import Scored
from vernissage.games.gallerist.file import File
from vernissage.games.gallerist.heuristic import instinct
from vernissage.games.gallerist.position import GalleristPosition
from vernissage.games.gallerist.view import imagining, whole
from vernissage.games.gallerist.view.whole import GalleristView


class Gallerist(Title[GalleristPosition, GalleristView]):
    """The title, as the registry finds it."""

    key = "gallerist"
    package = __name__
    rules_version = 2
    facts = Facts(
        name="The Gallerist",
        designer="Vital Lacerda",
        year=2015,
        players=PLAYERS,  # GA-1
        minutes=(60, 150),
    )
    position_type = GalleristPosition
    view_type = GalleristView
    components_type = File
    ends = ("two_of_three", "last_ticket", "stalled")
    series = ("fame", "price")
    namers: ClassVar[Mapping[str, Namer]] = {
        "artist": board.artist_name,
        "work": board.work_name,
        "contract": board.contract_name,
        "cell": board.cell_name,
        "place": board.cell_name,
        "spot": board.spot_name,
        "curator": board.card_name,
        "dealer": board.card_name,
        "action": board.action_name,
        "tile": board.tile_name,
        "origin": board.origin_name,
        "source": board.source_name,
        "part": board.part_name,
    }

    def load_components(self, text: str) -> Box:
        return loading.load(text)

    def deal(self, position: GalleristPosition) -> None:
        position.deal()
        position.ask((turns.START, (position.first - 1) % position.seats))

    def codebook(self, setup: Setup) -> Codebook:
        return codes.codebook(setup.components)

    def vocabulary(self, setup: Setup) -> Mapping[str, Naming]:
        return names.vocabulary(setup.components, setup.seats)

    def planes(self, setup: Setup) -> Planes:
        return observation.layout(setup)

    def observe(self, position: GalleristPosition, seat: int) -> list[int]:
        return told(position, seat)

    def rows(self, setup: Setup) -> observation.Pieces:
        return observation.Pieces(setup)

    def outcome(self, position: GalleristPosition) -> Outcome | None:
        # GA-119, GA-R11: the richest, then works, visitors and assistants; GA-129: solo, by the goals of a level.
        if not position.reason:
            return None
        standings = [scoring.standing(position, seat) for seat in range(position.seats)]
        scores = tuple(standing[0] for standing in standings)
        if position.solo:
            return Outcome(scores, () if scoring.solo_level(position) == "none" else (0,), position.reason)
        winners = tuple(seat for seat, standing in enumerate(standings) if standing == max(standings))
        return Outcome(scores, winners, position.reason)

    def view(self, position: GalleristPosition, seat: int | None) -> GalleristView:
        return whole.build(position, seat)

    def turn_of(self, view_of_seat: GalleristView) -> int | None:
        return view_of_seat.turn if view_of_seat.outcome is None else None

    def standing(self, view_of_seat: GalleristView) -> tuple[int | None, ...]:
        return tuple(None if player.sheet is None else player.sheet.total for player in view_of_seat.players)

    def views(self, position: GalleristPosition) -> dict[int | None, GalleristView]:
        return whole.build_all(position)

    def imagine(self, view_of_seat: GalleristView, dice: Dice) -> GalleristPosition:
        return imagining.imagine(self.imagined(view_of_seat, dice), view_of_seat, dice)

    def rule_facts(self, box: Box) -> dict[str, int | str]:
        return chapters.facts(box)

    def board(self, view_of_seat: GalleristView, words: Words) -> Board:
        return board.build(view_of_seat, words)

    def inventory(self, position: GalleristPosition) -> dict[str, tuple[int, ...]]:
        return inventory.places(position)

    def purses(self, position: GalleristPosition) -> dict[str, int]:
        return {**{f"seat {seat}": money for seat, money in enumerate(position.cash)}, "bank": -position.bank}

    def component(self, setup: Setup, number: int) -> str:
        return inventory.name(setup.components, setup.seats, number)

    def flaws(self, position: GalleristPosition) -> list[str]:
        return flaws.found(position)

    def quotes(self, setup: Setup, events: Sequence[Event]) -> list[Quote]:
        return market.quotes(events)

    def score_parts(self, setup: Setup, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
        return counted_in(events, Scored, setup.seats)

    def works(self) -> tuple[str, ...]:
        return pictures.WORKS

    def picture(self, work: str) -> str:
        return pictures.picture(work)

    def label(self, work: str, language: str) -> dict[str, str]:
        return pictures.label(work, language)

    def policy(self) -> Policy:
        return heuristic.choose

    def instinct(self) -> Policy:
        return instinct.choose

    def reasons(self, position: GalleristPosition, seat: int, move: Move) -> list[Reason]:
        return reasons.reasons(position, seat, move)

    def horizon(self) -> Horizon:
        return foresight.HORIZON

    def courses(self, position: GalleristPosition, seat: int) -> list[tuple[int, ...]]:
        return foresight.courses(position, seat)

    def styles(self) -> Mapping[str, Policy]:
        return {"greedy-1": greedy_1.choose}

    def deal_value(self, setup: Setup, label: str, word: str) -> int:
        box: Box = setup.components
        known = names.deal_names(box, setup.seats)
        if word in known.get(label, ()):
            return known[label].index(word)
        raise DealError(f"a scripted deal has {', '.join(known)}; there is no {label} {word!r}")

    def deal_word(self, setup: Setup, label: str, value: int) -> str:
        return names.deal_names(setup.components, setup.seats)[label][value]


title = Gallerist()
