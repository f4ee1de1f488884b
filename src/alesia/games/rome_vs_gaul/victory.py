"""16.4 The Political Segment, 19 How to Win."""

from typing import NoReturn

from alesia.games.rome_vs_gaul.board import Gaul, tribes_in
from alesia.games.rome_vs_gaul.components import (
    BRITANNIA,
    GALLIC,
    GAUL,
    GERMANIA,
    GOVERNANCE,
    LAST_TURN,
    NEEDED,
    PROVINCIA,
    REGIONS,
    ROMAN,
    TRIBES_PER_POINT,
    Region,
    Side,
)
from alesia.games.rome_vs_gaul.control import (
    controller,
    fortified_towns,
    is_explored,
    is_pass_open,
    province_controller,
    provinces_controlled,
)
from alesia.games.rome_vs_gaul.state import ELIMINATED, State
from alesia.kernel.ask import Procedure
from alesia.kernel.game import Rank, Result


def political_segment(g: Gaul) -> Procedure[None]:
    """16.4 Governance Points, the Victory Points for them, and automatic victory; after the last turn, the end."""
    s = g.state
    points = governance(s)
    award = next((vp for least, vp in GOVERNANCE if points >= least), None)
    g.log("governance", "16.4.4", points, award or 0)
    if award is None:
        finish(g, "gallic_automatic", GALLIC)
    s.governance += award
    if is_roman_triumph(s):
        finish(g, "roman_automatic", ROMAN)
    if s.turn == LAST_TURN:
        won = victory_points(s) >= NEEDED
        finish(g, "roman_victory" if won else "gallic_victory", ROMAN if won else GALLIC)
    yield from ()


def finish(g: Gaul, reason: str, winner: Side) -> NoReturn:
    scores = {ROMAN: victory_points(g.state), GALLIC: 0}
    order = (ROMAN, GALLIC) if winner is ROMAN else (GALLIC, ROMAN)
    g.finish(Result(reason, tuple(Rank((side.name,), scores[side]) for side in order)))


# ---- 16.4.3 Governance Points -----------------------------------------------------------------------------------


def governance(s: State) -> int:
    """Dominance or Presence in the Regions of Gaul, less what is lost in Provincia."""
    gained = sum(worth(s, region) for region in GAUL)
    return gained - sum(each.unruled for each in PROVINCIA.provinces if province_controller(s, each) is not ROMAN)


def worth(s: State, region: Region) -> int:
    """16.4.2 Dominance: more Provinces than the Gauls (of Aquitania: its one); Presence: a space."""
    if dominates(s, region):
        return region.dominance
    return region.presence if any(controller(s, space) is ROMAN for space in region.spaces) else 0


def dominates(s: State, region: Region) -> bool:
    return provinces_controlled(s, region, ROMAN) > provinces_controlled(s, region, GALLIC)


# ---- 19 ---------------------------------------------------------------------------------------------------------


def is_roman_triumph(s: State) -> bool:
    """19.1.2 No Fortified Town on the map, and the majority of Provinces in each Region."""
    if fortified_towns(s):
        return False
    regions = [region for region in REGIONS if region.majority]
    return all(provinces_controlled(s, region, ROMAN) >= region.majority for region in regions)


def victory_points(s: State) -> int:
    """19.2.2 All that Rome would have if the game ended now."""
    overseas = sum(region.vp for region in (GERMANIA, BRITANNIA) if is_explored(s, region))
    return s.governance + is_pass_open(s) + overseas + len(tribes_in(s, ELIMINATED)) // TRIBES_PER_POINT
