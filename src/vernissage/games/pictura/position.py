"""The table of Museum: Pictura: its components, its set-up, and how it is copied and written down."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Self

from vernissage.core.position import EVERYONE, Position
from vernissage.core.titles import Setup
from vernissage.games.pictura import scoring
from vernissage.games.pictura.codes import CELLS, MUSEUMS, PAINTINGS, SLOTS, TYPES
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.events import BEGAN, DEALT, MUSEUM_OPENED, TRENDS_OFFERED

NOTHING = -1
BARE_WALL = (NOTHING,) * CELLS
NO_ACTION, IMPROVING, EXHIBITING, STOCK_TAKING = range(4)


class PicturaPosition(Position):
    """Everything on the table, in the museums and in the hands."""

    FIXED = frozenset({"box", "seats", "everyone"})

    __slots__ = (
        "action",
        "active",
        "arranged",
        "box",
        "claims_left",
        "closing",
        "discards",
        "doubles",
        "ender",
        "everyone",
        "exhibitions",
        "fashions",
        "favour_deck",
        "favour_discard",
        "favours",
        "favours_left",
        "first",
        "goals",
        "hands",
        "lasts",
        "layouts",
        "market",
        "marks",
        "museum_trends",
        "offers",
        "patron_deck",
        "patron_row",
        "patrons",
        "patrons_known",
        "played",
        "reason",
        "rewards",
        "round",
        "score",
        "seats",
        "seen",
        "slots",
        "tokens",
        "trend_deck",
        "under",
        "walls",
    )

    box: Box
    seats: int
    everyone: int
    """The bit mask of all seats, and one bit more for those who look on."""

    market: tuple[int, ...]
    """The art market: paintings face down, the first is drawn first."""
    under: int
    """How many of them, the last ones, were put under the others after the market was shuffled."""
    seen: list[int]
    """By painting: who knows where it is, as a bit mask. A painting that lies open is known to everyone (PI-R10)."""
    hands: list[tuple[int, ...]]
    """The paintings in each hand, ascending."""
    walls: list[tuple[int, ...]]
    """Each museum board: what hangs on its 25 places, row by row. In the game its order has no effect (PI-R16)."""
    discards: list[tuple[int, ...]]
    """The discard beside each museum board, open to all (PI-30)."""
    slots: list[int]
    """The international museums: four places each."""
    museum_trends: tuple[int, ...]
    trend_deck: tuple[int, ...]
    fashions: tuple[int, ...]
    """The public trends so far; the last one is in force."""
    offers: list[tuple[int, ...]]
    """The trends each seat was offered as a goal."""
    goals: list[int]
    """The trend each seat keeps face down, `NOTHING` before it has chosen."""
    favour_deck: tuple[int, ...]
    favour_discard: tuple[int, ...]
    favours: list[tuple[int, ...]]
    """The favours each seat holds, by kind, ascending."""
    played: int
    """The favour whose effect is being carried out, `NOTHING` if none is; it is discarded afterwards (PI-52)."""
    patron_deck: tuple[int, ...]
    patrons_known: int
    """How many of them, the last ones, were seen by all before they went under the deck."""
    patron_row: list[int]
    """The patrons on display."""
    patrons: list[tuple[int, ...]]
    """The patrons each seat has won."""
    tokens: list[int]
    """Exhibition tokens left, by period, then by domain."""
    exhibitions: list[tuple[int, ...]]
    """What each seat has held exhibitions of."""
    rewards: list[tuple[int, ...]]
    """The reward spaces each seat has covered, in the order of its exhibitions."""
    score: list[int]
    """Prestige on the track."""
    marks: list[int]
    """How many favour marks each seat has reached."""
    first: int
    active: int
    round: int
    ender: int
    """The seat that took the end token, or `NOTHING`."""
    closing: bool
    """Whether the last turns are being played."""
    lasts: tuple[int, ...]
    """The seats whose last turn is still to come."""
    action: int
    """What the active seat has chosen to do in its action phase."""
    favours_left: int
    claims_left: int
    doubles: int
    """How many of the next hangings score the public trend twice."""
    arranged: bool
    """Whether the layout was saved since the last hanging of this turn."""
    layouts: list[tuple[int, ...]]
    """The final layouts, sealed until all are given; empty before."""
    reason: str
    """Why the game ended, empty while it goes on."""

    def __init__(self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> None:
        super().__init__(setup, seed, script)
        box: Box = setup.components
        seats = setup.seats
        self.box = box
        self.seats = seats
        self.everyone = (2 << seats) - 1
        self.market = ()
        self.under = 0
        self.seen = [0] * PAINTINGS
        self.hands = [()] * seats
        self.walls = [BARE_WALL] * seats
        self.discards = [()] * seats
        self.slots = [NOTHING] * SLOTS
        self.museum_trends = ()
        self.trend_deck = ()
        self.fashions = ()
        self.offers = [()] * seats
        self.goals = [NOTHING] * seats
        self.favour_deck = ()
        self.favour_discard = ()
        self.favours = [()] * seats
        self.played = NOTHING
        self.patron_deck = ()
        self.patrons_known = 0
        self.patron_row = [NOTHING] * box.patrons_shown
        self.patrons = [()] * seats
        self.tokens = [box.tokens] * TYPES  # PI-8
        self.exhibitions = [()] * seats
        self.rewards = [()] * seats
        self.score = [0] * seats
        self.marks = [0] * seats  # PI-11
        self.first = 0
        self.active = NOTHING
        self.round = 0
        self.ender = NOTHING  # PI-6
        self.closing = False
        self.lasts = ()
        self.action = NO_ACTION
        self.favours_left = 0
        self.claims_left = 0
        self.doubles = 0
        self.arranged = False
        self.layouts = [()] * seats
        self.reason = ""

    def set_up(self) -> None:
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
        if self.log is not None:
            self._tell_set_up()

    def _tell_set_up(self) -> None:
        size = self.box.museum_paintings
        self.emit(BEGAN, EVERYONE, self.first, self.fashions[0], tuple(self.score), tuple(self.patron_row))
        for museum, trend in enumerate(self.museum_trends):
            cards = tuple(self.slots[museum * size : (museum + 1) * size])
            self.emit(MUSEUM_OPENED, EVERYONE, museum, trend, cards)
        for seat in range(self.seats):
            self.emit(DEALT, 1 << seat, seat, self.hands[seat], self.favours[seat])
            self.emit(TRENDS_OFFERED, 1 << seat, seat, self.offers[seat])

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

    def goal_points(self, seat: int, wall: tuple[int, ...]) -> int:
        """PI-64: what a wall is worth by the seat's own trend."""
        goal = self.goals[seat]
        return sum(self.box.goals[goal][card] for card in wall if card != NOTHING) if goal != NOTHING else 0

    def sheet(self, seat: int, wall: tuple[int, ...], goal: bool = True) -> scoring.Sheet:
        """The final count of a seat with this layout; its goal can be left out."""
        box = self.box
        laid = scoring.layout(box.scale, box.period, box.domain, wall)
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

    def clone(self) -> Self:
        other = self.bare_clone()
        other.box = self.box
        other.seats = self.seats
        other.everyone = self.everyone
        other.market = self.market
        other.under = self.under
        other.seen = self.seen[:]
        other.hands = self.hands[:]
        other.walls = self.walls[:]
        other.discards = self.discards[:]
        other.slots = self.slots[:]
        other.museum_trends = self.museum_trends
        other.trend_deck = self.trend_deck
        other.fashions = self.fashions
        other.offers = self.offers[:]
        other.goals = self.goals[:]
        other.favour_deck = self.favour_deck
        other.favour_discard = self.favour_discard
        other.favours = self.favours[:]
        other.played = self.played
        other.patron_deck = self.patron_deck
        other.patrons_known = self.patrons_known
        other.patron_row = self.patron_row[:]
        other.patrons = self.patrons[:]
        other.tokens = self.tokens[:]
        other.exhibitions = self.exhibitions[:]
        other.rewards = self.rewards[:]
        other.score = self.score[:]
        other.marks = self.marks[:]
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.ender = self.ender
        other.closing = self.closing
        other.lasts = self.lasts
        other.action = self.action
        other.favours_left = self.favours_left
        other.claims_left = self.claims_left
        other.doubles = self.doubles
        other.arranged = self.arranged
        other.layouts = self.layouts[:]
        other.reason = self.reason
        return other

    def state(self) -> tuple[Any, ...]:
        return (
            self.market,
            self.under,
            tuple(self.seen),
            tuple(self.hands),
            tuple(self.walls),
            tuple(self.discards),
            tuple(self.slots),
            self.museum_trends,
            self.trend_deck,
            self.fashions,
            tuple(self.offers),
            tuple(self.goals),
            self.favour_deck,
            self.favour_discard,
            tuple(self.favours),
            self.played,
            self.patron_deck,
            self.patrons_known,
            tuple(self.patron_row),
            tuple(self.patrons),
            tuple(self.tokens),
            tuple(self.exhibitions),
            tuple(self.rewards),
            tuple(self.score),
            tuple(self.marks),
            self.first,
            self.active,
            self.round,
            self.ender,
            self.closing,
            self.lasts,
            self.action,
            self.favours_left,
            self.claims_left,
            self.doubles,
            self.arranged,
            tuple(self.layouts),
            self.reason,
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        (
            market,
            self.under,
            seen,
            hands,
            walls,
            discards,
            slots,
            museum_trends,
            trend_deck,
            fashions,
            offers,
            goals,
            favour_deck,
            favour_discard,
            favours,
            self.played,
            patron_deck,
            self.patrons_known,
            patron_row,
            patrons,
            tokens,
            exhibitions,
            rewards,
            score,
            marks,
            self.first,
            self.active,
            self.round,
            self.ender,
            self.closing,
            lasts,
            self.action,
            self.favours_left,
            self.claims_left,
            self.doubles,
            self.arranged,
            layouts,
            self.reason,
        ) = state
        self.market, self.seen, self.slots = tuple(market), list(seen), list(slots)
        self.hands, self.walls, self.discards = _by_seat(hands), _by_seat(walls), _by_seat(discards)
        self.museum_trends, self.trend_deck, self.fashions = tuple(museum_trends), tuple(trend_deck), tuple(fashions)
        self.offers, self.goals = _by_seat(offers), list(goals)
        self.favour_deck, self.favour_discard = tuple(favour_deck), tuple(favour_discard)
        self.favours, self.patrons = _by_seat(favours), _by_seat(patrons)
        self.patron_deck, self.patron_row = tuple(patron_deck), list(patron_row)
        self.tokens, self.exhibitions, self.rewards = list(tokens), _by_seat(exhibitions), _by_seat(rewards)
        self.score, self.marks, self.lasts = list(score), list(marks), tuple(lasts)
        self.layouts = _by_seat(layouts)

    def encode_into(self, buffer: MutableSequence[int], seat: int) -> None:
        from vernissage.games.pictura.observation import write

        write(self, buffer, seat)


REWARD_SUPPLIES, REWARD_GRANT, REWARD_BUYERS, REWARD_DEPOT, REWARD_CIRCLE = range(5)


def _by_seat(rows: Any) -> list[tuple[int, ...]]:
    return [tuple(row) for row in rows]
