"""Requests made from the description of the interface (OpenAPI): no error of the server, every reply as described.

What is sent follows the description, or breaks it on purpose; it is sent as nobody, as a spectator, by the cookie of a
player and by the key of a seat, to a table that exists, at its version, for its seats, with its options or others. In
``make test`` there are few examples, always the same. Many, and each time new ones:

    ALESIA_EXAMPLES=500 .venv/bin/pytest tests/server/test_openapi.py
"""

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.schemas import BaseSchema

from alesia.server.api import router
from tests.server.conftest import REQUESTS
from tests.server.house import API, SEATS, Guest, House, Json, join, open_house

FEW = 6
EXAMPLES = int(os.environ.get("ALESIA_EXAMPLES", FEW))
STREAM, LINE = "/tables/{address}/stream", "/stream"
OPERATIONS = sorted(
    (route.path, method) for route in router.routes if isinstance(route, APIRoute) for method in route.methods or ()
)
VISITORS = ("nobody", "spectator", "player", "key")
MODES = {"as_described": GenerationMode.POSITIVE, "otherwise": GenerationMode.NEGATIVE}
CASES = [
    (path, method, visitor, mode)
    for path, method in OPERATIONS
    for visitor in (VISITORS if path.startswith(("/tables", "/stream")) else VISITORS[:1])
    for mode in MODES
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Place:
    """A server with a table that is being played, its description, and visitors of each sort."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.schema: BaseSchema = schemathesis.openapi.from_url(f"{house.origin}{API}/openapi.json")
        self.player = house.guest()
        self.visitors = {"nobody": house.guest(), "player": self.player, "key": house.guest()}
        self.lay()

    def lay(self) -> None:
        """Lay a table, with a spectator."""
        self.table = self.player.create(seats={"Belgae": "nonplayer"})
        self.visitors["spectator"] = join(self.house, self.player.asked(self.table)["watch_link"])

    def visitor(self, name: str) -> Guest:
        """A visitor; the key of the seat may have been made anew, and the game ended."""
        if self.player.see(self.table)["result"]:
            self.lay()
        found = self.visitors[name]
        found.key = self.player.see(self.table)["seats"][0]["link"].partition("#")[2] if name == "key" else None
        return found

    def aim(self, case: Case[Any], random: Random) -> None:
        """Let a request be one to the table that exists, with more or less of what would be right there."""
        for name, value in (("address", self.table), ("game", "falling-sky"), ("n", random.randint(0, 8))):
            if name in case.path_parameters and random.random() < 0.9:
                case.path_parameters[name] = value
        if isinstance(case.body, dict) and random.random() < 0.8:
            case.body.update({name: value for name, value in self.right(random).items() if name in case.body})

    def right(self, random: Random) -> Json:
        """A body with a question of the table and one of its options."""
        seen = self.player.see(self.table)
        asks = [ask for ask in seen["asks"] if ask["mine"]]
        fitting = {"version": seen["version"], "seat": random.choice(SEATS)}
        if asks:
            fitting |= {"seat": asks[0]["seat"], "option": random.choice(asks[0]["options"])["option"]}
        return {name: value for name, value in fitting.items() if random.random() < 0.8}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield Place(house)


def send(place: Place, visitor: Guest, case: Case[Any]) -> None:
    """Send the request in the name of a visitor, and check the reply by the description."""
    response = case.call(headers={"Origin": place.house.origin, **visitor.signs}, timeout=20)
    case.validate_response(response, checks=CHECKS)


@pytest.mark.parametrize(("path", "method", "visitor", "mode"), CASES)
def test_every_reply_is_as_described(
    place: Place, path: str, method: str, visitor: str, mode: str, record_property: Callable[[str, object], None]
) -> None:
    if path in (STREAM, LINE) and visitor != "nobody":
        check_stream(place, place.visitor(visitor), path)
        return
    requests = place.schema[path][method.lower()].as_strategy(MODES[mode])
    sent: list[int] = []

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=EXAMPLES == FEW,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=requests, seed=st.integers(0, 2**32))
    def check(case: Case[Any], seed: int) -> None:
        place.aim(case, Random(seed))
        send(place, place.visitor(visitor), case)
        sent.append(seed)

    check()
    record_property(REQUESTS, len(sent))


def check_stream(place: Place, visitor: Guest, path: str) -> None:
    """It does not end, so that only its beginning can be looked at."""
    with visitor.stream(place.table) if path == STREAM else visitor.line(place.table) as stream:
        assert (stream.status, stream.next().kind) == (200, "whole")
    described = place.schema[path]["get"].definition.raw["responses"]["200"]["content"]
    assert stream.headers["content-type"].split(";")[0] in described


def test_everything_is_described_and_tested(place: Place) -> None:
    described = [(path, method.upper()) for path, item in place.schema.raw_schema["paths"].items() for method in item]

    assert sorted(described) == OPERATIONS
    assert len(OPERATIONS) >= 15


def test_the_description_tells_its_version_and_where_the_interface_is(place: Place) -> None:
    described = place.schema.raw_schema

    assert described["info"]["version"] == "1.0"
    assert described["servers"] == [{"url": API}]
    assert all(operation["summary"] for item in described["paths"].values() for operation in item.values())
