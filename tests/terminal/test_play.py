"""A game in the terminal, typed by a person and looked at as they see it."""

from __future__ import annotations

import random
import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

import vernissage
from tests.conformance.toys import ShowCards, Toy
from tests.sample import TITLE as SAMPLE
from tests.terminal.people import Table, reader, script
from vernissage import RecordError, UnreadableMove
from vernissage.bots import UnknownBot
from vernissage.core.text import LANGUAGES
from vernissage.terminal.answers import Answers, NoSuchNumber, PlaceNeeded

OFFER = "Which painting do you put up for auction?"


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch)


def first_offer(seat: int = 0) -> int:
    """A seed with which this seat of three sells first."""
    title = vernissage.title("modern_art")
    return next(seed for seed in range(99) if title.new(3, seed).decision.seats == (seat,))


def first_sealed() -> tuple[int, int]:
    """A seed with which seat 0 sells first and holds a sealed card, and the number that offers it."""
    title = vernissage.title("modern_art")
    for seed in range(999):
        position = title.new(3, seed)
        offers = [str(move) for move in position.moves(0)]
        for number, offer in enumerate(offers, 1):
            if "-sealed-" in offer:
                return seed, number
    raise AssertionError("no such deal")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game(table: Table, language: str, bot: str) -> None:
    assert table.play(reader(), language=language, bot=bot, seats=3) == 0
    words = vernissage.title("modern_art").words(language)
    over = table.shown.index(words.say("terminal-over", reason="").rstrip())
    assert words.say("terminal-score") in table.shown[over:]
    for round_ in (1, 2, 3, 4):
        assert words.say("chapter-round-closed", round=round_) in table.shown[:over]
    assert max(map(len, table.shown.splitlines())) <= 80
    assert "…" not in table.shown


@pytest.mark.parametrize("seats", [4, 5])
def test_more_players_and_a_narrow_screen(table: Table, seats: int) -> None:
    assert table.play(reader(2), seats=seats, seat=seats - 1, edition="classic") == 0
    assert "Lite Metal" in table.shown
    assert table.play(reader(2), seats=seats, width=60) == 0
    assert max(map(len, table.shown.splitlines())) <= 60


def test_the_mystery_hand(table: Table) -> None:
    assert table.play(reader(4), mystery_hand=True) == 0
    assert "Turn over a card" in table.shown


def test_only_the_persons_own_cards_and_cash_are_shown(table: Table) -> None:
    assert table.play(reader(), seats=3, seat=1) == 0
    before_the_end = table.shown[: table.shown.index("The game ends:")]
    assert set(re.findall(r"(\w+) is dealt [A-Z]", before_the_end)) == {"Bruno"}
    rows = re.findall(r"(?m)(Ada|Bruno|Clara) +\d+ +(\?|€\d+k)", before_the_end)
    assert {cash for name, cash in rows if name != "Bruno"} == {"?"}
    assert "?" not in {cash for name, cash in rows if name == "Bruno"}


def test_what_cannot_be_understood_is_asked_again(table: Table) -> None:
    typed = ["99", "0", "hello", "offer moon", "bid 3", "²", "?99", ""]
    assert table.play(script(typed), seed=first_offer()) == 1
    assert "There is no answer 99 here: choose from 1 to 10." in table.shown
    assert "There is no answer 0 here: choose from 1 to 10." in table.shown
    assert "I don't understand “hello”." in table.shown
    assert "I don't understand “offer moon”." in table.shown
    assert "I don't understand “²”." in table.shown
    assert "That answers a different question: this one needs “offer”, not “bid”. [CORE-6]" in table.shown
    assert "The rules have no chapter 99: the chapters are 1 to 11." in table.shown
    assert table.shown.count(OFFER) == 2, "an empty line shows the table again"


def test_a_number_of_many_digits_is_refused_like_any_other(table: Table) -> None:
    seed, number = first_sealed()
    assert table.play(script([str(number), "9" * 5000, "101", "p"]), seed=seed) == 1
    assert "is not a possible amount" in table.shown
    assert "You would need €101k, but you have only €100k. [MA-15]" in table.shown
    assert "I don't understand “p”." in table.shown


def test_a_card_that_is_not_ones_own(table: Table) -> None:
    seed = first_offer()
    hand = vernissage.title("modern_art").new(3, seed).view(0).hand
    other = next(name for name in ("nex-open-1", "nex-open-2", "nex-open-3") if name not in hand)
    assert table.play(script([f"offer {other}"]), seed=seed) == 1
    assert "That painting is not in your hand; you hold 10 cards. [MA-8]" in table.shown


def test_a_sealed_bid_is_taken_back(table: Table) -> None:
    seed, number = first_sealed()
    assert table.play(script([str(number), "7", "u", "9", "", "l"]), seed=seed) == 1
    assert "Bid €7k in secret\nPress Enter to continue, or u to take it back." in table.shown
    assert "Taken back. Please answer again." in table.shown
    assert "Ada takes a move back." in table.shown
    assert re.search(r"The bids are revealed: Ada 9,", table.shown)


def test_what_an_answer_would_do_is_told_and_nothing_is_done(table: Table) -> None:
    seed, number = first_sealed()
    assert table.play(script([f"={number}", "=99", "= hello", str(number), "=7", "=101"]), seed=seed) == 1
    told, done = table.shown.split("Your answer › " + str(number) + "\n")[:2]
    assert re.search(r"Your answer › =\d+\nOffer .*\nAda offers .*\nThen you are asked: ", told)
    assert "There is no answer 99 here" in told
    assert "I don't understand “hello”." in told
    assert "Bid €7k in secret\nAda has placed a sealed bid.\n" in done
    assert "You would need €101k, but you have only €100k. [MA-15]" in done
    assert "Press Enter to continue" not in done, "no bid was made"


def test_what_follows_by_chance_is_not_told(table: Table) -> None:
    assert table.play(script(["?", "=1", "1", "", "=1"]), title=Toy(), seats=2) == 1
    assert "“=3” tells you what answer 3 would do" in table.shown
    marked, shown = table.shown.split("Your answer › 1\n")
    assert "Chalk side 0\nSeat Ada chalks side 0.\nThen you are asked: " in marked
    assert "depends on chance" not in marked
    assert "What follows depends on chance or on what is hidden from you." in shown
    assert "You draw" not in shown


def test_what_was_shown_cannot_be_taken_back(table: Table) -> None:
    seed, number = first_sealed()
    assert table.play(script(["u", str(number), "u"]), seed=seed) == 1
    assert table.shown.count("You cannot take anything back") == 2


def test_while_the_game_runs_only_what_the_seat_knows_is_saved(table: Table, tmp_path: Path) -> None:
    seed, number = first_sealed()
    typed = [str(number), "s mine", "s mine", "s no/such/folder", "s", "s table.toml", "7", ""]
    assert table.play(script(typed), seed=seed) == 1
    assert "Saved as your seat knows the game: mine.vrec" in table.shown
    assert "can be saved once it is over" in " ".join(table.shown.split())
    assert "could not be saved to mine.vrec: that file already exists" in table.shown
    assert "could not be saved to no/such/folder.vrec" in table.shown
    saved = list(tmp_path.glob("modern_art-*.vrec"))
    assert len(saved) == 1
    work = vernissage.title("modern_art")
    dealt = work.new(3, seed)
    hidden = [dealt.position.seed.hex(), *(name for seat in (1, 2) for name in dealt.view(seat).hand)]
    for path in (saved[0], tmp_path / "mine.vrec"):
        text = path.read_text("utf-8")
        assert "\nredacted: 0\n" in text
        assert not any(word in text for word in hidden)
        with pytest.raises(RecordError, match="redacted for seat 0"):
            work.load(text)
    seen = (tmp_path / "table.toml").read_text("utf-8")
    assert tomllib.loads(seen)["seat"] == "seat 0"
    assert not any(word in seen for word in hidden)


def test_the_record_can_be_saved_when_the_game_is_over(table: Table, tmp_path: Path) -> None:
    play = reader()

    def answer(shown: str) -> str | None:
        if "is saved" in shown:
            return "" if "end.toml" in shown else "s end.toml"
        return "s end" if "The game is over" in shown else play(shown)

    assert table.play(answer) == 0
    work = vernissage.title("modern_art")
    game = work.load((tmp_path / "end.vrec").read_text("utf-8"))
    assert game.outcome is not None
    assert work.read_position((tmp_path / "end.toml").read_text("utf-8")) == game.position


def test_help_and_rules(table: Table) -> None:
    assert table.play(script(["?", "?7", "l", "??"]), seed=first_offer()) == 1
    assert "Answer with the number in front of an answer" in table.shown
    assert table.shown.count("7. The end of a round") == 2
    assert "11. The mystery hand, for three" in table.shown
    assert "Game log" in table.shown


def test_leaving_asks_once(table: Table) -> None:
    assert table.play(script(["q", "n", "q", "y"]), seed=first_offer()) == 0
    assert table.shown.count("Quit this game?") == 2
    assert table.shown.rstrip().endswith("You left the game. See you next time!")


def test_leaving_where_a_move_could_be_taken_back(table: Table) -> None:
    seed, number = first_sealed()
    assert table.play(script([str(number), "7", "q", "n", "q", "y"]), seed=seed) == 0
    assert table.shown.count("Press Enter to continue") == 2
    assert table.shown.rstrip().endswith("You left the game. See you next time!")


def test_an_owners_own_box(monkeypatch: pytest.MonkeyPatch) -> None:
    title = vernissage.title("modern_art")
    own = title.standard_components.replace("start = 100", "start = 300")
    table = Table(monkeypatch)
    assert table.play(script([]), seed=first_offer(), components=own) == 1
    assert "€300k" in table.shown


def test_leaving_in_french(table: Table) -> None:
    assert table.play(script(["q", "y", "x", "q", "o"]), seed=first_offer(), language="fr") == 0
    assert "Quel tableau mettez-vous en vente" in table.shown
    assert "Je ne comprends pas «\u00a0x\u00a0»." in table.shown
    assert table.shown.rstrip().endswith("Vous avez quitté la partie. À bientôt\u00a0!")


def test_the_end_of_input_and_ctrl_c_leave_with_a_sentence(table: Table) -> None:
    assert table.play(script([])) == 1
    assert table.shown.rstrip().endswith("The input ended before the game did, so we stop here.")

    def interrupt(shown: str) -> str | None:
        raise KeyboardInterrupt

    assert table.play(interrupt) == 130
    assert table.shown.rstrip().endswith("Game abandoned. See you next time!")


def test_the_only_answer_is_given_by_enter(table: Table) -> None:
    title = vernissage.title("modern_art")
    for seed in range(999):
        position = title.new(3, seed)
        offers = list(position.moves(0))
        double = next((n for n, move in enumerate(offers, 1) if "-double-" in str(move)), 0)
        if not double:
            continue
        position.play(0, offers[double - 1])
        if len(position.moves(0)) == 1:
            break
    assert table.play(script([str(double), ""]), seed=seed) == 1
    assert "This is your only choice: just press Enter." in table.shown
    assert "Ada adds nothing." in table.shown


def test_names_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    from vernissage.terminal import _seated

    assert _seated(["Ola"], 1, ["Ada", "Bruno", "Clara"]) == ["Ada", "Ola", "Bruno"]
    assert _seated(["Bruno", "Zoé"], 2, ["Ada", "Bruno", "Clara"]) == ["Zoé", "Ada", "Bruno"]
    with pytest.raises(UnknownBot, match="no bot 'genius' plays Modern Art"):
        Table(monkeypatch).play(script([]), bot="genius")


# Places: many answers that differ in where alone.


ART_SOCIETY = vernissage.title("art_society")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_hanging(table: Table, language: str) -> None:
    assert table.play(reader(), title=ART_SOCIETY, seats=2, language=language) == 0
    words = ART_SOCIETY.words(language)
    assert words.say("terminal-over", reason="").rstrip() in table.shown
    asked = table.shown.split(words.say("ask-hang").split(".")[0])
    assert max(len(part.split("›")[0].splitlines()) for part in asked[1:]) < 25, "eighty places are a few lines"


def test_places_stand_together_and_are_typed_alone_or_after_a_number(table: Table) -> None:
    assert table.play(script(["1", "1 a1", "b2", "z9", "g3", "u", "1 H5", "", "l"]), title=ART_SOCIETY, seats=2) == 1
    shown = table.shown
    assert "starting painting) at …" in shown
    assert "    f3  g3  h3  f4  g4  h4  f5  g5  h5" in shown
    assert "Which one, and where? Type the number and a place, such as “1 f3”." in shown
    assert shown.count("The starting painting must cover at least one of the stars. [AS-6]") == 2, "1 a1, and b2"
    assert "I don't understand “z9”." in shown
    assert "starting painting) at g3\nPress Enter" in shown
    assert re.search(r"Ada hangs .* starting painting\) at h5\.", shown)


def test_a_place_that_several_tiles_have_needs_the_number() -> None:
    game = ART_SOCIETY.new(2, 5)
    dice = random.Random(3)
    while True:
        seat = game.decision.seats[0]
        answers = Answers.of(game.position, seat)
        shared = [place for one, other in pairwise(answers.places.values()) for place in one if place in other]
        if shared:
            break
        game.play(seat, game.moves(seat).sample(dice))
    with pytest.raises(PlaceNeeded, match=rf"^\d+ {shared[0]}$"):
        answers.read(shared[0], ART_SOCIETY.moveset)
    key, moves = next(iter(answers.places.items()))
    assert answers.read(f"{key}  {next(iter(moves)).upper()}", ART_SOCIETY.moveset) == next(iter(moves.values()))
    everything = [*answers.choices.values(), *(move for moves in answers.places.values() for move in moves.values())]
    assert sorted(map(str, everything)) == sorted(map(str, game.moves(seat)))


def test_several_are_picked_by_their_numbers(table: Table) -> None:
    """The toy asks for one or two cards of three: a list with numbers, not a line for each pair."""
    assert table.play(script(["1", "4", "1 2 3", "2 1", "l"]), title=Toy(), seats=2) == 1
    shown = table.shown
    assert "Type the numbers of those you choose, 1 to 2 of them, such as “1”; 0 is none." in shown
    assert "There is no answer 4 here: choose from 1 to 3." in shown
    assert re.search(r"Seat Ada shows \d+, \d+\.", shown), "the order in which they are named does not matter"


def test_a_pick_is_read_as_the_move_it_stands_for() -> None:
    game = Toy().new(2, 3)
    game.play(0, next(iter(game.moves(0))))
    answers = Answers.of(game.position, 0)
    assert answers.pick is not None
    cards = list(answers.pick.items.values())
    moveset = game.title.moveset
    assert answers.read("2,3", moveset) == answers.read("2 3", moveset) == ShowCards((cards[1], cards[2]))
    assert game.refusal(0, answers.read("0", moveset)) is not None, "at least one is shown"
    assert game.refusal(0, answers.read("1 2 3", moveset)) is not None, "two at most"
    with pytest.raises(NoSuchNumber):
        answers.read("9", moveset)


def test_a_list_with_a_rule_on_the_set_has_its_other_answers_beside_it() -> None:
    """In the sample of the docs the host sells any of the own pictures but not all, or keeps them."""
    game = SAMPLE.new(2, 3)
    while game.decision.key != "sell" or len(game.position.walls[game.decision.seats[0]]) < 3:
        for seat in game.decision.seats:  # the first seat wins everything, and nobody sells
            answer = "keep" if game.decision.key == "sell" else f"bid {1 - seat}"
            game.play(seat, SAMPLE.parse_move(answer))
    (seat,) = game.decision.seats
    answers, moveset = Answers.of(game.position, seat), SAMPLE.moveset
    assert answers.pick is not None
    assert {str(move) for move in answers.choices.values()} == {"keep"}
    assert answers.read(next(iter(answers.choices)), moveset) in game.moves(seat)
    items = list(answers.pick.items.values())
    two = answers.read("1 3", moveset)
    assert str(two).split()[1:] == [items[0], items[2]]
    assert two in game.moves(seat)
    refusal = game.refusal(seat, answers.read(" ".join(answers.pick.items), moveset))
    assert refusal is not None
    assert refusal.rule == "PS-1"


def test_one_thing_for_another_is_asked_as_two_lists() -> None:
    title = vernissage.title("pictura")
    position, dice = title.new(3, 3).position, random.Random(1)
    while position.question.key != "join":
        position.push(position.nth(dice.randrange(position.count())))
    seat = position.seat
    answers, moveset = Answers.of(position, seat), title.moveset
    hand, museums = len(position.hands[seat]), sum(card >= 0 for card in position.slots)
    assert (len(answers.places), len(answers.partners)) == (hand, museums)
    told = {answers.read(f"{one} {other}", moveset) for one in answers.places for other in answers.partners}
    assert {*told, answers.read("p", moveset)} == {*position.moves(seat)}
    assert answers.read("2 3", moveset) == answers.places["2"]["3"]
    for typed in ("2", "2 99", "2 x"):
        with pytest.raises(PlaceNeeded, match=r"^2 1$"):
            answers.read(typed, moveset)
    with pytest.raises(UnreadableMove):
        answers.read("99 1", moveset)
    assert answers.only is None


def test_a_swap_is_typed_as_two_numbers(table: Table) -> None:
    typed = ["1", "", "2 99", "=2 3", "2 3", "q", "y"]
    table.play(script(typed), title=vernissage.title("pictura"), seats=4, seed=3, seat=3)
    assert "Type a number of each list, such as “1 1”." in table.shown
    assert "Type a number of each list, such as “2 1”." in table.shown, "what to type instead of 2 99"
    asked, _, _ = table.shown.partition("Type a number of each list")
    assert " ".join(asked.split()).count("take …") == 5, "each painting of the hand stands there once"
