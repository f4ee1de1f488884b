"""A8.7.1 Battle."""

from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import Plan


def think_battle(mind: Mind) -> Plan | None:
    """None is fought yet."""
    mind.impossible("why.germans.no_battle", mind.s.resources[GERMANS])
    return None
