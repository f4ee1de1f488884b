"""A29 Harudes. Unshaded: the executing Faction names the Romans or a Gallic Faction, which places up to two Allies and
either five Warbands or three Auxilia in Regions with Settlements. Shaded: it places four Germanic Warbands and a
Settlement in Regions next to Germania, and these Warbands Raid free.

Traps: the Faction named chooses; for the Arverni the executing Faction does. Shaded: next to Germania, not in it; the
four alone Raid, one or two a Region, led by the executing Faction; the Germans get the Resources, and with Ariovistus
there they may Intimidate.
"""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import has_settlement, regions_in
from alesia.games.falling_sky.commands.base import RAID
from alesia.games.falling_sky.commands.raid import raid
from alesia.games.falling_sky.components import GAULS, GERMANIA, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.events.actions import begin_free, choose_faction, choose_region, choose_tribe_or_stop
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import place_settlement, settle, settlement_sites, sites_for, spread
from alesia.games.falling_sky.events.leading import led
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands, run_by_game, war
from alesia.kernel.ask import Procedure

MOST_ALLIES, WARBANDS, AUXILIA, NEWCOMERS = 2, 5, 3, 4


def _settled(s: State) -> list[Region]:
    return [r for r in lands(s) if has_settlement(s, r)]


def reactors(s: State) -> list[Faction]:
    """Who has something to place where there is a Settlement."""
    regions = _settled(s)
    bands = [f for f in (ROMANS, *GAULS) if available_bands(s, f) and any(may_stack(s, f, r) for r in regions)]
    return [f for f in (ROMANS, *GAULS) if f in bands or sites_for(s, regions, f)]


def somebody_can_react(s: State, faction: Faction) -> bool:
    return bool(reactors(s))


@event(129, UNSHADED, somebody_can_react)
def reaction(g: Gaul, faction: Faction) -> Procedure[None]:
    if not (able := reactors(g.state)):
        return
    reactor = yield from choose_faction(g, faction, able, "reactor")
    chooser = faction if reactor is run_by_game(g.state) else reactor
    regions = _settled(g.state)
    for left in range(MOST_ALLIES, 0, -1):
        sites = sites_for(g.state, regions, reactor)
        tribe = yield from choose_tribe_or_stop(g, chooser, sites, "ally", left, reactor)
        if tribe is None:
            break
        settle(g, tribe, reactor)
    yield from spread(g, chooser, reactor, regions, AUXILIA if reactor is ROMANS else WARBANDS, "bands", must=True)


# ---- shaded -----------------------------------------------------------------------------------------------------


def _next_to_germania(s: State) -> list[Region]:
    return [r for r in regions_in(war(s).near_germania) if r not in GERMANIA]


def harudes_can_come(s: State, faction: Faction) -> bool:
    near = _next_to_germania(s)
    return available_bands(s, GERMANS) > 0 or bool(settlement_sites(s, near))


@event(129, SHADED, harudes_can_come)
def new_arrivals(g: Gaul, faction: Faction) -> Procedure[None]:
    near = _next_to_germania(g.state)
    came = yield from spread(g, faction, GERMANS, near, NEWCOMERS, "newcomers", must=True)
    if sites := settlement_sites(g.state, near):
        place_settlement(g, (yield from choose_region(g, faction, sites, "settlement")))
    begin_free(g.state, GERMANS, (), 0)
    g.state.command = RAID
    for region, n in came.items():
        yield from led(raid(g, GERMANS, region, n), GERMANS, faction)
