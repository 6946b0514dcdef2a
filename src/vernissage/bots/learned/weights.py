"""Files of weights: what a net has learned, and where it comes from. One that does not fit a game is refused."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from vernissage.bots.learned.inputs import Inputs
from vernissage.bots.learned.net import Floats, Net
from vernissage.bots.learned.outputs import Outputs
from vernissage.core.errors import VernissageError
from vernissage.core.facts import OptionValue
from vernissage.core.setups import Setup

FORMAT = 1
MOST_BYTES = 3_000_000
_PROVENANCE = "provenance"
_UNREADABLE = (ValueError, LookupError, OSError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error)
"""What comes of arrays that are damaged, or are not those of a net."""


class WeightsError(VernissageError, ValueError):
    """Weights that cannot be read, or were not learned for this game."""


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where weights come from."""

    format: int = FORMAT
    title: str
    players: int
    options: Mapping[str, OptionValue]
    rules: int
    components: str
    """The digest of the components they were learned with."""
    encoding: int
    """The version of the title's codes and planes."""
    inputs: int
    outputs: int
    games: int
    """Games that were played to learn."""
    decisions: int
    seed: int

    def misfits(self, setup: Setup) -> list[str]:
        """Everything in which a game differs from those that were learned from."""
        here = provenance(setup, games=self.games, decisions=self.decisions, seed=self.seed)
        told = {
            "format": "the format of the file",
            "title": "the title",
            "players": "the number of players",
            "options": "the options",
            "rules": "the version of the rules",
            "components": "the components",
            "encoding": "the version of codes and observations",
            "inputs": "the numbers a net sees",
            "outputs": "the answers a net has",
        }
        return [
            f"{words}: {getattr(self, field)} was learned, {getattr(here, field)} is played"
            for field, words in told.items()
            if getattr(self, field) != getattr(here, field)
        ]


def provenance(setup: Setup, *, games: int, decisions: int, seed: int) -> Provenance:
    """What is told of weights that were learned in games of a set-up."""
    return Provenance(
        title=setup.title.key,
        players=setup.seats,
        options=dict(setup.options),
        rules=setup.title.rules_version,
        components=setup.digest,
        encoding=setup.title.encoding_version,
        inputs=Inputs(setup).size,
        outputs=Outputs(setup).size,
        games=games,
        decisions=decisions,
        seed=seed,
    )


def write(layers: Mapping[str, Floats], origin: Provenance) -> bytes:
    """A file of weights, in halves of the usual precision."""
    halves: dict[str, Any] = {name: layer.astype(np.float16) for name, layer in layers.items()}
    file = io.BytesIO()
    halves[_PROVENANCE] = np.array(msgspec.json.encode(origin).decode())
    np.savez_compressed(file, **halves)
    return file.getvalue()


def read(file: bytes, called: str) -> tuple[Net, Provenance]:
    """The net of a file, or a WeightsError that says what is wrong with it."""
    if len(file) > MOST_BYTES:
        raise WeightsError(f"{called}: {len(file)} bytes are more than the {MOST_BYTES} weights may have")
    if not zipfile.is_zipfile(io.BytesIO(file)):
        raise WeightsError(f"{called} is no file of weights: it holds no arrays, or not all of them")
    try:
        with np.load(io.BytesIO(file), allow_pickle=False) as stored:
            told = msgspec.json.decode(str(stored[_PROVENANCE]), type=Provenance)
            net = Net({name: stored[name].astype(np.float32) for name in stored.files if name != _PROVENANCE})
    except _UNREADABLE as error:
        raise WeightsError(f"{called} is no file of weights: {error}") from None
    return net, told


def checked(file: bytes, called: str, setup: Setup) -> Net:
    """The net of a file that fits a game."""
    net, told = read(file, called)
    misfits = told.misfits(setup)
    if misfits:
        raise WeightsError(f"{called} does not fit this game: {'; '.join(misfits)}")
    if not _tells(net, told):
        raise WeightsError(f"{called} is no file of weights: its layers are not those of the net it says it is")
    return net


def _tells(net: Net, told: Provenance) -> bool:
    """Whether a net can look at as much as is said, and tells as much."""
    try:
        outlook = net.judge(np.zeros((1, told.inputs), np.float32))
    except (ValueError, LookupError):
        return False
    return (outlook.logits.shape[1], outlook.shares.shape[1]) == (told.outputs, told.players)


def from_file(path: Path, setup: Setup) -> Net:
    """The net of a file of one's own."""
    if not path.is_file():
        raise WeightsError(f"there is no file {path}")
    return checked(path.read_bytes(), str(path), setup)
