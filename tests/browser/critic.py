"""A critic who looks at screens with axe."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe

from tests.browser.visitor import Visitor

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_axe = Axe()


class Critic:
    """Looks at a screen in both lights and notes what is seriously wrong."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, visitor: Visitor, screen: str) -> None:
        for light in LIGHTS:
            visitor.page.emulate_media(color_scheme=light, reduced_motion="reduce")  # not in the middle of a change
            seen = _axe.run(visitor.page, options={"runOnly": {"type": "tag", "values": TAGS}})
            self.found += [
                f"{screen}, {light}: {broken['id']} ({broken['help']}) "
                + " ".join(one["html"] for one in broken["nodes"][:3])
                for broken in seen.response["violations"]
                if broken["impact"] in ("serious", "critical")
            ]

    def is_content(self) -> None:
        assert self.found == [], "\n".join(self.found)
