"""The view as plain tables, in the player's words."""

from __future__ import annotations

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
        rows.append((name, f"{artist.offered}/5", *markers, words.say("money", amount=artist.worth_now)))
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
        by_artist: dict[str, int] = {}
        for card in player.wall:
            artist = card.split("-")[0]
            by_artist[artist] = by_artist.get(artist, 0) + 1
        wall = ", ".join(f"{words.say(f'artist-{artist}')} ×{count}" for artist, count in by_artist.items())
        shown = "?" if cash is None else words.say("money", amount=cash)
        rows.append((words.seat(seat), str(player.cards), shown, wall or "–"))
    return Table(words.say("board-players"), columns, tuple(rows))


def _hand(view: ModernArtView, words: Words) -> Table:
    columns = (words.say("board-artist"), words.say("board-auction"))
    rows = tuple(
        (words.say(f"artist-{artist}"), words.say(f"auction-{auction}"))
        for artist, auction, _ in (card.split("-") for card in view.hand)
    )
    return Table(words.say("board-hand"), columns, rows)
