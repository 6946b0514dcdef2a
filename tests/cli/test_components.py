"""`vernissage components`: a title's box, and an owner's own list of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import vernissage
from tests.cli.conftest import Call
from tests.titles import OWN


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_the_box_is_printed_and_is_in_order(call: Call, tmp_path: Path, title: object) -> None:
    key = getattr(title, "key")  # noqa: B009
    shown = call("components", key)
    assert shown.exit_code == 0
    assert shown.stdout == vernissage.title(key).standard_components
    file = tmp_path / "mine.toml"
    file.write_text(shown.stdout, "utf-8")
    checked = call("components", key, "--check", file)
    assert checked.exit_code == 0
    assert "It is the list the title comes with." in checked.stdout


def test_an_own_list_that_can_be_played_with(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(vernissage.title("modern_art").standard_components + "# counted by me\n", "utf-8")
    checked = call("components", "modern_art", "--check", file)
    assert (checked.exit_code, "the title comes with" in checked.stdout) == (0, False)
    assert "Digest: " in checked.stdout


def test_an_entry_that_nobody_reads_is_named(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(vernissage.title("modern_art").standard_components.replace("[money]", "[money]\nrent = 1"), "utf-8")
    checked = call("components", "modern_art", "--check", file)
    assert checked.exit_code == 0
    assert f"{file}: [money] rent is not known, so nothing comes of it\n" in checked.stdout


def test_what_is_wrong_is_told_with_its_entry(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(vernissage.title("modern_art").standard_components.replace("total = 12", "total = 13"), "utf-8")
    checked = call("components", "modern_art", "--check", file)
    assert checked.exit_code == 1
    assert f"{file}: [[artist]] 1 (nex): the auctions add up to 12, but total is 13" in checked.stdout


def test_every_problem_has_a_line_of_its_own(call: Call, tmp_path: Path) -> None:
    text = vernissage.title("art_society").standard_components
    file = tmp_path / "mine.toml"
    file.write_text(
        text.replace('"ebony", "5x5", 9', '"tin", "5x5", 9').replace("eye_line = 3", "eye_line = 300"), "utf-8"
    )
    checked = call("components", "art_society", "--check", file)
    assert checked.exit_code == 1
    lines = checked.stdout.splitlines()
    assert any("[score]: eye_line must be a whole number from 0 to 99, not 300" in line for line in lines)
    assert any("[paintings] auction, row 28: frame must be one of" in line for line in lines)
    assert len(lines) == 2


@pytest.mark.parametrize("text", ["", "nonsense", "[money]\nstart = 1\n", "\u0000", "a = 1\na = 2"])
@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_nonsense_is_refused_in_a_sentence(call: Call, tmp_path: Path, text: str, title: object) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    checked = call("components", getattr(title, "key"), "--check", file)  # noqa: B009
    assert checked.exit_code == 1
    assert "Traceback" not in checked.output


def test_a_file_that_is_not_there(call: Call, tmp_path: Path) -> None:
    assert call("components", "modern_art", "--check", tmp_path / "none.toml").exit_code == 2
