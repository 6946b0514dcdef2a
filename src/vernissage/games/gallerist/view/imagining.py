"""How to imagine a whole position that has a view: the hidden made up by the caller's dice."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.chance import Dice
from vernissage.core.naming import Reading
from vernissage.core.writing import read_frame
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.codes import ACTIONS, CARDS, FACES
from vernissage.games.gallerist.components import Box
from vernissage.games.gallerist.fields import Three
from vernissage.games.gallerist.names import PHASES, PIECES
from vernissage.games.gallerist.position import HOME, NOTHING, UNDISCOVERED, GalleristPosition
from vernissage.games.gallerist.view.asking import StepView
from vernissage.games.gallerist.view.board import PieceView
from vernissage.games.gallerist.view.seat import CardView, ContractView, HungView, SeatView
from vernissage.games.gallerist.view.whole import GalleristView


def imagine(p: GalleristPosition, view: GalleristView, dice: Dice) -> GalleristPosition:
    """A whole position with this view, out of a blank one: unseen cards and orders made up by the caller's dice."""
    box = p.box
    p.first, p.turn, p.round, p.phase = view.first, view.turn, view.round, PHASES.index(view.phase)
    p.executed, p.scored, p.stirred, p.quiet = view.executed, view.scored, view.stirred, view.quiet
    p.bank = view.bank
    _imagine_board(p, view)
    for seat, player in enumerate(view.players):
        _imagine_seat(p, seat, player)
    _imagine_cards(p, view, dice)
    p.plaza = view.plaza.counts()
    p.office, p.spent = view.office.counts(), view.discarded_tickets.counts()
    p.bag = tuple(_shuffled(_bag(box, view.bag.counts()), dice))
    p.display = [tuple(box.contract_numbers[name] for name in cards) for cards in view.display]
    p.discards = tuple(box.contract_numbers[name] for name in view.discarded_contracts)
    seen = {*p.discards, *(card for cards in p.display for card in cards)}
    seen |= {packed.contract_of(card) for slots in p.slots for card in slots if card != NOTHING}
    p.deck = tuple(_shuffled([card for card in range(len(box.contracts)) if card not in seen], dice))
    _imagine_works(p, view, dice)
    if view.solo is not None:
        p.reserve = view.solo.assistants
        p.lacerda = NOTHING if view.solo.lacerda is None else c.LOCATIONS.index(view.solo.lacerda)
    if view.decision is not None:
        p.frames = [_frame(p, step) for step in view.steps]
        p.acting = NOTHING if view.ask is None or view.ask.action is None else ACTIONS.index(view.ask.action)
    if view.outcome is not None:
        p.reason = view.outcome.reason
    return p


def _frame(p: GalleristPosition, step: StepView) -> tuple[int, ...]:
    """A question or a step that is still to come."""
    question = p.QUESTIONS[p.setup.title.question_index(step.key)]
    kind = "step" if question.is_step else "question"
    words = p.setup.vocabulary
    named = {kind: step.key, "seat": words["seat"].write(step.seat), **step.facts}
    return read_frame(p, named, Reading(words), step.key)


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
    owner = p.seats if piece.owner is None else piece.owner
    return packed.assistant(owner) if piece.kind == PIECES[1] else packed.gallerist(owner)


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
    p.tiles = [_tile(cell.tile) for cell in view.market[: c.UPPER]]
    p.grid = [p.seats if cell.lacerda else NOTHING if cell.owner is None else cell.owner for cell in view.market]
    p.away_tiles = tuple(_tile(name) for name in view.tiles_away)


def _imagine_seat(p: GalleristPosition, seat: int, player: SeatView) -> None:
    box = p.box
    p.cash[seat], p.influence[seat] = player.money, player.influence
    p.stands[seat] = HOME if player.location is None else c.LOCATIONS.index(player.location)
    p.desks[seat], p.queue[seat], p.retired[seat] = player.desks, player.queue, player.retired
    p.tickets[seat], p.lobbies[seat] = player.tickets.counts(), player.lobby.counts()
    p.galleries[seat] = player.gallery.counts()
    p.walls[seat] = tuple(_work(box, hung) for hung in player.works)
    p.sold[seat] = tuple(packed.sold_as(_work(box, hung), hung.masterpiece) for hung in player.sold)
    p.commissions[seat] = NOTHING if player.commission is None else c.ARTIST_NAMES.index(player.commission)
    slots = [_slot(box, contract) for contract in player.contracts]
    p.slots[seat] = (slots[0], slots[1], slots[2])
    p.spaces[seat] = tuple(_tile(space.tile) for space in player.spaces)
    p.third[seat] = _tile(player.third_tile)
    if player.easel is not None:
        p.prizes[seat] = packed.prize(box.work_numbers[player.easel.work], CARDS.index(player.easel.card))


def _work(box: Box, hung: HungView) -> int:
    return packed.hung(box.work_numbers[hung.work], c.ARTIST_NAMES.index(hung.artist))


def _slot(box: Box, contract: ContractView | None) -> int:
    if contract is None:
        return NOTHING
    return packed.slotted(box.contract_numbers[contract.key], FACES.index(contract.face), contract.assistant)


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
    seen = {*p.easels, *p.put_away, *(packed.prize_work(prize) for prize in p.prizes if prize != NOTHING)}
    for seat in range(p.seats):
        seen |= {*p.acquired(seat)}
    for form, pile in enumerate(view.piles):
        p.onlookers[form] = pile.visitors.counts()
        if pile.work is not None:
            top = box.work_numbers[pile.work]
            below = [work for work in box.pile[form] if work != top and work not in seen]
            p.piles[form] = (top, *_shuffled(below, dice))
