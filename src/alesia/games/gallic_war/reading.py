"""Reading a position text (docs/notation.md): whatever cannot stand on the table is refused with a sentence."""

import re
from typing import Any

from alesia.games.gallic_war.board import (
    BOXES,
    HANDS,
    contested_areas,
    enter_play,
    has_units,
    home_of,
    is_on_map,
    units_in,
)
from alesia.games.gallic_war.cards.activation import LIMITS
from alesia.games.gallic_war.components import (
    AREA,
    ARIOVISTUS,
    BARBARIAN,
    BLACK,
    CARD,
    GERMAN_CAVALRY,
    HAND,
    LAST_TURN,
    LEADERS,
    MASSIVE_REVOLT,
    MINOR_LEADERS,
    MOST_SUPPLY,
    NEUTRAL,
    OFF_MAP,
    PLAYERS,
    ROMAN,
    ROMAN_CAVALRY,
    TRIBE_UNITS,
    TRIBES,
    UNIT,
    VERCINGETORIX,
    Area,
    Card,
    Side,
    Unit,
)
from alesia.games.gallic_war.notation import COUNTS, FLAGS
from alesia.games.gallic_war.state import DISCARDS, DRAW, FALLEN, GONE, REMOVED, WAITING, WINTER, State
from alesia.kernel.errors import BadPosition, clause
from alesia.kernel.reading import Table, list_of, named, number_of, refuse_unknown, table_of
from alesia.kernel.word import row

START_SUPPLY = 15
MOST_POINTS = 99
KEYS = {
    *("turn", "phase", "supply", "victory_points", "areas", "homes", "gone", "delayed", "fallen", "returning"),
    *("hands", "activations", "discards", "removed", "first", "nonplayers"),
    *FLAGS,
    *COUNTS,
}
SIDE = {side.name: side for side in PLAYERS}
UNIT_TEXT = re.compile(r"(.+?)(?: *\((\d)\))?")


def read_position(s: State, table: Table) -> State:
    """Set the state by a parsed position; whatever is not said has its default."""
    refuse_unknown(table, KEYS, clause("a position"))
    _read_tracks(s, table)
    _read_areas(s, table_of(table, "areas"))
    _read_aside(s, table)
    _read_neutrals(s)
    _read_homes(s, table_of(table, "homes"))
    _read_cards(s, table)
    _check_areas(s)
    _check_minor_leaders(s)
    return s


def _side(name: Any) -> Side:
    found: Side = named(SIDE, name, clause("side"))
    return found


# ---- tracks -----------------------------------------------------------------------------------------------------


def _read_tracks(s: State, table: Table) -> None:
    s.begun = 1
    s.turn = number_of(table.get("turn", 1), "turn", 1, LAST_TURN)
    s.supply = number_of(table.get("supply", START_SUPPLY), "supply", 0, MOST_SUPPLY)
    for key in FLAGS:
        if not isinstance(table.get(key, False), bool):
            raise BadPosition("{0!r} must be true or false, not {1!r}", key, table[key])
        setattr(s, key, int(table.get(key, False)))
    for key in COUNTS:
        setattr(s, key, number_of(table.get(key, 0), key, 0, LAST_TURN))
    points = table_of(table, "victory_points")
    refuse_unknown(points, set(SIDE), "victory_points")
    s.roman_vp, s.barbarian_vp = (number_of(points.get(name, 0), name, -MOST_POINTS, MOST_POINTS) for name in SIDE)
    s.first = int(_side(table.get("first", "Roman")))
    for name in list_of(table, "nonplayers"):
        s.nonplayers |= 1 << _side(name)


# ---- units ------------------------------------------------------------------------------------------------------


def _read_areas(s: State, table: Table) -> None:
    for name in table:
        area: Area = named(AREA, name, clause("area"))
        facts = table_of(table, name)
        refuse_unknown(facts, set(SIDE), clause("area {0}", area))
        for side_name, text in facts.items():
            for unit, strength in _units(text, area):
                _place(s, unit, _side(side_name), area, strength)


def _units(text: Any, where: object) -> list[tuple[Unit, int]]:
    """ "Caesar, Legion VII (3)": the units, each with its strength."""
    if not isinstance(text, str):
        raise BadPosition("units are written as text such as 'Caesar, Legion VII (3)', not {0!r} ({1})", text, where)
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = UNIT_TEXT.fullmatch(part)
        assert match is not None
        unit: Unit = named(UNIT, match[1], clause("unit ({0})", where))
        found.append((unit, number_of(int(match[2] or unit.full), clause("the strength of {0}", unit), 1, unit.full)))
    return found


def _place(s: State, unit: Unit, side: Side, area: Area, strength: int) -> None:
    if s.place[unit] != WAITING:
        raise BadPosition("{0} is said twice", unit)
    if not _may_have(s, side, unit):
        raise BadPosition("{0} cannot be a {1} unit here (2.2, 7.0, 9.4)", unit, side)
    if area is OFF_MAP and not unit.is_black:
        raise BadPosition("{0} cannot be off the map: Roman legions alone can (5.2.1E)", unit)
    enter_play(s, unit, side, area, strength)


def _may_have(s: State, side: Side, unit: Unit) -> bool:
    """Whose a unit can be; cavalry only with its option."""
    if (unit is ROMAN_CAVALRY and not s.roman_cavalry) or (unit is GERMAN_CAVALRY and not s.german_cavalry):
        return False
    if unit.tribe is not None:
        return True
    return side is (ROMAN if unit.is_black else BARBARIAN)


def _read_aside(s: State, table: Table) -> None:
    """Units that stand nowhere."""
    for name in list_of(table, "gone"):
        _set_aside(s, named(UNIT, name, clause("unit")), GONE)
    for name in list_of(table, "delayed"):
        s.delayed[named({unit.name: unit for unit in BLACK}, name, clause("legion"))] = 1
    fallen = table_of(table, "fallen")
    refuse_unknown(fallen, set(SIDE), "fallen")
    for side_name, text in fallen.items():
        for unit, _ in _units(text, "fallen"):
            _fall(s, unit, _side(side_name))
    for name, turn in table_of(table, "returning").items():
        unit = named({unit.name: unit for unit in BLACK}, name, clause("legion"))
        _set_aside(s, unit, FALLEN)
        s.fell[unit] = number_of(turn, clause("the turn in which {0} fell", unit), 1, s.turn)


def _fall(s: State, unit: Unit, side: Side) -> None:
    if unit.is_black or unit in LEADERS or not _may_have(s, side, unit):
        raise BadPosition("{0} cannot be among the fallen of the {1} (legions stand under 'returning')", unit, side)
    _set_aside(s, unit, FALLEN)
    s.owner[unit] = side


def _set_aside(s: State, unit: Unit, place: int) -> None:
    if s.place[unit] != WAITING:
        raise BadPosition("{0} is said twice", unit)
    s.place[unit] = place


def _read_neutrals(s: State) -> None:
    """A tribe unit that is not spoken of is neutral, at home, at full strength (3.0)."""
    for unit in TRIBE_UNITS:
        if s.place[unit] == WAITING:
            assert unit.tribe is not None
            enter_play(s, unit, NEUTRAL, unit.tribe, unit.full)


def _read_homes(s: State, table: Table) -> None:
    """7.3, 7.4 Leaders have a home area; if it is not said, that where they are, if a tribe lives there."""
    for name in table:
        named({leader.name: leader for leader in LEADERS}, name, clause("leader with a home area"))
    for index, leader in enumerate(LEADERS):
        if not is_on_map(s, leader):
            if leader.name in table:
                raise BadPosition("{0} has a home area but is not on the map", leader)
            continue
        home: Area = named(
            {t.name: t for t in TRIBES}, table.get(leader.name, _whereabouts(s, leader)), clause("tribe area")
        )
        s.homes[index] = home + 1


def _whereabouts(s: State, unit: Unit) -> str:
    return next(area.name for area in AREA.values() if s.place[unit] == area)


def _check_areas(s: State) -> None:
    """Players' units fight where they meet, and neutral tribes join whoever does not enter."""
    for area in contested_areas(s):
        raise BadPosition("units of both players are in {0}: a battle under way cannot be written", area)
    for area in AREA.values():
        neutral = units_in(s, area, NEUTRAL)
        if neutral and any(has_units(s, area, side) for side in PLAYERS):
            raise BadPosition("{0} would be neutral, but others are in {1}: say whose it is", neutral[0], area)
    if any(s.place[unit] == GONE for unit in UNIT.values() if unit not in (ARIOVISTUS, VERCINGETORIX)):
        raise BadPosition("only Ariovistus and Vercingetorix can be out of the game (7.2, 7.3)")


def _check_minor_leaders(s: State) -> None:
    """6.2.1 A minor leader falls when his home area goes back to neutral."""
    for leader in filter(lambda unit: is_on_map(s, unit), MINOR_LEADERS):
        home = home_of(s, leader)
        if home is not None and has_units(s, home, NEUTRAL):
            raise BadPosition("{0} cannot have his home area among the neutral {1} (6.2.1)", leader, home)


# ---- cards ------------------------------------------------------------------------------------------------------


def _card(name: Any) -> Card:
    found: Card = named(CARD, name, clause("card"))
    return found


def _lay(s: State, card: Card, place: int) -> None:
    if s.cards[card]:
        raise BadPosition("the card {0} is said twice", card)
    s.cards[card] = place


def _read_cards(s: State, table: Table) -> None:
    """Cards that are not spoken of are in the deck."""
    for key, place in (("discards", DISCARDS), ("removed", REMOVED)):
        for name in list_of(table, key):
            _lay(s, _card(name), place)
    if any(place == REMOVED and card != MASSIVE_REVOLT for card, place in enumerate(s.cards)):
        raise BadPosition("only Massive Revolt can be out of the game (11.0C)")
    for key, places in (("hands", HANDS), ("activations", BOXES)):
        refuse_unknown(table_of(table, key), set(SIDE), key)
        for name in table_of(table, key):
            for card in list_of(table_of(table, key), name):
                _lay(s, _card(card), places[_side(name)])
    _read_phase(s, table)


def _read_phase(s: State, table: Table) -> None:
    """The round follows from the hands, which are of one size."""
    sizes = {s.cards.count(place) for place in HANDS}
    size = max(sizes)
    phase = table.get("phase", "cards" if size else "draw")
    if phase not in ("draw", "cards", "winter"):
        raise BadPosition("the phase is 'draw', 'cards' or 'winter', not {0!r}", phase)
    if len(sizes) > 1 or size > HAND or (phase == "cards") != (size > 0):
        raise BadPosition(
            "hands of {0} cards do not go with phase {1!r} (5.2)", row("{0} and {1}", sorted(sizes)), phase
        )
    if any(s.cards.count(BOXES[side]) > LIMITS[side] for side in PLAYERS):
        raise BadPosition("more activations of neutral tribes than a year allows (5.2.1C)")
    if s.must_revolt and s.cards[MASSIVE_REVOLT] != HANDS[BARBARIAN]:
        raise BadPosition("must_revolt needs Massive Revolt in the Barbarian hand (5.1)")
    s.round = {"draw": DRAW, "winter": WINTER}.get(phase, HAND + 1 - size)
