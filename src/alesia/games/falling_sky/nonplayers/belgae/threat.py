"""8.5.1 Battle or March under Threat: where the Belgae stand against whom."""

from alesia.games.falling_sky.board import bands, has_leader, is_dispersed, is_on_map, leader_region, total
from alesia.games.falling_sky.components import BELGAE, GERMANS, Faction, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.nonplayers.beset import Stance, are_beset
from alesia.games.falling_sky.nonplayers.marching import others_in
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands, run_by_game, targets_of


def enemies(s: State) -> list[Faction]:
    """In the order in which the Belgae target them (8.4.1); Germans are none, A8.5.1 unless they have a seat."""
    return [f for f in targets_of(s, BELGAE) if f is not GERMANS or f is not run_by_game(s)]


BELGIC = Stance(BELGAE, 4, enemies, "8.5.1")


def is_threatened(mind: Mind) -> bool:
    """B1 Ambiorix or four Belgic Warbands with an enemy's Ally, Citadel or Legion, or four of its pieces?"""
    return are_beset(mind, BELGIC)


def origins_of_flight(s: State) -> list[Region]:
    """Regions under threat, and that of the Leader if another has as many Warbands."""
    found = list(dict.fromkeys(fight.region for fight in BELGIC.threats(s)))
    here = leader_region(s, BELGAE)
    if here is not None and here not in found and not has_largest_group(s, here):
        found.append(here)
    return sorted(found, key=lambda r: not has_leader(s, r, BELGAE))


def has_largest_group(s: State, region: Region) -> bool:
    """The single largest group of Belgic Warbands on the map."""
    here = bands(s, region, BELGAE)
    return all(bands(s, r, BELGAE) < here for r in lands(s) if r is not region)


# ---- Belgic Control (7.2) ---------------------------------------------------------------------------------------


def value_of(s: State, region: Region) -> int:
    """What Control of the Region is worth: Tribes but Suebi and Dispersed ones."""
    return sum([not t.suebi and is_on_map(s, t) and not is_dispersed(s, t) for t in region.tribes])


def would_add_control(s: State, region: Region, more: int = 0, fewer: int = 0) -> bool:
    """Whether so many more Belgic and fewer other pieces bring Belgic Control where there is none."""
    if controls(s, BELGAE, region):
        return False
    return total(s, region, BELGAE) + more > others_in(s, BELGAE, region) - fewer
