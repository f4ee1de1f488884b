"""8.7.1 The condition that makes the Non-player Arverni Battle, or March away from a threat."""

from alesia.games.falling_sky.board import allies_and_citadels, bands, count, has_named_leader, overview, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, LEGION, REGIONS, ROMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import allowed, is_allowed

ARMY, MANY = 10, 4


def is_under_threat(mind: Mind) -> bool:
    """V1: Vercingetorix, or ten Warbands, where Romans or Aedui have an Ally, Citadel, Legion or four pieces?"""
    s = mind.s
    there, present = allowed(s, REGIONS), overview(s).present[ARVERNI]
    armies = [region for region in there if region.mask & present and is_army(s, region)]
    if not mind.tells:
        return any(threats(s, region) for region in armies)
    if not armies:
        most = max(bands(s, r, ARVERNI) for r in there)
        return mind.checks("check.arverni.no_army", False, most, bool(s.within))
    found = [_is_threatened(mind, region) for region in armies]  # all are told
    return any(found)


def _is_threatened(mind: Mind, region: Region) -> bool:
    s = mind.s
    army = (region, has_named_leader(s, region, ARVERNI), bands(s, region, ARVERNI))
    found = threats(s, region)
    if not found:
        return mind.checks("check.arverni.at_ease", False, *army, total(s, region, ROMANS), total(s, region, AEDUI))
    for enemy in found:
        settled, legions = allies_and_citadels(s, region, enemy), count(s, region, ROMANS, LEGION)
        figures = (settled, legions if enemy is ROMANS else 0, total(s, region, enemy))
        mind.checks("check.arverni.threatened", True, *army, enemy, *figures)
    return True


def threats(s: State, region: Region) -> list[Faction]:
    """The enemies who meet the condition in this Region, Romans first (8.4.1); 8.2.3 only in the Regions that matter,
    if an Event names some."""
    if not is_army(s, region) or not is_allowed(s, region):
        return []
    return [enemy for enemy in (ROMANS, AEDUI) if is_strong(s, enemy, region)]


def is_army(s: State, region: Region) -> bool:
    """Vercingetorix himself, no Successor; or a group of ten."""
    return bands(s, region, ARVERNI) >= ARMY or has_named_leader(s, region, ARVERNI)


def is_strong(s: State, enemy: Faction, region: Region) -> bool:
    if not total(s, region, enemy):
        return False
    if allies_and_citadels(s, region, enemy) or total(s, region, enemy) >= MANY:
        return True
    return enemy is ROMANS and count(s, region, ROMANS, LEGION) > 0
