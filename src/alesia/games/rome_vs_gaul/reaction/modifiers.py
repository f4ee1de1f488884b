"""12.3 What is added to the dice of an Interception or of Avoid Battle."""

from alesia.games.rome_vs_gaul.board import has_cus
from alesia.games.rome_vs_gaul.components import Side, Space
from alesia.games.rome_vs_gaul.control import is_friendly
from alesia.games.rome_vs_gaul.dice import REACTION_FRIENDLY
from alesia.games.rome_vs_gaul.state import State


def ways_of(space: Space) -> list[Space]:
    """12.1.1, 12.2.2 Where a reaction can come from or go to: not across the Channel."""
    return [other for other, path in space.paths.items() if path.kind.reaction is not None]


def modifier(s: State, side: Side, start: Space, target: Space) -> int:
    """+2 into a friendly-controlled space, or one with friendly CUs; -2 along a rough path."""
    path = start.paths[target]
    assert path.kind.reaction is not None
    friendly = is_friendly(s, target, side) or has_cus(s, target, side)
    return path.kind.reaction + (REACTION_FRIENDLY if friendly else 0)
