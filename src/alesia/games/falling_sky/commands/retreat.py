"""3.2.4, 3.3.4 Steps 2 and 6: declaring a Retreat and carrying it out; 4.5.2 uses the same Regions."""

from collections.abc import Sequence

from alesia.games.falling_sky.acting import acting_mobile
from alesia.games.falling_sky.board import loose, move, own_pieces, remove, take
from alesia.games.falling_sky.capabilities import NERVII, WAILING_WOMEN, capability, holds_in_battle
from alesia.games.falling_sky.commands.base import battle_rule
from alesia.games.falling_sky.commands.losses import all_fall, fixed_targets
from alesia.games.falling_sky.commands.strength import Terms, force_of, has_horse
from alesia.games.falling_sky.components import (
    BELGAE,
    GERMANS,
    HIDDEN,
    LEADER,
    LEGION,
    NOBODY,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.negotiation import Gaul, might_open
from alesia.games.falling_sky.regions import common_roads
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Act, Procedure, act, choose, choose_number, confirm
from alesia.kernel.word import Notes, phrase

STAND, RETREAT, RETREAT_NOWHERE, REMOVE_ALL = act("stand"), act("retreat"), act("retreat_nowhere"), act("remove_all")
Keep = tuple[tuple[Piece, int], ...]


def retreat_regions(s: State, faction: Faction, origin: Region, agreed: int) -> list[Region]:
    """Adjacent Regions under own Control, or of a Faction that agreed; never No Control."""
    return [r for r in common_roads(s, faction, origin) if controller(s, r) is faction or agreed & r.mask]


def askable_regions(s: State, faction: Faction, origin: Region, asked: int) -> list[Region]:
    """Adjacent Regions of others who have not been asked yet, and might agree."""
    near = [r for r in common_roads(s, faction, origin) if not asked & r.mask]
    return [r for r in near if _might_let_in(s, controller(s, r), faction)]


def _might_let_in(s: State, holder: Faction, faction: Faction) -> bool:
    return holder is not NOBODY and holder is not faction and might_open(s, holder, faction)


def never_retreats(s: State, attacker: Faction, defender: Faction) -> bool:
    """A33 unshaded the Germans, unless A31 cancels what harms them; A70 unshaded the Belgae."""
    fierce = defender is BELGAE and capability(s, NERVII, UNSHADED)
    trapped = defender is GERMANS and capability(s, WAILING_WOMEN, UNSHADED)
    return (fierce or trapped) and holds_in_battle(s, attacker, defender)


def has_movers(s: State, attacker: Faction, defender: Faction, region: Region) -> bool:
    """Whether anybody there can Retreat: nobody whom the game runs (3.4.5), nor Allies, Citadels and Forts, 4 nor those
    who are walled in."""
    return defender is not run_by_game(s) and bool(movers(s, attacker, defender, region))


def movers(s: State, attacker: Faction, defender: Faction, region: Region) -> dict[Piece, int]:
    """Who can leave; 4 nobody who is walled in, A31 unless that would help Germans."""
    there = own_pieces(s, region, acting_mobile(s, region, defender))
    if s.wall != region + 1 or not holds_in_battle(s, attacker, defender):
        return {what: s.pieces[region.base + what] for what in there}
    return {what: n for what in there if (n := loose(s, region, what))}


def declare_retreat(
    g: Gaul,
    attacker: Faction,
    defender: Faction,
    region: Region,
    besieging: bool,
    terms: Terms,
    losses: tuple[int, int],
) -> Procedure[int | None]:
    """Step 2: None to stand, or the mask of other Factions' Regions that are open to the Retreat; it may be declared
    even if no Region is open (ruling). The Defender knows whether Besiege is announced (4.2.3), on what terms the
    Battle is fought, and how many Losses he takes either way; if none of his pieces outlives them, nobody is asked to
    let them in, and he himself only if the Attackers have something to hide."""
    s = g.state
    if not has_movers(s, attacker, defender, region) or never_retreats(s, attacker, defender):
        return None
    doomed = _nobody_leaves(s, defender, region, losses[1], terms)
    if doomed and not _would_be_revealed(s, attacker, region, terms):
        return None
    agreed = asked = 0
    stand, leave = phrase("note.stand", losses[0], terms.counterattack), phrase("note.retreat", losses[1])
    notes = Notes([(STAND.option, stand), *[(each.option, leave) for each in (RETREAT, RETREAT_NOWHERE)]])
    rule, about = battle_rule(s, attacker), (region, attacker, besieging, terms, notes)
    while True:
        choices = [STAND, RETREAT if retreat_regions(s, defender, region, agreed) else RETREAT_NOWHERE]
        choices += [] if doomed else [act("ask_retreat", r) for r in askable_regions(s, defender, region, asked)]
        if RETREAT_NOWHERE in choices[-1:] and _is_lost_either_way(s, attacker, defender, region, losses, terms):
            return None
        choice = yield from choose(defender, "declare_retreat", rule, choices, *about)
        if not isinstance(choice.target, Region):
            return None if choice is STAND else agreed
        asked |= choice.target.mask
        if (yield from agrees_to_retreat(g, defender, choice.target)):
            agreed |= choice.target.mask


def _nobody_leaves(s: State, defender: Faction, region: Region, losses: int, terms: Terms) -> bool:
    """So many Losses take all who are there, and no die may save anybody; 2 the first takes a Legion without a roll."""
    legion = piece(ROMANS, LEGION)
    if losses and terms.legion_first and own_pieces(s, region, (legion,)):
        s, losses = s.copy(), losses - 1
        take(s, region, legion, 1)
    return all_fall(s, defender, region, losses)


def _is_lost_either_way(
    s: State, attacker: Faction, defender: Faction, region: Region, losses: tuple[int, int], terms: Terms
) -> bool:
    """Who stands falls, and who Retreats is removed; Allies there lose nothing by it, and nothing is hidden."""
    stays = attacker is ROMANS and any(loose(s, region, piece(defender, kind)) for kind in (LEADER, HIDDEN))
    if stays or s.wall == region + 1 or _would_be_revealed(s, attacker, region, terms):
        return False
    behind = len(fixed_targets(s, defender, region))
    just = losses == (sum(movers(s, attacker, defender, region).values()), 0) and not has_horse(s, attacker, False)
    spared = not behind or just
    return spared and all_fall(s, defender, region, losses[0] + behind)


def _would_be_revealed(s: State, attacker: Faction, region: Region, terms: Terms) -> bool:
    """Step 5, which a Retreat leaves out: Attackers who lie Hidden would not stay so."""
    unseen = any(what.kind == HIDDEN for what, _ in force_of(s, attacker, region, terms))
    return (unseen and not terms.hide_attackers) or bool(terms.support)


def agrees_to_retreat(g: Gaul, retreating: Faction, to: Region) -> Procedure[bool]:
    """The Faction in Control says whether it lets the others in; binding for this Battle."""
    holder = controller(g.state, to)
    agrees = yield from confirm(holder, "agree_retreat", "1.5.2", retreating, to)
    g.log("agree_retreat", "1.5.2", holder, retreating, to, agrees)
    return agrees


def goes_nowhere(s: State, attacker: Faction, defender: Faction, region: Region, agreed: int) -> bool:
    """Whether all that survive are removed: no Region is open, and 3.2.4 nobody may stay but before Romans."""
    return attacker is not ROMANS and not retreat_regions(s, defender, region, agreed)


def leaves_nobody(s: State, attacker: Faction, defender: Faction, region: Region, agreed: int) -> bool:
    """Whether whatever could take a Loss is removed anyway."""
    stays = fixed_targets(s, defender, region) or s.abatis[defender] == region + 1 or s.wall == region + 1
    return not stays and goes_nowhere(s, attacker, defender, region, agreed)


def carry_out_retreat(g: Gaul, attacker: Faction, defender: Faction, region: Region, agreed: int) -> Procedure[None]:
    """Step 6: all that survive move to one Retreat Region or are removed, if there is none in any case; against
    Romans some may stay."""
    s, rule = g.state, battle_rule(g.state, attacker)
    refuges = retreat_regions(s, defender, region, agreed)
    stay: Keep = ()
    if attacker is ROMANS:
        stay = yield from _who_stays(g, defender, region, refuges)
    survivors = movers(s, attacker, defender, region)
    leaving = _leaving(survivors, stay)
    if not leaving:
        if any(survivors.values()):
            g.log("all_stay", rule, defender, region)
        return
    choices: list[Region | Act] = [*refuges, REMOVE_ALL]
    to = yield from choose(defender, "retreat_to", rule, choices, region)
    for what, n in leaving:
        if isinstance(to, Region):
            move(s, region, to, what, n)
        else:
            remove(s, region, what, n)
    g.log("retreat", rule, defender, region, to if isinstance(to, Region) else None)


def _who_stays(g: Gaul, defender: Faction, region: Region, refuges: Sequence[Region]) -> Procedure[Keep]:
    """3.2.4 EXCEPTION: the Leader and any Hidden Warbands may stay put."""
    s = g.state
    leader, warband = piece(defender, LEADER), piece(defender, HIDDEN)
    leaders = loose(s, region, leader)
    if leaders:
        leaders = int((yield from confirm(defender, "leader_stays", "3.2.4", region, *refuges)))
    stay = yield from choose_number(defender, "hidden_stay", "3.2.4", 0, loose(s, region, warband), region)
    return ((leader, leaders), (warband, stay))


def _leaving(movers: dict[Piece, int], stay: Keep) -> list[tuple[Piece, int]]:
    staying = dict(stay)
    counts = [(what, n - staying.get(what, 0)) for what, n in movers.items()]
    return [(what, n) for what, n in counts if n]
