"""3.1 Executing a Command: its Regions are selected, paid for and resolved in the order the Faction likes, and a
Special Ability comes in at one moment before, during or after (4.1)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import ABILITIES, ENTREAT, GERMANIC_ABILITIES, SUBORN, TRADE, Ability
from alesia.games.falling_sky.abilities.enlist import all_joined, enlist_regions
from alesia.games.falling_sky.abilities.menu import ability_acts, usable_with, use_ability
from alesia.games.falling_sky.abilities.trade import trade_is_possible
from alesia.games.falling_sky.board import (
    acting_hidden,
    available_allies,
    available_bands,
    own_pieces,
    present,
    regions,
    regions_in,
    remove,
    subdue,
)
from alesia.games.falling_sky.capabilities import BAGGAGE_TRAINS, CONVICTOLITAVIS, capability
from alesia.games.falling_sky.commands.base import (
    BATTLE,
    COMMANDS,
    MARCH,
    RAID,
    RALLY,
    RECRUIT,
    SEIZE,
    Command,
    commands_of,
    rule_of,
)
from alesia.games.falling_sky.commands.battle import battle, battle_cost, battle_regions
from alesia.games.falling_sky.commands.losses import Target, fixed_targets
from alesia.games.falling_sky.commands.march import can_leave, is_frost, march, march_cost, payable_origins
from alesia.games.falling_sky.commands.raid import may_raid, raid
from alesia.games.falling_sky.commands.rally import may_rally, payable_rallies, rally, rally_cost
from alesia.games.falling_sky.commands.recruit import (
    is_foreign,
    may_recruit,
    payable_recruits,
    recruit,
    recruit_cost,
    select_recruit,
)
from alesia.games.falling_sky.commands.seize import seize, seize_regions
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    OWN_BANDS,
    ROMANS,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.negotiation import (
    CANCEL,
    NEGOTIATE,
    REFUSED,
    REMOVE,
    Gaul,
    forget_agreements,
    forget_refusals,
    has_refused,
    is_nonplayer,
    may_negotiate,
    may_remove,
    negotiate,
    proposals,
    remove_voluntarily,
    requestable,
    roman_need,
    tell_of_wall,
    transferable,
    truce_proposals,
)
from alesia.games.falling_sky.scenarios import PLACE_VERCINGETORIX, may_place_vercingetorix, offer_vercingetorix
from alesia.games.falling_sky.sharing import all_shared, part_if_apart, share, shareable
from alesia.games.falling_sky.state import PAID, SHADED, UNSHADED, State, end_enlist, end_sharing
from alesia.games.falling_sky.tracks import DEAREST, Cost, allowed, can_pay, payable, spend
from alesia.games.falling_sky.war import others
from alesia.kernel.ask import STOP, Act, Procedure, act, acts, choose
from alesia.kernel.word import Chosen

TAKE_BACK = act("take_back")
FREE_COMMANDS = (RECRUIT, SEIZE, RAID)  # may cost nothing


Regions = Callable[[State, Faction], Sequence[Region]]
Effect = Callable[[State, Faction, Region], bool]


class Sheet(NamedTuple):
    """What a Faction's sheet says of a Command: where its pieces and Resources allow it, at what cost, how, and whether
    it has effect in a Region."""

    verb: str
    allows: Regions
    cost: Cost
    resolve: Callable[[Gaul, Faction, Region], Procedure[None]]
    has_effect: Effect | None = None

    def regions(self, s: State, faction: Faction) -> Sequence[Region]:
        """Where the Command can be executed."""
        found, has_effect = self.allows(s, faction), self.has_effect
        return found if has_effect is None else [r for r in found if has_effect(s, faction, r)]

    def is_possible(self, s: State, faction: Faction) -> bool:
        """Whether there is such a Region, 5.4 of those that an Event allows."""
        found, has_effect = allowed(s, self.allows(s, faction)), self.has_effect
        return bool(found) if has_effect is None else any(has_effect(s, faction, r) for r in found)


def _free(s: State, faction: Faction, region: Region) -> int:
    return 0


def is_dear(s: State, faction: Faction) -> bool:
    """Convictolitavis (43, shaded) doubles what the Commands of the Aedui cost."""
    return faction is AEDUI and capability(s, CONVICTOLITAVIS, SHADED)


def _doubled(cost: Cost) -> Cost:
    return lambda s, faction, region: cost(s, faction, region) * (2 if is_dear(s, faction) else 1)


def _affordable(regions: Regions, cost: Cost) -> Regions:
    """Where cost is doubled, fewer Regions can be paid for."""

    def found(s: State, faction: Faction) -> Sequence[Region]:
        every = regions(s, faction)
        return payable(s, faction, every, _doubled(cost)) if is_dear(s, faction) else every

    return found


def _affordable_battles(s: State, faction: Faction) -> list[Region]:
    return payable(s, faction, battle_regions(s, faction), battle_cost)


def _costly(sheet: Sheet) -> Sheet:
    """A Command of Gauls that costs Resources, the Aedui sometimes twice as many."""
    return sheet._replace(allows=_affordable(sheet.allows, sheet.cost), cost=_doubled(sheet.cost))


SHEETS = {
    RECRUIT: Sheet("recruit", payable_recruits, recruit_cost, recruit, may_recruit),
    MARCH: _costly(Sheet("march", payable_origins, march_cost, march, can_leave)),
    SEIZE: Sheet("seize", seize_regions, _free, seize),
    BATTLE: _costly(Sheet("battle", _affordable_battles, battle_cost, battle)),
    RALLY: _costly(Sheet("rally", payable_rallies, rally_cost, rally, may_rally)),
    RAID: Sheet("raid", present, _free, raid, may_raid),
}


def possible_commands(s: State, faction: Faction, limited: bool) -> list[Command]:
    """Commands that have a Region to select now, or could get one: by a Special Ability that comes first (4.1), by
    Resources from Trade or from another Faction, or an agreement bought (1.5.2), by sharing (38), or by own pieces made
    Available (1.4.1)."""
    commands = commands_of(faction)
    ready = _ready(s, faction, commands)
    missing = [c for c in commands if c not in ready]
    hoped = _hoped_for(s, faction, missing, bool(ready), limited) if missing else ()
    return [c for c in commands if c in ready or c in hoped]


def _ready(s: State, faction: Faction, commands: Sequence[Command]) -> list[Command]:
    return [c for c in commands if SHEETS[c].is_possible(s, faction)]


def _hoped_for(s: State, faction: Faction, missing: list[Command], ready: bool, limited: bool) -> list[Command]:
    """Those of the Commands missing that could still get a Region."""
    friendly = _reconciled(s, faction)
    funded = _funded(friendly, faction, limited)
    hoped = [] if funded is s else _ready(funded, faction, missing)
    hoped += _ready(all_shared(funded, faction), faction, missing) if shareable(friendly, faction) else []
    if not limited:
        hoped += _if_enlisted(funded, faction, missing)
        hoped += _after_ability(funded, faction, missing) if ready or hoped else []
    placing = commands_of(faction)[0]
    if placing in missing and placing not in hoped and _after_removal(funded, faction, placing):
        hoped.append(placing)
    return hoped


def _after_ability(s: State, faction: Faction, missing: list[Command]) -> list[Command]:
    """Commands that can be paid for, and may get a Region from a Special Ability; another Command is possible anyway,
    so that the Special Ability will accompany one."""
    warm = [c for c in missing if c is not MARCH or not is_frost(s)]
    paid = [c for c in warm if can_pay(s, faction, _least_cost(s, faction, c))]
    lacking = not any(acting_hidden(s, r, faction) for r in present(s, faction))
    return [c for c in paid if any(_may_open(ability, c, lacking) for ability in usable_with(s, faction, c))]


def _may_open(ability: Ability, command: Command, lacking: bool) -> bool:
    """Trade brings only Resources; a Raid needs Hidden Warbands: who has none gets some by Entreat and Suborn alone."""
    return ability in (ENTREAT, SUBORN) if command is RAID and lacking else ability is not TRADE


def _least_cost(s: State, faction: Faction, command: Command) -> int:
    """What the Command costs in one Region at least; March out of Cisalpina nothing (5)."""
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


def _reconciled(s: State, faction: Faction) -> State:
    """1.5.2 The same board, with nothing refused by those who could be given Resources, and then be asked anew."""
    if s.executor != faction + 1:
        return s
    bought = [f for f in others(s, faction) if has_refused(s, f) and transferable(s, faction, f)]
    friendly = s.copy() if bought else s
    for other in bought:
        forget_refusals(friendly, other)
    return friendly


def _funded(s: State, faction: Faction, limited: bool) -> State:
    """The same board, with the Resources that Trade or another Faction could bring to a poor one."""
    traded = not limited and faction is AEDUI and trade_is_possible(s)
    given = any(requestable(s, f, faction) for f in others(s, faction))
    if s.resources[faction] >= DEAREST or not (traded or given):
        return s
    rich = s.copy()
    rich.resources[faction] = DEAREST
    return rich


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


def execute_command(g: Gaul, faction: Faction, command: Command, limited: bool) -> Procedure[bool]:
    """3.1 Step by step until the Faction is done; False if it was called off before anything happened."""
    s = g.state
    before = s.copy()
    s.command, s.limited = command, int(limited)
    if limited and not s.free:
        s.grants = 0
    while True:
        command = COMMANDS[s.command]
        fresh = selectable(s, faction, command)
        choices = steps(s, faction, command, fresh)
        choice = yield from choose(
            faction, "command", rule_of(s, command, faction), choices, command, *_terms(s, command), *_selected(s)
        )
        if choice in (STOP, CANCEL, TAKE_BACK):
            break
        yield from _take_step(g, faction, command, choice)
        tell_of_wall(g)
    s.selected = s.pending = 0
    end_enlist(s)
    end_sharing(s)
    if choice is CANCEL:
        _call_off(g, faction, command, before.resources[faction])
    elif choice is TAKE_BACK:
        s.restore(before)
        g.log("taken_back", "4.1", faction, command)
    return choice is STOP


def _call_off(g: Gaul, faction: Faction, command: Command, had: int) -> None:
    """1.5.2 The Command and what was agreed for it end; 3.2.1 what was paid for a Recruit comes back."""
    s = g.state
    paid = had - s.resources[faction]
    s.resources[faction] = had
    s.command = s.committed = 0
    forget_agreements(s)
    if paid:
        g.log("refund", rule_of(s, command, faction), faction, paid, command)


def _terms(s: State, command: Command) -> list[str]:
    """On what terms: 5.4 free of cost; 13 a Recruit only in a Supply Line."""
    return ["free"] if s.free else ["supplied"] if command is RECRUIT and is_foreign(s) else []


def _selected(s: State) -> list[Chosen]:
    """3.1 The Regions of the Command so far."""
    return [Chosen(regions_in(s.selected))] if s.selected else []


def steps(s: State, faction: Faction, command: Command, fresh: list[Region]) -> list[Act]:
    """Everything that the Faction can do next in its Command."""
    sheet = SHEETS[command]
    choices = acts(sheet.verb, regions_in(s.pending)) if s.pending else []
    choices += acts(sheet.verb, fresh)
    if not s.limited:
        choices += acts("select", fresh)
    choices += _share_acts(s, faction, command)
    choices += ability_acts(s, faction)
    if s.selected and not s.pending:
        choices.append(STOP)
    if may_cancel(s):
        choices.append(CANCEL)
    elif not s.selected and not fresh:
        choices += _other_commands(s, faction) or [TAKE_BACK]
    choices += _asides(s, faction, command)
    return choices[:1] if len(choices) == 2 and _are_one(s, faction, choices) else choices


def _are_one(s: State, faction: Faction, choices: list[Act]) -> bool:
    """One Region, to be resolved or selected first, and nothing that could come in between, 38 such as sharing with
    whom one would have to fight; 8.2.3 here a Non-player makes its plan."""
    return choices[1].verb == "select" and not is_nonplayer(s, faction) and not shareable(s, faction)


def may_cancel(s: State) -> bool:
    """1.5.2 Nothing has happened yet; 3.2.1 or only a Recruit was paid for, and somebody has refused a Supply Line."""
    return not s.committed or (s.committed == PAID and REFUSED in s.consent)


def _share_acts(s: State, faction: Faction, command: Command) -> list[Act]:
    """38 Regions still to be resolved where Aedui Warbands and Auxilia could act as one Faction's in the Command; A1.4
    or all, while a Special Ability may still come."""
    regions = shareable(s, faction)
    if not regions:
        return []
    if s.diviciacus and s.grants > bool(s.ability):
        return [act("share", r) for r in regions]
    fresh = selectable(all_shared(s, faction), faction, command)
    return [act("share", r) for r in regions if s.pending & r.mask or r in fresh]


def selectable(s: State, faction: Faction, command: Command) -> list[Region]:
    """3.1 A Region only once; 2.3.5 a Limited Command just one."""
    if s.limited and s.selected:
        return []
    found = allowed(s, SHEETS[command].regions(s, faction))
    return [r for r in found if not s.selected & r.mask] if s.selected else found


def _other_commands(s: State, faction: Faction) -> list[Act]:
    """What was done has left no Region for the Command: another that the Special Ability may accompany; 5.4 an Event
    grants no other, A53 nor one that must be paid for."""
    if s.free or (s.campaign and s.executor):
        return []
    others = [c for c in commands_of(faction) if SHEETS[c].regions(s, faction)]
    used = (ABILITIES | GERMANIC_ABILITIES).get(s.ability)
    return [act("command", c) for c in others if used is None or c in used.commands]


def _asides(s: State, faction: Faction, command: Command) -> list[Act]:
    """1.5.2 Negotiation and 1.4.1 voluntary removal, to whoever executes by the Sequence of Play, A53 but nobody gives
    away what the Aedui have named; 2.1 Vercingetorix."""
    placing = [PLACE_VERCINGETORIX] if faction is ARVERNI and may_place_vercingetorix(s) else []
    if s.executor != faction + 1:
        return placing
    talks = [] if s.campaign or not (may_negotiate(s, faction) or _truces(s, faction, command)) else [NEGOTIATE]
    return talks + placing + ([REMOVE] if may_remove(s, faction) else [])


def _proposals(s: State, faction: Faction, command: Command) -> list[Act]:
    return proposals(s, faction) + _truces(s, faction, command)


def _truces(s: State, faction: Faction, command: Command) -> list[Act]:
    return truce_proposals(s, faction) if command in (MARCH, SEIZE) else []


def _take_step(g: Gaul, faction: Faction, command: Command, choice: Act) -> Procedure[None]:
    s = g.state
    if choice.verb == "share":
        assert isinstance(choice.target, Region)
        yield from share(g, faction, choice.target)
    elif isinstance(choice.target, Region):
        yield from _region_step(g, faction, command, choice, choice.target)
    elif isinstance(choice.target, Ability):
        yield from use_ability(g, faction, choice)
    elif isinstance(choice.target, Command):
        s.command = choice.target
        forget_agreements(s, ("truce",))  # 3.2.2 a truce is for one Command
    elif choice is PLACE_VERCINGETORIX:
        yield from offer_vercingetorix(g)
    elif choice is NEGOTIATE:
        yield from negotiate(g, faction, _proposals(s, faction, command))
    else:
        yield from remove_voluntarily(g, faction)


def _region_step(g: Gaul, faction: Faction, command: Command, choice: Act, region: Region) -> Procedure[None]:
    """Select and pay; or resolve a Region that is selected; or both at once."""
    s = g.state
    if not s.selected & region.mask:
        paid = yield from _select(g, faction, command, region)
        if not paid:
            return
    if choice.verb != "select":
        s.pending &= ~region.mask
        s.committed = 1
        part_if_apart(s, region)
        g.log("resolve", rule_of(s, command, faction), faction, command, region)
        yield from SHEETS[command].resolve(g, faction, region)


def _select(g: Gaul, faction: Faction, command: Command, region: Region) -> Procedure[bool]:
    """3.1 Select and pay; 3.2.1 a Recruit that has cost nothing yet may still be called off (1.5.2)."""
    s = g.state
    if command is RECRUIT:
        if not (yield from select_recruit(g, faction, region)):
            return False
    else:
        cost = SHEETS[command].cost(s, faction, region)
        spend(s, faction, cost)
        g.log("pay", rule_of(s, command, faction), faction, cost, command, region)
        s.committed = 1
        if cost and faction is ROMANS:
            yield from roman_need(g)
    s.selected |= region.mask
    s.pending |= region.mask
    return True
