"""3.1 Which Commands a Faction can execute: those with a Region now, and those that could still get one."""

from collections.abc import Sequence

from alesia.games.falling_sky.abilities.base import (
    BUILD,
    DEVASTATE,
    ENTREAT,
    INTIMIDATE,
    RAMPAGE,
    SETTLE,
    SUBORN,
    TRADE,
    Ability,
)
from alesia.games.falling_sky.abilities.enlist import all_joined, enlist_regions, may_command
from alesia.games.falling_sky.abilities.menu import usable_with
from alesia.games.falling_sky.abilities.suborn import auxilia_cost
from alesia.games.falling_sky.abilities.trade import income, trade_is_possible, willing
from alesia.games.falling_sky.board import (
    acting_hidden,
    available_allies,
    available_bands,
    leader_region,
    own_pieces,
    present,
    regions,
    remove,
    subdue,
)
from alesia.games.falling_sky.capabilities import BAGGAGE_TRAINS, capability
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RAID, RALLY, RECRUIT, SEIZE, Command, commands_of
from alesia.games.falling_sky.commands.losses import Target, fixed_targets
from alesia.games.falling_sky.commands.march import is_frost
from alesia.games.falling_sky.commands.rally import is_commius_a_conspirator
from alesia.games.falling_sky.commands.recruit import is_foreign
from alesia.games.falling_sky.commands.sheets import SHEETS, is_dear
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
from alesia.games.falling_sky.state import UNSHADED, State, altered
from alesia.games.falling_sky.tracks import DEAREST, can_pay, price
from alesia.games.falling_sky.war import others

FREE_COMMANDS = (RECRUIT, SEIZE, RAID)  # may cost nothing


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
    ways = [(c, a) for c in missing if c not in barred for a in usable_with(s, faction, c) if _may_open(s, a, c)]
    return [c for c, a in ways if can_pay(s, faction, _least_cost(s, faction, c) + _least_price(s, a))]


def _least_price(s: State, ability: Ability) -> int:
    """4.2.1, 4.3.1, 4.4.2, A4.6.1 What a Special Ability costs at least."""
    return price(s, {BUILD: 2, ENTREAT: 1, SUBORN: auxilia_cost(s), SETTLE: 2}.get(ability, 0))


def _may_open(s: State, ability: Ability, command: Command) -> bool:
    """Trade brings only Resources, Devastate takes pieces off, which a Rally may place. Entreat, Suborn and Rampage
    need a Hidden Warband of one's own, who could March, Raid or Battle himself; but 4 one who is walled in may bring
    others who March, Suborn brings somebody to be Raided, and Rampage somebody to where a Battle costs less."""
    if command is MARCH and ability in (ENTREAT, SUBORN):
        return bool(s.wall)
    return command not in VAIN.get(ability, ())


VAIN = {
    TRADE: (RALLY, MARCH, RAID, BATTLE),
    DEVASTATE: (MARCH, RAID, BATTLE),
    ENTREAT: (RAID, BATTLE),
    RAMPAGE: (MARCH, RAID),
    BUILD: (MARCH,),
    INTIMIDATE: (MARCH, RAID, BATTLE),
}


def _least_cost(s: State, faction: Faction, command: Command) -> int:
    """What the Command costs in one Region at least; 5.4 a free one nothing, nor a March out of Cisalpina (5) or a
    Rally of the Belgae (55), a Recruit two while it must be paid for (13)."""
    if s.free or (command is RALLY and is_commius_a_conspirator(s, faction)):
        return 0
    if command is RECRUIT and is_foreign(s):
        return 2
    if command in FREE_COMMANDS or (command is MARCH and capability(s, BAGGAGE_TRAINS, UNSHADED, faction)):
        return 0
    if command is MARCH and faction is ROMANS and s.gallia_togata:
        return 0
    return 2 if faction is ROMANS or is_dear(s, faction) else 1


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
