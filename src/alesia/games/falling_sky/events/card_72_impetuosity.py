"""72 Impetuosity.

Unshaded: the executing Faction Marches free into one Region, from one or more adjacent ones (where its pieces flip as
in any March). Then Arverni or Belgae who are there Battle it free; if both are, the executing Faction says who, and the
others Battle if an Ambush of the Arverni is kept off (A1.4, 13).
Shaded: one group of the executing Faction's Hidden Warbands, no Leader, Marches free: to an adjacent Region or within
its own. Then that group may Battle there free and alone: nobody else causes or takes Losses on its side.
Neither Battle is an Ambush, but for that of Arverni whom the game runs: they attack only if they can Ambush (A4.3.3).
"""

from alesia.games.falling_sky.abilities.ambush import more_hidden
from alesia.games.falling_sky.acting import acting_bands, acting_hidden
from alesia.games.falling_sky.board import PARTNER, loose, loose_pieces, own_pieces, total
from alesia.games.falling_sky.commands.base import MARCH, battle_rule, march_rule
from alesia.games.falling_sky.commands.battle import fight, targets
from alesia.games.falling_sky.commands.march import hide_origin, step
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    HIDDEN,
    REVEALED,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.events.actions import (
    begin_free,
    choose_amount,
    choose_faction,
    choose_faction_or_stop,
    choose_region,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.battles import free_battle, has_lent, worth_a_battle
from alesia.games.falling_sky.events.moving import march_next_door, neighbours
from alesia.games.falling_sky.groups import Group, choose_group
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import common_roads, regions_for
from alesia.games.falling_sky.sharing import may_share, offer_to_share
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, end_sharing
from alesia.games.falling_sky.war import lands, run_by_game
from alesia.kernel.ask import Procedure

# ---- unshaded ---------------------------------------------------------------------------------------------------


def destinations(s: State, faction: Faction) -> list[Region]:
    return [r for r in regions_for(s, faction) if neighbours(s, faction, r)]


@event(72, UNSHADED, lambda s, faction: bool(destinations(s, faction)))
def rising_to_the_bait(g: Gaul, faction: Faction) -> Procedure[None]:
    begin_free(g.state, faction, (), 0)
    while regions := destinations(g.state, faction):
        to = yield from choose_region(g, faction, regions, "to")
        if (yield from march_next_door(g, faction, to)):
            return (yield from be_attacked(g, faction, to))


def be_attacked(g: Gaul, faction: Faction, to: Region) -> Procedure[None]:
    s = g.state
    hosts = [f for f in (ARVERNI, BELGAE) if f is not faction and total(s, to, f) and may_attack(s, f, faction, to)]
    while hosts and total(s, to, faction):  # A1.4 if lent pieces alone came, there is nobody to attack
        host = yield from choose_faction(g, faction, hosts, "host", to)
        if (yield from attack_guest(g, host, faction, to)):
            return
        hosts.remove(host)  # 5.1.3 then the other Battles


def may_attack(s: State, host: Faction, guest: Faction, to: Region) -> bool:
    """A4.3.3 Whom the game runs attacks only if it can Ambush."""
    return host is not run_by_game(s) or more_hidden(s, host, guest, to)


def attack_guest(g: Gaul, host: Faction, guest: Faction, to: Region) -> Procedure[bool]:
    """Whether it came to a Battle: A1.4, 13 an Ambush of those whom the game runs may be kept off."""
    if host is not run_by_game(g.state):
        yield from free_battle(g, host, to, enemies=(guest,))
        return True
    begin_free(g.state, host, (to,), 0)
    rule = battle_rule(g.state, host)
    g.log("battle", rule, host, guest, to)
    came = yield from fight(g, host, guest, to, ambush=True)
    if not came:
        g.log("ambush_kept_off", rule, host, guest, to)
    return came


# ---- shaded -----------------------------------------------------------------------------------------------------


def camps(s: State, faction: Faction) -> list[Region]:
    """Regions with Warbands that are Hidden, or will be as they March."""
    found = [r for r in lands(s) if may_charge(s, faction, r) or by_sharing(s, faction, r)]
    return found if faction is not ROMANS else []


def may_charge(s: State, faction: Faction, region: Region) -> bool:
    kinds = tuple(p for p in acting_bands(s, region, faction) if p.kind in (HIDDEN, REVEALED))
    return bool(own_pieces(s, region, kinds))


def by_sharing(s: State, faction: Faction, region: Region) -> bool:
    """38 Auxilia as Aedui Warbands: these are Hidden, or will be."""
    return may_share(s, faction, region)


@event(72, SHADED, lambda s, faction: bool(camps(s, faction)))
def charging_in(g: Gaul, faction: Faction) -> Procedure[None]:
    s = g.state
    begin_free(s, faction, (), 0)
    s.command = MARCH
    origin = yield from choose_camp(g, faction)
    if origin is None:
        return
    hide_origin(s, faction, origin, ())
    free = loose_pieces(s, origin, tuple(acting_hidden(s, origin, faction)))
    near = sorted([origin, *common_roads(s, faction, origin)]) if free else [origin]
    to = yield from choose_region(g, faction, near, "charge", origin)
    group = yield from form_group(g, faction, origin, to)
    if to is not origin:
        step(g, faction, origin, to, group, marked=False)
    end_sharing(s)
    yield from charge(g, faction, to, fighters(s, faction, to, group))


def choose_camp(g: Gaul, faction: Faction) -> Procedure[Region | None]:
    """None if all that could March were pieces that are not lent."""
    while regions := camps(g.state, faction):
        origin = yield from choose_region(g, faction, regions, "camp")
        yield from offer_to_share(g, faction, origin, needed=not may_charge(g.state, faction, origin))
        if may_charge(g.state, faction, origin):
            return origin
    return None


def form_group(g: Gaul, faction: Faction, origin: Region, to: Region) -> Procedure[Group]:
    """Hidden Warbands, those walled in (4) only within the Region; 38 of both Factions where they share."""
    s = g.state
    unseen = acting_hidden(s, origin, faction)
    numbers = [(p, s.pieces[origin.base + p] if to is origin else loose(s, origin, p)) for p in unseen]
    there = [(p, n) for p, n in numbers if n]
    if to is origin and not targets(s, faction, to):
        return tuple(there)  # there is nobody to charge
    if len(there) == 1:
        what, most = there[0]
        return ((what, (yield from choose_amount(g, faction, 1, most, "charge", origin, to))),)
    return (yield from choose_group(faction, "march_number", march_rule(g.state, faction), there, origin, to))


def fighters(s: State, faction: Faction, to: Region, group: Group) -> Group:
    """38 Lent pieces fight only where they stand together with those of the Faction."""
    return group if may_share(s, faction, to) else tuple((p, n) for p, n in group if p.faction is faction)


def charge(g: Gaul, faction: Faction, to: Region, group: Group) -> Procedure[None]:
    """38 Not against the one whose pieces are in the group."""
    lender = PARTNER[faction] if has_lent(faction, group) else None
    there = worth_a_battle(g.state, faction, to, Terms(attackers=group)) if group else []
    enemies = [f for f in there if f is not lender]
    enemy = yield from choose_faction_or_stop(g, faction, enemies, "enemy", to)
    if enemy is not None:
        yield from free_battle(g, faction, to, Terms(attackers=group), (enemy,))
