"""3.2.1 Recruit."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import (
    allies,
    ally_sites,
    has_fort,
    has_leader,
    has_named_leader,
    is_intimidated,
    place_ally,
    present,
)
from alesia.games.falling_sky.capabilities import BALEARIC_SLINGERS, COMMIUS, capability
from alesia.games.falling_sky.commands.base import RECRUIT
from alesia.games.falling_sky.commands.placing import place_bands_of_both, placeable_bands
from alesia.games.falling_sky.components import BELGICA, CISALPINA, PROVINCIA, ROMANS, Faction, Region, Tribe, mask_of
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul, may_be_supplied, roman_need, seek_supply
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import PAID, SHADED, UNSHADED, State
from alesia.games.falling_sky.tracks import can_pay, price, spend
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Act, Procedure, act, choose, choose_number
from alesia.kernel.word import NO_NOTES, Notes, phrase

COST = 2
CISALPINES = 2
ALLY, AUXILIA = act("place_ally"), act("place_auxilia")


def payable_recruits(s: State, faction: Faction) -> Sequence[Region]:
    """Regions neither Devastated nor Intimidated (A3.2.1) where Romans may have something to place, and can pay for it;
    in a Supply Line it is free."""
    peopled: Sequence[Region] = present(s, ROMANS)
    if s.as_controlled or capability(s, COMMIUS, UNSHADED):
        peopled = regions(s)
    can_afford = can_pay(s, ROMANS, price(s, COST))
    if is_foreign(s):
        peopled = [r for r in peopled if may_be_supplied(s, ROMANS, r, held(s))] if can_afford else ()
    elif not can_afford:
        peopled = [r for r in peopled if may_be_supplied(s, ROMANS, r, held(s))]
    return [r for r in peopled if not s.devastated[r] and not (s.intimidated[r] and is_intimidated(s, ROMANS, r))]


def is_foreign(s: State) -> bool:
    """13 Recruit only in a Supply Line, and two Resources even there."""
    return capability(s, BALEARIC_SLINGERS, SHADED)


def may_recruit(s: State, faction: Faction, region: Region) -> bool:
    return auxilia_limit(s, region) > 0 or bool(recruit_sites(s, region))


def recruit_choices(s: State, region: Region) -> list[Act]:
    """An Ally under Roman Control or with Caesar; Auxilia with a Leader, Ally or Fort."""
    choices = []
    if recruit_sites(s, region):
        choices.append(ALLY)
    if auxilia_limit(s, region):
        choices.append(AUXILIA)
    return choices


def recruit_sites(s: State, region: Region) -> list[Tribe]:
    """Where Recruit may place an Ally."""
    return ally_sites(s, region, ROMANS) if may_place_ally(s, region) else []


def may_place_ally(s: State, region: Region) -> bool:
    """Under Roman Control or with Caesar; 55 in Belgica."""
    return is_held(s, region) or has_named_leader(s, region, ROMANS) or is_commius_a_friend(s, region)


def is_held(s: State, region: Region) -> bool:
    """Under Roman Control; 34 as if with Control."""
    return controls(s, ROMANS, region) or bool(s.as_controlled)


def held(s: State) -> int:
    """55 Mask of the Regions that count as Roman Controlled in Recruit, its Supply Lines among it."""
    return mask_of(BELGICA) if capability(s, COMMIUS, UNSHADED) else 0


def is_commius_a_friend(s: State, region: Region) -> bool:
    return capability(s, COMMIUS, UNSHADED) and region in BELGICA


def auxilia_limit(s: State, region: Region) -> int:
    """One for each Roman Ally, Leader and Fort, one more in Provincia, as far as Available; 55 in Belgica one more;
    5 in Cisalpina two, whoever is there; A5 or one more."""
    if region is CISALPINA and not war(s).ground.map & CISALPINA.mask:
        return min(CISALPINES, available_bands(s, ROMANS)) if is_held(s, region) else 0
    n = allies(s, region, ROMANS) + has_leader(s, region, ROMANS) + has_fort(s, region)
    n += is_commius_a_friend(s, region)
    if region is CISALPINA and s.gallia_togata:
        n += is_held(s, region)
    if n and region is PROVINCIA:
        n += 1
    return min(n, placeable_bands(s, ROMANS, region)) if n else 0


def recruit_cost(s: State, faction: Faction, region: Region) -> int:
    """The least that it can cost: none if there may be a Supply Line."""
    if is_foreign(s):
        return price(s, COST)
    return 0 if s.free or may_be_supplied(s, ROMANS, region, held(s)) else COST


def select_recruit(g: Gaul, faction: Faction, region: Region) -> Procedure[bool]:
    """Pay two Resources, none in a Supply Line; whoever Controls its Regions agrees now."""
    s, foreign = g.state, is_foreign(g.state)
    if s.free and not foreign:
        return True
    may_pay = not foreign and can_pay(s, ROMANS, COST)
    supplied = yield from seek_supply(g, ROMANS, region, "3.2.1", may_pay, held(s))
    if supplied is None:
        return False
    cost = price(s, COST) if foreign or not supplied else 0
    spend(s, ROMANS, cost)
    if cost and not s.committed:
        s.committed = PAID
    g.log("pay", "3.2.1", ROMANS, cost, RECRUIT, region)
    if cost:
        yield from roman_need(g)
    return True


def placements(s: State, region: Region) -> Notes:
    """How many Auxilia, at which Tribe an Ally."""
    auxilia, sites = auxilia_limit(s, region), tuple(recruit_sites(s, region))
    return Notes([(AUXILIA.option, phrase("note.up_to", auxilia)), (ALLY.option, phrase("note.where", sites))])


def recruit(g: Gaul, faction: Faction, region: Region) -> Procedure[None]:
    s = g.state
    choices = recruit_choices(s, region)
    if not choices:
        return
    notes = placements(s, region) if len(choices) > 1 else NO_NOTES  # else nobody is asked
    choice = yield from choose(ROMANS, "recruit", "3.2.1", choices, region, notes)
    if choice is ALLY:
        tribe = yield from choose(ROMANS, "ally_at", "3.2.1", ally_sites(s, region, ROMANS), region)
        place_ally(s, tribe, ROMANS)
        g.log("place_ally", "3.2.1", ROMANS, tribe)
    else:
        n = yield from choose_number(ROMANS, "auxilia", "3.2.1", 1, auxilia_limit(s, region), region)
        yield from place_bands_of_both(g, ROMANS, region, n, "3.2.1")
