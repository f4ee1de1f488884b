"""5.2.2 Battle: who takes part, three rounds at most, and how it ends."""

from collections.abc import Sequence

from alesia.games.gallic_war.battle.regroup import regroup
from alesia.games.gallic_war.battle.retreat import withdraw
from alesia.games.gallic_war.battle.rounds import Group, battle_round, group_of
from alesia.games.gallic_war.board import Gaul, has_units, is_contested, occupier, units_in
from alesia.games.gallic_war.components import ARIOVISTUS, BARBARIAN, BORDERS, PLAYERS, ROMAN, Area, Side, Unit
from alesia.games.gallic_war.state import State, end_battle, forget_move
from alesia.kernel.ask import Procedure, act, choose, roll
from alesia.kernel.word import Notes, Phrase, phrase

ROUNDS = 3
INTIMIDATED = 2
CAME = {
    "black": "note.came.black",
    "blue": "note.came.blue",
    "rhine": "note.came.rhine",
    "sea": "note.came.sea",
}


def battle(g: Gaul, area: Area, attacker: Side, homecoming: bool = False) -> Procedure[Side | None]:
    """5.2.2 Both players reveal their units and fight; after the third round the attacker must retreat. Who has won."""
    s = g.state
    s.battle, s.battle_attacker, s.homecoming = area + 1, attacker, int(homecoming)
    g.log("battle", "5.2.2", area, attacker, attacker.other)
    if (yield from intimidation(g, area, attacker)):
        attacker, s.battle_exchanged = ROMAN, 1  # those Romans who came to help are now the attackers (5.2.2A)
    if is_contested(s, area):
        s.battle_attacker = attacker
        yield from form_up(g, area, attacker)
        yield from fight(g, area)
    return (yield from conclude(g, area, homecoming))


def fight(g: Gaul, area: Area) -> Procedure[None]:
    s = g.state
    for number in range(1, ROUNDS + 1):
        s.battle_round = number
        g.log("battle_round", "5.2.2", area, number)
        if number == 2:
            bring_reserves(g, area)
        yield from battle_round(g, area)
        if not is_contested(s, area):
            return
    yield from withdraw(g, area, PLAYERS[s.battle_attacker])


def intimidation(g: Gaul, area: Area, attacker: Side) -> Procedure[bool]:
    """7.2 Ariovistus attacks a neutral tribe: on a 1-2 it joins the Barbarian player."""
    s = g.state
    tribe = [unit for unit in units_in(s, area, ROMAN) if s.joined[unit]]
    if attacker is not BARBARIAN or not tribe or ARIOVISTUS not in units_in(s, area, BARBARIAN):
        return False
    g.reveal()  # that he is among those who attack
    die = yield from roll("intimidate_roll", "7.2", area)
    g.log("intimidate", "7.2", ARIOVISTUS, area, die, die <= INTIMIDATED)
    if die > INTIMIDATED:
        return False
    for unit in tribe:
        s.owner[unit] = BARBARIAN
    for unit in units_in(s, area, ROMAN):
        s.late[unit] = 0
    return True


# ---- 5.2.2A Main group and reserves -----------------------------------------------------------------------------


def form_up(g: Gaul, area: Area, attacker: Side) -> Procedure[None]:
    """The main groups are revealed; all others are reserves."""
    s = g.state
    main = yield from main_group(g, area, attacker)
    defenders = units_in(s, area, attacker.other)
    for unit in units_in(s, area, attacker):
        s.reserve[unit] = group_of(s, unit) != main
        s.battle_landed |= s.landed[unit]
    for unit in defenders:
        s.reserve[unit] = s.late[unit]
    reveal(g, area)


def main_group(g: Gaul, area: Area, attacker: Side) -> Procedure[Group]:
    """The attacking player decides which group is the main group."""
    s = g.state
    groups: dict[Group, list[Unit]] = {}
    for unit in units_in(s, area, attacker):
        groups.setdefault(group_of(s, unit), []).append(unit)
    choices = [act("main", units[0]) for units in groups.values()]
    notes = Notes([(each.option, came(s, area, units)) for each, units in zip(choices, groups.values(), strict=True)])
    chosen = yield from choose(attacker, "main_group", "5.2.2A", choices, area, notes)
    assert isinstance(chosen.target, Unit)
    return group_of(s, chosen.target)


def came(s: State, area: Area, units: Sequence[Unit]) -> Phrase:
    """Who is of a group, and over which border it came; none if it was put there."""
    if not s.border[units[0]]:
        return phrase("note.came", tuple(units))
    border = BORDERS[s.border[units[0]] - 1]
    origin = border.ends[border.ends[0] is area]
    return phrase(CAME.get(border.kind, "note.came"), tuple(units), origin)


def reveal(g: Gaul, area: Area) -> None:
    """5.2.2 Tip forward the units that take part now."""
    s = g.state
    for side in PLAYERS:
        units = [unit for unit in units_in(s, area, side) if not s.reserve[unit] and not s.revealed[unit]]
        for unit in units:
            s.revealed[unit] = 1
        if units:
            g.log("revealed", "5.2.2", side, tuple(units), sum(s.strength[unit] for unit in units), area)


def bring_reserves(g: Gaul, area: Area) -> None:
    """5.2.2A Reserves take part from the second round on; if no other defender is left, the roles change."""
    s = g.state
    attacker = PLAYERS[s.battle_attacker]
    standing = [side for side in PLAYERS if any(not s.reserve[unit] for unit in units_in(s, area, side))]
    if attacker.other not in standing:
        s.battle_attacker, s.battle_exchanged = attacker.other, 1
        g.log("exchanged", "5.2.2A", attacker.other, attacker)
    for unit in units_in(s, area, ROMAN) + units_in(s, area, BARBARIAN):
        s.reserve[unit] = 0
    reveal(g, area)


# ---- the end ----------------------------------------------------------------------------------------------------


def conclude(g: Gaul, area: Area, homecoming: bool) -> Procedure[Side | None]:
    """5.2.2E Whoever is left in the area has won and may regroup; 6.2.2 legions that go home stay there."""
    s = g.state
    end_battle(s)
    s.attacker[area] = 0
    winner = occupier(s, area)
    if winner is None:
        g.log("battle_empty", "5.2.2", area)
        return None
    for unit in units_in(s, area, winner):
        forget_move(s, unit)
    g.log("battle_won", "5.2.2E", winner, area)
    if has_units(s, area, winner) and not (homecoming and winner is ROMAN):
        yield from regroup(g, winner, area, homecoming)
    return winner
