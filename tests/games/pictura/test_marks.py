"""The signs in the browser are named after what is in the box."""

from __future__ import annotations

import re
from pathlib import Path

import vernissage
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.printed import DOMAINS, PERIODS

MARKS = Path(__file__).parents[3] / "web" / "src" / "titles" / "pictura" / "marks.ts"
TITLE = vernissage.title("pictura")
BOX: Box = TITLE.setup(2).components


def named(kind: str) -> list[str]:
    return re.findall(rf"^  '{kind}-(\w+)': \[$", MARKS.read_text("utf-8"), re.MULTILINE)


def test_there_is_a_sign_for_every_domain_and_period() -> None:
    assert named("domain") == list(DOMAINS)
    assert named("period") == list(PERIODS)


def test_there_is_a_sign_for_every_museum() -> None:
    museums = named("museum")
    assert museums[: len(BOX.museums)] == list(BOX.museums)
    assert len(museums) == len(BOX.museums) + TITLE.facts.players[1]
