"""36 Morasses.

Unshaded: the executing Faction Battles a Gallic enemy in one Region free. There is no Retreat and no Counterattack, a
Citadel does not halve the Losses, and the Attackers are Hidden in the end (a Scouted Warband only loses its marker).
Shaded: a Gallic Faction, whichever the executing one names, Battles free, and may Ambush in every Region, whatever is
Hidden and wherever its Leader is; then it Marches free.
"""

from alesia.games.falling_sky.abilities.ambush import may_storm, strongholds
from alesia.games.falling_sky.board import bands, hidden
from alesia.games.falling_sky.commands.base import BATTLE, MARCH
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import GAULS, Faction
from alesia.games.falling_sky.events.actions import can_command, choose_faction, choose_region, free_command
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import battlefields, free_battle, would_matter
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

TERMS = Terms(retreat=False, counterattack=False, shelter=False, hide_attackers=True)


def hideout_matters(s: State, faction: Faction) -> bool:
    """Losses or Revealed Defenders, or Attackers that will be hidden."""
    regions = battlefields(s, faction, GAULS)
    if any(bands(s, r, faction) > hidden(s, r, faction) for r in regions):
        return True
    pairs = [(f, r) for r in regions for f in targets(s, faction, r) if f in GAULS]
    return any(would_matter(s, faction, f, r, TERMS) for f, r in pairs)


@event(36, UNSHADED, hideout_matters)
def hideout_found(g: Gaul, faction: Faction) -> Procedure[None]:
    regions = battlefields(g.state, faction, GAULS)
    if regions:
        region = yield from choose_region(g, faction, regions, "battle")
        yield from free_battle(g, faction, region, TERMS, GAULS)


def able_gauls(s: State) -> list[Faction]:
    return [gaul for gaul in GAULS if can_command(s, gaul, (MARCH,)) or _battle_matters(s, gaul)]


def _battle_matters(s: State, gaul: Faction) -> bool:
    """10 Also if after the Ambush walls could be stormed."""
    pairs = [(f, r) for r in battlefields(s, gaul) for f in targets(s, gaul, r)]
    return any(would_matter(s, gaul, f, r) or (may_storm(s, gaul, f) and strongholds(s, f, r)) for f, r in pairs)


@event(36, SHADED, lambda s, faction: bool(able_gauls(s)))
def warrior_armies(g: Gaul, faction: Faction) -> Procedure[None]:
    gauls = able_gauls(g.state)
    if gauls:
        gaul = yield from choose_faction(g, faction, gauls, "armies")
        g.state.ambush_anywhere = 1
        yield from free_command(g, gaul, "battle", (BATTLE,))
        g.state.ambush_anywhere = 0
        yield from free_command(g, gaul, "march", (MARCH,))
