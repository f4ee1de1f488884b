"""What is counted over many games: how far a game has come, and who has used what."""

from alesia.games.gallic_war.state import State
from alesia.kernel.game import LogEntry, Use


def clock(s: State) -> tuple[int, int]:
    """4.0 The turn and its round; 0 is the deal, and the End of Turn Phase comes after the last."""
    return s.turn, s.round


def use_of(entry: LogEntry) -> Use | None:
    """The cards played (5.2), what for (5.2.1), where attacks were made, and who won there (5.2.2)."""
    key, facts = entry.key, entry.facts
    if key == "card":
        return Use(str(facts[0]), "card", str(facts[1]))
    if key == "action":
        side, verb, card = map(str, facts)
        return Use(side, "event", card) if verb == "event" else Use(side, "action", verb)
    if key == "battle":
        return Use(str(facts[1]), "battle", str(facts[0]))
    return Use(str(facts[0]), "victory", str(facts[1])) if key == "battle_won" else None
