"""16.2 The Roman Winter Segment."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from alesia.games.rome_vs_gaul.board import Army, Gaul, on_map, put, send, space_of
from alesia.games.rome_vs_gaul.components import (
    CAESAR,
    FORAGE,
    GALLIC_LEADERS,
    GERMANI,
    LEGATES,
    LEGIONS,
    ROMAN,
    SPACES,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import controller
from alesia.games.rome_vs_gaul.losses import lose_step
from alesia.games.rome_vs_gaul.movement.fighting import meet_the_people
from alesia.games.rome_vs_gaul.movement.overseas import cross_the_channel, is_calm, is_threatened
from alesia.games.rome_vs_gaul.movement.paths import is_crossing
from alesia.games.rome_vs_gaul.muster import routes
from alesia.games.rome_vs_gaul.state import CUP, KEPT, ROMAN_CITY, ROMAN_INFLUENCE, ROME, WAITING, State
from alesia.kernel.ask import Procedure, choose, choose_or_stop

CAMP_MP = 3
CHANNEL_PORTS = {here for here in SPACES for space in here.paths if is_crossing(here, space)}


def roman_winter(g: Gaul) -> Procedure[None]:
    yield from remove_leaders(g)
    yield from march_to_camp(g)
    yield from winter_attrition(g)


def remove_leaders(g: Gaul) -> Procedure[None]:
    """16.2.1 Caesar goes to Rome; one Legate may be kept (5.4.2), the others return to the cup."""
    s = g.state
    if s.place[CAESAR] < WAITING:
        send(s, CAESAR, ROME)
    legates = on_map(s, LEGATES)
    kept = yield from choose_or_stop(ROMAN, "keep_legate", "5.4.2", legates)
    for legate in legates:
        send(s, legate, KEPT if legate is kept else CUP)
    if kept is not None:
        g.log("legate_kept", "5.4.2", kept)


# ---- 16.2.2 March to Winter Camp --------------------------------------------------------------------------------


def march_to_camp(g: Gaul) -> Procedure[None]:
    """All Legions can move up to 3 MPs, each by itself, into any space but that of the German Tribe."""
    s = g.state
    s.clear(("moved",))
    while legions := marchers(s):
        legion = yield from choose_or_stop(ROMAN, "camp", "16.2.2", legions)
        if legion is None:
            break
        ways = ways_to_camp(s, legion)
        space = yield from choose(ROMAN, "camp_at", "16.2.2", sorted(ways), legion)
        s.moved[legion] = 1
        yield from travel(g, legion, ways[space], CAMP_MP)
    s.clear(("moved",))


def marchers(s: State) -> Army:
    legions = [legion for legion in on_map(s, LEGIONS) if not s.moved[legion]]
    return [legion for legion in legions if ways_to_camp(s, legion)]


def ways_to_camp(s: State, legion: Piece, mp: int = CAMP_MP) -> dict[Space, tuple[Space, ...]]:
    """Where it may end, each with the way there: not beside Vercingetorix or Ambiorix in the open, nor where a storm
    could leave it beside him."""
    shunned = {s.place[leader] for leader in GALLIC_LEADERS if not s.inside[leader]}
    ways = {space: way for space, way in _ways_of(s, legion, mp).items() if space not in shunned}
    if shunned.isdisjoint(CHANNEL_PORTS) or is_calm(s):
        return ways
    start = space_of(s, legion)
    return {space: way for space, way in ways.items() if not _sails_from(start, way, shunned)}


def _sails_from(start: Space, way: tuple[Space, ...], ports: set[int]) -> bool:
    return any(here in ports and is_crossing(here, space) for here, space in pairwise((start, *way)))


def _ways_of(s: State, legion: Piece, mp: int) -> Mapping[Space, tuple[Space, ...]]:
    start, germani = space_of(s, legion), s.place[GERMANI]
    return _ways(start, mp, germani if germani in _all_ways(start, mp) else WAITING)


@cache
def _all_ways(start: Space, mp: int) -> Mapping[Space, tuple[Space, ...]]:
    return routes(start, mp, lambda space: True)


@cache
def _ways(start: Space, mp: int, avoided: int) -> Mapping[Space, tuple[Space, ...]]:
    found = routes(start, mp, lambda space: space != avoided)
    return {space: way for space, way in found.items() if way}


def travel(g: Gaul, legion: Piece, way: tuple[Space, ...], mp: int) -> Procedure[None]:
    """Along the way; peoples overseas (17.1.4) may end it, a storm (17.1.2) sends the Legion back to its port."""
    s = g.state
    for space in way:
        here = space_of(s, legion)
        mp -= here.paths[space].kind.mp
        if is_crossing(here, space) and (yield from cross_the_channel(g)):
            yield from turn_elsewhere(g, legion, mp)
            return
        put(s, legion, space)
        if is_threatened(s, [legion], space) and not (yield from meet_the_people(g, legion, [legion], space)):
            break
    if s.place[legion] < WAITING:
        g.log("camps", "16.2.2", legion, space_of(s, legion))


def turn_elsewhere(g: Gaul, legion: Piece, mp: int) -> Procedure[None]:
    """17.1.2 With the Movement Points that are left it may try again, or go another way."""
    s = g.state
    ways = ways_to_camp(s, legion, mp)
    space = yield from choose_or_stop(ROMAN, "camp_at", "17.1.2", sorted(ways), legion)
    yield from travel(g, legion, () if space is None else ways[space], mp)


# ---- 16.2.3 Winter Attrition ------------------------------------------------------------------------------------


def winter_attrition(g: Gaul) -> Procedure[None]:
    """Each Legion beyond the Forage Level of its space loses a step; the owner chooses which these are."""
    s = g.state
    for at in sorted({s.place[legion] for legion in on_map(s, LEGIONS)}):
        space = SPACES[at]
        legions = [legion for legion in LEGIONS if s.place[legion] == space]
        beyond = max(0, len(legions) - forage(s, space, legions))
        while beyond:
            losing = legions
            if len(legions) > beyond:
                losing = [(yield from choose(ROMAN, "winter_loss", "16.2.3", legions, space, beyond))]
            for legion in losing:
                g.log("winter_attrition", "16.2.3", legion, space)
                lose_step(g, legion)
            legions = [legion for legion in legions if legion not in losing]
            beyond -= len(losing)


def forage(s: State, space: Space, legions: Army) -> int:
    """16.2.4 None among enemies, two in a neutral space, four with a Roman IM, any number in a Roman Walled City."""
    if s.control[space] == ROMAN_CITY:
        return len(legions)
    if s.control[space] == ROMAN_INFLUENCE:
        return FORAGE["influence"]
    return FORAGE["neutral"] if controller(s, space) is None else FORAGE["enemy"]
