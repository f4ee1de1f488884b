"""3.2.2 Roman March, 3.3.2 Gallic March."""

from collections.abc import Callable, Sequence

from alesia.games.falling_sky.abilities.menu import ability_acts, use_ability
from alesia.games.falling_sky.board import acting_bands, acting_mobile, hide_all, move, number_of
from alesia.games.falling_sky.commands.base import march_rule
from alesia.games.falling_sky.commands.losses import Group, group_size, harass_group, without
from alesia.games.falling_sky.components import (
    ARVERNI,
    BANDS,
    LEADER,
    REGIONS,
    REVEALED,
    ROMANS,
    SCOUTED,
    WINTER,
    Faction,
    Piece,
    Region,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import can_pay
from alesia.kernel.ask import STOP, Act, Choice, Procedure, act, choose, choose_number


def is_frost(s: State) -> bool:
    """2.3.8 The last Event card before WINTER."""
    return s.next_card == WINTER


def march_cost(s: State, faction: Faction, origin: Region) -> int:
    """Romans two, Gauls one Resource an origin; twice that if Devastated (4.3.2)."""
    return (2 if faction is ROMANS else 1) * (2 if s.devastated[origin] else 1)


def march_regions(s: State, faction: Faction) -> list[Region]:
    """Origins with a piece that has not Marched and could move or be hidden; none upon Frost."""
    if is_frost(s):
        return []
    found = [r for r in REGIONS if can_pay(s, faction, march_cost(s, faction, r))]
    return [r for r in found if (pieces := unmoved(s, faction, r)) and _has_effect(s, r, pieces)]


def _has_effect(s: State, origin: Region, pieces: list[Piece]) -> bool:
    return bool(destinations(s, origin)) or any(p.kind in (REVEALED, SCOUTED) for p in pieces)


def unmoved(s: State, faction: Faction, region: Region) -> list[Piece]:
    """Mobile pieces that have not Marched in this Command."""
    pieces, moved, base = s.pieces, s.moved, region.base
    return [p for p in acting_mobile(s, region, faction) if pieces[base + p] > moved[base + p]]


def march(g: Gaul, faction: Faction, origin: Region) -> Procedure[None]:
    """In one origin: hide, then move groups one by one."""
    s = g.state
    for owner in {p.faction for p in acting_bands(s, origin, faction)}:
        hide_all(s, origin, owner)
    while first_steps(s, faction, origin):
        choice = yield from _choose(g, faction, "march_to", lambda: first_steps(s, faction, origin), origin)
        if not isinstance(choice, Region):
            return
        group = yield from form_group(g, faction, origin, choice)
        yield from march_group(g, faction, origin, choice, group)


def first_steps(s: State, faction: Faction, origin: Region) -> Sequence[Region]:
    return destinations(s, origin) if unmoved(s, faction, origin) else ()


def destinations(s: State, origin: Region) -> list[Region]:
    """Adjacent Regions; 4.1.3 not across the sea once a Special Ability has been used."""
    return [r for r in origin.adjacent if not (s.ability and origin.sea & r.mask)]


def _choose(
    g: Gaul, faction: Faction, key: str, values: Callable[[], Sequence[Choice]], *about: object
) -> Procedure[Choice]:
    """Ask for one of the values or STOP; a Special Ability may be used in between (4.1)."""
    while True:
        choices: list[Choice] = [*values(), *ability_acts(g.state, faction), STOP]
        choice = yield from choose(faction, key, march_rule(faction), choices, *about)
        if not (isinstance(choice, Act) and choice.verb == "ability"):
            return choice
        yield from use_ability(g, faction, choice)


def form_group(g: Gaul, faction: Faction, origin: Region, to: Region) -> Procedure[Group]:
    """How many of each kind March together."""
    s = g.state
    group: Group = ()
    kinds = unmoved(s, faction, origin)
    for kind in kinds:
        most = s.pieces[origin.base + kind] - s.moved[origin.base + kind]
        least = int(kind is kinds[-1] and not group)
        n = yield from choose_number(faction, "march_number", march_rule(faction), least, most, origin, to, kind)
        if n:
            group = (*group, (kind, n))
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
        move(s, origin, to, what, n)
        s.moved[to.base + what] += n
    if origin.sea & to.mask:
        s.crossed_sea = 1
    g.log("march", march_rule(faction), faction, origin, to, group)


def must_stop(s: State, origin: Region, to: Region) -> bool:
    """Across the sea or the Rhenus, and on entering a Devastated Region."""
    return bool((origin.sea | origin.rhenus) & to.mask or s.devastated[to])


def steps_allowed(s: State, faction: Faction, group: Group) -> int:
    """Romans two Regions, with Caesar three; Gauls one, with Vercingetorix two."""
    led = bool(s.named[faction]) and any(what.kind == LEADER for what, _ in group)
    if faction is ROMANS:
        return 3 if led else 2
    return 2 if led and faction is ARVERNI else 1


def go_on(g: Gaul, faction: Faction, at: Region, group: Group, steps: int) -> Procedure[tuple[Region, Group] | None]:
    """Drop pieces off, use a Special Ability, move on to another Region, or stop."""
    s = g.state
    while group and steps < steps_allowed(s, faction, group):
        choices: list[Choice] = [*destinations(s, at), *_drops(group), *ability_acts(s, faction), STOP]
        choice = yield from choose(faction, "march_on", march_rule(faction), choices, at)
        if isinstance(choice, Region):
            return choice, group
        if not isinstance(choice, Act) or choice is STOP:
            return None
        if choice.verb == "drop":
            assert isinstance(choice.target, Piece)
            group = without(group, choice.target, 1)
        else:
            yield from use_ability(g, faction, choice)
            group = regroup(s, faction, at, group)
    return None


def _drops(group: Group) -> list[Act]:
    """A group drops off what it likes, but for its last piece (then it simply stops)."""
    return [act("drop", what) for what, _ in group] if group_size(group) > 1 else []


def regroup(s: State, faction: Faction, at: Region, group: Group) -> Group:
    """What is left of a group after a Special Ability: pieces may have been split off, flipped or removed."""
    marching = sum(n for what, n in group if what.kind in BANDS)
    rode_in = sum(s.ridden[at.base + what] for what in acting_bands(s, at, faction))
    wanted = min(marching, number_of(s, at, acting_bands(s, at, faction)) - rode_in)
    kept: Group = ()
    for what in acting_mobile(s, at, faction):
        asked = wanted if what.kind in BANDS else dict(group).get(what, 0)
        n = min(asked, s.moved[at.base + what])
        if n:
            kept = (*kept, (what, n))
            wanted -= n if what.kind in BANDS else 0
    return kept
