"""The pages of the arena and of the designer's report, opened from a file on a machine without a network."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser
from typer.testing import CliRunner

from tests.browser.critic import LIGHTS, TAGS, Light
from vernissage.cli import app

SMALL = ["modern_art", "--players", "3", "--games", "6", "--seed", "4"]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One page of each kind."""
    folder = tmp_path_factory.mktemp("pages")
    for command in (
        ["arena", *SMALL, "--bots", "random,greedy"],
        ["report", *SMALL, "--option", "edition=classic", "--against", "edition=matagot"],
    ):
        result = CliRunner().invoke(app, [*command, "--out", str(folder)])
        assert result.exit_code == 0, result.output
    return [folder / "arena.html", folder / "report.html"]


@pytest.mark.parametrize("light", LIGHTS)
def test_a_page_needs_nothing_else(chromium: Browser, pages: list[Path], light: Light) -> None:
    window = chromium.new_context(offline=True, color_scheme=light)
    page = window.new_page()
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: troubles.append(said.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    for file in pages:
        for width, height in ((1440, 900), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.goto(file.as_uri())
            assert page.evaluate("document.documentElement.scrollWidth") == width
            drawn = page.locator(".plot:visible svg:visible")
            assert drawn.count() == page.locator(".plot").count() > 2
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        found = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]})
        assert found.response["violations"] == []
    assert set(asked) == {file.as_uri() for file in pages}
    assert troubles == []
    window.close()
