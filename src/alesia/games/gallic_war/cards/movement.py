"""5.2.1E Movement: groups are designated first, then move."""

from alesia.games.gallic_war.battle.battle import battle
from alesia.games.gallic_war.board import (
    Gaul,
    Units,
    blocks,
    border_notes,
    contested_areas,
    cross,
    entries,
    has_units,
    places_of,
    room,
    units_in,
)
from alesia.games.gallic_war.cards.paths import (
    can_move,
    distant,
    far_movers,
    harbours,
    is_hostile,
    neighbours,
    passages,
    unmoved,
    unpinned,
)
from alesia.games.gallic_war.cards.supply import change_supply
from alesia.games.gallic_war.components import AREAS, NEUTRAL, OFF_MAP, PLAYERS, ROMAN, Area, Border, Side, Unit
from alesia.games.gallic_war.state import State
from alesia.kernel.ask import Act, Procedure, act, choose, choose_or_stop
from alesia.kernel.picking import Left, pick, up_to
from alesia.kernel.word import Chosen, Notes, Phrase, phrase

RULE = "5.2.1E"
MOVE, FORCE, SAIL = ({area: act(verb, area) for area in AREAS} for verb in ("move", "force", "sail"))


def movement(g: Gaul, side: Side, groups: int, within: tuple[Area, ...] = AREAS) -> Procedure[None]:
    """Activate groups up to a number, and move them."""
    chosen = yield from designate(g, side, groups, within)
    for n, area in enumerate(chosen, start=1):
        yield from move_group(g, side, area, chosen[n:])


def designate(g: Gaul, side: Side, groups: int, within: tuple[Area, ...]) -> Procedure[tuple[Area, ...]]:
    """All groups are designated before any of them moves."""
    held = places_of(g.state, side)
    able = [area for area in within if area in held and can_move(g.state, side, area)]
    chosen: tuple[Area, ...] = ()
    while len(chosen) < groups:
        free = [area for area in able if chosen.count(area) < groups_in(g.state, side, area)]
        area = yield from choose_or_stop(side, "group", RULE, free, groups - len(chosen), Chosen(chosen))
        if area is None:
            break
        chosen = (*chosen, area)
    g.log("groups", RULE, side, chosen) if chosen else g.log("no_groups", RULE, side)
    return chosen


def groups_in(s: State, side: Side, area: Area) -> int:
    """The units of an area are one group; each legion off the map is a group of its own."""
    return len(units_in(s, area, side)) if area is OFF_MAP else 1


# ---- a group moves ----------------------------------------------------------------------------------------------


def move_group(g: Gaul, side: Side, area: Area, later: tuple[Area, ...] = ()) -> Procedure[None]:
    """The units of a group go together or to separate areas, or stay; other groups move later."""
    if area is OFF_MAP:
        yield from come_onto_the_map(g, side)
        return
    while choices := moves(g.state, side, area):
        notes = borders(g.state, side, area)
        move = yield from choose_or_stop(side, "move_to", RULE, choices, area, notes, Chosen(later))
        if move is None:
            return
        assert isinstance(move.target, Area)
        yield from move_units(g, side, area, move.verb, move.target, last=not later)


def come_onto_the_map(g: Gaul, side: Side) -> Procedure[None]:
    """Off-map legions move one at a time, and only into Transalpine Gaul; this one may stay, like any group."""
    to = neighbours(g.state, side, OFF_MAP)[0]
    left = up_to(unmoved(g.state, side, OFF_MAP), 1)
    units = yield from pick(side, "move_units", RULE, left, OFF_MAP, to, False, g.state.supply, none=True)
    if units:
        march(g, side, units, OFF_MAP, (OFF_MAP.borders[to],))


def moves(s: State, side: Side, area: Area) -> list[Act]:
    """One area, two areas (forced march, cavalry), or over the sea."""
    if not unpinned(s, side, area):
        return []
    near = [MOVE[to] for to in neighbours(s, side, area)]
    far = [FORCE[to] for to in far_goals(s, side, area)]
    return [*near, *far, *[SAIL[to] for to in harbours(s, side, area)]]


def far_goals(s: State, side: Side, area: Area) -> list[Area]:
    return distant(s, side, area) if far_movers(s, side, area) else []


def borders(s: State, side: Side, area: Area) -> Notes:
    """What must be crossed to go one area far, or over the sea; and through which areas one goes two areas far."""
    near = [(MOVE[to].option, area.borders[to], to) for to in neighbours(s, side, area)]
    sea = [(SAIL[to].option, area.lanes[to], to) for to in harbours(s, side, area)]
    far = [(FORCE[to].option, _passage_note(s, side, area, to)) for to in far_goals(s, side, area)]
    return border_notes([(option, each, room(s, side, each, to)) for option, each, to in (*near, *sea)], far)


def _passage_note(s: State, side: Side, area: Area, to: Area) -> Phrase:
    through = passages(s, side, area, to)
    widest = max(width(s, side, area, passage(area, via, to)) for via in through)
    return phrase("note.through", len(through), widest, tuple(through))


def passage(area: Area, via: Area, to: Area) -> tuple[Border, Border]:
    return area.borders[via], via.borders[to]


def move_units(g: Gaul, side: Side, area: Area, verb: str, to: Area, last: bool = False) -> Procedure[None]:
    """Who goes; the question tells whether a legion would cost a supply point."""
    s = g.state
    path: tuple[Border, ...]
    if verb == "force":
        through = passages(s, side, area, to)
        through = through[:1] if last and is_the_end(s, side, area, to) else through
        ways = [(each.option, each.borders[to], width(s, side, area, passage(area, each, to))) for each in through]
        via = yield from choose(side, "via", RULE, through, area, to, border_notes(ways))
        path = passage(area, via, to)
        left = far_goers(s, side, area, path)
    else:
        path = (area.lanes[to] if verb == "sail" else area.borders[to],)
        left = up_to(unmoved(s, side, area), most(s, side, area, path))
    forced = verb == "force" and side is ROMAN
    units = yield from pick(side, "move_units", RULE, left, area, to, forced, s.supply)
    march(g, side, units, area, path)


def is_the_end(s: State, side: Side, area: Area, to: Area) -> bool:
    """Nobody of the group is left to move, and no battle comes after: it is all one which borders were crossed."""
    return len(unmoved(s, side, area)) == 1 and not is_hostile(s, side, to) and not contested_areas(s)


def most(s: State, side: Side, area: Area, path: tuple[Border, ...]) -> int:
    """How many units may go this way: those not pinned, within the limits of the borders."""
    return min(unpinned(s, side, area), width(s, side, area, path))


def width(s: State, side: Side, area: Area, path: tuple[Border, ...]) -> int:
    """5.2.1E For how many units there is room on this way."""
    return min(room(s, side, border, into) for border, into in entries(area, path))


def far_goers(s: State, side: Side, area: Area, path: tuple[Border, ...]) -> Left[Unit]:
    """Legions cost one supply point each, cavalry none."""
    limit = most(s, side, area, path)

    def left(picked: Units) -> Units:
        broke = sum(unit.kind == "legion" for unit in picked) >= s.supply
        free = [unit for unit in far_movers(s, side, area) if unit not in picked]
        return tuple(unit for unit in free if not (broke and unit.kind == "legion")) if len(picked) < limit else ()

    return left


def march(g: Gaul, side: Side, units: Units, area: Area, path: tuple[Border, ...]) -> None:
    """The units cross the borders of their path, and are where it leads."""
    s = g.state
    for border, into in entries(area, path):
        cross(s, side, border, into, len(units))
    to = entries(area, path)[-1][1]
    cost = sum(unit.kind == "legion" for unit in units) if len(path) > 1 else 0
    change_supply(s, -cost)
    g.log("move", RULE, side, blocks(units), area, to, path[0].kind == "sea")
    if cost:
        g.log("forced_march", RULE, side, cost, s.supply)
    arrive(g, side, units, to)
    for unit in units:
        s.place[unit], s.origin[unit], s.border[unit] = to, area + 1, path[-1] + 1
        s.joined[unit] = 0
        s.landed[unit] = path[-1].kind == "sea" and s.attacker[to] == side + 1


def arrive(g: Gaul, side: Side, units: Units, to: Area) -> None:
    """Who enters an area with enemy or neutral units attacks it; who helps to defend it is a reserve (5.2.2A)."""
    s = g.state
    if has_units(s, to, NEUTRAL):
        join_opponent(g, side, to)
    if not s.attacker[to] and has_units(s, to, side.other):
        s.attacker[to] = side + 1
    for unit in units:
        s.late[unit] = s.attacker[to] == side.other + 1


def join_opponent(g: Gaul, side: Side, to: Area) -> None:
    """A neutral tribe whose area is entered joins the opponent of whoever enters."""
    s = g.state
    for unit in units_in(s, to, NEUTRAL):
        s.owner[unit], s.joined[unit] = side.other, 1
    g.log("joins", RULE, side.other, to)


# ---- the battles of a card play ---------------------------------------------------------------------------------


def movement_battles(g: Gaul, side: Side) -> Procedure[None]:
    """5.2, 5.2.2 Where units of both players are, battles are fought, in the order of whoever moved first."""
    s = g.state
    while areas := contested_areas(s):
        area = yield from choose(side, "battle", "5.2.2", areas)
        yield from battle(g, area, PLAYERS[s.attacker[area] - 1])
