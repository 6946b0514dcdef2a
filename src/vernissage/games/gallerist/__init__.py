"""The Gallerist by Vital Lacerda: discover artists, buy and sell their works, and draw the world into your gallery."""

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
from vernissage.core.titles import Facts, Policy, Setup, Title
from vernissage.games.gallerist import (
    board,
    codes,
    components,
    events,
    heuristic,
    inventory,
    moves,
    observation,
    pictures,
    scoring,
    view,
)
from vernissage.games.gallerist.components import PLAYERS, Box
from vernissage.games.gallerist.decisions import flow
from vernissage.games.gallerist.position import GalleristPosition
from vernissage.games.gallerist.view import GalleristView


class Gallerist(Title[GalleristPosition, GalleristView]):
    """The title, as the registry finds it."""

    key = "gallerist"
    package = __name__
    rules_version = 1
    facts = Facts(
        name="The Gallerist",
        designer="Vital Lacerda",
        year=2015,
        players=PLAYERS,  # GA-1
        minutes=(60, 150),
    )
    moveset = moves.MOVESET
    answers = moves.ANSWERS
    view_type = GalleristView
    ends = ("two_of_three", "last_ticket", "stalled")
    namers: ClassVar[Mapping[str, Namer]] = {
        "artist": board.artist_name,
        "work": board.work_name,
        "contract": board.contract_name,
        "cell": board.cell_name,
        "spot": board.spot_name,
        "card": board.card_name,
        "action": board.action_name,
        "origin": board.origin_name,
        "source": board.source_name,
    }

    def load_components(self, text: str) -> Box:
        return components.load(text)

    def blank(
        self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()
    ) -> GalleristPosition:
        return GalleristPosition(setup, seed, script)

    def deal(self, position: GalleristPosition) -> None:
        position.set_up()
        position.ask((flow.START, (position.first - 1) % position.seats))

    def space(self, setup: Setup) -> int:
        return codes.space(setup.components)

    def observation_size(self, setup: Setup) -> int:
        return sum(observation.layout(setup).values())

    def move_of(self, position: GalleristPosition, seat: int, codes: tuple[int, ...]) -> Move:
        return moves.move_of(position, seat, codes)

    def code_words(self, position: GalleristPosition, seat: int, move: Move) -> tuple[int, ...]:
        return moves.codes_of(position, seat, move)

    def event_of(
        self, position: GalleristPosition, event: int, audience: tuple[int, ...] | None, facts: tuple[Any, ...]
    ) -> Event:
        return events.named(position.box, event, audience, facts)

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
        return view.build(position, seat)

    def imagine(self, view_of_seat: GalleristView, dice: Dice) -> GalleristPosition:
        return view.imagine(self.setup_of(view_of_seat), view_of_seat, dice)

    def board(self, view_of_seat: GalleristView, words: Words) -> Board:
        return board.build(view_of_seat, words)

    def inventory(self, position: GalleristPosition) -> dict[str, tuple[int, ...]]:
        return inventory.places(position)

    def purses(self, position: GalleristPosition) -> dict[str, int]:
        return {**{f"seat {seat}": money for seat, money in enumerate(position.cash)}, "bank": -position.bank}

    def works(self) -> tuple[str, ...]:
        return pictures.WORKS

    def picture(self, work: str) -> str:
        return pictures.picture(work)

    def label(self, work: str, language: str) -> dict[str, str]:
        return pictures.label(work, language)

    def policy(self) -> Policy:
        return heuristic.choose

    def deal_value(self, setup: Setup, label: str, word: str) -> int:
        box: Box = setup.components
        names = inventory.deal_names(box, setup.seats)
        if word in names.get(label, ()):
            return names[label].index(word)
        raise DealError(f"a scripted deal has {', '.join(names)}; there is no {label} {word!r}")

    def deal_word(self, setup: Setup, label: str, value: int) -> str:
        return inventory.deal_names(setup.components, setup.seats)[label][value]


title = Gallerist()
