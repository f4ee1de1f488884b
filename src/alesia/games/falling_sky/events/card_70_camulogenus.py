"""70 Camulogenus. Unshaded: the Romans may March up to four Legions and any Auxilia into one of Atrebates, Carnutes
and Mandubii free of cost, then Battle there free of cost. Shaded: the executing Faction places up to six of its own
Warbands among these Regions, then has a free Command with a Special Ability in one of them.

Traps: Caesar may go along with Legions or Auxilia, and takes them into a third Region; one destination, so nobody is
dropped on the way; pieces that stay behind are not flipped to Hidden; from several origins together no more than four
Legions. Shaded: the Romans have no Warbands to place; the Special Ability must fit the Command.
"""

from collections.abc import Sequence

from alesia.games.falling_sky.acting import acting_bands
from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import fresh, has_named_leader, regions_in
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, commands_of
from alesia.games.falling_sky.commands.march import apart, destinations, leads_into, march_group, steps_allowed
from alesia.games.falling_sky.components import (
    LEADER,
    LEGION,
    REGION,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.events.actions import (
    can_command,
    choose_region,
    choose_region_or_stop,
    free_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import spread
from alesia.games.falling_sky.events.moving import begin_march_into, hide_group
from alesia.games.falling_sky.groups import Group, choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import may_stack, regions
from alesia.games.falling_sky.sharing import offer_to_share, part_where_apart
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure, choose, choose_number

PARISII = (REGION["Atrebates"], REGION["Carnutes"], REGION["Mandubii"])
MOST_LEGIONS, MOST_WARBANDS = 4, 6
LEGIONS, CAESAR = piece(ROMANS, LEGION), piece(ROMANS, LEADER)


def labienus_can_be_sent(s: State, faction: Faction) -> bool:
    return bool(_destinations(s))


def _destinations(s: State) -> list[Region]:
    return [r for r in PARISII if _origins_for(s, r) or can_command(s, ROMANS, [BATTLE], [r])]


def _origins_for(s: State, to: Region) -> list[Region]:
    trial = s.copy()
    begin_march_into(trial, ROMANS, [to])
    return _origins(trial, MOST_LEGIONS)


@event(70, UNSHADED, labienus_can_be_sent)
def labienus_sent(g: Gaul, faction: Faction) -> Procedure[None]:
    to = yield from choose_region_or_stop(g, ROMANS, _destinations(g.state), "to")
    if to is not None:
        yield from _send(g, to)
        yield from free_command(g, ROMANS, "battle", [BATTLE], regions=[to], may=True)


def _send(g: Gaul, to: Region) -> Procedure[None]:
    """Group by group into the one destination; 38 asked once in each origin."""
    begin_march_into(g.state, ROMANS, [to])
    g.state.command = MARCH
    legions, asked = MOST_LEGIONS, 0
    while True:
        origin = yield from choose_region_or_stop(g, ROMANS, _origins(g.state, legions), "origin", to, legions)
        if origin is None:
            return
        part_where_apart(g.state, [r for r in regions_in(g.state.shared) if r is not origin])
        if not asked & origin.mask:
            yield from offer_to_share(g, ROMANS, origin)
        asked |= origin.mask
        first = yield from choose(ROMANS, "march_to", "3.2.2", _ways(g.state, origin, legions), origin)
        group = yield from _form_group(g.state, origin, first, legions)
        legions -= sum(n for what, n in group if what is LEGIONS)
        yield from march_group(g, ROMANS, origin, first, hide_group(g.state, origin, group))


def _origins(s: State, legions: int) -> list[Region]:
    return [r for r in regions(s) if not s.into & r.mask and _first_steps(s, r, legions)]


def _first_steps(s: State, origin: Region, legions: int) -> list[Region]:
    """3.2.2 With Caesar, who need not go along, up to three Regions lead there."""
    leader: Group = ((CAESAR, 1),) if _is_caesar_here(s, origin) else ()
    near = destinations(s, ROMANS, origin, steps_allowed(s, ROMANS, leader))
    return [r for r in near if _movable(s, origin, r, legions)]


def _ways(s: State, origin: Region, legions: int) -> Sequence[Region]:
    """First steps that differ, in how far the group gets alone, or with Caesar where it needs him by every way."""
    steps, alone = _first_steps(s, origin, legions), steps_allowed(s, ROMANS, ())
    led = not any(leads_into(s, ROMANS, origin, r, alone) for r in steps)
    return apart(s, ROMANS, origin, steps, steps_allowed(s, ROMANS, ((CAESAR, 1),)) if led else alone)


def _is_caesar_here(s: State, origin: Region) -> bool:
    """Who has gone is not in an origin any more: there is one destination."""
    return has_named_leader(s, origin, ROMANS)


def _form_group(s: State, origin: Region, to: Region, legions: int) -> Procedure[Group]:
    """Legions and Auxilia; Caesar goes along if he will, and must where they do not get there without him."""
    group = yield from choose_group(ROMANS, "march_number", "3.2.2", _movable(s, origin, to, legions), origin, to)
    if not _is_caesar_here(s, origin):
        return group
    led = not leads_into(s, ROMANS, origin, to, steps_allowed(s, ROMANS, ()))
    n = yield from choose_number(ROMANS, "march_number", "3.2.2", int(led), 1, origin, to, CAESAR)
    return ((CAESAR, 1), *group) if n else group


def _movable(s: State, origin: Region, to: Region, legions: int) -> list[tuple[Piece, int]]:
    """Legions, as many as may still go, and Auxilia, 38 also lent, if they may enter the Region (5); nobody Marches
    twice."""
    able = [what for what in (LEGIONS, *acting_bands(s, origin, ROMANS)) if may_stack(s, what.faction, to)]
    found = [(what, fresh(s, origin, what)) for what in able]
    allowed = [(what, min(n, legions) if what is LEGIONS else n) for what, n in found]
    return [(what, n) for what, n in allowed if n]


def parisii_can_rise(s: State, faction: Faction) -> bool:
    return _warbands(s, faction) > 0 or can_command(s, faction, commands_of(faction), PARISII, abilities=1)


def _warbands(s: State, faction: Faction) -> int:
    return 0 if faction is ROMANS else available_bands(s, faction)


@event(70, SHADED, parisii_can_rise)
def parisii_arise(g: Gaul, faction: Faction) -> Procedure[None]:
    if faction is not ROMANS:
        yield from spread(g, faction, faction, PARISII, MOST_WARBANDS, "place")
    commands = commands_of(faction)
    if regions := [r for r in PARISII if can_command(g.state, faction, commands, [r], abilities=1)]:
        region = yield from choose_region(g, faction, regions, "command")
        yield from free_command(g, faction, "command", regions=[region], abilities=1)
