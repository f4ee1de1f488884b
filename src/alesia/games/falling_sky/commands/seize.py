"""3.2.3 Seize."""

from typing import NamedTuple

from alesia.games.falling_sky.arverni.rally import rally
from alesia.games.falling_sky.available import (
    available_allies,
    available_bands,
    available_citadels,
    dispersed_markers_left,
)
from alesia.games.falling_sky.board import allies, overview, regions_in, set_tribe, total
from alesia.games.falling_sky.commands.losses import harass_seize
from alesia.games.falling_sky.commands.rally import free_rally
from alesia.games.falling_sky.components import ARVERNI, BELGAE, DISPERSED, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controls, subdued_tribes
from alesia.games.falling_sky.negotiation import Gaul, tell_lost
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES, gain
from alesia.games.falling_sky.war import run_by_game, war
from alesia.kernel.ask import Procedure, choose_or_stop, roll


def seize_regions(s: State, faction: Faction) -> list[Region]:
    """Regions with Roman pieces, but those where Build placed or removed an Ally in this Command (4.2.1)."""
    return list(regions_in(overview(s).present[ROMANS] & ~s.built))


class Seizure(NamedTuple):
    """5.1.1 What an Event changes in a Seize (A20, A58)."""

    as_controlled: bool = False  # Dispersal as if with Roman Control
    rally: bool = True  # Gauls roll for it
    harassment: bool = True


USUAL = Seizure()


def seize(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """Nothing if the Romans have left meanwhile."""
    if total(g.state, region, ROMANS):
        yield from seize_in(g, region, USUAL)


def seize_in(g: Gaul, region: Region, terms: Seizure) -> Procedure[None]:
    """Dispersal, Rally, Forage, Harassment, in this order."""
    dispersed = yield from disperse(g, region, terms)
    for _ in range(dispersed if terms.rally else 0):
        yield from resentment(g, ARVERNI, region)
        yield from resentment(g, BELGAE, region)
    forage(g, region, dispersed)
    if terms.harassment:
        yield from harass_seize(g, region)


def disperse(g: Gaul, region: Region, terms: Seizure) -> Procedure[int]:
    """Under Roman Control, markers on Subdued Tribes while markers last."""
    s, dispersed = g.state, 0
    while (terms.as_controlled or controls(s, ROMANS, region)) and dispersed_markers_left(s):
        tribe = yield from choose_or_stop(ROMANS, "disperse", "3.2.3", subdued_tribes(s, region), region)
        if tribe is None:
            break
        set_tribe(s, tribe, DISPERSED)
        g.log("disperse", "3.2.3", tribe)
        dispersed += 1
    return dispersed


def would_yield(s: State, region: Region) -> bool:
    """Whether a Seize as if with Control could Disperse or Forage anything here."""
    subdued = subdued_tribes(s, region)
    if subdued and dispersed_markers_left(s):
        return True
    fed = subdued or allies(s, region, ROMANS)
    return bool(fed) and not s.devastated[region] and s.resources[ROMANS] < MOST_RESOURCES


def resentment(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    """For each Tribe Dispersed, on a 1-3 a free Rally in adjacent Regions; A3.2.3 by A6.2.1 if the game runs them."""
    die = yield from roll("resentment", "3.2.3", faction, region)
    g.log("resentment", "3.2.3", faction, region, die)
    near, before = war(g.state).ground.roads[region] if die <= 3 else (), in_stock(g.state, faction)
    if faction is run_by_game(g.state):
        yield from rally(g, near, "A3.2.3")
    else:
        yield from free_rally(g, faction, near, region)
    if die <= 3 and in_stock(g.state, faction) == before:
        g.log("resentment_idle", "3.2.3", faction, region)


def in_stock(s: State, faction: Faction) -> tuple[int, int, int]:
    return available_bands(s, faction), available_allies(s, faction), available_citadels(s, faction)


def forage(g: Gaul, region: Region, dispersed: int) -> None:
    """Two Resources for each Subdued or Roman Allied Tribe, six for each just Dispersed; none if Devastated."""
    s = g.state
    if s.devastated[region]:
        return
    n = 2 * (len(subdued_tribes(s, region)) + allies(s, region, ROMANS)) + 6 * dispersed
    lost = gain(s, ROMANS, n)
    g.log("forage", "3.2.3", ROMANS, region, n)
    tell_lost(g, ROMANS, lost)
