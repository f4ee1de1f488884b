"""2.3 The sequence of play: who may act, with which options, and who is Eligible afterwards."""

from tests.falling_sky.models.board import CARDS, PLAYERS, Board
from tests.falling_sky.models.commands import selectable
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.talks import may_transfer
from tests.falling_sky.models.watch import Event, Moment

SHEET = dict.fromkeys(PLAYERS, ("Rally", "March", "Raid", "Battle")) | {
    "Romans": ("Recruit", "March", "Seize", "Battle")
}


def next_eligible(board: Board) -> str | None:
    """2.3.2 The leftmost Eligible Faction that has neither executed nor Passed."""
    position = board.position
    first = position.get("first", {}).get("faction")
    done = {first, *position.get("ineligible", []), *position.get("passed", []), *position.get("executed", [])}
    return next((f for f in CARDS[position["card"]]["order"] if f not in done), None)


def action(m: Moment) -> set[str] | None:
    """2.3.4 What is open depends on what the 1st Eligible executed; 8.1.2 a Non-player's Command is never Limited."""
    position = m.board.position
    if m.story.by_event:
        return None
    if m.who != next_eligible(m.board):
        return {f"it is the turn of the {next_eligible(m.board)} (2.3.2)"}
    executed = position.get("first", {}).get("action")
    limited = executed in ("Command", "Command and Special Ability") and m.who not in m.story.nonplayers
    kind = "limited" if limited else "command"
    events = event_options(position["card"]) if executed in (None, "Command and Special Ability") else set()
    first = {f"prepare {position['card']}"} & set(m.options) if events else set()
    return {"pass"} | events | first | commands(m, kind)


def event_options(card: int) -> set[str]:
    """5.2 Either side of a card with two."""
    sides = ("unshaded", "shaded") if CARDS[card]["sides"] == "dual" else ("unshaded",)
    return {f"{side} {card}" for side in sides}


def commands(m: Moment, kind: str) -> set[str]:
    """Those with a Region that can be selected now; others may be offered that a Special Ability or a gift makes
    possible (4.1 in rulings), but no March upon Frost (2.3.8)."""
    story = Story(m.story.puzzle)
    story.refusals = {key: yes for key, yes in m.story.refusals.items() if yes or not can_give(m, key[0])}
    sheet = [c for c in SHEET[m.who] if c != "March" or not is_frost(m)]
    sure = {f"{kind} {c}" for c in sheet if selectable(m.board, story, m.who, c)}
    return sure | ({f"{kind} {c}" for c in sheet} & set(m.options))


def can_give(m: Moment, faction: str) -> bool:
    """1.5.2 in rulings: who refused may be asked anew after a gift, so that such a refusal closes no Command."""
    room = 45 - m.board.resources[faction]
    return bool(m.board.resources[m.who] and room) and may_transfer(m.board, m.who, faction)


def is_frost(m: Moment) -> bool:
    return m.board.position["next"] == "Winter"


def adjusted(e: Event) -> str | None:
    """2.3.6 Who executed is Ineligible on the next card, everybody else Eligible; after a Winter all are (6.6)."""
    if e.story.events or e.story.phase not in ("card", "winter"):
        return None
    due = e.story.acted if e.story.phase == "card" else set()
    after = e.after.position
    found = set(after.get("ineligible", []))
    return None if found == due else f"Ineligible are {sorted(due)} by 2.3.6, not {sorted(found)}"


def passed(e: Event) -> str | None:
    """2.3.3 Two Resources for Romans, one for Gauls."""
    who = e.facts[0]
    due = min(45, e.before.resources[who] + (2 if who == "Romans" else 1))
    return None if e.after.resources[who] == due else f"{due} Resources by 2.3.3"


OFFERS = {"action": action}
OUTCOMES = {"card": adjusted, "pass": passed}
