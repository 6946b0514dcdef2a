"""Whatever is read, it is read or refused in our own words: no other error ever comes out."""

from __future__ import annotations

import contextlib
import random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.builders import talk
from tests.conformance.toys import Toy
from tests.core.tables import dealt, rival_components, sealing, unsealed
from vernissage import RecordError, UnreadableMove, UnreadableView, VernissageError
from vernissage.core.games import Game
from vernissage.core.moves import Moveset
from vernissage.core.records import Record
from vernissage.core.redaction import redacted
from vernissage.games.modern_art import title

FUZZ = settings(deadline=None, max_examples=150, derandomize=True, database=None)
MOVESETS = [title.moveset, Toy().moveset]


def seeds() -> list[str]:
    """Records worth spoiling: with names, comments, take-backs, a scripted deal, own components, and a redacted one."""
    dice = random.Random(3)
    with_seed = title.new(3, 17, names=["Ada", "Ben #2", "Cleo"], components=rival_components())
    for _ in range(15):
        seat = with_seed.decision.seats[0]
        with_seed.play(seat, with_seed.moves(seat).sample(dice))
    with_seed.record.preface = ("# a friendly game",)
    with_seed.record.entries[3].comment = "hm"
    with_backs = sealing()
    talk(with_backs, "1 seal 5")
    with_backs.take_back(1)
    talk(with_backs, "1 seal 6; 2 seal 7")
    set_up = Game.at(with_backs.position.clone(), ("Ada", "Ben", "Cleo"))
    talk(set_up, "0 seal 8")
    scripted = dealt("nex-once-1")
    talk(scripted, "0 offer nex-once-1; 1 bid 5; 2 pass")
    whole = [game.record.dump() for game in (with_seed, with_backs, scripted, set_up)]
    return [*(unsealed(text) for text in whole), whole[0], redacted(with_backs, 2).dump()]


SEEDS = seeds()
PIECES = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["\n", "#", "| ", "> ", "! ", "end: 3", "back 1", "seal 5", "seats: 4", "deal deck: ", "?", "\r", "\u2028"]
    ),
    st.sampled_from([line for text in SEEDS for line in text.splitlines()]).map(lambda line: line + "\n"),
    st.integers(-2, 10**12).map(str),
)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A record with a few characters or lines put in, taken out, replaced, doubled or moved."""
    text = draw(st.sampled_from(SEEDS))
    for _ in range(draw(st.integers(1, 4))):
        if draw(st.booleans()):
            parts, joint = list(text), ""
        else:
            parts, joint = text.split("\n"), "\n"
        start = draw(st.integers(0, len(parts)))
        end = draw(st.integers(start, min(len(parts), start + 3)))
        change = draw(st.sampled_from(["put in", "take out", "replace", "double", "move"]))
        taken = parts[start:end]
        if change == "put in":
            parts[start:start] = [draw(PIECES)]
        elif change == "take out":
            del parts[start:end]
        elif change == "replace":
            parts[start:end] = [draw(PIECES)]
        elif change == "double":
            parts[start:start] = taken
        else:
            del parts[start:end]
            place = draw(st.integers(0, len(parts)))
            parts[place:place] = taken
        text = joint.join(parts)
    return text


def is_brief(error: VernissageError) -> None:
    """A message is for a person: it does not repeat all it was given."""
    assert 0 < len(str(error)) < 400


def load(text: str) -> None:
    """Load a record or be refused; what loads must come back."""
    try:
        game = title.load(text)
    except RecordError as error:
        is_brief(error)
        return
    assert title.load(game.record.dump()) == game


@FUZZ
@given(spoiled())
def test_spoiled_records(text: str) -> None:
    load(text)
    with contextlib.suppress(RecordError):
        Record.parse(text)


@FUZZ
@given(st.text())
@example("")
@example("\n")
@example("vernissage record 1")
@example("vernissage record 1\nend: 0")
@example("vernissage record 1\n1 0 pass\nend: 1")
@example("vernissage record 1\n|\n|\nend: 0")
@example("vernissage record 1\n²\nend: 0")
def test_texts_that_are_no_record(text: str) -> None:
    load(text)
    load(f"vernissage record 1\n{text}")
    load(f"{SEEDS[0].partition('seats:')[0]}{text}")


@FUZZ
@given(st.text(), st.integers(0, 200))
def test_own_components_in_a_record_may_be_anything(text: str, place: int) -> None:
    lines = SEEDS[0].splitlines()
    own = [number for number, line in enumerate(lines) if line.startswith("|")]
    lines[own[place % len(own)]] = f"| {text}"
    load("\n".join(lines))


TAGS = st.sampled_from([tag for moveset in MOVESETS for tag in moveset.by_tag])
WORDS = st.one_of(st.text(max_size=12), st.integers().map(str), st.sampled_from(title.new(3, 1).position.box.cards))


@pytest.mark.parametrize("moveset", MOVESETS, ids=["modern_art", "toy"])
@FUZZ
@given(text=st.one_of(st.text(), st.builds(lambda tag, words: " ".join([tag, *words]), TAGS, st.lists(WORDS))))
@example(text="bid " + "9" * 5000)
@example(text="bid ²")
@example(text="bid \ud800")
@example(text="x" * 1_000_000)
@example(text="show " + "1 " * 100_000)
def test_texts_of_moves(moveset: Moveset, text: str) -> None:
    try:
        move = moveset.parse(text)
    except UnreadableMove as error:
        is_brief(error)
    else:
        assert moveset.parse(str(move)) == move
        assert moveset.decode(moveset.encode(move)) == move


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
    max_leaves=6,
)
MOVE_JSON = st.fixed_dictionaries({"move": TAGS}, optional={"amount": JSON, "card": JSON, "cards": JSON, "side": JSON})


@pytest.mark.parametrize("moveset", MOVESETS, ids=["modern_art", "toy"])
@FUZZ
@given(data=st.one_of(st.binary(), st.text(), st.one_of(JSON, MOVE_JSON).map(msgspec.json.encode)))
@example(data=b"[" * 200_000)
@example(data=b'{"move":' * 50_000)
@example(data='{"move":"bid","amount":"\ud800"}')
@example(data=b'{"move":"bid","amount":' + b"9" * 5000 + b"}")
@example(data=b'{"move":"' + b"x" * 100_000 + b'"}')
@example(data=b'{"move":"bid","amount":5}\x00')
def test_json_of_moves(moveset: Moveset, data: bytes | str) -> None:
    try:
        move = moveset.decode(data)
    except UnreadableMove as error:
        is_brief(error)
    else:
        assert moveset.decode(moveset.encode(move)) == move


VIEW = msgspec.json.encode(sealing().view(1))


@FUZZ
@given(st.one_of(st.binary(), JSON.map(msgspec.json.encode)))
@example(b"")
@example(b"\xff")
@example(b"{}")
@example(b"[" * 200_000)
def test_bytes_that_are_no_view(data: bytes) -> None:
    with pytest.raises(UnreadableView) as error:
        title.decode_view(data)
    is_brief(error.value)


@FUZZ
@given(st.integers(0, len(VIEW) - 1), st.integers(0, 3), st.binary(max_size=4))
def test_spoiled_views(start: int, length: int, put_in: bytes) -> None:
    with contextlib.suppress(UnreadableView):
        title.decode_view(VIEW[:start] + put_in + VIEW[start + length :])


def test_a_view_of_another_title_is_no_view() -> None:
    with pytest.raises(UnreadableView, match="a view of 'gallerist', not of Modern Art"):
        title.decode_view(VIEW.replace(b'"title":"modern_art"', b'"title":"gallerist"'))
