"""A8.7.1 Battle or March under Threat: where the Germans stand against whom."""

from typing import NamedTuple

from alesia.games.falling_sky.board import (
    allies_and_citadels,
    bands,
    count,
    has_named_leader,
    total,
)
from alesia.games.falling_sky.components import GERMANS, LEGION, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed
from alesia.games.falling_sky.war import lands, targets_of

CROWD, ENOUGH = 6, 4  # Germanic Warbands; pieces of one enemy


class Fight(NamedTuple):
    """A Region, and an enemy there."""

    region: Region
    enemy: Faction


def is_threatened(mind: Mind) -> bool:
    """G1 Ariovistus or six Germanic Warbands with an enemy's Ally, Citadel or Legion, or four of its pieces?"""
    s = mind.s
    exposed = [r for r in lands(s) if is_exposed(s, r) and is_allowed(s, r)]
    if not exposed:
        mind.walk.check("why.germans.exposed", False)
    for region in exposed:
        _tell_threats(mind, region)
    return bool(threats(s))


def _tell_threats(mind: Mind, region: Region) -> None:
    """Who stands with the Germans there, by figures."""
    s = mind.s
    here = (region, has_named_leader(s, region, GERMANS), bands(s, region, GERMANS))
    enemies = [f for f in targets_of(s, GERMANS) if total(s, region, f)]
    for enemy in enemies:
        legions = count(s, region, ROMANS, LEGION) if enemy is ROMANS else 0
        force = (allies_and_citadels(s, region, enemy), legions, total(s, region, enemy))
        mind.walk.check("why.germans.threat", is_threat(s, enemy, region), *here, enemy, *force)
    if not enemies:
        mind.walk.check("why.germans.alone", False, *here)


def threats(s: State) -> list[Fight]:
    """Who threatens where; 8.2.3 only in the Regions that matter, if an Event names some."""
    exposed = [r for r in lands(s) if is_exposed(s, r) and is_allowed(s, r)]
    return [Fight(r, f) for r in exposed for f in targets_of(s, GERMANS) if is_threat(s, f, r)]


def is_exposed(s: State, region: Region) -> bool:
    """Ariovistus himself (no Successor, 1.4.3), or a group of Warbands."""
    return bands(s, region, GERMANS) >= CROWD or has_named_leader(s, region, GERMANS)


def is_threat(s: State, enemy: Faction, region: Region) -> bool:
    n = total(s, region, enemy)
    if not n or n >= ENOUGH or allies_and_citadels(s, region, enemy):
        return n > 0
    return enemy is ROMANS and count(s, region, ROMANS, LEGION) > 0
