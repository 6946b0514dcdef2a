"""Written by `make fields` from the declaration of PicturaFields: change it there."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from vernissage.core.fields import Fixed, others, stored
from vernissage.core.position import Position
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.fields import (
    ActionNumber,
    ByCollection,
    ByMuseum,
    ByPlace,
    CollectionNumber,
    FavourNumber,
    Knowers,
    PaintingNumber,
    PatronNumber,
    PicturaFields,
    RewardNumber,
    SeatNumber,
    TrendNumber,
    Wall,
)


class PicturaState(Position):
    """The fields of PicturaFields, with what follows from them."""

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

    FIELDS: ClassVar[dict[str, Any]] = stored(PicturaFields)
    OTHERS: ClassVar[frozenset[str]] = others(PicturaFields)

    box: Fixed[Box]
    seats: Fixed[int]
    everyone: Fixed[int]
    market: tuple[PaintingNumber, ...]
    under: int
    seen: Knowers
    hands: list[tuple[PaintingNumber, ...]]
    walls: list[Wall]
    discards: list[tuple[PaintingNumber, ...]]
    slots: ByPlace
    museum_trends: ByMuseum
    trend_deck: tuple[TrendNumber, ...]
    fashions: tuple[TrendNumber, ...]
    offers: list[tuple[TrendNumber, ...]]
    goals: list[TrendNumber]
    favour_deck: tuple[FavourNumber, ...]
    favour_discard: tuple[FavourNumber, ...]
    favours: list[tuple[FavourNumber, ...]]
    played: FavourNumber
    patron_deck: tuple[PatronNumber, ...]
    patrons_known: int
    patron_row: list[PatronNumber]
    patrons: list[tuple[PatronNumber, ...]]
    tokens: ByCollection
    exhibitions: list[tuple[CollectionNumber, ...]]
    rewards: list[tuple[RewardNumber, ...]]
    score: list[int]
    marks: list[int]
    first: SeatNumber
    active: SeatNumber
    round: int
    ender: SeatNumber
    closing: bool
    lasts: tuple[SeatNumber, ...]
    action: ActionNumber
    favours_left: int
    claims_left: int
    doubles: int
    arranged: bool
    layouts: list[Wall]
    reason: str

    def empty(self) -> None:
        self.market = ()
        self.under = 0
        self.seen = []
        self.hands = []
        self.walls = []
        self.discards = []
        self.slots = []
        self.museum_trends = ()
        self.trend_deck = ()
        self.fashions = ()
        self.offers = []
        self.goals = []
        self.favour_deck = ()
        self.favour_discard = ()
        self.favours = []
        self.played = 0
        self.patron_deck = ()
        self.patrons_known = 0
        self.patron_row = []
        self.patrons = []
        self.tokens = []
        self.exhibitions = []
        self.rewards = []
        self.score = []
        self.marks = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.ender = 0
        self.closing = False
        self.lasts = ()
        self.action = 0
        self.favours_left = 0
        self.claims_left = 0
        self.doubles = 0
        self.arranged = False
        self.layouts = []
        self.reason = ""

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
            under,
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
            played,
            patron_deck,
            patrons_known,
            patron_row,
            patrons,
            tokens,
            exhibitions,
            rewards,
            score,
            marks,
            first,
            active,
            round,
            ender,
            closing,
            lasts,
            action,
            favours_left,
            claims_left,
            doubles,
            arranged,
            layouts,
            reason,
        ) = state
        self.market = tuple(market)
        self.under = under
        self.seen = list(seen)
        self.hands = [tuple(item) for item in hands]
        self.walls = [tuple(item) for item in walls]
        self.discards = [tuple(item) for item in discards]
        self.slots = list(slots)
        self.museum_trends = tuple(museum_trends)
        self.trend_deck = tuple(trend_deck)
        self.fashions = tuple(fashions)
        self.offers = [tuple(item) for item in offers]
        self.goals = list(goals)
        self.favour_deck = tuple(favour_deck)
        self.favour_discard = tuple(favour_discard)
        self.favours = [tuple(item) for item in favours]
        self.played = played
        self.patron_deck = tuple(patron_deck)
        self.patrons_known = patrons_known
        self.patron_row = list(patron_row)
        self.patrons = [tuple(item) for item in patrons]
        self.tokens = list(tokens)
        self.exhibitions = [tuple(item) for item in exhibitions]
        self.rewards = [tuple(item) for item in rewards]
        self.score = list(score)
        self.marks = list(marks)
        self.first = first
        self.active = active
        self.round = round
        self.ender = ender
        self.closing = closing
        self.lasts = tuple(lasts)
        self.action = action
        self.favours_left = favours_left
        self.claims_left = claims_left
        self.doubles = doubles
        self.arranged = arranged
        self.layouts = [tuple(item) for item in layouts]
        self.reason = reason
        self.derive()
