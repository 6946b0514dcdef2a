"""The OpenAPI description of what is answered over HTTP, for whoever writes a client of his own.

It lies under /api, so a closed club shows it to those who were let in. Litestar knows the paths, msgspec knows the
types exactly: bounds, and that unknown fields are refused.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from vernissage import __version__
from vernissage.server import wire

PATH = "/api/schema"
"""The description is `openapi.json` below it."""
_REFUSALS = {
    400: "The request cannot be read, or asks for something that cannot be.",
    401: "A nickname, the password of the house or the host key is needed first.",
    403: "This is the table's host's alone, or the request comes from a page of another site.",
    404: "There is no such table, title or file.",
    409: "This cannot be done at this table now.",
    413: "The body is too large.",
    429: "That was too fast, or too often wrong; wait a moment.",
    503: "Nothing can be read or stored just now.",
}
"""How any request may be refused."""
_ALSO = {"/api/titles/{key}/works/{file}": "image/svg+xml"}
"""What a path answers beside its JSON, by the ending of the file that is asked for."""
_TYPES = "#/components/schemas/"


class _Exact(JsonRenderPlugin):
    """The description as JSON, with the types as msgspec checks them; formed once."""

    _formed = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._formed = self._formed or msgspec.json.encode(exact(request.app, openapi_schema))
        return self._formed


def exact(app: Litestar, description: dict[str, Any]) -> dict[str, Any]:
    """A description whose types are those that requests are checked by, and whose refusals are ours."""
    _, types = msgspec.json.schema_components([wire.Problem, *_structs(app)], ref_template=_TYPES + "{name}")
    paths = {
        path: {method: _answers(path, operation) for method, operation in operations.items()}
        for path, operations in description["paths"].items()
    }
    return {**description, "paths": paths, "components": {**description["components"], "schemas": types}}


def _structs(app: Litestar) -> set[type[msgspec.Struct]]:
    """What is taken and given over HTTP."""
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    fields = [field for one in handlers for field in (one.parsed_data_field, one.parsed_return_field) if field]
    found = set()
    while fields:
        field = fields.pop()
        fields += field.inner_types
        if field.is_subclass_of(msgspec.Struct):
            found.add(field.annotation)
    return found


def _answers(path: str, operation: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": {"$ref": f"{_TYPES}{wire.Problem.__name__}"}}}
    granted = {status: answer for status, answer in operation["responses"].items() if status < "400"}
    for answer in granted.values():
        told = answer.get("content", {}).get("application/json", {})
        if told.get("schema", {}).get("type") == "string":  # JSON that was encoded before it was given
            told["schema"] = {}
    if path in _ALSO:
        content = granted["200"]["content"] | {_ALSO[path]: {"schema": {"type": "string"}}}
        granted = {"200": {**granted["200"], "content": content}}
    refused = {str(status): {"description": meaning, "content": problem} for status, meaning in _REFUSALS.items()}
    return {**operation, "responses": granted | refused}


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Vernissage",
        version=__version__,
        description="A house for board games. Whatever is refused is refused with a `Problem`: a code and a sentence.",
        path=PATH,
        render_plugins=[_Exact()],
        use_handler_docstrings=True,
    )
