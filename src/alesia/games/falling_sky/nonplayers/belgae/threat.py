"""8.5.1 Battle or March under Threat: where the Belgae stand against whom."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import (
    allies_and_citadels,
    bands,
    count,
    has_leader,
    has_named_leader,
    is_dispersed,
    is_on_map,
    leader_region,
    total,
)
from alesia.games.falling_sky.commands.retreat import askable_regions, retreat_regions
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    LEGION,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controller, controls
from alesia.games.falling_sky.nonplayers.forecast import might_open
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed
from alesia.games.falling_sky.war import lands
from alesia.kernel.word import phrase

# 8.4.1 Enemies in the order in which the Belgae target them; Germans are none (8.5.1).
TARGETS = (ROMANS, AEDUI, ARVERNI)
CROWD = 4  # Belgic Warbands, or pieces of one enemy


class Fight(NamedTuple):
    """A Region, and an enemy there."""

    region: Region
    enemy: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


def is_threatened(mind: Mind) -> bool:
    """B1 Ambiorix or four Belgic Warbands with an enemy's Ally, Citadel or Legion, or four of its pieces?"""
    s = mind.s
    exposed = [r for r in lands(s) if is_exposed(s, r) and is_allowed(s, r)]
    if not exposed:
        mind.walk.check("why.belgae.exposed", False)
    for region in exposed:
        _tell_threats(mind, region)
    return bool(threats(s))


def _tell_threats(mind: Mind, region: Region) -> None:
    """Who stands with the Belgae there, by figures."""
    s = mind.s
    here = (region, has_named_leader(s, region, BELGAE), bands(s, region, BELGAE))
    enemies = [f for f in TARGETS if total(s, region, f)]
    for enemy in enemies:
        legions = count(s, region, ROMANS, LEGION) if enemy is ROMANS else 0
        force = (allies_and_citadels(s, region, enemy), legions, total(s, region, enemy))
        mind.walk.check("why.belgae.threat", is_threat(s, enemy, region), *here, enemy, *force)
    if not enemies:
        mind.walk.check("why.belgae.alone", False, *here)


def threats(s: State) -> list[Fight]:
    """Who threatens where; 8.2.3 only in the Regions that matter, if an Event names some."""
    exposed = [r for r in lands(s) if is_exposed(s, r) and is_allowed(s, r)]
    return [Fight(r, f) for r in exposed for f in TARGETS if is_threat(s, f, r)]


def is_exposed(s: State, region: Region) -> bool:
    """Ambiorix himself (no Successor, 1.4.3), or a group of Warbands."""
    return bands(s, region, BELGAE) >= CROWD or has_named_leader(s, region, BELGAE)


def is_threat(s: State, enemy: Faction, region: Region) -> bool:
    n = total(s, region, enemy)
    if not n or n >= CROWD or allies_and_citadels(s, region, enemy):
        return n > 0
    return enemy is ROMANS and count(s, region, ROMANS, LEGION) > 0


def is_with_ambiorix(s: State, fight: Fight) -> bool:
    return has_named_leader(s, fight.region, BELGAE)


def origins_of_flight(s: State) -> list[Region]:
    """Regions under threat, and that of the Leader if another has as many Warbands."""
    found = list(dict.fromkeys(fight.region for fight in threats(s)))
    here = leader_region(s, BELGAE)
    if here is not None and here not in found and not has_largest_group(s, here):
        found.append(here)
    return sorted(found, key=lambda r: not has_leader(s, r, BELGAE))


def has_largest_group(s: State, region: Region) -> bool:
    """The single largest group of Belgic Warbands on the map."""
    here = bands(s, region, BELGAE)
    return all(bands(s, r, BELGAE) < here for r in lands(s) if r is not region)


# ---- order ------------------------------------------------------------------------------------------------------


def are_entangled(s: State, fights: Sequence[Fight]) -> bool:
    """8.3.4 Whether it matters who comes first: two enemies in one Region, or one who could give way into the Region of
    another."""
    regions = [fight.region for fight in fights]
    return len(set(regions)) < len(regions) or any(_could_go_to(s, fight, regions) for fight in fights)


def _could_go_to(s: State, fight: Fight, regions: Sequence[Region]) -> bool:
    region, enemy = fight
    asked = [r for r in askable_regions(s, enemy, region, 0) if might_open(s, controller(s, r), enemy)]
    return any(r in regions for r in (*retreat_regions(s, enemy, region, 0), *asked))


# ---- Belgic Control (7.2) ---------------------------------------------------------------------------------------


def value_of(s: State, region: Region) -> int:
    """What Control of the Region is worth: Tribes but Suebi and Dispersed ones."""
    return sum([not t.suebi and is_on_map(s, t) and not is_dispersed(s, t) for t in region.tribes])


def others_in(s: State, region: Region) -> int:
    return sum([total(s, region, f) for f in FACTIONS if f is not BELGAE])


def would_add_control(s: State, region: Region, more: int = 0, fewer: int = 0) -> bool:
    """Whether so many more Belgic and fewer other pieces bring Belgic Control where there is none."""
    if controls(s, BELGAE, region):
        return False
    return total(s, region, BELGAE) + more > others_in(s, region) - fewer
