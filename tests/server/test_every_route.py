"""Every route of the interface, tried with what must open nothing: a link that was used up or made anew, the cookie of
a stranger. What comes back is what comes back to a key that never was, about a table that never was.

The routes and what is sent to them are taken from the description of the interface; a route that is added is tried too.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from alesia.server.api import router
from tests.server.house import Guest, Heard, House, Json, Reply, open_house
from tests.server.test_invitations import NEVER, Party

NEVER_THERE = {"address": "nowhere", "table": "nowhere", "tables": ["nowhere"], "line": "nowhere"}


LEAVING = "/me/leave"  # who has left is a stranger to all that is tried after it; it has tests of its own


class Call(NamedTuple):
    """A request to a route: how it is sent, and what its path, its query and its body need."""

    method: str
    path: str
    query: tuple[str, ...]
    fields: tuple[str, ...]
    streams: bool

    @property
    def is_of_a_table(self) -> bool:
        return "{address}" in self.path or "table" in self.query

    def send(self, guest: Guest, values: Json) -> Reply:
        path = re.sub("{(.*?)}", lambda name: str(values[name[1]]), self.path)
        path += f"?{urlencode({name: values[name] for name in self.query})}" if self.query else ""
        if self.streams:
            return listen(guest, path)
        if self.method == "GET":
            return guest.get(path)
        return guest.post(path, {name: values[name] for name in self.fields})

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def listen(guest: Guest, path: str) -> Reply:
    """The beginning of a stream, until a table is told or refused; what is refused is the reply."""
    with guest._listening(path, None) as response:
        if response.status != 200:
            return Reply(response.status, {}, response.read())
        heard = Heard(response, guest.heard)
        while (event := heard.read()).kind not in ("refused", "whole"):
            pass
        told = {"error": event.data["error"]} if event.kind == "refused" else event.data
        return Reply(404 if event.kind == "refused" else 200, {}, json.dumps(told).encode())


def calls(house: House) -> list[Call]:
    """All that the interface describes."""
    described = house.guest().get("/openapi.json").json
    return [
        Call(method.upper(), path, query(operation), fields(described, operation), streams(operation))
        for path, item in described["paths"].items()
        for method, operation in item.items()
        if path != LEAVING
    ]


def query(operation: Json) -> tuple[str, ...]:
    return tuple(each["name"] for each in operation.get("parameters", []) if each["in"] == "query")


def streams(operation: Json) -> bool:
    return "text/event-stream" in operation["responses"].get("200", {}).get("content", {})


def fields(described: Json, operation: Json) -> tuple[str, ...]:
    if "requestBody" not in operation:
        return ()
    name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    return tuple(described["components"]["schemas"][name]["properties"])


class Trial:
    """A table with a player who came by an invitation, has made his own link anew, and listens."""

    def __init__(self, house: House, stack: ExitStack) -> None:
        self.party = Party(house)
        self.friend = self.party.come()
        self.old_own = self.party.link(self.friend)
        self.party.change(self.friend)
        self.table = self.party.table
        self._line = stack.enter_context(self.friend.line(self.table))

    @property
    def dead(self) -> list[str]:
        """Keys that once opened the seat."""
        return [link.partition("#")[2] for link in (self.party.invitation, self.old_own)]

    def values(self, key: str) -> Json:
        """What would be right in the hands of the player."""
        seen = self.friend.see(self.table)
        place = {"address": self.table, "table": self.table, "tables": [self.table], "line": self._line.name}
        place |= {"n": 0, "number": "1.0"}
        setup = {"game": "falling-sky", "scenario": "great-revolt", "options": {}, "seats": {}}
        setup |= {
            "beside": False,
            "hints": True,
            "open": False,
            "spectators": True,
            "days": None,
            "late": "mark",
            "rated": False,
            "position": "fallen = 0",
            "changes": [],
            "known": "",
        }
        setup |= {"side": "Aedui", "about": "quarters", "by": None, "place": None, "answers": []}
        answer = {
            "seat": "Aedui",
            "who": "Aedui",
            "version": seen["version"],
            "option": "pass",
            "agree": True,
            "wanted": True,
            "lang": "fr",
            "having": "caesar",
            "sweep": "",
            "times": 1,
        }
        club = {
            "name": "Ambiorix",
            "account": NEVER,
            "credential": {},
            "how": "draw",
            "bring": False,
            "mail": "",
            "link": f"/join#{NEVER}",
            "text": "Ave",
            "after": 0,
        }
        club |= {
            "kind": "mail",
            "target": "",
            "p256dh": "",
            "auth": "",
            "bell": 0,
            "begin": 1,
            "end": 2,
            "zone": "UTC",
            "having": "Legion",
        }
        return {**place, **setup, **answer, **club, "key": key}

    def visitors(self, key: str) -> Iterator[tuple[Guest, Guest]]:
        """By a key, by the cookie of a stranger, by both; beside each the same with a key that never was."""
        house, stranger = self.party.house, self.party.house.guest()
        stranger.asked(stranger.create())
        for cookie, keys in ((None, (key, NEVER)), (stranger.cookie, (None, None)), (stranger.cookie, (key, NEVER))):
            pair = [house.guest(each) for each in keys]
            for guest in pair:
                guest.cookie = cookie
            yield pair[0], pair[1]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def trial(house: House) -> Iterator[Trial]:
    with ExitStack() as stack:
        yield Trial(house, stack)


def check_nothing_learnt(call: Call, trial: Trial) -> None:
    """The same as with a key that never was; at a table, the same as at one that never was, and a refusal."""
    for key in trial.dead:
        values = trial.values(key)
        for guest, other in trial.visitors(key):
            reply = call.send(guest, values)
            never = call.send(other, {**values, "key": NEVER, **NEVER_THERE})
            assert (reply.status, nameless(reply)) == (never.status, nameless(never)), f"{call} tells something"
            refused = reply.status == 404 and reply.code == "unknown_table"
            assert refused or not call.is_of_a_table, f"{call} lets a stranger in"
            check_silent(call, guest, trial)


def nameless(reply: Reply) -> bytes:
    """A table that the stranger himself sets up has another name each time, and so has a key that he makes, or what his
    device is to sign."""
    return re.sub(rb'"(id|key|link|challenge)":"[^"]*"', b"", reply.body)


def check_silent(call: Call, guest: Guest, trial: Trial) -> None:
    """Nothing of the table has come to the ears of this guest; a line names the table that it refuses."""
    keys = [seat.key for seat in trial.party.house.room(trial.table).seats.values()]
    names = [] if "table" in call.query else [trial.table]
    heard = b"".join(guest.heard)
    assert not [word for word in (*names, *keys) if word.encode() in heard], f"{call} tells something"


def test_no_route_knows_a_key_that_is_dead_or_a_stranger(house: House, trial: Trial) -> None:
    before = trial.friend.see(trial.table), trial.party.host.see(trial.table), house.rows(trial.table)
    for call in calls(house):
        check_nothing_learnt(call, trial)

    assert (trial.friend.see(trial.table), trial.party.host.see(trial.table), house.rows(trial.table)) == before


def test_what_is_tried_would_be_right_in_the_hands_of_the_player(house: House, trial: Trial) -> None:
    """So the refusals are for who asks, and not for what is asked."""
    for call in calls(house):
        key = trial.party.link(trial.friend).partition("#")[2]
        reply = call.send(trial.friend, trial.values(key))
        code = None if reply.status < 400 else reply.code
        assert code not in ("malformed", "http", "unknown_table", "unknown_link", "unknown_name"), call


async def peek(request: Request, address: str) -> Response:
    """A route that forgets to ask who is there."""
    room = await request.app.state.tables.room(address)
    return Response(json.dumps({"hand": str(room.scene.view("Aedui"))}), media_type="application/json")


async def look_up(request: Request) -> Response:
    """A route that gives away the keys of every table."""
    rooms = [await opening for opening in request.app.state.tables._rooms.values()]
    return Response(json.dumps([seat.key for room in rooms for seat in room.seats.values()]))


@pytest.mark.parametrize(("path", "leak"), [("/tables/{address}/peek", peek), ("/keys", look_up)])
def test_a_route_that_leaks_would_be_noticed(
    path: str, leak: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(router, "routes", [*router.routes, APIRoute(path, leak, methods=["GET"])])
    with open_house(tmp_path_factory.mktemp("leaky")) as house, ExitStack() as stack:
        trial = Trial(house, stack)
        call = next(call for call in calls(house) if call.path == path)
        with pytest.raises(AssertionError, match=r"tells something|lets a stranger in"):
            check_nothing_learnt(call, trial)
