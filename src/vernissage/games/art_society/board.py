"""The view as plain tables, in the player's words."""

from __future__ import annotations

from vernissage.core.board import Board, Table
from vernissage.core.text import Words
from vernissage.games.art_society.view import ArtSocietyView, WallView
from vernissage.games.art_society.wall import Grid


def build(view: ArtSocietyView, words: Words) -> Board:
    """What is on offer, the museum, the piles, the players and the walls."""
    tables = []
    if view.lots:
        tables.append(_lots(view, words))
    tables += [_genres(view, words), _piles(view, words), _players(view, words)]
    if view.seat is not None:
        own = view.players[view.seat].wall if view.draft is None else view.draft.wall
        tables.append(_wall(view, words, view.seat, own))
        tables.append(_score(view, words, own))
    tables += [_wall(view, words, s, player.wall) for s, player in enumerate(view.players) if s != view.seat]
    return Board(words.say("board-headline", round=view.round, seat=words.seat(view.auctioneer)), tuple(tables))


def painting_name(words: Words, painting: str) -> str:
    """A painting in words: genre, frame and size."""
    genre, frame, size, *rest = painting.split("-")
    return words.say(
        "painting-name",
        genre=words.say(f"genre-{genre}"),
        frame=words.say(f"frame-{frame}"),
        size=size.replace("x", "×"),
        kind="start" if "start" in rest else "auction",
    )


def decor_name(words: Words, decor: str) -> str:
    """A decor tile in words: its shape."""
    return words.say("decor-name", size=decor.replace("x", "×"))


def pile_name(words: Words, pile: str) -> str:
    """A pile in words: the size and the number on its backs."""
    size, value = pile.split("-")
    return words.say("pile-name", size=size.replace("x", "×"), value=value)


def pattern_name(words: Words, pattern: str) -> str:
    """A line of decor in words: its tiles, from its left or upper end."""
    lengths = pattern[1:].split("+")
    return " + ".join(f"1×{length}" if pattern[0] == "v" else f"{length}×1" for length in lengths)


def square_name(words: Words, square: str) -> str:
    """A square is called the same in every language."""
    return square


def _lots(view: ArtSocietyView, words: Words) -> Table:
    columns = tuple(words.say(f"board-{name}") for name in ("painting", "value"))
    rows = tuple((painting_name(words, lot), str(view.values[lot])) for lot in view.lots)
    return Table(words.say("board-lots"), columns, rows)


def _genres(view: ArtSocietyView, words: Words) -> Table:
    columns = tuple(words.say(f"board-{name}") for name in ("genre", "prestige", "counts", "museum"))
    rows = []
    for genre in view.genres:
        sizes = ", ".join(name.split("-")[2].replace("x", "×") for name in genre.museum)
        rows.append((words.say(f"genre-{genre.key}"), str(genre.prestige), f"×{genre.multiplier}", sizes or "–"))
    return Table(words.say("board-genres"), columns, tuple(rows))


def _piles(view: ArtSocietyView, words: Words) -> Table:
    by_value: dict[int, list[str]] = {}
    for pile in view.piles:
        by_value.setdefault(pile.value, []).append(f"{pile.width}×{pile.height}: {pile.left}")
    rows = [(str(value), ", ".join(piles)) for value, piles in by_value.items()]
    decor = ", ".join(f"{stock.decor.replace('x', '×')}: {stock.left}" for stock in view.stock)
    rows.append((words.say("board-decor"), decor))
    columns = (words.say("board-value"), words.say("board-left"))
    return Table(words.say("board-piles"), columns, tuple(rows))


def _players(view: ArtSocietyView, words: Words) -> Table:
    names = ("player", "bid", "cards", "assistant", "superfluous", "free", "score")
    rows = []
    for seat, player in enumerate(view.players):
        wall = player.wall
        bid = " ".join(map(str, player.shown)) or ("•" if seat in view.laid else "–")
        held = wall.assistant
        rows.append(
            (
                words.seat(seat),
                bid,
                str(player.cards),
                "–" if held is None else painting_name(words, held) if "-" in held else decor_name(words, held),
                str(len(wall.superfluous)),
                str(wall.free),
                str(wall.score.total),
            )
        )
    return Table(words.say("board-players"), tuple(words.say(f"board-{name}") for name in names), tuple(rows))


def _score(view: ArtSocietyView, words: Words, wall: WallView) -> Table:
    score = wall.score
    rows = [
        (words.say(f"genre-{genre.key}"), f"{count} × {genre.multiplier}", str(points))
        for genre, count, points in zip(view.genres, score.paintings, score.prestige, strict=True)
    ]
    for name in ("decor", "eye_line", "full_wall", "corners", "superfluous"):
        rows.append((words.say(f"score-{name}"), "", str(getattr(score, name))))
    rows.append((words.say("board-total"), "", str(score.total)))
    return Table(words.say("board-own-score"), ("", "", ""), tuple(rows))


def _wall(view: ArtSocietyView, words: Words, seat: int, wall: WallView) -> Table:
    """The wall square by square: genre and frame as letters, the genre large where a painting's top left square is.

    Decor is ##, a star that is not covered **; the rows at eye level are marked.
    """
    grid = Grid(view.width, view.height)
    signs = ["**" if grid.name(cell) in view.stars else "··" for cell in range(grid.cells)]
    for hung in wall.paintings:
        genre, frame, size = hung.painting.split("-")[:3]
        large, small = words.say(f"letter-{genre}"), words.say(f"letter-{frame}").lower()
        width, height = (int(side) for side in size.split("x"))
        first = grid.cell(hung.square)
        squares = grid.footprint(width, height, first)
        for cell in range(grid.cells):
            if squares >> cell & 1:
                signs[cell] = (large if cell == first else large.lower()) + small
    for laid in wall.decor:
        width, height = (int(side) for side in laid.decor.split("x"))
        squares = grid.footprint(width, height, grid.cell(laid.square))
        for cell in range(grid.cells):
            if squares >> cell & 1:
                signs[cell] = "##"
    head = "   " + " ".join(chr(97 + column) for column in range(grid.width))
    first, last = view.eye_rows
    rows = [
        (f"{row + 1:>2}{'›' if first <= row + 1 <= last else ' '}" + "".join(signs[row * grid.width :][: grid.width]),)
        for row in range(grid.height)
    ]
    return Table(words.say("board-wall", seat=words.seat(seat)), (head,), tuple(rows))
