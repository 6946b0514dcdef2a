"""From the tables of components.toml to the box: what follows from them, and what must hold between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from vernissage.core.components import read
from vernissage.core.errors import ComponentsError, shown
from vernissage.games.gallerist.components import (
    ALL_VISITORS,
    ARTIST_BONUSES,
    BIDS,
    BONUSES,
    COLOURS,
    COLUMNS,
    FORMS,
    QUEUE,
    REPUTATION,
    ROWS,
    TICKETS,
    VISITORS,
    Box,
    Goal,
    SoloGoal,
)
from vernissage.games.gallerist.file import (
    ArtistsTable,
    CardsTable,
    FameTable,
    File,
    InfluenceTable,
    ReputationTable,
    WorksTable,
)

_ANY = (1 << len(TICKETS)) - 1


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every row and entry that does not fit."""
    file = read(text, File)
    problems: list[str] = []
    box = _box(file, problems)
    if problems:
        raise ComponentsError(*problems)
    return box


def _box(file: File, problems: list[str]) -> Box:
    game, supply, fame, gallery, market = file.game, file.supply, file.fame, file.gallery, file.market
    visitors = _visitors(file, problems)
    stars, icons, end = file.influence.stars, file.influence.money, file.influence.end
    _check_track(file.influence, problems)
    artists = _artists(file.artists, problems)
    artist_names = tuple(f"{FORMS[form]}-{COLOURS[colour]}-{promotion}" for form, colour, _, promotion in artists)
    ladders = [_ladder(fame, key, problems) for key in ("unpromoted", "promoted")]
    works = _works(file.works, problems)
    work_names = tuple(f"{form}-{number}" for form in FORMS for number in range(1, len(works) + 1))
    fronts = (file.contracts.digital, file.contracts.photography, file.contracts.sculpture, file.contracts.painting)
    contracts = [(form, bonus) for form, row in enumerate(fronts) for bonus in _bonuses(row)]
    contract_names = _told_apart([f"{FORMS[form]}-{BONUSES[front]}" for form, front in contracts])
    artist_bonuses = _artist_bonuses(file.artists.bonuses, problems)
    pays = _reputation(file.reputation, problems)
    _check_gallery(file, problems)
    _check_market(file, problems)
    return Box(
        start_money=game.money,
        location_tiles=game.location_tiles,
        ends_needed=game.ends_needed,
        celebrities=game.celebrities,
        stalled_rounds=file.stalemate.rounds,
        tickets=supply.tickets,
        visitors_removed=supply.visitors_removed,
        market_tiles=supply.market_tiles,
        easels=supply.easels,
        columns=tuple(_open_columns(closed) for closed in supply.closed_columns),
        plaza=supply.plaza,
        lobby=supply.lobby,
        visitors=visitors,
        visitor_names=_numbered(name for name, count in zip(VISITORS, visitors, strict=True) for _ in range(count)),
        influence_start=file.influence.start,
        influence_end=end,
        influence_value=tuple(max(((at, pays) for at, pays in icons if at <= s), default=(0, 0))[1] for s in _to(end)),
        money_step=tuple(max((at for at, _ in icons if at < space), default=-1) for space in _to(end)),
        star_step=tuple(max((at for at in stars if at < space), default=-1) for space in _to(end)),
        celebrity=fame.celebrity,
        celebrity_money=file.celebrity.money,
        values=fame.values,
        artists=artist_names,
        artist_numbers={name: number for number, name in enumerate(artist_names)},
        artist_form=tuple(row[0] for row in artists),
        artist_colour=tuple(row[1] for row in artists),
        initial_fame=tuple(row[2] for row in artists),
        initial_promotion=tuple(row[3] for row in artists),
        levels=tuple(ladders[row[3] > 0] for row in artists),
        signatures=file.artists.signatures,
        artist_bonuses=artist_bonuses,
        bonus_tiles=_numbered(BONUSES[bonus] for bonus in artist_bonuses),
        works=work_names,
        work_numbers={name: number for number, name in enumerate(work_names)},
        work_form=tuple(form for form in range(len(FORMS)) for _ in works),
        work_fame=tuple(work[0] for _ in FORMS for work in works),
        work_tickets=tuple(work[1] for _ in FORMS for work in works),
        pile=tuple(tuple(range(form * len(works), (form + 1) * len(works))) for form in range(len(FORMS))),
        bonus_money=file.bonus.money.each(),
        bonus_influence=file.bonus.influence.each(),
        bonus_fame_base=file.bonus.fame.base,
        bonus_fame_collector=file.bonus.fame.collector,
        intermediate_money=file.intermediate.money.each(),
        intermediate_influence=file.intermediate.influence.each(),
        contracts=contract_names,
        contract_numbers={name: number for number, name in enumerate(contract_names)},
        contract_form=tuple(form for form, _ in contracts),
        contract_bonus=tuple(front for _, front in contracts),
        curators=_cards(file.curators, "[curators]", problems),
        dealers=_cards(file.dealers, "[dealers]", problems),
        reputation_influence=tuple(influence for influence, _ in pays),
        reputation_money=tuple(money for _, money in pays),
        per_influence=file.reputation.per_influence,
        promoted_from=file.reputation.promotion,
        famous_from=file.reputation.famous.fame,
        reputation_bonuses=_bonuses(file.reputation.spaces.bonuses),
        walls=gallery.walls,
        desks=gallery.desks,
        contract_spaces=gallery.contracts,
        collectors=gallery.collectors,
        on_desks=gallery.on_desks,
        assistants=QUEUE + gallery.on_desks,
        contract_tickets=_bonuses(gallery.contract_tickets.bonuses),
        hiring_costs=file.hiring.costs,
        hiring_bonuses=_bonuses(file.hiring.bonuses),
        promotion_tokens=file.promotion.tokens,
        promotion_bonuses=_bonuses(file.promotion.bonuses),
        promotion_fame=file.promotion.fame,
        market_influence=market.influence,
        market_lobby=tuple(
            tuple(_set_of(word, f"[market] lobby, column {number}", problems) for word in column)
            for number, column in enumerate(market.lobby, 1)
        ),
        majorities=market.majorities,
        bids=market.bids,
        market_forms=tuple(FORMS.index(form) for form in market.rows.forms),
        bid_bonuses=tuple(_bonuses(row) for row in market.bonuses.rows),
        cells=tuple(f"{row}-{column}" for row in (*market.rows.forms, *market.bids) for column in _to(COLUMNS)[1:]),
        solo_goals={
            level: SoloGoal(**msgspec.structs.asdict(getattr(file.solo, level)))
            for level in ("apprentice", "experienced", "master")
        },
    )


def _to(end: int) -> range:
    return range(end + 1)


def _bonuses(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(BONUSES.index(name) for name in names)


def _numbered(names: Iterable[str]) -> tuple[str, ...]:
    """The same names, each with its number among those alike."""
    kept = list(names)
    return tuple(f"{name}-{kept[:place].count(name) + 1}" for place, name in enumerate(kept))


def _told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The same names, a second one of the same look with a number."""
    return tuple(
        name if (before := names[:number].count(name)) == 0 else f"{name}-{before + 1}"
        for number, name in enumerate(names)
    )


def _set_of(word: int | str, where: str, problems: list[str]) -> int:
    """A set of ticket colours: any, brown, or brown/white."""
    if word == "any":
        return _ANY
    parts = word.split("/") if isinstance(word, str) else []
    if not parts or any(part not in TICKETS for part in parts):
        problems.append(f"{where}: any, or one of {', '.join(TICKETS)}, or two such as brown/white, not {shown(word)}")
        return _ANY
    return sum({1 << TICKETS.index(part) for part in parts})


def _visitors(file: File, problems: list[str]) -> tuple[int, ...]:
    visitors = (file.visitors.investor, file.visitors.vip, file.visitors.collector)
    if sum(visitors) != ALL_VISITORS:
        problems.append(f"[visitors]: there are {ALL_VISITORS} visitors in the box, not {sum(visitors)}")
    if max(file.supply.visitors_removed) > min(visitors):
        problems.append(f"[supply]: visitors_removed leaves no visitor of a kind that has {min(visitors)}")
    return visitors


def _check_track(track: InfluenceTable, problems: list[str]) -> None:
    end = track.end
    if track.start > end:
        problems.append(f"[influence]: start must be a whole number from 0 to {end}, not {track.start}")
    if not _rising(track.stars, end):
        problems.append(
            f"[influence]: stars must be a rising list of spaces from 0 to {end}, not {shown(list(track.stars))}"
        )
    if not _rising([space for space, _ in track.money], end):
        icons = shown([list(icon) for icon in track.money])
        problems.append(f"[influence]: money must be a rising list of [space, value] to {end}, not {icons}")


def _rising(spaces: Sequence[int], end: int) -> bool:
    """Whether these are spaces of the track in order, the first of them 0."""
    return bool(spaces) and spaces[0] == 0 and spaces[-1] <= end and list(spaces) == sorted(set(spaces))


def _ladder(fame: FameTable, key: str, problems: list[str]) -> tuple[int, ...]:
    """The star level of each fame."""
    starts: tuple[int, ...] = getattr(fame, key)
    if starts != tuple(sorted(set(starts))) or starts[-1] != fame.celebrity:
        problems.append(
            f"[fame]: {key} must be a rising list that ends with {fame.celebrity}, not {shown(list(starts))}"
        )
    return tuple(sum(reached >= start for start in starts) for reached in _to(fame.celebrity))


def _artists(table: ArtistsTable, problems: list[str]) -> list[tuple[int, int, int, int]]:
    """The artist tiles: form, colour, initial fame, promotion."""
    rows = [(FORMS.index(form), COLOURS.index(colour), *numbers) for form, colour, *numbers in table.tiles]
    tiles = [(form, colour, fame, promotion) for form, colour, fame, promotion in rows]
    for form, name in enumerate(FORMS):
        for colour, colour_name in enumerate(COLOURS):
            promotions = [tile[3] for tile in tiles if tile[:2] == (form, colour)]
            if len(promotions) != 2 or promotions[0] == promotions[1]:
                problems.append(f"[artists]: tiles has two {colour_name} artists of {name} of unlike promotion")
    return tiles


def _artist_bonuses(table: dict[str, Any], problems: list[str]) -> tuple[int, ...]:
    tiles: list[int] = []
    for key, count in table.items():
        if key == "standing":
            continue
        if key not in BONUSES:
            problems.append(f"[artists.bonuses]: one of {', '.join(BONUSES)} is wanted, not {shown(key)}")
        elif type(count) is not int or not 0 <= count <= ARTIST_BONUSES:
            limits = f"a whole number from 0 to {ARTIST_BONUSES}"
            problems.append(f"[artists.bonuses]: {key} must be {limits}, not {shown(count)}")
        else:
            tiles += [BONUSES.index(key)] * count
    if len(tiles) != ARTIST_BONUSES:
        problems.append(f"[artists.bonuses]: there are {ARTIST_BONUSES} tiles in the box, not {len(tiles)}")
    return tuple(tiles)


def _works(table: WorksTable, problems: list[str]) -> list[tuple[int, tuple[int, ...]]]:
    """The works of a form: fame, and a set of colours for each ticket."""
    works = []
    for number, (fame, *tickets) in enumerate(table.tiles, 1):
        where = f"[works]: tiles, row {number}"
        if not isinstance(fame, int) or not 0 <= fame <= 9:
            problems.append(f"{where}: fame must be a whole number from 0 to 9, not {shown(fame)}")
            fame = 0
        works.append((fame, tuple(_set_of(ticket, where, problems) for ticket in tickets)))
    return works


def _cards(table: CardsTable, where: str, problems: list[str]) -> tuple[tuple[Goal, ...], ...]:
    return tuple(
        tuple(_goal(goal, f"{where}: card {number}", problems) for goal in card)
        for number, card in enumerate(table.cards, 1)
    )


def _goal(goal: Sequence[int | str], where: str, problems: list[str]) -> Goal:
    pays, *forms = goal or (0,)
    if not isinstance(pays, int) or not forms or any(form not in FORMS for form in forms):
        problems.append(
            f'{where}: a goal is such as [10, "painting", "sculpture"] of {", ".join(FORMS)}, not {shown(list(goal))}'
        )
    elif not 0 <= pays <= 50:
        problems.append(f"{where}: money must be a whole number from 0 to 50, not {shown(pays)}")
    return Goal(int(pays) if isinstance(pays, int) else 0, tuple(forms.count(form) for form in FORMS))


def _reputation(table: ReputationTable, problems: list[str]) -> list[tuple[int, int]]:
    """Influence and money of each tile, in the order of REPUTATION."""
    found: dict[str, tuple[int, int]] = {}
    for number, (tile, influence, money) in enumerate((*table.tiles, table.famous.tile), 1):
        if tile in found:
            where = f"[reputation]: tiles, row {number}" if number < len(REPUTATION) else "[reputation.famous]: tile"
            problems.append(f"{where}: {tile} stands there twice")
        found[tile] = (influence, money)
    return [found.get(tile, (0, 0)) for tile in REPUTATION]


def _open_columns(closed: Sequence[int]) -> tuple[int, ...]:
    return tuple(column for column in range(COLUMNS) if column + 1 not in closed)


def _check_gallery(file: File, problems: list[str]) -> None:
    gallery, spaces = file.gallery, file.reputation.spaces.bonuses
    if gallery.desks < gallery.on_desks:
        problems.append(f"[gallery]: desks must be at least the {gallery.on_desks} on_desks, not {gallery.desks}")
    if file.reputation.famous.fame > file.fame.celebrity:
        problems.append(f"[reputation.famous]: fame must be at most {file.fame.celebrity}, that of a celebrity")
    if len(set(spaces)) != len(spaces):
        problems.append("[reputation.spaces]: bonuses are told apart by name, so each stands there once")


def _check_market(file: File, problems: list[str]) -> None:
    market, supply = file.market, file.supply
    for closed, tiles in zip(supply.closed_columns, supply.market_tiles, strict=True):
        columns = len(_open_columns(closed))
        if not columns:
            problems.append("[supply]: closed_columns leaves no column open")
        elif tiles != ROWS * columns:
            problems.append(f"[supply]: market_tiles: {ROWS} rows of {columns} columns have a tile each, not {tiles}")
    if len(set(market.rows.forms)) != ROWS:
        problems.append("[market.rows]: forms: each form of art has a row of its own")
    if len(set(market.bids)) != BIDS:
        problems.append("[market]: bids are told apart by name, so each stands there once")
