"""What a seat may see (2.2): its own blocks and hand, the enemy's blocks as blanks of their colour.

The view is made of the open table, the same for everybody, and of what a seat sees otherwise:

    turn, year, round (1-5; 0 before the deal, 6 at the end of the turn), phase ("draw", "cards", "winter"),
    supply, victory_points {side: n}, tribes {side: n}, harvest (word or None), garrison (number or None),
    caesar_wintered, ariovistus_wintered, raids, homes {leader: area},
    eliminated {side: [names]}, legions_due {turn: [names]}, delayed [names],
    hands {side: n}, discards [cards], activations {side: [cards]}, removed [cards],
    played {side: card or None}, actions {side: action or None},
    crossings [{from, to, side, units}], attacks {area: attacker},
    battle None or {area, round, attacker, defender, reserves {side: n}, order [{side, initiative, rating, dice,
    units}]},
    areas {name: {kind, group, port, fort, supply, control, tribe, blocks {side: [block]}}}, hand [cards].

A block is {colour}; where the seat may read it also {name, strength, full, initiative, rating}; "lying" when it is
revealed in battle, and of one's own "moved" and "reserve". "tribe" says whose the units of the home area's tribe are.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from alesia.games.gallic_war.battle.rounds import initiative, order_of_battle, rating, strength
from alesia.games.gallic_war.board import (
    HANDS,
    all_in,
    controller,
    home_of,
    is_on_map,
    side_of,
    tribes_controlled,
    units_in,
    units_of,
)
from alesia.games.gallic_war.cards.draw import cards_at, hand
from alesia.games.gallic_war.cards.play import ACTIONS
from alesia.games.gallic_war.components import (
    AREAS,
    BLACK,
    BORDERS,
    CAESAR,
    CARDS,
    HARVESTS,
    INITIATIVES,
    LEADERS,
    NEUTRAL,
    PLAYERS,
    SIDES,
    UNITS,
    YEARS,
    Area,
    Side,
    Unit,
)
from alesia.games.gallic_war.state import (
    BARBARIAN_BOX,
    DECK,
    DISCARDS,
    DRAW,
    FALLEN,
    REMOVED,
    ROMAN_BOX,
    WAITING,
    WINTER,
    State,
)
from alesia.games.gallic_war.victory import points
from alesia.kernel.remembering import remembered


def observe(s: State, seat: int) -> dict[str, Any]:
    """The whole view of a seat, or of a spectator (-1)."""
    return {**_time(s), **_tracks(s), **_cards(s), **_conflict(s), **observe_own(s, seat)}


def observe_own(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: its own blocks, and its own hand unless it lies face down (9.2)."""
    own = [] if seat < 0 or s.solitaire else [card.name for card in hand(s, PLAYERS[seat])]
    return {"areas": _areas(s, seat), "hand": own}


def may_read(s: State, seat: int, unit: Unit) -> bool:
    """2.2 Nobody looks at the opponent's labels, but in battle; 9.2 one person plays both sides."""
    owner = s.owner[unit]
    return owner in (seat, NEUTRAL) or s.revealed[unit] > 0 or (s.solitaire > 0 and seat >= 0)


def hidden(s: State, seat: int) -> dict[Hashable, Hashable]:
    """What the seat cannot read: blocks, each with where it stands and for whom, and the cards of hands. (9.2: of both
    hands; and blocks off the map are known to all.)"""
    blocks = [unit for unit in UNITS if is_hidden(s, seat, unit)]
    hands = [HANDS[side] for side in PLAYERS if s.solitaire or side != seat]
    found: dict[Hashable, Hashable] = {("block", unit): (s.place[unit], s.owner[unit]) for unit in blocks}
    return found | {("card", card): s.cards[card] for card in CARDS if s.cards[card] in hands}


# ---- blocks -----------------------------------------------------------------------------------------------------


@remembered
def _areas(s: State, seat: int) -> dict[str, Any]:
    held = zip(AREAS, _holders(s), strict=True)
    return {area.name: _area(area, *each, _blocks_in(s, area, seat)) for area, each in held}


@remembered
def _holders(s: State) -> list[tuple[Side | None, tuple[str, ...]]]:
    """Who controls each area, and whose its tribe is: the same for all who look."""
    return [(controller(s, area), _tribe(s, area)) for area in AREAS]


def _tribe(s: State, area: Area) -> tuple[str, ...]:
    """Whose allies the tribe's units on the map are: everybody has seen them change sides."""
    owners = [s.owner[unit] for unit in area.units if is_on_map(s, unit)]
    return tuple([side.name for side in SIDES if side in owners]) if owners else ()


def _blocks_in(s: State, area: Area, seat: int) -> "tuple[Block, ...]":
    return tuple([_block(s, unit, seat) for unit in all_in(s, area)])


class Block(NamedTuple):
    """A block as a seat sees it; of a blank, whose it is and its colour."""

    side: Side
    colour: str
    unit: Unit | None = None
    strength: int = 0
    lying: bool = False
    own: bool = False
    moved: bool = False
    reserve: bool = False


def _block(s: State, unit: Unit, seat: int) -> Block:
    side = side_of(s, unit)
    if not may_read(s, seat, unit):
        return Block(side, unit.colour)
    own = side == seat or (s.solitaire > 0 and seat >= 0)
    moved = own and s.origin[unit] > 0, own and s.reserve[unit] > 0
    return Block(side, unit.colour, unit, s.strength[unit], s.revealed[unit] > 0, own, *moved)


@lru_cache(4096)  # most areas are as they were; and a view is only looked at, so that it may be handed out again
def _area(area: Area, control: Side | None, tribe: tuple[str, ...], blocks: tuple[Block, ...]) -> dict[str, Any]:
    sides = [side for side in SIDES if any(block.side is side for block in blocks)]
    return {
        "kind": area.kind,
        "group": area.group,
        "port": area.port,
        "fort": area.fort,
        "supply": area.supply,
        "control": None if control is None else control.name,
        "tribe": list(tribe),
        "blocks": {side.name: _blocks([block for block in blocks if block.side is side]) for side in sides},
    }


def _blocks(blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """Those that can be read, then the blanks by colour: their order tells nothing."""
    readable = [_label(block, block.unit) for block in blocks if block.unit is not None]
    blanks = sorted(block.colour for block in blocks if block.unit is None)
    return [*readable, *[{"colour": colour} for colour in blanks]]


def _label(block: Block, unit: Unit) -> dict[str, Any]:
    found: dict[str, Any] = {
        "colour": block.colour,
        "name": unit.name,
        "strength": block.strength,
        "full": unit.full,
        "initiative": INITIATIVES[unit.initiative],
        "rating": unit.rating,
    }
    if block.lying:
        found["lying"] = True
    return found | {"moved": block.moved, "reserve": block.reserve} if block.own else found


# ---- the open table ---------------------------------------------------------------------------------------------


def _time(s: State) -> dict[str, Any]:
    phase = {DRAW: "draw", WINTER: "winter"}.get(s.round, "cards")
    return {"turn": s.turn, "year": YEARS[s.turn - 1].name, "round": s.round, "phase": phase}


@remembered
def _tracks(s: State) -> dict[str, Any]:
    harvest = HARVESTS[s.harvest - 1] if s.harvest else None
    return {
        "supply": s.supply,
        "victory_points": {side.name: points(s, side) for side in PLAYERS},
        "tribes": {side.name: tribes_controlled(s, side) for side in PLAYERS},
        "harvest": None if harvest is None else harvest.name,
        "garrison": None if harvest is None else harvest.garrison,
        "caesar_wintered": s.caesar_wintered > 0,
        "ariovistus_wintered": s.ariovistus_wintered > 0,
        "raids": s.raids,
        "homes": {unit.name: home.name for unit in LEADERS if (home := home_of(s, unit)) is not None},
        "eliminated": {side.name: _fallen(s, side) for side in PLAYERS},
        "legions_due": _legions_due(s),
        "delayed": [unit.name for unit in BLACK if s.delayed[unit]],
    }


def _fallen(s: State, side: Side) -> list[str]:
    """Units set aside; who fell in battle lay open. 9.6 Caesar, called back, is not one of them."""
    fallen = [unit for unit in UNITS if s.place[unit] == FALLEN and s.owner[unit] == side]
    return [unit.name for unit in fallen if unit is not CAESAR]


def _legions_due(s: State) -> dict[str, list[str]]:
    """6.7 The legions on the turn track, by the turn at whose end they may come."""
    due: dict[str, list[str]] = {}
    for unit in BLACK:
        if s.place[unit] == FALLEN and not s.delayed[unit]:
            due.setdefault(str(s.fell[unit] + 1), []).append(unit.name)
    for n, year in enumerate(YEARS, 1):
        for unit in year.legions:
            if s.place[unit] == WAITING and n >= s.turn and not s.delayed[unit]:
                due.setdefault(str(n), []).append(unit.name)
    return due


@remembered
def _cards(s: State) -> dict[str, Any]:
    """Hands by their size; discards and activation areas are open (5.2)."""
    return {
        "hands": {side.name: len(hand(s, side)) for side in PLAYERS},
        "discards": [card.name for card in cards_at(s, DISCARDS)],
        "activations": {
            side.name: [card.name for card in cards_at(s, box)]
            for side, box in zip(PLAYERS, (ROMAN_BOX, BARBARIAN_BOX), strict=True)
        },
        "removed": [card.name for card in cards_at(s, REMOVED)],
        "played": {side.name: _played(s, side) for side in PLAYERS},
        "actions": {side.name: _action(s, side) for side in PLAYERS},
    }


def _played(s: State, side: Side) -> str | None:
    card = s.card_of(side)
    return None if card is None else card.name


def _action(s: State, side: Side) -> str | None:
    return ACTIONS[s.actions[side] - 1].verb if s.actions[side] else None


@remembered
def _conflict(s: State) -> dict[str, Any]:
    return {
        "crossings": _crossings(s),
        "attacks": {area.name: PLAYERS[s.attacker[area] - 1].name for area in AREAS if s.attacker[area]},
        "battle": _battle(s),
    }


def _crossings(s: State) -> list[dict[str, Any]]:
    """The borders crossed in this card play, each way by each side."""
    found = []
    for index, units in enumerate(s.crossings):
        if units:
            way, side = divmod(index, 2)
            border = BORDERS[way // 2]
            to = border.ends[way % 2]
            facts = {"from": border.beyond(to).name, "to": to.name, "side": PLAYERS[side].name, "units": units}
            found.append(facts)
    return found


def _battle(s: State) -> dict[str, Any] | None:
    area = s.battle_area
    if area is None:
        return None
    attacker = PLAYERS[s.battle_attacker]
    reserves = {side.name: sum(s.reserve[unit] for unit in units_in(s, area, side)) for side in PLAYERS}
    return {
        "area": area.name,
        "round": s.battle_round,
        "attacker": attacker.name,
        "defender": attacker.other.name,
        "reserves": reserves,
        "order": _order(s, area),
    }


def _order(s: State, area: Area) -> list[dict[str, Any]]:
    """5.2.2 Who of those that lie open acts with whom in this round, with how many dice and what hits."""
    return [
        {
            "side": side.name,
            "initiative": INITIATIVES[initiative(s, area, units[0])],
            "rating": rating(s, area, units[0]),
            "dice": sum([strength(s, area, unit) for unit in units]),
            "units": [unit.name for unit in units],
        }
        for side, units in order_of_battle(s, area)
    ]


# ---- for non-players of our own ---------------------------------------------------------------------------------


def seen(s: State, seat: int) -> State:
    """The state as a seat may know it: hidden enemy blocks of a colour in the order of the areas, at full strength;
    the enemy's hand in the deck."""
    if seat < 0 or s.solitaire:
        return s
    blank = s.copy()
    enemy = PLAYERS[seat].other
    for card in hand(s, enemy):
        blank.cards[card] = DECK
    _blank_out(s, blank, [unit for unit in units_of(s, enemy) if not s.revealed[unit]])
    return blank


def is_hidden(s: State, seat: int, unit: Unit) -> bool:
    return is_on_map(s, unit) and not may_read(s, seat, unit)


HIDDEN_FACTS = ("place", "origin", "border", "late", "landed", "joined", "reserve")
NONE = bytes(len(UNITS))


def _blank_out(s: State, blank: State, hidden: list[Unit]) -> None:
    """Deal the places of hidden blocks to those of their colour in a fixed order."""
    names = [name for name in HIDDEN_FACTS if getattr(s, name) != NONE]
    known, dealt = ([getattr(each, name) for name in names] for each in (s, blank))
    colours = [unit.colour for unit in hidden]
    facts = sorted(zip(colours, *[[row[unit] for unit in hidden] for row in known], strict=True))
    units = sorted(hidden, key=lambda unit: unit.colour)
    for row, values in zip(dealt, [*zip(*facts, strict=True)][1:], strict=False):
        for unit, value in zip(units, values, strict=True):
            row[unit] = value
    for unit in units:
        blank.strength[unit] = unit.full
