"""From the lobby to the final count against bots, with a mouse."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

import vernissage
from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import COMMAND
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from vernissage.core.games import replay
from vernissage.core.records import Record


def test_play_now_leads_through_a_whole_game(come: Come, critic: Critic, tmp_path: Path) -> None:
    visitor = come(moving=True).play_now("Ann")
    expect(visitor.page).to_have_title(re.compile("Modern Art"))
    sealed = visitor.state["table"]["commitment"]
    assert visitor.state["table"]["seed"] == ""

    player = Player(visitor)
    player.play_on(look=the_tab_calls)
    assert player.ways >= {"amount", "option", "hand", "confirmed"}, player.ways

    the_final_count_is_shown(visitor)
    record = download_record(visitor, tmp_path)
    verify = subprocess.run(
        [COMMAND[0], "verify", str(record), "--commitment", sealed], capture_output=True, text=True, check=False
    )
    assert verify.returncode == 0, verify.stdout + verify.stderr

    title = vernissage.title("modern_art")
    game = replay(title, Record.parse(record.read_text("utf-8"), title.moveset))
    seed = visitor.state["table"]["seed"]
    assert title.commit(game.setup, bytes.fromhex(seed)) == sealed == game.commitment
    assert game.outcome is not None
    assert list(game.outcome.scores) == visitor.state["view"]["outcome"]["scores"]
    visitor.page.get_by_text("Check that the deal was fair").click()
    expect(visitor.page.get_by_label("Seed", exact=True)).to_have_value(seed)
    expect(visitor.page.get_by_label("Seal shown before the start")).to_have_value(sealed)
    critic.look(visitor, "the end, with its proof")
    critic.is_content()


def the_tab_calls(visitor: Visitor) -> None:
    expect(visitor.page).to_have_title(re.compile("Your turn"))


def the_final_count_is_shown(visitor: Visitor) -> None:
    """Everybody's money, the richest first, and on the stage where it came from; and the chart of how it grew."""
    outcome = visitor.state["view"]["outcome"]
    names = [seat["name"] for seat in visitor.state["table"]["seats"]]
    expect(visitor.result.get_by_role("heading")).to_contain_text("win")
    ranking = visitor.result.locator("ol > li")
    expect(ranking).to_have_count(len(names))
    expect(ranking.first).to_contain_text(f"€{max(outcome['scores'])}k")
    expect(ranking.first).to_contain_text(names[outcome["winners"][0]])

    counted: dict[str, int] = {}
    rows = visitor.page.locator("article.final > table tbody tr")
    expect(rows).to_have_count(len(names))
    visitor.comes_to_rest()
    for row in rows.all():
        start, sales, bank, spent, total = (int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts())
        assert start + sales + bank + spent == total
        name = row.get_by_role("rowheader").inner_text()
        counted[next(one for one in names if one in name)] = total
    assert counted == dict(zip(names, outcome["scores"], strict=True))
    expect(visitor.page.get_by_role("img", name="Everybody's cash during the game")).to_be_visible()


def download_record(visitor: Visitor, folder: Path) -> Path:
    with visitor.page.expect_download() as started:
        visitor.result.get_by_role("link", name="Download the record").click()
    path = folder / started.value.suggested_filename
    started.value.save_as(path)
    return path
