"""The command itself: what it lists, and how it answers when something is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage
from tests.cli.conftest import Call, Save

COMMAND = str(Path(sys.executable).with_name("vernissage"))


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The installed command, in a process of its own."""
    return subprocess.run([COMMAND, *arguments], input=given, capture_output=True, check=False, timeout=60)


def test_titles_are_listed(call: Call) -> None:
    shown = call("titles").stdout
    for expected in ("modern_art", "3–5", "mystery_hand", "edition=matagot"):
        assert expected in shown


def test_titles_for_programs(call: Call) -> None:
    (modern_art,) = [title for title in json.loads(call("titles", "--json").stdout) if title["key"] == "modern_art"]
    assert modern_art["players"] == [3, 5]
    ladder = ["random", "visitor", "greedy", "collector", "dealer", "maestro"]
    assert modern_art["bots"] == [*ladder, "greedy-1"]
    assert {option["key"]: option["default"] for option in modern_art["options"]}["edition"] == "matagot"


def test_the_version(call: Call) -> None:
    assert call("--version").stdout == f"vernissage {vernissage.__version__}\n"


MODERN_ART = ("simulate", "modern_art", "--games", "1")
BAD = {
    "unknown title": (("simulate", "chess"), "modern_art"),
    "unknown title to play": (("play", "chess"), "modern_art"),
    "unknown option": ((*MODERN_ART, "-o", "colour=red"), "edition"),
    "unknown value": ((*MODERN_ART, "-o", "edition=tenth"), "matagot, classic"),
    "option without a value": ((*MODERN_ART, "-o", "edition"), "key=value"),
    "option given twice": ((*MODERN_ART, "-o", "edition=classic", "-o", "edition=matagot"), "twice"),
    "option for other counts": ((*MODERN_ART, "-p", "4", "-o", "mystery_hand=on"), "3 players only"),
    "too many players": ((*MODERN_ART, "--players", "9"), "3 to 5"),
    "no games": (("simulate", "modern_art", "--games", "0"), "at least one game"),
    "no jobs": ((*MODERN_ART, "--jobs", "0"), "at least one job"),
    "negative seed": ((*MODERN_ART, "--seed", "-1"), "from 0"),
    "unknown bot": ((*MODERN_ART, "--bots", "oracle"), "random, visitor, greedy"),
    "no bot": ((*MODERN_ART, "--bots", ""), "random, visitor, greedy"),
    "cards of a title that names none": (("balance", "modern_art", "--games", "1"), "report for pictura"),
    "no jobs for a balance": (("balance", "pictura", "--jobs", "0"), "at least one job"),
    "own components that are none": (("balance", "pictura", "--components", "{folder}"), "cannot be read"),
    "own components of nothing": ((*MODERN_ART, "--components", "{folder}/none.toml"), "No such file"),
    "own components that are no text": ((*MODERN_ART, "--components", "{folder}/junk"), "is no components file"),
    "own components that are a letter": ((*MODERN_ART, "--components", "{folder}/letter"), "components"),
    "play with components that are none": (("play", "pictura", "--components", "{folder}/junk"), "components file"),
    "check of a file that is no text": (("components", "pictura", "--check", "{folder}/junk"), "no components file"),
    "too few bots": ((*MODERN_ART, "-p", "4", "--bots", "random,random,random"), "4 bots"),
    "results into a directory": ((*MODERN_ART, "--json", "{folder}"), "directory"),
    "results into nowhere": ((*MODERN_ART, "--json", "{folder}/none/x.json"), "no directory"),
    "play with too few": (("play", "modern_art", "--players", "2"), "3 to 5"),
    "play in no seat": (("play", "modern_art", "--seat", "4"), "0 to 3"),
    "play alone in another seat": (("play", "gallerist", "-p", "1", "--seat", "1"), "the one who plays has seat 0"),
    "play with several bots": (("play", "modern_art", "--bots", "random,greedy"), "3 seats are for bots"),
    "play with an unknown bot": (("play", "modern_art", "--bots", "oracle"), "random, visitor, greedy"),
    "play in an unknown language": (("play", "modern_art", "--language", "xx"), "en, fr, pl"),
    "missing file": (("replay", "{folder}/none.vrec"), "No such file"),
    "missing file to verify": (("verify", "{folder}/none.vrec"), "No such file"),
    "directory": (("replay", "{folder}"), "directory"),
    "directory to verify": (("verify", "{folder}"), "directory"),
    "junk": (("replay", "{folder}/junk"), "UTF-8"),
    "junk to verify": (("verify", "{folder}/junk"), "UTF-8"),
    "another text": (("replay", "{folder}/letter"), "a record begins with"),
    "another text to verify": (("verify", "{folder}/letter"), "a record begins with"),
    "empty file": (("verify", "{folder}/empty"), "a record begins with"),
    "record of an unknown title": (("verify", "{folder}/chess"), "modern_art"),
    "no such entry": (("replay", "{folder}/game.vrec", "--to", "100000"), "entries 1 to"),
    "entry below none": (("replay", "{folder}/game.vrec", "--to", "-1"), "entries 1 to"),
    "no such seat": (("replay", "{folder}/game.vrec", "--seat", "3"), "0 to 2"),
    "no such language": (("replay", "{folder}/game.vrec", "--language", "de"), "en, fr, pl"),
    "no commitment": (("verify", "{folder}/game.vrec", "--commitment", "abc"), "64 hexadecimal digits"),
}


@pytest.mark.parametrize(("arguments", "says"), BAD.values(), ids=BAD.keys())
def test_a_mistake_is_answered_with_one_sentence(
    call: Call, save: Save, finished: str, tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    save(finished)
    (tmp_path / "junk").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "letter").write_text("Dear Ada,\n")
    (tmp_path / "empty").touch()
    (tmp_path / "chess").write_text(finished.replace("title: modern_art", "title: chess"))
    result = call(*(argument.replace("{folder}", str(tmp_path)) for argument in arguments))
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr.startswith("vernissage: ")
    assert result.stderr.count("\n") == 1
    assert says in result.stderr


def test_the_installed_command_simulates_in_several_processes() -> None:
    arguments = ("simulate", "modern_art", "--games", "5", "--seed", "2", "--bots", "random", "--json", "-")
    read = []
    for jobs in ("1", "2"):
        done = run(*arguments, "--jobs", jobs)
        assert (done.returncode, done.stderr) == (0, b"")
        read.append({**json.loads(done.stdout), "seconds": 0})
    assert read[0] == read[1]


def test_the_installed_command_reads_a_record_from_standard_input(finished: str) -> None:
    done = run("verify", "-", given=finished.encode())
    assert done.returncode == 0
    assert done.stdout.startswith(b"Verified")


def test_the_installed_command_fails_without_a_traceback() -> None:
    done = run("verify", "-", given=b"\xff\xfe")
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"Traceback" not in done.stderr
