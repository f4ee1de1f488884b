"""5.1 Executing Events: the register of card sides, whether one is effective, and how it is carried out."""

from collections.abc import Callable
from typing import NamedTuple

from alesia.games.falling_sky.capabilities import capability
from alesia.games.falling_sky.components import CARD, Card, Faction
from alesia.games.falling_sky.negotiation import (
    CANCEL,
    NEGOTIATE,
    REMOVE,
    Gaul,
    may_negotiate,
    may_remove,
    negotiate,
    proposals,
    remove_voluntarily,
    tell_of_wall,
)
from alesia.games.falling_sky.state import (
    ELIGIBLE,
    INELIGIBLE,
    NEITHER,
    PASSED,
    SHADED,
    UNSHADED,
    State,
    altered,
    begin_action,
    fingerprint,
)
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Act, Procedure, act, choose
from alesia.kernel.word import Word

WORDS = {UNSHADED: Word("side", "unshaded"), SHADED: Word("side", "shaded")}
SIDES: dict[str, int] = {word: side for side, word in WORDS.items()}
Body = Callable[[Gaul, Faction], Procedure[None]]
Test = Callable[[State, Faction], bool]


class Event(NamedTuple):
    """One side of a card: what it does, and whether it would do anything now."""

    body: Body
    effective: Test


EVENTS: dict[tuple[int, int], Event] = {}


def event(number: int, side: int, effective: Test) -> Callable[[Body], Body]:
    """Register the procedure below as a side of the card (a card with one text has an unshaded side alone)."""

    def register(body: Body) -> Body:
        EVENTS[number, side] = Event(body, effective)
        return body

    return register


def event_acts(card: Card) -> list[Act]:
    """5.2 The sides of the card that can be executed."""
    return [act(str(WORDS[side]), card) for side in (UNSHADED, SHADED) if (int(card), side) in EVENTS]


def effective(s: State, faction: Faction, side: int) -> bool:
    """8.1.1 Whether a side that the current card has would change anything now."""
    return EVENTS[s.card, side].effective(s, faction)


def execute_event(g: Gaul, faction: Faction, card: Card, word: str) -> Procedure[None]:
    """5.1 Carry out one side of the Event, literally and in the order given."""
    g.log("event", "5.1", faction, card, WORDS[SIDES[word]])
    before = fingerprint(g.state)
    yield from EVENTS[int(card), SIDES[word]].body(g, faction)
    begin_action(g.state, faction)
    tell_of_wall(g)
    g.log("event_done", "5.1", faction, card, WORDS[SIDES[word]], fingerprint(g.state) != before)


def ended(g: Gaul, faction: Faction, rest: Procedure[None]) -> Procedure[None]:
    """The rest of an Event, with what is soon forgotten: for a look ahead."""
    yield from rest
    begin_action(g.state, faction)


def may_prepare(s: State, faction: Faction) -> bool:
    return may_negotiate(s, faction) or may_remove(s, faction)


def prepare_event(g: Gaul, faction: Faction, card: Card) -> Procedure[Act | None]:
    """1.4.1, 1.5.2, 5.1.1 NOTE Who executes an Event may first take own pieces off the map, and give or ask for
    Resources. The side that is then executed; None if the Event is called off before anything has happened."""
    s = g.state
    while True:
        asides = [NEGOTIATE] * may_negotiate(s, faction) + [REMOVE] * may_remove(s, faction)
        choices = [*event_acts(card), *asides, *([] if s.committed else [CANCEL])]
        if not asides and s.committed and not any(effective(s, faction, SIDES[each.verb]) for each in choices):
            return choices[0]  # neither side would change anything
        choice = yield from choose(faction, "prepare_event", "5.1.1", choices, card)
        if choice is NEGOTIATE:
            yield from negotiate(g, faction, proposals(s, faction))
        elif choice is REMOVE:
            yield from remove_voluntarily(g, faction)
        else:
            return None if choice is CANCEL else choice


# ---- 5.3 Capabilities -------------------------------------------------------------------------------------------


def grant_capability(g: Gaul, number: int, side: int, holder: Faction | None = None) -> None:
    """5.3 It lasts for the rest of the game; 5.1.2 its other side is replaced."""
    g.state.capabilities = altered(g.state.capabilities, number, side)
    g.state.holders = altered(g.state.holders, number, 0 if holder is None else holder + 1)
    g.log("capability", "5.3", CARD[number], WORDS[side], holder)


def remove_capability(g: Gaul, number: int) -> None:
    g.state.capabilities = altered(g.state.capabilities, number, NEITHER)
    g.state.holders = altered(g.state.holders, number, 0)
    g.log("capability_lost", "5.1.2", CARD[number])


# ---- 2.3.6 Eligibility ------------------------------------------------------------------------------------------


def bar(g: Gaul, faction: Faction) -> None:
    """Ineligible through the next card: now, and for the whole of the next one; A5.1.1 nobody without a seat."""
    s = g.state
    if faction is run_by_game(s):
        return
    if s.eligibility[faction] in (ELIGIBLE, PASSED):
        s.eligibility = altered(s.eligibility, faction, INELIGIBLE)
    s.barred = altered(s.barred, faction, 1)
    g.log("barred", "2.3.6", faction)


def keep_eligible(g: Gaul, faction: Faction) -> None:
    """Stays Eligible, or becomes so, after this card; a penalty of the same card wins over it (6, 14, A53)."""
    g.state.kept = altered(g.state.kept, faction, 1)
    if not g.state.barred[faction]:
        g.log("kept", "2.3.6", faction)


def is_change_of_capability(number: int, side: int, holder: Faction | None = None) -> Test:
    """A Capability is effective unless it is in effect already."""
    return lambda s, faction: not capability(s, number, side, holder)
