"""The drawing tools: the same on every machine, and SVG that is safe beside others on a page."""

from __future__ import annotations

import ast
import math
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import vernissage.art
from vernissage.art import colour, geometry, svg
from vernissage.art.dice import PictureDice

PACKAGE = Path(vernissage.art.__file__).parents[1]
SOURCES = sorted([*PACKAGE.glob("art/*.py"), *PACKAGE.glob("games/*/pictures/**/*.py")])
STEADY = {"functools", "hashlib", "importlib.resources", "math", "re"}
"""Modules of which nothing differs between machines, or of which only the exact functions are used."""


def test_dice_are_fixed_by_the_work_for_ever() -> None:
    dice = PictureDice("nex-open-1")
    assert [dice.below(1000) for _ in range(6)] == [125, 719, 586, 764, 407, 854]
    assert dice.between(0, 1) == 0.4831674098968506
    assert dice.shuffled("abcdef") == list("bacfed")


def test_dice_stay_in_their_bounds() -> None:
    dice = PictureDice("bounds")
    for _ in range(500):
        assert 2 <= dice.between(2, 3) < 3
        assert 7 <= dice.about(10, 3) <= 13
        assert dice.side() in (1, -1)
    assert len(set(dice.several(range(20), 8))) == 8
    assert dice.luck(100)
    assert not dice.luck(0)


def test_sine_and_cosine_agree_with_the_mathematics_library() -> None:
    for step in range(-400, 400):
        turns = step / 97
        assert geometry.sine(turns) == pytest.approx(math.sin(turns * math.tau), abs=1e-9)
        assert geometry.cosine(turns) == pytest.approx(math.cos(turns * math.tau), abs=1e-9)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: "/".join(path.relative_to(PACKAGE).with_suffix("").parts))
def test_nothing_in_the_tools_depends_on_the_machine(source: Path) -> None:
    """Powers, sums and the functions of `math` differ in the last bit between machines or versions of Python."""
    tree = ast.parse(source.read_text("utf-8"))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Pow), f"{source.name}: a power"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "math":
            assert node.attr in ("sqrt", "floor"), f"{source.name}: math.{node.attr}"
        if isinstance(node, ast.Name):
            assert node.id not in ("sum", "pow", "hash"), f"{source.name}: {node.id}"
        if isinstance(node, ast.Import):
            assert {name.name for name in node.names} <= STEADY, source.name


def test_points_along_a_curve_are_evenly_spread_and_keep_its_ends() -> None:
    points = geometry.along([(0, 0), (100, 0), (100, 100)], 21)
    steps = [geometry.distance(a, b) for a, b in pairwise(points)]
    assert points[0] == (0, 0)
    assert points[-1] == pytest.approx((100, 100))
    assert max(steps) < min(steps) * 1.1


def test_path_data_comes_back_to_where_it_should_however_many_steps() -> None:
    """Steps are taken between rounded points, so that rounding does not add up."""
    points = [(n / 3, n / 7) for n in range(300)]
    numbers = svg.line(points).split("l")[1].replace("-", " -").split()
    assert round(sum(float(x) for x in numbers[0::2]), 1) == round(299 / 3, 1)


def test_a_name_in_a_drawing_begins_with_the_work_and_is_escaped() -> None:
    drawing = svg.Drawing('a"b<c')
    drawing.fill(drawing.gradient([(0, "#000"), (100, "#fff")]))
    drawing.path("M0 0", clip_path=drawing.clip("M0 0h1v1z"))
    root = ElementTree.fromstring(drawing.svg())
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert names == ['a"b<c-1', 'a"b<c-2']


def test_colours_mix_in_whole_steps() -> None:
    assert colour.mix(colour.SKY, colour.SKY, 40) == colour.SKY
    assert colour.ladder("#000000", "#646464", 3) == ["#000000", "#323232", "#646464"]
