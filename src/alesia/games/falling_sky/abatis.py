"""A64 Abatis: a marker of its Faction, which is a Fort for it when it defends, and Devastation for Roman March."""

from alesia.games.falling_sky.capabilities import holds_in_battle
from alesia.games.falling_sky.components import Faction, Region
from alesia.games.falling_sky.state import State


def is_felled(s: State, region: Region) -> bool:
    """Whether anybody's Abatis lies here."""
    return region + 1 in s.abatis


def has_abatis(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """Whether the Defender's Abatis counts in a Battle here; A31 may cancel what it does for or against Germans."""
    place = s.expansion[defender]  # as `State.abatis` has it
    return place > 0 and place == region + 1 and holds_in_battle(s, defender, attacker)
