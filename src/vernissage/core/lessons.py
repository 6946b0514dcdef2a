"""Lessons: files of steps over positions that were set up, in which a learner makes the moves.

A lesson lies in the folder `lessons` of its title's package, `first_game.toml`, its words beside it in
`lessons/text/<language>.ftl`. docs/write-a-guide.md says how one is written. A puzzle is a lesson with a question, a
reason, and a proof; it lies in `lessons/puzzles` (docs/write-a-puzzle.md).
"""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from vernissage.core.errors import LessonError, cut
from vernissage.core.patterns import Pattern
from vernissage.core.text import LANGUAGES, Words, load_bundle

if TYPE_CHECKING:
    from vernissage.core.titles import Title

FOLDER = "lessons"
PUZZLES = "lessons/puzzles"
FIRST_GAME = "first_game"
"""The key of the lesson that is a title's guide for a first game."""
_MOST_STEPS = 120
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,40}$")]
OneOrMore = str | tuple[str, ...]


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a kind of move that is legal, but not what the step is about."""

    move: OneOrMore
    say: Id
    """The text `<lesson>-<step>-<say>`."""
    rule: str = ""
    """The rule behind it, such as MA-14: it is named after the text."""

    @property
    def kinds(self) -> tuple[Pattern, ...]:
        return _patterns(self.move)


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is said, what is pointed at, and the move that is wanted; none is wanted where one reads on."""

    id: Id
    """The text of the step is `<lesson>-<id>`."""
    scene: str = ""
    """Where it is set up anew; without it the step goes on from the one before."""
    point: OneOrMore = ()
    """What is pointed at: a place of the learner's view, `market` or `players[1].wall`, or a part of the screen."""
    want: OneOrMore = ()
    """The kinds of move wanted; none: just read on."""
    play: str = ""
    """The move that is made where nobody chooses: needed where `want` is more than one move."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    """What happens after the step, a seat and its move each, as a record has it: `1 pass`."""

    @property
    def points(self) -> tuple[str, ...]:
        return _several(self.point)

    @property
    def kinds(self) -> tuple[Pattern, ...]:
        return _patterns(self.want)

    @property
    def example(self) -> str:
        """The text of a move that is wanted; empty where none is."""
        return self.play or (self.kinds[0].text if self.kinds else "")


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a lesson: a deal or a text, then the fields that differ, then moves."""

    base: str = ""
    """Another scene that it starts from."""
    file: str = ""
    """A position's text in the folder `lessons/scenes`."""
    seed: int = 0
    deal: dict[str, tuple[str, ...]] = {}
    """A scripted deal."""
    table: dict[str, Any] = {}
    """Fields of the position that are otherwise, each as a whole, as the position's text writes it."""
    asked: tuple[dict[str, Any], ...] = ()
    """The pending questions, where they are others."""
    moves: tuple[str, ...] = ()
    """A seat and its move each."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the answer to a puzzle was proven, and what came out; `vernissage puzzles` repeats it.

    Figures are leads: what the seat has at the end more than the others on average, alone what it has.
    """

    method: Literal["exhaustive", "simulation"]
    """Everything that can happen until the end is looked at, or many ways how it may go on are played."""
    worlds: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    """How many positions are imagined from the seat's view; in a simulation each is played on once for each answer."""
    seed: int = 0
    lead: float = 0.0
    """The lead after the answer, on average; searched through, what the seat is sure of."""
    rival: str = ""
    """The best of the other answers."""
    margin: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """How much better the answer is than that: the lowest, the middle and the highest it may be (99.9 %)."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seats: int
    names: tuple[str, ...]
    """The players; the learner's own name is used where nobody is known by another."""
    step: Annotated[tuple[LessonStep, ...], msgspec.Meta(min_length=1, max_length=_MOST_STEPS)]
    seat: int = 0
    """The seat of the learner."""
    options: dict[str, Any] = {}
    scene: dict[str, Scene] = {}
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    """How hard a puzzle is."""
    proof: Proof | None = None
    """Puzzles have one."""
    key: str = ""
    """The name of its file."""
    folder: str = FOLDER
    """The folder of its file."""

    def number(self, step: str) -> int:
        """The place of a step, from 0."""
        return next(number for number, one in enumerate(self.step) if one.id == step)

    def begins(self, number: int) -> int:
        """The step, at or before this one, that sets up the scene it plays in."""
        return next(at for at in range(number, -1, -1) if self.step[at].scene)

    def text_id(self, step: LessonStep | None = None, say: str = "") -> str:
        """The id of a text of the lesson: its heading, a step's text, or what is said to a move."""
        parts = (self.key.replace("_", "-"), step.id if step else "title", say)
        return "-".join(part for part in parts if part)


def lessons_of(title: Title[Any, Any]) -> Mapping[str, Lesson]:
    """The lessons a title comes with, by key; LessonError if one cannot be read."""
    return _found(title.package, FOLDER)


def puzzles_of(title: Title[Any, Any]) -> Mapping[str, Lesson]:
    """The puzzles a title comes with, by key, the easy ones first; LessonError if one cannot be read."""
    found = _found(title.package, PUZZLES)
    return {key: found[key] for key in sorted(found, key=lambda key: (found[key].level, key))}


@functools.cache
def _found(package: str, name: str) -> Mapping[str, Lesson]:
    folder = importlib.resources.files(package) / name
    if not folder.is_dir():
        return {}
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): _read(file, name) for file in files}


def _read(file: Traversable, folder: str) -> Lesson:
    key = file.name.removesuffix(".toml")
    try:
        data = tomllib.loads(file.read_text("utf-8"))
        lesson = msgspec.convert({**data, "key": key, "folder": folder}, Lesson)
    except (msgspec.ValidationError, ValueError) as error:
        raise LessonError(f"{file.name}: {cut(str(error), 300)}") from None
    if flaw := _flaw(lesson):
        raise LessonError(f"{file.name}: {flaw}")
    return lesson


def _flaw(lesson: Lesson) -> str:
    """What does not fit together in a file; empty if nothing."""
    ids = [step.id for step in lesson.step]
    for step in lesson.step:
        if ids.count(step.id) > 1:
            return f"two steps are called {step.id!r}"
        if step.scene and step.scene not in lesson.scene:
            return f"step {step.id}: there is no scene {step.scene!r}; there are {', '.join(lesson.scene) or 'none'}"
        if (step.play or step.wrong) and not step.want:
            return f"step {step.id}: it has `play` or `wrong`, but wants no move"
        if step.want and not step.play and (len(step.kinds) > 1 or not step.kinds[0].is_one):
            return f"step {step.id}: `want` is more than one move, so `play` has to name one of them"
    if not lesson.step[0].scene:
        return f"step {ids[0]}: the first step needs a scene"
    for name, scene in lesson.scene.items():
        if scene.base and scene.base not in lesson.scene:
            return f"scene {name}: there is no scene {scene.base!r} to start from"
        if sum(map(bool, (scene.base, scene.file, scene.deal))) > 1:
            return f"scene {name}: it starts from one of `base`, `file` and `deal`, not from two"
        if _is_circle(lesson, name):
            return f"scene {name}: it starts from itself"
        if all(name not in (step.scene, *(one.base for one in lesson.scene.values())) for step in lesson.step):
            return f"scene {name}: no step and no other scene starts from it"
    if len(lesson.names) != lesson.seats or not 0 <= lesson.seat < lesson.seats:
        return f"there are {lesson.seats} seats, {len(lesson.names)} names, and the learner's seat is {lesson.seat}"
    return _puzzle_flaw(lesson) if lesson.folder == PUZZLES else ""


def _puzzle_flaw(lesson: Lesson) -> str:
    ask, *rest = lesson.step
    if (ask.id, *(step.id for step in rest)) != ("ask", "why") or not ask.want or rest[0].want:
        return "a puzzle has two steps: `ask`, which wants the answer, and `why`, which is read"
    if lesson.proof is None:
        return "a puzzle has a [proof]"
    return ""


def _is_circle(lesson: Lesson, name: str) -> bool:
    seen = {name}
    while name := lesson.scene[name].base if name in lesson.scene else "":
        if name in seen:
            return True
        seen.add(name)
    return False


def scene_text(title: Title[Any, Any], lesson: Lesson, file: str) -> str:
    """The text of a position in the folder of scenes."""
    folder = importlib.resources.files(title.package) / lesson.folder / "scenes"
    found = next((one for one in (folder.iterdir() if folder.is_dir() else ()) if one.name == file), None)
    if found is None:
        raise LessonError(f"there is no file {file!r} in the folder {lesson.folder}/scenes")
    return found.read_text("utf-8")


def words_of(title: Title[Any, Any], lesson: Lesson, language: str, players: tuple[str, ...] = ()) -> Words:
    """The texts of a lesson in a language, the title's own among them; `seat_1` names the player in a seat."""
    names = players or lesson.names
    words = title.words(language, title.facts.read_options(lesson.seats, lesson.options), names)
    known = {f"seat_{seat}": name for seat, name in enumerate(names)}
    return words.also(load_bundle(title.package, language, lesson.folder), known)


def languages_of(title: Title[Any, Any]) -> tuple[str, ...]:
    """The languages a title speaks."""
    texts = importlib.resources.files(title.package) / "text"
    return tuple(language for language in LANGUAGES if (texts / f"{language}.ftl").is_file())


def has_texts(title: Title[Any, Any], folder: str, language: str) -> bool:
    """Whether a folder of lessons of a title speaks a language."""
    return importlib.resources.files(title.package).joinpath(folder, "text", f"{language}.ftl").is_file()


def _several(words: OneOrMore) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words


def _patterns(words: OneOrMore) -> tuple[Pattern, ...]:
    return tuple(map(Pattern, _several(words)))
