"""52 Treachery, at any time (7.5.4): at the start of a card play, after a Siege roll, when somebody comes to the aid of
the besieged; and where it would bring a location down, also between actions, before a battle and before Supply."""

from alesia.games.rome_vs_gaul.board import Gaul, has_cus_outside, outside, total_strength
from alesia.games.rome_vs_gaul.components import GALLIC, PLAYERS, ROMAN, SPACES, Side, Space
from alesia.games.rome_vs_gaul.control import walls_of
from alesia.games.rome_vs_gaul.masks import digits, spaces_of, stands, where
from alesia.games.rome_vs_gaul.siege import LEAST, NO_POINTS, betray, location
from alesia.games.rome_vs_gaul.state import GALLIC_CITY, ROMAN_CITY, STRONGHOLD, TOWN, State
from alesia.games.rome_vs_gaul.strategy.surprises import TREACHERY, surprise
from alesia.kernel.ask import Procedure, choose

_WALLS_OF = {ROMAN: digits((ROMAN_CITY,)), GALLIC: digits((GALLIC_CITY, TOWN, STRONGHOLD))}


def after_a_roll(g: Gaul, space: Space) -> Procedure[None]:
    """7.5.4 Whoever plays the card may change what the roll has brought, before the army goes on."""
    phasing = PLAYERS[g.state.player]
    for side in (phasing, phasing.other):
        yield from betray_at(g, side, [each for each in targets(g.state, side) if each is space])


def before_relief(g: Gaul, side: Side, space: Space) -> Procedure[None]:
    """7.5.4 Before besieged troops are relieved, or sortie, the besieger may still gain a Siege Point."""
    yield from betray_at(g, side, [space] if presses(g.state, side, space) else [])


def at_any_time(g: Gaul) -> Procedure[None]:
    """7.5.4 Whatever has just been done or is about to be, somebody may let walls fall now, and their Tribe with them
    (11.2.4). A Siege Point that brings nothing down can wait for the next card play."""
    phasing = PLAYERS[g.state.player]
    for side in (phasing, phasing.other):
        yield from betray_at(g, side, tottering(g.state, side))


def tottering(s: State, side: Side) -> list[Space]:
    """Where the player besieges, and one more Siege Point is enough."""
    if s.points == NO_POINTS:
        return []
    pressed = [space for space in SPACES if s.points[space] and presses(s, side, space)]
    return [space for space in pressed if s.points[space] + 1 >= location(s, space).walls.points]


def treachery(g: Gaul, side: Side) -> Procedure[None]:
    yield from betray_at(g, side, targets(g.state, side))


def betray_at(g: Gaul, side: Side, places: list[Space]) -> Procedure[None]:
    """One Siege Point more where the player besieges, or one less where he is besieged."""
    s = g.state
    if not places or not (yield from surprise(g, side, (TREACHERY,), "treachery", "7.5.4", tuple(places))):
        return
    space = yield from choose(side, "treachery_at", "7.5.4", places)
    yield from betray(g, space, 1 if presses(s, side, space) else -1)


def targets(s: State, side: Side) -> list[Space]:
    besieged = stands(s, side) & where(s.control, _WALLS_OF[side.other])
    found = [space for space in spaces_of(besieged) if presses(s, side, space)] if besieged else []
    if s.points != NO_POINTS:
        found += [space for space in SPACES if s.points[space] and is_pressed(s, side, space)]
    return found


def presses(s: State, side: Side, space: Space) -> bool:
    """He has Combat Units at enemy walls; at a Stronghold Rome alone, of some strength."""
    if s.control[space] == STRONGHOLD:
        return side is ROMAN and total_strength(s, outside(s, space, ROMAN)) >= LEAST
    return walls_of(s, space) is side.other and has_cus_outside(s, space, side)


def is_pressed(s: State, side: Side, space: Space) -> bool:
    owner = walls_of(s, space)
    return owner is side or (s.control[space] == STRONGHOLD and side is not ROMAN)
