"""`verify` finds what was changed, and claims no more than it can show."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Call, Save, played, text_of, unsealed
from vernissage.core.records import Record
from vernissage.core.redaction import redacted


def commitment_of(text: str) -> str:
    return Record.parse(text).header.commitment


def test_an_honest_record_is_verified(call: Call, save: Save, finished: str) -> None:
    result = call("verify", save(finished))
    assert result.exit_code == 0
    assert result.stdout.startswith("Verified: Modern Art")
    assert "the game is over" in result.stdout
    assert "compare it with the one that was shown before play" in result.stdout
    assert "Not proved: that the host did not look" in result.stdout


def test_the_commitment_shown_before_play_is_checked(call: Call, save: Save, finished: str) -> None:
    right = commitment_of(finished)
    assert call("verify", save(finished), "--commitment", right.upper()).exit_code == 0
    wrong = call("verify", save(finished), "--commitment", "0" * 64)
    assert wrong.exit_code == 1
    assert "0" * 64 in wrong.stdout
    assert right in wrong.stdout


def test_a_forged_deal_with_a_fresh_commitment_fails_only_against_the_one_shown(
    call: Call, save: Save, finished: str
) -> None:
    forged = text_of(played(seed=6))
    assert call("verify", save(forged)).exit_code == 0
    assert call("verify", save(forged), "--commitment", commitment_of(finished)).exit_code == 1


def test_a_running_game_is_verified_as_far_as_it_goes(call: Call, save: Save) -> None:
    result = call("verify", save(text_of(played(moves=9))))
    assert result.exit_code == 0
    assert "9 entries; the game is not over" in result.stdout


@pytest.mark.parametrize("by_hand", [False, True], ids=["sealed", "unsealed"])
def test_an_illegal_move_is_named(call: Call, save: Save, finished: str, by_hand: bool) -> None:
    lines = finished.splitlines()
    at = next(at for at, line in enumerate(lines) if re.match(r"9 \d", line))
    lines[at] = re.sub(r"^(9 \d) .*", r"\1 price 99999", lines[at])
    edited = "\n".join(lines) + "\n"
    result = call("verify", save(unsealed(edited) if by_hand else edited))
    assert result.exit_code == 1
    assert f"Not verified: line {at + 1}: entry 9: " in result.stdout
    assert re.search(r"expected an answer to '\w+' from seat \d.*, found '9 \d price 99999'", result.stdout)


def test_a_move_changed_to_another_legal_one_breaks_the_seal(call: Call, save: Save) -> None:
    game = played(moves=5)
    last = game.record.entries[-1]
    other = next(move for move in played(moves=4).moves(last.seat) if move != last.move)
    edited = text_of(game).replace(f"\n{last.text()}\n", f"\n5 {last.seat} {other}\n")
    result = call("verify", save(edited))
    assert result.exit_code == 1
    assert "the seal does not fit" in result.stdout


@pytest.mark.parametrize("by_hand", [False, True], ids=["sealed", "unsealed"])
def test_a_changed_seed_does_not_fit_the_commitment(call: Call, save: Save, finished: str, by_hand: bool) -> None:
    edited = re.sub(r"seed: 0", "seed: 1", finished)
    result = call("verify", save(unsealed(edited) if by_hand else edited))
    assert result.exit_code == 1
    assert "the deal was changed after the start" in result.stdout
    assert commitment_of(finished) in result.stdout


def test_a_changed_option_does_not_fit_the_commitment(call: Call, save: Save, finished: str) -> None:
    result = call("verify", save(finished.replace("open_cash=off", "open_cash=on")))
    assert result.exit_code == 1
    assert "the deal was changed after the start" in result.stdout


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.9, 0.99])
def test_a_cut_record_is_noticed(call: Call, save: Save, finished: str, kept: float) -> None:
    result = call("verify", save(finished[: int(len(finished) * kept)]))
    assert result.exit_code == 1
    assert result.stdout.startswith("Not verified: ")


def test_a_missing_entry_is_named(call: Call, save: Save, finished: str) -> None:
    result = call("verify", save(re.sub(r"\n7 .*", "", finished)))
    assert result.exit_code == 1
    assert "entry 7 is missing" in result.stdout


def test_moves_after_the_end_are_refused(call: Call, save: Save, finished: str) -> None:
    count = int(finished[finished.rindex("end:") :].split()[1])
    longer = finished[: finished.rindex("end:")] + f"{count + 1} 0 pass\nend: {count + 1}\n"
    result = call("verify", save(longer))
    assert result.exit_code == 1
    assert "expected no more entries" in result.stdout


def test_a_scripted_deal_is_unverifiable(call: Call, save: Save) -> None:
    scripted = played(moves=3, seed=None, deal={"first_seller": ["1"]})
    result = call("verify", save(text_of(scripted)))
    assert result.exit_code == 1
    assert result.stdout.startswith("Unverifiable: the deal was scripted")
    assert "3 entries are legal" in result.stdout


def test_a_redacted_record_is_unverifiable(call: Call, save: Save) -> None:
    result = call("verify", save(redacted(played(moves=9), 1).dump()))
    assert result.exit_code == 1
    assert result.stdout.startswith("Unverifiable: the record was cut down")


def test_without_any_commitment_nothing_is_proved(call: Call, save: Save, finished: str) -> None:
    bare = unsealed(re.sub(r"\ncommitment: .*", "", finished))
    assert "there is no commitment" in call("verify", save(bare)).stdout
    assert call("verify", save(bare)).exit_code == 1
    assert call("verify", save(bare), "--commitment", commitment_of(finished)).exit_code == 0


def test_take_backs_are_followed_and_their_aim_is_checked(call: Call, save: Save) -> None:
    game = played(moves=0, seed=None, deal={"first_seller": ["0"], "deck": ["nex-sealed-1"]})
    read = game.title.parse_move
    game.play(0, read("offer nex-sealed-1"))
    for amount in (5, 6):
        game.play(1, read(f"seal {amount}"))
        game.take_back(1)
    honest = text_of(game)
    assert "5 entries are legal" in call("verify", save(honest)).stdout
    result = call("verify", save(unsealed(honest.replace("5 1 back 1", "5 1 back 2"))))
    assert result.exit_code == 1
    assert "entry 5: entry 2 was itself taken back" in result.stdout


def test_other_rules_cannot_be_verified_here(call: Call, save: Save, finished: str) -> None:
    result = call("verify", save(finished.replace("rules: 1", "rules: 999")))
    assert result.exit_code == 1
    assert "rules version 999" in result.stdout


def test_moves_of_other_rules_are_not_even_read(call: Call, save: Save, finished: str) -> None:
    old = re.sub(r"(\n\d+ \d+) offer ", r"\1 showpiece ", unsealed(finished)).replace("rules: 1\n", "rules: 41\n")
    result = call("verify", save(old))
    assert result.exit_code == 1
    assert (
        "Unverifiable: it was written with rules version 41 of Modern Art; this program plays version 1"
        in result.stdout
    )
