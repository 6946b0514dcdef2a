"""The view as plain tables, in the player's words."""

from __future__ import annotations

import collections
from collections.abc import Iterable

from vernissage.core.board import Board, Table
from vernissage.core.text import Words
from vernissage.games.modern_art.view import LotView, ModernArtView


def build(view: ModernArtView, words: Words) -> Board:
    """Market, lot, players and one's own hand."""
    tables = [_market(view, words)]
    if view.lot is not None:
        tables.append(_lot(view.lot, words))
    tables.append(_players(view, words))
    if view.seat is not None:
        tables.append(_hand(view, words))
    return Board(words.say("board-headline", round=view.round), tuple(tables))


def card_name(words: Words, card: str) -> str:
    """A card in words: artist, auction and number."""
    artist, auction, number = card.split("-")
    return words.say(
        "card-name",
        artist=words.say(f"artist-{artist}"),
        auction=words.say(f"auction-{auction}"),
        number=number,
    )


def _market(view: ModernArtView, words: Words) -> Table:
    rounds = max(len(artist.markers) for artist in view.artists)
    columns = [words.say("board-artist"), words.say("board-offered")]
    columns += [words.say("board-round", round=number + 1) for number in range(rounds)]
    columns.append(words.say("board-worth-now"))
    rows = []
    for artist in view.artists:
        markers = [str(value) if value else "–" for value in artist.markers]
        name = words.say(f"artist-{artist.key}")
        rows.append(
            (name, f"{artist.offered}/{view.numbers.closing}", *markers, words.say("money", amount=artist.worth_now))
        )
    return Table(words.say("board-market"), tuple(columns), tuple(rows))


def _lot(lot: LotView, words: Words) -> Table:
    rows = [(words.say("board-lot"), " + ".join(card_name(words, card) for card in lot.cards))]
    rows.append((words.say("board-auction"), words.say(f"auction-{lot.auction}")))
    rows.append((words.say("board-seller"), words.seat(lot.seller)))
    if lot.price:
        rows.append((words.say("board-price"), words.say("money", amount=lot.price)))
        if lot.leader is not None and lot.auction in ("open", "once"):
            rows.append((words.say("board-leader"), words.seat(lot.leader)))
    if lot.sealed:
        rows.append((words.say("board-sealed"), words.seats(lot.sealed)))
    return Table(words.say("board-on-easel"), ("", ""), tuple(rows))


def _players(view: ModernArtView, words: Words) -> Table:
    columns = tuple(words.say(f"board-{name}") for name in ("player", "cards", "cash", "wall"))
    rows = []
    for seat, player in enumerate(view.players):
        cash = view.cash[seat]
        wall = _counted(words.say(f"artist-{card.split('-')[0]}") for card in player.wall)
        shown = "?" if cash is None else words.say("money", amount=cash)
        rows.append((words.seat(seat), str(player.cards), shown, wall or "–"))
    return Table(words.say("board-players"), columns, tuple(rows))


def _hand(view: ModernArtView, words: Words) -> Table:
    by_artist: dict[str, list[str]] = {}
    for card in view.hand:
        artist, auction, _ = card.split("-")
        by_artist.setdefault(artist, []).append(words.say(f"auction-{auction}"))
    rows = tuple((words.say(f"artist-{artist}"), _counted(auctions)) for artist, auctions in by_artist.items())
    return Table(words.say("board-hand"), (words.say("board-artist"), words.say("board-auction")), rows)


def _counted(names: Iterable[str]) -> str:
    """Names with how often each occurs: open, sealed ×2."""
    counts = collections.Counter(names)
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())
