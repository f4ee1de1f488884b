"""Caesar's Gallic War in two browsers: a whole turn with secret cards, a battle with reserves and a retreat.

Each page keeps its side's secrets: whatever the server sends to it is read along.
"""

import json
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from playwright.sync_api import Locator, Response, expect

from alesia.games.gallic_war.components import BARBARIAN, CARDS, PLAYERS, ROMAN, Side
from tests.web.browser import Guest
from tests.web.conftest import Invite

# Who never changes sides, and who is on a side until winter: beaten tribes may join the other one then.
FAITHFUL = {ROMAN: ("Caesar", "Legion"), BARBARIAN: ("Ariovistus", "German")}
UNTIL_WINTER = {ROMAN: ("Volcae", "Allobroges"), BARBARIAN: ("Helvetii",)}
MARCH = [
    *("movement", "area Transalpine Gaul", "move Helvetii", "unit Legion VII", "unit Legion VIII"),
    *("force Helvetii", "unit Caesar", "unit Legion IX", "main Legion VII"),
]
LAZY = ("done", "movement", "fire", "no")
MOST_ANSWERS = 300
MOMENT, MOST_LOOKS = 20, 1000  # milliseconds between looks


class Seated:
    """A guest on a side, and all that the page has received."""

    def __init__(self, guest: Guest, side: Side) -> None:
        self.guest, self.side = guest, side
        self.replies: list[Response] = []
        self.events: list[Any] = []
        guest.page.on("response", lambda reply: "/api/v1/tables/" in reply.url and self.replies.append(reply))
        wire = guest.context.new_cdp_session(guest.page)
        wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda event: self.events.append(json.loads(event["data"])))

    @property
    def is_asked(self) -> bool:
        return self.guest.question.locator(".options[aria-busy=false]").count() > 0

    def hand(self) -> list[str]:
        names: list[str] = self.guest.page.locator(".hand .play-card b").all_inner_texts()
        return names

    def received(self) -> list[Any]:
        """Everything that came, by request or by stream."""
        bodies = [reply.text() for reply in self.replies if "/stream" not in reply.url and reply.ok]
        return [*(json.loads(body) for body in bodies if body), *self.events]


def blocks_in(facts: Any) -> Iterator[dict[str, Any]]:
    """All blocks that can be read in what was received."""
    if isinstance(facts, dict):
        if {"colour", "name", "strength"} <= set(facts):
            yield facts
        facts = list(facts.values())
    if isinstance(facts, list):
        for each in facts:
            yield from blocks_in(each)


def hidden(facts: Any, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Blocks of these names that can be read though they do not lie open in battle."""
    return [block for block in blocks_in(facts) if block["name"].startswith(names) and not block.get("lying")]


def is_winter(event: Any) -> bool:
    """Whether a change of the table ends the cards of the year."""
    return any(change[0] in (["phase"], ["year"]) for change in event["view"] if isinstance(change, list))


def hands_in(facts: Any) -> Iterator[list[str]]:
    """All hands in what was received, in a whole view or as a change of one."""
    if isinstance(facts, dict):
        yield from [facts["hand"]] if "hand" in facts else []
        facts = list(facts.values())
    if isinstance(facts, list):
        if len(facts) == 2 and facts[0] == ["hand"]:
            yield facts[1]
        for each in facts:
            yield from hands_in(each)


def seat_both(invite: Invite) -> dict[Side, Seated]:
    """The Roman lays the table, the Barbarian comes by a link."""
    people = {side: Seated(invite(), side) for side in PLAYERS}
    host, other = people[ROMAN].guest, people[BARBARIAN].guest
    body = {"game": "gallic-war", "seats": {"Roman": "me", "Barbarian": "link"}}
    reply = host.context.request.post(f"{host.home}/api/v1/tables", data=body, headers={"Origin": host.home})
    assert reply.status == 201, reply.text()
    table = reply.json()["id"]
    seats = host.context.request.get(f"{host.home}/api/v1/tables/{table}").json()["seats"]
    other.go(next(seat["link"] for seat in seats if seat["name"] == "Barbarian"))
    other.at_table()
    host.sit(table)
    return people


def play_turn(people: dict[Side, Seated]) -> None:
    """The Roman marches against the Helvetii, and Caesar, who comes as a reserve, retreats; the rest is done lazily."""
    wanted = list(MARCH)
    for _ in range(MOST_ANSWERS):
        if year_of(people[ROMAN]) == "57 BC":
            return
        person = next_to_answer(people)
        options = person.guest.options()
        give(person, chosen(person, options, wanted) if options else None)
    raise AssertionError("the year does not end")


def give(person: Seated, option: str | None) -> None:
    """Units are picked on the map, by the keyboard on their block; everything else by its button."""
    if option is None or not option.startswith("unit "):
        person.guest.answer(option)
        return
    with person.guest.moves():
        person.guest.page.locator(f'.board [data-unit="{option.removeprefix("unit ")}"]').press("Enter")


def next_to_answer(people: dict[Side, Seated]) -> Seated:
    """Whoever is asked; at the choice of cards both are."""
    for _ in range(MOST_LOOKS):
        for person in people.values():
            if person.is_asked:
                return person
            person.guest.page.wait_for_timeout(MOMENT)
    raise AssertionError("nobody is asked")


def chosen(person: Seated, options: list[str], wanted: list[str]) -> str:
    """What is wanted next, if it is offered; else as little as is allowed."""
    if person.side is ROMAN:
        if "retreat Caesar" in options:
            return "retreat Caesar"
        if found := next((each for each in wanted if each in options), None):
            del wanted[: wanted.index(found) + 1]
            return found
    return next((each for each in LAZY if each in options), options[0])


def year_of(person: Seated) -> str:
    return person.guest.page.locator(".strip-year b").inner_text()


def test_a_whole_turn_between_two_browsers(invite: Invite) -> None:
    """Cards chosen in secret lie open together; a battle brings reserves in its second round; Caesar retreats."""
    people = seat_both(invite)
    roman, barbarian = people[ROMAN], people[BARBARIAN]
    hands = {side: set(person.hand()) for side, person in people.items()}
    assert [len(hand) for hand in hands.values()] == [5, 5]
    assert not hands[ROMAN] & hands[BARBARIAN]

    roman.guest.answer(roman.guest.options()[0])
    open_cards = ".sides-of-cards .play-card"
    assert barbarian.guest.page.locator(open_cards).count() == 0
    barbarian.guest.answer(barbarian.guest.options()[0])
    for person in people.values():
        expect(person.guest.page.locator(open_cards)).to_have_count(2)

    play_turn(people)
    for person in people.values():
        expect(person.guest.page.locator(".strip-year b")).to_have_text("57 BC")
        log = whole_log(person)
        expect(log).to_contain_text("Battle in Helvetii: the Roman attacks.")
        expect(log).to_contain_text("Battle round 2.")
        assert log.locator('[data-key="retreat"]').count() > 0
    keep_their_secrets(people)


def whole_log(person: Seated) -> Locator:
    log = person.guest.open("Log")
    log.locator(".log-earlier").click()
    return log


def keep_their_secrets(people: dict[Side, Seated]) -> None:
    """No page was ever sent an enemy block that did not lie open in battle, nor a card of the other hand."""
    names = {card.name for card in CARDS}
    for side, person in people.items():
        received = person.received()
        assert not hidden(received, FAITHFUL[side.other])
        cards_phase = list(takewhile(lambda event: not is_winter(event), person.events))
        assert not hidden(cards_phase, UNTIL_WINTER[side.other])
        assert any(block.get("lying") for block in blocks_in(cards_phase))
        hands = [hand for hand in hands_in(received) if hand]
        assert hands
        assert all(set(hand) <= names for hand in hands)
    dealt = {side: next(hand for hand in hands_in(person.received()) if hand) for side, person in people.items()}
    assert not set(dealt[ROMAN]) & set(dealt[BARBARIAN])
