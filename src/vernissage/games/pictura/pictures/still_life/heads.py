"""Heads in profile, put together from what grew."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, polar
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.still_life.flowers import leaves
from vernissage.games.pictura.pictures.still_life.fruit import basket


def composite(m: Manner, season: str) -> None:
    """A head in profile, put together from what grew."""
    c, dice = m.c, m.dice
    m.panel.path(m.whole(), fill=mix(c.dark, c.blue, 16))
    sets = {
        "flowers": (c.rose, c.linen, c.red, c.rose),
        "summer": (c.gold, c.red, c.ochre, c.green),
        "roots": (c.stone, c.ochre, c.linen, c.green),
        "fruit": (c.red, c.gold, c.ochre, c.rose),
        "meat": (c.rose, c.wood, c.ochre, c.rose),
    }
    tones = sets[season]
    m.mass([(60, 460), (76, 380), (130, 336), (220, 336), (280, 384), (300, 460)], mix(c.green, c.dark, 30))
    leaves(m, (170, 392), 92, 12)
    m.limb([(166, 370), (170, 300)], (80, 84), mix(c.field, c.wood, 30))
    profile = [
        (150.0, 110.0),
        (206, 120),
        (240, 160),
        (250, 196),
        (276, 230),
        (254, 240),
        (256, 258),
        (246, 284),
        (220, 312),
        (160, 310),
        (104, 270),
        (92, 190),
        (110, 136),
    ]
    m.mass(profile, mix(tones[0], c.skin, 40))
    for n in range(30):
        a, b = (n * 0.7548 + 0.3) % 1, (n * 0.5698 + 0.1) % 1
        x, y = 100 + 136 * a, 128 + 170 * b
        if x > 120 + (y - 120) * 0.1 or y < 210:
            _piece(m, (x, y), 30 + dice.about(0, 5), tones[n % 4], season)
    for x, y, size, tone in (
        (252, 226, 34, tones[0]),
        (244, 254, 20, c.red),
        (246, 268, 20, c.red),
        (232, 296, 34, tones[3]),
        (196, 250, 42, mix(c.red, tones[0], 40)),
    ):
        m.ball((x, y), size * 0.5, size * 0.46, tone)
    m.ball((222, 196), 14, 9, c.linen)
    m.spots([(226, 196)], 10, c.dark)
    m.mark([(204, 180), (224, 172), (244, 182)], 6, c.leaf)
    leaves(m, (140, 110), 64, 7)
    for n in range(11):
        at = polar((150, 150), 74 + 8 * (n % 2), 0.5 + 0.05 * n - 0.06)
        _piece(m, at, 42, tones[(n * 3) % 4], season)
    if season == "fruit":
        basket(m, 158, 108, 170)
    elif season == "summer":
        m.marks([[(120 + 12 * k, 90), (112 + 15 * k, 34)] for k in range(6)], 6, c.gold)


def _piece(m: Manner, at: Point, size: float, tone: str, season: str) -> None:
    if season == "flowers":
        ring = [polar(at, size * 0.3, n / 5) for n in range(5)]
        m.spots(ring, size * 0.56, tone)
        m.spots([at], size * 0.3, m.c.gold)
    elif season == "roots":
        m.limb(
            [(at[0], at[1] - size * 0.5), at, between(at, (at[0] + 8, at[1] + size * 1.2), 0.7)],
            (size * 0.5, size * 0.6, size * 0.16),
            tone,
        )
    else:
        m.ball(at, size * 0.5, size * 0.48, tone)
        m.mark(
            [(at[0] - size * 0.2, at[1] - size * 0.2), (at[0] - size * 0.12, at[1] - size * 0.26)],
            size * 0.12,
            m.c.light,
            0.7,
        )
