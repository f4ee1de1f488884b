"""3.1 Which Commands a Faction can execute: those with a Region now, and those that could still get one."""

from collections.abc import Iterator, Sequence

from alesia.games.falling_sky.abilities.base import ENLIST, TRADE
from alesia.games.falling_sky.abilities.enlist import enlist_regions, joined_boards, may_command
from alesia.games.falling_sky.abilities.trade import income, trade_is_possible, willing
from alesia.games.falling_sky.available import available_allies, available_bands, available_forts, available_settlements
from alesia.games.falling_sky.board import ally_sites, count, own_pieces, place_ally, remove, subdue
from alesia.games.falling_sky.commands.base import MARCH, RAID, RALLY, Command, commands_of, is_frost
from alesia.games.falling_sky.commands.losses import Target, fixed_targets
from alesia.games.falling_sky.commands.openings import opened_by_ability
from alesia.games.falling_sky.commands.raid import most_raiders, raid_targets
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FORT,
    GERMANS,
    LEADER,
    OWN_BANDS,
    ROMANS,
    SETTLEMENT,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import (
    AGREED,
    GIFT,
    admit_romans,
    forget_refusals,
    has_refused,
    in_roman_need,
    is_nonplayer,
    is_player,
    may_be_given,
    transferable,
)
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.scenarios import may_place_vercingetorix, place_vercingetorix
from alesia.games.falling_sky.sharing import all_shared, may_still_lend, shareable, shared_in
from alesia.games.falling_sky.state import State, altered, is_executing
from alesia.games.falling_sky.tracks import DEAREST
from alesia.games.falling_sky.war import lands, others

ENOUGH = 2 * DEAREST  # for a Command in a Region and what comes before it


def possible_commands(s: State, faction: Faction, limited: bool) -> list[Command]:
    """Commands that have a Region to select now, or could get one: by a Special Ability that comes first (4.1), by
    Resources from Trade or from another Faction, or an agreement bought (1.5.2), by sharing (38), by own pieces made
    Available (1.4.1), or by Vercingetorix (2.1). Rather one too many than one too few: what leads nowhere is taken back
    at once, what is not offered cannot be done."""
    commands = commands_of(faction)
    ready = _ready(s, faction, commands)
    missing = [c for c in commands if c not in ready and may_yet_come(s, c)]
    hoped = hoped_for(s, faction, missing, limited) if missing else ()
    return [c for c in commands if c in ready or c in hoped]


def is_one_possible(s: State, faction: Faction, among: Sequence[Command], limited: bool) -> bool:
    """Whether one of these Commands has a Region to select, or could get one."""
    commands = [c for c in commands_of(faction) if c in among]
    if any(SHEETS[c].is_possible(s, faction) for c in commands):
        return True
    return bool(commands and hoped_for(s, faction, commands, limited))


def _ready(s: State, faction: Faction, commands: Sequence[Command]) -> list[Command]:
    return [c for c in commands if SHEETS[c].is_possible(s, faction)]


def may_yet_come(s: State, command: Command) -> bool:
    """2.3.8 Nothing opens a March upon Frost."""
    return command is not MARCH or not is_frost(s)


def hoped_for(s: State, faction: Faction, missing: list[Command], limited: bool) -> list[Command]:
    """Those of the Commands missing that could still get a Region."""
    hoped = _hoped_on(s, faction, missing, limited)
    for board in (*_with_vercingetorix(s, faction), *_without_what_hinders(s, faction)):
        left = [c for c in missing if c not in hoped]
        if left:
            hoped += _ready(board, faction, left) + _hoped_on(board, faction, left, limited)
    return hoped


def _with_vercingetorix(s: State, faction: Faction) -> Iterator[State]:
    """2.1 Wherever he may be placed."""
    for region in lands(s) if faction is ARVERNI and may_place_vercingetorix(s) else ():
        trial = s.copy()
        place_vercingetorix(trial, region)
        yield trial


def _without_what_hinders(s: State, faction: Faction) -> Iterator[State]:
    """1.4.1 Without one of the Forts or Settlements, where all are on the map and one may be needed elsewhere, A1.4.1
    or without Diviciacus, who keeps Special Abilities near him."""
    kind = TAKEN_OFF.get(faction)
    if kind is None or not is_executing(s, faction) or (faction in STILL_AVAILABLE and STILL_AVAILABLE[faction](s)):
        return
    yield from [_without(s, r, piece(faction, kind)) for r in regions(s) if count(s, r, faction, kind)]


TAKEN_OFF = {ROMANS: FORT, GERMANS: SETTLEMENT, AEDUI: LEADER}
STILL_AVAILABLE = {ROMANS: available_forts, GERMANS: available_settlements}


def _hoped_on(s: State, faction: Faction, missing: list[Command], limited: bool) -> list[Command]:
    friendly = _with_lenders(_reconciled(s, faction, limited), faction, limited)
    funded = _funded(friendly, faction, limited)
    hoped = [] if funded is s else _ready(funded, faction, missing)
    shared = shareable(friendly, faction)
    hoped += _ready(shared_in(funded, faction, shared), faction, missing) if shared else []
    placing = commands_of(faction)[0]
    if placing in missing and placing not in hoped and _after_any_removal(funded, faction, placing, limited):
        hoped.append(placing)
    left = [] if limited else [c for c in missing if c not in hoped]
    if left:
        hoped += by_enlisting(funded, faction, left)
        hoped += opened_by_ability(_funded(friendly, faction, limited=True), faction, left)
    return hoped


def by_enlisting(s: State, faction: Faction, commands: Sequence[Command]) -> list[Command]:
    """4.5.1 Those of the Commands for which the Belgae would have a Region with Germanic Warbands as their own."""
    if faction is not BELGAE or not _may_enlist(s):
        return []
    return [c for board in joined_boards(s) for c in _ready(board, BELGAE, commands)]


def _reconciled(s: State, faction: Faction, limited: bool) -> State:
    """1.5.2 The same board, with nothing refused by those who could be given Resources, and then be asked anew."""
    refusing = [f for f in others(s, faction) if has_refused(s, f)] if is_executing(s, faction) else []
    rich = _funded(s, faction, limited) if refusing else s
    bought = [f for f in refusing if transferable(rich, faction, f)]
    friendly = s.copy() if bought else s
    for other in bought:
        forget_refusals(friendly, other)
    return friendly


def _with_lenders(s: State, faction: Faction, limited: bool) -> State:
    """8.8.8 The same board, with Auxilia of Non-player Romans, who lend them once Aedui have fewer Allies: taken off
    (1.4.1) or Suborned."""
    fewer = faction is AEDUI and not is_nonplayer(s, AEDUI) and (is_executing(s, AEDUI) or not limited)
    if not fewer or not may_still_lend(s, ROMANS):
        return s
    friendly = s.copy()
    friendly.pact = altered(friendly.pact, ROMANS, AGREED)
    return friendly


def _funded(s: State, faction: Faction, limited: bool) -> State:
    """The same board, with the Resources that Trade or another Faction could bring to a poor one."""
    purse = s.resources[faction]
    if purse >= ENOUGH:
        return s
    traded = _trade_income(s) if faction is AEDUI and not limited else 0
    germanic = ENOUGH if faction is BELGAE and not limited and _may_enrich_germans(s) else 0
    swayed = _swayed_by_germans(s) if faction is BELGAE and not limited else ()
    given = max(may_be_given(board, faction) for board in (s, *swayed))
    most = min(ENOUGH, purse + traded + given + germanic)
    if most == purse:
        return s
    rich = s.copy()
    rich.resources[faction] = most
    return rich


def _may_enlist(s: State) -> bool:
    """4.1 Enlist is not used yet, nor as many Special Abilities as there may be, and there are Germans."""
    used = s.ability and (s.grants <= 1 or ENLIST in (s.ability, s.other_ability))
    return not used and bool(enlist_regions(s))


def _may_enrich_germans(s: State) -> bool:
    """A4.5.1 Germans whom the Belgae Enlist to Raid fill the purse of their player, who may give."""
    if not is_player(s, GERMANS) or not _may_enlist(s):
        return False
    return any(may_command(s, RAID, region) for region in enlist_regions(s))


def _swayed_by_germans(s: State) -> Iterator[State]:
    """8.6.6 As Germans whom the Belgae Enlist may leave the board to Aedui who help Roman players: with an Ally that
    takes a Tribe from the Roman score, or with the Romans robbed, helped, and ready to be asked anew (1.5.2)."""
    if is_nonplayer(s, ROMANS) or not is_nonplayer(s, AEDUI) or not _may_enlist(s):
        return
    for region in enlist_regions(s):
        sites = ally_sites(s, region, GERMANS) if controls(s, GERMANS, region) else []
        for tribe in sites if may_command(s, RALLY, region) else []:
            allied = s.copy()
            place_ally(allied, tribe, GERMANS)
            yield allied
        if may_command(s, RAID, region) and ROMANS in raid_targets(s, GERMANS, region):
            yield from _helped(s, most_raiders(s, GERMANS))


def _helped(s: State, lost: int) -> Iterator[State]:
    """8.6.6 The Romans have lost so many Resources, and been helped, if the Aedui do so now."""
    robbed = s.copy()
    robbed.resources[ROMANS] = max(0, s.resources[ROMANS] - lost)
    if admit_romans(s) and in_roman_need(robbed):
        robbed.resources[ROMANS] += GIFT
        forget_refusals(robbed, ROMANS)
        yield robbed


def _trade_income(s: State) -> int:
    """4.4.1 What Trade could still bring now, if all agree who might; A1.4 with pieces that may be shared."""
    if s.ability and (s.grants <= 1 or TRADE in (s.ability, s.other_ability)):
        return 0
    board = all_shared(s, AEDUI) if s.diviciacus else s
    return income(board, willing(board)) if trade_is_possible(board) else 0


def _after_any_removal(s: State, faction: Faction, placing: Command, limited: bool) -> bool:
    """Also where pieces are shared (38, A1.4) or Germans have joined the Belgae (4.5.1)."""
    shared = shareable(s, faction)
    boards = [s, shared_in(s, faction, shared)] if shared else [s]
    if faction is BELGAE and not limited and _may_enlist(s):
        boards += joined_boards(s)
    return any(_after_removal(board, faction, placing) for board in boards)


def _after_removal(s: State, faction: Faction, placing: Command) -> bool:
    """1.4.1 With all pieces on the map, Recruit or Rally can first take one off in order to place it elsewhere, if it
    can be paid for: that makes no Region cheaper."""
    if not is_executing(s, faction) or (available_bands(s, faction) and available_allies(s, faction)):
        return False
    if not SHEETS[placing].allows(s, faction):
        return False
    return any(_ready(board, faction, [placing]) for board in boards_without_one(s, faction))


def boards_without_one(s: State, faction: Faction) -> Iterator[State]:
    """1.4.1 The same board, without one of the pieces that the Faction could place again."""
    for region in regions(s):
        for what in (*own_pieces(s, region, OWN_BANDS[faction]), *fixed_targets(s, faction, region)):
            yield _without(s, region, what)


def _without(s: State, region: Region, what: Target) -> State:
    after = s.copy()
    if isinstance(what, Tribe):
        subdue(after, what)
    else:
        remove(after, region, what)
    return after
