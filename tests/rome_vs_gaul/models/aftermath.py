"""What an answer has brought about: 13.3.2 submission, 13.7.2 retreats, 15.4 the Supply Phase, 10.6 and 14.6 walls."""

from collections.abc import Iterator, Sequence
from copy import copy

from alesia.kernel.ask import Option
from alesia.kernel.game import LogEntry
from tests.rome_vs_gaul.models.board import GALLIC, OTHER, PATHS, ROMAN, UNITS, Board
from tests.rome_vs_gaul.models.land import is_supplied
from tests.rome_vs_gaul.models.offers import Memory, Moment, Offer, together

STRATEGY = 2
LOST = ("reduced", "eliminated")


# ---- 15.4 -------------------------------------------------------------------------------------------------------


def before_supply(b: Board, side: str, option: Option, about: tuple[str, ...]) -> Board | None:
    """The table when the Supply Phase begins, if this is the last action and does no more than place a marker."""
    if option.verb == "done":
        return b
    if about[0] != "1" or option.verb not in ("place", "convert"):
        return None
    found = copy(b)
    found.known, found.marker = {}, {**b.marker, str(option.noun): "R" if side == ROMAN else "G"}
    return found


def hungry(b: Board, side: str) -> list[str]:
    return [name for name in b.at if UNITS[name].side == side and UNITS[name].cu and not is_supplied(b, name)]


def starving(b: Board, side: str) -> set[tuple[str, bool]]:
    """15.4.2 Stacks of three steps or more without their Mercenaries: where, and whether behind walls."""
    steps: dict[tuple[str, bool], int] = {}
    for name in hungry(b, side):
        if not UNITS[name].hired:
            stack = (b.at[name], name in b.within)
            steps[stack] = steps.get(stack, 0) + b.steps[name]
    return {stack for stack, total in steps.items() if total >= 3}


def after_supply(before: Board, side: str, log: Sequence[LogEntry]) -> Iterator[str]:
    """What the log of a Supply Phase, up to its first question, must say."""
    gone = {str(entry.facts[0]) for entry in log if entry.key == "unsupplied"}
    expected = {name for name in hungry(before, side) if UNITS[name].hired}
    if gone != expected:
        yield f"15.4.1: {gone} disbanded, the rules say {expected}"
    told = [str(entry.facts[1]) for entry in log if entry.key == "attrition"]
    places = {space for space, _ in starving(before, side)}
    if bool(told) is not bool(places) or not {*told} <= places:
        yield f"15.4.2: {told} suffer, the rules say {places}"


# ---- 13.7.2 -----------------------------------------------------------------------------------------------------


def in_the_open(before: Board, side: str, refuge: str, log: Sequence[LogEntry], declared: bool) -> list[str]:
    """10.6 The enemies outside; if they were asked, all who did not say that they are inside."""
    if not declared:
        return before.cus_outside(refuge, OTHER[side])
    inside = [entry.facts[1] for entry in log if entry.key == "inside" and str(entry.facts[2]) == refuge]
    within = {str(name) for group in inside for name in group}  # type: ignore[attr-defined]
    return [name for name in before.cus(refuge, OTHER[side]) if name not in within]


def must_declare(before: Board, side: str, refuge: str, phasing: str) -> bool:
    """10.6 Whether an army of the active player enters a space of enemy walls that nobody besieges with enemies."""
    own = before.walls(refuge) == OTHER[side] and bool(before.of(refuge, OTHER[side]))
    return phasing == side and own and not before.cus_outside(refuge, side)


def price_of_retreat(before: Board, side: str, army: Sequence[str], refuge: str, open_foes: list[str]) -> int:
    """13.7.2 An enemy marker without own CUs, the Channel, and the steps of all enemies in the open."""
    start = before.at[army[0]]
    own = [name for name in before.cus(refuge, side) if name not in army]
    price = 1 if PATHS[start].get(refuge) == "channel" else 0
    price += 1 if before.owner(refuge) == OTHER[side] and not own else 0
    enemies = open_foes + (["Germani"] if before.germans(refuge) else [])
    return price + sum(before.steps[name] for name in enemies)


def after_retreat(
    before: Board,
    after: Board,
    asked: tuple[str, tuple[str, ...]],
    log: Sequence[LogEntry],
    declared: bool,
    phasing: str,
) -> str | None:
    """The last retreat in the log of an answer: the loss that is asked for, or what was lost without a question."""
    at = max((i for i, entry in enumerate(log) if entry.key == "retreats"), default=-1)
    if at < 0 or sum(entry.key == "retreats" for entry in log) > 1:
        return None  # pushed on, one after another
    side, army, refuge = str(log[at].facts[0]), [str(name) for name in log[at].facts[1]], str(log[at].facts[2])  # type: ignore[attr-defined]
    cus = [name for name in army if UNITS[name].cu]
    if side not in OTHER or not cus or any(name not in before.at for name in army):
        return None
    if any(entry.key == "town_removed" and str(entry.facts[1]) == refuge for entry in log):
        return None  # the marker went in the battle
    if any(entry.key == "battle" for entry in log):
        return None  # 11.2.4 another was fought meanwhile
    lost = [str(e.facts[0]) for e in log[at + 1 :] if e.key in LOST and str(e.facts[0]) in cus]
    if must_declare(before, side, refuge, phasing) is not declared:
        return f"10.6 {army} to {refuge}: the owner of the walls was{'' if declared else ' not'} asked"
    expected = price_of_retreat(before, side, army, refuge, in_the_open(before, side, refuge, log, declared))
    if asked[0] == "retreat_loss":
        told = int(asked[1][0]) + len(lost)
        return None if told == expected else f"13.7.2 {army} to {refuge}: {told} steps, the rules say {expected}"
    steps = len(lost) + sum(after.steps[name] for name in cus if name in after.at)
    wanted = min(expected, steps)
    return None if len(lost) == wanted else f"13.7.2 {army} to {refuge}: lost {lost}, the rules say {expected}"


# ---- 13.3.2, 14.3.3 ---------------------------------------------------------------------------------------------


def after_submission(before: Board, after: Board, space: str, besieged: bool) -> Iterator[str]:
    """Every CU loses a step; Tribes that live submit, the others die; Mercenaries go home; no Town is left of them."""
    army = [name for name in before.cus(space, GALLIC) if (name in before.within) is besieged]
    if besieged and space in before.town and before.town[space] not in army:
        army.append(before.town[space])
    for name in army:
        if UNITS[name].kind == "tribe":
            box, steps = ("submitted", 1) if before.steps[name] == 2 else ("eliminated", 0)
        else:
            box, steps = ("gone" if UNITS[name].named else "events"), 0
        if (after.box.get(name), after.steps[name]) != (box, steps):
            yield f"13.3.2 {name}: {after.box.get(name)}, {after.steps[name]} steps, the rules say {box}, {steps}"
        if name in after.town.values():
            yield f"13.3.2 {name}: its Town stands"
    if besieged and after.owner(space) == GALLIC:
        yield f"14.3.3 {space}: still Gallic"


# ---- 10.6, 13.7.3, 14.6.1 ---------------------------------------------------------------------------------------


def who_goes_inside(b: Board, side: str, space: str) -> set[str]:
    """10.6 All who are there, but for those who have just intercepted and have said so."""
    return {name for name in b.of(space, side) if name not in b.barred}


def could_shelter(before: Board, b: Board, side: str, space: str) -> bool:
    """10.6 Own walls that were not besieged when the enemy came."""
    free = not before.cus_outside(space, OTHER[side])
    return b.walls(space) == side and free and bool(who_goes_inside(b, side, space))


def who_sallies(b: Board, side: str, space: str) -> set[str]:
    """14.6.1 The besieged who have not moved, if a Combat Unit is among them, and somebody who can move (17.3.2)."""
    inside = {name for name in b.of(space, side) if name in b.within and name not in b.moved}
    able = any(UNITS[name].cu for name in inside) and any(map(moves_by_itself, inside))
    return inside if b.walls(space) == side and able else set()


def moves_by_itself(name: str) -> bool:
    """17.3.2"""
    return UNITS[name].leads or UNITS[name].movement > 0


def picked_first(m: Moment, found: set[str]) -> set[str] | None:
    """The first question of several: all of them, at once or one by one, or nobody."""
    whole = {"all"} if len(found) > 1 else set()
    return {f"piece {name}" for name in found} | whole | {"done"}


def go_inside(m: Moment) -> set[str] | None:
    return None if m.memory.before == "go_inside" else picked_first(m, who_goes_inside(m.board, m.who, m.about[0]))


def shelter(m: Moment) -> set[str] | None:
    """10.6 All, if the other player is active; 9.6 else the Roman Leaders alone to whom Gauls come."""
    if m.memory.before == "shelter":
        return None
    b, space = m.board, m.about[0]
    waits = b.state.phase == STRATEGY and (ROMAN, GALLIC)[b.state.player] != m.who
    return picked_first(m, who_goes_inside(b, m.who, space) if waits else {*b.outside(space, ROMAN)})


def sally(m: Moment) -> set[str] | None:
    """14.6.1 First somebody who can move (17.3.2); all at once, if they could move together (9.5.2)."""
    if m.memory.before == "sally":
        return None
    all_of_them = who_sallies(m.board, m.who, m.about[0])
    whole = len(all_of_them) > 1 and together([*all_of_them]) and any(UNITS[name].leads for name in all_of_them)
    first = {f"piece {name}" for name in all_of_them if moves_by_itself(name)}
    return first | {"done"} | ({"all"} if whole else set())


def retreat_inside(m: Moment) -> set[str] | None:
    """13.7.3 Some or all of those outside."""
    if m.memory.before == "retreat_inside":
        return None
    return picked_first(m, {*m.board.outside(m.about[0], m.who)})


def attrition(m: Moment) -> set[str]:
    """15.4.2 Any CU of the stack."""
    there = [name for name in m.board.cus(m.about[1], m.who) if not UNITS[name].hired]
    stacks = [{f"piece {n}" for n in there if (n in m.board.within) is inside} for inside in (False, True)]
    return m.options if m.options in stacks else stacks[0]


def could_back_up(memory: Memory, b: Board) -> bool:
    """12.2.2 An army that was intercepted, with a Leader of any kind, wherever those stand who came."""
    armed = any(UNITS[name].cu for name in b.army) and any(UNITS[name].leads for name in b.army)
    return memory.intercepted and armed and b.at.get(memory.leader) == memory.target


def left_unasked(memory: Memory, b: Board, key: str, about: tuple[str, ...]) -> Iterator[str]:
    """10.6, 12.2.2, 14.6.1 Before armies meet: who backs up, who goes behind his walls, and who comes out of them."""
    space, entered = memory.target, memory.entered
    if could_back_up(memory, b) and "back_up" not in memory.asked:
        yield f"12.2.2: nobody was asked whether he backs up from {space}"
    if not space or entered is None or key not in ("avoid_battle", "sally", "battle_surprise", "battle_roll"):
        return
    if (about[1] if key == "battle_roll" else about[0]) != space or any(b.state.dice) or memory.way[-1:] != [space]:
        return
    side = UNITS[memory.leader].side
    if could_shelter(entered, b, OTHER[side], space) and "go_inside" not in memory.asked:
        yield f"10.6: nobody was asked who goes inside {space}"
    meets = key in ("battle_surprise", "battle_roll") and b.state.attacker == (ROMAN, GALLIC).index(side)
    besieged = [name for name in who_sallies(entered, side, space) if b.at.get(name) == space]  # not betrayed since
    if meets and "sally" not in memory.asked and besieged:
        yield f"14.6.1: nobody was asked who sorties from {space}"


WALL_OFFERS: dict[str, Offer] = {
    "go_inside": go_inside,
    "shelter": shelter,
    "sally": sally,
    "retreat_inside": retreat_inside,
    "attrition": attrition,
}
