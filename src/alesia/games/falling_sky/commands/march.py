"""3.2.2 Roman March, 3.3.2 Gallic March, A3.4.2 Germanic March."""

from collections.abc import Sequence

from alesia.games.falling_sky.abatis import is_felled
from alesia.games.falling_sky.abilities.menu import ability_acts, use_ability
from alesia.games.falling_sky.acting import acting_bands, acting_mobile, arriving
from alesia.games.falling_sky.board import fresh, hide_bands, presence, present, put, regions_in, take
from alesia.games.falling_sky.capabilities import BAGGAGE_TRAINS, capability
from alesia.games.falling_sky.commands.base import is_frost, march_rule
from alesia.games.falling_sky.commands.losses import harass_group, harassment, may_harass
from alesia.games.falling_sky.components import (
    ARVERNI,
    CISALPINA,
    FACTIONS,
    FORT,
    HIDDEN,
    LEADER,
    PIECES,
    ROMANS,
    Faction,
    Piece,
    Region,
)
from alesia.games.falling_sky.groups import Group, choose_group, group_size, without
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import ground_of, may_stack, roads
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.tracks import payable, price
from alesia.games.falling_sky.war import WARS
from alesia.kernel.ask import STOP, Act, Choice, Procedure, act, choose, choose_number


def march_cost(s: State, faction: Faction, origin: Region) -> int:
    """Romans two, others one Resource an origin; twice that if Devastated (4.3.2), for Romans by an Abatis too (A64);
    none with Baggage Trains (8), nor out of Cisalpina while it is Gallia Togata (5, A5)."""
    if (origin is CISALPINA and s.gallia_togata) or capability(s, BAGGAGE_TRAINS, UNSHADED, faction):
        return 0
    if faction is ROMANS:
        return price(s, 4 if s.devastated[origin] or is_felled(s, origin) else 2)
    return price(s, 2 if s.devastated[origin] else 1)


def march_regions(s: State, faction: Faction) -> list[Region]:
    """Origins with a piece that has not Marched and could move or be hidden; none upon Frost."""
    return [r for r in payable_origins(s, faction) if can_leave(s, faction, r)]


def payable_origins(s: State, faction: Faction) -> Sequence[Region]:
    """Regions with pieces of the Faction out of which it can pay for a March; none upon Frost."""
    if is_frost(s):
        return ()
    peopled = present(s, ROMANS) if faction is ROMANS else regions_in(presence(s, faction) & ground_of(s, faction).map)
    return payable(s, faction, peopled, march_cost)


def can_leave(s: State, faction: Faction, origin: Region) -> bool:
    """Whether a piece has not Marched and could move, or be hidden; from every Region some road leads on, unless an
    Event or the sea bars it."""
    if s.into:
        return bool(first_steps(s, faction, origin))
    able = bool(first_steps(s, faction, origin)) if s.ability else has_unmoved(s, faction, origin)
    return able or _can_hide(s, faction, origin)


def _can_hide(s: State, faction: Faction, origin: Region) -> bool:
    """Marching hides pieces, those too that have Marched."""
    pieces, base = s.pieces, origin.base
    return any(pieces[base + p] for p in acting_bands(s, origin, faction) if p.kind != HIDDEN)


def has_unmoved(s: State, faction: Faction, region: Region) -> bool:
    """Never do more pieces count as moved than stand there, so it is enough that the counts differ."""
    if (s.enlisted | s.shared) & region.mask or s.wall == region + 1:
        return bool(unmoved(s, faction, region))
    at = region.bases[faction]
    return s.pieces[at : at + FORT] != s.moved[at : at + FORT]


def unmoved(s: State, faction: Faction, region: Region) -> list[Piece]:
    """Mobile pieces that have not Marched in this Command, 4 and are not walled in."""
    if s.wall == region + 1:
        return [p for p in acting_mobile(s, region, faction) if fresh(s, region, p)]
    pieces, moved, base = s.pieces, s.moved, region.base
    return [p for p in acting_mobile(s, region, faction) if pieces[base + p] > moved[base + p]]


def march(g: Gaul, faction: Faction, origin: Region) -> Procedure[None]:
    """In one origin: hide, then move groups one by one; a Special Ability may come in between (4.1)."""
    s = g.state
    hiding = hide_origin(s, faction, origin, ())
    gone = not s.into  # an Event that tells where to March wants at least one group to go there
    while steps := first_steps(s, faction, origin):
        choices: list[Choice] = [*steps, *ability_acts(s, faction), *[STOP] * gone]
        if choices == steps:
            choices = [*_unlike(s, faction, origin, steps)]
        choice = yield from choose(faction, "march_to", march_rule(s, faction), choices, origin)
        if isinstance(choice, Region):
            group = yield from form_group(g, faction, origin, choice)
            yield from march_group(g, faction, origin, choice, group)
            gone = True
        elif isinstance(choice, Act) and choice is not STOP:
            yield from use_ability(g, faction, choice)
            hiding = hide_origin(s, faction, origin, hiding)
        else:
            return


def _unlike(s: State, faction: Faction, origin: Region, steps: Sequence[Region]) -> Sequence[Region]:
    """First steps that differ; 38 all of them if not everybody may take each, 8.2.3 or if a Non-player has its plan."""
    if s.shared & origin.mask or is_nonplayer(s, faction):
        return steps
    return apart(s, faction, origin, steps, most_steps(s, faction, origin))


def hide_origin(s: State, faction: Faction, origin: Region, done: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Flip the Warbands or Auxilia of the Faction to Hidden, and those that act as its own (4.5.1, 38), once each."""
    fresh = tuple(p for p in acting_bands(s, origin, faction) if p not in done)
    hide_bands(s, origin, fresh)
    return done + fresh


def first_steps(s: State, faction: Faction, origin: Region) -> Sequence[Region]:
    if not has_unmoved(s, faction, origin):
        return ()
    found = destinations(s, faction, origin, most_steps(s, faction, origin) if s.into else 1)
    return [r for r in found if _can_go(s, faction, origin, r)] if s.shared & origin.mask else found


def _can_go(s: State, faction: Faction, origin: Region, to: Region) -> bool:
    """38 Whether somebody who may enter the Region (5) has not Marched."""
    return any(may_stack(s, what.faction, to) for what in unmoved(s, faction, origin))


def most_steps(s: State, faction: Faction, origin: Region) -> int:
    """How far a group of all that have not Marched could go."""
    return steps_allowed(s, faction, tuple((what, 1) for what in unmoved(s, faction, origin)))


def destinations(s: State, faction: Faction, origin: Region, steps: int) -> list[Region]:
    """Adjacent Regions; 4.1.3 not across the sea once a Special Ability has been used (but 63); those alone from
    which the steps that are left lead to where an Event lets the March end."""
    near = roads(s, faction, origin)
    if s.into:
        return [r for r in near if leads_into(s, faction, origin, r, steps)]
    if not s.ability or s.campaign:
        return list(near)
    sea = origin.sea
    return [r for r in near if not sea & r.mask] if sea else list(near)


def apart(s: State, faction: Faction, at: Region, onward: Sequence[Region], steps: int) -> Sequence[Region]:
    """The ways on, or the shortest if all lead to the one Region where an Event ends the March, and nobody can Harass
    on any."""
    ends = 0
    for r in onward:
        ends |= ends_by_way_of(s, faction, at, r, steps)
    if ends & (ends - 1) or not all(is_safe_way(s, faction, r, steps - 1) for r in onward):
        return onward
    return [min(onward, key=lambda r: detour(s, faction, at, r, steps))]


def is_safe_way(s: State, faction: Faction, to: Region, steps: int) -> bool:
    if s.into & to.mask:
        return True
    harassers = [f for f in FACTIONS if may_harass(f, faction) and harassment(s, f, to)]
    ways = destinations(s, faction, to, steps) if not harassers else []
    return bool(ways) and all(is_safe_way(s, faction, r, steps - 1) for r in ways)


def leads_into(s: State, faction: Faction, origin: Region, to: Region, steps: int) -> bool:
    """Whether a March by way of this Region can end in one that the Event names."""
    if s.into & to.mask:
        return True
    if steps == 1 or must_stop(s, origin, to):
        return False
    return any(leads_into(s, faction, to, r, steps - 1) for r in roads(s, faction, to))


def detour(s: State, faction: Faction, origin: Region, to: Region, steps: int) -> int:
    """How many steps more than one a March by way of this Region takes."""
    return sum(not leads_into(s, faction, origin, to, n) for n in range(1, steps))


def ends_by_way_of(s: State, faction: Faction, origin: Region, to: Region, steps: int) -> int:
    """Which of the Regions that the Event names a March by way of this one can reach."""
    ends = s.into & to.mask
    if steps > 1 and not must_stop(s, origin, to):
        for r in roads(s, faction, to):
            ends |= ends_by_way_of(s, faction, to, r, steps - 1)
    return ends


def form_group(g: Gaul, faction: Faction, origin: Region, to: Region) -> Procedure[Group]:
    """How many of each kind March together."""
    s = g.state
    there = [(p, fresh(s, origin, p)) for p in unmoved(s, faction, origin) if may_stack(s, p.faction, to)]
    if s.into and not leads_into(s, faction, origin, to, steps_allowed(s, faction, ())):
        return (yield from _led_group(s, faction, there, origin, to))
    return (yield from choose_group(faction, "march_number", march_rule(s, faction), there, origin, to))


def _led_group(
    s: State, faction: Faction, there: list[tuple[Piece, int]], origin: Region, to: Region
) -> Procedure[Group]:
    """Only with the Leader does the group get where the Event sends it."""
    group: Group = ()
    for what, most in there:
        least = int(what.kind == LEADER)
        n = yield from choose_number(faction, "march_number", march_rule(s, faction), least, most, origin, to, what)
        group = (*group, (what, n)) if n else group
    return group


def march_group(g: Gaul, faction: Faction, origin: Region, to: Region, group: Group) -> Procedure[None]:
    """Step by step; leaving a Region that it entered, the group may be Harassed."""
    s, steps = g.state, 0
    while True:
        step(g, faction, origin, to, group, marked=steps > 0)
        steps += 1
        halted = must_stop(s, origin, to)
        origin = to
        if halted:
            return
        onward = yield from go_on(g, faction, origin, group, steps)
        if onward is None:
            return
        to, group = onward
        group = yield from harass_group(g, faction, origin, group)
        if not group:
            return


def step(g: Gaul, faction: Faction, origin: Region, to: Region, group: Group, marked: bool) -> None:
    s = g.state
    for what, n in group:
        if marked:
            s.moved[origin.base + what] -= n
        come = arriving(s, to, what)
        take(s, origin, what, n)
        put(s, to, come, n)
        s.moved[to.base + come] += n
    if origin.sea & to.mask and not s.campaign:
        s.crossed_sea = 1
    g.log("march", march_rule(s, faction), faction, origin, to, group)


def must_stop(s: State, origin: Region, to: Region) -> bool:
    """Across the sea or the Rhenus, on entering a Devastated Region, A3.2.2 into or out of the Alps, and A64 before an
    Abatis (Romans alone come so far)."""
    halted = bool((origin.sea | origin.rhenus) & to.mask or s.devastated[to]) or crosses_alps(s, origin, to)
    return halted or is_felled(s, to)


def crosses_alps(s: State, origin: Region, to: Region) -> bool:
    """A3.2.2 Into or out of Cisalpina, unless it is Gallia Togata (A5)."""
    return bool((origin.mask | to.mask) & WARS[s.scenario].alps) and not s.gallia_togata


def steps_allowed(s: State, faction: Faction, group: Group) -> int:
    """Romans two Regions, with Caesar three; others one, Vercingetorix two."""
    led = bool(s.named[faction]) and any(what.kind == LEADER for what, _ in group)
    if faction is ROMANS:
        return 3 if led else 2
    return 2 if led and faction is ARVERNI else 1


def go_on(g: Gaul, faction: Faction, at: Region, group: Group, steps: int) -> Procedure[tuple[Region, Group] | None]:
    """Drop pieces off, use a Special Ability, move on to another Region, or stop."""
    s = g.state
    while group and steps < steps_allowed(s, faction, group):
        left = steps_allowed(s, faction, group) - steps
        onward = [r for r in destinations(s, faction, at, left) if all(may_stack(s, p.faction, r) for p, _ in group)]
        may_stop = not s.into or bool(s.into & at.mask) or not onward
        choices: list[Choice] = [*onward, *(_drops(group) if may_stop and onward else []), *ability_acts(s, faction)]
        choices += [STOP] * may_stop
        if choices == onward:
            choices = [*apart(s, faction, at, onward, left)]
        choice = yield from choose(faction, "march_on", march_rule(s, faction), choices, at, left, *group)
        if isinstance(choice, Region):
            return choice, group
        if not isinstance(choice, Act) or choice is STOP:
            return None
        if choice.verb == "drop":
            assert isinstance(choice.target, Piece)
            group = without(group, choice.target, 1)
        else:
            halt(s, at, group)
            yield from use_ability(g, faction, choice)
            group = regroup(s, at)
    return None


def _drops(group: Group) -> list[Act]:
    """A group drops off what it likes, but for its last piece (then it simply stops)."""
    return [act("drop", what) for what, _ in group] if group_size(group) > 1 else []


def halt(s: State, at: Region, group: Group) -> None:
    """Mark the group while a Special Ability is used: its owner says which pieces that removes, splits off or flips."""
    for what, n in group:
        s.marching[at.base + what] = n


def regroup(s: State, at: Region) -> Group:
    """What is left of the group: it goes on with nobody else."""
    group = tuple((what, s.marching[at.base + what]) for what in PIECES if s.marching[at.base + what])
    for what, _ in group:
        s.marching[at.base + what] = 0
    return group
