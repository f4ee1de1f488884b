"""5.2.2 A battle round: battle actions by initiative, fire and hits; 5.2.2B the modifiers."""

from alesia.games.gallic_war.battle.retreat import Leaving, may_go, retreat_to, retreats
from alesia.games.gallic_war.board import Gaul, units_in
from alesia.games.gallic_war.components import BORDERS, CAESAR, OFF_MAP, PLAYERS, ROMAN, UNITS, Area, Side, Unit
from alesia.games.gallic_war.leaders import eliminate
from alesia.games.gallic_war.state import ARRAYS, State
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, roll
from alesia.kernel.word import Notes, Word, phrase

RULE = "5.2.2"
FIRE = act("fire")
RETREAT, PASS = ({unit: act(verb, unit) for unit in UNITS} for verb in ("retreat", "pass"))
FIRST = 0  # initiative A

Group = tuple[int, int, int]  # where it began, its border, and who it is if it came alone


def battle_round(g: Gaul, area: Area) -> Procedure[None]:
    """Caesar first; then A, B and C units, in each case the defender's before the attacker's. Who has fallen or
    retreated since the round began does not lie open any more."""
    s = g.state
    s.retreats = bytearray(ARRAYS["retreats"])
    if is_caesar_there(s, area):
        yield from battle_actions(g, area, ROMAN, [CAESAR])
    attacker = PLAYERS[s.battle_attacker]
    ranks = {unit: initiative(s, area, unit) for side in PLAYERS for unit in fighters(s, area, side)}
    ranks.pop(CAESAR, None)
    for rank in range(3):
        for side in (attacker.other, attacker):
            units = [unit for unit in ranks if ranks[unit] == rank and s.owner[unit] == side and s.revealed[unit]]
            if units:
                yield from act_in_turn(g, area, side, units)


def act_in_turn(g: Gaul, area: Area, side: Side, units: list[Unit]) -> Procedure[None]:
    """Units of different battle rating roll apart, the better ones first."""
    for alike in by_rating(g.state, area, units):
        yield from battle_actions(g, area, side, alike)


def by_rating(s: State, area: Area, units: list[Unit]) -> list[list[Unit]]:
    """Those of the same battle rating together, the better ones first."""
    ratings = [rating(s, area, unit) for unit in units]
    return [
        [unit for unit, each in zip(units, ratings, strict=True) if each == best]
        for best in sorted(set(ratings), reverse=True)
    ]


def order_of_battle(s: State, area: Area) -> list[tuple[Side, list[Unit]]]:
    """Who acts with whom in a round, as they lie open now: Caesar, then A, B and C, the defender's first."""
    found = [(ROMAN, [CAESAR])] if is_caesar_there(s, area) else []
    attacker = PLAYERS[s.battle_attacker]
    for rank in range(3):
        for side in (attacker.other, attacker):
            others = [unit for unit in fighters(s, area, side) if unit is not CAESAR]
            alike = by_rating(s, area, [unit for unit in others if initiative(s, area, unit) == rank])
            found += [(side, units) for units in alike]
    return found


def is_caesar_there(s: State, area: Area) -> bool:
    """Whether Caesar takes part."""
    return s.revealed[CAESAR] > 0 and s.place[CAESAR] == area


def fighters(s: State, area: Area, side: Side) -> list[Unit]:
    """The units of a side that take part now."""
    return [unit for unit in units_in(s, area, side) if s.revealed[unit]]


def battle_actions(g: Gaul, area: Area, side: Side, units: list[Unit]) -> Procedure[None]:
    """Each unit may fire, retreat or pass; those that fire do so together."""
    s = g.state
    leaving: Leaving = ()
    pending = tuple(units)
    while pending:
        choices = possible_actions(s, area, side, pending, leaving)
        if not choices:
            break
        choice = yield from choose(side, "battle_action", RULE, choices, area, pending, volley(s, area, pending))
        if choice in (FIRE, STOP):
            break
        unit = choice.target
        assert isinstance(unit, Unit)
        pending = tuple([other for other in pending if other is not unit])
        if choice.verb == "retreat":
            leaving = (*leaving, (yield from retreat_to(g, unit, leaving)))
    retreats(g, side, leaving)
    if pending and fighters(s, area, side.other):
        yield from fire(g, area, side, pending)


def volley(s: State, area: Area, units: tuple[Unit, ...]) -> Notes:
    """How many dice they would roll, and what hits."""
    dice = sum([strength(s, area, unit) for unit in units])
    return Notes([(FIRE.option, phrase("note.fire", dice, rating(s, area, units[0])))])


def possible_actions(s: State, area: Area, side: Side, pending: tuple[Unit, ...], leaving: Leaving) -> list[Act]:
    """With nobody to fire at, only a retreat before enemy reserves come is a question."""
    away = [RETREAT[unit] for unit in may_go(s, side, area, pending, leaving)]
    if fighters(s, area, side.other):
        return [FIRE, *away, *[PASS[unit] for unit in pending]]
    return [*away, STOP] if away and units_in(s, area, side.other) else []


def group_of(s: State, unit: Unit) -> Group:
    """5.2.2A Attackers who began in one area and came over one border are a group; each off-map legion is one."""
    alone = unit + 1 if s.origin[unit] == OFF_MAP + 1 else 0
    return s.origin[unit], s.border[unit], alone


# ---- 5.2.2B Battle modifiers ------------------------------------------------------------------------------------


def is_defending(s: State, side: Side) -> bool:
    """2.1 Terrain helps the original defender alone."""
    return side != s.battle_attacker and not s.battle_exchanged


def is_attacked_over_the_rhine(s: State, area: Area, side: Side) -> bool:
    """Whether units of the main group came over the Rhine."""
    units = [unit for unit in units_in(s, area, side.other) if s.border[unit] and not s.reserve[unit]]
    return any(BORDERS[s.border[unit] - 1].kind == "rhine" for unit in units)


def initiative(s: State, area: Area, unit: Unit) -> int:
    """Defenders of a fortified town, or of a port against a Roman naval move, have an A for the entire battle."""
    side = PLAYERS[s.owner[unit]]
    if is_defending(s, side) and (area.fort or s.battle_landed):
        return FIRST
    return unit.initiative


def strength(s: State, area: Area, unit: Unit) -> int:
    """Dice: +1 in the first round in the Alps or if attacked across the Rhine; 9.8 one more for Caesar."""
    side = PLAYERS[s.owner[unit]]
    bonus = 0
    if s.battle_round == 1 and is_defending(s, side):
        bonus += area.alps or is_attacked_over_the_rhine(s, area, side)
    return s.strength[unit] + bonus + (s.legio_x if unit is CAESAR else 0)


def rating(s: State, area: Area, unit: Unit) -> int:
    """Hits on this or less: +1 in the first round for defenders of a fortified town; 9.9 legions with Caesar have 3."""
    side = PLAYERS[s.owner[unit]]
    bonus = int(s.battle_round == 1 and area.fort is not None and is_defending(s, side))
    with_caesar = unit.kind == "legion" and is_caesar_there(s, area)
    return (3 if s.historical_strength and with_caesar else unit.rating) + bonus


# ---- fire and hits ----------------------------------------------------------------------------------------------


def fire(g: Gaul, area: Area, side: Side, units: tuple[Unit, ...]) -> Procedure[None]:
    """As many dice as strength; each that is not above the battle rating is a hit."""
    s = g.state
    needed = rating(s, area, units[0])
    dice: tuple[int, ...] = ()
    for _ in range(sum([strength(s, area, unit) for unit in units])):
        dice = (*dice, (yield from roll("fire_roll", RULE, side, area, needed)))
    hits = sum(die <= needed for die in dice)
    g.log("fire", RULE, side, units, Word("dice", ", ".join(map(str, sorted(dice)))), needed, hits, area)
    yield from take_hits(g, area, side.other, hits)


def take_hits(g: Gaul, area: Area, side: Side, hits: int) -> Procedure[None]:
    """Each hit is applied to the strongest unit."""
    s = g.state
    units = fighters(s, area, side)
    if hits >= sum([s.strength[unit] for unit in units]):
        for unit in units:
            eliminate(g, unit, RULE)
        return
    left = hits
    while left:
        struck = foremost(s, fighters(s, area, side))
        if len(struck) > left or s.strength[struck[0]] == 1:  # else all of them are hit, in whatever order
            struck = [(yield from choose(side, "hit", RULE, strongest(s, struck), left, area))]
        for unit in struck:
            s.strength[unit] -= 1
            g.log("hit", RULE, unit, s.strength[unit], area)
            if not s.strength[unit]:
                eliminate(g, unit, RULE)
        left -= len(struck)


def foremost(s: State, units: list[Unit]) -> list[Unit]:
    """The strongest, Roman or German units before Gallic ones."""
    top = max(s.strength[unit] for unit in units)
    equal = [unit for unit in units if s.strength[unit] == top]
    return [unit for unit in equal if not unit.is_gallic] or equal


def strongest(s: State, first: list[Unit]) -> list[Unit]:
    """Among equals the owner decides; blocks of a tribe are alike."""
    alike = {(unit if unit.tribe is None else unit.tribe.name, *group_of(s, unit)): unit for unit in reversed(first)}
    return sorted(alike.values())
