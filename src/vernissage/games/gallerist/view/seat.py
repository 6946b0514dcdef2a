"""What is known of a seat: its gallery, its contracts and cards, and its count as things stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed, scoring
from vernissage.games.gallerist.codes import CARDS, FACES
from vernissage.games.gallerist.components import Goal
from vernissage.games.gallerist.decisions import executive
from vernissage.games.gallerist.decisions.colony import price
from vernissage.games.gallerist.events import Artist, Bonus, Contract, Kind, Location, Tile, Work
from vernissage.games.gallerist.position import HOME, NOTHING, GalleristPosition
from vernissage.games.gallerist.view.board import Form
from vernissage.games.gallerist.view.counts import Tickets, VisitorsView

Face = Annotated[str, FACES]


class GoalView(msgspec.Struct, frozen=True):
    """A goal of a card: what it pays and the works it wants."""

    pays: int
    forms: tuple[Form, ...]
    there: tuple[bool, ...]
    """For each of them, whether it is there."""
    met: bool


class CardView(msgspec.Struct, frozen=True):
    """A curator or dealer card."""

    key: str
    goals: tuple[GoalView, ...]


class ContractView(msgspec.Struct, frozen=True):
    """A contract on a player's board."""

    key: Contract
    form: Form
    face: Face
    """`front` until it is used for a sale, then `money` or `influence`."""
    bonus: Bonus
    """The bonus that shows."""
    assistant: bool
    """Whether the bonus was used: an assistant stands on it."""


class HungView(msgspec.Struct, frozen=True):
    """A work on show, or sold."""

    work: Work
    artist: Artist
    value: int
    """What it would sell for now."""
    masterpiece: bool


class SpaceView(msgspec.Struct, frozen=True):
    """A reputation space of a player's board."""

    bonus: Bonus
    tile: Tile | None


class HiringView(msgspec.Struct, frozen=True):
    """The next assistant in the queue: what hiring it costs and brings."""

    cost: int
    bonus: Bonus


class TileLine(msgspec.Struct, frozen=True):
    """What a reputation tile counts for."""

    tile: Tile
    influence: int
    money: int


class TiesView(msgspec.Struct, frozen=True):
    """What decides between equals, in this order."""

    works: int
    visitors: int
    assistants: int


class SheetView(msgspec.Struct, frozen=True):
    """The last count of a seat as things stand, in its printed order; the lines add up to the total."""

    cash: int
    majorities: tuple[int, ...]
    tiles: tuple[TileLine, ...]
    works: tuple[int, ...]
    easel: int
    curator: tuple[int, ...]
    dealer: tuple[int, ...]
    influence: int
    """The space of the track with the tiles' influence."""
    influence_pays: int
    total: int
    ties: TiesView


class HungPrize(msgspec.Struct, frozen=True):
    """A work taken from the easels at the end."""

    work: Work
    card: Kind
    value: int


class SeatView(msgspec.Struct, frozen=True):
    """What is known of a seat."""

    money: int
    influence: int
    location: Location | None
    """Where its gallerist stands; None in its gallery, or before the start."""
    desks: int
    """Assistants at desks."""
    queue: int
    """Assistants not yet hired."""
    retired: int
    """Assistants that have left the game."""
    in_play: int
    hiring: tuple[HiringView, ...]
    tickets: Tickets
    lobby: VisitorsView
    gallery: VisitorsView
    collector_limit: int
    works: tuple[HungView, ...]
    walls: int
    """How many works it may show now."""
    sold: tuple[HungView, ...]
    commission: Artist | None
    commission_price: int | None
    """What the commissioned work costs."""
    contracts: tuple[ContractView | None, ...]
    contract_tickets: tuple[Bonus, ...]
    spaces: tuple[SpaceView, ...]
    third_tile: Tile | None
    """The tile on the third exhibition space."""
    bid: int
    """The sum of its bids on the market."""
    easel: HungPrize | None
    curator: CardView | None
    """One's own card; everybody's when the game is over."""
    dealer: CardView | None
    sheet: SheetView | None
    """One's own count as things stand; everybody's when the game is over."""


def player(p: GalleristPosition, seat: int, cards: bool) -> SeatView:
    """A seat; with its cards and its count, where they may be known."""
    box = p.box
    place, commission, third, prize = p.stands[seat], p.commissions[seat], p.third[seat], p.prizes[seat]
    at = len(box.hiring_costs) - p.queue[seat]
    kept, sold = scoring.for_cards(p, seat)
    return SeatView(
        money=p.cash[seat],
        influence=p.influence[seat],
        location=None if place == HOME else c.LOCATIONS[place],
        desks=p.desks[seat],
        queue=p.queue[seat],
        retired=p.retired[seat],
        in_play=p.assistants_in_play(seat),
        hiring=tuple(
            HiringView(cost, c.BONUSES[bonus])
            for cost, bonus in zip(box.hiring_costs[at:], box.hiring_bonuses[at:], strict=True)
        ),
        tickets=Tickets(*p.tickets[seat]),
        lobby=VisitorsView(*p.lobbies[seat]),
        gallery=VisitorsView(*p.galleries[seat]),
        collector_limit=p.collector_limit(seat),
        works=tuple(_hung(p, work, p.is_celebrity(packed.artist_of(work))) for work in p.walls[seat]),
        walls=box.walls + p.shows_masterpiece(seat),
        sold=tuple(_hung(p, packed.signed_of(work), packed.sold_as_masterpiece(work)) for work in p.sold[seat]),
        commission=None if commission == NOTHING else c.ARTIST_NAMES[commission],
        commission_price=None if commission == NOTHING else price(p, seat, commission),
        contracts=tuple(_contract(p, card) for card in p.slots[seat]),
        contract_tickets=tuple(c.BONUSES[bonus] for bonus in box.contract_tickets),
        spaces=tuple(
            SpaceView(c.BONUSES[bonus], None if tile == NOTHING else c.REPUTATION[tile])
            for bonus, tile in zip(box.reputation_bonuses, p.spaces[seat], strict=True)
        ),
        third_tile=None if third == NOTHING else c.REPUTATION[third],
        bid=scoring.bids(p, seat)[0],
        easel=None
        if prize == NOTHING
        else HungPrize(
            work=box.works[packed.prize_work(prize)],
            card=CARDS[packed.prize_card(prize)],
            value=scoring.easel_value(p, packed.prize_work(prize)),
        ),
        curator=_card(p, "curator", p.curators[seat], box.curators, kept) if cards else None,
        dealer=_card(p, "dealer", p.dealers[seat], box.dealers, sold) if cards else None,
        sheet=_sheet(scoring.sheet(p, seat), TiesView(*scoring.ties(p, seat))) if cards else None,
    )


def _card(
    p: GalleristPosition, kind: str, number: int, cards: Sequence[Sequence[Goal]], works: Sequence[int]
) -> CardView:
    goals = cards[number]
    there = scoring.forms(p, works)
    paid = scoring.collections(p, goals, works)
    return CardView(
        key=f"{kind}-{number + 1}",
        goals=tuple(
            GoalView(
                pays=goal.pays,
                forms=tuple(name for form, name in enumerate(c.FORMS) for _ in range(goal.works[form])),
                there=tuple(place < there[form] for form in range(len(c.FORMS)) for place in range(goal.works[form])),
                met=bool(pays),
            )
            for goal, pays in zip(goals, paid, strict=True)
        ),
    )


def _hung(p: GalleristPosition, work: int, masterpiece: bool) -> HungView:
    artist = packed.artist_of(work)
    return HungView(p.box.works[packed.work_of(work)], c.ARTIST_NAMES[artist], p.value(artist), masterpiece)


def _contract(p: GalleristPosition, card: int) -> ContractView | None:
    if card == NOTHING:
        return None
    contract = packed.contract_of(card)
    return ContractView(
        key=p.box.contracts[contract],
        form=c.FORMS[p.box.contract_form[contract]],
        face=FACES[packed.face_of(card)],
        bonus=c.BONUSES[executive.bonus_of(p, card)],
        assistant=packed.has_assistant(card),
    )


def _sheet(sheet: scoring.Sheet, ties: TiesView) -> SheetView:
    return SheetView(
        cash=sheet.cash,
        majorities=sheet.majorities,
        tiles=tuple(TileLine(c.REPUTATION[tile], influence, money) for tile, influence, money in sheet.tiles),
        works=sheet.works,
        easel=sheet.easel,
        curator=sheet.curator,
        dealer=sheet.dealer,
        influence=sheet.influence,
        influence_pays=sheet.influence_pays,
        total=sheet.total,
        ties=ties,
    )
