"""4.1 Which Commands a Special Ability that comes first might open: rather one too many than one too few."""

from collections.abc import Iterable, Sequence

from alesia.games.falling_sky.abilities.base import (
    BUILD,
    DEVASTATE,
    ENLIST,
    ENTREAT,
    INTIMIDATE,
    RAMPAGE,
    SCOUT,
    SETTLE,
    SUBORN,
    TRADE,
    Ability,
    reach,
)
from alesia.games.falling_sky.abilities.enlist import enlist_regions
from alesia.games.falling_sky.abilities.entreat import entreat_regions
from alesia.games.falling_sky.abilities.intimidate import intimidate_regions
from alesia.games.falling_sky.abilities.menu import abilities_of, is_usable_with
from alesia.games.falling_sky.abilities.scout import destinations, move_origins
from alesia.games.falling_sky.abilities.suborn import BAND_COST, auxilia_cost, suborn_regions
from alesia.games.falling_sky.acting import acting_hidden
from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import (
    hidden,
    is_intimidated,
    leader_region,
    others_present,
    presence,
    present,
    total,
)
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, RECRUIT, Command, is_frost
from alesia.games.falling_sky.commands.rally import is_vercingetorix_here
from alesia.games.falling_sky.commands.recruit import COST, is_foreign
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import AEDUI, BELGAE, GERMANS, ROMANS, Faction, Region
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.regions import adjacent, regions
from alesia.games.falling_sky.sharing import all_shared
from alesia.games.falling_sky.state import State, is_executing
from alesia.games.falling_sky.tracks import allowed, can_pay, is_allowed, price
from alesia.games.falling_sky.war import others, war


def opened_by_ability(s: State, faction: Faction, missing: list[Command]) -> list[Command]:
    """Those of the Commands missing that may get a Region so; A1.4 also by pieces that are shared."""
    if s.ability and s.grants <= 1:
        return []
    found = _opened(s, faction, missing)
    return found + (_opened(all_shared(s, faction), faction, missing) if s.diviciacus else [])


def _opened(s: State, faction: Faction, missing: list[Command]) -> list[Command]:
    """2.3.8 No March upon Frost, 3.3.3 nor a Raid without Hidden Warbands where it is allowed, whom no Special Ability
    brings, or without anything to rob: only Germans whom the Belgae Enlist may bring the others some (A4.5.1); and what
    is too dear everywhere."""
    lacking = not any(acting_hidden(s, r, faction) for r in allowed(s, present(s, faction)))
    robbed = any(s.resources[f] for f in others(s, faction)) or (faction is BELGAE and war(s).most_enlisted)
    barred = [MARCH] * is_frost(s) + [RAID] * (lacking or not robbed)
    able = [c for c in missing if c not in barred and _is_payable(s, faction, c)]
    return [c for c in able if any(_would_open(s, faction, a, c) for a in abilities_of(s, faction))]


def _is_payable(s: State, faction: Faction, command: Command) -> bool:
    """Whether the Faction can pay for the Command in some Region; 3.2.1 a Recruit may be free."""
    if command is RECRUIT:
        return True
    cost = SHEETS[command].cost
    return any(can_pay(s, faction, cost(s, faction, region)) for region in regions(s))


def _would_open(s: State, faction: Faction, ability: Ability, command: Command) -> bool:
    """Whether there is a Region where the Special Ability changes something, and where the Command is neither barred
    nor too dear after it."""
    if command in VAIN.get(ability, ()) or (command is MARCH and not _may_set_free(s, faction, ability)):
        return False
    if not is_usable_with(s, ability, command):
        return False
    spent = _least_price(s, ability, command)
    changed = _changed(s, ability, command) if _is_local(s, faction, command, spent) else regions(s)
    afraid = ability is not ENLIST and s.grants <= 1
    return any(_can_be_chosen(s, faction, command, region, spent, afraid) for region in changed)


# Trade brings only Resources, Devastate takes pieces off, which a Rally may place, and never the last Romans of a wall.
# Who Entreats or Rampages has a Hidden Warband that could Raid itself, who Entreats or Intimidates somebody to fight.
VAIN = {
    TRADE: (RALLY, MARCH, RAID, BATTLE),
    DEVASTATE: (MARCH, RAID, BATTLE),
    ENTREAT: (RAID, BATTLE),
    RAMPAGE: (RAID,),
    INTIMIDATE: (RAID, BATTLE),
}


def _may_set_free(s: State, faction: Faction, ability: Ability) -> bool:
    """Whether somebody may come to where he can March: who Scouts, A4.5.1 who flees from Enlisted Germans; 4 and
    whoever is walled in may bring others, or drive the Romans away."""
    if ability is SCOUT or (ability is ENLIST and war(s).most_enlisted):
        return True
    return bool(s.wall) and s.walled_faction == faction


def _least_price(s: State, ability: Ability, command: Command) -> int:
    """4.2.1, 4.3.1, 4.4.2 What a Special Ability costs at least; A38 free Auxilia open a Rally only near Diviciacus;
    A4.6.1 a Settlement costs two, and makes the Rally one cheaper (A3.4.1)."""
    lonely = command is RALLY and leader_region(s, AEDUI) is None
    bribe = price(s, BAND_COST) if lonely else auxilia_cost(s)
    return {SUBORN: bribe, BUILD: price(s, 2), ENTREAT: price(s, 1), SETTLE: price(s, 1)}.get(ability, 0)


def _is_local(s: State, faction: Faction, command: Command, spent: int) -> bool:
    """What a Special Ability changes in a Region helps there alone; but Control may open a Supply Line to another, 52
    one Special Ability the next, and pieces made Available may be placed anywhere, for which whoever acts in turn needs
    no Special Ability (1.4.1)."""
    if s.grants > 1 or (command is RECRUIT and (is_foreign(s) or not can_pay(s, faction, COST + spent))):
        return False
    stocked = available_bands(s, faction) and available_allies(s, faction)
    return command not in (RECRUIT, RALLY) or bool(stocked or is_executing(s, faction))


def _changed(s: State, ability: Ability, command: Command) -> Iterable[Region]:
    """Where the Special Ability may bring or drive away whom the Command needs or fears. A Build, or a Rampage, may
    open the next one."""
    if ability is DEVASTATE and command is RALLY:
        return ()
    if ability is SCOUT:
        found = {to for origin in move_origins(s) for to in destinations(s, origin)}
        alone = command is BATTLE and not s.shared  # A1.4 Aedui who ride along can be fought
        return [r for r in found if others_present(s, ROMANS) & r.mask] if alone else found
    if ability is ENLIST:
        near = _around(s, enlist_regions(s))
        return near if war(s).most_enlisted else [r for r in near if presence(s, BELGAE) & r.mask]
    if ability is RAMPAGE:
        return _around(s, [r for r in reach(s, BELGAE) if hidden(s, r, BELGAE)])
    if ability is SETTLE:
        return [r for r in reach(s, GERMANS) if controls(s, GERMANS, r)]
    if ability is BUILD:
        return [r for r in reach(s, ROMANS) if total(s, r, ROMANS)]
    places = {ENTREAT: entreat_regions, SUBORN: suborn_regions, INTIMIDATE: intimidate_regions}
    return places[ability](s) if ability in places else regions(s)


def _around(s: State, found: Sequence[Region]) -> set[Region]:
    return {r for region in found for r in (region, *adjacent(s, region))}


def _can_be_chosen(s: State, faction: Faction, command: Command, region: Region, spent: int, afraid: bool) -> bool:
    """5.4 Allowed by the Event, 3.2.1, 3.3.1 not Devastated where pieces would be placed, A3.3.1 nor Intimidated unless
    the Leader may flee there, and not too dear."""
    barren = s.devastated[region] and not is_vercingetorix_here(s, faction, region)
    barren = barren or (afraid and is_intimidated(s, faction, region))
    if not is_allowed(s, region) or (command in (RECRUIT, RALLY) and barren):
        return False
    cost = 0 if command is RECRUIT and not is_foreign(s) else SHEETS[command].cost(s, faction, region)
    return can_pay(s, faction, cost + spent)
