"""A6.2 AT WAR? Which Regions set the Arverni At War. It is never kept: it follows from where pieces stand."""

from alesia.games.falling_sky.board import others_present, regions_in, tally
from alesia.games.falling_sky.components import ARVERNI, Region
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands, war


def at_war_regions(s: State) -> tuple[Region, ...]:
    """Arverni Home Regions, and others with an Arverni Ally or Citadel, where anybody else has a piece of any kind."""
    return regions_in(others_present(s, ARVERNI) & (war(s).homes[ARVERNI] | _settled(s)))


def _settled(s: State) -> int:
    """Mask of the Regions with an Arverni Ally or Citadel."""
    return sum([r.mask for r in lands(s) if (s.tallies[r] or tally(s, r)).settled[ARVERNI]])


def is_at_war(s: State) -> bool:
    return bool(at_war_regions(s))
