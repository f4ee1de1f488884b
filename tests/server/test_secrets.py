"""What never leaks: to a seat, two games look the same if they differ only in what the seat may not see.

Such games are made in pairs and written into the database past the server: the same answers under another seed; the
same answers but other cards at which somebody has looked; the same answers but another choice made in secret.
"""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.games import register
from alesia.kernel.game import LogEntry
from alesia.kernel.record import Record
from alesia.server import about, chronicle, payload
from alesia.server.storage import WATCH
from alesia.table import Table
from tests.falling_sky.watched import DULL, livelier
from tests.kernel.toy import GAME as TOY
from tests.server.house import SEATS, Guest, House, Json, Stream, join, open_house, wait_for, write_game

SCENARIOS = ("great-revolt", "reconquest-of-gaul", "pax-gallica")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


class Game:
    """A game of a pair: somebody in every seat and one who looks on, each with a stream."""

    def __init__(self, house: House, record: Record, stack: ExitStack) -> None:
        self._house = house
        self.written = write_game(house, record)
        self.table = self.written.table
        keys = {seat: key for seat, key in self.written.keys.items() if record.seats.get(seat, "human") == "human"}
        self.guests = {seat: join(house, f"/join#{key}") for seat, key in keys.items()}
        self.streams = {seat: stack.enter_context(guest.stream(self.table)) for seat, guest in self.guests.items()}

    def at_rest(self) -> Json:
        """The table as one sees it who looks on, once a person is asked or the game is over."""
        return wait_for(lambda: self._rest(self.guests[WATCH].see(self.table)))

    def _rest(self, seen: Json) -> Json | None:
        asked = [ask["seat"] for ask in seen["asks"] if ask["seat"] in self.guests]
        return seen if seen["result"] or (asked and not seen["thinking"]) else None

    def question(self) -> Json:
        """What somebody is asked now."""
        seat = self.at_rest()["asks"][0]["seat"]
        return next(ask for ask in self.guests[seat].see(self.table)["asks"] if ask["mine"])

    def looks(self, seat: str) -> list[bytes]:
        """What a seat sees now, by looking and by its stream."""
        guest, version = self.guests[seat], self.at_rest()["version"]
        heard = self.streams[seat].until(lambda table: bool(table["version"] == version))
        queries = ("", *[f"?seat={name}" for name in list(self.guests)[:2]])
        bodies = [guest.get(f"/tables/{self.table}{query}").body for query in queries]
        return [self._nameless(text) for text in (*bodies, json.dumps(heard).encode())]

    def looks_back(self, seat: str, start: int) -> list[bytes]:
        """What else a seat is told: the past since some moment, its thoughts, the standing, the list, the record."""
        guest, end = self.guests[seat], int(self.at_rest()["decisions"])
        paths = ["/standing", "/record", *[f"/past/{n}" for n in range(start, end + 2)]]
        if seat == WATCH:  # thoughts are the same for all who may come in
            paths += [f"/thoughts/{n}" for n in range(start, end + 1)]
        bodies = [guest.get(f"/tables/{self.table}{path}").body for path in paths]
        return [self._nameless(text) for text in (*bodies, guest.get("/tables").body)]

    def changes(self, seat: str) -> list[bytes]:
        """The events that a seat has heard since it was last asked for them."""
        events = [self._nameless(json.dumps(event).encode()) for event in self.streams[seat].events]
        self.streams[seat].events.clear()
        return events

    def _nameless(self, text: bytes) -> bytes:
        keys = [seat.key for seat in self._house.room(self.table).seats.values()]
        for name in (self.table, *self.written.keys.values(), *keys):
            text = text.replace(name.encode(), b"?")
        return re.sub(rb'"(created|touched)":[0-9]+', b"", text)


class Pair:
    """Two games that should look the same to some."""

    def __init__(self, house: House, one: Record, other: Record, stack: ExitStack) -> None:
        self.games = (Game(house, one, stack), Game(house, other, stack))
        self.start = len(one.entries)

    def check_same(self, seats: list[str], since: int | None = None) -> None:
        """These seats see the same, byte by byte; also in the past since some moment."""
        one, other = self.games
        for seat in seats:
            assert one.looks(seat) == other.looks(seat), f"as {seat or 'a spectator'} sees it"
            if since is not None:
                assert one.looks_back(seat, since) == other.looks_back(seat, since)

    def check_same_changes(self, seats: list[str]) -> None:
        """These seats have heard the same, event by event."""
        one, other = self.games
        for seat in seats:
            assert one.changes(seat) == other.changes(seat)

    def check_different(self, seat: str) -> None:
        one, other = self.games
        assert one.looks(seat) != other.looks(seat)

    def act(self, random: Random) -> None:
        """The same is answered at both, or taken back, when both have come to rest."""
        question, _ = self.games[0].question(), self.games[1].at_rest()
        guests = [game.guests[question["seat"]] for game in self.games]
        seen = guests[0].see(self.games[0].table)
        if seen["undo"]["possible"] and seen["undo"]["why"] is None and random.random() < 0.2:
            replies = [each.undo(game.table, seen["version"]) for each, game in zip(guests, self.games, strict=True)]
        else:
            weights = [DULL.get(choice["verb"], 1.0) for choice in question["options"]]
            option = random.choices(question["options"], weights)[0]["option"]
            replies = [
                each.answer(game.table, question["seat"], seen["version"], option)
                for each, game in zip(guests, self.games, strict=True)
            ]
        assert [reply.status for reply in replies] == [200, 200]


# Another seed.


def played(seed: int) -> Record:
    """A game of people who answer at random, up to some moment at which one is asked."""
    table, random = alesia.new("falling-sky", SCENARIOS[seed % 3], seed), Random(seed)
    while table.ask is not None:
        table.answer(livelier(table.ask, random))
    entries = table.entries()
    people = [n for n, entry in enumerate(entries) if entry.who != "Chance"]
    return replace(table.record, entries=entries[: random.choice(people)])


@pytest.mark.parametrize("seed", range(6))
def test_the_seed_shows_in_nothing(house: House, seed: int) -> None:
    """At random moments of random games, under a small seed and a great one; and as it goes on, until the dice."""
    record, random, everybody = played(seed), Random(seed), [*SEATS, WATCH]
    with ExitStack() as stack:
        pair = Pair(house, replace(record, seed=1), replace(record, seed=2**127 + 12345), stack)
        pair.check_same(everybody, since=max(0, pair.start - 3))
        for _ in range(4):
            pair.act(random)
            if rolled_since(house, pair):
                return
            pair.check_same(everybody)
        pair.check_same_changes(everybody)


def rolled_since(house: House, pair: Pair) -> bool:
    return any(row.who < 0 for row in house.rows(pair.games[0].table)[pair.start :])


# Cards that somebody has looked at.

LOOKS = [(35, {}), (47, {}), (35, {"Belgae": "nonplayer", "Aedui": "nonplayer"})]


def looked(event: int, seats: dict[str, str], cards: list[int]) -> Table:
    """The first to act executes the Event, and these are the cards that are looked at."""
    table = alesia.new("falling-sky", "great-revolt", 7, seats, dice="asked")
    for card in (event, 1):
        table.answer(f"card {card}")
    table.answer(f"unshaded {event}")
    left = [f"card {card}" for card in cards]
    while left:
        assert table.ask is not None
        table.answer(left.pop(0) if table.ask.who == "Chance" else table.ask.options[0])
    return table


def pair_of_looks(event: int, seats: dict[str, str], cards: list[int]) -> tuple[Record, Record]:
    """A game in which the cards 40 and 41 were looked at, and one in which these were; else they are the same."""
    one, other = (replace(looked(event, seats, each).record, dice="seeded") for each in ([40, 41], cards))
    assert len(one.entries) == len(other.entries)
    return one, other


def who_looked(house: House, pair: Pair) -> tuple[list[str], list[str]]:
    """The people who have looked at the cards by what the log says, and those who have not, with the spectator."""
    table = house.room(pair.games[0].table).table
    knowing = [str(entry.facts[0]) for entry in table.log if entry.key == "peek"]
    people = list(pair.games[0].guests)
    return [seat for seat in people if seat in knowing], [seat for seat in people if seat not in knowing]


@pytest.mark.parametrize(("event", "seats"), LOOKS)
@pytest.mark.parametrize("cards", [[43, 44], [41, 40], [40, 44]])
def test_cards_looked_at_show_to_none_but_who_looked(
    house: House, event: int, seats: dict[str, str], cards: list[int]
) -> None:
    with ExitStack() as stack:
        pair = Pair(house, *pair_of_looks(event, seats, cards), stack)
        knowing, others = who_looked(house, pair)
        pair.check_same(others, since=pair.start - 4)
        for seat in knowing:
            pair.check_different(seat)
    assert len(others) > 1
    assert knowing


@pytest.mark.parametrize(("event", "seats"), LOOKS)
def test_a_card_looked_at_shows_in_nothing_until_it_is_turned_up(
    house: House, event: int, seats: dict[str, str]
) -> None:
    """The first card is the same, the second is not; random play goes on until it comes up, and then it shows."""
    random = Random(event)
    with ExitStack() as stack:
        pair = Pair(house, *pair_of_looks(event, seats, [40, 44]), stack)
        turned_up = pair.games[0].at_rest()["view"]["deck"] - 2
        while pair.games[0].at_rest()["view"]["deck"] > turned_up:
            if random.random() < 0.15:
                check_looks(pair, who_looked(house, pair)[1], exactly=not seats)
            pair.act(random)
        pair.check_different(WATCH)


def check_looks(pair: Pair, seats: list[str], exactly: bool) -> None:
    """These seats see and hear the same; where agents play, they may be heard of sooner or later."""
    end = int(pair.games[0].at_rest()["decisions"])
    pair.check_same(seats, since=end - 1)
    if exactly:
        pair.check_same_changes(seats)


# Choices in secret.


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, which has bids in secret, stands among the games, with words that hide nothing."""
    monkeypatch.setattr(sys.modules["alesia.games"], "_registered", {})
    register(TOY)
    monkeypatch.setattr(chronicle, "log_marked", lambda entry, *_: (told_plainly(entry), ()))
    monkeypatch.setattr(chronicle, "section_title", lambda *_: None)
    monkeypatch.setattr(about, "scenario_words", lambda _, __, title, *___: title)
    monkeypatch.setattr(payload, "prompt", lambda ask, *_: f"{ask.key} {ask.about}")
    monkeypatch.setattr(payload, "option_heading", lambda *_: None)
    monkeypatch.setattr(payload, "option_texts", lambda _, options, *__: [str(option) for option in options])
    monkeypatch.setattr(payload, "option_name", lambda option, *_: option.noun)
    monkeypatch.setattr(payload, "result_lines", lambda result, *_: [str(result)])


def told_plainly(entry: LogEntry) -> str:
    return f"{entry.key} {entry.facts}"


@pytest.mark.usefixtures("toy")
def test_a_choice_in_secret_shows_to_nobody_before_it_lies_open(house: House) -> None:
    """Red bids 1 at one table and 4 at the other. The others see only that he has bid, also when he takes it back."""
    table, others = alesia.new("toy", "short", 5), ["Blue", "Green", WATCH]
    with ExitStack() as stack:
        pair = Pair(house, table.record, table.record, stack)
        bid(pair, "Red", 1, 4)
        pair.check_same(others, since=0)
        take_back(pair, "Red")
        pair.check_same(others, since=0)
        bid(pair, "Red", 4, 1)
        bid(pair, "Blue", 2, 2)
        pair.check_same(["Blue", "Green", WATCH], since=0)
        pair.check_same_changes(others)
        bid(pair, "Green", 3, 3)
        logs = [str(game.guests[WATCH].see(game.table)["log"]) for game in pair.games]
    assert "('Red', 4)" in logs[0]
    assert "('Red', 1)" in logs[1]


def bid(pair: Pair, seat: str, one: int, other: int) -> None:
    for game, number in zip(pair.games, (one, other), strict=True):
        guest = game.guests[seat]
        assert guest.answer(game.table, seat, guest.see(game.table)["version"], f"number {number}").status == 200


def take_back(pair: Pair, seat: str) -> None:
    """All agree."""
    for game in pair.games:
        version = game.at_rest()["version"]
        assert game.guests[seat].undo(game.table, version).json["done"] is False
        replies = [
            guest.post(f"/tables/{game.table}/consent", {"agree": True})
            for name, guest in game.guests.items()
            if name not in (seat, WATCH)
        ]
        assert [reply.json["done"] for reply in replies] == [False, True]


# Nothing of it in any byte.


def test_the_seed_and_the_keys_of_others_are_in_no_byte_that_is_sent(house: House) -> None:
    """Over a whole game, by requests and by streams; only when it is over the record tells the seed."""
    host = house.guest()
    seats = {"Romans": "link", "Arverni": "link", "Aedui": "nonplayer", "Belgae": "random"}
    table = host.create(scenario="great-revolt", seats=seats)
    seen = host.see(table)
    links = {seat["name"]: seat["link"] for seat in seen["seats"] if seat["link"]} | {WATCH: seen["watch_link"]}
    guests = {seat: join(house, link) for seat, link in links.items()}
    play_and_look_around(table, guests, host)
    seed, keys = house.room(table).record.seed, {name: seat.key for name, seat in house.room(table).seats.items()}

    for seat, guest in guests.items():
        foreign = [key for name, key in keys.items() if name != seat and (seat == WATCH or name != WATCH)]
        cookies = [other.cookie for other in (host, *guests.values()) if other is not guest]
        check_unheard(guest, [*traces(seed), *foreign, *map(str, cookies)])
    own = [key for name, key in keys.items() if name != WATCH]
    check_unheard(host, [*traces(seed), *own, *[str(guest.cookie) for guest in guests.values()]])
    assert str(seed) in host.get(f"/tables/{table}/record").body.decode()


def traces(seed: int) -> list[str]:
    """How a seed could be written."""
    return [str(seed), f"{seed:x}", f"{seed:X}", json.dumps(list(seed.to_bytes(16, "big")))]


def check_unheard(guest: Guest, secrets: list[str]) -> None:
    heard = b"".join(guest.heard)
    assert len(heard) > 10_000
    assert [secret for secret in secrets if secret.encode() in heard] == []


def play_and_look_around(table: str, guests: dict[str, Guest], host: Guest) -> None:
    """Play to the end at random; whoever answers looks at everything he can look at, now and then."""
    random = Random(4)
    with ExitStack() as stack:
        everybody = [*guests.values(), host]
        streams = [stack.enter_context(guest.stream(table)) for guest in everybody]
        while not (seen := whose_turn(table, host))["result"]:
            if random.random() < 0.1:  # before the answer: after the last one the record may be read
                look_around(random.choice(everybody), table, seen["decisions"], random)
            answer_at_random(guests[seen["asks"][0]["seat"]], table, random)
        hear_out(streams, seen["version"])


def whose_turn(table: str, host: Guest) -> Json:
    """The table as soon as a person is asked, or the game is over."""

    def look() -> Json | None:
        seen = host.see(table)
        return seen if seen["result"] or (seen["asks"] and not seen["thinking"]) else None

    return wait_for(look)


def answer_at_random(guest: Guest, table: str, random: Random) -> None:
    seen = guest.asked(table)
    ask = next(ask for ask in seen["asks"] if ask["mine"])
    weights = [5.0 if choice["verb"] in ("pass", "done") else 1.0 for choice in ask["options"]]  # a short game will do
    reply = guest.answer(table, ask["seat"], seen["version"], random.choices(ask["options"], weights)[0]["option"])
    assert reply.status == 200, reply.body


def look_around(guest: Guest, table: str, decisions: int, random: Random) -> None:
    """Everything, and some of what is refused."""
    number = random.randint(0, decisions)
    for path in (f"/past/{number}", f"/thoughts/{number}", "/standing", "/record", "", "?seat=Aedui", "/nowhere"):
        guest.get(f"/tables/{table}{path}")
    guest.get("/tables")
    guest.undo(table, 0)
    guest.answer(table, "Belgae", decisions, "pass")


def hear_out(streams: list[Stream], version: int) -> None:
    for stream in streams:
        stream.until(lambda known: bool(known["version"] == version))
