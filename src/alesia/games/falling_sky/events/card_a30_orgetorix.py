"""A30 Orgetorix. Unshaded: the executing Faction removes all Arverni pieces from one Region within one of Sequani.
Shaded: all Allies and Citadels of the Aedui and Sequani Regions are removed, and it places nine Arverni pieces there.

Traps: "any" is all, whosever; Dispersed markers, Warbands, Leaders and Settlements stay. The nine may be Warbands,
Allies and Citadels in any mix, also at Bibracte, as far as they are Available (5.1.3); a later Rally builds nothing
there.
"""

from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.board import ally_owner, citadel_owner, total
from alesia.games.falling_sky.components import ARVERNI, REGION, SUBDUED, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import (
    choose_act,
    choose_amount,
    choose_region,
    choose_tribe,
    place_warbands,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import clear, clear_of, fortify, settle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Act, Procedure, act

SEQUANI = REGION["Sequani"]
SEIZED = (REGION["Aedui"], SEQUANI)
PIECES_PLACED = 9
WARBANDS, ALLY, CITADEL = act("place_warbands"), act("place_ally"), act("place_citadel")


def _with_arverni(s: State) -> list[Region]:
    return [r for r in vicinity(s, SEQUANI) if total(s, r, ARVERNI)]


def arverni_are_near(s: State, faction: Faction) -> bool:
    return bool(_with_arverni(s))


@event(130, UNSHADED, arverni_are_near)
def arrested(g: Gaul, faction: Faction) -> Procedure[None]:
    if found := _with_arverni(g.state):
        clear_of(g, (yield from choose_region(g, faction, found, "remove")), ARVERNI)


# ---- shaded -----------------------------------------------------------------------------------------------------


def _taken(s: State) -> list[Tribe]:
    """Tribes of the two Regions with an Ally or a Citadel."""
    return [t for r in SEIZED for t in r.tribes if ally_owner(s, t) >= 0 or citadel_owner(s, t) >= 0]


def sites(s: State) -> list[Tribe]:
    return [t for r in SEIZED for t in r.tribes if s.tribes[t] == SUBDUED]


def cities(s: State) -> list[Tribe]:
    return [t for t in sites(s) if t.city]


def placements(s: State) -> list[Act]:
    """What of the Arverni can come."""
    found = [WARBANDS] if available_bands(s, ARVERNI) else []
    found += [ALLY] if available_allies(s, ARVERNI) and sites(s) else []
    return found + ([CITADEL] if available_citadels(s, ARVERNI) and cities(s) else [])


def pact_can_be_made(s: State, faction: Faction) -> bool:
    return bool(_taken(s) or placements(s))


@event(130, SHADED, pact_can_be_made)
def pact_to_seize_gaul(g: Gaul, faction: Faction) -> Procedure[None]:
    for tribe in _taken(g.state):
        clear(g, tribe)
    left = PIECES_PLACED
    while left and (acts := placements(g.state)):
        choice = yield from choose_act(g, faction, acts, "place", left)
        left -= yield from _place(g, faction, choice, left)


def _place(g: Gaul, faction: Faction, choice: Act, left: int) -> Procedure[int]:
    """How many pieces were placed: Warbands, an Ally or a Citadel."""
    if choice is WARBANDS:
        region = yield from choose_region(g, faction, SEIZED, "warbands", left)
        most = min(left, available_bands(g.state, ARVERNI))
        return place_warbands(g, region, ARVERNI, (yield from choose_amount(g, faction, 1, most, "warbands", region)))
    if choice is ALLY:
        settle(g, (yield from choose_tribe(g, faction, sites(g.state), "ally")), ARVERNI)
    else:
        fortify(g, (yield from choose_tribe(g, faction, cities(g.state), "citadel")), ARVERNI)
    return 1
