"""A64 Abatis (one text): the executing Faction puts its marker in a Region where it has a Warband. When it defends
there the marker is a Fort for it, and attacking Auxilia cause no Losses; to Roman March any Abatis is Devastation.

Traps: one marker a Faction, which a second play moves; it is no piece, and stays when the Warbands go; the Romans have
no Warbands. As a Fort it halves Losses, stops Ariovistus and the Germanic Horse (59), and takes a Loss by a die.
"""

from alesia.games.falling_sky.board import bands
from alesia.games.falling_sky.components import ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State, set_abatis
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure


def sites(s: State, faction: Faction) -> list[Region]:
    """Regions with own Warbands, but where the marker lies already."""
    if faction is ROMANS:
        return []
    return [r for r in lands(s) if bands(s, r, faction) and s.abatis[faction] != r + 1]


@event(164, UNSHADED, lambda s, faction: bool(sites(s, faction)))
def felled_trees(g: Gaul, faction: Faction) -> Procedure[None]:
    """What it does: abatis.py, commands/battle.py, losses.py and march.py."""
    if found := sites(g.state, faction):
        region = yield from choose_region(g, faction, found, "marker")
        set_abatis(g.state, faction, region + 1)
        g.log("abatis", "5.1", faction, region)
