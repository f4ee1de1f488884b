"""The games under names that Gymnasium knows: ``gymnasium.make("alesia/gallic-war-v0", seat="Roman")``."""

import gymnasium

from alesia.games import names

ALONE, SIDE_BY_SIDE = "alesia.lab.learning.alone:SeatEnv", "alesia.lab.learning.vector:SeatsEnv"


def register_gymnasium() -> list[str]:
    """Register every game, once; the names under which they can be made, alone or side by side."""
    named = {f"alesia/{game}-v0": game for game in names()}
    for name, game in named.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, ALONE, vector_entry_point=SIDE_BY_SIDE, kwargs={"game": game})
    return list(named)
