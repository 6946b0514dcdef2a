"""The net in torch, and how it learns: from what each answer was worth, where counsel was taken on it, otherwise by
proximal policy optimisation on what the games came to.
"""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from vernissage.bots.learned.inputs import Inputs
from vernissage.bots.learned.net import Floats
from vernissage.bots.learned.outputs import Outputs
from vernissage.core.errors import VernissageError
from vernissage.core.setups import Setup
from vernissage.learn.gathering import Crop

_CLIP = 0.2
_TRUST = 4.0
"""At first the rule of thumb's own answer is about as likely as this says: nine times of ten, of a handful."""
_WORTH = 0.02
"""An answer that is better by this much of a win is e times as likely."""
_CHANCE = 0.1
"""About how far what an answer came to a few times is from what it is worth."""


class Shape(NamedTuple):
    """How large a net is, and how it learns."""

    width: int = 384
    layers: int = 3
    rate: float = 1e-3
    entropy: float = 0.01
    passes: int = 2
    chunk: int = 2048


class NoDevice(VernissageError, ValueError):
    """Nothing of that kind can learn on this machine."""


def device_named(word: str) -> str:
    """The device of that name; `auto` is a graphics card, where there is one that torch knows."""
    if word == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if word not in ("cpu", "cuda") or (word == "cuda" and not torch.cuda.is_available()):
        raise NoDevice(f"there is no device {word!r} here; cpu learns everywhere")
    return word


class Module(nn.Module):
    """The layers of `bots.learned.net.Net`, to be trained."""

    def __init__(self, inputs: int, outputs: int, seats: int, shape: Shape) -> None:
        super().__init__()
        widths = [inputs] + [shape.width] * shape.layers
        self.hidden = nn.ModuleList(nn.Linear(a, b) for a, b in itertools.pairwise(widths))
        self.answer = nn.Linear(shape.width, outputs)
        self.shares = nn.Linear(shape.width, seats)
        self.lead = nn.Linear(shape.width, 1)
        self.trust = nn.Parameter(torch.tensor([_TRUST]))
        for head in (self.answer, self.shares, self.lead):  # at first: nothing is known better than by rule of thumb
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        for layer in self.hidden:
            rows = torch.relu(layer(rows))
        return self.answer(rows), self.shares(rows), self.lead(rows)[:, 0]


class Update(NamedTuple):
    """What one update did."""

    entropy: float
    change: float
    """How far the answers moved, as the mean of what the odds of those taken changed by."""
    surprise: float
    """How little the shares of wins were foreseen: the cross-entropy, lower is better."""


class Trainer:
    """A net, its optimiser, and one update after the other."""

    def __init__(self, setup: Setup, shape: Shape, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        self.inputs, self.outputs, self.shape = Inputs(setup), Outputs(setup), shape
        self.device = torch.device(device)
        self.module = Module(self.inputs.size, self.outputs.size, setup.seats, shape).to(self.device)
        self.optimiser = torch.optim.Adam(self.module.parameters(), lr=shape.rate, eps=1e-5)
        self.dice = torch.Generator().manual_seed(seed)

    def layers(self) -> dict[str, Floats]:
        """The weights as the bots read them."""
        found: dict[str, Floats] = {}
        for name, value in self.module.state_dict().items():
            array = value.detach().float().cpu().numpy()
            found[name] = np.ascontiguousarray(array.T) if name.endswith(".weight") else array.copy()
        return found

    def learn(self, crops: list[Crop], again: list[Crop], pace: float) -> Update:
        """One update on some games; `pace` slows it down towards the end of the training.

        Of those that are learned from `again` only what was advised counts: how a game ended would be known by heart.
        """
        for group in self.optimiser.param_groups:
            group["lr"] = self.shape.rate * pace
        columns = _Columns(crops, again, self.inputs, self.outputs.size, self.device)
        count, told = columns.count, np.zeros(3)
        steps = 0
        for _ in range(self.shape.passes):
            order = torch.randperm(count, generator=self.dice).to(self.device)
            for first in range(0, count, self.shape.chunk):
                told += self._step(columns, order[first : first + self.shape.chunk])
                steps += 1
        entropy, change, surprise = told / max(1, steps)
        return Update(float(entropy), float(change), float(surprise))

    def _step(self, columns: _Columns, chosen: Tensor) -> Any:
        logits, shares, lead = self.module(columns.rows[chosen])
        taken, usual, legal = columns.taken[chosen], columns.usual[chosen], columns.legal[chosen]
        decided = taken >= 0
        many = decided.sum().clamp(min=1)
        logits = logits.scatter_add(1, usual.clamp(min=0)[:, None], self.module.trust.expand(len(chosen), 1))
        logits = logits.masked_fill(~legal, -1e9)
        logs = torch.log_softmax(logits, dim=1)
        own = logs.gather(1, taken.clamp(min=0)[:, None])[:, 0]
        ratio = torch.exp(own - columns.likelihood[chosen])
        entropy = -((logs.exp() * logs).sum(1) * decided).sum() / many
        if columns.has_counsel:
            policy = self._misjudged(logits, columns.tried[chosen], columns.worths[chosen])
        else:
            gain = columns.advantage[chosen]
            clipped = ratio.clamp(1 - _CLIP, 1 + _CLIP)
            taught = -(torch.minimum(ratio * gain, clipped * gain) * decided).sum() / many
            policy = taught - self.shape.entropy * entropy
        is_new = columns.is_new[chosen]
        met = is_new.sum().clamp(min=1)
        surprise = -((columns.shares[chosen] * torch.log_softmax(shares, dim=1)).sum(1) * is_new).sum() / met
        behind = ((lead - columns.lead[chosen]) ** 2 * is_new).sum() / met
        loss = policy + 0.5 * surprise + 0.5 * behind
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.module.parameters(), 0.5)
        self.optimiser.step()
        change = ((ratio - 1).abs() * decided).sum() / many
        return np.array([float(value.detach()) for value in (entropy, change, surprise)])

    def _misjudged(self, logits: Tensor, tried: Tensor, worths: Tensor) -> Tensor:
        """How far the net is from what each answer came to beside the usual one."""
        others = tried[:, 1:] >= 0
        foreseen = logits.gather(1, tried.clamp(min=0)) * _WORTH
        wrong = (foreseen[:, 1:] - foreseen[:, :1]) - (worths[:, 1:] - worths[:, :1])
        return ((wrong / _CHANCE) ** 2 * others).sum() / others.sum().clamp(min=1)

    def state(self) -> dict[str, Any]:
        """All that goes on from here."""
        return {
            "module": self.module.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "dice": self.dice.get_state(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.module.load_state_dict(state["module"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.dice.set_state(state["dice"].cpu())


class _Columns:
    """Some crops in one, on the device that learns."""

    def __init__(
        self, crops: list[Crop], again: list[Crop], inputs: Inputs, outputs: int, device: torch.device
    ) -> None:
        def column(name: str) -> Any:
            return np.concatenate([getattr(crop, name) for crop in crops + again])

        def put(array: Any) -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(array)).to(device)

        self.rows = put(inputs.scaled(column("rows")))
        self.legal = put(np.unpackbits(column("legal"), axis=1, count=outputs).astype(np.bool_))
        self.usual, self.taken = put(column("usual").astype(np.int64)), put(column("taken").astype(np.int64))
        self.likelihood, self.shares, self.lead = put(column("likelihood")), put(column("shares")), put(column("lead"))
        self.tried, self.worths = put(column("tried").astype(np.int64)), put(column("worths"))
        self.has_counsel = bool((self.tried >= 0).any())
        gains, decided = put(column("advantage")), self.taken >= 0
        known = gains[decided]
        self.advantage = (gains - known.mean()) / (known.std() + 1e-6)
        self.count = len(self.rows)
        self.is_new = torch.arange(self.count, device=device) < sum(len(crop.rows) for crop in crops)
