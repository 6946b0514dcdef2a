"""Records come back as they were written, tell a seat no more than it may know, and show when they were changed."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from tests.builders import talk
from tests.core.tables import dealt, rival_components, sealing, unsealed
from vernissage import RecordError, WrongSeat
from vernissage.core.errors import OtherRules
from vernissage.core.events import TakenBack
from vernissage.core.games import Game, replay
from vernissage.core.records import Record
from vernissage.core.redaction import redacted
from vernissage.games.modern_art import title
from vernissage.games.modern_art.position import ModernArtPosition


def some_game(seats: int = 3, moves: int = 40, seed: int = 5, **more: Any) -> Game[ModernArtPosition]:
    """A game of random moves, played in names."""
    dice = random.Random(seed)
    game = title.new(seats, seed, **more)
    while game.outcome is None and moves:
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
        moves -= 1
    return game


def comes_back(game: Game[ModernArtPosition]) -> Game[ModernArtPosition]:
    """The game its record leads to, which must be the same, and so must the record, letter by letter."""
    text = game.record.dump()
    again = title.load(text)
    assert again == game
    assert again.events == game.events
    assert again.record.dump() == text
    assert str(again.record) == text
    return again


# Round trips.


@pytest.mark.parametrize("moves", [0, 1, 2, 40, 10_000])
def test_a_game_comes_back_from_its_record(moves: int) -> None:
    comes_back(some_game(moves=moves))


@pytest.mark.parametrize(
    "options",
    [{}, {"edition": "classic"}, {"mystery_hand": True}, {"open_cash": True}, {"double_payment": "split"}],
    ids=str,
)
def test_options_come_back(options: dict[str, object]) -> None:
    game = some_game(options=options)
    assert comes_back(game).setup.options == game.setup.options


def test_comments_notes_preface_and_closing_come_back() -> None:
    game = some_game(moves=3)
    record = game.record
    record.preface = ("# The final of 2026.", "# Played at the club.")
    record.entries[1].notes = ("# Now it gets interesting.", "# Or does it?")
    record.entries[1].comment = "bold!  # very"
    record.entries[2].comment = "żółć é 漢字"
    record.closing = ("# To be continued.",)
    again = comes_back(game).record
    assert again.preface == record.preface
    assert again.closing == record.closing
    assert [entry.notes for entry in again.entries] == [(), record.entries[1].notes, ()]
    assert [entry.comment for entry in again.entries] == ["", "bold!  # very", "żółć é 漢字"]


def test_comments_between_header_lines_are_kept_as_preface() -> None:
    text = some_game(moves=1).record.dump()
    noted = text.replace("seats: 3\n", "# three of us\nseats: 3\n").replace("\n\n", "\n\n# and off we go\n", 1)
    assert title.load(noted).record.preface == ("# three of us", "# and off we go")


def test_comments_are_no_part_of_what_is_sealed() -> None:
    text = some_game(moves=3).record.dump()
    lines = text.splitlines()
    lines[-2] += "   # what a bid"
    lines.insert(-2, "   # and now:")
    lines.insert(-2, "")
    again = title.load("\n".join(lines))
    assert again.record.entries[-1].comment == "what a bid"


@pytest.mark.parametrize("comment", ["two\nlines", "fine\n4 0 pass", "x\nend: 1"])
def test_a_comment_of_several_lines_cannot_become_a_move(comment: str) -> None:
    game = some_game(moves=2)
    record = game.record
    record.entries[0].comment = comment
    record.entries[1].notes = (comment,)
    record.preface = (comment,)
    again = title.load(record.dump())
    assert again == game
    assert again.record.entries[0].comment == " ".join(comment.split("\n"))


@pytest.mark.parametrize(
    "names",
    [
        ("Ada", "Ben", "Cleo"),
        ("Zażółć gęślą", "漢字", "🎨"),
        ('quote " and \\', "line\nbreak", "tab\t"),
        ("# no comment", "a: b", "end: 1"),
        ("line\u2028separator", "next\x85line", "form\x0cfeed"),
        ("", "  ", "\u200b"),
    ],
)
def test_names_come_back_whatever_they_are(names: tuple[str, ...]) -> None:
    game = some_game(moves=4, names=names)
    assert comes_back(game).record.header.names == names


def test_a_scripted_deal_comes_back() -> None:
    game = dealt("koriko-open-1", "nex-double-2", first=2)
    text = game.record.dump()
    assert "deal deck: koriko-open-1 nex-double-2\n" in text
    assert "deal first_seller: 2\n" in text
    assert "commitment:" not in text, "a scripted deal cannot be verified"
    again = comes_back(game)
    assert "koriko-open-1" in [again.position.box.cards[card] for card in again.position.hands[0]]
    assert again.position.seller == 2


@pytest.mark.parametrize("ending", ["\n", "", "\r\n", "\n\n"])
def test_own_components_are_embedded_and_come_back(ending: str) -> None:
    rival = rival_components().replace("\n", "\r\n" if "\r" in ending else "\n").rstrip("\r\n") + ending
    game = some_game(seats=4, seed=8, components=rival)
    assert game.position.box.cards[2] == "nex-once-1"
    assert "nex-fixed-3" in game.position.box.cards
    text = game.record.dump()
    assert "| open = 2\n" in text
    again = comes_back(game)
    assert again.position.box == game.position.box
    assert not again.setup.is_standard


def test_own_components_may_hold_odd_characters() -> None:
    comes_back(some_game(components=rival_components() + "# a\u2028b \x85 c # d\n\n# e"))


def test_the_standard_components_handed_in_are_not_embedded() -> None:
    game = some_game(moves=1, components=title.standard_components)
    assert "\n| " not in game.record.dump()
    comes_back(game)


def test_a_record_with_windows_line_ends_is_read() -> None:
    game = some_game(components=rival_components())
    assert title.load(game.record.dump().replace("\n", "\r\n")) == game


def test_a_record_written_by_hand_needs_no_seal() -> None:
    game = some_game()
    assert title.load(unsealed(game.record.dump())) == game


def test_a_record_can_be_replayed_in_part() -> None:
    game = some_game(moves=12)
    record = Record.parse(game.record.dump(), title.moveset)
    for to in (0, 5, 12):
        there = replay(title, record, to)
        assert len(there.record.entries) == to


def test_without_a_moveset_the_header_can_still_be_read() -> None:
    record = Record.parse(some_game().record.dump())
    assert record.header.title == "modern_art"
    assert len(record.entries) == 40


# Redacted.


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_open_sealed_bids_of_others_are_hidden(seat: int | None) -> None:
    game = sealing()
    talk(game, "1 seal 87; 2 seal 93")
    text = redacted(game, seat).dump()
    for bidder, bid, entry in ((1, "87", 2), (2, "93", 3)):
        own = bidder == seat
        assert (f"\n{entry} {bidder} {'seal ' + bid if own else '?'}\n" in text) is True
        assert bool(re.search(rf"\b{bid}\b", text)) is own
    assert f"redacted: {'spectator' if seat is None else seat}\n" in text


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_opened_bids_are_shown_to_all(seat: int | None) -> None:
    game = sealing()
    talk(game, "1 seal 87; 2 seal 93; 0 seal 5")
    text = redacted(game, seat).dump()
    assert "?" not in text
    for line in ("2 1 seal 87", "3 2 seal 93", "4 0 seal 5"):
        assert f"\n{line}\n" in text


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("taken_back", [False, True])
def test_a_bid_that_was_changed_before_it_was_opened_stays_hidden(
    seat: int | None, opened: bool, taken_back: bool
) -> None:
    game = sealing()
    talk(game, "1 seal 87")
    if taken_back:
        game.take_back(1)
    talk(game, "1 seal 41; 2 seal 6")
    if opened:
        talk(game, "0 seal 5")
    text = redacted(game, seat).dump()
    assert not re.search(r"\b87\b", text), "nobody but its owner was ever shown this bid"
    assert bool(re.search(r"\b41\b", text)) is opened
    assert re.search(r"\b87\b", redacted(game, 1).dump()), "its owner knows"


MINDS = {
    "at once": "1 seal 41; 2 seal 6",
    "changed": "1 seal 87; 1 seal 41; 2 seal 6",
    "changed twice": "1 seal 87; 1 seal 3; 1 seal 41; 2 seal 6",
    "changed later": "1 seal 87; 2 seal 6; 1 seal 3; 1 seal 41",
    "both changed": "1 seal 87; 2 seal 9; 1 seal 41; 2 seal 6",
    "the same again": "1 seal 41; 1 seal 41; 2 seal 6; 2 seal 6",
    "a change taken back": "1 seal 41; 1 seal 87; 1 back 1; 2 seal 6",
    "two changes taken back": "1 seal 41; 1 seal 87; 1 seal 88; 1 back 2; 2 seal 6",
    "a later change taken back": "1 seal 41; 2 seal 6; 1 seal 87; 1 back 1",
    "a change taken back and made again": "1 seal 3; 1 seal 87; 1 back 1; 1 seal 41; 2 seal 6",
}


def seal(game: Game[ModernArtPosition], script: str) -> None:
    """Play a script in which `1 back 2` takes back two moves."""
    for line in script.split("; "):
        seat, word, number = line.split()
        if word == "back":
            game.take_back(int(seat), int(number))
        else:
            talk(game, line)


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("then", ["", "0 seal 5", "0 seal 5; and on"])
@pytest.mark.parametrize("script", MINDS.values(), ids=MINDS)
def test_nobody_learns_how_often_a_sealed_bid_was_replaced(script: str, then: str, seat: int | None) -> None:
    texts = []
    for told in (MINDS["at once"], script):
        game = sealing()
        seal(game, told)
        talk(game, then.removesuffix("; and on"))
        if then.endswith("on"):
            game.play(1, next(iter(game.moves(1))))
        cut = redacted(game, seat)
        texts.append((cut.dump(), [msgspec.structs.asdict(e) for e in game.events], cut.ply, cut.entries))
        assert Record.parse(cut.dump(), title.moveset).dump() == cut.dump()
    assert texts[0] == texts[1]


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_nobody_learns_how_often_a_bid_was_replaced_that_was_then_taken_back(seat: int | None) -> None:
    texts = []
    for script in ("1 seal 5; 1 back 1; 1 seal 41", "1 seal 5; 1 seal 6; 1 seal 7; 1 back 3; 1 seal 40; 1 seal 41"):
        game = sealing()
        seal(game, script)
        texts.append(redacted(game, seat).dump())
        assert [event.moves for event in game.events if isinstance(event, TakenBack)] == [1]
    assert texts[0] == texts[1]


def test_the_own_record_keeps_every_sealed_answer() -> None:
    game = sealing()
    seal(game, MINDS["both changed"])
    lines = redacted(game, 1).dump().splitlines()
    for line in ("2 1 seal 87", "3 2 ?", "4 1 seal 41"):
        assert line in lines
    assert not any(line.startswith("5 ") for line in lines)


@pytest.mark.parametrize("options", [{}, {"mystery_hand": True}], ids=str)
def test_a_redacted_record_has_no_seed_and_no_hidden_card(options: dict[str, object]) -> None:
    game = some_game(options=options, seed=23)
    for seat in (None, 0, 1, 2):
        text = redacted(game, seat).dump()
        assert game.position.seed.hex() not in text
        assert "seed:" not in text
        assert "deal " not in text
        hands = [hand for place, hand in enumerate(game.position.hands) if place != seat]
        hidden = {
            game.position.box.cards[card]
            for hand in (*hands, game.position.deck[game.position.dealt :])
            for card in hand
        }
        assert hidden
        assert not hidden & set(re.findall(r"[a-z]+-[a-z]+-\d+", text))


@pytest.mark.parametrize("seat", [True, -1, 3, "1", 1.0])
def test_there_is_no_record_for_a_seat_that_does_not_exist(seat: Any) -> None:
    with pytest.raises(WrongSeat, match="no such seat"):
        redacted(sealing(), seat)


def test_a_scripted_deal_is_redacted_too() -> None:
    game = sealing()
    assert "nex-open-1" not in redacted(game, 1).dump()
    assert "nex-open-1" in redacted(game, 0).dump(), "seat 0 was dealt it"


def test_a_redacted_record_says_what_the_seat_was_shown() -> None:
    game = some_game(moves=2)
    for seat in (None, 0, 1, 2):
        cut = redacted(game, seat)
        heard = [line for number in range(3) for line in cut.shown[number]]
        assert len(heard) == sum(event.seen_by(seat) for event in game.events)
        assert sum('"event":"dealt"' in line for line in heard) == (seat is not None)


def test_a_redacted_record_can_be_read_but_not_replayed() -> None:
    game = sealing()
    talk(game, "1 seal 87")
    text = redacted(game, 2).dump()
    record = Record.parse(text, title.moveset)
    assert record.dump() == text
    assert record.entries[1].move is None
    with pytest.raises(RecordError, match="redacted for seat 2: it can be read, not replayed"):
        title.load(text)


def test_a_question_mark_is_no_move_in_a_whole_record() -> None:
    text = unsealed(some_game(moves=1).record.dump())
    with pytest.raises(RecordError, match=r"'\?' is no move"):
        title.load(re.sub(r"\n1 (\d) .*\n", r"\n1 \1 ?\n", text))


# Cut and changed.


@pytest.mark.parametrize("own", [False, True])
def test_a_record_cut_at_any_line_is_noticed(own: bool) -> None:
    game = some_game(moves=12, names=("Ada", "Ben", "Cleo"), components=rival_components() if own else None)
    lines = game.record.dump().splitlines()
    for kept in range(len(lines)):
        for ending in ("", "\n"):
            cut = "\n".join(lines[:kept]) + ending
            with pytest.raises(RecordError) as error:
                title.load(cut)
            assert error.value.line == cut.removesuffix("\n").count("\n") + 1
            assert str(error.value).startswith(f"line {error.value.line}: ")
            assert ("cut off" if kept else "begins with") in error.value.what


def test_a_record_that_lacks_any_one_line_is_noticed() -> None:
    game = some_game(moves=12, names=("Ada", "Ben", "Cleo"))
    lines = game.record.dump().splitlines()
    for gone, line in enumerate(lines):
        if line:
            with pytest.raises(RecordError):
                title.load("\n".join([*lines[:gone], *lines[gone + 1 :]]))


HEADER_EDITS = {
    "title": ("title: modern_art", "title: gallerist", "record of 'gallerist', not of 'modern_art'"),
    "rules": ("rules: 1", "rules: 2", "rules version 2 of Modern Art; this program plays version 1"),
    "digest": ("components: ", "components: 0", "are not the ones here"),
    "option": ("edition=matagot", "edition=classic", "does not fit its commitment"),
    "option value": ("edition=matagot", "edition=baroque", "matagot, classic, not 'baroque'"),
    "unknown option": ("open_cash=off", "open_cash=off tea=on", "no option 'tea'"),
    "option twice": ("open_cash=off", "open_cash=off open_cash=on", "stands twice"),
    "option without value": ("open_cash=off", "open_cash", "key=value"),
    "seats": ("seats: 3", "seats: 4", "does not fit its commitment"),
    "too many seats": ("seats: 3", "seats: 999999999", "played by 3 to 5"),
    "no number of seats": ("seats: 3", "seats: three", "'seats' is a whole number"),
    "seed": ("seed: 0", "seed: 1", "does not fit its commitment"),
    "short seed": ("seed: 0", "seed: ", "64 hexadecimal digits"),
    "no seed": ("seed: ", "# seed: ", "neither a seed nor a scripted deal"),
    "commitment": ("commitment: ", "commitment: 0", "does not fit its commitment"),
    "names": ('names: ["Ada"', 'names: [1,"Ada"', "'names' is a list of texts"),
    "unknown header": ("seats: 3", "seats: 3\nweather: fine", "there is no header 'weather'"),
    "header twice": ("seats: 3", "seats: 3\nseats: 3", "'seats' stands twice"),
    "no colon": ("seats: 3", "seats 3", "'key: value'"),
    "format": ("vernissage record 1", "vernissage record 2", "format '2'; format 1 can be read"),
    "another file": ("vernissage record 1", '[Event "chess"]', "begins with 'vernissage record 1'"),
    "scripted": ("seed: ", "deal deck: nex-open-9\nseed: ", "a scripted deal has 'deck'"),
    "scripted twice": ("seed: ", "deal deck: nex-open-1 nex-open-1\nseed: ", "asks twice for a component"),
    "scripted label twice": ("seed: ", "deal deck: nex-open-1\ndeal deck: nex-open-1\nseed: ", "stands twice"),
    "scripted seller": ("seed: ", "deal first_seller: 3\nseed: ", "gives 3, but only 0 to 2"),
    "scripted giant": ("seed: ", f"deal first_seller: {'9' * 5000}\nseed: ", "has no component"),
}


@pytest.mark.parametrize("edit", HEADER_EDITS)
def test_a_changed_header_is_noticed(edit: str) -> None:
    old, new, said = HEADER_EDITS[edit]
    text = some_game(moves=3, names=("Ada", "Ben", "Cleo")).record.dump()
    assert text.count(old) == 1
    with pytest.raises(RecordError):
        title.load(text.replace(old, new))
    with pytest.raises(RecordError, match=re.escape(said)) as error:
        title.load(unsealed(text).replace(old, new))
    assert len(str(error.value)) < 300


MOVE_EDITS = {
    "another card": ("1 0 offer nex-once-1", "1 0 offer koriko-double-3", 1, "not in hand"),
    "no card": ("1 0 offer nex-once-1", "1 0 offer mona-lisa", 1, "'mona-lisa' is no card"),
    "another seat": ("2 1 bid 5", "2 2 bid 5", 2, "[CORE-3] not asked, needed 1"),
    "no seat": ("2 1 bid 5", "2 7 bid 5", 2, "[CORE-1] no such seat"),
    "negative seat": ("2 1 bid 5", "2 -1 bid 5", 2, "an entry's seat is a whole number"),
    "too low": ("3 2 bid 8", "3 2 bid 5", 3, "[MA-14] bid too low, needed 6, available 5"),
    "too high": ("3 2 bid 8", "3 2 bid 101", 3, "[MA-15] above cash"),
    "other question": ("3 2 bid 8", "3 2 seal 8", 3, "[CORE-6] other question, needed bid, pass"),
    "no amount": ("3 2 bid 8", "3 2 bid", 3, "needs its amount"),
    "no whole amount": ("3 2 bid 8", "3 2 bid 8.5", 3, "whole number, not '8.5'"),
    "no move": ("3 2 bid 8", "3 2 hum", 3, "'hum' is no move"),
    "no words": ("3 2 bid 8", "3 2", 3, "'number seat move'"),
    "number": ("3 2 bid 8", "4 2 bid 8", 3, "entry 3 is missing: this line is entry 4"),
    "back too far": ("4 0 pass", "4 0 back 2", 4, "seat 0 can take back 0"),
    "back into the future": ("4 0 pass", "4 0 back 4", 4, "entry 4 cannot go back to entry 4"),
    "back to nowhere": ("4 0 pass", "4 0 back x", 4, "the entry to go back to is a whole number"),
}


@pytest.mark.parametrize("edit", MOVE_EDITS)
def test_a_changed_move_is_noticed_where_it_stands(edit: str) -> None:
    old, new, entry, said = MOVE_EDITS[edit]
    game = dealt("nex-once-1")
    talk(game, "0 offer nex-once-1; 1 bid 5; 2 bid 8; 0 pass")
    text = game.record.dump()
    assert text.count(old) == 1
    with pytest.raises(RecordError):
        title.load(text.replace(old, new))
    lines = text.splitlines()
    with pytest.raises(RecordError, match=re.escape(said)) as error:
        title.load(unsealed(text).replace(old, new))
    assert error.value.line == lines.index(old) + 1
    assert entry == int(old.split()[0])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: re.sub(r"end: 4 .", "end: 4 x", text), "the seal does not fit"),
        (lambda text: text.replace("end: 4", "end: 5"), "should have 5 entries and has 4"),
        (lambda text: text.replace("end: 4", "end: four"), "the count of entries is a whole number"),
        (lambda text: text.replace("end: 4", "end: 4 4"), "'end: number-of-entries seal'"),
        (lambda text: text + "5 1 pass\n", "nothing may follow"),
        (lambda text: text.replace("2 1 bid 5\n", "2 1 bid 6\n"), "the seal does not fit"),
    ],
)
def test_a_changed_end_is_noticed(change: Any, said: str) -> None:
    game = dealt("nex-once-1")
    talk(game, "0 offer nex-once-1; 1 bid 5; 2 bid 8; 0 pass")
    with pytest.raises(RecordError, match=re.escape(said)):
        title.load(change(game.record.dump()))


def test_changed_own_components_are_noticed() -> None:
    text = some_game(moves=2, components=rival_components()).record.dump()
    changed = text.replace("| start = 100", "| start = 110")
    with pytest.raises(RecordError, match="seal"):
        title.load(changed)
    with pytest.raises(RecordError, match="are not the ones here"):
        title.load(unsealed(changed))
    with pytest.raises(RecordError, match="the components file is not TOML"):
        title.load(unsealed(text.replace("| start = 100", "| start = = 100")))


def test_changed_names_are_noticed_behind_a_hash_sign_too() -> None:
    text = some_game(moves=2, names=("Ada #1", "Ben", "Cleo")).record.dump()
    with pytest.raises(RecordError, match="seal"):
        title.load(text.replace("Cleo", "Clea"))


def test_a_record_is_bounded() -> None:
    text = some_game(moves=2).record.dump()
    with pytest.raises(RecordError, match="at most"):
        title.load(text + "#" * 5_000_000)


def test_half_a_character_is_no_text() -> None:
    text = some_game(moves=2).record.dump()
    for place in ("\n\n", "title: ", "1 "):
        with pytest.raises(RecordError, match="UTF-8"):
            title.load(unsealed(text).replace(place, f"{place}\ud800", 1))


def test_a_record_of_other_rules_is_told_before_any_of_its_moves_is_read() -> None:
    text = unsealed(some_game(moves=5).record.dump()).replace("rules: 1\n", "rules: 41\n")
    old = re.sub(r"(\n\d+ \d+) offer ", r"\1 showpiece ", text)
    with pytest.raises(OtherRules, match="rules version 41 of Modern Art; this program plays version 1") as told:
        title.load(old)
    assert (told.value.rules, told.value.plays) == (41, 1)
    assert len(Record.parse(old).entries) == 5, "as texts they can be read"


def test_a_record_whose_components_were_not_kept_rests_on_its_commitment() -> None:
    text = unsealed(some_game(moves=5).record.dump())
    unknown = re.sub(r"\ncomponents: .*", "\ncomponents: unknown", text)
    assert title.load(unknown) == title.load(text)
    with pytest.raises(RecordError, match="does not fit its commitment"):
        title.load(unknown.replace("open_cash=off", "open_cash=on"))
