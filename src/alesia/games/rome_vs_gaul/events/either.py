"""Cards 45 to 55: events of either player."""

from alesia.games.rome_vs_gaul.board import Gaul, cus, has_cus, pieces_at, put, space_of
from alesia.games.rome_vs_gaul.components import (
    GALLIC,
    GERMAN_PATHS,
    GERMAN_STARTS,
    GERMANI,
    ROMAN,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.events.register import event
from alesia.games.rome_vs_gaul.influence import flip_one, influence_action, marked, removable, remove, remove_one
from alesia.games.rome_vs_gaul.masks import IN_GAUL, NEIGHBOURS, OWN, around, spaces_of, stands, where
from alesia.games.rome_vs_gaul.reaction.interception import intercept
from alesia.games.rome_vs_gaul.state import EVENTS, GALLIC_INFLUENCE, ROMAN_INFLUENCE, State
from alesia.kernel.ask import Procedure, choose, choose_or_stop

RULE = "7.5"
GERMAN_MP = 3


# ---- 45, 46 Germani Migration -----------------------------------------------------------------------------------


def can_migrate(s: State, side: Side) -> bool:
    """Out of Germania, or on from where it is."""
    if s.place[GERMANI] != EVENTS:
        return bool(german_ways(s, GERMAN_MP))
    return any(may_stand(s, path.beyond(start)) for start in GERMAN_STARTS for path in GERMAN_PATHS[start])


@event(45, 46, when=can_migrate)
def migration(g: Gaul, side: Side) -> Procedure[None]:
    """17.4.1 The German Tribe enters, or moves, up to 3 MPs; the IM where it ends is removed."""
    s = g.state
    mp = GERMAN_MP
    if s.place[GERMANI] == EVENTS:
        start = yield from choose(side, "germani_start", "17.4.3", GERMAN_STARTS)
        put(s, GERMANI, start)
        g.log("germani_enter", "17.4.1", start)
    while ways := german_ways(s, mp):
        here = space_of(s, GERMANI)
        ask = choose if here.kind == "german" else choose_or_stop
        target = yield from ask(side, "germani_move", "17.4.1", sorted(ways), mp)
        if target is None or (yield from is_cut_off(g, side.other, target)):
            break
        mp -= ways[target]
        put(s, GERMANI, target)
        g.log("germani_move", "17.4.1", target)
    settle_germani(g)


def is_cut_off(g: Gaul, side: Side, target: Space) -> Procedure[bool]:
    """17.4.3 The other player may intercept the Tribe, which then stays where it is."""
    s = g.state
    yield from intercept(g, side, target)
    come = pieces_at(s, target, side)
    for piece in come:
        s.barred[piece] = 0
    return bool(cus(come))


def german_ways(s: State, mp: int) -> dict[Space, int]:
    """17.4.2 No Fortified Town, Walled City or CU; 17.1.1 never back over the Rhine."""
    here = space_of(s, GERMANI)
    paths = GERMAN_PATHS[here] if here.kind == "german" else tuple(here.paths.values())
    ways = {path.beyond(here): path.kind.mp for path in paths}
    return {space: cost for space, cost in ways.items() if cost <= mp and may_stand(s, space)}


def may_stand(s: State, space: Space) -> bool:
    if space.region.romans_only or walls_of(s, space) is not None:
        return False
    return not (has_cus(s, space, ROMAN) or has_cus(s, space, GALLIC))


def settle_germani(g: Gaul) -> None:
    """17.4.1 Any IM in the space where it stops is removed."""
    s = g.state
    here = space_of(s, GERMANI)
    if here.kind == "german":
        s.place[GERMANI] = EVENTS
    elif s.control[here] in (ROMAN_INFLUENCE, GALLIC_INFLUENCE):
        remove(g, ROMAN if s.control[here] == ROMAN_INFLUENCE else GALLIC, here, "17.4.1")


# ---- the others -------------------------------------------------------------------------------------------------


def divided(s: State, side: Side) -> list[Space]:
    """47 In a Province that also holds a friendly IM."""
    mixed = {space.province for space in spaces_of(marked(s, side))}
    return [space for space in removable(s, side.other) if space.province in mixed]


@event(47, when=lambda s, side: bool(divided(s, side)))
def incite(g: Gaul, side: Side) -> Procedure[None]:
    yield from remove_one(g, side, "remove_influence", RULE, divided(g.state, side))


def raidable(s: State, side: Side) -> list[Space]:
    """49 Next to a friendly CU."""
    return removable(s, side.other, around(stands(s, side)))


@event(49, when=lambda s, side: bool(raidable(s, side)))
def local_raids(g: Gaul, side: Side) -> Procedure[None]:
    yield from remove_one(g, side, "remove_influence", RULE, raidable(g.state, side))


@event(50, when=lambda s, side: bool(removable(s, side.other, IN_GAUL)))
def diplomacy(g: Gaul, side: Side) -> Procedure[None]:
    """Flip an enemy IM in Gaul, then an Influence Action in the same Province."""
    space = yield from flip_one(g, side, "flip_influence", RULE, removable(g.state, side.other, IN_GAUL))
    yield from influence_action(g, side, "influence_action", RULE, space.province.spaces)


def surrounded(s: State, side: Side) -> list[Space]:
    """53 Adjacent to two friendly-controlled spaces."""
    own = where(s.control, OWN[side])
    return [space for space in removable(s, side.other) if (NEIGHBOURS[space] & own).bit_count() >= 2]


@event(53, when=lambda s, side: bool(surrounded(s, side)))
def unrest(g: Gaul, side: Side) -> Procedure[None]:
    yield from remove_one(g, side, "remove_influence", RULE, surrounded(g.state, side))


@event(54)
def forced_march(g: Gaul, side: Side) -> Procedure[None]:
    """The first activation by this card has 2 MPs more."""
    g.state.forced_march = 1
    g.log("forced_march", RULE, side)
    yield from ()


@event(55, when=lambda s, side: bool(removable(s, side.other, IN_GAUL)))
def rival_factions(g: Gaul, side: Side) -> Procedure[None]:
    """Up to two enemy IMs in different Provinces of Gaul."""
    first = yield from remove_one(g, side, "remove_influence", RULE, removable(g.state, side.other, IN_GAUL))
    others = [space for space in removable(g.state, side.other, IN_GAUL) if space.province is not first.province]
    second = yield from choose_or_stop(side, "rival_factions", RULE, others)
    if second is not None:
        remove(g, side.other, second, RULE)
