"""What a seat, or a spectator, may know: each fact is put in on purpose. And how to imagine the rest.

Nearly everything lies open. Hidden are the others' curator and dealer cards, and the order of the bag, of the contract
pile and of the works below the top ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vernissage.core import door
from vernissage.core.door import Dice
from vernissage.core.errors import Refusal
from vernissage.core.titles import Setup
from vernissage.core.views import View
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import scoring
from vernissage.games.gallerist.codes import ACTIONS, ARTIST, ARTISTS, CARDS, CELLS, FACES, ZERO
from vernissage.games.gallerist.components import Box, Goal
from vernissage.games.gallerist.decisions import QUESTIONS, colony, executive, flow, market, turns
from vernissage.games.gallerist.events import (
    Action,
    Artist,
    Bonus,
    Contract,
    Location,
    Tile,
    Work,
    artist_name,
    cell_name,
)
from vernissage.games.gallerist.position import (
    HOME,
    NOTHING,
    UNDISCOVERED,
    GalleristPosition,
    Three,
)

PHASES = ("playing", "last_rounds", "last_turns")


class Visitors(msgspec.Struct, frozen=True):
    """How many visitors stand somewhere, or tickets lie there, by kind."""

    investor: int
    vip: int
    collector: int


class TrackView(msgspec.Struct, frozen=True):
    """A space of the influence track."""

    value: int
    """What it pays at the end."""
    money: bool
    """Whether it has a money icon: a step back to it pays 1."""
    star: bool
    """Whether it has a star: a step back to it adds 1 fame, or pays a kicked-out location action."""


class PieceView(msgspec.Struct, frozen=True):
    """A gallerist or an assistant on a location."""

    owner: int | None
    """The seat; None for Lacerda."""
    kind: str
    """`gallerist` or `assistant`."""


class LocationView(msgspec.Struct, frozen=True):
    key: Location
    piece: PieceView | None
    kicked_out: PieceView | None
    """The piece that waits beside it for its kicked-out action."""
    tile: Tile | None
    """The reputation tile for whoever starts here."""


class ArtistView(msgspec.Struct, frozen=True):
    """One of the eight artists."""

    key: Artist
    tile: str
    """The artist tile, which says more about the looks: form-colour-promotion."""
    form: str
    colour: str
    discovered: bool
    initial_fame: int
    """Also the price of a commission."""
    fame: int | None
    promotion: int
    stars: int
    """The star level, 0 to 6; by the initial fame while undiscovered."""
    value: int
    """What a work of this artist sells for."""
    celebrity: bool
    signatures: int
    """Signatures left beside the artist."""
    bonus: Bonus | None
    """For whoever discovers it."""
    bonus_tile: int | None
    """The number of that bonus tile."""
    collector: bool
    levels: tuple[int, ...]
    """The fame each star level begins with, from the first."""


class PileView(msgspec.Struct, frozen=True):
    """The works of a form: the one on top, and how many are below."""

    form: str
    work: Work | None
    fame: int
    tickets: tuple[str, ...]
    """The tickets of the top work: brown, any, brown/white."""
    visitors: Visitors
    below: int


class PromotionView(msgspec.Struct, frozen=True):
    """The promotion tokens of a level; its cost in influence is the level."""

    level: int
    left: int
    bonus: Bonus


class CellView(msgspec.Struct, frozen=True):
    """A space of the international market."""

    key: str
    """Form and column, or bid and column."""
    column: int
    form: str | None
    bid: int | None
    influence: int
    """What its column brings."""
    lobby: tuple[str, ...]
    """The visitors its column wants in the lobby: any, investor, investor/vip."""
    bonus: Bonus | None
    tile: Tile | None
    owner: int | None
    """The seat with an assistant here."""
    lacerda: bool
    """Whether it is an assistant of Lacerda's."""
    open: bool
    """Whether its column is in use."""


class GoalView(msgspec.Struct, frozen=True):
    """A goal of a card: what it pays and the works it wants."""

    pays: int
    forms: tuple[str, ...]


class CardView(msgspec.Struct, frozen=True):
    """A curator or dealer card."""

    key: str
    goals: tuple[GoalView, ...]


class ContractView(msgspec.Struct, frozen=True):
    """A contract on a player's board."""

    key: Contract
    form: str
    face: str
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


class HungPrize(msgspec.Struct, frozen=True):
    """A work taken from the easels at the end."""

    work: Work
    card: str
    """`curator` or `dealer`."""
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
    tickets: Visitors
    lobby: Visitors
    gallery: Visitors
    collector_limit: int
    works: tuple[HungView, ...]
    walls: int
    """How many works it may show now."""
    sold: tuple[HungView, ...]
    commission: Artist | None
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


class EaselView(msgspec.Struct, frozen=True):
    """A work on an easel, and what it would pay now."""

    work: Work
    value: int


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    values: tuple[int, ...]
    """What a work sells for by the star level of its artist, from none on."""
    celebrity: int
    """The fame of a celebrity, where fame ends."""
    celebrity_money: int
    bonus_money: Visitors
    """What a money bonus brings for each visitor in the gallery."""
    bonus_influence: Visitors
    bonus_fame: int
    """What a fame bonus brings before the collectors."""
    bonus_fame_collector: int
    promotion_fame: int
    """What a promotion brings before the collectors."""
    tiles: dict[Tile, tuple[int, int]]
    """Influence and money of each reputation tile for each thing it counts."""
    per_influence: int
    """So much influence is one thing for the tile that counts it."""
    promoted_from: int
    famous_from: int
    walls: int
    """Exhibition spaces of a gallery without a masterpiece."""
    desks: int
    tickets: int
    """Tickets of each colour in the box office to begin with."""
    visitors: int
    """Visitors in the game, all told."""
    ends_needed: int


class StepView(msgspec.Struct, frozen=True):
    """A question or a step still to come, the next one last."""

    key: str
    seat: int
    facts: tuple[int, ...]


class RefusedView(msgspec.Struct, frozen=True):
    """An action that cannot be taken now, and the refusal it would meet."""

    action: Action
    rule: str
    reason: str
    needed: int | str
    available: int | str


class AskView(msgspec.Struct, frozen=True):
    """What the question asked now is about, as far as it has such a thing."""

    location: Location | None = None
    """Where one acts, where one was kicked out, where one goes."""
    left: Location | None = None
    """The location that was left."""
    price: int | None = None
    influence: tuple[int, ...] = ()
    """For each amount from the lowest on: where the influence marker would stand."""
    artist: Artist | None = None
    gain: int | None = None
    """The fame an artist gains anyway."""
    contract: Contract | None = None
    work: Work | None = None
    tile: Tile | None = None
    on: str | None = None
    """What an assistant is put on: `contract` or `market`."""
    cell: str | None = None
    ticket: str | None = None
    """The colour that has run out."""
    refreshed: bool | None = None
    prices: tuple[int, ...] = ()
    """For each artist or number in the order of the options: what it costs."""
    executive: bool = False
    """Whether the executive action of the turn is still to be had."""
    refused: tuple[RefusedView, ...] = ()
    """Where a location or an action is chosen: the actions that are not to be had."""


class SoloLineView(msgspec.Struct, frozen=True):
    """One thing a level of the solo game wants, and how much of it is there."""

    level: str
    what: str
    needed: int
    there: int


class SoloView(msgspec.Struct, frozen=True):
    """The solo game."""

    lacerda: Location | None
    """The location Lacerda goes on from."""
    assistants: int
    """His assistants beside the board."""
    lines: tuple[SoloLineView, ...]
    """For the player; a spectator is shown them when the game is over."""
    level: str | None
    """The level that was reached, when the game is over."""
    took_easel: bool
    """Whether Lacerda has the work of the easel."""


class EndingsView(msgspec.Struct, frozen=True):
    """The three reasons to end the game, two of which are wanted; solo the first alone."""

    no_tickets: bool
    celebrities: int
    celebrities_wanted: int
    no_visitors: bool


class GalleristView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    round: int
    phase: str
    """`playing`; `last_rounds`: this round is finished, then one more; `last_turns`."""
    first: int
    turn: int
    """Whose turn it is; a kicked-out action of another seat is part of it."""
    executed: bool
    """Whether this turn's executive action is used."""
    scored: bool
    """Whether the intermediate scoring has been."""
    stirred: bool
    """Whether tickets, fame or the bag changed this round."""
    quiet: int
    """Rounds in a row without such a change."""
    endings: EndingsView
    numbers: NumbersView
    track: tuple[TrackView, ...]
    players: tuple[SeatView, ...]
    locations: tuple[LocationView, ...]
    artists: tuple[ArtistView, ...]
    piles: tuple[PileView, ...]
    easels: tuple[EaselView, ...]
    put_away: tuple[Work, ...]
    """The works that were set aside and are in nobody's reach."""
    promotion: tuple[PromotionView, ...]
    office: Visitors
    """Tickets in the box office: investor is brown, vip pink, collector white."""
    discarded_tickets: Visitors
    plaza: Visitors
    bag: Visitors
    display: tuple[tuple[Contract, ...], ...]
    """The contracts on the four spaces, the last on top."""
    contracts_left: int
    discarded_contracts: tuple[Contract, ...]
    market: tuple[CellView, ...]
    majorities: tuple[tuple[int, ...], ...]
    """By column: first, second, third."""
    tiles_away: tuple[Tile, ...]
    bank: int
    solo: SoloView | None
    ask: AskView | None
    steps: tuple[StepView, ...]


def build(p: GalleristPosition, seat: int | None) -> GalleristView:
    """The view of a seat, or of a spectator (None)."""
    box = p.box
    over = not p.frames
    return GalleristView(
        title=p.setup.title.key,
        seats=p.seats,
        seat=seat,
        options=dict(p.setup.options),
        own_components="" if p.setup.is_standard else p.setup.components_text,
        commitment=p.commitment,
        decision=None if over else door.decision(p),
        outcome=p.outcome,
        round=p.round,
        phase=PHASES[p.phase],
        first=p.first,
        turn=p.turn,
        executed=p.executed,
        scored=p.scored,
        stirred=p.stirred,
        quiet=p.quiet,
        endings=EndingsView(
            no_tickets=not any(p.office),
            celebrities=sum(fame == box.celebrity for fame in p.fame),
            celebrities_wanted=box.celebrities,
            no_visitors=not p.bag,
        ),
        numbers=_numbers(box, p.seats),
        track=_track(box),
        players=tuple(_seat(p, s, over or s == seat) for s in range(p.seats)),
        locations=tuple(_location(p, place) for place in range(len(c.LOCATIONS))),
        artists=tuple(_artist(p, artist) for artist in range(ARTISTS)),
        piles=tuple(_pile(p, form) for form in range(len(c.FORMS))),
        easels=tuple(EaselView(box.works[work], scoring.easel_value(p, work)) for work in p.easels),
        put_away=tuple(box.works[work] for work in p.put_away),
        promotion=tuple(
            PromotionView(level + 1, p.tokens[level], c.BONUSES[box.promotion_bonuses[level]])
            for level in range(c.LEVELS)
        ),
        office=Visitors(*p.office),
        discarded_tickets=Visitors(*p.spent),
        plaza=Visitors(*p.plaza),
        bag=Visitors(*p.in_bag()),
        display=tuple(_contracts(box, cards) for cards in p.display),
        contracts_left=len(p.deck),
        discarded_contracts=_contracts(box, p.discards),
        market=tuple(_cell(p, cell) for cell in range(CELLS)),
        majorities=box.majorities,
        tiles_away=tuple(c.REPUTATION[tile] for tile in sorted(p.away_tiles)),
        bank=p.bank,
        solo=_solo(p, over or seat is not None) if p.solo else None,
        ask=None if over else _ask(p),
        steps=tuple(_step(frame) for frame in p.frames),
    )


def _contracts(box: Box, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(box.contracts[card] for card in cards)


def _numbers(box: Box, seats: int) -> NumbersView:
    left_out = box.visitors_removed[seats - 1]
    tiles = zip(c.REPUTATION, box.reputation_influence, box.reputation_money, strict=True)
    return NumbersView(
        values=box.values,
        celebrity=box.celebrity,
        celebrity_money=box.celebrity_money,
        bonus_money=Visitors(*box.bonus_money),
        bonus_influence=Visitors(*box.bonus_influence),
        bonus_fame=box.bonus_fame_base,
        bonus_fame_collector=box.bonus_fame_collector,
        promotion_fame=box.promotion_fame,
        tiles={tile: (influence, money) for tile, influence, money in tiles},
        per_influence=box.per_influence,
        promoted_from=box.promoted_from,
        famous_from=box.famous_from,
        walls=box.walls,
        desks=box.desks,
        tickets=box.tickets[seats - 1],
        visitors=sum(count - left_out for count in box.visitors),
        ends_needed=box.ends_needed,
    )


def _track(box: Box) -> tuple[TrackView, ...]:
    money, stars = {*box.money_step}, {*box.star_step}
    end = box.influence_end
    values = box.influence_value
    # The last space is nobody's step back; it has an icon if its value is its own.
    return tuple(
        TrackView(values[space], space in money or (space == end and values[end] != values[end - 1]), space in stars)
        for space in range(end + 1)
    )


def _location(p: GalleristPosition, place: int) -> LocationView:
    tile = p.start_tiles[place]
    return LocationView(
        key=c.LOCATIONS[place],
        piece=_piece(p, p.places[place]),
        kicked_out=_piece(p, p.waiting) if p.waiting_at == place else None,
        tile=None if tile == NOTHING else c.REPUTATION[tile],
    )


def _piece(p: GalleristPosition, piece: int) -> PieceView | None:
    if piece == NOTHING:
        return None
    owner, kind = divmod(piece, 2)
    return PieceView(owner if owner < p.seats else None, "assistant" if kind else "gallerist")


def _artist(p: GalleristPosition, artist: int) -> ArtistView:
    box, tile = p.box, p.artists[artist]
    discovered = p.fame[artist] != UNDISCOVERED
    bonus = p.bonuses[artist]
    levels = box.levels[tile]
    return ArtistView(
        key=artist_name(artist),
        tile=box.artists[tile],
        form=c.FORMS[artist // 2],
        colour=c.COLOURS[artist % 2],
        discovered=discovered,
        initial_fame=box.initial_fame[tile],
        fame=p.fame[artist] if discovered else None,
        promotion=p.promotion[artist],
        stars=p.level(artist),
        value=p.value(artist),
        celebrity=p.is_celebrity(artist),
        signatures=p.signatures[artist],
        bonus=None if bonus == NOTHING else c.BONUSES[box.artist_bonuses[bonus]],
        bonus_tile=None if bonus == NOTHING else bonus,
        collector=bool(p.collectors[artist]),
        levels=tuple(levels.index(level) for level in range(1, max(levels) + 1)),
    )


def _sets(sets: Iterable[int], names: Sequence[str]) -> tuple[str, ...]:
    """Sets of colours, or of visitors, as the components file writes them."""
    full = (1 << len(names)) - 1
    return tuple(
        "any" if one == full else "/".join(name for kind, name in enumerate(names) if one & 1 << kind) for one in sets
    )


def _pile(p: GalleristPosition, form: int) -> PileView:
    box, pile = p.box, p.piles[form]
    return PileView(
        form=c.FORMS[form],
        work=box.works[pile[0]] if pile else None,
        fame=box.work_fame[pile[0]] if pile else 0,
        tickets=_sets(box.work_tickets[pile[0]], c.TICKETS) if pile else (),
        visitors=Visitors(*p.onlookers[form]),
        below=max(0, len(pile) - 1),
    )


def _cell(p: GalleristPosition, cell: int) -> CellView:
    box = p.box
    row, column = divmod(cell, c.COLUMNS)
    upper = row < c.ROWS
    tile = p.tiles[cell] if upper else NOTHING
    owner = p.grid[cell]
    return CellView(
        key=cell_name(box, cell),
        column=column + 1,
        form=c.FORMS[box.market_forms[row]] if upper else None,
        bid=None if upper else box.bids[row - c.ROWS],
        influence=box.market_influence[column],
        lobby=_sets(box.market_lobby[column], c.VISITORS),
        bonus=None if upper else c.BONUSES[box.bid_bonuses[row - c.ROWS][column]],
        tile=None if tile == NOTHING else c.REPUTATION[tile],
        owner=owner if 0 <= owner < p.seats else None,
        lacerda=owner == p.seats,
        open=column in p.columns,
    )


def _card(kind: str, number: int, goals: Sequence[Goal]) -> CardView:
    return CardView(
        key=f"{kind}-{number + 1}",
        goals=tuple(
            GoalView(
                goal.pays,
                tuple(name for form, name in enumerate(c.FORMS) for _ in range(goal.works[form])),
            )
            for goal in goals
        ),
    )


def _seat(p: GalleristPosition, seat: int, cards: bool) -> SeatView:
    box = p.box
    place, commission, third, prize = p.stands[seat], p.commissions[seat], p.third[seat], p.prizes[seat]
    at = len(box.hiring_costs) - p.queue[seat]
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
        tickets=Visitors(*p.tickets[seat]),
        lobby=Visitors(*p.lobbies[seat]),
        gallery=Visitors(*p.galleries[seat]),
        collector_limit=p.collector_limit(seat),
        works=tuple(_hung(p, work, p.is_celebrity(work % ARTISTS)) for work in p.walls[seat]),
        walls=box.walls + p.shows_masterpiece(seat),
        sold=tuple(_hung(p, work // 2, bool(work % 2)) for work in p.sold[seat]),
        commission=None if commission == NOTHING else artist_name(commission),
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
        else HungPrize(box.works[prize // 2], CARDS[prize % 2], scoring.easel_value(p, prize // 2)),
        curator=_card("curator", p.curators[seat], box.curators[p.curators[seat]]) if cards else None,
        dealer=_card("dealer", p.dealers[seat], box.dealers[p.dealers[seat]]) if cards else None,
        sheet=_sheet(scoring.sheet(p, seat)) if cards else None,
    )


def _hung(p: GalleristPosition, work: int, masterpiece: bool) -> HungView:
    tile, artist = divmod(work, ARTISTS)
    return HungView(p.box.works[tile], artist_name(artist), p.value(artist), masterpiece)


def _contract(p: GalleristPosition, card: int) -> ContractView | None:
    if card == NOTHING:
        return None
    return ContractView(
        key=p.box.contracts[card // 6],
        form=c.FORMS[p.box.contract_form[card // 6]],
        face=FACES[card // 2 % 3],
        bonus=c.BONUSES[executive.bonus_of(p, card)],
        assistant=bool(card & 1),
    )


def _sheet(sheet: scoring.Sheet) -> SheetView:
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
    )


def _solo(p: GalleristPosition, lines: bool) -> SoloView:
    order = scoring.auction_order(p)
    return SoloView(
        lacerda=None if p.lacerda == NOTHING else c.LOCATIONS[p.lacerda],
        assistants=p.reserve,
        lines=tuple(SoloLineView(*line) for line in scoring.solo_lines(p)) if lines else (),
        level=scoring.solo_level(p) if not p.frames else None,
        took_easel=not p.frames and bool(order) and order[0] == p.seats,
    )


def _step(frame: tuple[int, ...]) -> StepView:
    number, seat, *facts = frame
    key = flow.STEP_KEYS[number - flow.FIRST_STEP] if number >= flow.FIRST_STEP else QUESTIONS[number].key
    return StepView(key, seat, tuple(facts))


def _frame(step: StepView) -> tuple[int, ...]:
    number = _NUMBERS[step.key]
    return (number, step.seat, *step.facts)


_NUMBERS = {question.key: number for number, question in enumerate(QUESTIONS)} | {
    key: flow.FIRST_STEP + number for number, key in enumerate(flow.STEP_KEYS)
}


def _ask(p: GalleristPosition) -> AskView:
    """What the question asked now is about."""
    box = p.box
    number, seat, *facts = p.frames[-1]
    question = QUESTIONS[number]
    key = question.key
    executive_left = key in ("turn", "action", "after") and not p.executed
    if key == "turn":
        return AskView(executive=executive_left, refused=_refused(turns.refusals_from_afar(p, seat)))
    if key in ("action", "kicked_out"):
        refused = _refused(turns.refusals_here(p, seat))
        return AskView(location=c.LOCATIONS[facts[0]], executive=executive_left, refused=refused)
    if key == "leave":
        return AskView(left=c.LOCATIONS[facts[0]], location=c.LOCATIONS[facts[1]])
    if key == "pay":
        return AskView(price=facts[0], influence=_markers(p, seat, box.money_step))
    if key == "fame":
        return AskView(artist=artist_name(facts[0]), gain=facts[1], influence=_markers(p, seat, box.star_step))
    if key == "buy":
        artists = [code - ARTIST for code in question.options(p, seat)]
        return AskView(prices=tuple(colony.price(p, seat, artist) for artist in artists))
    if key == "promote":
        return AskView(prices=tuple(p.promotion[code - ARTIST] + 1 for code in question.options(p, seat)))
    if key == "sign":
        return AskView(refreshed=bool(facts[0]))
    if key == "slot":
        return AskView(contract=box.contracts[p.display[facts[0]][-1]])
    if key == "fulfil":
        return AskView(work=box.works[p.walls[seat][facts[0]] // ARTISTS])
    if key in ("send", "face"):
        return AskView(contract=box.contracts[p.slots[seat][facts[0]] // 6])
    if key == "space":
        tile = p.third[seat] if facts[0] == colony.THIRD else p.tiles[facts[0]]
        return AskView(tile=c.REPUTATION[tile], cell=None if facts[0] == colony.THIRD else cell_name(box, facts[0]))
    if key == "assistant":
        on_market = facts[0] == executive.ON_MARKET
        return AskView(
            on="market" if on_market else "contract",
            cell=cell_name(box, facts[1]) if on_market else None,
            contract=None if on_market else box.contracts[p.slots[seat][facts[1]] // 6],
        )
    if key == "exchange":
        return AskView(ticket=c.TICKETS[facts[0]])
    return AskView(executive=executive_left)


def _refused(refusals: Iterable[tuple[int, Refusal]]) -> tuple[RefusedView, ...]:
    return tuple(
        RefusedView(ACTIONS[action], why.rule, why.reason, why.needed, why.available) for action, why in refusals
    )


def _markers(p: GalleristPosition, seat: int, back: Sequence[int]) -> tuple[int, ...]:
    """Where the influence marker would stand after each amount that can be answered."""
    amounts = p.question.amounts(p, seat)
    space = p.influence[seat]
    spaces = [space]
    while (space := back[space]) >= 0:
        spaces.append(space)
    low = amounts[0] - ZERO
    return tuple(spaces[low : low + len(amounts)])


# Imagining the rest.


def imagine(setup: Setup, view: GalleristView, dice: Dice) -> GalleristPosition:
    """A whole position with this view: unseen cards and orders made up by the caller's dice, a fresh chance stream."""
    p = GalleristPosition(setup, int(dice.random() * (1 << 53)).to_bytes(32, "big"))
    box = p.box
    p.commitment = view.commitment
    p.first, p.turn, p.round, p.phase = view.first, view.turn, view.round, PHASES.index(view.phase)
    p.executed, p.scored, p.stirred, p.quiet = view.executed, view.scored, view.stirred, view.quiet
    p.bank = view.bank
    _imagine_board(p, view)
    for seat, player in enumerate(view.players):
        _imagine_seat(p, seat, player)
    _imagine_cards(p, view, dice)
    p.plaza, p.office, p.spent = _counts(view.plaza), _counts(view.office), _counts(view.discarded_tickets)
    p.bag = tuple(_shuffled(_bag(box, _counts(view.bag)), dice))
    p.display = [tuple(box.contract_numbers[name] for name in cards) for cards in view.display]
    p.discards = tuple(box.contract_numbers[name] for name in view.discarded_contracts)
    seen = {*p.discards, *(card for cards in p.display for card in cards)}
    seen |= {card // 6 for slots in p.slots for card in slots if card != NOTHING}
    p.deck = tuple(_shuffled([card for card in range(len(box.contracts)) if card not in seen], dice))
    _imagine_works(p, view, dice)
    if view.solo is not None:
        p.reserve = view.solo.assistants
        p.lacerda = NOTHING if view.solo.lacerda is None else c.LOCATIONS.index(view.solo.lacerda)
    if view.decision is not None:
        p.number = view.decision.number
        p.frames = [_frame(step) for step in view.steps]
    if view.outcome is not None:
        p.reason = view.outcome.reason
    return p


def _counts(visitors: Visitors) -> Three:
    return visitors.investor, visitors.vip, visitors.collector


def _shuffled(items: list[int], dice: Dice) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items


def _bag(box: Box, counts: Three) -> list[int]:
    """So many visitors of each kind, by number; which of a kind they are does not matter."""
    numbers: list[int] = []
    start = 0
    for kind, total in enumerate(box.visitors):
        numbers += range(start, start + counts[kind])
        start += total
    return numbers


def _tile(name: str | None) -> int:
    return NOTHING if name is None else c.REPUTATION.index(name)


def _piece_number(p: GalleristPosition, piece: PieceView | None) -> int:
    if piece is None:
        return NOTHING
    return 2 * (p.seats if piece.owner is None else piece.owner) + (piece.kind == "assistant")


def _imagine_board(p: GalleristPosition, view: GalleristView) -> None:
    box = p.box
    p.places = [_piece_number(p, location.piece) for location in view.locations]
    p.start_tiles = tuple(_tile(location.tile) for location in view.locations)
    for place, location in enumerate(view.locations):
        if location.kicked_out is not None:
            p.waiting, p.waiting_at = _piece_number(p, location.kicked_out), place
    p.artists = tuple(box.artist_numbers[artist.tile] for artist in view.artists)
    p.spare_artists = tuple(tile for tile in range(len(box.artists)) if tile not in p.artists)
    p.fame = [UNDISCOVERED if artist.fame is None else artist.fame for artist in view.artists]
    p.promotion = [artist.promotion for artist in view.artists]
    p.signatures = [artist.signatures for artist in view.artists]
    p.collectors = [int(artist.collector) for artist in view.artists]
    p.bonuses = [NOTHING if artist.bonus_tile is None else artist.bonus_tile for artist in view.artists]
    p.away_bonuses = tuple(tile for tile in range(len(box.artist_bonuses)) if tile not in p.bonuses)
    p.tokens = [level.left for level in view.promotion]
    p.tiles = [_tile(cell.tile) for cell in view.market[: market.UPPER]]
    p.grid = [p.seats if cell.lacerda else NOTHING if cell.owner is None else cell.owner for cell in view.market]
    p.away_tiles = tuple(_tile(name) for name in view.tiles_away)


def _imagine_seat(p: GalleristPosition, seat: int, player: SeatView) -> None:
    box = p.box
    p.cash[seat], p.influence[seat] = player.money, player.influence
    p.stands[seat] = HOME if player.location is None else c.LOCATIONS.index(player.location)
    p.desks[seat], p.queue[seat], p.retired[seat] = player.desks, player.queue, player.retired
    p.tickets[seat], p.lobbies[seat] = _counts(player.tickets), _counts(player.lobby)
    p.galleries[seat] = _counts(player.gallery)
    p.walls[seat] = tuple(_work(box, hung) for hung in player.works)
    p.sold[seat] = tuple(_work(box, hung) * 2 + hung.masterpiece for hung in player.sold)
    p.commissions[seat] = NOTHING if player.commission is None else _ARTISTS.index(player.commission)
    slots = [_slot(box, contract) for contract in player.contracts]
    p.slots[seat] = (slots[0], slots[1], slots[2])
    p.spaces[seat] = tuple(_tile(space.tile) for space in player.spaces)
    p.third[seat] = _tile(player.third_tile)
    if player.easel is not None:
        p.prizes[seat] = box.work_numbers[player.easel.work] * 2 + CARDS.index(player.easel.card)


_ARTISTS = tuple(artist_name(artist) for artist in range(ARTISTS))


def _work(box: Box, hung: HungView) -> int:
    return box.work_numbers[hung.work] * ARTISTS + _ARTISTS.index(hung.artist)


def _slot(box: Box, contract: ContractView | None) -> int:
    if contract is None:
        return NOTHING
    return box.contract_numbers[contract.key] * 6 + FACES.index(contract.face) * 2 + contract.assistant


def _imagine_cards(p: GalleristPosition, view: GalleristView, dice: Dice) -> None:
    p.curators = _dealt([player.curator for player in view.players], len(p.box.curators), dice)
    p.dealers = _dealt([player.dealer for player in view.players], len(p.box.dealers), dice)


def _dealt(cards: Sequence[CardView | None], count: int, dice: Dice) -> tuple[int, ...]:
    """The cards that are known in their places, the others by chance."""
    known = [NOTHING if card is None else int(card.key.split("-")[1]) - 1 for card in cards]
    rest = _shuffled([number for number in range(count) if number not in known], dice)
    return (*(rest.pop() if number == NOTHING else number for number in known), *rest)


def _imagine_works(p: GalleristPosition, view: GalleristView, dice: Dice) -> None:
    box = p.box
    p.easels = tuple(box.work_numbers[easel.work] for easel in view.easels)
    p.put_away = tuple(box.work_numbers[name] for name in view.put_away)
    seen = {*p.easels, *p.put_away, *(prize // 2 for prize in p.prizes if prize != NOTHING)}
    for seat in range(p.seats):
        seen |= {*p.acquired(seat)}
    for form, pile in enumerate(view.piles):
        p.onlookers[form] = _counts(pile.visitors)
        if pile.work is not None:
            top = box.work_numbers[pile.work]
            below = [work for work in box.pile[form] if work != top and work not in seen]
            p.piles[form] = (top, *_shuffled(below, dice))
