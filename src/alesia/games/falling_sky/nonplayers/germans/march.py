"""A8.7.5 March to expand or mass."""

from alesia.games.falling_sky.commands.march import is_frost
from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.germans.flight import GermanicMarch
from alesia.games.falling_sky.nonplayers.mind import Mind


def think_expansion(mind: Mind) -> GermanicMarch | None:
    """G_MARCH Nobody Marches to expand yet."""
    mind.impossible("why.germans.no_march", mind.s.resources[GERMANS], is_frost(mind.s))
    return None
