"""What a question must offer, by its key: 5, 6, 7.7, 8.3, 9, 10, 12, 13.6, 13.7, 14.3, 16.2, 17.4, 17.5, 18."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.rome_vs_gaul.models.board import (
    CARD_FILE,
    GALLIC,
    GAUL,
    IN_PROVINCE,
    OTHER,
    PATH_MP,
    PATHS,
    ROMAN,
    SPACE,
    UNITS,
    Board,
    region,
)
from tests.rome_vs_gaul.models.land import fleet, leads_to_rome, overseas, own_rating, rating, strength

CARD = {each["number"]: each for each in CARD_FILE["card"]}


@dataclass
class Memory:
    """What the watcher remembers of the answers before."""

    before: str = ""  # the key of the question before
    scattering: set[str] = field(default_factory=set)  # whence stacks have begun to retreat since the last battle
    leader: str = ""
    origin: str = ""
    target: str = ""
    sieges: bool = True
    alone: bool = False  # 10.3.3 the Roman Leader has had no Combat Unit so far
    ambushed: bool = False
    intercepted: bool = False  # somebody has come into the space that the army is about to enter
    surprised: bool = False  # somebody has played a Surprise in this attempt or battle
    dice: list[int] = field(default_factory=list)
    avoids: list[int] = field(default_factory=list)  # the dice of those who avoid battle with the army that moves
    reached: set[str] | None = None  # where these may go, whoever of them has gone already
    limited: bool = False  # card 36: the Tribe takes one other Combat Unit along
    played: Board | None = None  # the table when the event of this card play was announced
    placed: list[str] = field(default_factory=list)  # markers placed, turned or removed by it, Tribes that have acted
    province: str = ""  # that was chosen for it
    way: list[str] = field(default_factory=list)  # where the army that moves has been
    entered: Board | None = None  # the table before it entered the space where it is
    asked: set[str] = field(default_factory=set)  # what was asked since
    muster: int = 3  # Movement Points that the piece has left which musters


@dataclass
class Moment:
    """A question, the board then, and the options that were offered."""

    board: Board
    who: str
    about: tuple[str, ...]
    options: set[str]
    memory: Memory


Offer = Callable[[Moment], set[str] | None]


# ---- 8.3 --------------------------------------------------------------------------------------------------------


def placements(b: Board, side: str) -> set[str]:
    """8.3.1, 17.5.1"""
    return {space for space in SPACE if _takes_marker(b, side, space)}


def _takes_marker(b: Board, side: str, space: str) -> bool:
    if SPACE[space]["kind"] == "german" or b.marker[space] or space in b.devastated or b.germans(space):
        return False
    if b.cus(space, OTHER[side]):
        return False
    if b.cus(space, side):
        return True
    near = PATHS[space]
    if side == ROMAN:
        return region(space) == "Provincia" or any(b.marker[each] == "R" for each in near)
    if region(space) in GAUL:
        return True
    return region(space) == "Provincia" and any(b.owner(each) == GALLIC for each in near)


def conversions(b: Board, side: str) -> set[str]:
    """8.3.2"""
    enemy = "G" if side == ROMAN else "R"
    return {space for space in SPACE if b.marker[space] == enemy and b.cus(space, side)}


def unguarded(b: Board, owner: str) -> set[str]:
    """Influence markers of a side without its CUs."""
    marker = "R" if owner == ROMAN else "G"
    return {space for space in SPACE if b.marker[space] == marker and not b.cus(space, owner)}


# ---- 5.1.2, 7.7, 17.5, 18 ---------------------------------------------------------------------------------------


def homes(b: Board, tribe: str) -> set[str]:
    """5.1.2A, 11.3.5; in the Strategy Phase not among Romans (14.5.3)."""
    unit = UNITS[tribe]
    found = set()
    for space in IN_PROVINCE[unit.home]:
        if SPACE[space].get("section", "") != unit.section:
            continue
        free = b.marker[space] in ("", "G") and not b.germans(space)
        if free and (b.state.phase == 0 or not b.cus(space, ROMAN)):
            found.add(space)
    return found


def emerging(b: Board) -> list[str]:
    """18.3, 11.3.2"""
    locked = b.state.turn < 5 and len(b.in_box("eliminated")) < 6
    tribes = [tribe for tribe in b.in_box("council") if not (tribe == "Arverni" and locked)]
    return [tribe for tribe in tribes if homes(b, tribe)]


def devastations(b: Board) -> set[str]:
    """17.5.2"""
    here = b.at.get("Vercingetorix")
    if here is None:
        return set()
    near = {each for each in PATHS[here] if not overseas(each) and b.owner(each) != ROMAN}
    return {each for each in {here, *near} if _burns(b, each)}


def _burns(b: Board, space: str) -> bool:
    fortified = b.marker[space] in ("S", "T", "RC", "GC")
    return not (fortified or space in b.devastated or b.cus(space, ROMAN) or b.germans(space))


def can_move(b: Board, name: str) -> bool:
    unit = UNITS[name]
    return name in b.at and name not in b.moved and (unit.leads or unit.movement > 0)


def action(m: Moment) -> set[str]:
    b, side = m.board, m.who
    found = {"done"} | {f"activate {name}" for name in UNITS if UNITS[name].side == side and can_move(b, name)}
    found |= {f"place {space}" for space in placements(b, side)}
    found |= {f"convert {space}" for space in conversions(b, side)}
    if side == GALLIC:
        found |= {"save"} if b.state.council < 6 else set()
        found |= {"take_out"} if emerging(b) or (b.state.council and placements(b, side)) else set()
        found |= {f"devastate {space}" for space in devastations(b)}
        found |= {"uprising"} if any(homes(b, tribe) for tribe in b.in_box("submitted")) else set()
    return found


def take_out(m: Moment) -> set[str]:
    b = m.board
    found = {f"piece {tribe}" for tribe in emerging(b)}
    found |= {f"space {space}" for space in placements(b, GALLIC)} if b.state.council else set()
    return found | ({"done"} if "done" in m.options else set())


def settle(m: Moment) -> set[str]:
    return {f"space {space}" for space in homes(m.board, m.about[0])}


def move_over(m: Moment) -> set[str]:
    """11.2.1"""
    b = m.board
    towns = [each for each in IN_PROVINCE[SPACE[m.about[0]]["province"]] if SPACE[each]["kind"] == "town"]
    free = [each for each in towns if not b.marker[each] and each not in b.devastated]
    return {f"space {each}" for each in free if not b.cus(each, ROMAN) and not b.germans(each)} | {"done"}


# ---- 10 ---------------------------------------------------------------------------------------------------------


def march(m: Moment) -> set[str]:
    """10.2-10.6, 8.3.3, 14.3"""
    b, leader, here, mp = m.board, m.about[0], m.about[1], int(m.about[2])
    army = b.army
    if b.besieged(leader):
        return {"sortie", "done"}
    found = {f"enter {each}" for each in PATHS[here] if mp and _may_go(b, m.who, leader, army, here, each, mp)}
    found |= _deeds(b, m, leader, here, mp)
    company = _pick_up(b, m, leader, here, mp) if mp or b.walls(here) == m.who else set()
    burdened = mp and overloaded(leader, army)  # 9.3 fewer would pay one less
    if found or company or (burdened and any(_may_go(b, m.who, leader, army, here, to, mp + 1) for to in PATHS[here])):
        found |= {f"take {name}" for name in company} | {f"drop {name}" for name in army if name != leader}
    return found | {"done"}


def _may_go(b: Board, side: str, leader: str, army: list[str], here: str, there: str, mp: int) -> bool:
    if price(b, leader, army, here, there) > mp or (side == GALLIC and overseas(there)):
        return False
    if side == ROMAN and not any(UNITS[name].cu for name in army):
        foreign = b.cus(there, GALLIC) or b.germans(there) or b.marker[there] in ("T", "S")
        return not foreign or bool(b.cus_outside(there, ROMAN))
    return True


def price(b: Board, leader: str, army: list[str], here: str, there: str) -> int:
    """10.4.1, 9.3; card 14."""
    rhine = (region(here) == "Germania") != (region(there) == "Germania")
    mp = 1 if b.state.bridge and rhine else PATH_MP[PATHS[here][there]]
    return mp + overloaded(leader, army)


def overloaded(leader: str, army: list[str]) -> bool:
    return UNITS[leader].leads and load(army) > UNITS[leader].command


def load(army: list[str]) -> int:
    """9.3"""
    return sum(UNITS[name].cu and not UNITS[name].named for name in army)


def _pick_up(b: Board, m: Moment, leader: str, here: str, mp: int) -> set[str]:
    """10.5.1, 9.5.2, 10.3.3"""
    if not UNITS[leader].leads:
        return set()
    found = set()
    spent = m.memory.alone and mp < 7 - UNITS[leader].movement
    for name in b.of(here, m.who):
        if name in b.army or name in b.moved or UNITS[name].rank or b.besieged(name):
            continue
        full = m.memory.limited and load([*b.army, name]) > 2
        if together([*b.army, name]) and not full and not (spent and UNITS[name].cu):
            found.add(name)
    return found


def together(names: list[str]) -> bool:
    """9.5.2"""
    return not ("Ambiorix" in names and any(UNITS[name].group == "Celtic" for name in names))


def _deeds(b: Board, m: Moment, leader: str, here: str, mp: int) -> set[str]:
    found = set()
    if m.memory.sieges and not b.enemies_outside(here, m.who):
        enemy = "G" if m.who == ROMAN else "R"
        if mp >= 2 and b.marker[here] == enemy and any(UNITS[name].cu for name in b.army):
            found.add("remove")
        if mp >= 3 and UNITS[leader].leads and may_besiege(b, m.who, here):
            found.add("besiege")
    if b.walls(here) == m.who and any(name not in b.within for name in b.army):
        found.add("go_inside")
    if leader in b.within and m.who == GALLIC and b.outside(here, ROMAN):  # 9.6 Leaders alone: he is not besieged
        found.add("sortie")
    if leader in b.within and not b.outside(here, OTHER[m.who]):  # 10.6 from inside to outside
        found.add("go_outside")
    return found


def may_besiege(b: Board, side: str, space: str) -> bool:
    """14.3.2, 14.3.4, 14.7.2"""
    attack = strength(b, b.cus_outside(space, side))
    if b.marker[space] == "S":
        return side == ROMAN and attack >= 2 and space not in b.rolled
    if b.walls(space) != OTHER[side]:
        return False
    defence = garrison(b, space) + strength(b, [name for name in b.cus(space, OTHER[side]) if name in b.within])
    return attack >= 3 * defence or (2 * attack >= defence and space not in b.rolled)


def garrison(b: Board, space: str) -> int:
    if b.marker[space] == "T":
        return 2
    return 6 if space == "Massilia" else 4


def take_along(m: Moment) -> set[str] | None:
    """10.5.1 From where the Leader starts."""
    b, leader, here = m.board, m.about[0], m.about[1]
    if m.memory.before == "take_along":
        return None
    stack = [name for name in b.of(here, m.who) if (name in b.within) == (leader in b.within) and name != leader]
    stack = [name for name in stack if name not in b.moved and not UNITS[name].rank and together([leader, name])]
    return {f"piece {name}" for name in stack} | {each for each in m.options if each in ("all", "done")}


# ---- 12 ---------------------------------------------------------------------------------------------------------


def eligible(b: Board, side: str, target: str) -> set[str]:
    """12.1.1 Whence armies of a side may intercept."""
    standing = [name for name in b.cus(target, OTHER[side]) if name not in b.army]
    if standing or b.germans(target) or (side == GALLIC and overseas(target)):
        return set()
    if b.owner(target) == OTHER[side] and not b.cus(target, side):
        return set()
    near = [each for each, kind in PATHS[target].items() if kind != "channel"]
    return {each for each in near if _is_ready(b, side, each)}


def _is_ready(b: Board, side: str, space: str) -> bool:
    free = [name for name in b.of(space, side) if not b.besieged(name)]
    return any(UNITS[name].cu for name in free) and any(UNITS[name].leads for name in free)


def intercept(m: Moment) -> set[str] | None:
    if m.memory.before == "intercept" or m.memory.ambushed:
        return None
    return {f"space {space}" for space in eligible(m.board, m.who, m.about[0])} | {"done"}


def refuges(b: Board, side: str, space: str, origin: str) -> dict[str, int]:
    """12.2.2 Where a stack may go to avoid battle, with the modifiers of 12.3."""
    found = {}
    for each, kind in PATHS[space].items():
        if kind == "channel" or each == origin or (side == GALLIC and overseas(each)):
            continue
        if b.cus(each, OTHER[side]) or b.germans(each):
            continue
        friendly = b.owner(each) == side or bool(b.cus(each, side))
        if b.owner(each) == OTHER[side] and not b.cus(each, side):
            continue
        found[each] = (2 if friendly else 0) - (2 if kind == "rough" else 0)
    return found


def avoid_to(m: Moment) -> set[str] | None:
    """12.2.2, 12.3 One roll for all; Roman Leaders whom they drive off may roll between (9.6)."""
    b, space = m.board, m.about[0]
    if space != m.memory.target or UNITS[m.memory.leader].side == m.who:
        return None
    if m.memory.reached is None:
        total = sum(m.memory.avoids) + rating(b, b.outside(space, m.who))
        ways = refuges(b, m.who, space, m.memory.origin)
        m.memory.reached = {f"space {each}" for each, more in ways.items() if total + more >= 9}
    return m.memory.reached


# ---- 13.6, 13.7, 15.4.2 -----------------------------------------------------------------------------------------


def step_loss(m: Moment) -> set[str] | None:
    """13.6.3 Mercenaries, the Minor Tribe and the Militia last."""
    b, space = m.board, m.about[1]
    there = b.cus_outside(space, m.who)
    if any(UNITS[name].kind in ("legion", "tribe") and b.steps[name] == 2 for name in there):
        there = [name for name in there if not UNITS[name].hired]
    return {f"piece {name}" for name in there}


def retreat(m: Moment) -> set[str] | None:
    """13.7.1 A defender to any adjacent space but the one whence the enemy came."""
    nobody = m.board.state.attacker == 2  # 17.1.5 the people come from no space
    if nobody or m.about[0] != m.memory.target or m.memory.target in m.memory.scattering:
        return None
    b = m.board
    attacks = m.memory.leader and UNITS[m.memory.leader].side == m.who  # 14.6.4 who sortied, and has no walls any more
    ways = [each for each in PATHS[m.memory.target] if attacks or each != m.memory.origin]
    if not b.cus_outside(m.memory.target, m.who):  # 17.4.2 of the German Tribe
        ways = [each for each in ways if not b.walls(each) and not b.cus(each, ROMAN) and not b.cus(each, GALLIC)]
        return {f"space {each}" for each in ways if not overseas(each)}
    return {f"space {each}" for each in ways if m.who == ROMAN or not overseas(each)}


# ---- 5, 6, 16 ---------------------------------------------------------------------------------------------------


def walk(start: str, mp: int, may_enter: Callable[[str], bool]) -> set[str]:
    """All spaces that so many Movement Points reach, the start left out."""
    left = {start: mp}
    edge = [start]
    while edge:
        here = edge.pop()
        for there, kind in PATHS[here].items():
            rest = left[here] - PATH_MP[kind]
            if rest >= 0 and rest > left.get(there, -1) and may_enter(there):
                left[there] = rest
                edge.append(there)
    return {space for space in left if space != start}


def muster_reach(b: Board, start: str, mp: int = 3) -> set[str]:
    """6.1, 6.2; 9.6 a Roman Leader alone is met if the way can be ended there, or goes on."""
    alone = lone_leaders(b, start)
    found = {space for space in _mustered(b, start, mp) if b.owner(space) != ROMAN}
    for space in alone:
        price = muster_price(b, start, space, mp)
        if price and (b.owner(space) != ROMAN or muster_reach(b, space, mp - price)):
            found.add(space)
    return found


def lone_leaders(b: Board, start: str) -> set[str]:
    return {space for space in SPACE if space != start and b.outside(space, ROMAN) and not b.cus(space, ROMAN)}


def muster_price(b: Board, start: str, space: str, mp: int) -> int:
    """The fewest Movement Points to a space that meet no other Roman Leader on the way; 0 if they do not suffice."""
    return next((points for points in range(1, mp + 1) if space in _mustered(b, start, points, space)), 0)


def _mustered(b: Board, start: str, mp: int, met: str = "") -> set[str]:
    alone = lone_leaders(b, start) - {met}

    def may_enter(space: str) -> bool:
        if overseas(space) or b.cus(space, ROMAN) or b.germans(space) or space in alone:
            return False
        return not eligible(b, ROMAN, space)

    return walk(start, mp, may_enter)


def muster(m: Moment) -> set[str]:
    b = m.board
    gauls = [name for name in b.at if UNITS[name].kind == "tribe" or name in ("Vercingetorix", "Ambiorix")]
    return {f"piece {name}" for name in gauls if name not in b.moved and muster_reach(b, b.at[name])} | {"done"}


def muster_to(m: Moment) -> set[str] | None:
    b, here, mp = m.board, m.board.at[m.about[0]], m.memory.muster
    found = {f"space {space}" for space in muster_reach(b, here, mp)}
    return found | ({"done"} if mp < 3 and b.owner(here) != ROMAN else set())  # after a Roman Leader was driven off


def camp_at(m: Moment) -> set[str] | None:
    """16.2.2"""
    b = m.board
    if "done" in m.options:  # after a storm
        return None
    leaders = {b.at[name] for name in ("Vercingetorix", "Ambiorix") if name in b.at and name not in b.within}
    start = b.at[m.about[0]]
    found = walk(start, 3, lambda s: not b.germans(s)) - leaders
    if "Portus Itius" in leaders and fleet(b) != "Oceanus Britannicus" and region(start) != "Britannia":
        found = {space for space in found if region(space) != "Britannia"}  # 17.1.2 a storm would leave it beside him
    return {f"space {each}" for each in found}


def caesar_arrives(m: Moment) -> set[str]:
    b = m.board
    return {f"space {space}" for space in SPACE if b.owner(space) == ROMAN and leads_to_rome(b, space)}


def legion_spaces(b: Board) -> set[str]:
    return {space for name, space in b.at.items() if UNITS[name].kind == "legion"}


def legate_arrives(m: Moment) -> set[str]:
    b = m.board
    if not b.state.turn:  # 3.1
        return {f"space {space}" for space in (b.at["Caesar"], "Vienne")}
    return {f"space {space}" for space in SPACE if space in legion_spaces(b) or b.marker[space] == "RC"}


def depot(m: Moment) -> set[str]:
    """5.2.1, 5.2.3, 14.5.3"""
    b = m.board
    camps = {space for space in legion_spaces(b) if leads_to_rome(b, space)}
    cities = {space for space in SPACE if b.marker[space] == "RC" and not b.cus_outside(space, GALLIC)}
    return {f"space {space}" for space in camps | cities}


def leader_camp(m: Moment) -> set[str]:
    """9.5.1, 16.1.4"""
    b = m.board
    own = [space for space in SPACE if region(space) == UNITS[m.about[0]].home and b.owner(space) == GALLIC]
    return {f"space {space}" for space in own if not b.cus(space, ROMAN) and not b.germans(space)}


def replacements(m: Moment) -> set[str]:
    b, steps = m.board, int(m.about[0])
    legions = [name for name in UNITS if UNITS[name].kind == "legion"]
    found = {"done"}
    if steps:
        weak = [name for name in legions if name in b.at and b.steps[name] == 1]
        found |= {f"restore {name}" for name in weak if leads_to_rome(b, b.at[name])}
    if steps > 1 and depot(m):
        found |= {f"raise {name}" for name in legions if b.box.get(name) == "eliminated"}
    markers = [space for space in SPACE if region(space) == "Provincia" and b.marker[space] == "R"]
    return found | ({"levy"} if len(markers) >= 3 and b.state.phase == 0 else set())


def displaced_caesar(m: Moment) -> set[str]:
    """9.6"""
    b = m.board
    legions = [name for name in b.at if UNITS[name].kind == "legion" and not b.besieged(name)]
    return {f"space {b.at[name]}" for name in legions} | {f"space {each}" for each in SPACE if b.marker[each] == "RC"}


# ---- cards that remove or turn a marker, and the German Tribe ---------------------------------------------------


def remove_influence(m: Moment) -> set[str] | None:
    b, side, number = m.board, m.who, m.board.card
    found = unguarded(b, OTHER[side])
    own = "R" if side == ROMAN else "G"
    tests: dict[int, Callable[[str], bool]] = {
        3: lambda s: region(s) in (*GAUL, "Provincia"),
        18: lambda s: region(s) in ("Belgica", "Britannia") and any(_is_roman(b, each) for each in PATHS[s]),
        23: lambda s: region(s) == "Provincia",
        37: lambda s: region(s) == "Celtica",
        40: lambda s: SPACE[s]["province"] in ("Aedui", "Sequani"),
        47: lambda s: any(b.marker[each] == own for each in IN_PROVINCE[SPACE[s]["province"]]),
        49: lambda s: any(b.cus(each, side) for each in PATHS[s]),
        53: lambda s: sum(b.owner(each) == side for each in PATHS[s]) >= 2,
        55: lambda s: region(s) in GAUL,
    }
    return {f"space {s}" for s in found if tests[number](s)} if number in tests else None


def _is_roman(b: Board, space: str) -> bool:
    return b.marker[space] == "R" or space in legion_spaces(b)


def flip_influence(m: Moment) -> set[str] | None:
    b = m.board
    found = {space for space in unguarded(b, OTHER[m.who]) if region(space) in GAUL}
    if b.card == 11:
        found = {space for space in found if any(b.marker[each] == "R" for each in PATHS[space])}
    return {f"space {space}" for space in found} if b.card in (11, 50) else None


def germani_move(m: Moment) -> set[str] | None:
    """17.1.1, 17.4.2; out of Germania by its own paths."""
    b, here, mp = m.board, m.board.at["Germani"], int(m.about[0])
    if SPACE[here]["kind"] == "german":
        return None
    found = {each for each, kind in PATHS[here].items() if PATH_MP[kind] <= mp and not overseas(each)}
    found = {each for each in found if not b.walls(each) and not b.cus(each, ROMAN) and not b.cus(each, GALLIC)}
    return {f"space {each}" for each in found} | {"done"}


OFFERS: dict[str, Offer] = {
    "action": action,
    "take_out": take_out,
    "settle": settle,
    "move_over": move_over,
    "march": march,
    "take_along": take_along,
    "intercept": intercept,
    "avoid_to": avoid_to,
    "battle_loss": step_loss,
    "siege_loss": step_loss,
    "retreat": retreat,
    "muster": muster,
    "muster_to": muster_to,
    "camp_at": camp_at,
    "caesar_arrives": caesar_arrives,
    "legate_arrives": legate_arrives,
    "legion_arrives": depot,
    "bring_back": depot,
    "leader_arrives": leader_camp,
    "leader_winters": leader_camp,
    "replacements": replacements,
    "displaced_caesar": displaced_caesar,
    "remove_influence": remove_influence,
    "flip_influence": flip_influence,
    "germani_move": germani_move,
}
__all__ = ["OFFERS", "Memory", "Moment", "Offer", "eligible", "own_rating", "refuges"]
