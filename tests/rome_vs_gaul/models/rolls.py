"""What must be true when dice are about to be rolled, or have been: 12.3, 13.2-13.5, 14.3, 16.2.4, 17.1.4."""

from collections.abc import Callable

from tests.rome_vs_gaul.models.board import GALLIC, OTHER, PATHS, ROMAN, SPACE, TABLES, UNITS, Board, region
from tests.rome_vs_gaul.models.land import own_rating, rating, rules_the_sea, strength, support
from tests.rome_vs_gaul.models.offers import Moment, garrison

Roll = Callable[[Moment], str | None]  # what is wrong
SIDES = (ROMAN, GALLIC, "")


def differs(name: str, expected: object, found: object) -> str | None:
    return None if expected == found else f"{name}: {found}, the rules say {expected}"


def intercept_roll(m: Moment) -> str | None:
    """12.3 The Commanding Leader's rating, +2 into a friendly space, -2 along a rough path."""
    b, (side, start, target, added) = m.board, m.about[:4]
    if any(b.at.get(name) == target for name in b.barred):
        return None  # somebody has come before, after all were designated
    stack = [name for name in b.of(start, side) if not b.besieged(name)]
    friendly = b.owner(target) == side or bool(b.cus(target, side))
    rough = PATHS[start][target] == "rough"
    return differs("12.3", rating(b, stack) + 2 * friendly - 2 * rough, int(added))


def avoid_roll(m: Moment) -> str | None:
    b, (side, space, added) = m.board, m.about[:3]
    return differs("12.3", rating(b, b.outside(space, side)), int(added))


def back_up_roll(m: Moment) -> str | None:
    b, (side, origin, added) = m.board, m.about[:3]
    stays = any(name not in b.army for name in b.cus_outside(origin, side))
    friendly = stays or b.owner(origin) == side
    rough = PATHS[m.memory.target][origin] == "rough"
    return differs("12.2.2", rating(b, [m.memory.leader]) + 2 * friendly - 2 * rough, int(added))


# ---- 13 ---------------------------------------------------------------------------------------------------------


def battle_roll(m: Moment) -> str | None:
    """13.2 Both strengths, when the first die is rolled; 13.3.1 no battle at three to one."""
    b, s = m.board, m.board.state
    if any(s.dice):
        return None
    space = list(SPACE)[s.battle - 1]
    attacker = SIDES[s.attacker]
    attack = _battle_strength(b, attacker, space) if attacker else _people(space)
    defender = OTHER[attacker] if attacker else ROMAN
    if attacker and not b.cus_outside(space, defender):
        defence = strength(b, ["Germani"])
    else:
        defence = _battle_strength(b, defender, space)
        if attacker == ROMAN and attack >= 3 * defence:
            return "13.3.1: they should have submitted"
    return differs("13.2", (attack, defence), (s.attack, s.defence))


def _battle_strength(b: Board, side: str, space: str) -> int:
    return strength(b, b.cus_outside(space, side)) + support(b, side, space)


def _people(space: str) -> int:
    return {"Germania": 9, "Britannia": 7}[region(space)]


def hits(power: int, dice: list[int], roman: bool, shift: int) -> int:
    """13.4.1, 13.5.4"""
    total = sum(max(die, 3) if roman else die for die in dice)
    column = max(i for i, least in enumerate(TABLES["battle"]["columns"]) if least <= power) - shift if power else -1
    return int(TABLES["battle"]["rows"][str(total)][column].rstrip("*")) if column >= 0 else 0


def reroll(m: Moment) -> str | None:
    """13.4.1 The hits that the dice mean now; 13.5.1 no more rerolls than the Commanding Leader's rating."""
    b, s = m.board, m.board.state
    attacker = SIDES[s.attacker]
    space = m.about[0]
    roman = (attacker == ROMAN, attacker != ROMAN and bool(b.cus_outside(space, ROMAN)))
    if space != m.memory.target or m.memory.ambushed:
        return None
    crossing = attacker == ROMAN and PATHS[m.memory.origin].get(space) == "channel" and bool(b.cus(space, GALLIC))
    powers, dice = (s.attack, s.defence), ([*s.dice[:2]], [*s.dice[2:]])
    expected = [hits(powers[i], dice[i], roman[i], int(crossing and i == 0)) for i in (0, 1)]
    wrong = differs("13.4.1", expected, [*s.hits])
    if wrong or m.memory.surprised or not m.about[-1].isdigit():
        return wrong
    leads = m.who == attacker and m.memory.leader in b.at and m.memory.leader != "Militia"  # 9.4 no Leader
    most = own_rating(b, m.memory.leader) if leads else rating(b, b.outside(space, m.who))
    return None if int(m.about[-1]) <= most else f"13.5.1: {m.about[-1]} rerolls are left, {most} allowed"


# ---- 14 ---------------------------------------------------------------------------------------------------------


def siege_roll(m: Moment) -> str | None:
    """14.3.2 The strengths, 14.3.5 the modifiers."""
    b, (side, space, added) = m.board, m.about[:3]
    attack = strength(b, b.cus_outside(space, side))
    inside = [name for name in b.cus(space, OTHER[side]) if name in b.within]
    defence = 0 if b.marker[space] == "S" else garrison(b, space) + strength(b, inside)
    wrong = differs("14.3.2", (attack, defence), (b.state.attack, b.state.defence))
    if wrong or m.memory.surprised:
        return wrong
    more = UNITS[m.memory.leader].siege + _walls(b, space)
    return differs("14.3.5", more, int(added))


def _walls(b: Board, space: str) -> int:
    found = -1 if space in b.upgraded else 0
    if b.marker[space] in ("RC", "GC", "S"):
        from alesia.games.rome_vs_gaul.components import CITY_WALLS, STRONGHOLD_WALLS
        from alesia.games.rome_vs_gaul.components import SPACE as SPACES

        walls = STRONGHOLD_WALLS if b.marker[space] == "S" else CITY_WALLS[SPACES[space]]
        found = walls.modifier
    port = SPACE[space].get("veneti_port") and b.town.get(space) == "Veneti"
    return found - (2 if port and not rules_the_sea(b, "Oceanus Atlanticus") else 0)


# ---- 16, 17 -----------------------------------------------------------------------------------------------------


def winter_loss(m: Moment) -> str | None:
    """16.2.4 How many are beyond the Forage Level."""
    b, space = m.board, m.about[0]
    if m.memory.before == "winter_loss":
        return None
    legions = [name for name in b.of(space, ROMAN) if UNITS[name].kind == "legion"]
    level = {"RC": 99, "R": 4, "": 2}.get(b.marker[space], 0)
    return differs("16.2.4", max(0, len(legions) - level), int(m.about[1]))


def people_roll(m: Moment) -> str | None:
    """17.1.4, 17.1.5"""
    b, space = m.board, m.about[1]
    if b.marker[space] == "R":
        return "17.1.5: no roll with a Roman marker"
    return differs("17.1.4", strength(b, b.cus_outside(space, ROMAN)), int(m.about[2]))


ROLLS: dict[str, Roll] = {
    "intercept_roll": intercept_roll,
    "avoid_roll": avoid_roll,
    "back_up_roll": back_up_roll,
    "battle_roll": battle_roll,
    "reroll": reroll,
    "elite_reroll": reroll,
    "siege_roll": siege_roll,
    "winter_loss": winter_loss,
    "people_roll": people_roll,
}
