"""5.1 Pieces that an Event takes from anywhere on the map: somebody picks them one by one."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import ally_owner, number_of, own_pieces
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    LEGION,
    OWN_BANDS,
    ROMANS,
    TRIBES,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.events.actions import (
    choose_act,
    choose_piece,
    choose_region,
    choose_tribe,
    choose_tribe_or_stop,
    remove_all,
    remove_legion_to_track,
    remove_piece,
    subdue_tribe,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.nervii import comes_back
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import STOP, Procedure, act

AUXILIA = OWN_BANDS[ROMANS]
LEGIONS = (piece(ROMANS, LEGION),)


def regions_holding(s: State, kinds: tuple[Piece, ...], regions: Sequence[Region] = ALL_REGIONS) -> list[Region]:
    return [r for r in regions if own_pieces(s, r, kinds)]


def number_on_map(s: State, kinds: tuple[Piece, ...], regions: Sequence[Region] = ALL_REGIONS) -> int:
    return sum(number_of(s, r, kinds) for r in regions)


def remove_picked(
    g: Gaul, who: Faction, kinds: tuple[Piece, ...], n: int, regions: Sequence[Region] = ALL_REGIONS
) -> Procedure[None]:
    """Pick and remove n pieces of these kinds, or all if there are no more."""
    if number_on_map(g.state, kinds, regions) <= n:
        for region in regions:
            remove_all(g, region, kinds)
        return
    for left in range(n, 0, -1):
        region = yield from choose_region(g, who, regions_holding(g.state, kinds, regions), "remove", left)
        what = yield from choose_piece(g, who, own_pieces(g.state, region, kinds), region, "remove")
        remove_piece(g, region, what)


def recall_picked_legions(g: Gaul, who: Faction, n: int) -> Procedure[None]:
    """Pick n Legions, as far as there are so many: they go to the Legions track."""
    for left in range(min(n, number_on_map(g.state, LEGIONS)), 0, -1):
        region = yield from choose_region(g, who, regions_holding(g.state, LEGIONS), "recall", left)
        remove_legion_to_track(g, region)


def allies_of(s: State, owners: Sequence[Faction], regions: Sequence[Region] = ALL_REGIONS) -> list[Tribe]:
    """Tribes in these Regions with an Ally (no Citadel) of one of these Factions."""
    return [t for t in TRIBES if ally_owner(s, t) in owners and t.region in regions]


def remove_allies(g: Gaul, who: Faction, tribes: Sequence[Tribe], least: int, most: int, step: str) -> Procedure[None]:
    """Pick Allied Tribes to remove: at least so many, as far as there are, and at most; A70 one that comes back only if
    it must be."""
    left = list(tribes)
    while left and len(left) <= least:  # nobody need say which of them goes first
        subdue_tribe(g, left.pop(0))
    for n in range(min(most, len(left))):
        ask = choose_tribe if n < least else choose_tribe_or_stop
        offered = left if n < least else [t for t in left if not comes_back(g.state, t)]
        tribe = yield from ask(g, who, offered, step, most - n)
        if tribe is None:
            return
        left.remove(tribe)
        subdue_tribe(g, tribe)


def remove_some(
    g: Gaul,
    who: Faction,
    region: Region,
    kinds: tuple[Piece, ...],
    owners: Sequence[Faction],
    n: int,
    step: str,
    must: bool = False,
) -> Procedure[None]:
    """Pick n pieces of these kinds and Allies (no Citadels) of these Factions in one Region, one by one, and remove
    them: up to n, or as many as there are if it must."""
    tribes = allies_of(g.state, owners, [region])
    if must and number_of(g.state, region, kinds) + len(tribes) <= n:
        remove_all(g, region, kinds)
        return (yield from remove_allies(g, who, tribes, n, n, step))
    for left in range(n, 0, -1):
        choices = [act("remove", p) for p in own_pieces(g.state, region, kinds)]
        choices += [act("remove", t) for t in allies_of(g.state, owners, [region])]
        if not choices:
            return
        choice = yield from choose_act(g, who, choices if must else [*choices, STOP], step, region, left)
        if isinstance(choice.target, Piece):
            remove_piece(g, region, choice.target)
        elif isinstance(choice.target, Tribe):
            subdue_tribe(g, choice.target)
        else:
            return
