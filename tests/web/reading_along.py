"""What a page has received, held against the game as the server has written it down.

A message is of a moment, the number of answers given before it. Of that moment the whole state is known, and so which
blocks and cards the other side had that were not to be seen.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from playwright.sync_api import Page, Route

import alesia
from alesia.games.gallic_war.components import AREA, CARDS, UNIT, UNITS, Card, Side, Unit
from alesia.games.gallic_war.state import BARBARIAN_HAND, FALLEN, ROMAN_HAND
from alesia.kernel.record import Record
from alesia.server.written import entries_of
from tests.server.soak import read_game

HANDS = (ROMAN_HAND, BARBARIAN_HAND)
OPEN = {"legions_due", "eliminated", "delayed", "homes"}  # parts of a view that name units which stand nowhere
ABOUT_GAMES = "/api/v1/games"  # rules and cards, the same for everybody
NOTHING = "null"  # a table without a clock


class Wire:
    """Everything that the server sends to a page: replies, and the events of the stream."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.add_init_script("delete globalThis.SharedWorker")  # so that the page hears for itself
        page.route("**/api/v1/**", self._hear)
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", lambda event: self.texts.append(event["data"]))

    def _hear(self, route: Route) -> None:
        """Keep the body of a reply on its way; the stream has no end and is heard event by event."""
        path = route.request.url.partition("?")[0]
        if path.endswith("/stream") or ABOUT_GAMES in path:
            route.continue_()
            return
        reply = route.fetch()
        self.texts.append(reply.text())
        route.fulfill(response=reply)

    def messages(self) -> list[dict[str, Any]]:
        found = [_unwrapped(json.loads(text)) for text in self.texts if text != NOTHING]
        assert all(isinstance(each, dict) for each in found)
        return found


def _unwrapped(message: Any) -> Any:
    """The whole or the change of one table, out of an event of a line that tells of several."""
    return message.get("whole", message.get("change", message)) if isinstance(message, dict) else message


class Written:
    """A game as it is written: the whole state after so many answers, none of which was taken back."""

    def __init__(self, database: str, table: str) -> None:
        stored = read_game(database, table)
        head = Record.from_text(stored.row.setup)
        self.record = replace(head, entries=entries_of(stored, head))
        self.state: Callable[[int], Any] = cache(self._state)

    def _state(self, moment: int) -> Any:
        return alesia.replay(self.record, min(moment, len(self.record.entries))).still().state


class Truth(Written):
    """What of it a side could not see then."""

    def hides(self, unit: Unit, side: Side, moment: int) -> bool:
        """2.2 Whether a unit is an upright block of the other side."""
        s = self.state(min(moment, len(self.record.entries)))
        return s.place[unit] < FALLEN and s.owner[unit] == side.other and not s.revealed[unit]

    def hidden_units(self, side: Side, moment: int) -> list[str]:
        """The names of hidden blocks, unless an area is named alike."""
        return [unit.name for unit in UNITS if unit.name not in AREA and self.hides(unit, side, moment)]

    def hand(self, side: Side, moment: int) -> set[str]:
        s = self.state(moment)
        return {card.name for card in CARDS if s.cards[card] == HANDS[side]}

    def played(self, side: Side, moment: int) -> str | None:
        card: Card | None = self.state(moment).card_of(side)
        return None if card is None else card.name


def check_message(message: dict[str, Any], side: Side, truth: Truth) -> None:
    """Nothing in a message tells a side what was hidden from it then."""
    for line in log_lines(message):
        check_line(line, side, truth)
    moment = message.get("version", message.get("n"))
    if moment is None:
        return
    told = json.dumps(without_log(message))
    hidden = [*truth.hidden_units(side, moment), *events_among(truth.hand(side.other, moment))]
    assert [name for name in hidden if is_named(name, told)] == [], told
    assert all(set(hand) <= truth.hand(side, moment) for hand in parts(message, "hand"))
    assert all(set(card_options(ask)) <= truth.hand(side, moment) for ask in message.get("asks", ()))
    for played in parts(message, "played"):
        assert played[side.other.name] == truth.played(side.other, moment)


def check_line(line: dict[str, Any], side: Side, truth: Truth) -> None:
    """The log names a block of the other side only if it lies open before or after the answer that it tells of."""
    before, after = line["n"], line["n"] + 1
    named = [UNIT[name] for name in UNIT if name not in AREA and is_named(name, line["text"])]
    hidden = [unit for unit in named if truth.hides(unit, side, before) and truth.hides(unit, side, after)]
    assert hidden == [], line


def is_named(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


def events_among(cards: set[str]) -> list[str]:
    """Event cards: all other cards are named like their areas, which are named everywhere."""
    return [name for name in cards if name not in AREA]


def log_lines(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of the log in a whole table or in a change."""
    log = message.get("log", [])
    lines: list[dict[str, Any]] = log["entries"] if isinstance(log, dict) else log
    return lines


def without_log(message: dict[str, Any]) -> dict[str, Any]:
    """Without the log, the title of the game, and those parts of the view that name units which stand nowhere."""
    view = message.get("view", {})
    if isinstance(view, dict):
        kept: Any = {key: value for key, value in view.items() if key not in OPEN}
    else:
        kept = [change for change in view if change[0][0] not in OPEN]
    return {**message, "log": None, "title": None, "view": kept}


def parts(message: dict[str, Any], name: str) -> Iterator[Any]:
    """A part of the view, from a whole view or from changes of it."""
    view = message.get("view", {})
    if isinstance(view, dict):
        yield from [view[name]] if name in view else []
    else:
        yield from [change[1] for change in view if change[0] == [name] and len(change) > 1]


def card_options(ask: dict[str, Any]) -> list[str]:
    return [option["noun"] for option in ask.get("options", ()) if option["kind"] == "card"]
