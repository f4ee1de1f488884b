"""17.1 Britannia and Germania: storms at sea, and the peoples who attack."""

from alesia.games.rome_vs_gaul.board import Army, Gaul, outside
from alesia.games.rome_vs_gaul.components import (
    BRITANNICUS,
    GERMANIA,
    ROMAN,
    Space,
)
from alesia.games.rome_vs_gaul.control import has_influence
from alesia.games.rome_vs_gaul.dice import TURNED_BACK
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure, roll

STORMY = (4, 5, 6)  # 39


def cross_the_channel(g: Gaul) -> Procedure[bool]:
    """17.1.2 Storms at Sea: whether the army must return to its port."""
    s = g.state
    if is_calm(s):
        return False
    die = yield from roll("storm_roll", "17.1.2")
    turned_back = die in (STORMY if s.storms else TURNED_BACK)
    g.log("storm" if turned_back else "calm_sea", "17.1.2", die)
    return turned_back


def is_calm(s: State) -> bool:
    """15 A fleet keeps storms away from the Channel."""
    return s.supremacy == BRITANNICUS + 1


def is_threatened(s: State, army: Army, space: Space) -> bool:
    """17.1.4 By a people overseas; 17.1.5 not with a Roman marker or a Roman CU there, 14 nor behind a bridge over the
    Rhine."""
    if not space.region.romans_only or (s.bridge and space.region is GERMANIA):
        return False
    waits = any(piece.is_cu and piece not in army for piece in outside(s, space, ROMAN))
    return not waits and not has_influence(s, space, ROMAN)
