"""12 Titus Labienus: how far the Romans' Build and Scout reach."""

from alesia.games.falling_sky.board import leader_region
from alesia.games.falling_sky.capabilities import TITUS_LABIENUS, capability
from alesia.games.falling_sky.components import ROMANS
from alesia.games.falling_sky.state import SHADED, UNSHADED, State


def is_labienus_suborned(s: State) -> bool:
    """12 Build, and the look of a Scout, in one Region only; rides are free."""
    return capability(s, TITUS_LABIENUS, SHADED)


def reach_told(s: State) -> int:
    """How far their Special Abilities reach, as told: 0 near the Leader, 1 everywhere (12), 2 nowhere."""
    if capability(s, TITUS_LABIENUS, UNSHADED):
        return 1
    return 2 * (leader_region(s, ROMANS) is None)
