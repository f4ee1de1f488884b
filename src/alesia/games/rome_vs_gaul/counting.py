"""What is counted over many games: how far a game has come, and who has used what."""

from alesia.games.rome_vs_gaul.components import HAND, NOBODY
from alesia.games.rome_vs_gaul.state import STRATEGY, State
from alesia.kernel.game import LogEntry, Use


def clock(s: State) -> tuple[int, int]:
    """4.0 The turn; and in it the phases before the Strategy Phase, its card plays, Winter."""
    if s.phase < STRATEGY:
        return max(s.turn, 1), s.phase
    if s.phase > STRATEGY:
        return s.turn, 2 * HAND + STRATEGY + 2
    return s.turn, STRATEGY + (2 * s.round - (s.player == s.first) if s.round else 0)


def use_of(entry: LogEntry) -> Use | None:
    """The cards played, as what, the actions bought, sieges and battles."""
    key, facts = entry.key, entry.facts
    if key in ("plays", "event", "surprise"):
        return Use(str(facts[0]), {"plays": "card"}.get(key, key), str(facts[1]))
    if key == "action":
        return Use(str(facts[0]), "action", str(facts[1]))
    if key == "battle":
        return None if str(facts[1]) == NOBODY.name else Use(str(facts[1]), "battle", str(facts[0]))
    return Use(str(facts[0]), "siege", str(facts[1])) if key == "siege" else None
