"""62 War Fleet (one text): the executing Faction moves any of its mobile pieces among Arverni, Pictones and the Regions
within one of Britannia, then has a free Command in (or out of) one of these Regions.

Traps: the coast is Arverni, Pictones, Veneti, Atrebates, Morini and Britannia (A1.3.4 without it where it is no
Region); the voyage is no March, so nobody is
Harassed and nobody is flipped, and no piece sails twice; the Command may be a March of those who have just landed; no
Special Ability is granted.
"""

from alesia.games.falling_sky.commands.base import commands_of
from alesia.games.falling_sky.components import BRITANNIA, REGION, REGIONS, Faction, Region, within_one
from alesia.games.falling_sky.events.actions import can_command, free_command
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.moving import relocate
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import lands
from alesia.kernel.ask import Procedure

COAST = tuple(r for r in REGIONS if r in (REGION["Arverni"], REGION["Pictones"], *within_one(BRITANNIA)))


def coast(s: State) -> tuple[Region, ...]:
    return tuple(r for r in COAST if r in lands(s))


def can_sail_or_land(s: State, faction: Faction) -> bool:
    """Whoever can sail could also March."""
    return can_command(s, faction, commands_of(faction), coast(s))


@event(62, UNSHADED, can_sail_or_land)
def war_fleet(g: Gaul, faction: Faction) -> Procedure[None]:
    shores = coast(g.state)
    yield from relocate(g, faction, shores, hiding=False)
    yield from free_command(g, faction, "command", regions=shores, limited=True)
