"""14 Sieges and Subjugation."""

from typing import NamedTuple

from alesia.games.rome_vs_gaul.battle.submission import submit
from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    cus,
    has_besiegers,
    has_cus_outside,
    has_enemies_outside,
    inside,
    outside,
    total_strength,
)
from alesia.games.rome_vs_gaul.components import (
    CITY_WALLS,
    GALLIC,
    PIECES,
    ROMAN,
    SPACES,
    STRONGHOLD_WALLS,
    TOWN_WALLS,
    VENETI,
    Fortified,
    Piece,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import veneti_are_safe, walls_of
from alesia.games.rome_vs_gaul.dice import LAST_COLUMN, SUBJUGATION, siege_column, siege_result, two_dice
from alesia.games.rome_vs_gaul.losses import displace_leaders, eliminate, lose_steps, raze
from alesia.games.rome_vs_gaul.state import (
    GALLIC_CITY,
    LENT,
    NO_MARKER,
    ROMAN_CITY,
    STRONGHOLD,
    TOWN,
    State,
)
from alesia.games.rome_vs_gaul.strategy.surprises import Boost, before_siege_roll
from alesia.kernel.ask import Procedure
from alesia.kernel.word import Word

NO_POINTS = bytes(len(SPACES))
LEAST = 2  # 14.7.2 the Combat Strength that Subjugation needs
SURRENDER_ODDS = 3


class Location(NamedTuple):
    """14.1 What is besieged: its walls, and how strong they and those inside are."""

    space: Space
    walls: Fortified
    defence: int


# ---- what can be besieged ---------------------------------------------------------------------------------------


def may_besiege(s: State, side: Side, space: Space) -> bool:
    """14.3, 14.7.2 Enemy walls, or a Stronghold for Rome; no enemy army outside; 14.3.4 one roll in a card play."""
    subdues = side is ROMAN and s.control[space] == STRONGHOLD
    if not (subdues or walls_of(s, space) is side.other) or has_enemies_outside(s, space, side):
        return False
    attack = total_strength(s, outside(s, space, side))
    if subdues:
        return attack >= LEAST and not s.rolled[space]
    defence = location(s, space).defence
    return must_surrender(attack, defence) or (not s.rolled[space] and siege_column(attack, defence) >= 0)


def must_surrender(attack: int, defence: int) -> bool:
    """14.3.2 Step 4: 3 to 1 or better, without any dice."""
    return attack >= SURRENDER_ODDS * defence


def location(s: State, space: Space) -> Location:
    """14.3.2 The Combat Strength inside and the Garrison; 14.7.2 a Stronghold has neither."""
    marker = s.control[space]
    if marker == STRONGHOLD:
        return Location(space, STRONGHOLD_WALLS, 0)
    walls = TOWN_WALLS if marker == TOWN else CITY_WALLS[space]
    owner = GALLIC if marker in (TOWN, GALLIC_CITY) else ROMAN
    return Location(space, walls, walls.garrison + total_strength(s, inside(s, space, owner)))


# ---- 14.3.2 a siege attempt -------------------------------------------------------------------------------------


def besiege(g: Gaul, side: Side, space: Space, leader: Piece) -> Procedure[None]:
    """14.3.2 A siege attempt; while it is made, all can see it."""
    s = g.state
    army = outside(s, space, side)
    target = location(s, space)
    s.siege, s.attack, s.defence = space + 1, total_strength(s, army), target.defence
    yield from attempt(g, side, army, target, leader)
    s.clear((), ("siege", "attack", "defence"))


def attempt(g: Gaul, side: Side, army: Army, target: Location, leader: Piece) -> Procedure[None]:
    """14.3.2 The whole army at the location takes part; those who have not been activated cannot be any more."""
    s, space, attack = g.state, target.space, g.state.attack
    for piece in cus(army):
        s.moved[piece] = s.moved[piece] or LENT
    g.log("siege", "14.3", side, space, attack, target.defence)
    if s.control[space] != STRONGHOLD and must_surrender(attack, target.defence):
        yield from surrender(g, space)
        return
    s.rolled[space] = 1
    boost = yield from before_siege_roll(g, side, space, betray)
    if boost is None:
        return
    yield from assault(g, side, army, target, attack, leader, boost)


def assault(
    g: Gaul, side: Side, army: Army, target: Location, attack: int, leader: Piece, boost: Boost
) -> Procedure[None]:
    """14.3.2 Step 5: two dice on the column of the odds, with the modifiers of 14.3.5."""
    s = g.state
    space = target.space
    column = SUBJUGATION if s.control[space] == STRONGHOLD else siege_column(attack, target.defence)
    added = modifiers(s, target, leader, boost)
    if boost.columns and column == LAST_COLUMN:
        added += 1
    column = min(LAST_COLUMN, column + boost.columns)
    dice = yield from two_dice("siege_roll", "14.3.2", side, space, added)
    result = siege_result(column, sum(dice) + added)
    shown = Word("dice", " + ".join(map(str, dice)))
    g.log("siege_result", "14.3.2", space, shown, added, result.losses, result.points, result.surrender)
    if result.surrender:
        yield from surrender(g, space)
        return
    points = s.points[space]
    if result.losses and not boost.no_loss:
        yield from lose_steps(g, side, army, result.losses, "siege_loss", "14.3.2")
        if side is ROMAN and not has_cus_outside(s, space, ROMAN):
            yield from displace_leaders(g, space, outside(s, space, ROMAN))
    s.points[space] = points  # the roll still counts if the last besieger has died of it
    yield from gain_points(g, space, result.points)


def betray(g: Gaul, space: Space, points: int) -> Procedure[bool]:
    """52 Siege Points by Treachery; whether the location has fallen."""
    s = g.state
    before = s.control[space]
    s.points[space] = max(0, s.points[space] + min(points, 0))
    yield from gain_points(g, space, max(points, 0))
    return s.control[space] != before


def modifiers(s: State, target: Location, leader: Piece, boost: Boost) -> int:
    """14.3.5 Caesar, the location's own modifier, and the port of the Veneti."""
    return leader.siege_bonus + boost.added + (0 if boost.bare_walls else wall_modifier(s, target))


def wall_modifier(s: State, target: Location) -> int:
    space = target.space
    found = target.walls.upgraded if s.upgraded[space] else target.walls.modifier
    if space.is_veneti_port and s.towns[space] == VENETI + 1 and veneti_are_safe(s):
        found -= 2
    return found


# ---- 14.4 how a siege ends --------------------------------------------------------------------------------------


def gain_points(g: Gaul, space: Space, points: int) -> Procedure[None]:
    """14.3.1 Siege Points accumulate; the instant there are enough, the location falls."""
    s = g.state
    s.points[space] += points
    if points and s.points[space] >= location(s, space).walls.points:
        yield from fall(g, space)
    elif points:
        g.log("siege_points", "14.3.1", space, s.points[space])


def fall(g: Gaul, space: Space) -> Procedure[None]:
    """14.4.2 All inside are eliminated, and the Tribe of a Fortified Town wherever it is (11.2.4)."""
    s = g.state
    g.log("location_falls", "14.4.2", space)
    owner = walls_of(s, space)
    if owner is None:
        subjugate(g, space)
        return
    within = inside(s, space, owner)
    home = PIECES[s.towns[space] - 1] if s.towns[space] else None
    _destroy(g, within)
    if home is not None and s.towns[space]:
        eliminate(g, home)
    _take_walls(g, space)
    yield from _flee(g, space, within)


def _destroy(g: Gaul, within: Army) -> None:
    for piece in cus(within):
        g.state.steps[piece] = 0
        eliminate(g, piece)


def _flee(g: Gaul, space: Space, within: Army) -> Procedure[None]:
    """14.4.3 Roman Leaders are displaced; the city, lost already, is no haven for Caesar (9.6)."""
    yield from displace_leaders(g, space, [piece for piece in within if not piece.is_cu])


def _take_walls(g: Gaul, space: Space) -> None:
    """14.4.2 A Fortified Town is removed, a Walled City changes hands."""
    s = g.state
    s.points[space] = 0
    if s.control[space] == TOWN:
        raze(s, space)
    elif s.control[space] in (ROMAN_CITY, GALLIC_CITY):
        s.control[space] = GALLIC_CITY if s.control[space] == ROMAN_CITY else ROMAN_CITY
        g.log("city_taken", "14.4.2", space, walls_of(s, space))


def surrender(g: Gaul, space: Space) -> Procedure[None]:
    """14.4.3 Gauls submit to Caesar (14.3.3), with the Tribe of the Town; Romans are eliminated."""
    s = g.state
    g.log("surrender", "14.4.3", space)
    owner = walls_of(s, space)
    if owner is None:
        subjugate(g, space)
        return
    within = inside(s, space, owner)
    if owner is ROMAN:
        _destroy(g, within)
    else:
        _submit_town(g, space, within)
    _take_walls(g, space)
    yield from _flee(g, space, within)


def _submit_town(g: Gaul, space: Space, within: Army) -> None:
    """11.2.4 If the Town submits, so does its Tribe, wherever it is."""
    s = g.state
    home = PIECES[s.towns[space] - 1] if s.towns[space] else None
    army = [*within, home] if home is not None and home not in within else within
    submit(g, army, space)


def subjugate(g: Gaul, space: Space) -> None:
    """14.7.2, 19.3 The Stronghold marker is removed."""
    s = g.state
    s.control[space] = NO_MARKER
    s.points[space] = 0
    g.log("subjugated", "14.7.2", space)


def lift_sieges(s: State) -> None:
    """14.4.1 A siege is lifted the instant no enemy CU is outside: its points are gone."""
    if s.points != NO_POINTS:
        for space in SPACES:
            if s.points[space] and not has_besiegers(s, space):
                s.points[space] = 0
