"""The table of Museum: Pictura: how it is set up, and what can be counted on it."""

from __future__ import annotations

from typing import Final

from vernissage.core.position import EVERYONE
from vernissage.games.pictura import events as e
from vernissage.games.pictura import scoring
from vernissage.games.pictura.printed import (
    CELLS,
    MUSEUMS,
    PAINTINGS,
    REWARD_CIRCLE,
    REWARD_DEPOT,
    SLOTS,
    TYPES,
)
from vernissage.games.pictura.state import PicturaState

NOTHING: Final = -1
"""No painting, trend, patron, favour or seat."""
BARE_WALL = (NOTHING,) * CELLS


class PicturaPosition(PicturaState):
    """Everything on the table, in the museums and in the hands."""

    __slots__ = ()

    def prepare(self) -> None:
        box, seats = self.setup.components, self.setup.seats
        self.box = box
        self.seats = seats
        self.everyone = (2 << seats) - 1
        self.seen = [0] * PAINTINGS
        self.hands = [()] * seats
        self.walls = [BARE_WALL] * seats
        self.discards = [()] * seats
        self.slots = [NOTHING] * SLOTS
        self.offers = [()] * seats
        self.goals = [NOTHING] * seats
        self.favours = [()] * seats
        self.played = NOTHING
        self.patron_row = [NOTHING] * box.patrons_shown
        self.patrons = [()] * seats
        self.tokens = [box.tokens] * TYPES  # PI-8
        self.exhibitions = [()] * seats
        self.rewards = [()] * seats
        self.score = [0] * seats
        self.marks = [0] * seats  # PI-11
        self.active = NOTHING
        self.ender = NOTHING  # PI-6
        self.layouts = [()] * seats

    def deal(self) -> None:
        """The table as it is laid out before the first turn; goals are chosen by the first question."""
        box, seats = self.box, self.seats
        # PI-2, PI-4: the public trend, then one for each museum. PI-10: then those offered as goals.
        trends = self.shuffled("trends", range(len(box.trends)))
        self.fashions, self.museum_trends = (trends[0],), tuple(trends[1 : 1 + MUSEUMS])
        at = 1 + MUSEUMS
        for seat in range(seats):
            self.offers[seat] = tuple(sorted(trends[at : at + box.offered_trends]))
            at += box.offered_trends
        self.trend_deck = tuple(trends[at:])
        # PI-3, PI-5: the market; four paintings for each museum.
        paintings = self.shuffled("paintings", range(PAINTINGS))
        self.slots = paintings[:SLOTS]
        for card in self.slots:
            self.seen[card] = self.everyone
        # PI-9: hands of five paintings and one favour.
        at = SLOTS
        for seat in range(seats):
            self.hands[seat] = tuple(sorted(paintings[at : at + box.hand]))
            for card in self.hands[seat]:
                self.seen[card] = 1 << seat
            at += box.hand
        self.market = tuple(paintings[at:])
        kinds = [kind for kind, count in enumerate(box.favour_counts) for _ in range(count)]
        deck = self.shuffled("favours", kinds)
        for seat in range(seats):
            self.favours[seat] = tuple(sorted(deck[: box.favours_dealt]))
            deck = deck[box.favours_dealt :]
        self.favour_deck = tuple(deck)
        patrons = self.shuffled("patrons", range(len(box.patrons)))  # PI-7
        self.patron_row = patrons[: box.patrons_shown]
        self.patron_deck = tuple(patrons[box.patrons_shown :])
        self.first = self.number_below("first", seats)  # PI-12
        for place in range(seats):
            self.score[(self.first + place) % seats] = box.scores[place]  # PI-13
        self._tell_set_up()

    def _tell_set_up(self) -> None:
        size = self.box.museum_paintings
        self.emit(e.Began, EVERYONE, self.first, self.fashions[0], tuple(self.score), tuple(self.patron_row))
        for museum, trend in enumerate(self.museum_trends):
            cards = tuple(self.slots[museum * size : (museum + 1) * size])
            self.emit(e.MuseumOpened, EVERYONE, museum, trend, cards)
        for seat in range(self.seats):
            self.emit(e.Dealt, 1 << seat, seat, self.hands[seat], self.favours[seat])
            self.emit(e.TrendsOffered, 1 << seat, seat, self.offers[seat])

    @property
    def fashion(self) -> int:
        """The public trend."""
        return self.fashions[-1]

    def hanging(self, seat: int) -> list[int]:
        """The paintings in a seat's museum."""
        return [card for card in self.walls[seat] if card != NOTHING]

    def counts(self, seat: int) -> list[int]:
        """How many paintings of each period, then of each domain, hang in a seat's museum."""
        return scoring.counts(self.box.period, self.box.domain, self.walls[seat])

    def ties(self, seat: int) -> tuple[int, int]:
        """PI-70: what decides between equals: paintings hanging, then patrons."""
        return len(self.hanging(seat)), len(self.patrons[seat])

    def goal_points(self, seat: int, wall: tuple[int, ...]) -> int:
        """PI-64: what a wall is worth by the seat's own trend."""
        goal = self.goals[seat]
        return sum(self.box.goals[goal][card] for card in wall if card != NOTHING) if goal != NOTHING else 0

    def sheet(
        self, seat: int, wall: tuple[int, ...], goal: bool = True, laid: scoring.CountedLayout | None = None
    ) -> scoring.Sheet:
        """The final count of a seat with this layout; its goal can be left out, a layout counted before be given."""
        box = self.box
        laid = laid or scoring.layout(box.scale, box.period, box.domain, wall)
        rewards = self.rewards[seat]
        cost = scoring.discard_cost(
            box.discard_costs, box.discard_further, len(self.discards[seat]), REWARD_DEPOT in rewards
        )
        sheet = scoring.Sheet(
            prestige=self.score[seat],
            collections=laid.values,
            goal=self.goal_points(seat, wall) if goal else 0,
            exhibitions=box.exhibition_bonus[len(self.exhibitions[seat])],  # PI-65
            gallery=laid.gallery,
            museum=laid.museum,
            rewards=box.circle * len(self.patrons[seat]) if REWARD_CIRCLE in rewards else 0,  # PI-68, PI-R39
            discard=0,
        )
        return sheet._replace(discard=-min(cost, sheet.total))  # PI-R10: nobody falls below 0
