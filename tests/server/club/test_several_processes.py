"""Several processes with a real PostgreSQL and a real Redis: every acknowledged move once, in order, at all screens."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.club.games import Club, ClubGame
from tests.server.kill import answer_arrived, drain
from tests.server.people import Person, Refused

TROUBLE = "Something went wrong here. Nothing was changed; please try again."


@pytest.fixture
def game(club: Club) -> Iterator[ClubGame]:
    game = ClubGame(club, 1)
    yield game
    game.close()


def test_people_in_two_houses_play_one_game(club: Club, game: ClubGame) -> None:
    game.finish()
    assert not club.had_trouble


def test_people_sit_down_in_two_houses_at_once(club: Club) -> None:
    """Nobody's chair is written over by somebody else's; who finds none is told so."""
    ann = Person(club.left, "Ann")
    others = [Person(house, f"Guest {number}") for number in range(3) for house in club.houses]
    with ThreadPoolExecutor() as hands:
        for _ in range(8):
            table = ann.new_table("me", "open", "open", "open", "open")
            for person in others:
                person.table(table)  # both houses hold it
            path = f"/api/tables/{table}/seat"
            asked = [hands.submit(person.ask, "POST", path, {}) for person in others]
            answers = [one.result() for one in asked]
            told = sorted((answer.status_code, answer.json().get("code")) for answer in answers)
            assert told == [(200, None)] * 4 + [(409, "no-free-seat")] * 2
            seated = [answer.json()["your_seat"] for answer in answers if answer.status_code == 200]
            assert sorted(seated) == [1, 2, 3, 4]
            rows = club.postgres.ask(club.database, "SELECT guest FROM seats WHERE table_id = $1", table)
            assert len({row["guest"] for row in rows}) == 5
    for person in (ann, *others):
        person.close()
    assert not club.had_trouble


def test_a_house_is_killed_and_its_people_come_back(club: Club, game: ClubGame) -> None:
    for house in (club.left, club.right, club.left):
        game.play(3)
        player, watcher = game.of(house)
        game.play_until_asked(player)
        move = game.send(player)
        house.kill()
        if answer_arrived(player.tab):
            game.was_stored(player, move)
        drain(watcher.tab)
        house.open()
        for one in (player, watcher):
            one.come_back()
        game.look_at_log(unanswered=(player, move))
        game.all_see_the_same()
    game.finish()
    assert not club.had_trouble


def test_people_of_a_killed_house_go_on_in_the_other(club: Club, game: ClubGame) -> None:
    game.play(3)
    club.left.kill()
    for one in game.of(club.left):
        drain(one.tab)
        one.person.move_to(club.right)
        one.come_back()
    game.play(5)
    club.left.open()
    game.finish()
    assert not club.had_trouble


def test_redis_is_restarted(club: Club, game: ClubGame) -> None:
    """Moves are made meanwhile, and heard in the other house, if a little later."""
    for how in ("INT", "KILL"):
        game.play(3)
        club.redis.stop(how)
        game.play(2)
        club.redis.start()
        game.play(2)
        game.all_see_the_same()
    game.finish()
    assert not club.had_trouble
    for house in club.houses:
        assert house.log.count("Redis is gone") == house.log.count("Redis is back") == 2, house.log


def test_postgresql_is_restarted(club: Club, game: ClubGame) -> None:
    """Nobody can move meanwhile, and everybody can at once when it is back."""
    for player, how in zip(game.players, ("INT", "QUIT"), strict=True):
        game.play(3)
        game.play_until_asked(player, alone=True)
        move = game.any_move(player)
        club.postgres.stop(how)
        with pytest.raises(Refused, match=TROUBLE):
            player.tab.play(move)
        assert player.person.refused("GET", f"/api/tables/{game.table}") == (500, "trouble")
        club.postgres.start()
        game.look_at_log()
        player.tab.play(move)
        game.was_stored(player, move)
        game.look_at_log()
        game.all_see_the_same()
    game.finish()


def test_postgresql_goes_while_moves_are_on_their_way(club: Club, game: ClubGame) -> None:
    """A move may have been stored without an answer: then it is on every screen when PostgreSQL is back."""
    for how in ("INT", "QUIT"):
        for player in game.players:
            game.play_until_asked(player)
            move = game.send(player)
            club.postgres.stop(how)
            if player.tab.answer()["type"] == "answered":
                game.was_stored(player, move)
            club.postgres.start()
            game.look_at_log(unanswered=(player, move))
            game.all_see_the_same()
    game.finish()
