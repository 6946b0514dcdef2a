"""A net of a few layers, in numpy: how likely it would give each answer, and what each seat can expect."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Outlook(NamedTuple):
    """What a net makes of some positions, a row each."""

    logits: Floats
    """By output; what is not legal there has to be left out by the reader."""
    shares: Floats
    """By seat, from the seat that looks clockwise: the part of a win."""
    lead: Floats
    """How far the seat that looks will be ahead of the others, by what a seat has on average."""


class Net:
    """Layers of weights, as they were trained: `hidden` ones in a row, then one for each thing that is judged."""

    def __init__(self, layers: dict[str, Floats]) -> None:
        self.layers = layers
        self.hidden = [
            (layers[f"hidden.{n}.weight"], layers[f"hidden.{n}.bias"])
            for n in range(sum(name.startswith("hidden.") for name in layers) // 2)
        ]
        self.trust = float(layers["trust"][0])
        """What is added to the rule of thumb's own answer."""

    def judge(self, rows: Floats) -> Outlook:
        """Several positions at once, which costs little more than one."""
        for weight, bias in self.hidden:
            rows = np.maximum(rows @ weight + bias, 0)
        told = [
            rows @ self.layers[f"{part}.weight"] + self.layers[f"{part}.bias"] for part in ("answer", "shares", "lead")
        ]
        return Outlook(told[0], softmax(told[1]), told[2][:, 0])


def softmax(logits: Floats) -> Floats:
    """Chances that add up to 1 in each row."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return chances
