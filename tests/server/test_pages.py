"""Addresses of pages: a person who comes to a wrong one gets a page that says so, a program gets a problem."""

from __future__ import annotations

import pytest

from tests.server.conftest import Guests
from tests.server.doors import Server

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/no/where/at/all", "/t/abc/def"])
def test_a_wrong_address_is_answered_with_a_page(guest: Guests, server: Server, path: str) -> None:
    ann = guest(server, "Ann")
    answer = ann.ask("GET", path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == ann.ask("GET", "/", headers=BROWSER).text


@pytest.mark.parametrize(("path", "accept"), [("/nowhere", "application/json"), ("/api/nowhere", "text/html")])
def test_a_program_is_told_a_problem(guest: Guests, server: Server, path: str, accept: str) -> None:
    answer = guest(server, "Ann").ask("GET", path, headers={"accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "http")
