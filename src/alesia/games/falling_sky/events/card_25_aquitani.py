"""25 Aquitani (the shaded side is a Capability).

Unshaded: a free Battle in Pictones or Arverni, even without a piece of one's own there, with three Losses on top of
what the Attackers cause; these three are not halved. The first Loss takes an Ally, not a Citadel, if there is one.
Shaded: from now on Rally of the executing Faction in these two Regions can place two Warbands more, even where it could
place none, and beside an Ally or a Citadel that it places, if Rally is possible there at all (not where Devastated, but
for Vercingetorix).
"""

from alesia.games.falling_sky.capabilities import AQUITANI, capability
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import REGION, Faction, Region
from alesia.games.falling_sky.events.actions import choose_region
from alesia.games.falling_sky.events.base import event, grant_capability
from alesia.games.falling_sky.events.battles import free_battle, would_matter
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

INVADED = (REGION["Arverni"], REGION["Pictones"])
TERMS = Terms(extra=3, ally_first=True)


def invaded_regions(s: State, faction: Faction) -> list[Region]:
    return [r for r in INVADED if targets(s, faction, r)]


def invasion_matters(s: State, faction: Faction) -> bool:
    found = [(f, r) for r in INVADED for f in targets(s, faction, r)]
    return any(would_matter(s, faction, f, r, TERMS) for f, r in found)


@event(AQUITANI, UNSHADED, invasion_matters)
def invasion_of_celtica(g: Gaul, faction: Faction) -> Procedure[None]:
    regions = invaded_regions(g.state, faction)
    if regions:
        region = yield from choose_region(g, faction, regions, "battle")
        yield from free_battle(g, faction, region, TERMS)


@event(AQUITANI, SHADED, lambda s, faction: not capability(s, AQUITANI, SHADED, faction))
def nitiobrigan_horse(g: Gaul, faction: Faction) -> Procedure[None]:
    grant_capability(g, AQUITANI, SHADED, faction)
    yield from ()
