"""4.4.2 Suborn."""

from alesia.games.falling_sky.abilities.base import SUBORN, commit, in_suborn_reach
from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, may_hold, own_pieces, place_ally, place_bands, present, subdue
from alesia.games.falling_sky.capabilities import CONVICTOLITAVIS, VERGOBRET, capability
from alesia.games.falling_sky.components import (
    AEDUI,
    CARD,
    FACTIONS,
    OWN_BANDS,
    ROMANS,
    SUBDUED,
    Faction,
    Piece,
    Region,
    Tribe,
)
from alesia.games.falling_sky.negotiation import Gaul, give_up
from alesia.games.falling_sky.sharing import unseen_together
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.tracks import is_allowed, price, spend
from alesia.kernel.ask import STOP, Act, Noun, Procedure, act, choose, choose_or_stop

ALLY_COST, BAND_COST = 2, 1
MOST_PIECES = 3
ALL_BANDS = tuple(p for f in FACTIONS for p in OWN_BANDS[f])


def suborn_regions(s: State, used: int = 0) -> list[Region]:
    """With a Hidden Aedui Warband, or what acts as one (A1.4)."""
    return [r for r in present(s, AEDUI) if not used & r.mask and _may_suborn(s, r)] if _can_pay(s) else []


def suborn_is_possible(s: State) -> bool:
    return _can_pay(s) and any(_may_suborn(s, r) for r in present(s, AEDUI))


def _can_pay(s: State) -> bool:
    """For something: the Hidden Warband itself can be removed, if nothing else."""
    return s.resources[AEDUI] >= price(s, BAND_COST) or bool(available_bands(s, ROMANS) and not auxilia_cost(s))


def _may_suborn(s: State, region: Region) -> bool:
    return is_allowed(s, region) and in_suborn_reach(s, region) and bool(unseen_together(s, region, AEDUI))


def auxilia_cost(s: State) -> int:
    """A38 Vergobret places Auxilia at no cost."""
    return 0 if capability(s, VERGOBRET, UNSHADED) else price(s, BAND_COST)


def placing_cost(s: State, faction: Faction) -> int:
    return auxilia_cost(s) if faction is ROMANS else price(s, BAND_COST)


def suborn_choices(s: State, region: Region, ally: bool) -> list[Act]:
    """Remove or place a Warband or Auxilia of any Faction, or (once) an Ally."""
    purse = s.resources[AEDUI]
    choices: list[Act] = []
    if purse >= price(s, BAND_COST):
        choices += [act("remove", p) for p in own_pieces(s, region, ALL_BANDS)]
    choices += [act("place", f) for f in FACTIONS if available_bands(s, f) and purse >= placing_cost(s, f)]
    if ally and purse >= price(s, ALLY_COST):
        choices += [act("remove", t) for t in region.tribes if ally_owner(s, t) >= 0]
        choices += [act("place_ally", t) for t in region.tribes if ally_placers(s, t)]
    return choices


def ally_placers(s: State, tribe: Tribe) -> list[Faction]:
    if s.tribes[tribe] != SUBDUED:
        return []
    return [f for f in FACTIONS if available_allies(s, f) and may_hold(s, tribe, f)]


def suborn(g: Gaul) -> Procedure[None]:
    """In one Region; with Convictolitavis (43) in up to two."""
    first = yield from choose(AEDUI, "suborn", "4.4.2", suborn_regions(g.state))
    yield from suborn_in(g, first)
    if capability(g.state, CONVICTOLITAVIS, UNSHADED):
        others = suborn_regions(g.state, first.mask)
        second = yield from choose_or_stop(AEDUI, "suborn", "4.4.2", others)
        if second is not None:
            yield from suborn_in(g, second)


def most_pieces(s: State) -> int:
    """Three in a Region; A38 with Vergobret one more."""
    return MOST_PIECES + capability(s, VERGOBRET, UNSHADED)


def suborn_in(g: Gaul, region: Region) -> Procedure[None]:
    """Up to three pieces, at most one of them an Ally; A38 the one more may be an Ally, too."""
    most = most_pieces(g.state)
    allies = 1 + most - MOST_PIECES
    for pieces in range(most):
        choices = suborn_choices(g.state, region, allies > 0)
        if not choices:
            return
        offered = [*choices, STOP] if pieces else choices
        cost = price(g.state, BAND_COST)
        vergobret = [CARD[VERGOBRET]] if cost and not auxilia_cost(g.state) else []
        about = (region, most - pieces, cost, *vergobret)
        choice = yield from choose(AEDUI, "suborn_what", "4.4.2", offered, *about)
        if choice is STOP:
            return
        allies -= isinstance(choice.target, Tribe)
        yield from _suborn(g, region, choice)


def _usual_cost(target: Noun | None) -> int:
    return ALLY_COST if isinstance(target, Tribe) else BAND_COST


def _suborn(g: Gaul, region: Region, choice: Act) -> Procedure[None]:
    s, target, owner = g.state, choice.target, None
    commit(s, SUBORN)
    cost = placing_cost(s, target) if isinstance(target, Faction) else price(s, _usual_cost(target))
    spend(s, AEDUI, cost)
    g.log("pay", "4.4.2", AEDUI, cost, SUBORN, region)
    if isinstance(target, Piece):
        yield from give_up(g, AEDUI, "4.4.2", region, target, 1)
    elif isinstance(target, Faction):
        place_bands(s, region, target, 1)
    elif isinstance(target, Tribe) and choice.verb == "remove":
        subdue(s, target)
    elif isinstance(target, Tribe):
        owner = yield from choose(AEDUI, "suborn_ally", "4.4.2", ally_placers(s, target), target)
        place_ally(s, target, owner)
    g.log("suborn", "4.4.2", region, choice.verb, target, owner)
