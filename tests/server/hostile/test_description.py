"""The OpenAPI description is true: schemathesis asks by it, and against it, and looks at every answer.

Each operation is asked so often with what the description allows, and so often with what it does not; ids, titles and
files are mostly real ones, so that more is met than "there is no such table".
VERNISSAGE_CASES sets another number.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from requests.adapters import HTTPAdapter
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.conftest import Guests
from tests.server.doors import Server
from vernissage.server import wire
from vernissage.server.description import PATH

pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning"
)
"""Schemathesis does now and then: what is asked differs then, and what is looked at stays."""

EACH = int(os.environ.get("VERNISSAGE_CASES", "12"))
DESCRIPTION = f"{PATH}/openapi.json"


class From(HTTPAdapter):
    """Asks from an address of its own, so that wrong keys are counted against nobody else."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__()

    def init_poolmanager(self, *facts: Any, **more: Any) -> None:
        super().init_poolmanager(*facts, **more, source_address=(self.address, 0))


SIGNS_OUT = ("/api/member/out", "/api/member/enter", "/api/member/delete")
"""After these Ann might be nobody, or somebody else."""


class Asker:
    """A guest and host who asks for anything at all."""

    def __init__(self, server: Server, guest: Guests) -> None:
        self.schema: BaseSchema = schemathesis.openapi.from_url(server.url + DESCRIPTION)
        self.schema.config.checks.negative_data_rejection.expected_statuses = ["4xx"]  # 413 is none of its own
        self.key = server.settings.key_of_host()
        ann = guest(server, "Ann")
        waiting, playing, over = (ann.new_table("me", "open", "greedy") for _ in range(3))
        for table in (playing, over):
            ann.do(table, "start")
        ann.do(over, "end")
        tab = ann.live(playing)
        tab.say(type="chat", text="Hello")
        tab.until(lambda _: tab.chat)
        self.real: dict[str, list[Any]] = {
            "id": [waiting, playing, over],
            "key": ["modern_art"],
            "file": ["en.ftl", "pl.json", next(iter(ann.call("GET", "/api/titles/modern_art/works/en.json"))) + ".svg"],
            "lang": ["en", "pl"],
            "number": [1],
        }
        self.session = requests.Session()
        self.session.cookies.update(dict(ann.http.cookies))
        self.stranger = requests.Session()
        self.stranger.mount("http://", From("127.0.0.77"))
        self.answers: list[int] = []

    def ask_all(self, mode: GenerationMode) -> None:
        for found in self.schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if mode is GenerationMode.POSITIVE or operation.body or operation.query:
                self._ask(operation, mode)

    def _ask(self, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
        tries_keys = operation.path in ("/api/host/key", "/api/door")
        headers = {"X-Host-Key": self.key} if operation.path.startswith("/api/host") and not tries_keys else {}

        @seed(11)
        @settings(
            max_examples=EACH,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), dice=st.randoms(use_true_random=False))
        def ask(case: Any, dice: Any) -> None:
            for name in case.path_parameters or {}:
                if name in self.real and dice.random() < 0.75:
                    case.path_parameters[name] = dice.choice(self.real[name])
            if mode is GenerationMode.POSITIVE and isinstance(case.body, dict) and "title" in case.body:
                case.body["title"] = dice.choice(("modern_art", "art_society", case.body["title"]))
            # A request may fit the description and be refused all the same: a name nobody can read, another box.
            excluded = [positive_data_acceptance]
            if _can_be_read(operation, case.body):
                excluded.append(negative_data_rejection)
            session = self.stranger if tries_keys or operation.path in SIGNS_OUT else self.session
            answer = case.call_and_validate(session=session, headers=headers, excluded_checks=excluded)
            self.answers.append(answer.status_code)

        ask()


def _can_be_read(operation: APIOperation[Any, Any, Any, Any], body: Any) -> bool:
    """Whether a body makes sense though it is not of the described types: Litestar takes "5" for 5, and 0 for no."""
    described = operation.definition.raw.get("requestBody")
    if described is None:
        return False
    kind = getattr(wire, described["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2], None)
    try:
        return kind is not None and bool(msgspec.convert(body, kind, strict=False))
    except msgspec.ValidationError:
        return False


@pytest.fixture
def asker(server: Server, guest: Guests) -> Iterator[Asker]:
    asker = Asker(server, guest)
    yield asker
    asker.session.close()
    asker.stranger.close()


def test_whatever_fits_the_description_is_answered_by_it(asker: Asker) -> None:
    asker.ask_all(GenerationMode.POSITIVE)
    assert {200, 201, 400, 404, 409} <= set(asker.answers)


def test_whatever_does_not_fit_it_is_refused_by_it(asker: Asker) -> None:
    asker.ask_all(GenerationMode.NEGATIVE)
    assert asker.answers.count(400) > len(asker.answers) / 4


def test_a_closed_club_shows_it_to_its_own_people(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(house_password="open sesame")
    stranger = guest(server, None)
    assert stranger.refused("GET", DESCRIPTION) == (401, "closed-house")
    stranger.call("POST", "/api/door", {"password": "open sesame"})
    assert stranger.ask("GET", DESCRIPTION).json()["info"]["title"] == "Vernissage"
