"""3.1 Executing a Command: its Regions are selected, paid for and resolved in the order the Faction likes, and a
Special Ability comes in at one moment before, during or after (4.1)."""

from alesia.games.falling_sky.abilities.base import ABILITIES, GERMANIC_ABILITIES, Ability
from alesia.games.falling_sky.abilities.menu import ability_acts, use_ability
from alesia.games.falling_sky.board import regions_in
from alesia.games.falling_sky.commands.base import COMMANDS, MARCH, RECRUIT, SEIZE, Command, commands_of, rule_of
from alesia.games.falling_sky.commands.possible import hoped_for
from alesia.games.falling_sky.commands.recruit import is_foreign, select_recruit
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import ARVERNI, ROMANS, Faction, Region, mask_of
from alesia.games.falling_sky.negotiation import (
    CANCEL,
    NEGOTIATE,
    REFUSED,
    REMOVE,
    Gaul,
    forget_agreements,
    is_nonplayer,
    may_negotiate,
    may_remove,
    negotiate,
    proposals,
    remove_voluntarily,
    roman_need,
    tell_of_wall,
    truce_proposals,
)
from alesia.games.falling_sky.scenarios import PLACE_VERCINGETORIX, may_place_vercingetorix, offer_vercingetorix
from alesia.games.falling_sky.sharing import part_where_apart, share, shareable, shared_in
from alesia.games.falling_sky.state import PAID, State, end_enlist, end_sharing, is_executing, spends_corn
from alesia.games.falling_sky.tracks import spend
from alesia.kernel.ask import STOP, Act, Procedure, act, acts, choose
from alesia.kernel.word import Chosen

TAKE_BACK = act("take_back")


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
    asides = _asides(s, faction, command)
    choices += [] if choices == [TAKE_BACK] and not _may_open_yet(s, faction, command, asides) else asides
    return choices[:1] if len(choices) == 2 and _are_one(s, faction, choices) else choices


def _may_open_yet(s: State, faction: Faction, command: Command, asides: list[Act]) -> bool:
    """Whether others' Resources, own pieces made Available or Vercingetorix could still bring the Command a Region."""
    if PLACE_VERCINGETORIX in asides:
        return True
    return bool(hoped_for(s, faction, [command], limited=not s.grants))


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
    asked = [r for r in regions if not s.pending & r.mask]
    fresh = selectable(shared_in(s, faction, regions), faction, command, mask_of(asked)) if asked else []
    return [act("share", r) for r in regions if s.pending & r.mask or r in fresh]


def selectable(s: State, faction: Faction, command: Command, among: int = -1) -> list[Region]:
    """3.1 A Region only once; 2.3.5 a Limited Command just one; 5.4 those that an Event allows. All of them, or those
    among some."""
    if s.limited and s.selected:
        return []
    return SHEETS[command].regions(s, faction, among & ~s.selected & (s.within or -1))


def _other_commands(s: State, faction: Faction) -> list[Act]:
    """What was done has left no Region for the Command: another that the Special Ability may accompany; 5.4 an Event
    grants no other, A53 nor one that must be paid for."""
    if s.free or spends_corn(s):
        return []
    others = [c for c in commands_of(faction) if SHEETS[c].regions(s, faction)]
    used = (ABILITIES | GERMANIC_ABILITIES).get(s.ability)
    return [act("command", c) for c in others if used is None or c in used.commands]


def _asides(s: State, faction: Faction, command: Command) -> list[Act]:
    """1.5.2 Negotiation and 1.4.1 voluntary removal, to whoever executes by the Sequence of Play, A53 but nobody gives
    away what the Aedui have named; 2.1 Vercingetorix."""
    placing = [PLACE_VERCINGETORIX] if faction is ARVERNI and may_place_vercingetorix(s) else []
    if not is_executing(s, faction):
        return placing
    talks = [] if s.campaign or not (may_negotiate(s, faction) or _truces(s, faction, command)) else [NEGOTIATE]
    return talks + placing + ([REMOVE] if may_remove(s, faction) else [])


def _proposals(s: State, faction: Faction, command: Command) -> list[Act]:
    return proposals(s, faction) + _truces(s, faction, command)


def _truces(s: State, faction: Faction, command: Command) -> list[Act]:
    return truce_proposals(s, faction) if command in (MARCH, SEIZE) else []


def _take_step(g: Gaul, faction: Faction, command: Command, choice: Act) -> Procedure[None]:
    """38, A1.4 Whoever stands alone after it, or far from Diviciacus, is his owner's again."""
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
    if s.shared:
        part_where_apart(s, regions_in(s.shared))


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
