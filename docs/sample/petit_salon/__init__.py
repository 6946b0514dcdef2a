"""Petit Salon: seven pictures come up one by one, all bid in secret, and the dearest collection wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

import msgspec

from vernissage import author as house

NOTHING = NO_BID = -1
Picture = Annotated[str, "picture"]
PictureNumber = Annotated[int, "picture"]


class PictureRow(msgspec.Struct):
    key: str
    value: house.Count


class Box(msgspec.Struct):
    start: Annotated[int, msgspec.Meta(ge=1, le=99)]
    scrap: house.Count
    picture: Annotated[tuple[PictureRow, ...], msgspec.Meta(min_length=4, max_length=20)]


class SalonPosition(house.Position):
    box: house.Fixed[Box]
    deck: tuple[PictureNumber, ...]
    """Pictures still to come, the first is next."""
    shown: PictureNumber
    """The picture that is bid for, `NOTHING` before it is turned up."""
    walls: list[tuple[PictureNumber, ...]]
    gone: tuple[PictureNumber, ...]
    """Pictures that were sold, or that nobody won."""
    purses: list[int]
    bank: int
    bids: list[int]
    host: Annotated[int, "seat"]

    def prepare(self) -> None:
        self.box, seats = self.setup.components, self.setup.seats
        self.shown, self.bids = NOTHING, [NO_BID] * seats
        self.walls, self.purses = [()] * seats, [self.box.start] * seats


class Sell(house.Move, frozen=True, tag="sell"):
    pictures: tuple[Picture, ...]


class Keep(house.Move, frozen=True, tag="keep"):
    """Sell nothing."""


class Bid(house.Move, frozen=True, tag="bid"):
    coins: int


class Sold(house.Event, frozen=True, tag="sold", kw_only=True):
    seat: house.Seat
    pictures: tuple[Picture, ...]
    coins: int


class Turned(house.Event, frozen=True, tag="turned", kw_only=True):
    picture: Picture


class Won(house.Event, frozen=True, tag="won", kw_only=True):
    seat: house.Seat
    picture: Picture
    coins: int


class Tied(house.Event, frozen=True, tag="tied", kw_only=True):
    picture: Picture


class SellSome(house.Several):
    """PS-1: the host may sell pictures for scrap, but keeps at least one."""

    key = "sell"
    answers: ClassVar[house.Answers] = {Sell: "picture", Keep: "keep"}

    def items(self, p: SalonPosition, seat: int) -> Sequence[int]:
        return p.walls[seat]

    def bounds(self, p: SalonPosition, seat: int) -> tuple[int, int]:
        return 1, len(p.walls[seat])

    def beside(self, p: SalonPosition, seat: int) -> Sequence[int]:
        return (p.setup.codebook["keep"].first,)

    def forbids(self, p: SalonPosition, seat: int, picked: tuple[int, ...]) -> house.Refusal | None:
        return house.Refusal("PS-1", "keep-one") if len(picked) == len(p.walls[seat]) else None

    def take(self, p: SalonPosition, seat: int, code: int) -> None:
        turn_up(p)

    def settle(self, p: SalonPosition, seat: int, picked: tuple[int, ...]) -> None:
        p.walls[seat] = tuple(picture for picture in p.walls[seat] if picture not in picked)
        p.gone += picked
        coins = len(picked) * p.box.scrap
        p.purses[seat] += coins
        p.bank -= coins
        p.emit(Sold, house.EVERYONE, seat, picked, coins)
        turn_up(p)


class SecretBid(house.Amount):
    """PS-2: all bid in secret. PS-3: the highest bid wins the picture and is paid; a tie wins nothing."""

    key = "bid"
    answers: ClassVar[house.Answers] = {Bid: "coins"}
    mode = house.Mode.SEALED

    def amounts(self, p: SalonPosition, seat: int) -> range:
        zero = p.setup.codebook["coins"].first
        return range(zero, zero + p.purses[seat] + 1)

    def reason(self, p: SalonPosition, seat: int, code: int) -> house.Refusal:
        return house.Refusal("PS-2", "above-purse", available=p.purses[seat])

    def awaited(self, p: SalonPosition) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(p.bids) if bid == NO_BID)

    def apply(self, p: SalonPosition, seat: int, code: int) -> None:
        p.bids[seat] = code - p.setup.codebook["coins"].first
        if NO_BID in p.bids:
            p.ask_on((BID, p.bids.index(NO_BID)))
            return
        p.reveal()
        best = max(p.bids)
        if p.bids.count(best) == 1:
            winner = p.bids.index(best)
            p.purses[winner] -= best
            p.bank += best
            p.walls[winner] = tuple(sorted((*p.walls[winner], p.shown)))
            p.emit(Won, house.EVERYONE, winner, p.shown, best)
        else:
            p.gone += (p.shown,)
            p.emit(Tied, house.EVERYONE, p.shown)
        p.shown, p.bids, p.host = NOTHING, [NO_BID] * len(p.bids), (p.host + 1) % len(p.bids)
        next_round(p)


SELL = SalonPosition.enrol(SellSome())
BID = SalonPosition.enrol(SecretBid())


def next_round(p: SalonPosition) -> None:
    """Only a host with two pictures or more has something to sell. Without pictures to come the game is over."""
    p.frames.clear()
    if p.deck:
        p.ask((SELL, p.host))
        if len(p.walls[p.host]) < 2:
            turn_up(p)


def turn_up(p: SalonPosition) -> None:
    p.shown, p.deck = p.deck[0], p.deck[1:]
    p.reveal()
    p.emit(Turned, house.EVERYONE, p.shown)
    p.ask_instead((BID, 0))


def sensible(p: SalonPosition, seat: int, dice: house.Dice) -> int:
    """Sell nothing; bid about what the picture is worth of one's coins."""
    if p.question.key == "sell":
        return p.setup.codebook["keep"].first
    share = p.box.picture[p.shown].value / sum(row.value for row in p.box.picture)
    return p.setup.codebook["coins"].first + min(p.purses[seat], int(2 * share * p.purses[seat] + 2 * dice.random()))


class SalonView(house.View, frozen=True, kw_only=True):
    host: house.Seat
    shown: Picture
    gone: tuple[Picture, ...]
    coins: Annotated[tuple[int, ...], "by seat"]
    walls: Annotated[tuple[tuple[Picture, ...], ...], "by seat"]
    laid: tuple[house.Seat, ...]
    own_bid: int


class PetitSalon(house.Title[SalonPosition, SalonView]):
    key = "petit_salon"
    package = __name__
    rules_version = 1
    facts = house.Facts("Petit Salon", "the Vernissage authors", 2026, (2, 4), (5, 10))
    components_type = Box
    position_type = SalonPosition
    view_type = SalonView
    matter = "picture"
    ends = ("last_picture",)

    def vocabulary(self, setup: house.Setup) -> dict[str, Any]:
        return {"picture": house.Names("picture", [row.key for row in setup.components.picture])}

    def codebook(self, setup: house.Setup) -> house.Codebook:
        box: Box = setup.components
        coins = house.Numbers(0, setup.seats * (box.start + box.scrap * len(box.picture)))
        return house.Codebook(picture=setup.vocabulary["picture"], done=house.WORD, keep=house.WORD, coins=coins)

    def deal(self, position: SalonPosition) -> None:
        position.deck = tuple(position.shuffled("deck", range(len(position.box.picture))))
        next_round(position)

    def outcome(self, position: SalonPosition) -> house.Outcome | None:
        scores = tuple(sum(position.box.picture[n].value for n in wall) for wall in position.walls)
        return None if position.frames else house.Outcome.by_score(scores, "last_picture")

    def view(self, position: SalonPosition, seat: int | None) -> SalonView:
        p, name = position, position.setup.vocabulary["picture"].write
        return SalonView(
            **house.common(p, seat),
            host=p.host,
            shown=name(p.shown),
            gone=tuple(map(name, p.gone)),
            coins=tuple(p.purses),
            walls=tuple(tuple(map(name, wall)) for wall in p.walls),
            laid=tuple(seat for seat, bid in enumerate(p.bids) if bid != NO_BID),
            own_bid=NO_BID if seat is None else p.bids[seat],
        )

    def imagine(self, view: SalonView, dice: house.Dice) -> SalonPosition:
        p = self.imagined(view, dice)
        number = p.setup.vocabulary["picture"].read
        p.host, p.shown, p.gone = view.host, number(view.shown), tuple(map(number, view.gone))
        p.walls, p.purses = [tuple(map(number, wall)) for wall in view.walls], list(view.coins)
        p.bank = view.seats * p.box.start - sum(p.purses)
        for seat in view.laid:
            p.bids[seat] = view.own_bid if seat == view.seat else int(dice.random() * (p.purses[seat] + 1))
        seen = {p.shown, *p.gone, *(picture for wall in p.walls for picture in wall)}
        p.deck = tuple(house.shuffled((n for n in range(len(p.box.picture)) if n not in seen), dice))
        return p

    def observe(self, position: SalonPosition, seat: int) -> Sequence[int]:
        p, kinds = position, range(len(position.box.picture))
        hung = [int(picture in wall) for wall in p.walls for picture in kinds]
        return [p.host, p.shown, len(p.deck), p.bids[seat], *p.purses, *hung, *(int(bid != NO_BID) for bid in p.bids)]

    def policy(self) -> house.Policy:
        return sensible

    def purses(self, position: SalonPosition) -> dict[str, int]:
        return {"bank": position.bank, **{f"seat {seat}": coins for seat, coins in enumerate(position.purses)}}


title = PetitSalon()
