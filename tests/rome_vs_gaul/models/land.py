"""8, 15, 16.3, 16.4, 17.2 Who controls what, where supply and isolation reach, what Rome governs."""

from collections.abc import Callable

from tests.rome_vs_gaul.models.board import (
    GALLIC,
    GAUL,
    IN_PROVINCE,
    MAP,
    OTHER,
    OVERSEAS,
    PATHS,
    PROVINCE,
    REGION,
    ROMAN,
    SPACE,
    UNITS,
    Board,
    region,
)


def ruler(b: Board, province: str) -> str:
    if ("ruler", province) not in b.known:
        b.known["ruler", province] = _ruler(b, province)
    return str(b.known["ruler", province])


def _ruler(b: Board, province: str) -> str:
    """8.2.2 The majority of the spaces, and all Walled Cities and Fortified Towns."""
    needed = PROVINCE[province].get("needed", 0)
    for side in (ROMAN, GALLIC):
        own = [space for space in IN_PROVINCE[province] if b.owner(space) == side]
        foreign = [space for space in IN_PROVINCE[province] if b.walls(space) == OTHER[side]]
        if needed and len(own) >= needed and not foreign:
            return side
    return ""


def ruled(b: Board, where: str, side: str) -> int:
    return sum(ruler(b, name) == side for name in PROVINCE if PROVINCE[name]["region"] == where)


def rules_the_sea(b: Board, sea: str) -> bool:
    """17.2.2 Whether Rome has Naval Supremacy."""
    facts = next(each for each in MAP["sea"] if each["name"] == sea)
    if facts.get("always_roman") or fleet(b) == sea:
        return True
    ports = [b.owner(space) for space in SPACE if facts["code"] in SPACE[space].get("ports", ())]
    return ports.count(ROMAN) > ports.count(GALLIC)


def fleet(b: Board) -> str:
    return str(MAP["sea"][b.state.supremacy - 1]["name"]) if b.state.supremacy else ""


def reach(start: str, may_enter: Callable[[str], bool]) -> set[str]:
    """All spaces that a path of any length leads to; whoever starts need not enter his own space."""
    found, edge = {start}, [start]
    while edge:
        for other in PATHS[edge.pop()]:
            if other not in found and may_enter(other):
                found.add(other)
                edge.append(other)
    return found


# ---- 15 ---------------------------------------------------------------------------------------------------------


def carries_supply(b: Board, side: str) -> Callable[[str], bool]:
    """15.3.1 What a Supply Path may enter."""
    if ("open", side) not in b.known:
        b.known["open", side] = {space for space in SPACE if _carries(b, side, space)}
    spaces: set[str] = b.known["open", side]
    return spaces.__contains__


def _carries(b: Board, side: str, space: str) -> bool:
    enemies = b.cus(space, OTHER[side])
    if b.germans(space) or any(not b.besieged(name) for name in enemies):
        return False
    hostile = b.owner(space) == OTHER[side] or space in b.devastated
    return not hostile or bool(b.cus(space, side))


def is_source(b: Board, side: str, space: str, may_enter: Callable[[str], bool]) -> bool:
    """15.2, 14.5.4, 17.4.4"""
    if not may_enter(space):
        return False
    home = SPACE[space]["province"]
    if side == GALLIC:
        own = b.marker[space] == "G" and region(space) in GAUL and ruler(b, home) == GALLIC
        return own or b.marker[space] in ("S", "T")
    if b.marker[space] == "RC":
        return True
    if b.owner(space) != ROMAN or ruler(b, home) != ROMAN:
        return False
    others = [each for each in reach(space, may_enter) if b.owner(each) == ROMAN and SPACE[each]["province"] != home]
    return any(ruler(b, SPACE[each]["province"]) == ROMAN for each in others)


def is_supplied(b: Board, name: str) -> bool:
    side = UNITS[name].side
    if b.besieged(name):
        return b.marker[b.at[name]] in ("RC", "T")
    may_enter = carries_supply(b, side)
    if ("sources", side) not in b.known:
        b.known["sources", side] = {space for space in SPACE if is_source(b, side, space, may_enter)}
    return bool(b.known["sources", side] & reach(b.at[name], may_enter))


def leads_to_rome(b: Board, space: str) -> bool:
    """15.3.2; 14.5.1, 16.1.1 before the Strategy Phase nobody is besieged."""
    carries = carries_supply(b, ROMAN)
    if not carries(space):
        return False

    def may_enter(each: str) -> bool:
        return carries(each) and (b.state.phase == 2 or not b.cus(each, GALLIC))

    return any(SPACE[each].get("alps") or b.marker[each] == "RC" for each in reach(space, may_enter))


# ---- 16.3 -------------------------------------------------------------------------------------------------------


def is_isolated(b: Board, space: str) -> bool:
    """16.3 No path to a friendly CU, Stronghold, walls, or a Port at a sea that the side rules."""
    side = b.owner(space)
    if SPACE[space].get("star") and side == GALLIC:
        return False  # ours: 17.1.3

    def may_enter(each: str) -> bool:
        closed = b.cus(each, OTHER[side]) or b.germans(each) or b.owner(each) == OTHER[side] or each in b.devastated
        return not closed

    return not any(_shelters(b, side, each) for each in reach(space, may_enter))


def _shelters(b: Board, side: str, space: str) -> bool:
    if b.cus(space, side) or (b.owner(space) == side and b.marker[space] not in ("R", "G")):
        return True
    codes = SPACE[space].get("ports", ()) if b.owner(space) == side else ()
    seas = [each["name"] for each in MAP["sea"] if each["code"] in codes]
    return any(rules_the_sea(b, sea) is (side == ROMAN) for sea in seas)


# ---- 16.4, 19 ---------------------------------------------------------------------------------------------------


def governance(b: Board) -> int:
    points = 0
    for name, full, present in (("Celtica", 5, 2), ("Belgica", 4, 2), ("Aquitania", 1, 1)):
        dominant = ruled(b, name, ROMAN) > ruled(b, name, GALLIC)
        if dominant:
            points += full
        elif any(b.owner(space) == ROMAN for space in SPACE if region(space) == name):
            points += present
    lost = {"Volcae": 1, "Allobroges": 1, "Narbonensis": 3}
    return points - sum(cost for name, cost in lost.items() if ruler(b, name) != ROMAN)


def triumph(b: Board) -> bool:
    """19.1.2"""
    majorities = {"Belgica": 5, "Celtica": 7, "Aquitania": 1, "Provincia": 3}
    return "T" not in b.marker.values() and all(ruled(b, name, ROMAN) >= n for name, n in majorities.items())


def overseas(space: str) -> bool:
    return region(space) in OVERSEAS


def militia(b: Board) -> int:
    """17.6.3"""
    name = list(REGION)[b.state.militia - 1] if b.state.militia else ""
    return ruled(b, name, GALLIC) if name else 0


def strength(b: Board, names: list[str]) -> int:
    """2.3.1 Combat Strength."""
    total = 0
    for name in names:
        unit = UNITS[name]
        if unit.kind == "militia":
            total += militia(b)
        elif unit.cu:
            total += unit.full if b.steps[name] == 2 or unit.kind in ("leader", "mercenary") else unit.reduced
    return total


def support(b: Board, side: str, space: str) -> int:
    """13.2.2, 13.2.3"""
    if side not in OTHER:
        return 0
    local = 2 if not overseas(space) and ruler(b, SPACE[space]["province"]) == side else 0
    return local + (2 if side == ROMAN and region(space) == "Provincia" else 0)


def rating(b: Board, names: list[str]) -> int:
    """9.2, 9.4 The best that may command."""
    leaders = [name for name in names if UNITS[name].leads]
    ranking = [name for name in leaders if UNITS[name].rank] or leaders
    return max((own_rating(b, name) for name in ranking), default=0)


def own_rating(b: Board, name: str) -> int:
    full, reduced = UNITS[name].rating
    return full if b.steps[name] == 2 or UNITS[name].named else reduced
