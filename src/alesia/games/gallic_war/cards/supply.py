"""5.2.1B Supply Action, and the Roman Supply block."""

from alesia.games.gallic_war.board import Gaul, has_vercingetorix
from alesia.games.gallic_war.components import MOST_SUPPLY, ROMAN, VERCINGETORIX, Card, Side
from alesia.games.gallic_war.state import GONE, State


def change_supply(s: State, points: int) -> None:
    """6.6 Never above 19, never below 0."""
    s.supply = max(0, min(MOST_SUPPLY, s.supply + points))


def raids_allowed(s: State) -> int:
    """One raid a year while Vercingetorix is in play; 9.5 two then, one before he comes, none when he has fallen."""
    if s.place[VERCINGETORIX] == GONE:
        return 0
    return int(has_vercingetorix(s)) + s.scorched_earth


def may_raid(s: State) -> bool:
    return s.raids < raids_allowed(s)


def supply_action(g: Gaul, side: Side, card: Card) -> None:
    """5.2.1B The Roman adds the value of the card plus one; the Barbarian takes its value away."""
    s = g.state
    if side is not ROMAN and not may_raid(s):
        g.log("no_effect", "5.2.1B", side, card)
        return
    points = card.value + 1 if side is ROMAN else -card.value
    if side is not ROMAN:
        s.raids += 1
    change_supply(s, points)
    g.log("supply", "5.2.1B", side, abs(points), s.supply)
