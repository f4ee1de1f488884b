"""A5, A2.1 Pieces that leave Cisalpina for their Home Regions."""

from alesia.games.falling_sky.board import homes, loose, loose_pieces, move, regions_in
from alesia.games.falling_sky.components import CISALPINA, OWN_MOBILE, Faction, Piece, Region
from alesia.games.falling_sky.groups import Group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State


def refuges(s: State, owner: Faction) -> tuple[Region, ...]:
    """A1.3.1 The Home Regions; a Settlement in Cisalpina makes none."""
    return regions_in(homes(s, owner) & ~CISALPINA.mask)


def movable(s: State, owner: Faction) -> list[tuple[Piece, int]]:
    return [(what, loose(s, CISALPINA, what)) for what in loose_pieces(s, CISALPINA, OWN_MOBILE[owner])]


def relocate(g: Gaul, owner: Faction, to: Region, group: Group, rule: str = "5.1") -> None:
    for what, n in group:
        move(g.state, CISALPINA, to, what, n)
        g.log("relocate", rule, owner, CISALPINA, to, what, n)
