"""The view as plain tables, in the player's words."""

from __future__ import annotations

from collections.abc import Iterable

from vernissage.core.board import Board, Table
from vernissage.core.text import Words
from vernissage.games.gallerist.codes import FACES
from vernissage.games.gallerist.components import COLUMNS, REPUTATION, ROWS, TICKETS, VISITORS, Box
from vernissage.games.gallerist.view.board import CellView, PieceView
from vernissage.games.gallerist.view.counts import Tickets, VisitorsView
from vernissage.games.gallerist.view.seat import CardView, ContractView, HungView, SeatView, SheetView
from vernissage.games.gallerist.view.whole import GalleristView, SoloView


def build(view: GalleristView, words: Words) -> Board:
    """Locations, artists, market and players; then one's own board, or the last count."""
    tables = [_players(view, words), _locations(view, words), _artists(view, words), _works(view, words)]
    tables += [_market(view, words), _sales(view, words), _people(view, words), _media(view, words)]
    for seat in range(view.seats) if view.outcome is not None else [view.seat]:
        if seat is not None:
            tables += _own(view, seat, words)
    if view.solo is not None:
        tables.append(_solo(view.solo, words))
    starts = view.decision is not None and view.decision.key == "start"
    phase = "start" if starts else view.phase
    headline = words.say("board-headline", round=view.round, seat=words.seat(view.turn), phase=phase)
    return Board(headline, tuple(tables))


# Names.


def artist_name(words: Words, artist: str) -> str:
    """An artist in words: form and colour."""
    form, colour = artist.split("-")
    return words.say("artist-name", form=words.say(f"form-{form}"), colour=words.say(f"colour-{colour}"))


def work_name(words: Words, work: str) -> str:
    """A work in words: form and number."""
    form, number = work.split("-")
    return words.say("work-name", form=words.say(f"form-{form}"), number=number)


def contract_name(words: Words, contract: str) -> str:
    """A contract in words: form and the bonus of its front."""
    form, bonus, *_ = contract.split("-")
    return words.say("contract-name", form=words.say(f"form-{form}"), bonus=words.say(f"bonus-{bonus}"))


def cell_name(words: Words, cell: str) -> str:
    """A space of the market in words: its row and column. A contract space is a number alone."""
    row, _, column = cell.partition("-")
    if not column:
        return row
    if row.isdigit():
        return words.say("cell-bid", amount=int(row), column=int(column))
    return words.say("cell-tile", form=words.say(f"form-{row}"), column=int(column))


def spot_name(words: Words, spot: str) -> str:
    """Where visitors stand, in words."""
    place, _, seat = spot.partition("-")
    return words.say("spot-lobby", seat=words.seat(int(seat))) if seat else words.say(f"spot-{place}")


def action_name(words: Words, action: str) -> str:
    """A location action in words."""
    return words.say(f"action-{action}")


def origin_name(words: Words, origin: str) -> str:
    """Where an assistant comes from, in words."""
    return words.say(f"origin-{origin}")


def source_name(words: Words, source: str) -> str:
    """Where a visitor, money or influence comes from, in words."""
    return words.say(f"source-{source}")


def part_name(words: Words, part: str) -> str:
    """What a player's prospects come from, in words."""
    return words.say(f"part-{part}")


def tile_name(words: Words, tile: str) -> str:
    """A reputation tile in words: what it counts, and what each brings by the box that is played."""
    box: Box = words.box
    number = REPUTATION.index(tile)
    least = {"influence": box.per_influence, "promoted_artist": box.promoted_from, "famous_artist": box.famous_from}
    brings = {"influence": box.reputation_influence[number], "money": box.reputation_money[number]}
    return words.say(f"tile-{tile}", **brings, least=least.get(tile, 0))


def card_name(words: Words, card: str) -> str:
    """A curator or dealer card in words."""
    kind, number = card.split("-")
    return words.say("card-name", card=words.say(f"kind-{kind}"), number=int(number))


def _visitors(visitors: VisitorsView, words: Words) -> str:
    counts = zip(VISITORS, visitors.counts(), strict=True)
    named = [words.say(f"short-{name}", count=count) for name, count in counts if count]
    return " ".join(named) or "–"


def _tickets(tickets: Tickets, words: Words) -> str:
    counts = zip(TICKETS, tickets.counts(), strict=True)
    named = [words.say(f"short-{name}", count=count) for name, count in counts if count]
    return " ".join(named) or "–"


def _tickets_shown(sets: Iterable[str], words: Words) -> str:
    """The tickets of a work, each of one colour or of several to choose from."""
    return ", ".join(" / ".join(words.say(f"ticket-{name}") for name in one.split("/")) for one in sets) or "–"


def _visitors_wanted(sets: Iterable[str], words: Words) -> str:
    """The visitors a column wants in the lobby, each of one kind or of several to choose from."""
    return ", ".join(" / ".join(words.say(f"visitor-{name}") for name in one.split("/")) for one in sets) or "–"


def _piece(piece: PieceView | None, words: Words) -> str:
    if piece is None:
        return "–"
    owner = words.say("board-lacerda") if piece.owner is None else words.seat(piece.owner)
    return words.say("board-piece", owner=owner, piece=words.say(f"piece-{piece.kind}"))


# The tables everybody sees.


def _players(view: GalleristView, words: Words) -> Table:
    names = ("player", "money", "influence", "location", "assistants", "tickets", "lobby", "gallery", "works", "sold")
    rows = []
    for seat, player in enumerate(view.players):
        place = words.say(f"location-{player.location}") if player.location else words.say("board-home")
        rows.append(
            (
                words.seat(seat),
                str(player.money),
                str(player.influence),
                place,
                f"{player.desks} + {player.queue}",
                _tickets(player.tickets, words),
                _visitors(player.lobby, words),
                _visitors(player.gallery, words),
                ", ".join(str(work.value) for work in player.works) or "–",
                str(len(player.sold)),
            )
        )
    return Table(words.say("board-players"), tuple(words.say(f"board-{name}") for name in names), tuple(rows))


def _locations(view: GalleristView, words: Words) -> Table:
    columns = tuple(words.say(f"board-{name}") for name in ("location", "there", "kicked-out", "tile"))
    rows = tuple(
        (
            words.say(f"location-{place.key}"),
            _piece(place.piece, words),
            _piece(place.kicked_out, words),
            tile_name(words, place.tile) if place.tile else "–",
        )
        for place in view.locations
    )
    return Table(words.say("board-locations"), columns, rows)


def _artists(view: GalleristView, words: Words) -> Table:
    names = ("artist", "fame", "price", "value", "promotion", "signatures", "bonus")
    rows = []
    for artist in view.artists:
        fame = words.say("board-celebrity") if artist.celebrity else "?" if artist.fame is None else str(artist.fame)
        bonus = words.say(f"bonus-{artist.bonus}") if artist.bonus else "–"
        rows.append(
            (
                artist_name(words, artist.key),
                fame,
                str(artist.initial_fame),
                str(artist.value),
                str(artist.promotion),
                str(artist.signatures),
                f"{bonus} + {words.say('visitor-collector')}" if artist.collector else bonus,
            )
        )
    return Table(words.say("board-artists"), tuple(words.say(f"board-{name}") for name in names), tuple(rows))


def _works(view: GalleristView, words: Words) -> Table:
    columns = tuple(words.say(f"board-{name}") for name in ("form", "fame", "tickets", "visitors", "below"))
    rows = [
        (
            words.say(f"form-{pile.form}"),
            f"+{pile.fame}" if pile.work else "–",
            _tickets_shown(pile.tickets, words),
            _visitors(pile.visitors, words),
            str(pile.below),
        )
        for pile in view.piles
    ]
    for easel in view.easels:
        name = words.say("board-easel", work=work_name(words, easel.work))
        rows.append((name, "–", "–", "–", words.say("board-worth", amount=easel.value)))
    return Table(words.say("board-piles"), columns, tuple(rows))


def _market(view: GalleristView, words: Words) -> Table:
    columns = [""]
    for cell in view.market[:COLUMNS]:
        wants = _visitors_wanted(cell.lobby, words)
        columns.append(words.say("board-column", column=cell.column, influence=cell.influence, lobby=wants))
    rows = []
    for row in range(ROWS + 3):
        cells = view.market[row * COLUMNS : (row + 1) * COLUMNS]
        form, bid = cells[0].form, cells[0].bid
        head = words.say(f"form-{form}") if form else words.say("board-bid", amount=bid or 0)
        rows.append((head, *(_cell(cell, words) for cell in cells)))
    return Table(words.say("location-international_market"), tuple(columns), tuple(rows))


def _cell(cell: CellView, words: Words) -> str:
    if cell.lacerda:
        return words.say("board-lacerda")
    if cell.owner is not None:
        return words.seat(cell.owner)
    if not cell.open:
        return "×"
    if cell.tile:
        return tile_name(words, cell.tile)
    return words.say(f"bonus-{cell.bonus}") if cell.bonus else "–"


def _sales(view: GalleristView, words: Words) -> Table:
    rows = tuple((str(place), contract_name(words, cards[-1])) for place, cards in enumerate(view.display, 1) if cards)
    heading = words.say("board-display", left=view.contracts_left)
    return Table(heading, (words.say("board-place"), words.say("board-contract")), rows)


def _people(view: GalleristView, words: Words) -> Table:
    rows = (
        (words.say("board-office"), _tickets(view.office, words)),
        (words.say("board-discarded"), _tickets(view.discarded_tickets, words)),
        (words.say("spot-plaza"), _visitors(view.plaza, words)),
        (words.say("board-bag"), _visitors(view.bag, words)),
    )
    return Table(words.say("board-people"), (words.say("board-place"), words.say("board-holds")), rows)


def _media(view: GalleristView, words: Words) -> Table:
    rows = tuple((str(level.level), str(level.left), words.say(f"bonus-{level.bonus}")) for level in view.promotion)
    columns = tuple(words.say(f"board-{name}") for name in ("promotion", "left", "bonus"))
    return Table(words.say("location-media_centre"), columns, rows)


# A player's own board.


def _own(view: GalleristView, seat: int, words: Words) -> list[Table]:
    player = view.players[seat]
    name = words.seat(seat)
    tables = [_gallery(player, name, words)]
    if player.sheet is not None:
        when = "now" if view.outcome is None else "over"
        tables.append(_sheet(player.sheet, words.say("board-score", seat=name, when=when), words))
    return tables


def _gallery(player: SeatView, name: str, words: Words) -> Table:
    rows = [(words.say("board-on-show", place=place), _hung(work, words)) for place, work in enumerate(player.works, 1)]
    if player.commission:
        rows.append((words.say("board-commission"), artist_name(words, player.commission)))
    for slot, (contract, ticket) in enumerate(zip(player.contracts, player.contract_tickets, strict=True), 1):
        shown = _contract(contract, words) if contract else words.say("board-free", bonus=words.say(f"bonus-{ticket}"))
        rows.append((words.say("board-slot", slot=slot), shown))
    for space in player.spaces:
        tile = tile_name(words, space.tile) if space.tile else "–"
        rows.append((words.say("board-space", bonus=words.say(f"bonus-{space.bonus}")), tile))
    if player.third_tile:
        rows.append((words.say("board-third"), tile_name(words, player.third_tile)))
    rows += [_card(card, words) for card in (player.curator, player.dealer) if card is not None]
    return Table(
        words.say("board-gallery-of", seat=name), (words.say("board-place"), words.say("board-holds")), tuple(rows)
    )


def _hung(work: HungView, words: Words) -> str:
    kind = "masterpiece" if work.masterpiece else "work"
    return words.say("board-work", artist=artist_name(words, work.artist), value=work.value, kind=kind)


def _contract(contract: ContractView, words: Words) -> str:
    return words.say(
        "board-signed",
        form=words.say(f"form-{contract.form}"),
        bonus=words.say(f"bonus-{contract.bonus}"),
        face=FACES[0] if contract.face == FACES[0] else "back",
        used="used" if contract.assistant else "open",
    )


def _card(card: CardView, words: Words) -> tuple[str, str]:
    goals = (f"{' + '.join(words.say(f'form-{form}') for form in goal.forms)} = {goal.pays}" for goal in card.goals)
    return card_name(words, card.key), "; ".join(goals)


def _sheet(sheet: SheetView, heading: str, words: Words) -> Table:
    lines: list[tuple[str, int]] = [(words.say("score-cash"), sheet.cash)]
    lines.append((words.say("score-majorities"), sum(sheet.majorities)))
    lines += [(words.say("score-tile", tile=tile_name(words, line.tile)), line.money) for line in sheet.tiles]
    lines.append((words.say("score-works"), sum(sheet.works)))
    lines.append((words.say("score-easel"), sheet.easel))
    lines.append((words.say("score-curator"), sum(sheet.curator)))
    lines.append((words.say("score-dealer"), sum(sheet.dealer)))
    lines.append((words.say("score-influence", space=sheet.influence), sheet.influence_pays))
    lines.append((words.say("score-total"), sheet.total))
    return Table(heading, (words.say("board-line"), words.say("board-money")), tuple((k, str(v)) for k, v in lines))


def _solo(solo: SoloView, words: Words) -> Table:
    columns = tuple(words.say(f"board-{name}") for name in ("level", "wanted", "needed", "reached"))
    rows = tuple(
        (words.say(f"level-{line.level}"), words.say(f"goal-{line.what}"), str(line.needed), str(line.there))
        for line in solo.lines
    )
    place = words.say(f"location-{solo.lacerda}") if solo.lacerda else "–"
    return Table(words.say("board-solo", location=place, count=solo.assistants), columns, rows)
