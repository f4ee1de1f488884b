"""40 Alpine Tribes. Unshaded: in each of Ubii, Sequani and Provincia the executing Faction may place up to three
Warbands, or up to two Auxilia, or an Ally, of whomever it likes; and it gains four Resources. Shaded: the Romans lose
five Resources for each of these Regions that they do not Control, and the executing Faction stays Eligible.

Traps: the kind of piece is chosen Region by Region, and three Warbands may be of three Factions, Germans too; an Ally
needs a Subdued Tribe that may hold it.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.components import CARD, FACTIONS, REGIONS, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import (
    choose_amount,
    choose_faction,
    choose_faction_or_stop,
    choose_tribe,
    fine_romans,
    place_warbands,
    receive,
)
from alesia.games.falling_sky.events.base import event, keep_eligible
from alesia.games.falling_sky.events.exchange import ally_factions, ally_tribes, settle
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.kernel.ask import Act, Procedure, act, choose_or_stop

ALPS = tuple(region for region in REGIONS if region.supply_end)
WARBANDS, AUXILIA, ALLY = act("place_warbands"), act("place_auxilia"), act("place_ally")
MOST_WARBANDS, MOST_AUXILIA, INCOME, TOLL = 3, 2, 4, 5


def warband_factions(s: State, region: Region) -> list[Faction]:
    return [f for f in FACTIONS if f is not ROMANS and available_bands(s, f) and may_stack(s, f, region)]


def placements(s: State, region: Region) -> list[Act]:
    found = [WARBANDS] if warband_factions(s, region) else []
    found += [AUXILIA] if available_bands(s, ROMANS) else []
    return found + ([ALLY] if ally_tribes(s, region) else [])


def can_join(s: State, faction: Faction) -> bool:
    return s.resources[faction] < MOST_RESOURCES or any(placements(s, r) for r in ALPS)


def always(s: State, faction: Faction) -> bool:
    return True


@event(40, UNSHADED, can_join)
def alpine_tribes(g: Gaul, faction: Faction) -> Procedure[None]:
    for region in ALPS:
        yield from join_in(g, faction, region)
    receive(g, faction, INCOME)


def join_in(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """Up to three Warbands, or two Auxilia, or an Ally."""
    acts, card = placements(g.state, region), CARD[g.state.card]
    choice = yield from choose_or_stop(faction, "event_choice", "5.1", acts, card, "place", region)
    if choice is WARBANDS:
        yield from place_any_warbands(g, faction, region)
    elif choice is AUXILIA:
        most = min(MOST_AUXILIA, available_bands(g.state, ROMANS))
        n = yield from choose_amount(g, faction, 1, most, "auxilia", region)
        place_warbands(g, region, ROMANS, n)
    elif choice is ALLY:
        yield from place_any_ally(g, faction, region)


def place_any_warbands(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    for left in range(MOST_WARBANDS, 0, -1):
        owners = warband_factions(g.state, region)
        owner = yield from choose_faction_or_stop(g, faction, owners, "warband", region, left)
        if owner is None:
            return
        place_warbands(g, region, owner, 1)


def place_any_ally(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    tribe = yield from choose_tribe(g, faction, ally_tribes(g.state, region), "ally", region)
    owner = yield from choose_faction(g, faction, ally_factions(g.state, tribe), "ally", tribe)
    settle(g, tribe, owner)


@event(40, SHADED, always)
def alpine_tribes_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from fine_romans(g, TOLL * sum(not controls(g.state, ROMANS, r) for r in ALPS))
    keep_eligible(g, faction)
