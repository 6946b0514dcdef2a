"""A critic who looks at screens with axe."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe

from tests.browser.visitor import Json, Visitor

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
_LOOKED_FOR = {
    "light": {"type": "tag", "values": TAGS},
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
"""In the dark only what a light can change."""
_axe = Axe()


_UNDER_THE_SHEET = """(place) => {
  const one = document.querySelector(place)
  const sheet = document.querySelector('aside.sheet')
  if (!one || !sheet || sheet.contains(one)) return false
  return one.getBoundingClientRect().bottom > sheet.getBoundingClientRect().top
}"""


def _is_half_covered(visitor: Visitor, rule: str, node: Json) -> bool:
    """Whether a target seems small only because the sheet lies over a part of it: it comes out when one scrolls."""
    return rule == "target-size" and bool(visitor.page.evaluate(_UNDER_THE_SHEET, node["target"][0]))


class Critic:
    """Looks at a screen in both lights and notes what is seriously wrong."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, visitor: Visitor, screen: str) -> None:
        for light in LIGHTS:
            visitor.page.emulate_media(color_scheme=light, reduced_motion="reduce")  # not in the middle of a change
            seen = _axe.run(visitor.page, options={"runOnly": _LOOKED_FOR[light], "resultTypes": ["violations"]})
            for broken in seen.response["violations"]:
                nodes = [one for one in broken["nodes"] if not _is_half_covered(visitor, broken["id"], one)]
                if nodes and broken["impact"] in ("serious", "critical"):
                    shown = " ".join(one["html"] for one in nodes[:3])
                    self.found.append(f"{screen}, {light}: {broken['id']} ({broken['help']}) {shown}")

    def is_content(self) -> None:
        assert self.found == [], "\n".join(self.found)
