"""16.4 The Political Segment, 19 How to Win."""

from collections.abc import Collection, Sequence
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
    all_controllers,
    controller,
    fortified_towns,
    is_explored,
    is_pass_open,
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
    return governance_of(all_controllers(s), roman_presence(s))


def roman_presence(s: State) -> set[Region]:
    """16.4.2 The Regions where Rome controls a space."""
    return {region for region in GAUL if any(controller(s, space) is ROMAN for space in region.spaces)}


def governance_of(rulers: Sequence[Side | None], present: Collection[Region]) -> int:
    """By who controls each Province, and the Regions where Rome is present."""
    return sum([worth(rulers, region, region in present) for region in (*GAUL, PROVINCIA)])


def worth(rulers: Sequence[Side | None], region: Region, is_present: bool) -> int:
    """16.4.2 Dominance: more Provinces than the Gauls (of Aquitania: its one); Presence: a space; less what is lost in
    Provincia."""
    owners = [rulers[province] for province in region.provinces]
    if region is PROVINCIA:
        return -sum([province.unruled for province in region.provinces if rulers[province] is not ROMAN])
    if owners.count(ROMAN) > owners.count(GALLIC):
        return region.dominance
    return region.presence if is_present else 0


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
