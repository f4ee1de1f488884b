"""4.2.1 Build."""

from alesia.games.falling_sky.abilities.base import BUILD, commit, reach
from alesia.games.falling_sky.available import available_forts
from alesia.games.falling_sky.board import allies, ally_owner, ally_sites, has_fort, place_ally, put, subdue, total
from alesia.games.falling_sky.capabilities import TITUS_LABIENUS, capability
from alesia.games.falling_sky.commands.base import SEIZE
from alesia.games.falling_sky.components import FORT, ROMANS, Region, Tribe, piece
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul, may_be_supplied, roman_need, seek_supply
from alesia.games.falling_sky.state import SHADED, State
from alesia.games.falling_sky.tracks import price, spend
from alesia.kernel.ask import STOP, Act, Procedure, act, choose, choose_or_stop

COST = 2
FORT_ACT = act("fort")


def build_regions(s: State, used: int = 0) -> list[Region]:
    """Near the Leader, where something can be built. With Titus Labienus (12) suborned, one Region only."""
    if used and capability(s, TITUS_LABIENUS, SHADED):
        return []
    return [r for r in reach(s, ROMANS) if not used & r.mask and _may_build(s, r)] if _can_pay(s) else []


def build_is_possible(s: State) -> bool:
    return _can_pay(s) and any(_may_build(s, r) for r in reach(s, ROMANS))


def _can_pay(s: State) -> bool:
    return s.resources[ROMANS] >= price(s, COST)


def _may_build(s: State, region: Region) -> bool:
    """With a Roman Ally, or Roman pieces in a Supply Line."""
    if not total(s, region, ROMANS) or not (_lacks_fort(s, region) or _ally_choices(s, region)):
        return False
    return _is_site(s, region)


def _is_site(s: State, region: Region) -> bool:
    return bool(allies(s, region, ROMANS)) or may_be_supplied(s, ROMANS, region)


def build_choices(s: State, region: Region, fort: bool, ally: bool) -> list[Act]:
    """A Fort; and one Ally removed or placed."""
    if not _can_pay(s):
        return []
    choices = [FORT_ACT] if fort and _lacks_fort(s, region) else []
    return choices + _ally_choices(s, region) if ally else choices


def _lacks_fort(s: State, region: Region) -> bool:
    return not has_fort(s, region) and available_forts(s) > 0


def _ally_choices(s: State, region: Region) -> list[Act]:
    """Under Roman Control and where no Seize is, 5.4 nor must be."""
    seized = s.command == SEIZE and (s.selected & region.mask or s.within == region.mask)
    if seized or not controls(s, ROMANS, region):
        return []
    choices = [act("subdue", t) for t in region.tribes if ally_owner(s, t) > ROMANS]
    return choices + [act("ally", t) for t in ally_sites(s, region, ROMANS)]


def build(g: Gaul) -> Procedure[None]:
    """Region by Region; the Supply Line is agreed to when the Region is selected."""
    used = 0
    while True:
        regions = build_regions(g.state, used)
        region = yield from choose_or_stop(ROMANS, "build", "4.2.1", regions, price(g.state, COST))
        if region is None:
            return
        if allies(g.state, region, ROMANS) or (yield from seek_supply(g, ROMANS, region, "4.2.1", False)):
            used |= region.mask
            yield from build_in(g, region)


def build_in(g: Gaul, region: Region) -> Procedure[None]:
    """One or both, two Resources each."""
    fort = ally = True
    while choices := build_choices(g.state, region, fort, ally):
        started = not (fort and ally)
        about = (region, price(g.state, COST))
        choice = yield from choose(ROMANS, "build_what", "4.2.1", [*choices, STOP] if started else choices, *about)
        if choice is STOP:
            return
        yield from _build(g, region, choice)
        fort, ally = fort and choice is not FORT_ACT, ally and choice is FORT_ACT


def _build(g: Gaul, region: Region, choice: Act) -> Procedure[None]:
    s = g.state
    commit(s, BUILD)
    spend(s, ROMANS, price(s, COST))
    g.log("pay", "4.2.1", ROMANS, price(s, COST), BUILD, region)
    if price(s, COST):
        yield from roman_need(g)
    tribe = choice.target
    if not isinstance(tribe, Tribe):
        put(s, region, piece(ROMANS, FORT))
    else:
        s.built |= region.mask
        if choice.verb == "subdue":
            subdue(s, tribe)
        else:
            place_ally(s, tribe, ROMANS)
    g.log("build", "4.2.1", region, choice.verb, tribe)
