"""3.1 Which Commands a Faction can execute: those with a Region now, and those that could still get one."""

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
)
from alesia.games.falling_sky.abilities.build import build_regions
from alesia.games.falling_sky.abilities.enlist import all_joined, enlist_regions, may_command
from alesia.games.falling_sky.abilities.entreat import entreat_regions
from alesia.games.falling_sky.abilities.intimidate import intimidate_regions
from alesia.games.falling_sky.abilities.menu import usable_with
from alesia.games.falling_sky.abilities.rampage import rampage_regions
from alesia.games.falling_sky.abilities.scout import destinations, move_origins
from alesia.games.falling_sky.abilities.suborn import BAND_COST, auxilia_cost, suborn_regions
from alesia.games.falling_sky.abilities.trade import income, trade_is_possible, willing
from alesia.games.falling_sky.board import (
    acting_hidden,
    adjacent,
    available_allies,
    available_bands,
    leader_region,
    others_present,
    own_pieces,
    presence,
    present,
    regions,
    remove,
    subdue,
)
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, RECRUIT, Command, commands_of
from alesia.games.falling_sky.commands.losses import Target, fixed_targets
from alesia.games.falling_sky.commands.march import is_frost
from alesia.games.falling_sky.commands.rally import is_closed
from alesia.games.falling_sky.commands.recruit import is_foreign
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import (
    AEDUI,
    BELGAE,
    GERMANS,
    LEADER,
    OWN_BANDS,
    ROMANS,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.negotiation import (
    AGREED,
    forget_refusals,
    has_refused,
    is_nonplayer,
    is_player,
    may_be_given,
    transferable,
)
from alesia.games.falling_sky.sharing import all_shared, may_still_lend, shareable
from alesia.games.falling_sky.state import State, altered
from alesia.games.falling_sky.tracks import DEAREST, can_pay, is_allowed, price
from alesia.games.falling_sky.war import others


def possible_commands(s: State, faction: Faction, limited: bool) -> list[Command]:
    """Commands that have a Region to select now, or could get one: by a Special Ability that comes first (4.1), by
    Resources from Trade or from another Faction, or an agreement bought (1.5.2), by sharing (38), or by own pieces made
    Available (1.4.1)."""
    commands = commands_of(faction)
    ready = _ready(s, faction, commands)
    missing = [c for c in commands if c not in ready]
    hoped = hoped_for(s, faction, missing, limited) if missing else ()
    return [c for c in commands if c in ready or c in hoped]


def _ready(s: State, faction: Faction, commands: Sequence[Command]) -> list[Command]:
    return [c for c in commands if SHEETS[c].is_possible(s, faction)]


def hoped_for(s: State, faction: Faction, missing: list[Command], limited: bool) -> list[Command]:
    """Those of the Commands missing that could still get a Region; A1.4.1 Aedui may take Diviciacus off the map, who
    keeps their Special Abilities near him."""
    hoped = _hoped_on(s, faction, missing, limited)
    if faction is AEDUI and s.executor == AEDUI + 1 and (here := leader_region(s, AEDUI)) is not None:
        hoped += _hoped_on(_without(s, here, piece(AEDUI, LEADER)), faction, missing, limited)
    return hoped


def _hoped_on(s: State, faction: Faction, missing: list[Command], limited: bool) -> list[Command]:
    friendly = _reconciled(s, faction, limited)
    funded = _funded(friendly, faction, limited)
    hoped = [] if funded is s else _ready(funded, faction, missing)
    hoped += _ready(all_shared(funded, faction), faction, missing) if shareable(friendly, faction) else []
    if not limited:
        hoped += _if_enlisted(funded, faction, missing)
        hoped += _after_ability(_funded(friendly, faction, limited=True), faction, missing)
    placing = commands_of(faction)[0]
    if placing in missing and placing not in hoped and _after_any_removal(funded, faction, placing, limited):
        hoped.append(placing)
    return hoped


def _after_ability(s: State, faction: Faction, missing: list[Command]) -> list[Command]:
    """Commands that can be paid for without Trade, and may get a Region from another Special Ability; A1.4 also from
    one with pieces that are shared."""
    if s.ability and s.grants <= 1:
        return []
    found = _opened_by_ability(s, faction, missing)
    return found + (_opened_by_ability(all_shared(s, faction), faction, missing) if s.diviciacus else [])


def _opened_by_ability(s: State, faction: Faction, missing: list[Command]) -> list[Command]:
    """2.3.8 No March upon Frost, 3.3.3 nor a Raid without Hidden Warbands, whom no Special Ability brings."""
    lacking = not any(acting_hidden(s, r, faction) for r in present(s, faction))
    barred = [MARCH] * is_frost(s) + [RAID] * lacking
    return [
        c for c in missing if c not in barred and any(_may_open(s, faction, a, c) for a in usable_with(s, faction, c))
    ]


def _may_open(s: State, faction: Faction, ability: Ability, command: Command) -> bool:
    """Whether the Special Ability could bring the Command a Region: one where it changes something, and where the
    Command is neither barred nor too dear after it. Only a Scout brings pieces to where they can March; 4 but whoever
    is walled in may bring others, or drive the Romans away."""
    if command in VAIN.get(ability, ()):
        return False
    if command is MARCH and ability is not SCOUT and not (s.wall and s.walled_faction == faction):
        return False
    spent = _least_price(s, ability, command)
    changed = _changed(s, ability, command) if _is_local(s, faction, command, spent) else regions(s)
    return any(_is_open(s, faction, command, region, spent) for region in changed)


# Trade brings only Resources, Devastate takes pieces off, which a Rally may place. Who Entreats or Rampages has a
# Hidden Warband that could Raid itself, who Entreats or Intimidates somebody to fight; a Settlement brings neither.
VAIN = {
    TRADE: (RALLY, MARCH, RAID, BATTLE),
    DEVASTATE: (RAID, BATTLE),
    ENTREAT: (RAID, BATTLE),
    RAMPAGE: (RAID,),
    SETTLE: (RAID, BATTLE),
    INTIMIDATE: (RAID, BATTLE),
}


def _least_price(s: State, ability: Ability, command: Command) -> int:
    """4.2.1, 4.3.1, 4.4.2, A4.6.1 What a Special Ability costs at least; A38 Auxilia alone open no Rally."""
    bribe = price(s, BAND_COST) if command is RALLY else auxilia_cost(s)
    return {SUBORN: bribe, BUILD: price(s, 2), ENTREAT: price(s, 1), SETTLE: price(s, 2)}.get(ability, 0)


def _is_local(s: State, faction: Faction, command: Command, spent: int) -> bool:
    """What a Special Ability changes in a Region helps there alone; but Control may open a Supply Line to another, and
    pieces made Available may be placed anywhere, for which whoever acts in turn needs no Special Ability (1.4.1)."""
    if command is RECRUIT and (is_foreign(s) or not can_pay(s, faction, 2 + spent)):
        return False
    full = available_bands(s, faction) and available_allies(s, faction)
    return command not in (RECRUIT, RALLY) or bool(full or s.executor == faction + 1)


def _changed(s: State, ability: Ability, command: Command) -> Iterable[Region]:
    """Where the Special Ability may bring or drive away whom the Command needs or fears."""
    if ability is DEVASTATE and command is RALLY:
        return ()
    if ability is SCOUT:
        found = {to for origin in move_origins(s) for to in destinations(s, origin)}
        return [r for r in found if others_present(s, ROMANS) & r.mask] if command is BATTLE else found
    if ability is ENLIST:
        return [r for r in _around(s, enlist_regions(s)) if presence(s, BELGAE) & r.mask]
    if ability is RAMPAGE:
        return _around(s, rampage_regions(s))
    places = {BUILD: build_regions, ENTREAT: entreat_regions, SUBORN: suborn_regions, INTIMIDATE: intimidate_regions}
    return places[ability](s) if ability in places else regions(s)


def _around(s: State, found: Sequence[Region]) -> set[Region]:
    return {r for region in found for r in (region, *adjacent(s, region))}


def _is_open(s: State, faction: Faction, command: Command, region: Region, spent: int) -> bool:
    """5.4 Allowed by the Event, 3.2.1, 3.3.1 not closed where pieces would be placed, and not too dear."""
    if not is_allowed(s, region) or (command in (RECRUIT, RALLY) and is_closed(s, faction, region)):
        return False
    cost = 0 if command is RECRUIT and not is_foreign(s) else SHEETS[command].cost(s, faction, region)
    return can_pay(s, faction, cost + spent)


def _if_enlisted(s: State, faction: Faction, missing: list[Command]) -> list[Command]:
    """4.5.1 What the Belgae could do with Germanic Warbands as their own."""
    if faction is not BELGAE or not enlist_regions(s):
        return []
    return _ready(all_joined(s), BELGAE, missing)


def _reconciled(s: State, faction: Faction, limited: bool) -> State:
    """1.5.2 The same board, with nothing refused by those who could be given Resources, and then be asked anew; 8.8.8
    and with Auxilia of Non-player Romans, who lend them once Aedui have taken off enough Allies (1.4.1)."""
    if s.executor != faction + 1:
        return s
    rich = _funded(s, faction, limited)
    bought = [f for f in others(s, faction) if has_refused(s, f) and transferable(rich, faction, f)]
    reticent = faction is AEDUI and not is_nonplayer(s, AEDUI) and may_still_lend(s, ROMANS)
    friendly = s.copy() if bought or reticent else s
    for other in bought:
        forget_refusals(friendly, other)
    if reticent:
        friendly.pact = altered(friendly.pact, ROMANS, AGREED)
    return friendly


def _funded(s: State, faction: Faction, limited: bool) -> State:
    """The same board, with the Resources that Trade or another Faction could bring to a poor one."""
    purse = s.resources[faction]
    if purse >= DEAREST:
        return s
    traded = _trade_income(s) if faction is AEDUI and not limited else 0
    germanic = DEAREST if faction is BELGAE and not limited and _may_enrich_germans(s) else 0
    most = min(DEAREST, purse + traded + may_be_given(s, faction) + germanic)
    if most == purse:
        return s
    rich = s.copy()
    rich.resources[faction] = most
    return rich


def _may_enrich_germans(s: State) -> bool:
    """A4.5.1 Germans whom the Belgae Enlist to Raid fill the purse of their player, who may give."""
    return is_player(s, GERMANS) and any(may_command(s, RAID, region) for region in enlist_regions(s))


def _trade_income(s: State) -> int:
    """4.4.1 What Trade could still bring now, if all agree who might."""
    used = s.ability and (s.grants <= 1 or TRADE in (s.ability, s.other_ability))
    return 0 if used or not trade_is_possible(s) else income(s, willing(s))


def _after_any_removal(s: State, faction: Faction, placing: Command, limited: bool) -> bool:
    """Also where pieces are shared (38, A1.4) or Germans have joined the Belgae (4.5.1)."""
    boards = [s] + [all_shared(s, faction)] * bool(shareable(s, faction))
    if faction is BELGAE and not limited and enlist_regions(s):
        boards.append(all_joined(s))
    return any(_after_removal(board, faction, placing) for board in boards)


def _after_removal(s: State, faction: Faction, placing: Command) -> bool:
    """1.4.1 With all pieces on the map, Recruit or Rally can first take one off in order to place it elsewhere."""
    if s.executor != faction + 1 or (available_bands(s, faction) and available_allies(s, faction)):
        return False
    pieces = [(r, p) for r in regions(s) for p in _placeable(s, faction, r)]
    return any(_ready(_without(s, r, p), faction, [placing]) for r, p in pieces)


def _placeable(s: State, faction: Faction, region: Region) -> list[Target]:
    return [*own_pieces(s, region, OWN_BANDS[faction]), *fixed_targets(s, faction, region)]


def _without(s: State, region: Region, what: Target) -> State:
    after = s.copy()
    if isinstance(what, Tribe):
        subdue(after, what)
    else:
        remove(after, region, what)
    return after
