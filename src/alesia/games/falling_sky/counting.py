"""What is counted over many games: how far a game has come, and who has used what."""

from alesia.games.falling_sky.components import NO_CARD, WINTER
from alesia.games.falling_sky.deck import SCENARIOS
from alesia.games.falling_sky.state import State
from alesia.kernel.game import LogEntry, Use


def clock(s: State) -> tuple[int, int]:
    """2.4 The year, which its Winter ends, and how many cards were played before this one; A2.1 the second half counts
    its cards anew, even while the Winter of the Interlude goes on."""
    winters = max(0, s.winters - (s.next_card == WINTER) - (s.card == WINTER or s.wintering))
    return 1 + SCENARIOS[s.scenario].winters_before + winters, max(0, s.cards_drawn - (s.next_card != NO_CARD) - 1)


def use_of(entry: LogEntry) -> Use | None:
    """The Commands (3), Special Abilities (4) and Events (5) that were executed, and Passes (2.3.3)."""
    key, facts = entry.key, entry.facts
    if key == "execute":
        return Use(str(facts[0]), "command", str(facts[2]))
    if key == "ability":
        return Use(str(facts[0]), "ability", str(facts[1]))
    if key in ("besiege", "ambush"):
        return Use(str(facts[0]), "ability", key.capitalize())
    if key == "event_done":
        return Use(str(facts[0]), "event", f"{facts[1]} {facts[2]}", not facts[3])
    return Use(str(facts[0]), "action", "Pass") if key == "pass" else None
