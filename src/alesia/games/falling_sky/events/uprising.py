"""5.1.3 Arverni who rise by Event (A24, A27, A32, A43): all that the text says, as far as there are Allies and
Warbands; where they do not suffice, the executing Faction says where they come."""

from collections.abc import Mapping, Sequence

from alesia.games.falling_sky.board import available_allies, available_bands, may_stack
from alesia.games.falling_sky.components import ARVERNI, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import choose_region, choose_tribe, place_warbands
from alesia.games.falling_sky.events.exchange import settle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.kernel.ask import Procedure


def raise_allies(g: Gaul, faction: Faction, tribes: Sequence[Tribe]) -> Procedure[None]:
    """An Arverni Ally at each of these Tribes."""
    left = list(tribes)
    while left and (n := available_allies(g.state, ARVERNI)):
        tribe = left[0] if n >= len(left) else (yield from choose_tribe(g, faction, left, "rise", n))
        left.remove(tribe)
        settle(g, tribe, ARVERNI)


def arm(g: Gaul, faction: Faction, bands: Mapping[Region, int]) -> Procedure[None]:
    """So many Arverni Warbands in each of these Regions."""
    left = {region: n for region, n in bands.items() if may_stack(g.state, ARVERNI, region)}
    while left and (available := available_bands(g.state, ARVERNI)):
        enough = available >= sum(left.values())
        region = next(iter(left)) if enough else (yield from choose_region(g, faction, list(left), "rise", available))
        n = left[region] if enough else 1
        place_warbands(g, region, ARVERNI, n)
        left = {r: m - n * (r is region) for r, m in left.items() if m > n * (r is region)}
